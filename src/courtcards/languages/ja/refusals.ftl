### Refusals: why the server does not do what it was asked for

## Seats

no-seat = その席はありません。このテーブルの席は{ $count }つです。
seat-taken = その席には{ $name }が座っています。
seat-yours = 自分の席をボットに割り当てることはできません。
seat-empty = その席には誰も座っていません。
no-free-seat = 空いている席がありません。
table-full = このテーブルは満席です。観戦はできます。
seats-free = まだ空いている席が{ $count }つあります。
join-later = ただいまゲーム中です。観戦して、次のゲームから参加できます。
no-seat-change = ゲーム中は席を移れません。
no-clearing = ゲーム中は席を空けられません。
watching = 観戦中です。まず席に着いてください。
host-only = 主催者の{ $name }だけができる操作です。
players-only = 席に着いている人だけができる操作です。
left-table = あなたはこのテーブルを離れました。
no-level = その強さのボットはいません。
no-character = そのキャラクターはいません。
no-bot-there = キャラクターはボットの席にだけ座れます。
character-taken = そのキャラクターはすでにこのテーブルにいます。
character-needs-seat = そのキャラクターの席を選んでください。

## The game

no-game-on = ゲームは行われていません。
not-your-turn = あなたの番ではありません。
illegal-move = 今その手は選べません。
position-changed = その間にゲームが進みました。もう一度ご確認ください。
table-changed = その間にテーブルの状況が変わりました。もう一度ご確認ください。
# Versions are counted by programs: one for every change of the table.
version-ahead = テーブルは現在バージョン{ $version }です。バージョン{ $asked }はまだありません。
already-started = ゲームはもう始まっています。
no-rematch-yet = もう一度遊べるのは、ゲームが終わってからです。
bot-plays-for-you = ボットが代わりにプレイしています。先に席に戻ってください。
bot-plays-already = すでにボットが代わりにプレイしています。
no-bot-plays = 代わりにプレイしているボットはいません。
options-impossible = このルールの組み合わせでは遊べません。オプションを変えて、もう一度お試しください。

## Talk

no-phrase = その「ひとこと」はありません。
no-emote = その表情はありません。
no-chat = 公開テーブルで使えるのは「ひとこと」と表情だけです。
empty-text = 文字が入力されていません。
talk-limit = 発言が続いています。少し間をおいてください。
talk-full = このテーブルの発言数が上限に達しました。

## Lessons, and finished games

no-guide = このゲームの遊び方のページはありません。
no-lesson = このゲームの練習はまだありません。
no-scene = 場面{ $number }はありません。この練習の場面は{ $count }つです。
no-finished-game = このテーブルにそのゲームはないか、まだ終わっていません。
no-game-yet = このテーブルではまだゲームが行われていません。

## Limits

house-full = サーバーが満員です。時間をおいてお越しください。
too-many-tables = お使いの接続から作られたテーブルが、すでに{ $count }つ開いています。そちらで遊ぶか、時間をおいてお試しください。
too-many-listed = お使いの接続から作られた公開テーブルが、すでに{ $count }つ開いています。リンクを知っている人だけのテーブルなら作れます。
too-many-connections = お使いの接続からの同時接続が多すぎます。
too-many-requests = リクエストが多すぎます。少しお待ちください。
too-many-messages = メッセージが多すぎます。少しお待ちください。
server-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。

## Storage

# What is wrong with the server's storage; a part of the sentences below.
trouble =
    { $trouble ->
        [full] サーバーのディスクに空きがありません
        [locked] サーバーのデータベースがほかのプログラムに使われています
        [readonly] サーバーのデータベースに書き込めません
        [unreachable] サーバーがデータベースに接続できません
        [moved] テーブルを別のサーバーに移しています
        [damaged] サーバーのデータベースが破損しています
       *[broken] サーバーの保存機能に問題があります
    }
not-stored = 保存できませんでした。{ trouble }。少し待ってから、もう一度お試しください。
not-answered = 保存されたかどうか、まだ確認できません。少し待ってから、もう一度お試しください。
table-not-made = テーブルを作れませんでした。{ trouble }。少し待ってから、もう一度お試しください。
table-not-opened = テーブルを開けませんでした。{ trouble }。少し待ってから、もう一度お試しください。
not-ready = サーバーの準備ができていません。{ trouble }。
table-damaged = このテーブルは記録が破損したため閉じられました。残りの記録は修復用に保管されています。
game-damaged = このゲームの記録は破損しています。残りの記録は修復用に保管されています。
server-error = サーバーで問題が発生しました。内容は記録されました。

## Addresses, and requests of programs

no-table = そのテーブルはありません。
no-game = そのゲームはありません。
no-language = その言語はありません。
not-found = このアドレスには何もありません。
not-supported = このアドレスではその操作はできません。
no-token = 席のトークンが必要です。
wrong-token = このトークンはこのテーブルのものではないか、期限が切れています。
no-profile = そのプロフィールはありません。削除されたか、鍵が間違っています。
other-site = 別のサイトからのリクエストです。
other-host = このサーバーの名前は{ $name }ではありません。管理者は --names でその名前を許可できます。
no-host = どのサーバーへのリクエストかがわかりません。管理者は --names で名前を許可できます。
request-invalid = サーバーはこのリクエストを理解できません。
request-unreadable = サーバーはこのリクエストを読み取れません。
request-too-long = リクエストは{ $bytes }バイトまでです。
request-head-too-long = リクエストのヘッダーは{ $lines }行、{ $bytes }バイトまでです。
request-too-slow = リクエストは{ $seconds }秒以内に送り終えてください。
hello-missing = 最初のメッセージは hello でなければなりません。
hello-too-late = hello が届くのが遅すぎました。
