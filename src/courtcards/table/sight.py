"""What each viewer is sent. Everything that leaves a table is made here.

A viewer is a person at the table, or a spectator. The game is seen through the
view of the person's seat, a spectator's is the public one, and once a game is over everybody sees all.
"""

from functools import cache, cached_property
from typing import Any

from msgspec import UNSET, Raw, UnsetType, json

from courtcards.engine.contract import Kind
from courtcards.engine.phrases import Data
from courtcards.play.view import View
from courtcards.table import messages as m
from courtcards.table.log import Cleared, Entry, Moved, Muted, Said, Sat, Started
from courtcards.table.table import KeptRemark, Table, commitment_of

# The viewer: the number of a person, or None for a spectator.
Viewer = int | None


def snapshot(table: Table, name: str, viewer: Viewer, present: list[int]) -> m.Snapshot:
    """Tell a viewer everything."""
    view, public = _look(table, viewer), _look(table, None)
    return m.Snapshot(
        version=table.version,
        you=_you(table, viewer),
        room=room(table, name),
        view=_position(table, viewer, public, _written_table(table, public)) if public else None,
        own=_own(table, view) if view else {},
        events=view.events if view else [],
        talk=[_tell(remark) for remark in table.remarks if viewer not in remark.unheard],
        muted=_muted(table, viewer),
        present=present,
    )


class Telling:
    """The last change of a table. What is the same for many is made once."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.entry = table.log[-1]
        self.moves_people = isinstance(self.entry.change, Sat | Cleared)
        self.room = room(table, name) if _changes_room(table, self.entry) else UNSET
        self.public: View | None = None
        self.public_table: Any = None
        if _changes_game(self.entry):
            self.public = _look(table, None, table.events_before)
            assert self.public is not None
            self.public_table = _written_table(table, self.public)

    def frame(self, viewer: Viewer) -> bytes:
        """Serialize what a viewer is sent; what many get is serialized once."""
        return self._public_frame if self._is_public_to(viewer) else m.encode(self.update(viewer))

    def update(self, viewer: Viewer) -> m.Update:
        """Tell a viewer what has changed."""
        seat = self.table.seat_of(viewer)
        if self.public is None or seat is None or self._knows_no_more(seat):
            return self._update(viewer, self.public)
        return self._update(viewer, _look(self.table, viewer, self.table.events_before))

    @cached_property
    def _public_frame(self) -> bytes:
        return m.encode(self.update(None))

    def _is_public_to(self, viewer: Viewer) -> bool:
        """Whether a viewer gets exactly what everybody gets."""
        if viewer is None:
            return True
        if self.public is None or self.entry.person == viewer:
            return False
        seat = self.table.seat_of(viewer)
        return seat is None or (self.table.turn != seat and self._knows_no_more(seat))

    def _knows_no_more(self, seat: int) -> bool:
        """Whether a seat has learned only what everybody has."""
        table = self.table
        assert table.state is not None
        return (
            table.turn is not None
            and not self._changes_own(seat)
            and table.state.saw_alike(seat, table.events_before)
        )

    def _changes_own(self, seat: int) -> bool:
        """Whether what a viewer alone knows is new: for everybody in a new game, else by its mark."""
        before = self.table.marks_before
        return not before or (seat >= 0 and self.table.marks[seat] != before[seat])

    def _update(self, viewer: Viewer, view: View | None) -> m.Update:
        entry = self.entry
        mine = viewer is not None and entry.person == viewer
        return m.Update(
            version=entry.version,
            answer=entry.command if mine and entry.command is not None else UNSET,
            events=view.events if view else UNSET,
            room=self.room,
            you=_you(self.table, viewer) or UNSET if self.moves_people else UNSET,
            talk=_new_talk(self.table, entry, viewer),
            muted=_muted(self.table, viewer) if mine and isinstance(entry.change, Muted) else UNSET,
            view=_position(self.table, viewer, view, self.public_table) if view else UNSET,
            own=self._own(view) if view else UNSET,
        )

    def _own(self, view: View) -> Data | UnsetType:
        """Tell what a seat alone knows, if that has changed; when all is shown there is nothing."""
        is_news = self.table.turn is None or self._changes_own(view.viewer)
        return _own(self.table, view) if is_news else UNSET


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


def _look(table: Table, viewer: Viewer, since: int = 0) -> View | None:
    return table.state.view(table.seat_of(viewer), since=since) if table.state else None


def _written_table(table: Table, public: View) -> Any:
    """Write what everybody may know of the game now: once it is over, that is everything."""
    assert table.state is not None
    view = table.state.full_view() if table.state.over else public
    return Raw(json.encode(table.settings.told(view.table)))


def _position(table: Table, viewer: Viewer, view: View, written_table: Any) -> m.Position:
    return m.Position(
        turn=view.turn,
        table=written_table,
        moves=_moves(table, viewer),
        result=view.result.told if view.result else None,
    )


def _own(table: Table, view: View) -> Data:
    return table.settings.told(view.own) if view.turn is not None else {}


def _moves(table: Table, viewer: Viewer) -> list[Any]:
    """Write a viewer's moves: each once and for all, as two hundred are sent on many a turn."""
    seat = table.seat_of(viewer)
    if table.state is None or seat is None or table.turn != seat:
        return []
    written = _written_moves(table.game.kind, table.game.players, seat)
    for number in (numbers := table.state.legal.tolist()):
        if number not in written:
            written[number] = Raw(json.encode(table.game.move_data(seat, number)))
    return [written[number] for number in numbers]


@cache
def _written_moves(kind: Kind, players: int, seat: int) -> dict[int, Raw]:
    # Moves look the same whatever the options are.
    return {}


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


def _changes_game(entry: Entry) -> bool:
    return isinstance(entry.change, Moved | Started)


def _changes_room(table: Table, entry: Entry) -> bool:
    if isinstance(entry.change, Moved):
        return table.phase == "over"
    return not isinstance(entry.change, Said | Muted)
