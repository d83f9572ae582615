### The table of Royal Gambit

bot = bot
bot-stands-in = bot stands in
opponents = The other players
hand = Hand { $hand }
goal = target { $target }
kind-catch-up = Catch-up: one last hand for everyone except the leaders
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
cards-of = Cards of { $name }
card-covered = { $card }, covered
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
ask-8 = Hot Potato! Tap the player who gets the eight.
ask-J = Sniper! Tap the player who must flip two cards.
ask-give = Lucky Seven of { $name }: tap the card you give.
ask-resolve = Two effects at once: which card acts first?
ask-extra_life = A pair! Cover it with a queen, or bust?
wait-turn =
    { $name-is ->
        [you] Your turn
       *[other] { $name }
    }: hit or stay?
wait-target =
    { $name-is ->
        [you] You choose
       *[other] { $name } chooses
    } a target for { $card }.
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
        [you] You have
       *[other] { $name } has
    } a pair: cover it or bust?
over = The game is over.
hit = Hit
stay = Stay
stay-points = bank { $points }
cover = Cover the pair
cover-cost = turns a queen and the second card face down
bust = Bust
bust-cost = no points this hand
resolve-first = { $card } first
aim = Target
target = Target { $name }
target-self = Target yourself
risk-short = { $percent }% bust
risk-long =
    { $pairing } of { $left ->
        [one] the one card
       *[other] the { $left } cards
    } left would make a pair.
risk-saved = A queen can save you.
risk-empty = No card is left to flip: everyone would stay.
risk-show = Odds
news = What happened
