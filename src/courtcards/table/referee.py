"""Who may do what: turns a command into a change of the table, or refuses it with a clear sentence."""

import secrets
import unicodedata
from collections.abc import Callable, Collection
from typing import Any, Literal

from courtcards.engine.errors import CourtCardsError, MoveError, choices
from courtcards.play.game import SEED_BYTES
from courtcards.table import commands
from courtcards.table.log import (
    AnyChange,
    Away,
    Back,
    Cleared,
    Created,
    Joined,
    Left,
    Moved,
    Muted,
    Named,
    Paced,
    Said,
    Sat,
    Seated,
    Started,
)
from courtcards.table.settings import Settings, check_level
from courtcards.table.table import Table, hash_token
from courtcards.table.talk import EMOTES, PHRASES

# Why a command is refused, for programs.
Reason = Literal[
    "stale",  # what it depends on has changed since
    "illegal",  # no legal move
    "not_now",  # not in this phase, not on this turn
    "not_yours",  # for somebody else to do
    "taken",  # the seat is not free
    "invalid",  # it makes no sense
    "busy",  # too much at once
    "storage",  # it could not be stored
    "damaged",  # what was stored cannot be read any more
]

# A log that grew this long takes no more talk.
LONGEST_LOG = 50_000


class RefusedError(Exception):
    """A command that is not accepted; nothing has changed."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.message = message


def new_seed() -> str:
    """Return a seed from the system, in hex."""
    return secrets.token_bytes(SEED_BYTES).hex()


def create(
    settings: Settings,
    name: str,
    token: str,
    seat: int | None,
    bots: dict[int, str],
    face: str | None = None,
) -> Created:
    """Make a table, or say what is not possible."""
    game = settings.build()
    for number, level in bots.items():
        check_level(level)
        if number not in range(game.players) or number == seat:
            raise RefusedError(
                "taken", f"Seat {number}, counted from 0, cannot be a bot's at this table."
            )
    if seat is not None and seat not in range(game.players):
        raise RefusedError("invalid", f"Seats go from 0 to {game.players - 1}, not {seat}.")
    return Created(settings, clean(name), hash_token(token), seat, bots, new_seed(), face)


def join(table: Table, name: str, token: str, seat: int | None, face: str | None = None) -> Joined:
    """Let somebody sit down: on the seat asked for, else on the first that is free."""
    free = table.free_seats
    if table.phase == "playing":
        raise RefusedError("not_now", "The game is on: you may watch, and join the next one.")
    if seat is None:
        if not free:
            raise RefusedError("taken", "Every seat of this table is taken: you may watch.")
        seat = free[0]
    _need_free(table, seat)
    return Joined(_own_name(table, name, None), hash_token(token), seat, face)


def decide(table: Table, person: int, command: commands.AnyCommand, spent: int) -> AnyChange:
    """Return what a command changes; `spent` is how long the seat on turn has had its turn."""
    if command.version > table.version:
        raise RefusedError(
            "invalid", f"The table is at version {table.version}, not {command.version} yet."
        )
    if isinstance(command, commands.Move):
        return _decide_move(table, person, command, spent)
    return _DECISIONS[type(command)](table, person, command)


def bot_move(table: Table, move: dict[str, Any]) -> Moved:
    """Return the change that a bot's move makes; it costs nobody's time."""
    assert table.turn is not None
    return Moved(table.turn, move, spent=0, by=table.player)


def _decide_move(table: Table, person: int, command: commands.Move, spent: int) -> AnyChange:
    seat = table.seat_of(person)
    if table.state is None or table.state.over:
        raise RefusedError("not_now", "No game is on: there is nothing to decide.")
    if command.version < table.moved_at:
        raise RefusedError("stale", "The game has gone on since: look at what has changed.")
    if seat is None or seat != table.state.turn:
        raise RefusedError("not_now", "It is not your turn.")
    if table.seats[seat].away:
        raise RefusedError("not_now", "A bot plays for you: come back first.")
    try:
        number = table.state.check(command.move)
    except MoveError as error:
        raise RefusedError("illegal", str(error)) from None
    return Moved(seat, table.game.move_data(seat, number), spent)


def _start(table: Table, person: int, command: commands.Start) -> Started:
    _need_host(table, person)
    _need_fresh(table, command)
    if table.phase != "waiting":
        raise RefusedError("not_now", "The game has begun already.")
    first = table.settings.first
    if first == "random":
        first = secrets.randbelow(table.game.players)
    return _begin(table, first)


def _rematch(table: Table, person: int, command: commands.Rematch) -> Started:
    _need_seat(table, person)
    _need_fresh(table, command)
    if table.phase != "over" or table.state is None:
        raise RefusedError("not_now", "A rematch comes after a game.")
    return _begin(table, (table.state.first_player + 1) % table.game.players)


def _begin(table: Table, first: int) -> Started:
    if table.free_seats:
        seats = ", ".join(str(seat) for seat in table.free_seats)
        raise RefusedError("not_now", f"These seats are still free: {seats}.")
    return Started(first if table.game.kind.first_is_free else None, new_seed())


def _sit(table: Table, person: int, command: commands.Sit) -> Sat:
    if table.phase == "playing":
        raise RefusedError("not_now", "Nobody changes seats while a game is on.")
    _need_free(table, command.seat)
    return Sat(command.seat)


def _leave(table: Table, person: int, command: commands.Leave) -> Left:
    return Left()


def _rename(table: Table, person: int, command: commands.Rename) -> Named:
    return Named(_own_name(table, command.name, person))


def _fill(table: Table, person: int, command: commands.Fill) -> Seated:
    _need_host(table, person)
    _need_fresh(table, command)
    try:
        check_level(command.level)
    except CourtCardsError as error:
        raise RefusedError("invalid", str(error)) from None
    if command.seat is not None:
        _need_free(table, command.seat)
    seats = table.free_seats if command.seat is None else [command.seat]
    if not seats:
        raise RefusedError("taken", "No seat is free.")
    return Seated(dict.fromkeys(seats, command.level))


def _clear(table: Table, person: int, command: commands.Clear) -> Cleared:
    _need_host(table, person)
    _need_fresh(table, command)
    if table.phase == "playing":
        raise RefusedError("not_now", "No seat is freed while a game is on.")
    if command.seat not in range(len(table.seats)) or table.seats[command.seat].is_free:
        raise RefusedError("invalid", "Nobody sits there.")
    return Cleared(command.seat)


def _pace(table: Table, person: int, command: commands.Pauses) -> Paced:
    _need_seat(table, person)
    return Paced(command.on)


def _go_away(table: Table, person: int, command: commands.GoAway) -> Away:
    seat = _need_seat(table, person)
    if table.phase != "playing":
        raise RefusedError("not_now", "No game is on: there is nothing to play for you.")
    if table.seats[seat].away:
        raise RefusedError("not_now", "A bot plays for you already.")
    return Away(seat, "asked")


def come_back(table: Table, person: int, command: commands.ComeBack | None = None) -> Back:
    """Let somebody play on himself."""
    seat = _need_seat(table, person)
    if not table.seats[seat].away:
        raise RefusedError("not_now", "Nobody plays for you.")
    return Back(seat)


def _say(table: Table, person: int, command: commands.Say) -> Said:
    _need_voice(table, person)
    return Said("phrase", _one_of("phrase", command.phrase, PHRASES))


def _emote(table: Table, person: int, command: commands.Emote) -> Said:
    _need_voice(table, person)
    return Said("emote", _one_of("emote", command.emote, EMOTES))


def _chat(table: Table, person: int, command: commands.Chat) -> Said:
    _need_voice(table, person)
    if table.settings.public:
        raise RefusedError("not_yours", "At a public table there are phrases and emotes only.")
    return Said("text", clean(command.text))


def _mute(table: Table, person: int, command: commands.Mute) -> Muted:
    if command.seat not in range(len(table.seats)):
        raise RefusedError(
            "invalid", f"Seats go from 0 to {len(table.seats) - 1}, not {command.seat}."
        )
    return Muted(command.seat, command.on)


_DECISIONS: dict[type, Callable[[Table, int, Any], AnyChange]] = {
    commands.Start: _start,
    commands.Rematch: _rematch,
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.Rename: _rename,
    commands.Fill: _fill,
    commands.Clear: _clear,
    commands.Pauses: _pace,
    commands.GoAway: _go_away,
    commands.ComeBack: come_back,
    commands.Say: _say,
    commands.Emote: _emote,
    commands.Chat: _chat,
    commands.Mute: _mute,
}


def _need_host(table: Table, person: int) -> None:
    if person != table.host:
        name = table.persons[table.host].name
        raise RefusedError("not_yours", f"That is for {name} to do, whose table this is.")


def _need_seat(table: Table, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise RefusedError("not_yours", "That is for those who sit at the table.")
    return seat


def _need_voice(table: Table, person: int) -> None:
    _need_seat(table, person)
    if table.version >= LONGEST_LOG:
        raise RefusedError("busy", "Enough has been said at this table.")


def _need_free(table: Table, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise RefusedError("invalid", f"Seats go from 0 to {len(table.seats) - 1}, not {seat}.")
    if seat not in table.free_seats:
        raise RefusedError("taken", f"That seat is taken by {table.name(seat)}.")


def _need_fresh(table: Table, command: commands.Command) -> None:
    if command.version < max(table.seated_at, table.moved_at):
        raise RefusedError("stale", "The table has changed since: look at what has changed.")


def _one_of(what: str, word: str, known: Collection[str]) -> str:
    if word not in known:
        raise RefusedError("invalid", f"There is no {what} {word!r}: there are {choices(known)}.")
    return word


def _own_name(table: Table, name: str, person: int | None) -> str:
    """Return a name that nobody else here has.

    A second Anna is called “Anna 2”.
    """
    wanted = clean(name)
    others = [who.name for n, who in enumerate(table.persons) if n != person and not who.left]
    taken = {_picture(name) for name in others}
    number, found = 1, wanted
    while _picture(found) in taken:
        number += 1
        found = f"{wanted} {number}"
    return found


def clean(text: str) -> str:
    r"""Return a text without what cannot be seen, and without space around it.

    >>> clean("  Anna\u202e\u3164\n")
    'Anna'
    """
    seen = "".join(c for c in text if _has_a_sense(c)).strip()
    if all(c in JOINERS or c.isspace() for c in seen):
        raise RefusedError("invalid", "There is nothing to see in that text.")
    return seen


# Letters and signs without a picture: fillers, an empty cell of Braille, a note without a head.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\U0001d159\U00016fe4")
# What has no picture either, but changes the one of its neighbours, as in families and flags.
_SELECTORS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E), 0x180F)
JOINERS = frozenset(map(chr, (0x200D, *_SELECTORS)))


def _picture(text: str) -> str:
    """Return what tells a text from others at a glance."""
    return " ".join("".join(c for c in text if c not in JOINERS).split())


def _has_a_sense(c: str) -> bool:
    return c in JOINERS or (unicodedata.category(c)[0] != "C" and c not in BLANK)
