### The terminal

## Whoever plays

you-name = You
yourself = yourself
yours = yours

## Coming and going

shuffling = Shuffling the cards…
warming_up = The others are still warming up: while you play, the games are compiled in the background, and the next time they think further ahead.
welcome = Welcome to { $game }. { $tagline }
against = You play against { $names }. Type ? for help at any time.
partner = { $name } ({ $level })
thinking = { $name } is thinking…
which_game = Which game would you like to play?
which_level = How well should the others play?
seats = { $low } to { $high } players
seats_fixed = { $low } players
goodbye = Goodbye, and thank you for playing.
saved = The transcript was added to { $file }
won = Well played!
lost = Better luck next time.
game_over = The game is over
not_over = The record ends here; the game is not over.

## Asking

your_turn = Your turn
turn_of = It is { $name }’s turn
keys = 1–{ $last }, u back, ? help
keys_first = 1–{ $last }, ? help
keys_menu = 1–{ $last }, q to quit
wrong = “{ $entry }” is not possible here: type a number from 1 to { $last }.
nothing = Type a number from 1 to { $last }.
nothing_to_undo = There is nothing to go back to: this is the first question of your move.
ask-do = What do you do?
ask-card = Which card?
ask-to = To whom?
ask-from = From whom?
ask-of = Whom?
ask-claim = What do you say it is?
ask-cards = Which card do you lay down?
ask-other = Which one?
no_more = nothing more

## Help

help = Help
help-number = choose the item with that number
help-u = go back one question of your move
help-t = show the table again
help-h = everything that has happened so far
help-r = the rules
help-q = leave the table
history = What has happened so far
more = Enter for more, q to go back
moment-other = Choose one of the numbered moves.

## What was true

recap-round = In truth: { $path }. It was { $card }.
recap-true = { $name } “{ $claim }” (true)
recap-lie = { $name } “{ $claim }” (a lie)
recap-hand = Hand { $number } in points: { $results }.
recap-banked = { $name } { $points }
recap-bust = { $name } none (bust)
recap-away = { $name } none (sat out)

## Tables

round = round { $number }
hand_number = hand { $number }
first_to = to { $target } points
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
in_hand = in hand
hand_of = Hand of { $name }
your_hand = Your hand
on_its_way = On its way
last_card = Last card
claim = { $name } “{ $claim }”
it_is = (it is { $card })
penalty_pile = Penalty pile
on_top = { $cards }, on top { $card }
empty = empty
on_table = On the table
went_to = { $card } went into the hand of { $name }
player_column = Player
status = Status
face_up = Face up
points = Points
total = Total
status-in = in
status-stayed = stayed
status-bust = bust
status-away = sits out
kind-catch-up = catch-up
kind-duel = duel
covered = face down: { $cards }
deck = Deck
risk = { $cards }; would make a pair: { $risk }
risk-renewed = { $cards }, so { $next } would be reshuffled; would make a pair: { $risk }
in_play = In play
card_of = { $card } of { $name }
role = Role
hand = Hand
secret = secret
end_stage = End-stage
play_deck = Play Deck
discards = Discard pile
bazaar = Bazaar
taken = Taken from the Bazaar

## Replays

replay-all = { $game }, all cards open
replay-spectator = { $game } as a spectator saw it
replay-seat = { $game } as { $name } saw it
next = Enter for the next step, t for the table, q to quit
