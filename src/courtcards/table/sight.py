"""What each viewer is sent. Everything that leaves a table is made here.

A viewer is a person at the table, or a spectator. The game is seen through the
view of the person's seat, a spectator's is the public one, and once a game is over everybody sees all.
"""

from functools import cache, cached_property
from typing import Any

import numpy as np
from msgspec import UNSET, Raw, UnsetType, json

from courtcards.engine.compile import Array
from courtcards.engine.contract import Kind
from courtcards.engine.phrases import Data
from courtcards.play.events import events_data
from courtcards.play.view import Outlook, View
from courtcards.table import messages as m
from courtcards.table.log import Cleared, Entry, Moved, Muted, Said, Sat, Started
from courtcards.table.table import KeptRemark, Table, commitment_of

# The viewer: the number of a person, or None for a spectator.
Viewer = int | None
# How many events of a game are kept in writing.
MOST_EVENTS = 10_000


def snapshot(table: Table, name: str, viewer: Viewer, present: list[int]) -> m.Snapshot:
    """Tell a viewer everything."""
    view, public = _look(table, viewer), _look(table, None)
    return m.Snapshot(
        version=table.version,
        you=_you(table, viewer),
        room=room(table, name),
        view=_position(table, viewer, public) if public else None,
        own=_own(table, view) if view else {},
        events=view.events if view else [],
        talk=[_tell(remark) for remark in table.remarks if viewer not in remark.unheard],
        muted=_muted(table, viewer),
        present=present,
    )


class Telling:
    """The last change of a table. What is the same for many is one message to all of them."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.entry = table.log[-1]
        self._change = change = self.entry.change
        self._room = room(table, name) if _changes_room(table, self.entry) else UNSET
        self._happening = Happening(table) if isinstance(change, Moved | Started) else None

    def update(self, viewer: Viewer) -> m.Update:
        """Tell a viewer what has changed; all who are told the same get the same message."""
        return self._public if self._is_public_to(viewer) else self._update(viewer)

    @cached_property
    def _public(self) -> m.Update:
        return self._update(None)

    def _update(self, viewer: Viewer) -> m.Update:
        entry, happening, seat = self.entry, self._happening, self.table.seat_of(viewer)
        mine = viewer is not None and entry.person == viewer
        return m.Update(
            version=entry.version,
            answer=entry.command if mine and entry.command is not None else UNSET,
            events=happening.events(seat) if happening else UNSET,
            room=self._room,
            view=happening.position(seat) if happening else UNSET,
            own=happening.own(seat) if happening else UNSET,
            **({} if happening else self._tell_people(viewer, mine)),
        )

    def _is_public_to(self, viewer: Viewer) -> bool:
        """Whether a viewer gets exactly what everybody gets."""
        if viewer is None:
            return True
        if self._happening is None or self.entry.person == viewer:
            return False
        return self._happening.is_public_to(self.table.seat_of(viewer))

    def _tell_people(self, viewer: Viewer, mine: bool) -> dict[str, Any]:
        """Tell a viewer what has changed around the game."""
        change = self._change
        return {
            "you": _you(self.table, viewer) or UNSET
            if isinstance(change, Sat | Cleared)
            else UNSET,
            "talk": _new_talk(self.table, self.entry, viewer),
            "muted": _muted(self.table, viewer) if mine and isinstance(change, Muted) else UNSET,
        }


class Happening:
    """What the last change has done to the game on a table, and what each seat is told of it.

    What everybody may know is written once, and so is a part of it for all who get no other.
    """

    def __init__(self, table: Table) -> None:
        assert table.state is not None
        assert table.outlook is not None
        self._table = table
        self._outlook = outlook = table.outlook
        self._turn = table.turn
        result = table.state.result
        self._result = result.told if result else None
        self._written_table = _written_table(table, outlook)
        self._events = _write_events(table, outlook.history(None))
        # The set of seats, one bit each, that know something new beyond what everybody does.
        self._knows_more = _differing(table.marks_before, outlook.marks)

    def is_public_to(self, seat: int | None) -> bool:
        """Say whether a seat gets exactly what everybody gets."""
        return seat is None or not (
            seat == self._turn or (self._outlook.saw_more | self._knows_more) >> seat & 1
        )

    def events(self, seat: int | None) -> Any:
        """Write what happened, as a seat saw it."""
        if seat is None or not self._outlook.saw_more >> seat & 1:
            return self._events
        return _write_events(self._table, self._outlook.history(seat))

    def position(self, seat: int | None) -> Any:
        """Write the position, with the moves of the seat whose turn it is."""
        if seat is None or seat != self._turn:
            return self._public_position
        return m.Position(self._turn, self._written_table, _moves(self._table, seat), self._result)

    def own(self, seat: int | None) -> Any:
        """Tell what a seat alone knows, if that has changed; when all is shown there is nothing."""
        is_new = not self._table.marks_before
        if self._turn is None or (seat is None and is_new):
            return {}
        if seat is None or not self._knows_more >> seat & 1:
            return UNSET
        return _write(self._table.settings.told(self._outlook.own(seat)))

    @cached_property
    def _public_position(self) -> m.Position:
        return m.Position(self._turn, self._written_table, [], self._result)


def room(table: Table, name: str) -> m.RoomInfo:
    """Tell what everybody may know about the table itself."""
    over = table.phase == "over"
    return m.RoomInfo(
        table=name,
        settings=table.settings,
        phase=table.phase,
        game=table.number,
        seats=[_seat(table, number) for number in range(len(table.seats))],
        host=table.host,
        pace=table.pace,
        commitment=table.commitment,
        last_commitment=commitment_of(table.seed) if over else None,
        seed=table.seed if over else None,
    )


def places(table: Table, name: str, until: int | None) -> dict[str, m.PlaceInfo]:
    """Tell where a table stands, to each of its people, by the hashes of their tokens."""
    names, bots = seated_names(table), seated_bots(table)

    def place(person: int) -> m.PlaceInfo:
        seat = table.seat_of(person)
        return m.PlaceInfo(
            table=name,
            game=table.settings.game,
            number=table.number,
            phase=table.phase,
            version=table.moved_at if table.phase == "playing" else table.version,
            turn=table.turn,
            until=until,
            seat=seat,
            away=None if seat is None else table.seats[seat].away,
            is_host=person == table.host,
            names=names,
            bots=bots,
            clock=table.settings.clock,
        )

    return {
        who.token_hash: place(person) for person, who in enumerate(table.persons) if not who.left
    }


def seated_names(table: Table) -> list[str | None]:
    """Tell what whoever has each seat is called; nothing for a free one."""
    return [None if seat.is_free else table.name(number) for number, seat in enumerate(table.seats)]


def seated_bots(table: Table) -> list[int]:
    """Tell which seats bots have."""
    return [number for number, seat in enumerate(table.seats) if seat.person is None and seat.bot]


def turn(table: Table, person: int) -> m.Turn | None:
    """Tell a program that it is its turn."""
    seat = table.seat_of(person)
    if table.state is None or seat is None or table.turn != seat or table.player is not None:
        # Somebody for whom a bot plays has no turn before they are back.
        return None
    data = table.state.view(seat).data
    return m.Turn(table.version, seat, data | {"table": table.settings.told(data["table"])})


def over(table: Table) -> m.Over | None:
    """Tell a program that the game has ended."""
    if table.state is None or table.state.result is None:
        return None
    return m.Over(table.version, table.state.result.told)


def _look(table: Table, viewer: Viewer) -> View | None:
    return table.state.view(table.seat_of(viewer)) if table.state else None


def _written_table(table: Table, public: View | Outlook) -> Any:
    """Write what everybody may know of the game now: once it is over, that is everything."""
    assert table.state is not None
    seen = table.state.full_view() if table.state.over else public
    return _write(table.settings.told(seen.table))


def _position(table: Table, viewer: Viewer, public: View) -> m.Position:
    return m.Position(
        turn=public.turn,
        table=_written_table(table, public),
        moves=_moves(table, table.seat_of(viewer)),
        result=public.result.told if public.result else None,
    )


def _own(table: Table, view: View) -> Data:
    return table.settings.told(view.own) if view.turn is not None else {}


def _differing(before: list[int], now: list[int]) -> int:
    """Return the set of seats, one bit each, whose marks differ: all of them in a new game.

    >>> bin(_differing([7, 8, 9, 6], [7, 5, 9, 0]))
    '0b1010'
    >>> bin(_differing([], [7, 5, 9]))
    '0b111'
    """
    if not before:
        return (1 << len(now)) - 1
    return sum(1 << seat for seat, mark in enumerate(now) if mark != before[seat])


def _moves(table: Table, seat: int | None) -> Any:
    """Tell a seat's moves, if it is its turn."""
    if table.state is None or seat is None or table.turn != seat:
        return []
    written = _written_moves(table.game.kind, table.game.players, seat)
    return _OfferedMoves(written, table.state.legal.tobytes())


class _OfferedMoves:
    """The moves of one moment by their numbers: written, they are the longest part of most messages."""

    __slots__ = ("_numbers", "_written")

    def __init__(self, written: "_WrittenMoves", numbers: bytes) -> None:
        self._written = written
        self._numbers = numbers

    def write(self) -> Raw:
        """Write them out."""
        numbers = np.frombuffer(self._numbers, np.int16).tolist()
        return Raw(b"[%b]" % b",".join(map(self._written.__getitem__, numbers)))


class _WrittenMoves(dict[int, bytes]):
    """The moves of a seat by number, each written once: hundreds are sent on many a turn."""

    def __init__(self, kind: Kind, players: int, seat: int) -> None:
        self._words = kind.words
        self._players = players
        self._seat = seat

    def __missing__(self, number: int) -> bytes:
        data = self._words.move_data(self._players, self._seat, number)
        written = self[number] = json.encode(data)
        return written


@cache
def _written_moves(kind: Kind, players: int, seat: int) -> _WrittenMoves:
    # Moves look the same whatever the options are.
    return _WrittenMoves(kind, players, seat)


def _write_events(table: Table, rows: Array) -> Any:
    """Write what happened, as somebody saw it."""
    written, memory = _written_events(table.game.kind), rows.tobytes()
    width = rows.shape[1] * rows.itemsize
    each = [written[memory[start : start + width]] for start in range(0, len(memory), width)]
    return Raw(b"[%b]" % b",".join(each))


class _WrittenEvents(dict[bytes, bytes]):
    """The events of a game by the bytes of their rows: most of them happen again and again."""

    def __init__(self, kind: Kind) -> None:
        self._forms = kind.words.EVENTS

    def __missing__(self, row: bytes) -> bytes:
        if len(self) >= MOST_EVENTS:
            self.clear()
        (data,) = events_data(self._forms, np.frombuffer(row, np.int16).reshape(1, -1))
        written = self[row] = json.encode(data)
        return written


@cache
def _written_events(kind: Kind) -> _WrittenEvents:
    return _WrittenEvents(kind)


def _write(part: Any) -> Any:
    """Write a part of a message, for all messages that it belongs to."""
    return Raw(json.encode(part))


def _you(table: Table, viewer: Viewer) -> m.You | None:
    return None if viewer is None else m.You(viewer, table.seat_of(viewer))


def _muted(table: Table, viewer: Viewer) -> list[int]:
    return [] if viewer is None else sorted(table.persons[viewer].muted)


def _seat(table: Table, number: int) -> m.SeatInfo:
    seat = table.seats[number]
    name = None if seat.is_free else table.name(number)
    face = None if seat.person is None else table.persons[seat.person].face
    return m.SeatInfo(name, seat.person, seat.bot, seat.away, face, seat.character)


def _tell(remark: KeptRemark) -> m.Remark:
    return m.Remark(remark.version, remark.seat, remark.said.kind, remark.said.what)


def _new_talk(table: Table, entry: Entry, viewer: Viewer) -> m.Remark | UnsetType:
    if not isinstance(entry.change, Said) or viewer in table.remarks[-1].unheard:
        return UNSET
    return _tell(table.remarks[-1])


def _changes_room(table: Table, entry: Entry) -> bool:
    if isinstance(entry.change, Moved):
        return table.phase == "over"
    return not isinstance(entry.change, Said | Muted)
