### The lesson of Cockroach Poker

## slide

slide = Slide a card
slide-1 = Welcome! I am the court cockroach, and I teach bad manners. Everybody wins here except one: whoever first has four of the same creature loses. So give your cards away! Slide any of them to the Jester, and for once say what it really is.
    .answer-1 = “False!” said the Jester, and was wrong: you had told the truth. Whoever is wrong takes the card. It now lies in front of the Jester, and stays there to the end. The Jester also starts the next round.
    .hint = That is legal, but lies come next. This once: to the Jester, and call the card by its true name.

## lie

lie = Now lie
lie-1 = You took a fly, so you start this round. Slide a card to anybody you like, but say that it is something else. Calm face. Nice big eyes.
    .answer-1 = Swallowed whole! Believing a lie is wrong, so the card stays with the one who believed. Had they doubted you, it would have come back to you. That is all there is to it: guess wrong, and the card is yours.
    .hint = Honesty is legal, and much too easy. Name any creature except the one on the card.

## judge

judge = True or false?
judge-1 = The Jester slides a card to you and says: “Rat.” You say whether that is true or false, before the card is turned up. Tip: every creature has eight cards. Count the rats in your hand and on the table…
    .answer-1 = Right! It was a toad. Seven of the eight rats were in sight, so the Jester was either very lucky or a liar. Guess right, and the card goes back to whoever made the claim.
    .answer-2 = Alas, a toad. Wrong, so it is yours, and you start the next round. Do not be sad: one toad harms nobody. But seven of the eight rats were in sight, and somebody says “rat”? Tut, tut.
    .hint = Looking is allowed, and is our next lesson. First just trust your nose: true or false?

## pass

pass = Look and pass it on
pass-1 = The Squire says: “Scorpion.” No idea? Then let somebody else sweat: you may look at the card, but then you must pass it on. Have a look.
    .answer-1 = A bat! Only you and the Squire know.
    .hint = You may judge, of course. But this time, please look and pass it on.
pass-2 = Now pass it to somebody who has not seen it, and say what you like: the same, something else, even the truth. From now on only your word counts, and you stand for it.
    .answer-1 = The truth, and you were believed. Right guess: the card goes back to the last one who made a claim, and that was you. Being honest among cockroaches has its price.
    .answer-2 = And they believed it! You sent the bat on its way with a lie, and it found a new home. A card can travel on until everybody except one player has seen it; the last one has to judge.

## beware

beware = Three of a kind
beware-1 = Danger! Four of the same creature and you have lost, and three flies already sit in front of you. The Squire slides you a card and says: “Fly.” Think first: what can happen to you if you say “true”, and what if you say “false”?
    .answer-1 = Beautiful! “True” could not hurt you: if it is a fly, you are right and it goes back; if not, you take something harmless. Whoever wants to finish you must make you doubt a fly, or believe it is something else.
    .answer-2 = Ouch. It was a fly: the fourth, and you have lost. Everybody else wins. “True” could not have hurt you: a fly would have gone back to the Squire, anything else would have been harmless. Better here than in a real game!
    .answer-3 = Careful, and clever. It really is a fly.
beware-2 = Now get rid of it. If your claim is true and believed, or a lie and doubted, the fly comes back to you, and you have lost. What will they believe?
    .answer-1 = “False!”, they cried: nobody thinks you would say “fly” with three flies in front of you. The plain truth saved you.
    .answer-2 = Believed! The fly is theirs. That was close. With three of a kind in front of you, saying “true” to that creature is always safe.

## finish

finish = The last toad
finish-1 = Your turn to be wicked. Three toads sit in front of the Herald, and you hold a toad. Slide it over. What you call it is up to you: what will a frightened Herald believe?
    .answer-1 = So bold that the Herald cried “False!”. It was a toad, the fourth. The Herald has lost, and everybody else has won. You also lose if you must start a round and have no card left. Now you know it all!
    .answer-2 = Not a toad? What a relief, thought the Herald, and believed you. Four toads: the Herald has lost, everybody else has won. You also lose if you must start a round and have no card left. Now you know it all!
    .hint = Legal, but look: the Herald has three toads. Slide your toad to the Herald.
