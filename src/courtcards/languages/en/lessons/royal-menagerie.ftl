### The lesson of Royal Menagerie

## gift

gift = A kind gift
gift-1 = Welcome to court. You are the Loyalist: you stand by the Grand Vizier, the Squire, against two Conspirators. Animals you play go to others, as gifts. One of a species is worth 1 point, two are worth 3. Give the Squire a second Giant Ibis!
    .answer-1 = How kind: two ibises, 3 points. If Vizier and Loyalist together end with more than the two Conspirators, both win. But if the Vizier alone has the most of all, the Vizier wins alone. So help, but not too much.
    .hint = Legal, but look at the Squire's pens: one ibis lives there. Give a second one.

## poison

poison = An unkind gift
poison-1 = Now you are a Conspirator, and you do not know who the other one is: the Jester or the Herald. First the Vizier: two White Tigers, 3 points. But three of a species are worth nothing at all! You hold a tiger…
    .answer-1 = Three tigers, no points: a poisoned gift. Then the Jester gave the Vizier a Mammoth, and Mammoths count double. And the Herald shot it!
    .hint = Legal, but too friendly. Give the Squire a third tiger.
poison-2 = So who is on your side? Roles stay hidden, but deeds speak. Give your Hirola Antelope to the one you trust.
    .answer-1 = I think so too: who shoots the Vizier's Mammoth is no friend of the Vizier. Your points and the other Conspirator's are added up, so you feed each other.
    .answer-2 = Hm. The Jester gave the Vizier a Mammoth: that smells of a Loyalist. I would have trusted the Herald, who shot it. Watch what people give, and to whom.
    .answer-3 = To the Vizier? A fine disguise, but it costs you a point. Your friend is most likely the Herald, who shot the Vizier's Mammoth.
    .hint = Legal, but let us see whom you trust: give the Hirola Antelope away.

## stampede

stampede = Stampede!
stampede-1 = A generous court: the Vizier has five different species. Can one have too much of a good thing? Oh yes. Whoever has all six at once gets a stampede, and one of each runs away. Which one is missing?
    .answer-1 = Off they run, all six! From five points to none, with one lovely Mammoth. Keep an eye on your own pens: five species are worth five points, and are in danger.
    .hint = Legal, but the Squire's sixth species is what we want: the Mammoth.

## actions

actions = Shoot, Steal, Trade
actions-1 = Now you are the Grand Vizier! You draw two cards a turn and play two, and everybody knows who you are. Shoot removes any animal, Steal takes one for yourself, Trade swaps two animals of two players. Play one of the three.
    .answer-1 = Bang! It goes to the discard pile. Best shot: one of a pair, or the third of your own species.
    .answer-2 = Yours now. Stealing hurts twice: they lose points, and you win some. And it is one of the few ways to feed yourself.
    .answer-3 = Swapped. You need not be one of the two: let others exchange what suits you.
    .hint = You may give an animal away, but try one of the actions first.
actions-2 = And your second card, whichever you like.
    .answer-1 = A gift from the mighty. You win alone if you have more points than anybody else; or together with the Loyalist, if the two of you beat the Conspirators.
    .answer-2 = Two actions in one turn: that is power. You win alone if you have more points than anybody else; or together with the Loyalist, if the two of you beat the Conspirators.

## bazaar

bazaar = Market day
bazaar-1 = You are the Loyalist again, and you hold a Bazaar: four cards are laid out, and clockwise from you everybody takes one and plays it at once. Open it!
    .answer-1 = What a market!
    .hint = Legal, but it is market day: play the Bazaar.
bazaar-2 = You choose first. What you leave, the Jester may have, a Conspirator. Take one.
    .answer-1 = An animal!
    .answer-2 = An action!
bazaar-3 = And now play it, as you like.
    .answer-1 = Then everybody else took one and played it. The last action you will meet is Windfall: draw two cards and play two. Actions can nest, and the newest is always finished first.

## finale

finale = The last card
finale-1 = The end: the deck is empty, and you play the last card of all. You are the Loyalist with 8 points, the Jester is the Vizier with 10, the Conspirators have 7 each. As it stands the Vizier wins alone, and you lose! Who gets the Hirola Antelope?
    .answer-1 = Masterly! A third antelope for your own Vizier: from 10 points down to 7. Now nobody wins alone, and 8 + 7 beats 7 + 7: you both win. Sometimes the best friend gives poison. Welcome to court!
    .answer-2 = The Vizier still has the most of all, and wins alone: you have lost. The trick was a third antelope for the Vizier: from 10 down to 7, nobody wins alone, and 8 + 7 beats 7 + 7. Try it again!
