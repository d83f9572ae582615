### ゴキブリポーカー

name = ゴキブリポーカー
tagline = カードを裏向きで差し出して宣言する。相手の目を見て。

## Cards, and other words

word-bat = コウモリ
word-fly = ハエ
word-cockroach = ゴキブリ
word-toad = カエル
word-rat = ネズミ
word-scorpion = サソリ
word-spider = クモ
word-stink-bug = カメムシ
word-red = 赤
word-orange = オレンジ
word-yellow = 黄
word-green = 緑
word-blue = 青
word-violet = 紫
word-brown = 茶
word-grey = 灰色
word-believes = 本当
word-doubts = 嘘
word-truth = 本当
word-lie = 嘘
word-empty-hand = 出すカードがない
word-one-of-each = 全種類が1枚ずつそろった
word-two-of-a-kind = 同じ種類が2枚
word-stalemate = 20ラウンド続けてカードが置かれなかった
word-three-of-a-kind = 同じ種類が3枚
word-four-of-a-kind = 同じ種類が4枚
word-five-of-a-kind = 同じ種類が5枚
word-six-of-a-kind = 同じ種類が6枚
word-seven-of-a-kind = 同じ種類が7枚
word-eight-of-a-kind = 同じ種類が8枚

## Moves

do-offer = { $card }を{ $to }に差し出し「{ $claim }」と宣言する
do-believe = 「本当」と言う
do-doubt = 「嘘」と言う
do-peek = 見てから回す
do-pass = { $to }に回し「{ $claim }」と宣言する

## Events

event-dealt = { $seat }に{ $count }枚配られた。
event-removed = { $count }枚が中身を見ずに取り除かれた。
event-offered = { $seat }が{ $to }にカードを差し出した：「{ $claim }」。
    .card = { $seat }が{ $to }にカードを差し出した：「{ $claim }」（中身は{ $card }）。
event-peeked = { $seat }は回すことにしてカードを見た。
    .card = { $seat }は回すことにしてカードを見た：{ $card }。
event-passed = { $seat }が{ $to }に回した：「{ $claim }」。
    .card = { $seat }が{ $to }に回した：「{ $claim }」（中身は{ $card }）。
event-judged = { $seat }は{ $of }の宣言を「{ $verdict }」と判断した。
event-revealed = カードは{ $card }。{ $of }の宣言は{ $truth }だった。
event-laid = { $seat }が{ $card }を引き取った。
    .colour = { $seat }が{ $card }（{ $colour }）を引き取った。
event-lost = { $seat }の負け：{ $reason }。

## Results

result-won = { $losers }の負け（{ $reason }）、{ $winners }の勝ち。

## What ended the game

why-judged = { $seat }の負け。{ $card }が{ $count }枚になった。最後の1枚は、判断を外して引き取ったカード。
why-returned = { $seat }の負け。{ $card }が{ $count }枚になった。最後の1枚は、{ $of }に見破られて返ってきたカード。
why-one-of-each = { $seat }の負け。最後に{ $card }が加わり、全種類がそろった。
why-empty-hand = { $seat }の負け。ラウンドを始める番なのに手札がない。

## Options

option-taker = 回されたカードの判断が当たったとき、誰が引き取るか
    .last_claimant = 判断された宣言をした人
    .round_starter = ラウンドを始めた人
option-limit = 同じ種類が何枚で負けか（4枚、2人なら5枚）
option-one_of_each_loses = 全種類が1枚ずつそろっても負け
option-creatures = 害虫・害獣の種類の数（一覧の先頭から）
option-copies = 1種類あたりの枚数
option-removed = 中身を見ずに取り除くカードの枚数（0枚、2人なら10枚）

## Options as sentences: what holds with each of their values

rule-taker =
    .last_claimant = 判断が当たったら、判断された宣言をした人がカードを引き取る。
    .round_starter = 判断が当たったら、何度回されていても、ラウンドを始めた人がカードを引き取る。
rule-limit = 同じ種類が自分の場に{ $value }枚たまると負け。
rule-one_of_each_loses =
    .false = 全種類が1枚ずつそろっても害はない。
    .true = 全種類が1枚ずつそろっても負け。
rule-creatures = 害虫・害獣は{ $value }種類。
rule-copies = カードは1種類につき{ $value }枚。
rule-removed =
    { $value ->
        [0] 配る前に取り除くカードはない。
       *[other] 配る前に{ $value }枚を中身を見ずに取り除く。
    }

## What the terminal asks, and says for help

ask-offer-card = どのカードを差し出しますか？
ask-pass-to = 誰に回しますか？
moment-offer = カードを裏向きで誰かに差し出し、何のカードか宣言します。嘘でもかまいません。相手が外せば相手のもの、当てればあなたに返ってきます。同じ種類が{ $limit }枚で負け、始める番に手札がなくても負けです。
moment-judge = 宣言が本当か嘘かを判断します。当たればカードは相手に返り、外れればあなたのものです。または、カードを見て、まだ見ていない人に自分の宣言で回します。
moment-pass_on = カードを見たので、必ず回します。誰に回すか、何と宣言するかを選びます。前と同じ宣言でも、違う宣言でもかまいません。
