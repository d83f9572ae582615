### Refusals: why the server does not do what it was asked for

## Seats

no-seat =
    There is no such seat: this table has { $count ->
        [one] one seat
       *[other] { $count } seats
    }.
seat-taken = That seat is taken by { $name }.
seat-yours = A bot cannot have your own seat.
seat-empty = Nobody sits there.
no-free-seat = No seat is free.
table-full = Every seat at this table is taken. You can watch.
seats-free =
    { $count ->
        [one] One seat is
       *[other] { $count } seats are
    } still free.
join-later = A game is being played. You can watch, and join the next one.
no-seat-change = You cannot change seats during a game.
no-clearing = You cannot free a seat during a game.
watching = You are watching. Take a seat first.
host-only = Only the host, { $name }, can do that.
players-only = Only those who have a seat can do that.
left-table = You have left this table.
no-level = There are no bots of that strength.
no-character = There is no such character.
no-bot-there = A character needs a bot's seat.
character-taken = That character is already at the table.
character-needs-seat = Choose a seat for that character.

## The game

no-game-on = No game is being played.
not-your-turn = It is not your turn.
illegal-move = That move is not legal now.
position-changed = The game has gone on in the meantime. Look again.
table-changed = The table has changed in the meantime. Look again.
# Versions are counted by programs: one for every change of the table.
version-ahead = The table is at version { $version }. Version { $asked } is still to come.
already-started = The game has already started.
no-rematch-yet = You can play again when a game is over.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
bot-plays-already = A bot is already playing for you.
no-bot-plays = No bot is playing for you.
options-impossible = These rules cannot be combined. Change an option and try again.

## Talk

no-phrase = There is no such phrase.
no-emote = There is no such emote.
no-chat = At public tables you can only use phrases and emotes.
empty-text = There is nothing to read in that text.
talk-limit = You have said a lot. Give the others a moment.
talk-full = This table has reached its limit of messages.

## Lessons, and finished games

no-guide = There is no page about this game.
no-lesson = There is no lesson for this game yet.
no-scene =
    There is no scene { $number }: this lesson has { $count ->
        [one] one scene
       *[other] { $count } scenes
    }.
no-finished-game = There is no such game at this table, or it is not over yet.
no-game-yet = No game has been played at this table yet.

## Limits

house-full = The server is full. Come back later.
too-many-tables =
    { $count ->
        [one] One table from your address is
       *[other] { $count } tables from your address are
    } open already. Play there, or come back later.
too-many-listed =
    { $count ->
        [one] One public table from your address is
       *[other] { $count } public tables from your address are
    } open already. Make one for people who have its link.
too-many-connections = There are too many connections from your address.
too-many-requests = Too many requests. Wait a moment.
too-many-messages = Too many messages. Wait a moment.
server-busy = The server is busy. Try again in a moment.

## Storage

# What is wrong with the server's storage; a part of the sentences below.
trouble =
    { $trouble ->
        [full] the server's disk is full
        [locked] the server's database is locked by another program
        [readonly] the server's database cannot be written to
        [unreachable] the server cannot reach its database
        [moved] the table is moving to another server
        [damaged] the server's database is damaged
       *[broken] the server's storage does not work
    }
not-stored = That was not saved: { trouble }. Try again in a moment.
not-answered = Nobody knows yet whether that was saved. Try again in a moment.
table-not-made = The table was not made: { trouble }. Try again in a moment.
table-not-opened = The table cannot be opened: { trouble }. Try again in a moment.
not-ready = The server is not ready: { trouble }.
table-damaged = This table is damaged and was closed. What is left of it is kept for repair.
game-damaged = The record of this game is damaged. What is left of it is kept for repair.
server-error = Something went wrong on the server. It was logged.

## Addresses, and requests of programs

no-table = There is no such table.
no-game = There is no such game.
no-language = There is no such language.
not-found = There is nothing at this address.
not-supported = That cannot be done at this address.
no-token = This needs the token of a seat.
wrong-token = This token does not belong to anybody at this table, or has expired.
no-profile = There is no such profile: it was deleted, or its secret is wrong.
other-site = This request comes from another site.
other-host = This server is not called { $name }. Whoever runs it can allow that name with --names.
no-host = This request does not say which server it is for. Whoever runs this one can allow names with --names.
request-invalid = The server cannot make sense of this request.
request-unreadable = The server cannot read this request.
request-too-long = A request can have at most { $bytes } bytes.
request-head-too-long = The head of a request can have at most { $bytes } bytes in { $lines } lines.
request-too-slow = A request must be complete within { $seconds } seconds.
hello-missing = The first message must be a hello.
hello-too-late = The hello came too late.
