### Royal Menagerie

name = Royal Menagerie
tagline = Gifts, kind and unkind, at a court where nobody says whose side they are on.
owned =
    { $seat-is ->
        [you] your { $card }
       *[other] { $card } of { $seat }
    }

## Cards, and other words

word-tortoise = Galapagos Tortoise
word-tiger = White Tiger
word-ibis = Giant Ibis
word-komodo = Komodo Dragon
word-antelope = Hirola Antelope
word-mammoth = Mammoth
word-shoot = Shoot
word-steal = Steal
word-trade = Trade
word-bazaar = Bazaar
word-windfall = Windfall
word-vizier = Grand Vizier
word-loyalist = Loyalist
word-conspirator = Conspirator
word-solo = solo victory
word-shared = shared victory
word-conspirators = victory of the Conspirators
word-nobody = equal totals

## Moves

do-gift = gift { $card } to { $to }
do-shoot =
    shoot { $from-is ->
        [you] your { $card }
       *[other] { $from }’s { $card }
    }
do-steal =
    steal { $from-is ->
        [you] your { $card }
       *[other] { $card } from { $from }
    }
do-trade = trade { $a } for { $b }
do-bazaar = open a Bazaar
do-windfall = play Windfall
do-discard = discard { $card }
do-take = take { $card }

## Events

event-role =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt a role.
    .role =
        { $seat-is ->
            [you] You are
           *[other] { $seat } is
        } dealt the role: { $role }.
event-starting =
    { $seat-is ->
        [you] You start
       *[other] { $seat } starts
    } with: { $card }.
event-set-aside =
    { $seat-is ->
        [you] You set
       *[other] { $seat } sets
    } aside: { $card }.
event-dealt =
    { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } dealt a card.
    .card =
        { $seat-is ->
            [you] You are
           *[other] { $seat } is
        } dealt: { $card }.
event-drew =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
    .card =
        { $seat-is ->
            [you] You draw
           *[other] { $seat } draws
        }: { $card }.
event-drew-back =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } from the discard pile: { $card }.
event-reshuffled =
    The discard pile is shuffled: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-end-stage = The Play Deck is empty: End-stage begins.
event-gifted =
    { $seat-is ->
        [you] You give
       *[other] { $seat } gives
    } { $to } an animal: { $card }.
event-shot =
    { $seat-is ->
        [you] You shoot
       *[other] { $seat } shoots
    } { $from-is ->
        [you] your
        [yourself] your
        [self] their own
       *[other] { $from }’s
    } { $card }.
event-stolen =
    { $seat-is ->
        [you] You steal
       *[other] { $seat } steals
    } { $card } from { $from }.
event-traded =
    { $seat-is ->
        [you] You trade
       *[other] { $seat } trades
    }: { $card } goes from { $from } to { $to }.
event-bazaar =
    { $seat-is ->
        [you] You open
       *[other] { $seat } opens
    } a Bazaar.
event-laid = Laid out in the Bazaar: { $card }.
event-took =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } from the Bazaar: { $card }.
event-windfall =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } Windfall.
event-discarded =
    { $seat-is ->
        [you] You discard
       *[other] { $seat } discards
    } a card without effect: { $card }.
event-stampede = Stampede! One animal of each species leaves { $seat }.
event-revealed =
    { $seat-is ->
        [you] You were
       *[other] { $seat } was
    }: { $role }.
event-scored =
    { $seat-is ->
        [you] You score
       *[other] { $seat } scores
    } { $points }.
event-won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }: { $reason }.
event-nobody-won = The totals are equal: nobody wins.

## Results

result-won =
    { $winners-is ->
        [you] You
       *[other] { $winners }
    } won ({ $reason }).
result-nobody = Nobody won ({ $reason }).

## What ended the game

why-solo =
    { $seat-is ->
        [you] You win alone: as Grand Vizier you have
       *[other] { $seat } wins alone: as Grand Vizier with
    } { $points } points, more than anybody else (next best: { $next }).
why-shared =
    The Grand Vizier and the Loyalist ({ $winners }) win: { $points } points together, the Conspirators { $next }. The Vizier does not have the most points alone.
why-conspirators =
    The Conspirators ({ $winners }) win: { $points } points together, the other side { $next }. The Grand Vizier does not have the most points alone.
why-tie = Nobody wins: both sides have { $points } points together, and the Grand Vizier does not have the most points alone.
why-tie-broken = Both sides have { $points } points together, and at this table a tie goes to the Conspirators ({ $winners }).

## Options

option-tie = Who wins when both teams have the same total and nobody wins alone
    .nobody = nobody
    .conspirators = the Conspirators
option-actions = How many cards of each action (16 in all)

## Options as sentences: what holds with each of their values

rule-tie =
    .nobody = If both sides have the same total and nobody wins alone, nobody wins.
    .conspirators = If both sides have the same total and nobody wins alone, the Conspirators win.
rule-actions = The action cards in the deck: { $value }.

## What the terminal asks, and says for help

ask-gift-card = Which animal do you give away?
ask-shoot-from = Whose animal?
ask-shoot-card = Which animal?
ask-steal-card = Which animal?
ask-take-card = Which card do you take?
ask-discard-card = Which card do you put away?
ask-trade-a = Whose animal do you trade?
ask-trade-a-card = Which animal?
ask-trade-b = For whose animal?
ask-trade-b-card = For which animal?
moment-play = Give an animal to somebody else, or play an action. One of a species is worth 1 point, two are worth 3, three are worth nothing; mammoths count double. All six species at once cause a stampede: one of each leaves.
moment-play_taken = Play the card you have just taken from the Bazaar.
moment-take = Take one card from the Bazaar; you play it at once.
