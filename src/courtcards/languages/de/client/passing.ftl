### The table of both Cockroach Pokers

hand = Deine Hand
cardsCount =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
handOf =
    { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
rowOf = Vor { $name }
rowEmpty = noch nichts
rowCount = { $count } × { $card }
danger =
    Noch einmal { $card }, und { $name-is ->
        [you] du verlierst
       *[other] { $name } verliert
    }
lost = verloren
crown = { $card } mit Krone
chooseCard = Wähle eine Karte aus deiner Hand
choosePlayer = Wem schiebst du sie zu?
chooseClaim = Was sagst du an?
isTruth = die Wahrheit
offerLine = { $card } an { $name }, angesagt als „{ $claim }“
passLine = Weiter an { $name }, angesagt als „{ $claim }“
offerDo = Hinüberschieben
passDo = Weitergeben
undo = Zurück
judgeTitle = { $name } sagt: „{ $claim }“. Glaubst du das?
believe = Stimmt
doubt = Stimmt nicht
peek = Ansehen und weitergeben
peekHint = Dann kennst du sie und musst sie weitergeben.
youKnow = Nur du kennst sie: { $card }
payHint = Wähle aus deiner Hand, dann leg ab.
payTitle = Leg eine Karte ab, die zu „{ $claim }“ passt, oder zwei beliebige
payFor = Bezahlt wird für: { $card }.
payAgain = Es wird noch einmal bezahlt, diesmal für: { $card }.
pay = Ablegen
pile = Strafstapel
pileCount =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, obenauf: { $card }
pileEmpty = leer
aside = Auf dem Tisch
lastSeen = { $card } ging zuletzt an { $name }
onItsWay = Die Karte unterwegs
path = Der Weg der Karte
revealed = Es war: { $card }
verdict-truth = Es war die Wahrheit
verdict-lie = Es war gelogen
taker =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } sie
starts =
    { $name-is ->
        [you] Du beginnst
       *[other] { $name } beginnt
    } die Runde
roundOf = Runde { $number }
keys = Tasten: 1–9 wählt, Enter bestätigt, Escape geht zurück
