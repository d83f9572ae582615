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
rowCount = { $card }: { $count } of { $limit }
danger =
    One more { $card } and { $name-is ->
        [you] you lose
       *[other] { $name } loses
    }
lost = lost
crown = royal { $card }
chooseCard = Choose a card from your hand
choosePlayer = Whom do you offer the { $card } to?
chooseClaim = What do you say it is?
isTruth = the truth
undo = Undo
judgeTitle = { $name } says: “{ $claim }”. Do you believe it?
believe = True
doubt = False
peek = Look and pass it on
mustJudge = Everybody else has seen it: you must judge.
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
revealed = The card was a { $card }
verdict-truth = It was the truth
verdict-lie = It was a lie
judged-believes =
    { $of }: “{ $claim }”. { $name-is ->
        [you] You
       *[other] { $name }
    } believed it.
judged-doubts =
    { $of }: “{ $claim }”. { $name-is ->
        [you] You
       *[other] { $name }
    } doubted it.
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
aim =
    { $limit ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[other] { $limit }
    } of a kind in front of you, and you lose.

## One question after the other

passPlayer = Whom do you pass the { $card } on to?
claimLine = The { $card } goes to { $name }. What do you say it is?
chooseHere = Choose

## Who sits where, and what they say

youHere = You
yourPlace = Your place
says =
    { $claim-is ->
       *[other] A { $claim }.
    }
judge-believes = True!
judge-doubts = False!

## The counter

counter = Who has how many of what
counterAll = all
counterCell = { $card }, { $count } of { $limit }: { $name }

## What things do, for those who ask

helpAnimal = A { $card }: any other claim about it is false. { $limit } of them in front of one player lose the game.
helpRoyal = The { $card }: “{ $animal }” and “royal” are both true. It counts as a { $animal }, and whoever takes it draws the top card of the penalty pile as well.
helpCount = In front of you: { $count } of { $limit }.
help-joker = The joker: every animal is true, only “royal” is false. Whoever takes it pays: one card that matches the last claim, or any two.
help-blank = The blank: every claim is false. Whoever takes it pays: one card that matches the last claim, or any two.
helpHand = { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }. Whoever has to start a round without a card loses.
helpOnItsWay = The card on its way, face down. Only those who have passed it on know what it is.
helpPile = The penalty pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }, and only the top one is open. Whoever takes a royal draws it.
helpAside = Special cards on the table count for nothing.
helpColour = The colour is only decoration.
helpTruth = “{ $claim }” is the truth: the card is a { $card }.
helpLie = “{ $claim }” is a lie: the card is a { $card }.
help-believe = You say that { $name } tells the truth. If you are right, the card goes back; if you are wrong, you take it.
help-doubt = You say that { $name } lies. If you are right, the card goes back; if you are wrong, you take it.
help-peek = You look at the card and pass it on to somebody who has not had it, with a claim of your own.
