### The table of both Cockroach Pokers

hand = Your hand
cardsCount =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
handOf =
    { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }
rowOf = In front of { $name }
rowEmpty = no cards yet
rowCount = { $count } × { $card }
danger =
    One more { $card } and { $name-is ->
        [you] you lose
       *[other] { $name } loses
    }
lost = lost
crown = royal { $card }
chooseCard = Choose a card from your hand
choosePlayer = Whom do you offer it to?
chooseClaim = What do you say it is?
isTruth = the truth
offerLine = { $card } to { $name }, saying “{ $claim }”
passLine = On to { $name }, saying “{ $claim }”
offerDo = Slide it over
passDo = Pass it on
undo = Undo
judgeTitle = { $name } says: “{ $claim }”. Do you believe it?
believe = True
doubt = False
peek = Look and pass it on
peekHint = You then know it, and must pass it on.
youKnow = Only you know: it is { $card }
payHint = Choose from your hand, then lay down.
payTitle = Lay down one { $claim }, or any two cards
payFor = This is for the { $card }.
payAgain = A second payment is due: this one is for the { $card }.
pay = Lay down
pile = Penalty pile
pileCount =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }, on top: { $card }
pileEmpty = empty
aside = Put aside
lastSeen = { $card } was last seen going to { $name }
onItsWay = The card on its way
path = The card's path
revealed = The card was: { $card }
verdict-truth = It was the truth
verdict-lie = It was a lie
taker =
    { $name-is ->
        [you] You take
       *[other] { $name } takes
    } it
starts =
    { $name-is ->
        [you] You start
       *[other] { $name } starts
    } the round
roundOf = Round { $number }
keys = Keys: 1–9 choose, Enter confirms, Escape undoes
