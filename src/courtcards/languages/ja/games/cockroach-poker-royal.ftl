### ゴキブリポーカー ロイヤル

name = ゴキブリポーカー ロイヤル
tagline = 害虫・害獣に王冠とペナルティデッキが加わった。

## Cards, and other words

word-royal-bat = 王様のコウモリ
word-royal-fly = 王様のハエ
word-royal-cockroach = 王様のゴキブリ
word-royal-toad = 王様のカエル
word-royal-rat = 王様のネズミ
word-royal-scorpion = 王様のサソリ
word-royal-stink-bug = 王様のカメムシ
word-royal = 王様
word-joker = ジョーカー
word-blank = ブランク

## Moves

do-pay = { $cards }を自分の場に置く

## Events

event-drawn = { $seat }がペナルティデッキから引いた：{ $card }。
event-turned-up = ペナルティデッキの一番上：{ $card }。
event-put-away = { $seat }が特殊カードを手札に入れた：{ $card }。
event-put-aside = { $seat }が特殊カードを場に置いた：{ $card }。
event-paid = { $seat }が手札から自分の場に置いた：{ $card }。

## What ended the game

why-drawn = { $seat }の負け。{ $card }が{ $count }枚になった。最後の1枚はペナルティカード。
why-paid = { $seat }の負け。{ $card }が{ $count }枚になった。最後の1枚は、{ $special }の支払いで置いたカード。
why-only-specials = { $seat }の負け。全員の手札に特殊カードしか残っていない。
why-stalemate = { $seat }の負け。20ラウンド続けてカードが置かれなかった。

## Presets

preset-manual = 英語版の説明書
preset-japanese = 日本語版のルール

## Options

option-royal_penalty = 王様カードを置くとき、いつペナルティカードを引くか
    .taken = 引き取った王様カードのときだけ
    .always = 引き取り、支払い、ペナルティを問わず毎回
option-special_goes = 引き取った特殊カードの行き先
    .hand = 引き取った人の手札（公開情報）
    .table = 場に表向き（数えない）
option-specials_pay = 支払う2枚に特殊カードを含めてよい
option-special_penalty = ペナルティデッキから引いた特殊カードの扱い
    .taken = 引き取ったときと同じ
    .inert = 場に置かれ、何も起こらない

## Options as sentences: what holds with each of their values

rule-royal_penalty =
    .taken = ペナルティカードを引くのは、引き取ったカードが王様カードのときだけ。
    .always = 王様カードを自分の場に置くたびに、引き取り、支払い、ペナルティを問わずペナルティカードを引く。
rule-special_goes =
    .hand = 引き取った特殊カードは手札に入り、全員がそれを知っている。
    .table = 引き取った特殊カードは場に表向きで置かれ、数えない。
rule-specials_pay =
    .false = 特殊カードは支払いに使えない。
    .true = 支払う2枚に特殊カードを含めてよい。
rule-special_penalty =
    .taken = ペナルティデッキから引いた特殊カードも、引き取ったときと同じように支払う。
    .inert = ペナルティデッキから引いた特殊カードは場に置かれ、支払いは要らない。

## What the terminal asks, and says for help

moment-pay = 特殊カードを引き取ったので支払います。最後の宣言に合う1枚か、好きな2枚を自分の場に置きます。
hints = 王様カードは、その害虫・害獣の名前でも「王様」でも本当です。ジョーカーは「王様」以外のどの宣言でも本当、ブランクは何を宣言しても嘘です。王様カードを引き取るとペナルティも1枚引きます。
