"""Everything one viewer may know of a game: the table, what happened, and, on their turn, their moves."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.engine.compile import Array, Record
from courtcards.engine.gate import EVERYTHING, SPECTATOR, hide
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, as_records, copy_records
from courtcards.engine.trace import SEEN
from courtcards.play import kernels
from courtcards.play.events import events_data

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.moves import Move, Result

NO_MOVES: Array = np.empty(0, np.int16)


class View:
    """What a seat, or a spectator, may know at one moment; it does not change when the game continues.

    >>> import courtcards as cc
    >>> view = cc.game("cockroach-poker").deal(seed=1).view(seat=2)
    >>> view.table["turn"], view.moves, view.table["seats"][0]["hand"]
    (0, [], None)
    >>> view
    <View of cockroach-poker for seat 2, 4 events, seat 0 to move>

    It is made from the game's whole record, all events in full and the legal moves of whoever
    decides; `State.view` does that. With `since` its history begins with the event of that index, for
    those who have the rest; bots need all of it.
    """

    def __init__(
        self,
        game: "Game",
        states: Array,
        history: Array,
        legal: Array,
        viewer: int,
        since: int = 0,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self.since = since
        turn: int = states["turn"].item()
        self.turn = turn if len(legal) else None
        self.result: Result | None = game.result(states, history) if turn == OVER else None
        # Everything else is made from this copy, in which what is hidden does not exist any more.
        self.states: Array = copy_records(states)
        kernels.conceal_in(self.states, viewer)
        self.history: Array = hide(history[since:], viewer)
        # The numbers of this viewer's legal moves, lowest first: none if somebody else decides.
        self.legal: Array = legal.copy() if turn == viewer else NO_MOVES

    def __repr__(self) -> str:
        eyes = {SPECTATOR: "a spectator", EVERYTHING: "somebody who sees everything"}
        viewer = eyes.get(self.viewer, f"seat {self.viewer}")
        now = "over" if self.turn is None else f"seat {self.turn} to move"
        return f"<View of {self.game.name} for {viewer}, {len(self.history)} events, {now}>"

    @property
    def record(self) -> Record:
        """The state record without all that this viewer may not know."""
        return self.states[0]

    @cached_property
    def moves(self) -> "list[Move]":
        """Legal moves of this viewer's, in a fixed order: none if somebody else decides."""
        return self.game.moves(self.viewer, self.legal)

    @cached_property
    def table(self) -> Data:
        """What lies on the table, as data."""
        return self.game.kind.view.see(self.record, self.viewer)

    @cached_property
    def own(self) -> Data:
        """What a seat knows beyond what everybody does: `patch(public.table, own)` is its table.

        >>> import courtcards as cc
        >>> state = cc.game("royal-menagerie").deal(seed=1)
        >>> patch(state.view().table, state.view(2).own) == state.view(2).table
        True
        """
        return self.game.kind.view.own(self.record, self.viewer) if self.viewer >= 0 else {}

    @cached_property
    def observation(self) -> Array:
        """What this viewer may know now, as numbers."""
        numbers = np.empty(self.game.observation_size, np.int16)
        kernels.observe_into(self.states, self.viewer, numbers)
        return numbers

    @cached_property
    def events(self) -> list[Data]:
        """What happened, as data; cards this viewer may not know are left out."""
        return events_data(self.game.kind.words.EVENTS, self.history)

    def tell(
        self, language: str = "en", names: Sequence[str] | None = None, me: int | None = None
    ) -> list[str]:
        """Say what happened, one sentence an event; `me` is the seat that is spoken to."""
        words = self.game.language(language)
        names = names or self.game.names(language)
        return [words.say("event", event, names, me) for event in self.events]

    @cached_property
    def mask(self) -> Array:
        """1 for every legal move of this viewer's, by number, else 0."""
        mask = np.zeros(self.game.move_count, np.int8)
        mask[self.legal] = 1
        return mask

    @cached_property
    def data(self) -> Data:
        """Everything in this view, ready for JSON."""
        return {
            "game": self.game.name,
            "players": self.game.players,
            "options": self.game.options,
            "viewer": self.viewer if self.viewer >= 0 else None,
            "table": self.table,
            "events": self.events,
            "moves": self.game.moves_data(self.viewer, self.legal),
            "result": self.result.told if self.result else None,
        }


class Outlook:
    """What a spectator and every seat may know at one moment, for a table that tells them all.

    It is what their views hold, concealed by the same functions but all at once. `saw_more` is the set of
    seats, one bit each, that saw more of its events than everybody; as long as a seat's mark is the same,
    so is what it knows beyond what everybody does.
    """

    __slots__ = ("_kind", "_seen", "_visible", "marks", "saw_more")

    def __init__(self, game: "Game", states: Array, events: Array) -> None:
        self._kind = game.kind
        memory = np.empty((game.players + 1, game.kind.state.itemsize), np.uint8)
        self._seen = as_records(memory.view(game.kind.state)[:, 0])
        self._visible = np.empty((game.players + 1, len(events), SEEN), np.int16)
        marks = np.empty(game.players, np.uint64)
        self.saw_more: int = kernels.look_around(
            states, events, self._seen, memory, self._visible, marks
        )
        self.marks: list[int] = marks.tolist()

    @property
    def table(self) -> Data:
        """What everybody may know of what lies on the table (`View.table`)."""
        return self._kind.view.see(self._seen[0], SPECTATOR)

    def own(self, seat: int) -> Data:
        """Return what a seat knows beyond that (`View.own`)."""
        return self._kind.view.own(self._seen[seat + 1], seat)

    def history(self, seat: int | None) -> Array:
        """Return what happened as a seat, or a spectator, saw it (`View.history`)."""
        rows: Array = self._visible[0 if seat is None else seat + 1]
        return rows


def spectate(game: "Game", states: Array, history: Array) -> View:
    """Return all that a spectator may know, without moves."""
    return View(game, states, history, NO_MOVES, SPECTATOR)


def without_aids(table: Data) -> Data:
    """Return a table, or what a seat knows beyond it, without what the rules work out for players.

    >>> without_aids({"turn": 0, "aids": {"to_come": 52}})
    {'turn': 0}
    """
    return {name: part for name, part in table.items() if name != "aids"}


def patch(whole: Any, changes: Data) -> Any:
    """Return data with some of it changed; the elements of a list go by their numbers.

    >>> patch({"seats": [{"hand": None}, {"hand": None}]}, {"seats": {"1": {"hand": ["rat"]}}})
    {'seats': [{'hand': None}, {'hand': ['rat']}]}
    """
    if isinstance(whole, list):
        return [patch(part, changes.get(str(i), {})) for i, part in enumerate(whole)]
    changed = dict(whole)
    for name, value in changes.items():
        changed[name] = patch(whole[name], value) if isinstance(value, dict) else value
    return changed
