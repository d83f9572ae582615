### The lesson of Cockroach Poker Royal

## crown

crown = A rat with a crown
crown-1 = This is Cockroach Poker with a court: slide, lie, judge, pass on, and four of a kind lose. New are the royals. A crowned rat is a rat, and it is “Royal”: both are true. Slide the royal rat to the Jester with one of its two true names.
    .answer-1 = “False!” said the Jester: wrong. A royal counts as its animal, and whoever takes one must also take the top card of the penalty pile. So the Jester has a rat and a bat now. Expensive guests, these royals.
    .hint = Legal, but let us begin with the crown: the royal rat, to the Jester, as “rat” or “royal”.

## pile

pile = The penalty pile
pile-1 = Look at the penalty pile: its top card is always open, and now it is a toad. You have three toads. So for you any royal would be deadly: its penalty is your fourth toad. And the Herald says: “Royal.” True or false?
    .answer-1 = Well judged. A royal fly: the Herald takes it back, and your toad with it. If the claim names just what would finish you, “true” keeps you safe: you are right, or you take something that is not a royal.
    .answer-2 = It was a royal fly. You take it, then the toad from the pile: four toads, and you have lost. With “true” you were safe: either right, or you would have taken something without a crown, and without a penalty.
    .hint = You may look and pass on here too. But this time, please judge.

## blank

blank = Nothing at all
blank-1 = The Herald said “cockroach”, you believed, and it was the blank: nothing at all, so every claim about it is a lie. Specials are not laid down in front of you. They go into your hand, and you pay: one card that fits the claim, or any two.
    .answer-1 = One card only, but now three cockroaches look at you. My relatives, I know how they are.
    .answer-2 = Two cards instead of one: it costs more, but you choose where it hurts least.
blank-2 = And who starts the next round, with the blank in hand? You. Slide the blank to anybody and call it anything: whatever you say, “true” is wrong.
    .answer-1 = Believed, and wrong: now they have the blank and the bill. Everybody knows where it is, though, so do not expect that to work twice in a row.
    .hint = Legal, but pass on the misery while you can: slide the blank.

## joker

joker = Every animal at once
joker-1 = The other special is the joker: it is every animal, but never a royal. The Squire says: “Bat.” You have three bats in front of you. By now you know what is safe.
    .answer-1 = The joker! It is a bat when called a bat, so you were right. The Squire takes it back into their hand and has to pay, as always for a special: one bat, or any two.
    .answer-2 = The joker! Called a bat, it is a bat, so you were wrong. At least it goes into your hand and is no fourth bat.
    .hint = Looking is legal, but say it straight: true or false?
joker-2 = Now pay: one bat, or any two cards. Careful, you can count to four!
    .answer-1 = That was the fourth bat, and you have lost. Cheap is not always good. Two harmless cards would have saved you.
    .answer-2 = Two cards, and one of them a bat: the fourth. You have lost. Any two others would have been fine.
    .answer-3 = Wise: two harmless cards. And you have the joker now. Call it any animal, and whoever doubts you is wrong.

## finish

finish = The crowned scorpion
finish-1 = Three scorpions in front of the Herald, and you hold the royal one: it counts as the fourth. Slide it over. “Scorpion” and “royal” are true, all else is a lie. What will the Herald fall for?
    .answer-1 = The truth, and the Herald did not believe it. The fourth scorpion: the Herald has lost, everybody else has won. The fourth card ends the game before any penalty is drawn. You are ready for the court!
    .answer-2 = A fine lie, and the Herald swallowed it. The fourth scorpion: the Herald has lost, everybody else has won. The fourth card ends the game before any penalty is drawn. You are ready for the court!
    .hint = Legal, but the Herald is one scorpion from the end: slide the royal scorpion there.
