### What chats show of a link to the server

link-lesson = Learn { $game }
link-lesson-about = Ten minutes at the table, with a coach beside you.
link-waiting = { $host } invites you to { $game }
link-waiting-about =
    A table for { $players }, { $free ->
        [0] all seats taken: come and watch
        [one] one seat free
       *[other] { $free } seats free
    }. Nobody needs an account.
link-playing = { $game }: { $names }
link-playing-about = They are playing right now: come and watch.
link-over = { $game }: { $ended }
link-over-about = { $names }: see how it went, step by step, as any of them saw it.
link-moment = { $game }, step { $step } of { $total }
link-moment-seen = { $game }, step { $step } of { $total }, as { $name } saw it
