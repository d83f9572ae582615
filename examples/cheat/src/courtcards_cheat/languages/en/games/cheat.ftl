### Cheat

name = Cheat
tagline = Lay your cards face down, say what they are, and keep a straight face.

## Cards, and other words

word-ace = ace
word-two = two
word-three = three
word-four = four
word-five = five
word-six = six
word-seven = seven
word-eight = eight
word-nine = nine
word-ten = ten
word-jack = jack
word-queen = queen
word-king = king
word-truth = the truth
word-lie = a lie
word-no-cards-left = no cards left
word-last-turn = fewest cards after the last turn
word-turns_left = turns left
word-claim = claim
word-hand_size = cards
word-hand = hand
word-laid = laid now
word-laid_cards = cards laid now
word-in_pile = in the pile
word-in_pile_cards = cards in the pile

## Moves

do-call = call “Cheat!”
do-let-pass = let it pass
do-done = that is all
do-above = claim the rank above
do-below = claim the rank below
do-lay = lay { $card }

## Events

event-dealt =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-named =
    { $seat-is ->
        [you] You will
       *[other] { $seat } will
    } claim: { $claim }.
event-laid =
    { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } a card face down.
    .card =
        { $seat-is ->
            [you] You lay
           *[other] { $seat } lays
        } a card face down: { $card }.
event-claimed =
    { $seat-is ->
        [you] You claim
       *[other] { $seat } claims
    }: { $count } × { $claim }.
event-passed =
    { $seat-is ->
        [you] You let
       *[other] { $seat } lets
    } it pass.
event-called =
    { $seat-is ->
        [you] You call
       *[other] { $seat } calls
    } “Cheat!” on { $of }.
event-revealed = Turned up: { $card }.
event-judged =
    { $of-is ->
        [you] You
       *[other] { $of }
    } told { $truth }.
event-took =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } the pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-ended = The game is over: { $reason }.

## Results

result-won =
    { $winners-is ->
        [you] You
       *[other] { $winners }
    } won ({ $reason }).

## Options

option-ranks = How many ranks the deck has: the first ones, from the ace on
option-copies = How many cards of each rank there are
option-most = How many cards may be laid in one turn at most
option-order = Which rank the next turn claims
    .up = the next rank up
    .up_or_down = the next rank up or down, as the player likes
option-max_turns = After how many turns the game ends, and the fewest cards win
