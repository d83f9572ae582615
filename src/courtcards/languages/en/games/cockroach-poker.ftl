### Cockroach Poker

name = Cockroach Poker
tagline = Pass a card face down, say what it is, and look them in the eye.

## Cards, and other words

word-bat = bat
word-fly = fly
word-cockroach = cockroach
word-toad = toad
word-rat = rat
word-scorpion = scorpion
word-spider = spider
word-stink-bug = stink bug
word-red = red
word-orange = orange
word-yellow = yellow
word-green = green
word-blue = blue
word-violet = violet
word-brown = brown
word-grey = grey
word-believes = believes
word-doubts = doubts
word-truth = the truth
word-lie = a lie
word-empty-hand = no card to offer
word-one-of-each = one of every creature
word-two-of-a-kind = two of a kind
word-stalemate = nothing laid down for twenty rounds
word-three-of-a-kind = three of a kind
word-four-of-a-kind = four of a kind
word-five-of-a-kind = five of a kind
word-six-of-a-kind = six of a kind
word-seven-of-a-kind = seven of a kind
word-eight-of-a-kind = eight of a kind

## Moves

do-offer = offer { $card } to { $to }, claiming { $claim }
do-believe = believe it
do-doubt = doubt it
do-peek = look and pass it on
do-pass = pass it to { $to }, claiming { $claim }

## Events

event-dealt =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-removed =
    { $count ->
        [one] One card is
       *[other] { $count } cards are
    } put aside unseen.
event-offered =
    { $seat-is ->
        [you] You slide
       *[other] { $seat } slides
    } a card to { $to }: “{ $claim }”.
    .card =
        { $seat-is ->
            [you] You slide
           *[other] { $seat } slides
        } a card to { $to }: “{ $claim }” (it is: { $card }).
event-peeked =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } at the card to pass it on.
    .card =
        { $seat-is ->
            [you] You look
           *[other] { $seat } looks
        } at the card to pass it on: { $card }.
event-passed =
    { $seat-is ->
        [you] You pass
       *[other] { $seat } passes
    } it to { $to }: “{ $claim }”.
    .card =
        { $seat-is ->
            [you] You pass
           *[other] { $seat } passes
        } it to { $to }: “{ $claim }” (it is: { $card }).
event-judged =
    { $seat-is ->
        [you] You { $verdict-is ->
            [believes] believe
           *[doubts] doubt
        }
       *[other] { $seat } { $verdict }
    } { $of }.
event-revealed =
    The card was a { $card }. { $of-is ->
        [you] You
       *[other] { $of }
    } told { $truth }.
event-laid =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } it: { $card }.
    .colour =
        { $seat-is ->
            [you] You take
           *[other] { $seat } takes
        } it: { $card }, the { $colour } one.
event-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    }: { $reason }.

## Results

result-won =
    { $losers-is ->
        [you] You
       *[other] { $losers }
    } lost ({ $reason }); { $winners } won.

## What ended the game

why-judged =
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
    }: the card { $seat-is ->
        [you] you
       *[other] they
    } misjudged was the { $count ->
        [4] fourth
        [5] fifth
       *[other] last
    }.
why-returned =
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
    }: { $of-is ->
        [you] you
       *[other] { $of }
    } judged rightly, and the card that came back was the { $count ->
        [4] fourth
        [5] fifth
       *[other] last
    }.
why-one-of-each =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } one of every creature and { $seat-is ->
        [you] lose
       *[other] loses
    }: the { $card } was the last one missing.
why-empty-hand =
    { $seat-is ->
        [you] You have to begin the round but have no card left, and lose.
       *[other] { $seat } has to begin the round but has no card left, and loses.
    }

## Options

option-taker = Who takes a card that was judged correctly after it was passed on
    .last_claimant = whoever made the claim that was judged
    .round_starter = whoever started the round
option-limit = How many of a kind lose (4; with two players 5)
option-one_of_each_loses = Holding one of every creature loses too
option-creatures = How many kinds of creature there are: the first ones of the list
option-copies = How many cards each creature has
option-removed = How many cards are removed unseen (none; with two players 10)

## Options as sentences: what holds with each of their values

rule-taker =
    .last_claimant = If the judgement is right, whoever made the judged claim takes the card.
    .round_starter = If the judgement is right, whoever started the round takes the card, however often it was passed on.
rule-limit = You lose with { $value } of the same creature in front of you.
rule-one_of_each_loses =
    .false = Having one of every creature in front of you does no harm.
    .true = You also lose with one of every creature in front of you.
rule-creatures = The deck has { $value } kinds of creature.
rule-copies = There are { $value } cards of each creature.
rule-removed =
    { $value ->
        [0] No card is put aside before the deal.
        [one] One card is put aside unseen before the deal.
       *[other] { $value } cards are put aside unseen before the deal.
    }

## What the terminal asks, and says for help

ask-offer-card = Which card do you slide over?
ask-pass-to = To whom do you pass it?
moment-offer = Slide a card face down to somebody and say what it is: the truth or a lie. Whoever judges it wrongly takes it; judged rightly, it comes back to you. Collecting { $limit } of a kind loses, and so does having no card when you must begin.
moment-judge = Believe the claim or doubt it. If you are right, the card goes back; if you are wrong, it is yours. Or look at it and pass it on to somebody who has not seen it, with a claim of your own.
moment-pass_on = You have seen the card and must pass it on: choose to whom, and say what it is. You may repeat the claim or change it.
