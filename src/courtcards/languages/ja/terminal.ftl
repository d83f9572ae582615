### The terminal

## Whoever plays

you-name = あなた
yourself = 自分
yours = 自分

## Coming and going

shuffling = カードを切っています…
warming_up = ほかの人たちはまだ準備運動中です。遊んでいる間にゲームを裏でコンパイルするので、次回からはもっと先まで読みます。
welcome = { $game }へようこそ。{ $tagline }
against = 相手は{ $names }です。いつでも ? で説明が出ます。
partner = { $name }（{ $level }）
thinking = { $name }が考えています…
which_game = どのゲームで遊びますか？
which_level = 相手の強さは？
seats = { $low }〜{ $high }人
seats_fixed = { $low }人
goodbye = さようなら。遊んでくれてありがとう。
saved = プレイ記録を追加しました：{ $file }
won = お見事！
lost = また次の機会に。
game_over = ゲーム終了
not_over = プレイ記録はここまでです。ゲームは終わっていません。

## Asking

your_turn = あなたの番
turn_of = { $name }の番
keys = 1〜{ $last }、u 戻る、? 説明
keys_first = 1〜{ $last }、? 説明
keys_menu = 1〜{ $last }、qで終了
wrong = 「{ $entry }」は選べません。1〜{ $last }の数字を入力してください。
nothing = 1〜{ $last }の数字を入力してください。
nothing_to_undo = これが最初の質問なので、戻れません。
ask-do = どうしますか？
ask-card = どのカード？
ask-to = 誰に？
ask-from = 誰から？
ask-of = 誰？
ask-claim = 何と宣言しますか？
ask-cards = どのカードを置きますか？
ask-other = どれにしますか？
no_more = これだけ

## Help

help = 説明
help-number = 番号の選択肢を選ぶ
help-u = 一つ前の質問に戻る
help-t = 場をもう一度見る
help-h = これまでのすべての出来事
help-r = ルール
help-q = 席を立つ（終了）
history = これまでの出来事
more = Enterで続き、qで戻る
moment-other = 番号のついた手から選びます。

## What was true

recap-round = 真相：{ $path }。カードは{ $card }。
recap-true = { $name }「{ $claim }」（本当）
recap-lie = { $name }「{ $claim }」（嘘）
recap-hand = 第{ $number }ハンドの得点：{ $results }。
recap-banked = { $name } { $points }点
recap-bust = { $name } なし（バースト）
recap-away = { $name } なし（不参加）

## Tables

round = 第{ $number }ラウンド
hand_number = 第{ $number }ハンド
first_to = 目標{ $target }点
cards = { $count }枚
in_hand = 手札
hand_of = { $name }の手札
your_hand = あなたの手札
on_its_way = 回っているカード
last_card = 前のカード
claim = { $name }「{ $claim }」
it_is = （中身は{ $card }）
penalty_pile = ペナルティデッキ
on_top = { $cards }、一番上は{ $card }
empty = なし
on_table = 場に出た特殊カード
went_to = { $card }は{ $name }の手札に入った
player_column = プレイヤー
status = 状態
face_up = 表向きのカード
points = 得点
total = 合計
status-in = 参加中
status-stayed = ステイ
status-bust = バースト
status-away = 不参加
kind-catch-up = 追い上げ
kind-duel = 決闘
covered = 伏せ札：{ $cards }
deck = 山札
risk = { $cards }、うち{ $risk }枚でペアになる
risk-renewed = { $cards }（{ $next }枚を切り直す）、うち{ $risk }枚でペアになる
in_play = 進行中
card_of = { $name }の{ $card }
role = 役職
hand = 手札
secret = 秘密
end_stage = 終盤
play_deck = 山札
discards = 捨て札
bazaar = バザール
taken = バザールで取ったカード

## Replays

replay-all = { $game }（すべて公開）
replay-spectator = { $game }（観戦者の視点）
replay-seat = { $game }（{ $name }の視点）
next = Enterで次へ、tで場、qで終了
