### The table of both Cockroach Pokers

hand = あなたの手札
cardsCount = { $count }枚
handOf = { $name }の手札は{ $count }枚
rowOf = { $name }の前
rowEmpty = まだなし
rowCount = { $card }：{ $limit }枚中{ $count }枚
danger = { $card }があと1枚で{ $name }の負け
lost = 負け
crown = 王様の{ $card }
chooseCard = どのカードを差し出しますか
choosePlayer = { $card }を誰に差し出しますか
chooseClaim = 何と宣言しますか
isTruth = 本当
undo = 選び直す
judgeTitle = { $name }の宣言は「{ $claim }」。信じますか？
believe = 本当
doubt = 嘘
peek = 見てから回す
mustJudge = ほかの全員が見たカードです。判断してください。
peekHint = 中身を見たら、必ず誰かに回します。
youKnow = あなただけが知っています：{ $card }
payHint = 手札から選んで、自分の場に置いてください。
payTitle = { $claim }を1枚、または好きなカードを2枚、自分の場に置く
payFor = これは{ $card }の分です。
payAgain = 支払いがもう1回あります。これは{ $card }の分です。
pay = 自分の場に置く
pile = ペナルティデッキ
pileCount = { $count }枚、一番上は{ $card }
pileEmpty = 空
aside = 場に出た特殊カード
lastSeen = { $card }は最後に{ $name }の手札に入りました
onItsWay = 回っているカード
path = カードの道筋
revealed = カードは{ $card }でした
verdict-truth = 本当でした
verdict-lie = 嘘でした
judged-believes = { $of }「{ $claim }」。{ $name }は信じました
judged-doubts = { $of }「{ $claim }」。{ $name }は嘘だと言いました
taker = { $name }が引き取ります
starts = { $name }がラウンドを始めます
roundOf = 第{ $number }ラウンド
aim = 自分の前に同じ種類が{ $limit }枚そろうと負け

## One question after the other

passPlayer = { $card }を誰に回しますか
claimLine = { $card }を{ $name }へ。何と宣言しますか
chooseHere = 選ぶ

## Who sits where, and what they say

youHere = あなた
yourPlace = あなたの場
says =
    { $claim-is ->
       *[other] { $claim }だ
    }
judge-believes = 本当！
judge-doubts = 嘘！

## The counter

counter = 誰の前に何が何枚あるか
counterAll = 合計
counterCell = { $name }：{ $card }（{ $limit }枚中{ $count }枚）

## What things do, for those who ask

helpAnimal = { $card }：ほかの宣言はすべて嘘です。1人の前に{ $limit }枚そろうと、その人の負けです。
helpRoyal = { $card }：「{ $animal }」も「王様」も本当です。{ $animal }として数え、引き取った人はペナルティデッキの一番上のカードも引きます。
helpCount = あなたの前：{ $limit }枚中{ $count }枚
help-joker = ジョーカー：どの害虫・害獣でも本当で、「王様」だけが嘘です。引き取った人は、最後の宣言に合うカードを1枚、または好きなカードを2枚、自分の場に置きます。
help-blank = ブランク：どの宣言も嘘です。引き取った人は、最後の宣言に合うカードを1枚、または好きなカードを2枚、自分の場に置きます。
helpHand = { $name }の手札は{ $count }枚。手札がないのにラウンドを始める番になった人の負けです。
helpOnItsWay = 回っているカード（裏向き）。中身を知っているのは、これを回した人だけです。
helpPile = ペナルティデッキ：{ $count }枚。表向きなのは一番上だけです。王様を引き取った人がこれを引きます。
helpAside = 場に出た特殊カードは何にも数えません。
helpColour = 色はただの飾りです。
helpTruth = 「{ $claim }」は本当です（カードは{ $card }）。
helpLie = 「{ $claim }」は嘘です（カードは{ $card }）。
help-believe = { $name }の宣言を本当だと判断します。当たればカードは戻り、外れれば引き取ります。
help-doubt = { $name }の宣言を嘘だと判断します。当たればカードは戻り、外れれば引き取ります。
help-peek = 中身を見てから、まだ受け取っていない人に、自分の宣言をつけて回します。
