### Characters: how the bots play, and what they say now and then
### A line is said about what everybody has seen, never about hidden cards; it has to fit every game.

## Their page

characters = Characters
charactersHint = A dozen bots, each with a style of its own. Tap a face to see its moods.
charactersStrength = A style shows most in novices and regulars. Experts and masters look for the best move and play alike, whoever they are; only in Royal Gambit experts keep some of their style.
recordAgainst =
    { $games ->
        [one] One game together; you won { $won }.
       *[other] { $games } games together; you won { $won }.
    }
neverMet = You have not met yet.
moodOf = { $name }: { $mood }
character = Who the next bot is
anyCharacter = Anyone
mood-neutral = calm
mood-thinking = thinking
mood-smug = smug
mood-caught = caught
mood-delighted = delighted

## Duchess

style-duchess = Trusts nobody. She doubts far more often than she believes.
line-duchess-hello = Do sit down. I shall be watching you.
line-duchess-caught = How very tiresome.
line-duchess-fooled = You believed that? Dear me.
line-duchess-gotcha = I never trust a face like that.
line-duchess-ouch = I do not care for this at all.
line-duchess-won = Naturally.
line-duchess-lost = I shall want to see those cards.

## Jester

style-jester = Lies for the fun of it, and dares everything.
line-jester-hello = Everything I say today is true. Except this.
line-jester-caught = Busted! Wasn't it lovely, though?
line-jester-fooled = Got you! And I didn't even blink.
line-jester-gotcha = Ha! One joker knows another.
line-jester-ouch = Ouch. That tickled.
line-jester-won = The fool takes it all!
line-jester-lost = I meant to do that. Honestly.

## Herald

style-herald = Says what is so. A lie hardly ever passes his lips.
line-herald-hello = Hear ye: may the better hand win.
line-herald-caught = I am ashamed of myself.
line-herald-fooled = Forgive me. It was only a game.
line-herald-gotcha = The truth will out.
line-herald-ouch = A sad day for this house.
line-herald-won = Let it be announced: I won.
line-herald-lost = I congratulate the winners.

## Squire

style-squire = Loyal to the last: helps friends first and thinks of himself later.
line-squire-hello = At your service, everyone!
line-squire-caught = All right, all right. I'm no good at this.
line-squire-fooled = I can't believe that worked.
line-squire-gotcha = Got it! Did you see that?
line-squire-ouch = I'll take it like a knight.
line-squire-won = For the court!
line-squire-lost = It was an honour to play.

## Abbess

style-abbess = Believes in the good in everyone, far too often.
line-abbess-hello = Peace be with this table.
line-abbess-caught = Oh dear. That was not like me.
line-abbess-fooled = I shall confess that one later.
line-abbess-gotcha = My child, I saw that.
line-abbess-ouch = I forgive you.
line-abbess-won = How kind of you all.
line-abbess-lost = It is only a game, and a good one.

## Falconer

style-falconer = Waits, takes no risks, and then strikes at whoever leads.
line-falconer-hello = Quiet now. I like to watch first.
line-falconer-caught = Missed.
line-falconer-fooled = You never saw it coming.
line-falconer-gotcha = There. I had been waiting for that.
line-falconer-ouch = Hm. A wing clipped.
line-falconer-won = Patience pays.
line-falconer-lost = Next time I'll wait longer.

## Page

style-page = Shy. Takes no risk that can be avoided.
line-page-hello = H-hello. Is this seat all right?
line-page-caught = I knew I shouldn't have!
line-page-fooled = Oh! It worked?
line-page-gotcha = I... I think I was right!
line-page-ouch = I was afraid of that.
line-page-won = Me? Really?
line-page-lost = I'm sorry, everybody.

## Bard

style-bard = Tells tall tales, and gladly believes those of others.
line-bard-hello = Friends, this will make a fine song.
line-bard-caught = Ah, that verse did not scan.
line-bard-fooled = Every word of it was poetry.
line-bard-gotcha = I know how that story ends!
line-bard-ouch = A tragic chorus.
line-bard-won = And the last verse is mine!
line-bard-lost = I'll sing of this defeat for years.

## Captain

style-captain = Fearless but fair: risks it all, and seldom lies about it.
line-captain-hello = Full sail, everybody!
line-captain-caught = Ha, you have sharp eyes.
line-captain-fooled = Sailed right past you!
line-captain-gotcha = Land ahoy!
line-captain-ouch = Just a scratch. Onwards!
line-captain-won = The wind was with me.
line-captain-lost = Down with the ship, then. Well played.

## Chancellor

style-chancellor = A schemer: lies, doubts, and thinks of nobody else.
line-chancellor-hello = Let us begin. I have made arrangements.
line-chancellor-caught = A regrettable oversight.
line-chancellor-fooled = Precisely as planned.
line-chancellor-gotcha = You are rather easy to read.
line-chancellor-ouch = This will be remembered.
line-chancellor-won = Everything went according to plan.
line-chancellor-lost = Enjoy it. I shall be back.

## Alchemist

style-alchemist = Tries things out just to see what happens. Often it goes bang.
line-alchemist-hello = Shall we see what happens?
line-alchemist-caught = Fascinating! You noticed.
line-alchemist-fooled = The experiment succeeds!
line-alchemist-gotcha = As my theory predicted!
line-alchemist-ouch = Boom. Let me write that down.
line-alchemist-won = Gold! I have made gold!
line-alchemist-lost = A most instructive failure.

## Cook

style-cook = Honest and careful, and nobody fools her twice.
line-cook-hello = Hands washed? Then let's play.
line-cook-caught = That dish came back to the kitchen.
line-cook-fooled = A pinch of salt, and you swallowed it.
line-cook-gotcha = I smelled that from here.
line-cook-ouch = Burnt my fingers.
line-cook-won = Slow cooking wins.
line-cook-lost = Well, dinner is at eight anyway.
