"""All that one viewer may know of a game: the table, what happened, and, on his turn, his moves."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.contract import EventForm
from courtcards.engine.gate import hide
from courtcards.engine.phrases import Data
from courtcards.engine.trace import CARD, CODE, NONE
from courtcards.play import kernels

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.state import Move, Result, State


class View:
    """What a seat, or a spectator, may know at one moment; it does not change when the game goes on.

    >>> import courtcards as cc
    >>> view = cc.game("cockroach-poker").deal(seed=1).view(seat=2)
    >>> view.table["turn"], view.moves, view.table["seats"][0]["hand"]
    (0, [], None)
    """

    def __init__(self, state: "State", viewer: int) -> None:
        self.game: Game = state.game
        self.viewer = viewer
        self.turn: int | None = state.turn
        self.result: Result | None = state.result
        # Everything else is made from this copy, in which what is hidden does not exist any more.
        self.states: Array = state._states.copy()
        kernels.conceal_in(self.states, viewer)
        self.history: Array = hide(state.history, viewer)
        self.moves: list[Move] = state.moves() if state.turn == viewer else []

    @property
    def record(self) -> Any:
        """The state record without all that this viewer may not know."""
        return self.states[0]

    @cached_property
    def table(self) -> Data:
        """What lies on the table, as data."""
        return self.game.kind.view.see(self.record, self.viewer)

    @cached_property
    def observation(self) -> Array:
        """What this viewer may know now, as numbers."""
        numbers = np.empty(self.game.observation_size, np.int16)
        kernels.observe_into(self.states, self.viewer, numbers)
        return numbers

    @cached_property
    def events(self) -> list[Data]:
        """What happened so far, as data; cards this viewer may not know are left out."""
        forms = self.game.kind.words.EVENTS
        return [event_data(forms[int(row[CODE])], row) for row in self.history]

    def tell(self, language: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """Say what happened so far, one sentence an event."""
        words = self.game.language(language)
        names = names or self.game.names(language)
        return [words.say("event", event, names) for event in self.events]

    @cached_property
    def mask(self) -> Array:
        """1 for every legal move of this viewer's, by number, else 0."""
        mask = np.zeros(self.game.move_count, np.int8)
        mask[[move.number for move in self.moves]] = 1
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
            "moves": [move.data for move in self.moves],
            "result": self.result.data if self.result else None,
        }


def event_data(form: EventForm, row: Array) -> Data:
    """Turn an event's row into data; a card that is not known is left out."""
    data: Data = {"event": form.word}
    for name, (column, words) in form.fields.items():
        value = int(row[column])
        if value == NONE and column == CARD:
            continue
        data[name] = value if words is None else words[value]
    return data
