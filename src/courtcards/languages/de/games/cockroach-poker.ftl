### Kakerlakenpoker

name = Kakerlakenpoker
tagline = Schieb eine Karte verdeckt hinüber, sag, was es ist, und schau den anderen in die Augen.

## Cards, and other words

word-bat = Fledermaus
word-fly = Fliege
word-cockroach = Kakerlake
word-toad = Kröte
word-rat = Ratte
word-scorpion = Skorpion
word-spider = Spinne
word-stink-bug = Stinkwanze
word-red = rot
word-orange = orange
word-yellow = gelb
word-green = grün
word-blue = blau
word-violet = violett
word-brown = braun
word-grey = grau
word-believes = glaubt
word-doubts = zweifelt
word-truth = die Wahrheit
word-lie = gelogen
word-empty-hand = keine Karte zum Ausspielen
word-one-of-each = von jedem Tier eins
word-two-of-a-kind = zwei gleiche Tiere
word-stalemate = zwanzig Runden lang wurde nichts abgelegt
word-three-of-a-kind = drei gleiche Tiere
word-four-of-a-kind = vier gleiche Tiere
word-five-of-a-kind = fünf gleiche Tiere
word-six-of-a-kind = sechs gleiche Tiere
word-seven-of-a-kind = sieben gleiche Tiere
word-eight-of-a-kind = acht gleiche Tiere

## Moves

do-offer = { $card } an { $to } schieben und „{ $claim }“ ansagen
do-believe = „Stimmt!“ sagen
do-doubt = „Stimmt nicht!“ sagen
do-peek = ansehen und weitergeben
do-pass = an { $to } weitergeben und „{ $claim }“ ansagen

## Events

event-dealt =
    { $seat-is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-removed =
    { $count ->
        [one] Eine Karte wird
       *[other] { $count } Karten werden
    } ungesehen beiseitegelegt.
event-offered =
    { $seat-is ->
        [you] Du schiebst
       *[other] { $seat } schiebt
    } { $to-is ->
        [you] dir
       *[other] { $to }
    } eine Karte zu: „{ $claim }“.
    .card =
        { $seat-is ->
            [you] Du schiebst
           *[other] { $seat } schiebt
        } { $to-is ->
            [you] dir
           *[other] { $to }
        } eine Karte zu: „{ $claim }“ (es ist: { $card }).
event-peeked =
    { $seat-is ->
        [you] Du siehst dir die Karte an, um sie weiterzugeben.
       *[other] { $seat } sieht sich die Karte an, um sie weiterzugeben.
    }
    .card =
        { $seat-is ->
            [you] Du siehst dir die Karte an, um sie weiterzugeben: { $card }.
           *[other] { $seat } sieht sich die Karte an, um sie weiterzugeben: { $card }.
        }
event-passed =
    { $seat-is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } sie an { $to-is ->
        [you] dich
       *[other] { $to }
    } weiter: „{ $claim }“.
    .card =
        { $seat-is ->
            [you] Du gibst
           *[other] { $seat } gibt
        } sie an { $to-is ->
            [you] dich
           *[other] { $to }
        } weiter: „{ $claim }“ (es ist: { $card }).
event-judged =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    } { $verdict-is ->
        [believes] { $seat-is ->
            [you] glaubst
           *[other] glaubt
        } { $of-is ->
            [you] dir
           *[other] { $of }
        }
       *[doubts] { $seat-is ->
            [you] glaubst
           *[other] glaubt
        } { $of-is ->
            [you] dir
           *[other] { $of }
        } nicht
    }.
event-revealed =
    Die Karte war: { $card }. { $truth-is ->
        [truth] { $of-is ->
            [you] Du hast
           *[other] { $of } hat
        } die Wahrheit gesagt.
       *[lie] { $of-is ->
            [you] Du hast
           *[other] { $of } hat
        } gelogen.
    }
event-laid =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } sie: { $card }.
    .colour =
        { $seat-is ->
            [you] Du nimmst
           *[other] { $seat } nimmt
        } sie: { $card }, Farbe { $colour }.
event-lost =
    { $seat-is ->
        [you] Du verlierst
       *[other] { $seat } verliert
    }: { $reason }.

## Results

result-won =
    { $losers-is ->
        [you] Du hast
        [with-you] { $losers } habt
       *[other] { $losers-count ->
            [one] { $losers } hat
           *[other] { $losers } haben
        }
    } verloren ({ $reason }); { $winners-is ->
        [you] du hast
        [with-you] { $winners } habt
       *[other] { $winners-count ->
            [one] { $winners } hat
           *[other] { $winners } haben
        }
    } gewonnen.

## What ended the game

why-judged =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count ->
        [4] vier
        [5] fünf
       *[other] { $count }
    } { $card-is ->
        [bat] Fledermäuse
        [fly] Fliegen
        [cockroach] Kakerlaken
        [toad] Kröten
        [rat] Ratten
        [scorpion] Skorpione
        [spider] Spinnen
       *[other] Stinkwanzen
    } und { $seat-is ->
        [you] verlierst
       *[other] verliert
    }: Die { $count ->
        [4] vierte
        [5] fünfte
       *[other] letzte
    } Karte brachte das falsche Urteil.
why-returned =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count ->
        [4] vier
        [5] fünf
       *[other] { $count }
    } { $card-is ->
        [bat] Fledermäuse
        [fly] Fliegen
        [cockroach] Kakerlaken
        [toad] Kröten
        [rat] Ratten
        [scorpion] Skorpione
        [spider] Spinnen
       *[other] Stinkwanzen
    } und { $seat-is ->
        [you] verlierst
       *[other] verliert
    }: Die { $count ->
        [4] vierte
        [5] fünfte
       *[other] letzte
    } Karte kam zurück, weil { $of-is ->
        [you] du richtig geurteilt hast
       *[other] { $of } richtig geurteilt hat
    }.
why-one-of-each =
    { $seat-is ->
        [you] Du hast
       *[other] { $seat } hat
    } von jedem Tier eins und { $seat-is ->
        [you] verlierst
       *[other] verliert
    }. Zuletzt fehlte nur noch: { $card }.
why-empty-hand =
    { $seat-is ->
        [you] Du musst die Runde beginnen, hast aber keine Karte mehr und verlierst.
       *[other] { $seat } muss die Runde beginnen, hat aber keine Karte mehr und verliert.
    }

## Options

option-taker = Wer eine weitergegebene Karte nimmt, wenn sie richtig beurteilt wurde
    .last_claimant = wer die beurteilte Ansage gemacht hat
    .round_starter = wer die Runde begonnen hat
option-limit = Mit wie vielen gleichen Tieren man verliert (4, zu zweit 5)
option-one_of_each_loses = Auch wer von jedem Tier eins hat, verliert
option-creatures = Wie viele Tierarten es gibt: die ersten der Liste
option-copies = Wie viele Karten es von jedem Tier gibt
option-removed = Wie viele Karten ungesehen aus dem Spiel kommen (keine, zu zweit 10)

## Options as sentences: what holds with each of their values

rule-taker =
    .last_claimant = Ist das Urteil richtig, nimmt die Karte, wer die beurteilte Ansage gemacht hat.
    .round_starter = Ist das Urteil richtig, nimmt die Karte, wer die Runde begonnen hat, wie oft sie auch weitergegeben wurde.
rule-limit = Wer { $value } gleiche Tiere vor sich liegen hat, verliert.
rule-one_of_each_loses =
    .false = Von jedem Tier eins vor sich zu haben schadet nicht.
    .true = Auch wer von jedem Tier eins vor sich liegen hat, verliert.
rule-creatures = Im Spiel sind { $value } verschiedene Tiere.
rule-copies = Von jedem Tier gibt es { $value } Karten.
rule-removed =
    { $value ->
        [0] Vor dem Austeilen kommt keine Karte beiseite.
        [one] Vor dem Austeilen kommt eine Karte ungesehen beiseite.
       *[other] Vor dem Austeilen kommen { $value } Karten ungesehen beiseite.
    }

## What the terminal asks, and says for help

ask-offer-card = Welche Karte schiebst du hinüber?
ask-pass-to = An wen gibst du sie weiter?
moment-offer = Schieb jemandem eine Karte verdeckt zu und sag, was es ist: die Wahrheit oder eine Lüge. Wer falsch urteilt, nimmt sie; bei richtigem Urteil kommt sie zu dir zurück. Wer { $limit } gleiche Tiere sammelt, verliert, und ebenso, wer beginnen muss und keine Karte mehr hat.
moment-judge = Glaub die Ansage oder zweifle sie an. Liegst du richtig, geht die Karte zurück; liegst du falsch, gehört sie dir. Oder sieh sie dir an und gib sie mit einer eigenen Ansage an jemanden weiter, der sie noch nicht kennt.
moment-pass_on = Du hast die Karte gesehen und musst sie weitergeben: Wähle, an wen, und sag, was es ist. Du kannst die Ansage wiederholen oder ändern.
