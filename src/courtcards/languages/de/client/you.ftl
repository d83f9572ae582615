### You: what somebody has played

title = Du
since = Seit { $date }
empty = Noch keine Spiele. Spiel eines zu Ende, dann wird es hier gezählt.
off = Deine Spiele werden nicht gezählt.
turnOn = Meine Spiele ab jetzt zählen
toLobby = Zu den Spielen
asOf = Der Server ist nicht erreichbar. So war es am { $date }.
all = Alle Spiele
choose = Welche Spiele
games =
    { $count ->
        [one] Spiel
       *[other] Spiele
    }
won = gewonnen
lost = verloren
left = vorzeitig verlassen
streak = zuletzt in Folge gewonnen
longest = längste Siegesserie
results = Ergebnisse
resultsLine =
    { $won } gewonnen, { $lost } verloren{ $left ->
        [0] { "" }
       *[other] , { $left } vorzeitig verlassen
    }
recentLine =
    { $count ->
        [one] Das letzte Spiel
       *[other] Die letzten { $count } Spiele, das neueste rechts
    }
outcome-won = gewonnen
outcome-lost = verloren
outcome-left = vorzeitig verlassen
style = Wie du spielst
perGame = { $what } pro Spiel
figure-lies = gelogene Ansagen
figure-lies-believed = deine Lügen, die geglaubt wurden
figure-doubts = bezweifelte Ansagen
styleHint = Spiele, in denen zeitweise ein Bot für dich gespielt hat, zählen hier nicht.
rivals = Gegner
rival = Name
rivalGames = Spiele
rivalWon = Du hast gewonnen
recent = Letzte Spiele
data = Deine Daten
dataHint = All das gehört zu einem anonymen Profil. Es hat keinen Namen, niemand sonst kann es sehen, und nur dieser Browser hat den Schlüssel dazu.
carry = Auf ein anderes Gerät mitnehmen
carryHint = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Wer den Link hat, kann deine Statistik sehen und löschen: Gib ihn niemandem.
carryCode = QR-Code des Links
export = Alles herunterladen
delete = Alles löschen
deleteSure = Deine ganze Statistik endgültig löschen, auf allen Geräten? Danach werden deine Spiele nicht mehr gezählt, bis du es wieder möchtest.
deleteYes = Löschen
keep = Behalten
carried = Statistik von einem anderen Gerät
carriedSure = Dieser Browser hat eine eigene Statistik. Stattdessen die des Links verwenden? Beide lassen sich nicht zusammenlegen: Ohne eigenen Link ist die Statistik dieses Browsers verloren.
replace = Die des Links verwenden
carriedDone = Fertig. Was du hier spielst, wird jetzt zusammen mit den Spielen deines anderen Geräts gezählt.
carriedGone = Dieser Link gilt nicht mehr: Die Statistik, zu der er führt, wurde gelöscht.
