### You: what somebody has played

title = You
since = Since { $date }
empty = No games yet. Play one to the end, and it is counted here.
off = Your games are not counted.
turnOn = Count my games from now on
toLobby = To the games
asOf = The server cannot be reached. This is how it was on { $date }.
all = All games
choose = Which games
games =
    { $count ->
        [one] game
       *[other] games
    }
won = won
lost = lost
left = left early
streak = won in a row now
longest = longest winning streak
results = Results
resultsLine =
    { $won } won, { $lost } lost{ $left ->
        [0] { "" }
       *[other] , { $left } left early
    }
recentLine =
    { $count ->
        [one] The last game
       *[other] The last { $count } games, the newest on the right
    }
outcome-won = won
outcome-lost = lost
outcome-left = left early
style = How you play
perGame = { $what } per game
figure-lies = claims that were lies
figure-lies-believed = your lies that were believed
figure-doubts = claims you doubted
styleHint = Games in which a bot played for you for a while are not counted here.
rivals = Opponents
rival = Name
rivalGames = Games
rivalWon = You won
recent = Last games
data = Your data
dataHint = All of this belongs to an anonymous profile. It has no name, nobody else can see it, and only this browser has the key to it.
carry = Take it to another device
carryHint = Scan this code with the other device, or open the link there. Whoever has the link can see and delete your statistics, so do not give it to anybody.
carryCode = QR code of the link
export = Download everything
delete = Delete everything
deleteSure = Delete all your statistics for good, on every device? After that your games are not counted until you ask for it.
deleteYes = Delete
keep = Keep
carried = Statistics from another device
carriedSure = This browser has statistics of its own. Use those of the link instead? The two cannot be put together: without a link of their own, the statistics of this browser are lost.
replace = Use those of the link
carriedDone = Done. Games that you play here are now counted together with those of your other device.
carriedGone = This link no longer works: the statistics it leads to were deleted.
