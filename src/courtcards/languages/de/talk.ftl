### What people say at a table with one tap, and the faces they make

## Phrases

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-trust_me = Vertrau mir.
phrase-i_believe_you = Ich glaube dir.
phrase-no_way = Nie im Leben!
phrase-nice_bluff = Guter Bluff.
phrase-well_played = Gut gespielt.
phrase-oops = Hoppla.
phrase-thinking = Lass mich überlegen.
phrase-your_turn = Du bist dran!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-good_game = Schönes Spiel!
phrase-again = Noch einmal?
phrase-bye = Tschüss!

## Faces

emote-smile = lächeln
emote-laugh = lachen
emote-wink = zwinkern
emote-doubt = zweifeln
emote-think = nachdenken
emote-shock = erschrecken
emote-cry = weinen
emote-angry = sich ärgern
emote-clap = klatschen
emote-heart = Herz
emote-crown = Krone
emote-cockroach = Kakerlake
