### チャットに表示されるリンクの説明

link-lesson = { $game }を学ぶ
link-lesson-about = コーチと一緒に、実際のテーブルで10分。
link-waiting = { $host }さんが{ $game }に誘っています
link-waiting-about =
    { $players }人用のテーブル、{ $free ->
        [0] 満席です（観戦できます）
       *[other] 空席{ $free }
    }。アカウントは不要です。
link-playing = { $game }：{ $names }
link-playing-about = ただいまプレイ中です。観戦できます。
link-over = { $game }：{ $ended }
link-over-about = { $names }：誰の視点からでも、1手ずつ振り返れます。
link-moment = { $game }（{ $total }手のうち{ $step }手目）
link-moment-seen = { $game }（{ $total }手のうち{ $step }手目、{ $name }の視点）
