### Kakerlakenpoker Royal

name = Kakerlakenpoker Royal
tagline = Das Getier hat jetzt gekrönte Häupter und einen Strafstapel.

## Cards, and other words

word-royal-bat = Königsfledermaus
word-royal-fly = Königsfliege
word-royal-cockroach = Königskakerlake
word-royal-toad = Königskröte
word-royal-rat = Königsratte
word-royal-scorpion = Königsskorpion
word-royal-stink-bug = Königsstinkwanze
word-royal = königlich
word-joker = Joker
word-blank = Bluffkarte

## Moves

do-pay = { $cards } ablegen

## Events

event-drawn =
    { $seat-is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } vom Strafstapel: { $card }.
event-turned-up = Oben auf dem Strafstapel: { $card }.
event-put-away =
    { $seat-is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Sonderkarte auf die Hand: { $card }.
event-put-aside =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } eine Sonderkarte auf den Tisch: { $card }.
event-paid =
    { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
    } aus der Hand ab: { $card }.

## What ended the game

why-drawn =
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
    } Karte kam vom Strafstapel.
why-paid =
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
    }: Mit der { $count ->
        [4] vierten
        [5] fünften
       *[other] letzten
    } Karte wurde { $special-is ->
        [joker] der Joker
       *[blank] die Bluffkarte
    } bezahlt.
why-only-specials =
    Auf allen Händen sind nur noch Sonderkarten. { $seat-is ->
        [you] Du musst die Runde beginnen und verlierst.
       *[other] { $seat } muss die Runde beginnen und verliert.
    }
why-stalemate =
    Zwanzig Runden lang wurde nichts abgelegt. { $seat-is ->
        [you] Du musst die Runde beginnen und verlierst.
       *[other] { $seat } muss die Runde beginnen und verliert.
    }

## Presets

preset-manual = Die englische Anleitung
preset-japanese = Die japanischen Regeln

## Options

option-royal_penalty = Wann eine abgelegte Königskarte eine Strafkarte nach sich zieht
    .taken = nur, wenn sie die genommene Karte ist
    .always = jedes Mal: genommen, bezahlt oder selbst gezogen
option-special_goes = Wohin eine genommene Sonderkarte kommt
    .hand = auf die Hand, und alle wissen es
    .table = offen auf den Tisch, ohne zu zählen
option-specials_pay = Unter zwei Karten, mit denen bezahlt wird, dürfen Sonderkarten sein
option-special_penalty = Was eine Sonderkarte vom Strafstapel bewirkt
    .taken = dasselbe wie eine genommene
    .inert = sie liegt auf dem Tisch und bewirkt nichts

## Options as sentences: what holds with each of their values

rule-royal_penalty =
    .taken = Eine Königskarte zieht nur dann eine Strafkarte nach sich, wenn sie die genommene Karte ist.
    .always = Jede abgelegte Königskarte zieht eine Strafkarte nach sich: genommen, bezahlt oder selbst gezogen.
rule-special_goes =
    .hand = Eine genommene Sonderkarte kommt auf die Hand, und alle wissen es.
    .table = Eine genommene Sonderkarte liegt offen auf dem Tisch und zählt nicht.
rule-specials_pay =
    .false = Mit Sonderkarten kann nicht bezahlt werden.
    .true = Unter zwei Karten, mit denen bezahlt wird, dürfen Sonderkarten sein.
rule-special_penalty =
    .taken = Für eine Sonderkarte vom Strafstapel wird bezahlt wie für eine genommene.
    .inert = Eine Sonderkarte vom Strafstapel liegt auf dem Tisch und kostet nichts.

## What the terminal asks, and says for help

moment-pay = Du hast eine Sonderkarte genommen und musst bezahlen: mit einer Karte, die zur letzten Ansage passt, oder mit zwei beliebigen.
hints = Bei einer Königskarte sind ihr Tier und „königlich“ beide wahr. Der Joker ist jedes Tier, aber nicht königlich; bei der Bluffkarte ist jede Ansage gelogen. Wer eine Königskarte nimmt, zieht auch die oberste Strafkarte.
