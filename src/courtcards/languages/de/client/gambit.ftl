### The table of Royal Gambit

bot = Bot
bot-stands-in = Bot springt ein
opponents = Die anderen
hand = Durchgang { $hand }
goal = Ziel { $target }
kind-catch-up = Aufholjagd: noch ein Durchgang, ohne die Führenden
kind-duel = Duell: Der Gleichstand wird ausgespielt
status-stayed = aufgehört
status-bust = verzockt
status-away = setzt aus
on-turn = am Zug
progress = { $total } von { $target } Punkten
this-hand = { $points } in diesem Durchgang
last-hand = letzter Durchgang: { $points }
last-hand-bust = letzter Durchgang: verzockt
set-complete = { $set }: vollständig, { $points } Punkte extra
set-missing = { $set }: { $have } von { $all }
cards-none = keine Karten
cards-of = Karten von { $name }
card-covered = { $card }, zugedeckt
card-give = { $card } abgeben
deck =
    Stapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
waits =
    Bei { $name-is ->
        [you] dir
       *[other] { $name }
    } wartet: { $card }
ask-turn = Du bist dran: aufdecken oder aufhören?
ask-7 = Glückssieben! Tipp an, wer dir eine Karte geben muss.
ask-8 = Heiße Kartoffel! Tipp an, wer die Acht bekommt.
ask-J = Scharfschütze! Tipp an, wer zwei Karten aufdecken muss.
ask-give = Glückssieben von { $name }: Tipp die Karte an, die du abgibst.
ask-resolve = Zwei Wirkungen auf einmal: Welche Karte zuerst?
ask-extra_life = Ein Paar! Eine Dame und die zweite Karte zudecken?
wait-turn =
    { $name-is ->
        [you] Du bist dran
       *[other] { $name }
    }: aufdecken oder aufhören?
wait-target =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    } ein Ziel für { $card }.
wait-give =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    } eine Karte zum Abgeben.
wait-resolve =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    }, welche Karte zuerst wirkt.
wait-extra_life =
    { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } ein Paar: zudecken oder verzockt?
over = Das Spiel ist aus.
hit = Aufdecken
stay = Aufhören
stay-points = { $points } sichern
cover = Zudecken
cover-cost = eine Dame und die neuere Karte
bust = Nicht zudecken
bust-cost = verzockt, keine Punkte
resolve-first = { $card } zuerst
aim = Ziel
target = Auf { $name } zielen
target-self = Auf dich selbst zielen
risk-short = { $percent } % Risiko
risk-long =
    { $pairing } von { $left ->
        [one] der einen Karte
       *[other] den { $left } Karten
    }, die noch da sind, ergäben ein Paar.
risk-saved = Eine Dame kann dich retten.
risk-empty = Es ist keine Karte mehr zum Aufdecken da: Alle würden aufhören.
risk-show = Risiko
news = Was geschah
