### The table of Royal Menagerie

bot = bot
away = away, a bot plays
ask-play = Choose a card from your hand to play
ask-play-more = Choose a card to play ({ $left } to go)
ask-take = Take a card from the Bazaar and play it
ask-gift = { $card }: who gets this gift?
ask-shoot = Shoot: choose an animal of any player, you included
ask-steal = Steal: choose an animal of another player
ask-trade-first = Trade: choose the first of two animals
ask-trade-second =
    Trade: choose what { $name-is ->
        [you] your { $card }
       *[other] { $name }’s { $card }
    } changes places with
wait-play =
    { $name-is ->
        [you] You are
       *[other] { $name } is
    } choosing a card to play
wait-taken =
    { $name-is ->
        [you] You play
       *[other] { $name } plays
    } the card from the Bazaar: { $card }
wait-take =
    { $name-is ->
        [you] You are
       *[other] { $name } is
    } taking a card from the Bazaar
sure-gift = Give { $name } this gift: { $card }?
sure-shoot =
    Shoot { $name-is ->
        [you] your
       *[other] { $name }’s
    } { $card }?
sure-steal = Steal { $card } from { $name }?
sure-trade =
    Trade { $name-is ->
        [you] your
       *[other] { $name }’s
    } { $card } for { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } { $other }?
sure-bazaar = Open a Bazaar?
sure-windfall = Play Windfall: draw two cards, then play two?
sure-discard = It has no effect now. Discard { $card }?
sure-take = Take { $card }?
confirm-gift = Give
confirm-shoot = Shoot
confirm-steal = Steal
confirm-trade = Trade
confirm-bazaar = Open
confirm-windfall = Play
confirm-discard = Discard
confirm-take = Take
undo = Undo
mat-label =
    { $name-is ->
        [you] Your menagerie
       *[other] Menagerie of { $name }
    }
mat-turn = on turn
mat-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
mat-points =
    { $points ->
        [one] one point now
       *[other] { $points } points now
    }
mat-species = { $count } of { $all } species; all { $all } make a stampede
mat-species-plain =
    { $count ->
        [one] one species
       *[other] { $count } species
    }
mat-near = One more species makes a stampede: { $card }
mat-stampede = Stampede!
mat-fall = { $before } → { $after } points
mat-gift = Give { $card } to { $name }
pen-label = { $card }: { $count }
pen-full = { $card }: { $count }, the pen is full and worth nothing
pen-choose =
    { $name-is ->
        [you] your
       *[other] { $name }’s
    } { $card } ({ $count })
role-yours = Your role: { $role }
role-secret = Only you see it
role-public = Everybody knows it
role-hidden = Your role is covered
role-cover = Cover your role
role-show = Show your role
goal-vizier = Have the most points alone, or beat the Conspirators together with the Loyalist.
goal-loyalist = Have more points with the Vizier than the Conspirators have, but the Vizier must not have the most points alone.
goal-conspirator = Have more points with the other Conspirator than Vizier and Loyalist have.
hand-label = Your hand
hand-empty = Your hand is empty
hand-card =
    { $card }, { $count ->
        [one] one card
       *[other] { $count } cards
    }
deck-label = Play Deck
deck-left =
    { $count ->
        [one] one card
       *[other] { $count } cards
    } in the Play Deck
discards-label = Discards
discards-none = No discards yet
endstage = End-stage
endstage-long = The Play Deck is empty: nobody draws, everyone plays one card per turn. The game ends when all hands are empty.
bazaar-label =
    { $name-is ->
        [you] Your Bazaar
       *[other] Bazaar of { $name }
    }
bazaar-now =
    { $name-is ->
        [you] You take
       *[other] { $name } takes
    } now
bazaar-playing =
    { $name-is ->
        [you] You play
       *[other] { $name } plays
    }
bazaar-next = next: { $name }
bazaar-last = Last card of this Bazaar
taken-label = Taken from the Bazaar
stack-label = What is being played, the newest first
stack-turn =
    { $name-is ->
        [you] Your turn
       *[other] Turn of { $name }
    }
stack-bazaar =
    { $name-is ->
        [you] Your Bazaar
       *[other] Bazaar of { $name }
    }
stack-windfall =
    { $name-is ->
        [you] Your Windfall
       *[other] Windfall of { $name }
    }
stack-play = { $left } to play
stack-take = { $left } to take
news-label = What happened
news-forced = (there was no other choice)
final-label = The roles are revealed
final-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
final-court = Vizier and Loyalist
final-plot = Conspirators
mat-you = You
mat-secret = secret role
effect =
    { $name-is ->
        [you] { $change } for you
       *[other] { $change } for { $name }
    }
role-aim = Your aim
roles-others = What you know of the others
roles-known = { $name }: { $role }
roles-unknown = { $name }: Loyalist or Conspirator, secret until the end of the game
roles-aims = What the other roles want
stack-within = within
stack-more = and { $count } more around it
worth-animal = One of a species: 1 point; two: 3 points; three: 0.
worth-mammoth = Mammoths are worth double: one 2 points, two 6 points, three 0.
help-animal = A gift for one of the other three players. No menagerie holds more than three of a species.
help-shoot = Discard any one animal from any player’s menagerie, your own included.
help-steal = Take any one animal from another player’s menagerie and put it into yours.
help-trade = Two animals of two different players change places. You may be one of the two.
help-bazaar = The top four cards of the Play Deck are laid face up. Clockwise, each player takes one and plays it at once; whoever opened the Bazaar begins.
help-windfall = Draw two cards, then play two from your hand.
help-stampede = A player who has at least one of each of the six species at once discards one of each, immediately.
help-last-species = It is the last species missing: one of it here causes a stampede.
help-full = Full: three are worth 0 points, and no fourth may come.
help-more = One more here: { $change } in points
help-fewer = One fewer here: { $change } in points
help-effects = What this move changes in points now.
help-vizier = The Vizier’s role is known to all. The Vizier draws two cards and plays two on a turn.
help-secret = This role is secret until the end of the game.
help-deck = On a turn one draws 1 card and then plays 1; the Vizier draws 2 and plays 2. When the Play Deck is empty, End-stage begins: nobody draws, and everyone plays 1 card per turn.
help-discards = Actions that were played and animals that were shot or ran away. Press to see which.
help-stack = The newest action is finished first; only then the one before it goes on.
help-bot = A bot plays here.
final-solo = The Grand Vizier alone has the most points of all: that is checked first, and the sums do not count.
final-sums = The Grand Vizier does not have the most points alone, so the sums of the two sides decide.
stage-gift =
    { $name-is ->
        [you] You give
       *[other] { $name } gives
    } { $to } a gift …
