### ロイヤル・ギャンビット

name = ロイヤル・ギャンビット
tagline = めくって稼ぎ、厄介ごとは相手に押しつけ、バーストする前にステイ。

## Cards, and other words

word-A = エース
word-2 = ２
word-3 = ３
word-4 = ４
word-5 = ５
word-6 = ６
word-7 = ７
word-8 = ８
word-9 = ９
word-T = １０
word-J = ジャック
word-Q = クイーン
word-K = キング
word-royal-family = ロイヤルファミリー
word-high-straight = ハイストレート
word-low-straight = ローストレート
word-highest-total = 合計点が最高
word-duel = 決闘
word-max-hands = 最後のハンドを終えて首位

## Moves

do-hit = ヒット
do-stay = ステイ
do-resolve = { $card }を先に処理する
do-target = { $to }を対象にする
do-give = { $card }を渡す
do-cover = クイーンとペアの1枚を伏せる
do-bust = バーストする

## Events

event-hand-began = 第{ $hand }ハンド開始。最初は{ $seat }。
event-catch-up-began = 第{ $hand }ハンド（追い上げ）開始。最初は{ $seat }。
event-duel-began = 第{ $hand }ハンド（決闘）開始。最初は{ $seat }。
event-shuffled = { $count }枚を切って新しい山札にした。
event-sat-out = { $seat }はこのハンドに参加しない。
event-flipped = { $seat }が{ $card }をめくった。
event-no-card = { $seat }がめくるカードはもうない。
event-chose = { $seat }は{ $card }を先に処理する。
event-targeted =
    { $card-is ->
        [Jc] { event-targeted.sniper }
        [Jd] { event-targeted.sniper }
        [Jh] { event-targeted.sniper }
        [Js] { event-targeted.sniper }
       *[other] { event-targeted.plain }
    }
    .sniper =
        { $seat }が{ $card }で{ $to-is ->
            [yourself] 自分
            [self] 自分
           *[other] { $to }
        }を狙撃：2枚めくり！
    .plain = { $seat }が{ $card }で{ $to }を狙った。
event-no-effect = { $seat }の{ $card }には対象がいない。
event-gave = { $from }が{ $to }に{ $card }を渡した。
event-gave-nothing = { $from }は{ $to }に渡すカードがない。
event-handed-on = { $from }が{ $to }にホットポテト（{ $card }）を押しつけた。
event-covered =
    { $card-is ->
        [Qc] { event-covered.queen }
        [Qd] { event-covered.queen }
        [Qh] { event-covered.queen }
        [Qs] { event-covered.queen }
       *[other] { event-covered.plain }
    }
    .queen = { $card }が{ $seat }を救い、これも伏せられた。
    .plain = { $seat }が{ $card }を伏せた。
event-busted = { $seat }が{ $ranks }のペアでバースト！
event-set-completed = { $seat }の役が完成：{ $set }！
event-banked = { $seat }がステイし、{ $points }点を得た。
event-hand-ended = 第{ $hand }ハンド終了。
event-won = { $seat }の勝ち：{ $reason }。

## Results

result-won = { $winners }の勝ち（{ $reason }）。

## What ended the game

why-held = { $seat }の勝ち。追い上げの前に{ $points }点で首位に立ち、誰にも抜かれなかった（2位は{ $next }点）。
why-overtook = { $seat }の勝ち。追い上げで{ $points }点になり、{ $lead }点で首位だった{ $leaders }を抜いた。
why-duel = { $seat }の勝ち。{ $lead }点で並んだ{ $leaders }の決闘で、最も多い{ $points }点を取った。
why-most = { $winners }の勝ち。このテーブルの上限の{ $hands }ハンドを終えて、合計{ $points }点で首位。

## Options

option-turns = 手番の進め方
    .round = 1人1回ずつヒットかステイ
    .run = ステイかバーストまで続けてから次の人
option-deck = ハンドに使う山札
    .fresh = 毎ハンド、52枚すべてを切り直す
    .running = 尽きるまで同じ山札を使い続ける
option-target = 目標点
option-max_hands = 最大ハンド数

## Options as sentences: what holds with each of their values

rule-turns =
    .round = 1人1回ずつ、ヒットかステイをして次の人へ。
    .run = 1人がステイかバーストまで続けてから次の人へ。
rule-deck =
    .fresh = 毎ハンド、52枚すべてを切り直す。
    .running = 尽きるまで同じ山札を使い続ける。
rule-target = 誰かが{ $value }点に達すると最終局面に入る。
rule-max_hands = 多くても{ $value }ハンドで終わる。

## What the terminal asks, and says for help

ask-target-to = 誰を狙いますか？
ask-give-card = どのカードを渡しますか？
ask-resolve-card = どちらを先に処理しますか？
moment-turn = ヒットで1枚めくるか、ステイで得点を確定します。同じ数字（A〜10）が2枚でバースト。A〜5は数の通り、キング1枚ごとにその合計がもう一度加わり、役（J Q K、6〜10、A〜5）は各5点。誰かが{ $target }点に達すると最終局面です。
moment-resolve = 効果のあるカードが2枚めくられました。先に処理する方を選びます。
moment-target = 7は誰かからカードを1枚もらい、8は8を持たない人に渡り、ジャックは誰か（自分でもよい）に2枚同時にめくらせます。
moment-give = 表向きのカードを1枚渡します。効果は起こりませんが、相手をバーストさせることがあります。
moment-extra_life = バースト寸前です。クイーンとペアの余分な1枚を伏せれば続けられます。伏せなければバーストで0点です。
