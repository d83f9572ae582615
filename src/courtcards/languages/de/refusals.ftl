### Refusals: why the server does not do what it was asked for

## Seats

no-seat =
    Diesen Platz gibt es nicht: Dieser Tisch hat { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    }.
seat-taken = Auf diesem Platz sitzt schon { $name }.
seat-yours = Deinen eigenen Platz kann kein Bot bekommen.
seat-empty = Dort sitzt niemand.
no-free-seat = Es ist kein Platz frei.
table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
seats-free =
    { $count ->
        [one] Ein Platz ist
       *[other] { $count } Plätze sind
    } noch frei.
join-later = Gerade wird gespielt. Du kannst zuschauen und beim nächsten Spiel mitmachen.
no-seat-change = Während eines Spiels kannst du den Platz nicht wechseln.
no-clearing = Während eines Spiels kannst du keinen Platz frei machen.
watching = Du schaust zu. Setz dich zuerst hin.
host-only = Das darf nur der Gastgeber: { $name }.
players-only = Das darf nur, wer einen Platz hat.
left-table = Du hast diesen Tisch verlassen.
no-level = Bots dieser Stärke gibt es nicht.
no-character = Diese Figur gibt es nicht.
no-bot-there = Eine Figur braucht den Platz eines Bots.
character-taken = Diese Figur sitzt schon am Tisch.
character-needs-seat = Wähle einen Platz für diese Figur.

## The game

no-game-on = Gerade wird nicht gespielt.
not-your-turn = Du bist nicht dran.
illegal-move = Dieser Zug ist jetzt nicht erlaubt.
position-changed = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
table-changed = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin.
# Versions are counted by programs: one for every change of the table.
version-ahead = Der Tisch ist bei Version { $version }. Version { $asked } kommt erst noch.
already-started = Das Spiel hat schon begonnen.
no-rematch-yet = Noch einmal spielen könnt ihr, wenn ein Spiel zu Ende ist.
bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
bot-plays-already = Es spielt schon ein Bot für dich.
no-bot-plays = Es spielt kein Bot für dich.
options-impossible = Diese Regeln lassen sich nicht kombinieren. Ändere eine Option und versuch es noch einmal.

## Talk

no-phrase = Diesen Satz gibt es nicht.
no-emote = Dieses Gesicht gibt es nicht.
no-chat = An öffentlichen Tischen gibt es nur fertige Sätze und Gesichter.
empty-text = In diesem Text steht nichts.
talk-limit = Du hast viel gesagt. Lass auch die anderen zu Wort kommen.
talk-full = An diesem Tisch sind keine weiteren Nachrichten möglich.

## Lessons, and finished games

no-guide = Zu diesem Spiel gibt es keine Kurzanleitung.
no-lesson = Für dieses Spiel gibt es noch keine Lektion.
no-scene =
    Szene { $number } gibt es nicht: Diese Lektion hat { $count ->
        [one] eine Szene
       *[other] { $count } Szenen
    }.
no-finished-game = Dieses Spiel gibt es an diesem Tisch nicht, oder es ist noch nicht zu Ende.
no-game-yet = An diesem Tisch wurde noch kein Spiel gespielt.

## Limits

house-full = Der Server ist voll. Komm später wieder.
too-many-tables =
    Von deiner Adresse aus { $count ->
        [one] ist schon ein Tisch
       *[other] sind schon { $count } Tische
    } offen. Spiel dort oder komm später wieder.
too-many-listed =
    Von deiner Adresse aus { $count ->
        [one] ist schon ein öffentlicher Tisch
       *[other] sind schon { $count } öffentliche Tische
    } offen. Eröffne einen für Leute, die den Link haben.
too-many-connections = Von deiner Adresse kommen zu viele Verbindungen.
too-many-requests = Zu viele Anfragen. Warte einen Moment.
too-many-messages = Zu viele Nachrichten. Warte einen Moment.
server-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.

## Storage

# What is wrong with the server's storage; a part of the sentences below.
trouble =
    { $trouble ->
        [full] Die Festplatte des Servers ist voll
        [locked] Die Datenbank des Servers ist von einem anderen Programm gesperrt
        [readonly] In die Datenbank des Servers kann nicht geschrieben werden
        [unreachable] Der Server erreicht seine Datenbank nicht
        [moved] Der Tisch zieht gerade auf einen anderen Server um
        [damaged] Die Datenbank des Servers ist beschädigt
       *[broken] Der Speicher des Servers funktioniert nicht
    }
not-stored = Das wurde nicht gespeichert: { trouble }. Versuch es gleich noch einmal.
not-answered = Noch ist nicht bekannt, ob das gespeichert wurde. Versuch es gleich noch einmal.
table-not-made = Der Tisch wurde nicht eröffnet: { trouble }. Versuch es gleich noch einmal.
table-not-opened = Der Tisch kann nicht geöffnet werden: { trouble }. Versuch es gleich noch einmal.
not-ready = Der Server ist nicht bereit: { trouble }.
table-damaged = Dieser Tisch ist beschädigt und wurde geschlossen. Was von ihm übrig ist, wird zur Reparatur aufgehoben.
game-damaged = Die Aufzeichnung dieses Spiels ist beschädigt. Was von ihr übrig ist, wird zur Reparatur aufgehoben.
server-error = Auf dem Server ist etwas schiefgegangen. Es wurde protokolliert.

## Addresses, and requests of programs

no-table = Diesen Tisch gibt es nicht.
no-game = Dieses Spiel gibt es nicht.
no-language = Diese Sprache gibt es nicht.
not-found = Unter dieser Adresse gibt es nichts.
not-supported = Das geht unter dieser Adresse nicht.
no-token = Dafür braucht es das Token eines Platzes.
wrong-token = Dieses Token gehört niemandem an diesem Tisch oder ist abgelaufen.
no-profile = Dieses Profil gibt es nicht: Es wurde gelöscht, oder sein Geheimnis stimmt nicht.
other-site = Diese Anfrage kommt von einer anderen Website.
other-host = Dieser Server heißt nicht { $name }. Wer ihn betreibt, kann diesen Namen mit --names erlauben.
no-host = Diese Anfrage sagt nicht, für welchen Server sie ist. Wer diesen betreibt, kann Namen mit --names erlauben.
request-invalid = Der Server versteht diese Anfrage nicht.
request-unreadable = Der Server kann diese Anfrage nicht lesen.
request-too-long = Eine Anfrage darf höchstens { $bytes } Bytes haben.
request-head-too-long = Der Kopf einer Anfrage darf höchstens { $bytes } Bytes in { $lines } Zeilen haben.
request-too-slow = Eine Anfrage muss innerhalb von { $seconds } Sekunden vollständig sein.
hello-missing = Die erste Nachricht muss ein hello sein.
hello-too-late = Das hello kam zu spät.
