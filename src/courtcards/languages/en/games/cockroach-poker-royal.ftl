### Cockroach Poker Royal

name = Cockroach Poker Royal
tagline = The vermin have crowned heads now, and a penalty pile.

## Cards, and other words

word-royal-bat = royal bat
word-royal-fly = royal fly
word-royal-cockroach = royal cockroach
word-royal-toad = royal toad
word-royal-rat = royal rat
word-royal-scorpion = royal scorpion
word-royal-stink-bug = royal stink bug
word-royal = royal
word-joker = joker
word-blank = blank

## Moves

do-pay = lay down { $cards }

## Events

event-drawn =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } from the penalty pile: { $card }.
event-turned-up = On top of the penalty pile: { $card }.
event-put-away =
    { $seat-is ->
        [you] You take a special card into your hand
       *[other] { $seat } takes a special card into their hand
    }: { $card }.
event-put-aside =
    { $seat-is ->
        [you] You put
       *[other] { $seat } puts
    } a special card on the table: { $card }.
event-paid =
    { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } down { $card }.

## What ended the game

why-drawn =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [4] four
        [5] five
       *[other] { $count }
    } { $card-is ->
        [bat] bats
        [fly] flies
        [cockroach] cockroaches
        [toad] toads
        [rat] rats
        [scorpion] scorpions
        [spider] spiders
       *[other] stink bugs
    } and { $seat-is ->
        [you] lose
       *[other] loses
    }: the penalty card was the { $count ->
        [4] fourth
        [5] fifth
       *[other] last
    }.
why-paid =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [4] four
        [5] five
       *[other] { $count }
    } { $card-is ->
        [bat] bats
        [fly] flies
        [cockroach] cockroaches
        [toad] toads
        [rat] rats
        [scorpion] scorpions
        [spider] spiders
       *[other] stink bugs
    } and { $seat-is ->
        [you] lose
       *[other] loses
    }: the card paid for the { $special } was the { $count ->
        [4] fourth
        [5] fifth
       *[other] last
    }.
why-only-specials =
    Only specials are left in all hands. { $seat-is ->
        [you] You have to begin the round, and lose.
       *[other] { $seat } has to begin the round, and loses.
    }
why-stalemate =
    Nothing was laid down for twenty rounds. { $seat-is ->
        [you] You have to begin the round, and lose.
       *[other] { $seat } has to begin the round, and loses.
    }

## Presets

preset-manual = The English manual
preset-japanese = The Japanese rules

## Options

option-royal_penalty = When a royal that is laid down draws a penalty card
    .taken = only when it is the card that was taken
    .always = every time: taken, paid or itself drawn
option-special_goes = Where a special card that is taken goes
    .hand = into the taker's hand, and everybody knows it
    .table = face up on the table, counting for nothing
option-specials_pay = Specials may be among the two cards that are paid
option-special_penalty = What a special drawn from the penalty pile does
    .taken = it is treated like one that was taken
    .inert = it lies on the table and has no effect

## Options as sentences: what holds with each of their values

rule-royal_penalty =
    .taken = A royal draws a penalty card only when it is the card that was taken.
    .always = Every royal that is laid down draws a penalty card: taken, paid or itself drawn.
rule-special_goes =
    .hand = A special that is taken goes into the taker’s hand, and everybody knows it.
    .table = A special that is taken lies face up on the table and counts for nothing.
rule-specials_pay =
    .false = Specials cannot be used to pay.
    .true = Specials may be among the two cards that are paid.
rule-special_penalty =
    .taken = A special from the penalty pile is paid for like one that was taken.
    .inert = A special from the penalty pile lies on the table and costs nothing.

## What the terminal asks, and says for help

moment-pay = You took a special card and must pay: one card that matches the last claim, or any two.
hints = For a royal its animal and “royal” are both true. The joker is any animal but no royal; for the blank every claim is a lie. Taking a royal draws the top penalty card as well.
