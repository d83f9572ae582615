"""Who may do what: turns a command into a change of the table, or refuses it and says why."""

import secrets
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from courtcards.bots.characters import NAMES, cast
from courtcards.engine.errors import MoveError, OptionError, choices
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
from courtcards.table.refusals import RefusedError
from courtcards.table.settings import Settings, check_level
from courtcards.table.table import Table, hash_token
from courtcards.table.talk import EMOTES, PHRASES

# A log that grew this long takes no more talk.
LONGEST_LOG = 50_000


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
    characters: Mapping[int, str] | None = None,
    seed: str | None = None,
) -> Created:
    """Make a table, or say what is not possible; bots for whom nobody is chosen are anybody."""
    game = settings.build()
    chosen, seed = characters or {}, seed or new_seed()
    _need_characters(chosen, bots, ())
    for number, level in bots.items():
        _need_level(level)
        if number == seat:
            raise RefusedError("taken", "seat-yours")
    for number in (*bots, *(() if seat is None else (seat,))):
        _need_seat_number(game.players, number)
    found = cast(bots, chosen, (), seed)
    return Created(settings, clean(name), hash_token(token), seat, bots, seed, face, found)


def join(table: Table, name: str, token: str, seat: int | None, face: str | None = None) -> Joined:
    """Let somebody sit down: on the seat asked for, else on the first that is free."""
    free = table.free_seats
    if table.phase == "playing":
        raise RefusedError("not_now", "join-later")
    if seat is None:
        if not free:
            raise RefusedError("taken", "table-full")
        seat = free[0]
    _need_free(table, seat)
    return Joined(_own_name(table, name, None), hash_token(token), seat, face)


def decide(table: Table, person: int, command: commands.AnyCommand, spent: int) -> AnyChange:
    """Return what a command changes; `spent` is how long the seat on turn has had its turn."""
    if command.version > table.version:
        raise RefusedError("invalid", "version-ahead", version=table.version, asked=command.version)
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
        raise RefusedError("not_now", "no-game-on")
    if command.version < table.moved_at:
        raise RefusedError("stale", "position-changed")
    if seat is None or seat != table.state.turn:
        raise RefusedError("not_now", "not-your-turn")
    if table.seats[seat].away:
        raise RefusedError("not_now", "bot-plays-for-you")
    try:
        number = table.state.check(command.move)
    except MoveError as error:
        raise RefusedError("illegal", "illegal-move", said=str(error)) from None
    return Moved(seat, table.game.move_data(seat, number), spent)


def _start(table: Table, person: int, command: commands.Start) -> Started:
    _need_host(table, person)
    _need_fresh(table, command)
    if table.phase != "waiting":
        raise RefusedError("not_now", "already-started")
    first = table.settings.first
    if first == "random":
        first = secrets.randbelow(table.game.players)
    return _begin(table, first)


def _rematch(table: Table, person: int, command: commands.Rematch) -> Started:
    _need_seat(table, person)
    _need_fresh(table, command)
    if table.phase != "over" or table.state is None:
        raise RefusedError("not_now", "no-rematch-yet")
    return _begin(table, (table.state.first_player + 1) % table.game.players)


def _begin(table: Table, first: int) -> Started:
    if table.free_seats:
        raise RefusedError("not_now", "seats-free", count=len(table.free_seats))
    return Started(first if table.game.kind.first_is_free else None, new_seed())


def _sit(table: Table, person: int, command: commands.Sit) -> Sat:
    if table.phase == "playing":
        raise RefusedError("not_now", "no-seat-change")
    _need_free(table, command.seat)
    return Sat(command.seat)


def _leave(table: Table, person: int, command: commands.Leave) -> Left:
    return Left()


def _rename(table: Table, person: int, command: commands.Rename) -> Named:
    return Named(_own_name(table, command.name, person))


def _fill(table: Table, person: int, command: commands.Fill) -> Seated:
    _need_host(table, person)
    _need_fresh(table, command)
    _need_level(command.level)
    if command.seat is not None:
        _need_free(table, command.seat)
    seats = table.free_seats if command.seat is None else [command.seat]
    if not seats:
        raise RefusedError("taken", "no-free-seat")
    chosen = {} if command.character is None else {seats[0]: command.character}
    if chosen and command.seat is None:
        raise RefusedError("invalid", "character-needs-seat")
    _need_characters(chosen, seats, table.characters)
    seed = f"{table.next_seed} {table.version}"
    found = cast(seats, chosen, table.characters, seed)
    return Seated(dict.fromkeys(seats, command.level), found)


def _clear(table: Table, person: int, command: commands.Clear) -> Cleared:
    _need_host(table, person)
    _need_fresh(table, command)
    if table.phase == "playing":
        raise RefusedError("not_now", "no-clearing")
    _need_seat_number(len(table.seats), command.seat)
    if table.seats[command.seat].is_free:
        raise RefusedError("invalid", "seat-empty")
    return Cleared(command.seat)


def _pace(table: Table, person: int, command: commands.SetPace) -> Paced:
    _need_seat(table, person)
    return Paced(command.pace)


def _go_away(table: Table, person: int, command: commands.GoAway) -> Away:
    seat = _need_seat(table, person)
    if table.phase != "playing":
        raise RefusedError("not_now", "no-game-on")
    if table.seats[seat].away:
        raise RefusedError("not_now", "bot-plays-already")
    return Away(seat, "asked")


def come_back(table: Table, person: int, command: commands.ComeBack | None = None) -> Back:
    """Give somebody their seat back from the bot."""
    seat = _need_seat(table, person)
    if not table.seats[seat].away:
        raise RefusedError("not_now", "no-bot-plays")
    return Back(seat)


def _say(table: Table, person: int, command: commands.Say) -> Said:
    _need_voice(table, person)
    if command.phrase not in PHRASES:
        raise RefusedError("invalid", "no-phrase", said=_none_of(command.phrase, PHRASES))
    return Said("phrase", command.phrase)


def _emote(table: Table, person: int, command: commands.Emote) -> Said:
    _need_voice(table, person)
    if command.emote not in EMOTES:
        raise RefusedError("invalid", "no-emote", said=_none_of(command.emote, EMOTES))
    return Said("emote", command.emote)


def _chat(table: Table, person: int, command: commands.Chat) -> Said:
    _need_voice(table, person)
    if table.settings.public:
        raise RefusedError("not_yours", "no-chat")
    return Said("text", clean(command.text))


def _mute(table: Table, person: int, command: commands.Mute) -> Muted:
    _need_seat_number(len(table.seats), command.seat)
    return Muted(command.seat, command.on)


_DECISIONS: dict[type, Callable[[Table, int, Any], AnyChange]] = {
    commands.Start: _start,
    commands.Rematch: _rematch,
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.Rename: _rename,
    commands.Fill: _fill,
    commands.Clear: _clear,
    commands.SetPace: _pace,
    commands.GoAway: _go_away,
    commands.ComeBack: come_back,
    commands.Say: _say,
    commands.Emote: _emote,
    commands.Chat: _chat,
    commands.Mute: _mute,
}


def _need_host(table: Table, person: int) -> None:
    if person != table.host:
        raise RefusedError("not_yours", "host-only", name=table.persons[table.host].name)


def _need_seat(table: Table, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise RefusedError("not_yours", "players-only")
    return seat


def _need_voice(table: Table, person: int) -> None:
    _need_seat(table, person)
    if table.version >= LONGEST_LOG:
        raise RefusedError("busy", "talk-full")


def _need_free(table: Table, seat: int) -> None:
    _need_seat_number(len(table.seats), seat)
    if seat not in table.free_seats:
        raise RefusedError("taken", "seat-taken", name=table.name(seat))


def _need_seat_number(count: int, seat: int) -> None:
    if seat not in range(count):
        raise RefusedError("invalid", "no-seat", count=count)


def _need_level(level: str) -> None:
    try:
        check_level(level)
    except OptionError as error:
        raise RefusedError("invalid", "no-level", said=str(error)) from None


def _need_characters(chosen: Mapping[int, str], seats: Iterable[int], taken: Iterable[str]) -> None:
    """Make sure that those chosen exist, are for seats of bots, and are at the table only once."""
    for seat, name in chosen.items():
        if name not in NAMES:
            raise RefusedError("invalid", "no-character", said=_none_of(name, NAMES))
        if seat not in seats:
            raise RefusedError("invalid", "no-bot-there")
    everybody = [*taken, *chosen.values()]
    if len(set(everybody)) < len(everybody):
        raise RefusedError("taken", "character-taken")


def _need_fresh(table: Table, command: commands.Command) -> None:
    if command.version < max(table.seated_at, table.moved_at):
        raise RefusedError("stale", "table-changed")


def _none_of(word: str, known: Iterable[str]) -> str:
    """Tell programmers what there is instead of a word."""
    return f"There is no {word!r}: there are {choices(known)}."


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
        raise RefusedError("invalid", "empty-text")
    return seen


# Letters and signs without a picture: fillers, an empty cell of Braille, a note without a head.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\U0001d159\U00016fe4")
# What has no picture either, but changes the one of its neighbours, as in families and flags.
_SELECTORS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E), 0x180F)
JOINERS = frozenset(map(chr, (0x200D, *_SELECTORS)))


def _picture(text: str) -> str:
    """Return the visible part of a text, by which it can be told from others."""
    return " ".join("".join(c for c in text if c not in JOINERS).split())


def _has_a_sense(c: str) -> bool:
    return c in JOINERS or (unicodedata.category(c)[0] != "C" and c not in BLANK)
