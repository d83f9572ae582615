### The pages of the browser

title = Court Cards
motto = Vier Kartenspiele voller Lügen, Glück und Hofintrigen.
loading = Einen Moment …
failed = Das hat nicht geklappt: { $why }
unreachable = Der Server ist nicht erreichbar.
close = Schließen
yourName = Dein Name
namePlaceholder = Wie sollen wir dich nennen?
guest = Gast
avatar = Avatar
face-toad = Kröte
face-cat = Katze
face-fox = Fuchs
face-hedgehog = Igel
face-owl = Eule
face-panda = Panda
face-unicorn = Einhorn
playNow = Jetzt spielen
level = Stärke der Bots
players = Spieler
playersExactly =
    { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
playersRange = { $from }–{ $to } Spieler
newTable = Leute einladen
makeTable = Tisch eröffnen
rules = Regeln
rulesInShort = Kurz erklärt
rulesHere = An diesem Tisch
rulesInFull = Alle Regeln
cardFaceDown = verdeckte Karte
preset = Regelwerk
options = Regeloptionen
byDefault = { $value } (Standard)
yes = ja
no = nein
clock = Uhr
clock-off = ohne Uhr
clock-relaxed = gemütlich: 5 Minuten, 30 Sekunden pro Zug
clock-normal = normal: 2 Minuten, 15 Sekunden pro Zug
clock-fast = schnell: 40 Sekunden, 5 Sekunden pro Zug
clock-daily = ein Tag pro Zug
whoFinds = Sichtbarkeit
byLink = nur mit dem Link
everybody = für alle, in der Liste
whoStarts = Wer beginnt
startsRandom = das Los entscheidet
bots = Bots
botsNone = vorerst keine
joinTitle = An einen Tisch setzen
joinLabel = Link oder Code
join = Hingehen
publicTables = Öffentliche Tische
noTables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
seatsFree = { $count } frei
watchersCount =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
continueTitle = Angefangene Spiele
continueAt = Weiterspielen
finishedTitle = Beendete Spiele
lookAgain = Ansehen
forget = Diesen Tisch vergessen
youTitle = Du
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
contrast = Kontrast
contrast-normal = normal
contrast-high = hoch
pace = Tempo
pace-calm = gemächlich
pace-brisk = flott
pace-instant = sofort
sound = Töne
banter = Bots sagen ab und zu etwas
licences = Schriften und Bilder: Urheber und Lizenzen
docs = Dokumentation: wie alles funktioniert (englisch)
lobby = Zur Lobby
waiting = Warten auf Mitspieler
yourTurn = Du bist dran
turnOf = { $name } überlegt
over = Das Spiel ist aus
offline = Keine Verbindung. Neuer Versuch …
overdue = Der Server hat noch nicht geantwortet …
noTable = Es gibt keinen Tisch mit diesem Namen.
nothingHere = Unter dieser Adresse gibt es nichts.
damagedTable = Die Aufzeichnungen dieses Tisches sind beschädigt, deshalb wurde er geschlossen. Was übrig ist, wird zur Reparatur aufgehoben.
spectator = Du schaust zu.
warmingUp = Die Bots wärmen sich noch auf: Bald denken sie weiter voraus.
botPlays = Ein Bot spielt für dich.
takeBack = Platz wieder einnehmen
goAway = Bot für mich spielen lassen
seats = Plätze
seat = Platz { $number }
seatFree = frei
sitHere = Hier hinsetzen
bot = Bot, { $level }
botInstead = ein Bot spielt
gone = nicht verbunden
host = Gastgeber
addBot = Bot hinzufügen
fill = Mit Bots auffüllen
removeFrom = Den Platz von { $name } frei machen
start = Spiel beginnen
startHint = Der Gastgeber beginnt, sobald alle Plätze besetzt sind.
allHere = Alle sind da: { $name } kann das Spiel starten.
invite = Einladen
inviteHint = Wer diesen Link hat, kann sich hinsetzen. Niemand braucht ein Konto.
copy = Link kopieren
copied = Kopiert
history = Was geschah
historyEmpty = Noch nichts.
talk = Gespräch
unread = etwas Neues
talkEmpty = Noch hat niemand etwas gesagt.
phrases = Etwas sagen
emotes = Gesicht zeigen
chatLabel = Etwas schreiben
send = Senden
mute = { $name } stummschalten
unmute = { $name } wieder hören
rematch = Noch einmal spielen
leave = Gehen
leaveSure = Endgültig gehen? Ein Bot nimmt deinen Platz ein.
download = Aufzeichnung herunterladen
replay = Spiel ansehen
replayEnd = Zurück zum Tisch
share = Teilen
savePicture = Bild speichern
pictureFailed = Das Bild konnte nicht gezeichnet werden.
qrCode = QR-Code
qrHint = Richte die Kamera eines Handys oder Tablets hierauf, um an diesen Tisch zu kommen.
shareMoment = Diesen Moment teilen
sight = Gesehen von
sightOpen = Alle Karten offen
sightOf = Wie { $name } es sah
stepOf = Schritt { $step } von { $total }
first = Zum Anfang
previous = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
playOn = Abspielen
pauseRun = Anhalten
fairness = War das fair?
fairnessLine = Vor dem Geben zeigte dieser Tisch die Zusage { $commitment }. Sie ist der SHA-256-Hash des Startwerts { $seed }, aus dem alle Karten gegeben wurden. `courtcards verify` prüft die Aufzeichnung gegen beide.
fairnessBefore = Zusage für dieses Geben: { $commitment }
youWon = Du hast gewonnen!
youLost = Du hast verloren.
scores = Punkte
scoresYou = Du
moves = Was du tun kannst
nothingToDo = Gerade gibt es nichts zu tun.
timeLeft = Restzeit von { $name }
hello = Hinsetzen
aids = Hilfen zeigen, etwa das Risiko, sich zu verzocken
lookAt = Diesen Moment ansehen
optionsByDefault = Alle übrigen (Standard)
figures = Wie alle gespielt haben
menu = Menü
learn = Lernen
learnt = gelernt
lessonOf = Lernen: { $game }
noLesson = Für dieses Spiel gibt es noch keine Lektion.
coach = Die Hofkakerlake
sceneOf = Szene { $number } von { $total }
sceneAgain = Noch einmal
sceneBack = Zur Szene davor
sceneSkip = Weiter zur nächsten Szene
sceneNext = Weiter
lessonEnd = Jetzt weißt du, wie es geht. An einem richtigen Tisch warten ein paar Neulinge auf dich.

## Tische mit einem Tag pro Zug, und was davon berichtet

dailyHint = Alle kommen und gehen, wie sie wollen, und haben für jeden Zug einen Tag. Danach spielt ein Bot an ihrer Stelle, bis sie zurück sind.
dailyWaiting = Du kannst diese Seite schließen: Der Tisch wartet unter „Angefangene Spiele“ auf dich.
readyToStart = Alle sind da: Starte das Spiel
hoursLeft =
    { $count ->
        [one] noch 1 Stunde
       *[other] noch { $count } Stunden
    }
minutesLeft =
    { $count ->
        [one] noch 1 Minute
       *[other] noch { $count } Minuten
    }
turnsElsewhere =
    { $count ->
        [one] du bist an einem anderen Tisch dran
       *[other] du bist an { $count } anderen Tischen dran
    }
notify = Benachrichtigen, wenn ich dran bin
notifyHint = Funktioniert, solange eine Seite von Court Cards in diesem Browser offen ist, auch im Hintergrund. Ein geschlossener Browser bekommt keine Nachricht.
notifyBlocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. In seinen Website-Einstellungen kannst du sie erlauben.
notifyNever = Dieser Browser kann hier keine Benachrichtigungen zeigen: Dafür braucht es eine Seite über https.
vibration = Vibrieren, wenn ich dran bin
soundQuestion = Mit Tönen spielen?
soundOn = Töne an
soundOff = Nein, danke

## Eine Einladung

invitesYou = { $name } lädt dich ein: { $game }
invitedTo = Du bist eingeladen: { $game }
tableFor =
    { $free ->
        [0] { $count } Spieler: Alle Plätze sind besetzt.
        [one] { $count } Spieler: Ein Platz ist frei.
       *[other] { $count } Spieler: { $free } Plätze sind frei.
    }
clockSays-off = Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.
clockSays-relaxed = Gemütliche Uhr: 5 Minuten für jeden, und 30 Sekunden mehr mit jedem Zug.
clockSays-normal = Normale Uhr: 2 Minuten für jeden, und 15 Sekunden mehr mit jedem Zug.
clockSays-fast = Schnelle Uhr: 40 Sekunden für jeden, und 5 Sekunden mehr mit jedem Zug.
clockSays-daily = Ein Tag pro Zug: Komm und geh, wie du magst. Nach einem Tag spielt ein Bot für dich, bis du zurück bist.
presetSays = Regelwerk: { $value }.
optionSays = { $option }: { $value }.
optionsUsual = Alle Regeloptionen stehen auf Standard.
optionsSpecial = Regeloptionen, die vom Standard abweichen:
newToIt = Neu in diesem Spiel? Lerne es in ein paar Minuten.
justWatch = Nur zuschauen
watch = Zuschauen
watchHint = Du kannst zuschauen: Das Spiel erscheint hier, sobald es beginnt.
seatsTaken = Alle Plätze sind besetzt.
seatIsFree = Ein Platz ist frei.
keySheet = Tastenkürzel
keysHere = Auf dieser Seite
keysEverywhere = Überall
keyTab = Zum nächsten Bedienelement (zurück mit Umschalt)
keyEnter = Das gewählte Bedienelement drücken
keyEscape = Ein Blatt schließen oder eine Wahl zurücknehmen
keysOn = Einzelne Tasten als Kürzel verwenden
