### ロイヤル・メナジェリー

name = ロイヤル・メナジェリー
tagline = ありがたい贈り物、迷惑な贈り物。誰が味方かは誰も言わない。
owned = { $seat }の{ $card }

## Cards, and other words

word-tortoise = ガラパゴスゾウガメ
word-tiger = ホワイトタイガー
word-ibis = オニトキ
word-komodo = コモドドラゴン
word-antelope = ヒロラアンテロープ
word-mammoth = マンモス
word-shoot = 射撃
word-steal = 強奪
word-trade = 交換
word-bazaar = バザール
word-windfall = 棚ぼた
word-vizier = 大宰相
word-loyalist = 忠臣
word-conspirator = 陰謀者
word-solo = 単独勝利
word-shared = 共同勝利
word-conspirators = 陰謀者の勝利
word-nobody = 合計点が同じ

## Moves

do-gift = { $card }を{ $to }に贈る
do-shoot = { $from }の{ $card }を射撃する
do-steal = { $from }の{ $card }を強奪する
do-trade = { $a }と{ $b }を交換する
do-bazaar = バザールを開く
do-windfall = 棚ぼたを使う
do-discard = { $card }を捨てる
do-take = { $card }を取る

## Events

event-role = { $seat }に役職が配られた。
    .role = { $seat }に役職が配られた：{ $role }。
event-starting = { $seat }の最初の動物：{ $card }。
event-set-aside = { $seat }に配られて脇に置かれた：{ $card }。
event-dealt = { $seat }に手札が1枚配られた。
    .card = { $seat }に手札が1枚配られた：{ $card }。
event-drew = { $seat }が1枚引いた。
    .card = { $seat }が1枚引いた：{ $card }。
event-drew-back = { $seat }が捨て札から引いた：{ $card }。
event-reshuffled = 捨て札{ $count }枚を切り直した。
event-end-stage = 山札がなくなり、終盤が始まった。
event-gifted = { $seat }が{ $to }に{ $card }を贈った。
event-shot =
    { $seat }が{ $from-is ->
        [yourself] 自分
        [self] 自分
       *[other] { $from }
    }の{ $card }を射撃した。
event-stolen = { $seat }が{ $from }の{ $card }を強奪した。
event-traded = { $seat }の交換：{ $card }が{ $from }から{ $to }へ。
event-bazaar = { $seat }がバザールを開いた。
event-laid = バザールに並んだ：{ $card }。
event-took = { $seat }がバザールから取った：{ $card }。
event-windfall = { $seat }が棚ぼたを使った。
event-discarded = { $seat }が使い道のないカードを捨てた：{ $card }。
event-stampede = 暴走！ { $seat }の動物園から各種1頭ずつが逃げ出した。
event-revealed = { $seat }の役職は{ $role }だった。
event-scored = { $seat }は{ $points }点。
event-won = { $seat }の勝ち：{ $reason }。
event-nobody-won = 合計点が同じなので、勝者なし。

## Results

result-won = { $winners }の勝ち（{ $reason }）。
result-nobody = 勝者なし（{ $reason }）。

## What ended the game

why-solo = { $seat }の単独勝利。大宰相が{ $points }点で、ただ一人の最高点（次点は{ $next }点）。
why-shared = 大宰相と忠臣（{ $winners }）の勝ち。合計{ $points }点で、陰謀者の{ $next }点を上回った。大宰相だけが最高点ではない。
why-conspirators = 陰謀者（{ $winners }）の勝ち。合計{ $points }点で、相手の{ $next }点を上回った。大宰相だけが最高点ではない。
why-tie = 勝者なし。両陣営とも合計{ $points }点で、大宰相だけが最高点ではない。
why-tie-broken = 両陣営とも合計{ $points }点。このテーブルでは同点なら陰謀者（{ $winners }）の勝ち。

## Options

option-tie = 単独勝利がなく両陣営の合計点が等しいとき、誰が勝つか
    .nobody = 勝者なし
    .conspirators = 陰謀者
option-actions = 各アクションの枚数（合計16枚）

## Options as sentences: what holds with each of their values

rule-tie =
    .nobody = 単独勝利がなく両陣営の合計点が等しければ、勝者なし。
    .conspirators = 単独勝利がなく両陣営の合計点が等しければ、陰謀者の勝ち。
rule-actions = 山札のアクションカード：{ $value }。

## What the terminal asks, and says for help

ask-gift-card = どの動物を贈りますか？
ask-shoot-from = 誰の動物？
ask-shoot-card = どの動物？
ask-steal-card = どの動物？
ask-take-card = どのカードを取りますか？
ask-discard-card = どのカードを捨てますか？
ask-trade-a = 誰の動物を交換しますか？
ask-trade-a-card = どの動物？
ask-trade-b = 誰の動物と？
ask-trade-b-card = どの動物と？
moment-play = 動物をほかの人に贈るか、アクションを使います。同じ種が1頭なら1点、2頭で3点、3頭で0点。マンモスは2倍。6種がそろうと暴走し、各種1頭ずつ逃げ出します。
moment-play_taken = バザールで取ったカードを使います。
moment-take = バザールから1枚取り、すぐに使います。
