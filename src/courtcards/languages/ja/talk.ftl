### What people say at a table with one tap, and the faces they make

## Phrases

phrase-hello = こんにちは！
phrase-good_luck = よろしくお願いします！
phrase-trust_me = 信じてください。
phrase-i_believe_you = 信じますよ。
phrase-no_way = まさか！
phrase-nice_bluff = うまい嘘ですね。
phrase-well_played = お見事。
phrase-oops = しまった。
phrase-thinking = 考えさせてください。
phrase-your_turn = あなたの番ですよ！
phrase-sorry = ごめんなさい！
phrase-thanks = ありがとう！
phrase-good_game = いいゲームでした！
phrase-again = もう一回？
phrase-bye = さようなら！

## Faces

emote-smile = にっこり
emote-laugh = 大笑い
emote-wink = ウインク
emote-doubt = 疑う
emote-think = 考える
emote-shock = びっくり
emote-cry = 泣く
emote-angry = 怒る
emote-clap = 拍手
emote-heart = ハート
emote-crown = 王冠
emote-cockroach = ゴキブリ
