### What people say at a table with one tap, and the faces they make

## Phrases

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-trust_me = Trust me.
phrase-i_believe_you = I believe you.
phrase-no_way = No way!
phrase-nice_bluff = Nice bluff.
phrase-well_played = Well played.
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-your_turn = Your turn!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good_game = Good game!
phrase-again = Once more?
phrase-bye = Goodbye!

## Faces

emote-smile = smile
emote-laugh = laugh
emote-wink = wink
emote-doubt = doubt
emote-think = think
emote-shock = shock
emote-cry = cry
emote-angry = angry
emote-clap = clap
emote-heart = heart
emote-crown = crown
emote-cockroach = cockroach
