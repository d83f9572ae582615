### Royal Gambit

name = Royal Gambit
tagline = Deck Karten auf, schieb den anderen den Ärger zu und hör auf, bevor du dich verzockst.

## Cards, and other words

word-A = Ass
word-2 = Zwei
word-3 = Drei
word-4 = Vier
word-5 = Fünf
word-6 = Sechs
word-7 = Sieben
word-8 = Acht
word-9 = Neun
word-T = Zehn
word-J = Bube
word-Q = Dame
word-K = König
word-royal-family = Königsfamilie
word-high-straight = Hohe Straße
word-low-straight = Niedrige Straße
word-highest-total = die meisten Punkte
word-duel = Vorsprung im Duell
word-max-hands = Vorsprung nach dem letzten Durchgang

## Moves

do-hit = aufdecken
do-stay = aufhören
do-resolve = zuerst ausführen: { $card }
do-target =
    { $to-is ->
        [you] dich selbst
       *[other] { $to }
    } als Ziel wählen
do-give = abgeben: { $card }
do-cover = eine Dame und die zweite Karte des Paars zudecken
do-bust = nicht zudecken (verzockt)

## Events

event-hand-began =
    Durchgang { $hand } beginnt mit { $seat-is ->
        [you] dir
       *[other] { $seat }
    }.
event-catch-up-began =
    Durchgang { $hand } ist die Aufholjagd und beginnt mit { $seat-is ->
        [you] dir
       *[other] { $seat }
    }.
event-duel-began =
    Durchgang { $hand } ist ein Duell und beginnt mit { $seat-is ->
        [you] dir
       *[other] { $seat }
    }.
event-shuffled =
    { $count ->
        [one] Eine Karte wird zu einem neuen Stapel.
       *[other] { $count } Karten werden zu einem neuen Stapel gemischt.
    }
event-sat-out =
    { $seat-is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } diesen Durchgang aus.
event-flipped =
    { $seat-is ->
        [you] Du deckst { $card } auf.
       *[other] { $seat } deckt { $card } auf.
    }
event-no-card =
    Für { $seat-is ->
        [you] dich
       *[other] { $seat }
    } gibt es keine Karte mehr zum Aufdecken.
event-chose =
    { $seat-is ->
        [you] Du führst
       *[other] { $seat } führt
    } { $card } zuerst aus.
event-targeted =
    { $card-is ->
        [Jc] { event-targeted.sniper }
        [Jd] { event-targeted.sniper }
        [Jh] { event-targeted.sniper }
        [Js] { event-targeted.sniper }
       *[other] { event-targeted.plain }
    }
    .sniper =
        { $seat-is ->
            [you] Du zielst
           *[other] { $seat } zielt
        } mit { $card } auf { $to-is ->
            [you] dich
            [yourself] dich selbst
            [self] sich selbst
           *[other] { $to }
        }: zwei Karten!
    .plain =
        { $seat-is ->
            [you] Du spielst
           *[other] { $seat } spielt
        } { $card } gegen { $to-is ->
            [you] dich
            [yourself] dich selbst
            [self] sich selbst
           *[other] { $to }
        }.
event-no-effect =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } kein Ziel für { $card }.
event-gave =
    { $from-is ->
        [you] Du gibst
       *[other] { $from } gibt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } { $card }.
event-gave-nothing =
    { $from-is ->
        [you] Du hast
       *[other] { $from } hat
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } nichts zu geben.
event-handed-on =
    { $from-is ->
        [you] Du reichst
       *[other] { $from } reicht
    } die heiße Kartoffel { $card } an { $to-is ->
        [you] dich
       *[other] { $to }
    } weiter.
event-covered =
    { $card-is ->
        [Qc] { event-covered.queen }
        [Qd] { event-covered.queen }
        [Qh] { event-covered.queen }
        [Qs] { event-covered.queen }
       *[other] { event-covered.plain }
    }
    .queen =
        { $card } rettet { $seat-is ->
            [you] dich
           *[other] { $seat }
        } und wird auch zugedeckt.
    .plain =
        { $seat-is ->
            [you] Du deckst
           *[other] { $seat } deckt
        } { $card } zu.
event-busted =
    { $seat-is ->
        [you] Du verzockst dich
       *[other] { $seat } verzockt sich
    } mit einem Paar: { $ranks }!
event-set-completed =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } einen Satz beisammen: { $set }.
event-banked =
    { $seat-is ->
        [you] Du hörst auf und sicherst dir
       *[other] { $seat } hört auf und sichert sich
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-hand-ended = Durchgang { $hand } ist vorbei.
event-won =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }: { $reason }.

## Results

result-won =
    { $winners-is ->
        [you] Du hast
        [with-you] { $winners } habt
       *[other] { $winners-count ->
            [one] { $winners } hat
           *[other] { $winners } haben
        }
    } gewonnen ({ $reason }).

## What ended the game

why-held =
    { $seat-is ->
        [you] Du lagst vor der Aufholjagd mit { $points } vorn, und niemand hat dich überholt
       *[other] { $seat } lag vor der Aufholjagd mit { $points } vorn, und niemand hat aufgeholt
    }: Auf dem zweiten Platz sind es { $next }.
why-overtook =
    { $leaders-is ->
        [you] Du lagst
        [with-you] { $leaders } lagt
       *[other] { $leaders-count ->
            [one] { $leaders } lag
           *[other] { $leaders } lagen
        }
    } mit { $lead } vorn, aber { $seat-is ->
        [you] du ziehst
       *[other] { $seat } zieht
    } in der Aufholjagd vorbei und { $seat-is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points }.
why-duel =
    { $leaders-is ->
        [you] Du lagst
        [with-you] { $leaders } lagt
       *[other] { $leaders } lagen
    } gleichauf bei { $lead }. { $seat-is ->
        [you] Du holst
       *[other] { $seat } holt
    } im Duell mit { $points } am meisten und { $seat-is ->
        [you] gewinnst
       *[other] gewinnt
    }.
why-most =
    Nach { $hands ->
        [one] einem Durchgang
       *[other] { $hands } Durchgängen
    } ist an diesem Tisch Schluss. { $winners-is ->
        [you] Du gewinnst
        [with-you] { $winners } gewinnt
       *[other] { $winners-count ->
            [one] { $winners } gewinnt
           *[other] { $winners } gewinnen
        }
    } mit den meisten Punkten: { $points }.

## Options

option-turns = Wie die Züge ablaufen
    .round = alle decken reihum einmal auf oder hören auf
    .run = aufdecken, bis man aufhört oder sich verzockt, dann kommt die nächste Person
option-deck = Mit welchem Stapel ein Durchgang gespielt wird
    .fresh = mit allen 52 Karten, jedes Mal frisch gemischt
    .running = mit demselben Stapel, bis er zu Ende ist
option-target = Zielpunktzahl
option-max_hands = Wie viele Durchgänge höchstens gespielt werden

## Options as sentences: what holds with each of their values

rule-turns =
    .round = Alle decken reihum einmal auf oder hören auf.
    .run = Wer dran ist, deckt auf, bis er aufhört oder sich verzockt; dann kommt die nächste Person.
rule-deck =
    .fresh = Jeder Durchgang wird mit allen 52 Karten gespielt, frisch gemischt.
    .running = Derselbe Stapel wird weitergespielt, bis er zu Ende ist.
rule-target = Das Ende beginnt, wenn jemand { $value } Punkte hat.
rule-max_hands =
    { $value ->
        [one] Es wird nur ein Durchgang gespielt.
       *[other] Es werden höchstens { $value } Durchgänge gespielt.
    }

## What the terminal asks, and says for help

ask-target-to = Auf wen zielst du?
ask-give-card = Welche Karte gibst du ab?
ask-resolve-card = Welche Karte zuerst?
moment-turn = Deck eine Karte auf, oder hör auf und sichere dir deine Punkte. Zwei Zahlenkarten (A bis 10) mit demselben Wert, und du hast dich verzockt. A bis 5 zählen so viel, wie draufsteht (das Ass 1), jeder König zählt sie alle noch einmal, und jeder Satz (J Q K, 6 bis 10, A bis 5) bringt 5. Wer { $target } erreicht, läutet das Ende ein.
moment-resolve = Zwei Aktionskarten wurden aufgedeckt: Entscheide, welche zuerst wirkt.
moment-target = Bei einer 7 muss dir jemand eine Karte geben, eine 8 geht an jemanden ohne 8, und bei einem Buben muss jemand (vielleicht du selbst) zwei Karten auf einmal aufdecken.
moment-give = Du musst eine deiner offenen Karten abgeben. Sie wirkt nicht, aber wer sie bekommt, kann sich damit verzocken.
moment-extra_life = Du bist dabei, dich zu verzocken. Du kannst eine Dame und die überzählige Karte zudecken und weiterspielen; sonst bekommst du nichts.
