### The table of Royal Gambit

bot = Bot
bot-stands-in = Bot springt ein
opponents = Die anderen
hand = Durchgang { $hand }
goal = Ziel { $target }
kind-catch-up =
    Aufholjagd: noch ein Durchgang, ohne { $count ->
        [one] die führende Person
       *[other] die Führenden
    }
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
own-area = Du
hand-over = Durchgang { $hand } ist vorbei
cards-of =
    { $name-is ->
        [you] Deine Karten
       *[other] Karten von { $name }
    }
cards-before =
    { $name-is ->
        [you] Deine Karten
       *[other] Karten von { $name }
    } im letzten Durchgang
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
ask-8 = Heiße Kartoffel! Tipp an, wem du die 8 gibst.
ask-J = Scharfschütze! Tipp an, wer zwei Karten aufdecken muss; du darfst es selbst sein.
ask-give = Glückssieben! Tipp die Karte an, die du { $name } gibst.
ask-resolve = Zwei Karten wirken nacheinander. Welche zuerst?
ask-extra_life = Du hast dich gleich verzockt! Soll dich eine Dame retten?
wait-turn =
    { $name-is ->
        [you] Du entscheidest
       *[other] { $name } entscheidet
    }: aufdecken oder aufhören.
wait-7 =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    }, wer eine Karte abgeben muss ({ $card }).
wait-8 =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    }, wer { $card } bekommt.
wait-J =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    }, wer zwei Karten aufdecken muss ({ $card }).
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
        [you] Du hast dich
       *[other] { $name } hat sich
    } gleich verzockt: Hilft eine Dame?
now-draw =
    { $name-is ->
        [you] Du ziehst
       *[other] { $name } zieht
    } eine Karte …
now-bank =
    { $name-is ->
        [you] Du hörst
       *[other] { $name } hört
    } auf …
now-breath =
    { $name-is ->
        [you] Du hast dich
       *[other] { $name } hat sich
    } gleich verzockt …
over = Das Spiel ist aus.
hit = Aufdecken
hit-cost = noch eine Karte
stay = Aufhören
stay-points = { $points } sichern
stay-loses = { $points } sichern: zu wenig zum Sieg
stay-ties = { $points } sichern: Gleichstand, dann Duell
chase =
    Noch { $needed ->
        [one] ein Punkt
       *[other] { $needed } Punkte
    }, und du überholst { $name }.
cover = Eine Dame einsetzen
cover-cost = eine Dame und die zweite Karte des Paars zudecken
cover-cards = { $cards } zudecken, { $points } behalten
bust = Verzockt
bust-cost = keine Punkte in diesem Durchgang
resolve-first = { $card } zuerst
does-7 = jemand gibt dir eine Karte
does-8 = du gibst sie jemandem
does-J = jemand deckt zwei Karten auf
bank-done =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } gesichert. So kommen sie zusammen:
bank-help =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, wenn du aufhörst. So kommen sie zusammen:
bank-numbers = Ass bis 5: { $points }
bank-kings = Könige, so viel wie diese alle zusammen: { $points }
bank-sets = Vollständige Sätze: { $points }
aim = Ziel
target = Auf { $name } zielen
target-self = Auf dich selbst zielen
risk-short = { $percent } % verzockt
risk-long =
    { $pairing } von { $left ->
        [one] der einen Karte
       *[other] den { $left } Karten
    }, die noch da sind: Damit wärst du verzockt.
risk-saved = Eine Dame kann dich retten.
risk-empty = Es ist keine Karte mehr zum Aufdecken da: Alle würden aufhören.
risk-show = Risiko
sheet = Punkte
sheet-hand = Durchgang
sheet-you = Du
sheet-total = Summe
sheet-catch-up = Aufholjagd
sheet-duel = Duell
sheet-playing = läuft
news = Was geschah

## Help on what lies on the table

help-card-points = Ass bis 5: so viele Punkte, wie die Karte zeigt, ein Ass 1. Zwei vom selben Rang, und du hast dich verzockt.
help-card-brick = 6, 9 und 10: keine Punkte, aber Teil der Hohen Straße. Zwei vom selben Rang, und du hast dich verzockt.
help-card-7 = Glückssieben: Wer sie aufdeckt, wählt jemand anderen aus; der muss eine Karte abgeben. Keine Punkte. Zwei Siebenen, und du hast dich verzockt.
help-card-8 = Heiße Kartoffel: Wer sie aufdeckt, gibt sie jemand anderem, der keine 8 hat. Keine Punkte. Zwei Achten, und du hast dich verzockt.
help-card-J = Scharfschütze: Wer ihn aufdeckt, wählt jemanden aus, auch sich selbst, der zwei Karten auf einmal aufdecken muss. Keine Punkte; mit Buben verzockt man sich nie.
help-card-Q = Extraleben: Hättest du dich verzockt, darfst du eine Dame und die zweite Karte des Paars zudecken und weiterspielen. Keine Punkte; mit Damen verzockt man sich nie.
help-card-K = König: so viele Punkte wie alle deine Karten von Ass bis 5 zusammen. Mit Königen verzockt man sich nie.
help-adds = Bringt jetzt { $points }.
help-covered = { $card } ist zugedeckt und zählt nicht mehr.
help-deck =
    Der Stapel: { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }.
help-deck-left = Noch darin:
help-total =
    { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } insgesamt { $total } gesichert; das Ziel ist { $target }.
help-stake =
    +{ $points }, wenn { $name-is ->
        [you] du jetzt aufhörst
       *[other] { $name } jetzt aufhört
    }; wer sich verzockt, verliert sie.
help-set = { $set }: { $ranks } offen vor einer Person bringen { $points } Punkte extra.
help-hand = Ein Durchgang: Reihum wird aufgedeckt oder aufgehört, bis alle aufgehört oder sich verzockt haben.
help-goal = Sobald jemand am Ende eines Durchgangs { $target } Punkte hat, dürfen die anderen noch einmal aufholen. Dann gewinnen die meisten Punkte.
help-catch-up =
    Jemand hat das Ziel erreicht. Alle außer { $count ->
        [one] der führenden Person
       *[other] den Führenden
    } spielen diesen letzten Durchgang; dann gewinnen die meisten Punkte.
help-duel = Mehrere führen mit gleich vielen Punkten. Nur sie spielen weiter, Durchgang für Durchgang, bis jemand vorn liegt.
help-stayed =
    { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } aufgehört und diese Punkte sicher.
help-bust =
    { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } zwei Zahlenkarten vom selben Rang: keine Punkte in diesem Durchgang.
help-away =
    { $name-is ->
        [you] Du spielst
       *[other] { $name } spielt
    } in diesem Durchgang nicht mit.
help-hit = Die oberste Karte des Stapels aufdecken. Hast du dann zwei Zahlenkarten vom selben Rang, hast du dich verzockt und bekommst nichts für diesen Durchgang.
help-stay = Diesen Durchgang verlassen; deine Punkte sind dir sicher.
help-odds = Wie wahrscheinlich du dich mit der nächsten Karte verzockst, gezählt nach den Karten, die noch niemand gesehen hat.
help-aim-7 = { $name } muss dir eine Karte geben und sucht sie selbst aus.
help-aim-8 = { $name } bekommt die 8.
help-aim-J =
    { $name-is ->
        [you] Du deckst
       *[other] { $name } deckt
    } zwei Karten auf einmal auf.
