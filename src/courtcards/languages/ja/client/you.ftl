### You: what somebody has played

title = あなたの記録
since = { $date }から
empty = まだゲームがありません。最後までプレイすると、ここに記録されます。
off = ゲームは記録されていません。
turnOn = これからのゲームを記録する
toLobby = ゲームを選ぶ
asOf = サーバーに接続できません。{ $date }時点の記録です。
all = すべてのゲーム
choose = ゲームの種類
games =
    { $count ->
       *[other] ゲーム
    }
won = 勝ち
lost = 負け
left = 途中退席
streak = 現在の連勝
longest = 最多連勝
results = 結果
resultsLine =
    { $won }勝{ $lost }敗{ $left ->
        [0] { "" }
       *[other] 、途中退席{ $left }回
    }
recentLine = 最近の{ $count }ゲーム（右が最新）
outcome-won = 勝ち
outcome-lost = 負け
outcome-left = 途中退席
style = プレイの傾向
perGame = { $what }（1ゲームあたり）
figure-lies = 宣言のうち嘘
figure-lies-believed = 信じてもらえた嘘
figure-doubts = 判断のうち疑い
styleHint = 途中でボットが代わりにプレイしたゲームは、ここには含まれません。
rivals = 対戦相手
rival = 名前
rivalGames = ゲーム数
rivalWon = あなたの勝ち
recent = 最近のゲーム
data = あなたのデータ
dataHint = これらは匿名のプロフィールに属します。名前はなく、ほかの人には見えません。鍵を持っているのはこのブラウザだけです。
carry = 別の端末に引き継ぐ
carryHint = 別の端末でこのコードを読み取るか、リンクを開いてください。リンクを知っている人は記録を見ることも削除することもできます。誰にも渡さないでください。
carryCode = リンクのQRコード
export = すべてダウンロード
delete = すべて削除
deleteSure = すべての端末の記録を完全に削除しますか？その後は、ご自身で再開するまでゲームは記録されません。
deleteYes = 削除する
keep = 残す
carried = 別の端末の記録
carriedSure = このブラウザにはすでに記録があります。リンクの記録に切り替えますか？二つをまとめることはできません。引き継ぎ用のリンクがなければ、このブラウザの記録は失われます。
replace = リンクの記録を使う
carriedDone = 引き継ぎました。ここでのゲームは、別の端末のゲームと一緒に記録されます。
carriedGone = このリンクはもう使えません。記録は削除されています。
