### The table of Royal Menagerie

bot = bot
away = away, a bot plays
ask-play = Your turn: choose a card to play
ask-play-more = Choose a card to play ({ $left } to go)
ask-take = Take a card from the Bazaar and play it
ask-gift = Choose who gets this gift: { $card }
ask-shoot = Choose whose animal to shoot
ask-steal = Choose whose animal to steal
ask-trade-first = Choose the first of two animals to trade
ask-trade-second =
    Choose what { $name-is ->
        [you] your { $card }
       *[other] { $name }’s { $card }
    } is traded for
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
endstage-long = The Play Deck is empty: nobody draws, everyone plays one card per turn.
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
stack-label = What is being played, the newest last
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
final-label = The roles are revealed
final-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
final-court = Vizier and Loyalist
final-plot = Conspirators
