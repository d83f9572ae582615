### ダウト

name = ダウト
tagline = カードを裏向きに出して数字を宣言する。顔に出さないように。

## Cards, and other words

word-ace = A
word-two = ２
word-three = ３
word-four = ４
word-five = ５
word-six = ６
word-seven = ７
word-eight = ８
word-nine = ９
word-ten = １０
word-jack = J
word-queen = Q
word-king = K
word-truth = 本当
word-lie = 嘘
word-no-cards-left = 手札がなくなった
word-last-turn = 最後の手番の後、手札が最も少ない
word-turns_left = 残りの手番
word-claim = 宣言
word-hand_size = 枚数
word-hand = 手札
word-laid = 今回
word-laid_cards = 今回の札
word-in_pile = 山
word-in_pile_cards = 山の札

## Moves

do-call = 「ダウト」と言う
do-let-pass = 見送る
do-done = これで全部
do-above = 1つ高い数字を宣言する
do-below = 1つ低い数字を宣言する
do-lay = { $card }を出す

## Events

event-dealt = { $seat }に{ $count }枚配られた。
event-named = { $seat }は「{ $claim }」を宣言することにした。
event-laid = { $seat }がカードを裏向きに出した。
    .card = { $seat }がカードを裏向きに出した：{ $card }。
event-claimed = { $seat }の宣言：「{ $claim }」を{ $count }枚。
event-passed = { $seat }は見送った。
event-called = { $seat }が{ $of }に「ダウト」と言った。
event-revealed = 表になったカード：{ $card }。
event-judged = { $of }の宣言は{ $truth }だった。
event-took = { $seat }が山の{ $count }枚を引き取った。
event-ended = ゲーム終了：{ $reason }。

## Results

result-won = { $winners }の勝ち（{ $reason }）。

## Options

option-ranks = 数字の種類の数（Aから順に）
option-copies = 同じ数字のカードの枚数
option-most = 1回の手番で出せるカードの最大枚数
option-order = 次の手番で宣言する数字
    .up = 1つ高い数字
    .up_or_down = 1つ高い数字か1つ低い数字（プレイヤーが選ぶ）
option-max_turns = 何回の手番で終わり、手札が最も少ない人の勝ちになるか
