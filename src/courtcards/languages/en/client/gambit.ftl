### The table of Royal Gambit

bot = bot
bot-stands-in = bot stands in
opponents = The other players
hand = Hand { $hand }
goal = target { $target }
kind-catch-up =
    Catch-up: one last hand for everyone except { $count ->
        [one] the leader
       *[other] the leaders
    }
kind-duel = Duel: those tied play on until one is ahead
status-stayed = stayed
status-bust = bust
status-away = sits out
on-turn = on turn
progress = { $total } of { $target } points
this-hand = { $points } this hand
last-hand = last hand: { $points }
last-hand-bust = last hand: bust
set-complete = { $set }: complete, { $points } extra points
set-missing = { $set }: { $have } of { $all }
cards-none = no cards
own-area = You
hand-over = Hand { $hand } is over
cards-of =
    { $name-is ->
        [you] Your cards
       *[other] Cards of { $name }
    }
cards-before =
    { $name-is ->
        [you] Your cards
       *[other] Cards of { $name }
    } in the last hand
card-covered = { $card }, face down
card-give = Give { $card }
deck =
    Deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }
waits =
    { $name-is ->
        [you] Your { $card }
       *[other] { $card } of { $name }
    } waits
ask-turn = Your turn: hit or stay?
ask-7 = Lucky Seven! Tap the player who must give you a card.
ask-8 = Hot Potato! Tap the player you hand the 8 to.
ask-J = Sniper! Tap the player who must flip two cards; it may be you.
ask-give = Lucky Seven! Tap the card you give to { $name }.
ask-resolve = Two cards act, one after the other. Which one first?
ask-extra_life = You are about to bust! Let a queen save you?
wait-turn =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } between hit and stay.
wait-7 =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } who must give a card ({ $card }).
wait-8 =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } who gets { $card }.
wait-J =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } who must flip two cards ({ $card }).
wait-give =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } a card to give.
wait-resolve =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } which card acts first.
wait-extra_life =
    { $name-is ->
        [you] You are
       *[other] { $name } is
    } about to bust: will a queen help?
now-draw =
    { $name-is ->
        [you] You draw
       *[other] { $name } draws
    } a card …
now-bank =
    { $name-is ->
        [you] You stay
       *[other] { $name } stays
    } …
now-breath =
    { $name-is ->
        [you] You are
       *[other] { $name } is
    } about to bust …
over = The game is over.
hit = Hit
hit-cost = flip one more card
stay = Stay
stay-points = bank { $points }
stay-loses = bank { $points }: too few to win
stay-ties = bank { $points }: a tie, then a duel
chase =
    { $needed ->
        [one] One point more overtakes
       *[other] { $needed } points more overtake
    } { $name }.
cover = Use a queen
cover-cost = turn a queen and the second card of the pair face down
cover-cards = turn { $cards } face down, keep { $points }
bust = Bust
bust-cost = no points this hand
resolve-first = { $card } first
does-7 = somebody gives you a card
does-8 = you hand it to somebody
does-J = somebody flips two cards
bank-done =
    { $points ->
        [one] One point
       *[other] { $points } points
    } banked. How they add up:
bank-help =
    { $points ->
        [one] One point
       *[other] { $points } points
    } if you stay. How they add up:
bank-numbers = Ace to 5: { $points }
bank-kings = Kings, as much as all those together: { $points }
bank-sets = Complete sets: { $points }
aim = Target
target = Target { $name }
target-self = Target yourself
risk-short = { $percent }% bust
risk-long =
    { $pairing } of { $left ->
        [one] the one card
       *[other] the { $left } cards
    } left would bust you.
risk-saved = A queen can save you.
risk-empty = No card is left to flip: everyone would stay.
risk-show = Odds
sheet = Scores
sheet-hand = Hand
sheet-you = You
sheet-total = Total
sheet-catch-up = catch-up
sheet-duel = duel
sheet-playing = playing
news = What happened

## Help on what lies on the table

help-card-points = Ace to 5: worth as many points as the card shows, an ace 1. Two of the same rank and you bust.
help-card-brick = 6, 9 and 10: no points, but part of the High Straight. Two of the same rank and you bust.
help-card-7 = Lucky Seven: whoever flips it chooses another player, who must give them one card. No points. Two sevens and you bust.
help-card-8 = Hot Potato: whoever flips it hands it to another player who has no 8. No points. Two eights and you bust.
help-card-J = Sniper: whoever flips it chooses a player, or themselves, who must flip two cards at once. No points; jacks never bust you.
help-card-Q = Extra Life: when you are about to bust, you may turn a queen and the second card of the pair face down and play on. No points; queens never bust you.
help-card-K = King: worth as many points as all your cards from ace to 5 together. Kings never bust you.
help-adds = Adds { $points } now.
help-covered = { $card } was turned face down: it no longer counts for anything.
help-deck =
    The deck: { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
help-deck-left = Still in it:
help-total =
    { $name-is ->
        [you] You have
       *[other] { $name } has
    } banked { $total } in all; the target is { $target }.
help-stake =
    +{ $points } if { $name-is ->
        [you] you stay
       *[other] { $name } stays
    } now; lost on a bust.
help-set = { $set }: { $ranks } face up in front of one player are worth { $points } extra points.
help-hand = A hand: everybody hits or stays in turn, until all have stayed or are bust.
help-goal = Once somebody has { $target } points at the end of a hand, the others get one last hand to catch up. Then the highest total wins.
help-catch-up =
    Somebody has reached the target. Everyone except { $count ->
        [one] the leader
       *[other] the leaders
    } plays this one last hand; then the highest total wins.
help-duel = Several have the highest total. They alone play on, hand by hand, until one is ahead.
help-stayed =
    { $name-is ->
        [you] You have
       *[other] { $name } has
    } stayed and banked these points for good.
help-bust =
    { $name-is ->
        [you] You have
       *[other] { $name } has
    } two numbered cards of one rank: no points for this hand.
help-away =
    { $name-is ->
        [you] You do
       *[other] { $name } does
    } not play this hand.
help-hit = Flip the top card of the deck. If you then have two numbered cards of one rank, you bust and get nothing for this hand.
help-stay = Leave this hand and bank your points for good.
help-odds = How likely the next card is to bust you, counted from the cards that nobody has seen yet.
help-aim-7 = { $name } must give you one card, and chooses which.
help-aim-8 = { $name } gets the 8.
help-aim-J =
    { $name-is ->
        [you] You flip
       *[other] { $name } must flip
    } two cards at once.
