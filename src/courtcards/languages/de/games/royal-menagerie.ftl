### Royal Menagerie

name = Royal Menagerie
tagline = Gute und böse Gaben an einem Hof, an dem niemand sagt, auf wessen Seite er steht.

## Cards, and other words

word-tortoise = Galapagos-Schildkröte
word-tiger = Weißer Tiger
word-ibis = Riesenibis
word-komodo = Komodo-Waran
word-antelope = Hirola-Antilope
word-mammoth = Mammut
word-shoot = Schuss
word-steal = Diebstahl
word-trade = Tausch
word-bazaar = Basar
word-windfall = Glücksfall
word-vizier = Großwesir
word-loyalist = Getreuer
word-conspirator = Verschwörer
word-solo = Sieg im Alleingang
word-shared = gemeinsamer Sieg
word-conspirators = Sieg der Verschwörer
word-nobody = Gleichstand

## Moves

owned =
    { $seat-is ->
        [you] { $card } (bei dir)
       *[other] { $card } ({ $seat })
    }
do-gift = { $to } schenken: { $card }
do-shoot =
    erschießen: { $card } ({ $from-is ->
        [you] bei dir
       *[other] { $from }
    })
do-steal =
    stehlen: { $card } ({ $from-is ->
        [you] bei dir
       *[other] { $from }
    })
do-trade = tauschen: { $a } und { $b }
do-bazaar = einen Basar eröffnen
do-windfall = Glücksfall spielen
do-discard = abwerfen: { $card }
do-take = nehmen: { $card }

## Events

event-role =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine Rolle.
    .role =
        { $seat-is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        } die Rolle: { $role }.
event-starting =
    { $seat-is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } mit: { $card }.
event-set-aside =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } beiseite: { $card }.
event-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine Karte.
    .card =
        { $seat-is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        }: { $card }.
event-drew =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
    .card =
        { $seat-is ->
            [you] Du ziehst
           *[other] { $seat } zieht
        }: { $card }.
event-drew-back =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } vom Abwurfstapel: { $card }.
event-reshuffled =
    Der Abwurfstapel wird gemischt: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-end-stage = Der Zugstapel ist leer: Die Schlussphase beginnt.
event-gifted =
    { $seat-is ->
        [you] Du schenkst
       *[other] { $seat } schenkt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } ein Tier: { $card }.
event-shot =
    { $seat-is ->
        [you] Du erschießt
       *[other] { $seat } erschießt
    } { $from-is ->
        [you] ein Tier von dir
        [yourself] ein eigenes Tier
        [self] ein eigenes Tier
       *[other] ein Tier von { $from }
    }: { $card }.
event-stolen =
    { $seat-is ->
        [you] Du stiehlst
       *[other] { $seat } stiehlt
    } { $from-is ->
        [you] dir
       *[other] { $from }
    } ein Tier: { $card }.
event-traded =
    { $seat-is ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    }: { $card } geht von { $from-is ->
        [you] dir
        [yourself] dir
       *[other] { $from }
    } an { $to-is ->
        [you] dich
        [yourself] dich
       *[other] { $to }
    }.
event-bazaar =
    { $seat-is ->
        [you] Du eröffnest
       *[other] { $seat } eröffnet
    } einen Basar.
event-laid = Im Basar liegt: { $card }.
event-took =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } aus dem Basar: { $card }.
event-windfall =
    { $seat-is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } einen Glücksfall.
event-discarded =
    { $seat-is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } eine Karte ab, die nichts bewirken kann: { $card }.
event-stampede =
    Stampede! Von jeder Art läuft { $seat-is ->
        [you] dir
       *[other] { $seat }
    } ein Tier davon.
event-revealed =
    { $seat-is ->
        [you] Du warst
       *[other] { $seat } war
    }: { $role }.
event-scored =
    { $seat-is ->
        [you] Du kommst
       *[other] { $seat } kommt
    } auf { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-won =
    { $seat-is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }: { $reason }.
event-nobody-won = Beide Seiten haben gleich viel: Niemand gewinnt.

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
result-nobody = Niemand hat gewonnen ({ $reason }).

## What ended the game

why-solo =
    { $seat-is ->
        [you] Du gewinnst allein: Als Großwesir hast du
       *[other] { $seat } gewinnt allein: als Großwesir mit
    } { $points } { $seat-is ->
        [you] Punkte
       *[other] Punkten
    }, mehr als alle anderen (am nächsten kommen { $next }).
why-shared = Großwesir und Getreuer ({ $winners }) gewinnen: zusammen { $points } Punkte, die Verschwörer { $next }. Der Großwesir hat nicht allein die meisten Punkte.
why-conspirators = Die Verschwörer ({ $winners }) gewinnen: zusammen { $points } Punkte, die andere Seite { $next }. Der Großwesir hat nicht allein die meisten Punkte.
why-tie = Niemand gewinnt: Beide Seiten haben zusammen { $points } Punkte, und der Großwesir hat nicht allein die meisten.
why-tie-broken = Beide Seiten haben zusammen { $points } Punkte, und bei Gleichstand gewinnen an diesem Tisch die Verschwörer ({ $winners }).

## Options

option-tie = Wer gewinnt, wenn beide Seiten gleich viele Punkte haben und niemand allein gewinnt
    .nobody = niemand
    .conspirators = die Verschwörer
option-actions = Wie viele Karten es von jeder Aktion gibt (zusammen 16)

## Options as sentences: what holds with each of their values

rule-tie =
    .nobody = Haben beide Seiten gleich viele Punkte und gewinnt niemand allein, gewinnt niemand.
    .conspirators = Haben beide Seiten gleich viele Punkte und gewinnt niemand allein, gewinnen die Verschwörer.
rule-actions = Die Aktionskarten im Zugstapel: { $value }.

## What the terminal asks, and says for help

ask-gift-card = Welches Tier verschenkst du?
ask-shoot-from = Wessen Tier?
ask-shoot-card = Welches Tier?
ask-steal-card = Welches Tier?
ask-take-card = Welche Karte nimmst du?
ask-discard-card = Welche Karte wirfst du ab?
ask-trade-a = Wessen Tier tauschst du?
ask-trade-a-card = Welches Tier?
ask-trade-b = Gegen wessen Tier?
ask-trade-b-card = Gegen welches Tier?
moment-play = Verschenk ein Tier, oder spiel eine Aktion. Ein Tier einer Art ist 1 Punkt wert, zwei sind 3 wert, drei sind nichts wert; Mammuts zählen doppelt. Alle sechs Arten zugleich lösen eine Stampede aus: Von jeder geht ein Tier.
moment-play_taken = Spiel die Karte, die du gerade aus dem Basar genommen hast.
moment-take = Nimm eine Karte aus dem Basar; du spielst sie sofort.
