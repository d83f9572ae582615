### Royal Gambit

name = Royal Gambit
tagline = Flip for points, hand trouble to your rivals, and stay before you bust.

## Cards, and other words

word-A = ace
word-2 = two
word-3 = three
word-4 = four
word-5 = five
word-6 = six
word-7 = seven
word-8 = eight
word-9 = nine
word-T = ten
word-J = jack
word-Q = queen
word-K = king
word-royal-family = Royal Family
word-high-straight = High Straight
word-low-straight = Low Straight
word-highest-total = highest total
word-duel = ahead in the duel
word-max-hands = ahead after the last hand

## Moves

do-hit = hit
do-stay = stay
do-resolve = resolve the { $card } first
do-target =
    target { $to-is ->
        [you] yourself
       *[other] { $to }
    }
do-give = give your { $card }
do-cover = turn a queen and the second card of the pair face down
do-bust = bust

## Events

event-hand-began = Hand { $hand } begins with { $seat }.
event-catch-up-began = Hand { $hand } is the catch-up and begins with { $seat }.
event-duel-began = Hand { $hand } is a duel and begins with { $seat }.
event-shuffled =
    { $count ->
        [one] One card is
       *[other] { $count } cards are
    } shuffled into a new deck.
event-sat-out =
    { $seat-is ->
        [you] You sit
       *[other] { $seat } sits
    } this hand out.
event-flipped =
    { $seat-is ->
        [you] You flip
       *[other] { $seat } flips
    } { $card }.
event-no-card = There is no card left for { $seat } to flip.
event-chose =
    { $seat-is ->
        [you] You resolve
       *[other] { $seat } resolves
    } { $card } first.
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
            [you] You snipe
           *[other] { $seat } snipes
        } { $to-is ->
            [yourself] yourself
            [self] themselves
           *[other] { $to }
        } with { $card }: double flip!
    .plain =
        { $seat-is ->
            [you] You play
           *[other] { $seat } plays
        } { $card } on { $to-is ->
            [yourself] yourself
            [self] themselves
           *[other] { $to }
        }.
event-no-effect =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } nobody to play { $card } on.
event-gave =
    { $from-is ->
        [you] You give
       *[other] { $from } gives
    } { $card } to { $to }.
event-gave-nothing =
    { $from-is ->
        [you] You have
       *[other] { $from } has
    } nothing to give to { $to }.
event-handed-on =
    { $from-is ->
        [you] You hand
       *[other] { $from } hands
    } the hot potato { $card } to { $to }.
event-covered =
    { $card-is ->
        [Qc] { event-covered.queen }
        [Qd] { event-covered.queen }
        [Qh] { event-covered.queen }
        [Qs] { event-covered.queen }
       *[other] { event-covered.plain }
    }
    .queen =
        { $card } saves { $seat-is ->
            [you] you
           *[other] { $seat }
        } and is turned face down too.
    .plain =
        { $seat-is ->
            [you] You turn
           *[other] { $seat } turns
        } { $card } face down.
event-busted =
    { $seat-is ->
        [you] You bust
       *[other] { $seat } busts
    } with a second { $ranks }!
event-set-completed =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } a set: { $set }!
event-banked =
    { $seat-is ->
        [you] You stay and bank
       *[other] { $seat } stays and banks
    } { $points }.
event-hand-ended = Hand { $hand } is over.
event-won =
    { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }: { $reason }.

## Results

result-won =
    { $winners-is ->
        [you] You
       *[other] { $winners }
    } won ({ $reason }).

## What ended the game

why-held =
    { $seat-is ->
        [you] You led with { $points } before the catch-up hand, and nobody overtook you
       *[other] { $seat } led with { $points } before the catch-up hand, and nobody overtook
    }: the next best total is { $next }.
why-overtook =
    { $leaders-is ->
        [you] You
       *[other] { $leaders }
    } led with { $lead }, but { $seat-is ->
        [you] you overtake
       *[other] { $seat } overtakes
    } in the catch-up hand and { $seat-is ->
        [you] win
       *[other] wins
    } with { $points }.
why-duel =
    { $leaders } were tied at { $lead }. { $seat-is ->
        [you] You score
       *[other] { $seat } scores
    } { $points } in the duel, the most, and { $seat-is ->
        [you] win
       *[other] wins
    }.
why-most =
    { $hands ->
        [one] One hand has been played
       *[other] { $hands } hands have been played
    }, and this table plays no more. { $winners-is ->
        [you] You win
        [with-you] { $winners } win
       *[other] { $winners-count ->
            [one] { $winners } wins
           *[other] { $winners } win
        }
    } with the highest total: { $points }.

## Options

option-turns = How turns go
    .round = one hit or stay each, round the table
    .run = hit until you stay or bust, then the next player
option-deck = Which deck a hand is played with
    .fresh = all 52 cards, freshly shuffled every hand
    .running = the same deck goes on until it runs out
option-target = Target score
option-max_hands = How many hands are played at most

## Options as sentences: what holds with each of their values

rule-turns =
    .round = Everybody hits or stays once, then it is the next player’s turn.
    .run = A player hits until they stay or bust, then it is the next player’s turn.
rule-deck =
    .fresh = Every hand is played with all 52 cards, freshly shuffled.
    .running = The same deck is played on until it runs out.
rule-target = The end begins when somebody has { $value } points.
rule-max_hands =
    { $value ->
        [one] Only one hand is played.
       *[other] At most { $value } hands are played.
    }

## What the terminal asks, and says for help

ask-target-to = At whom do you aim it?
ask-give-card = Which card do you give?
ask-resolve-card = Which card goes first?
moment-turn = Hit to flip a card, or stay to bank your points. Two numbered cards (A to 10) of one rank bust you. A to 5 count their value, every king counts them all once more, and each set (J Q K, 6 to 10, A to 5) is worth 5. The end begins when somebody reaches { $target }.
moment-resolve = Two action cards were flipped: decide which of them acts first.
moment-target = A 7 makes somebody give you a card, an 8 goes to somebody without an 8, and a jack makes somebody (or yourself) flip two cards at once.
moment-give = You must give one of your face-up cards away. It does not act, but it can bust whoever gets it.
moment-extra_life = You are about to bust. You may turn a queen and the second card of the pair face down; or you bust and score nothing.
