### The pages of the browser

title = Court Cards
motto = Four card games of lies, luck and court intrigue.
loading = One moment…
failed = That did not work: { $why }
unreachable = The server cannot be reached.
close = Close
yourName = Your name
namePlaceholder = What should we call you?
guest = Guest
avatar = Avatar
face-toad = toad
face-cat = cat
face-fox = fox
face-hedgehog = hedgehog
face-owl = owl
face-panda = panda
face-unicorn = unicorn
playNow = Play now
level = Bot strength
players = Players
playersExactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
playersRange = { $from }–{ $to } players
newTable = Invite people
makeTable = Make the table
rules = Rules
rulesInShort = In short
rulesHere = At this table
rulesInFull = Full rules
cardFaceDown = card, face down
preset = Rule set
options = Rule options
byDefault = { $value } (default)
yes = yes
no = no
clock = Clock
clock-off = no clock
clock-relaxed = relaxed: 5 minutes, 30 seconds a move
clock-normal = normal: 2 minutes, 15 seconds a move
clock-fast = fast: 40 seconds, 5 seconds a move
clock-daily = a day a move
whoFinds = Visibility
byLink = private: only with the link
everybody = public: listed in the lobby
whoStarts = Who starts
startsRandom = random
bots = Bots
botsNone = none for now
joinTitle = Join a table
joinLabel = Link or code
join = Open
publicTables = Open tables
noTables = There are no open tables right now. Make one!
seatsFree = { $count } free
watchersCount = { $count } watching
continueTitle = Continue playing
continueAt = Continue
finishedTitle = Finished games
lookAgain = Review
forget = Forget this table
youTitle = You
settings = Settings
language = Language
theme = Colours
theme-auto = system
theme-light = light
theme-dark = dark
contrast = Contrast
contrast-normal = normal
contrast-high = high
pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
sound = Sounds
banter = Bots say a word now and then
docs = Documentation
licences = Credits
lobby = Back to the lobby
waiting = Waiting for players
yourTurn = Your turn
turnOf = { $name } is thinking
over = The game is over
offline = No connection. Trying again…
overdue = Still waiting for the server…
noTable = There is no table with this name.
nothingHere = There is nothing at this address.
damagedTable = The records of this table are damaged, so it was closed. What is left is kept for repair.
spectator = You are watching.
warmingUp = The bots are still warming up: soon they will think further ahead.
botPlays = A bot is playing for you.
takeBack = Take your seat back
goAway = Let a bot play for me
seats = Seats
seat = Seat { $number }
seatFree = free
sitHere = Sit here
bot = bot, { $level }
botInstead = a bot plays
gone = not connected
host = host
addBot = Add a bot
fill = Fill with bots
removeFrom = Free the seat of { $name }
start = Start the game
startHint = The host starts as soon as every seat is taken.
allHere = Everybody is here: { $name } can start the game.
invite = Invite
inviteHint = Whoever has this link can sit down. Nobody needs an account.
copy = Copy the link
copied = Copied
history = What happened
historyEmpty = Nothing yet.
talk = Talk
unread = new messages
talkEmpty = Nobody has said anything yet.
phrases = Say something
emotes = Emotes
chatLabel = Write something
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
rematch = Play again
leave = Leave
leaveSure = Leave for good? A bot will take your place.
download = Download the record
replay = Review
replayEnd = Back to the table
share = Share
savePicture = Save a picture
pictureFailed = The picture could not be drawn.
qrCode = QR code
qrHint = Point the camera of a phone or tablet here to come to this table.
shareMoment = Share this moment
sight = Seen by
sightOpen = All cards open
sightOf = As { $name } saw it
stepOf = Step { $step } of { $total }
first = To the beginning
previous = One step back
next = One step forward
last = To the end
playOn = Play
pauseRun = Pause
fairness = Was it fair?
fairnessLine = Before the deal this table showed the commitment { $commitment }. It is the SHA-256 of the seed { $seed }, from which all cards were dealt. `courtcards verify` checks the record against both.
fairnessBefore = Commitment of this deal: { $commitment }
youWon = You won!
youLost = You lost.
scores = Points
scoresYou = You
moves = What you can do
nothingToDo = Nothing to do right now.
timeLeft = Time left for { $name }
hello = Sit down
aids = Show helpful facts, such as the chance to bust
lookAt = See this moment
optionsByDefault = The others (default)
figures = How everybody played
menu = Menu
learn = Learn
learnt = learnt
lessonOf = Learn: { $game }
noLesson = There is no lesson for this game yet.
coach = The court cockroach
sceneOf = Scene { $number } of { $total }
sceneAgain = Again
sceneBack = Previous scene
sceneSkip = Skip to the next scene
sceneNext = Next
lessonEnd = You know how it goes. Some novices are waiting for you at a real table.

## Tables with a day a move, and what tells of them

dailyHint = Everybody may come and go, and has a day for each move. After that a bot plays in their place until they are back.
dailyWaiting = You can close this page: the table waits for you in “Continue playing”.
readyToStart = Everybody is here: start the game
hoursLeft =
    { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
minutesLeft =
    { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
turnsElsewhere =
    { $count ->
        [one] your turn at another table
       *[other] your turn at { $count } other tables
    }
notify = Notify me when it is my turn
notifyHint = Works while a page of Court Cards is open in this browser, also in the background. A closed browser gets no notification.
notifyBlocked = This browser blocks notifications from this site. You can allow them in its site settings.
notifyNever = This browser cannot show notifications here: they need a page over https.
vibration = Vibrate when it is my turn
soundQuestion = Play with sounds?
soundOn = Sounds on
soundOff = No, thanks

## An invitation

invitesYou = { $name } invites you to play { $game }
invitedTo = You are invited to play { $game }
tableFor =
    { $free ->
        [0] { $count } players: every seat is taken.
        [one] { $count } players: one seat is free.
       *[other] { $count } players: { $free } seats are free.
    }
clockSays-off = No clock: everybody takes the time they need.
clockSays-relaxed = Relaxed clock: 5 minutes each, and 30 seconds more with every move.
clockSays-normal = Normal clock: 2 minutes each, and 15 seconds more with every move.
clockSays-fast = Fast clock: 40 seconds each, and 5 seconds more with every move.
clockSays-daily = A day a move: come and go as you like. After a day a bot plays for you until you are back.
presetSays = Rule set: { $value }.
optionSays = { $option }: { $value }.
optionsUsual = All rule options have their default values.
optionsSpecial = Rule options that differ from the default:
newToIt = New to this game? Learn it in a few minutes.
justWatch = Just watch
watch = Watch
watchHint = You can watch: the game appears here as soon as it begins.
seatsTaken = Every seat is taken.
seatIsFree = A seat is free.
keySheet = Keyboard shortcuts
keysHere = On this screen
keysEverywhere = Everywhere
keyTab = To the next control (back with Shift)
keyEnter = Press the control in focus
keyEscape = Close a sheet, or take a choice back
keysOn = Use single keys as shortcuts
