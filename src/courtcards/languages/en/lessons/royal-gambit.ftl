### The lesson of Royal Gambit

## hit

hit = Hit or stay
hit-1 = Welcome to the gambling table! In turn, everybody hits or stays. Hit: flip the top card of the deck. Ace to five are worth their points, everything else has other charms. Go on, hit!
    .answer-1 = A four: four points.
    .hint = You could stay with nothing and score nothing. Courage: hit!
hit-2 = The others have flipped a card too; all cards lie open. Four is not a fortune. Once more!
    .answer-1 = A five: that makes nine points.
    .hint = Staying is legal, but you would bank only four. Hit once more.
hit-3 = Points count only when you stay: then they are yours for good, and you are out of this hand. Nine is a decent catch. Stay!
    .answer-1 = Nine points in the bank. And the Jester? Greedy: a second three, two cards of one rank. That is a bust, and nothing for this hand.
    .hint = Bold! But this time take what you have: stay.

## bust

bust = One more?
bust-1 = You have 5, 3 and 10: eight points, as the 10 is worth nothing. 6, 9 and 10 are mere bricks, but like every number from ace to ten they bust you in pairs. Another 5, 3 or 10, and all is lost. Hit or stay? You decide.
    .answer-1 = A three! Bust: no points in this hand, whatever you had. The chance was 9 in 44, so it was not even a foolish bet. That is this game: odds, and a little shame.
    .answer-2 = Eight points, safe. And see what the Herald has just flipped: a three. It would have been yours, and your end. Not that you could have known.

## gifts

gifts = Lucky Seven, Hot Potato
gifts-1 = 7, 8 and jack do something at the moment you flip them. Hit, and you will see.
    .answer-1 = Lucky Seven!
    .hint = You will miss something. Hit!
gifts-2 = The target of a Seven must give you one of their cards. Which one is their choice, and even a gift can bust you. Whom do you choose?
    .answer-1 = The Jester kept the king, of course, and gave you the five. Five points for you!
    .answer-2 = The Herald gave you the nine: no points, and one more number you must not see again. Thank you so much.
gifts-3 = The round is over and it is your turn again. Hit once more.
    .answer-1 = An eight: the Hot Potato!
    .hint = Staying is fine, but there is one more thing to see. Hit!
gifts-4 = Nobody wants an eight, so you hand it on to somebody who has none yet. To whom?
    .answer-1 = Gone! Somebody else now has to fear the next eight. If everybody else had one already, the potato would stay with you.

## sniper

sniper = The Sniper
sniper-1 = You have nine points. Hit, and try not to look dangerous.
    .answer-1 = A jack, the Sniper!
    .hint = Nine points are nice, but there is a jack to be met. Hit!
sniper-2 = Whoever is the target must flip two cards at once. You may aim at anybody, even at yourself: two cards for free, if you dare. Look who has dangerous cards already.
    .answer-1 = A nine and a two: eleven points, and nothing broken. Bold, and lucky. The others had a nine each: it would have been the end of them.
    .answer-2 = A nine and a two. But there was a nine already: bust! That is what jacks are for. They are worth no points themselves, and never bust anybody as a pair.

## queen

queen = An extra life
queen-1 = You have a queen, and nine points. A queen is worth nothing, but she forgives. Hit without fear!
    .answer-1 = A second five!
    .hint = Sensible, but today we want to see the queen at work. Hit!
queen-2 = That would be a bust. But you may turn the queen and the second five face down: both are out of the hand, and you play on. One queen, one life.
    .answer-1 = Saved! Five and four still lie there: nine points. And on it goes round the table.
    .hint = You may be so proud as to bust, but a lady offers her hand. Take it!
queen-3 = The queen is spent. Hit or stay?
    .answer-1 = An ace: ten points now. They are not in the bank yet, but you have seen enough. Nerves of steel!
    .answer-2 = Nine points in the bank, thanks to a lady.

## family

family = Kings and sets
family-1 = 5 and 4, jack and queen: nine points so far. Some cards are worth more together: jack, queen and king; 6 to 10; ace to 5. Each of these sets pays 5 extra. One more card…
    .answer-1 = The king! The Royal Family is complete: 5 extra. And each king adds all your number points once more: 9 become 18.
    .hint = Nine points, well. But only the king is missing! Hit.
family-2 = 18 and 5: that is 23. Do you want to tempt fate with that on the table?
    .answer-1 = 23 points in one hand. More than half of the way.
    .hint = I admire it, but my nerves do not. 23 points: stay!

## forty

forty = The road to forty
forty-1 = Second hand. You have 30 points in the bank, the Jester 36, but the Jester has just bust. On the table you have 5, 4 and an ace: ten. When somebody has 40 at the end of a hand, the finale begins. Well?
    .answer-1 = Forty! All others get one last hand to catch up, without the leader. The Jester needed five more, had four, wanted more, and bust. You win! On a tie, those tied would play on alone.
    .hint = Forty is enough, and it lies right there. Stay!
