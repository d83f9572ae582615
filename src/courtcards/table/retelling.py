"""A replay of a game, step by step, in full or as somebody saw it."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from courtcards.engine.phrases import Data
from courtcards.play.moves import Decision
from courtcards.play.state import State
from courtcards.play.transcript import retrace
from courtcards.play.view import View

WHOLE = slice(None)
# At every so many steps the game is kept as it was, so that nobody has to begin with the deal again.
KEPT_EVERY = 100


class Step(Struct, frozen=True):
    """A moment of a finished game: what lay on the table and what had just happened, in full.

    The last one has the result.
    """

    table: dict[str, Any]
    events: list[dict[str, Any]]
    move: dict[str, Any] | None
    result: dict[str, Any] | None


class Retelling:
    """A game that is replayed as far as needed, and no part of it twice without need.

    Everybody sees the same events, though not the same cards: for every viewer, an event belongs to the
    same step.

    >>> import courtcards as cc
    >>> state = cc.game("royal-gambit").deal(seed=1)
    >>> state.play("hit")
    >>> told = Retelling(state)
    >>> [step.move for step in told.steps()]
    [None, {'seat': 0, 'do': 'hit'}]
    >>> told.steps_seen(1, slice(1, 2))[0].events[0]["event"]
    'flipped'
    """

    def __init__(self, state: State) -> None:
        """Tell a game up to a state, in which nobody plays on."""
        # Checkpoints: the game at steps 0, `KEPT_EVERY` and so on as far as replayed, and how many events
        # came before.
        self._kept = [(next(retrace(state)), 0)]
        self._set(state)

    def _set(self, state: State) -> None:
        self.state = state
        self._decisions = state.decisions
        # Where in the log each of them stands.
        self._places = [i for i, entry in enumerate(state.log) if isinstance(entry, Decision)]

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(self._decisions) + 1

    def can_go_on_to(self, state: State) -> bool:
        """Say whether a state is one of the same game, now or later."""
        return state.game == self.state.game and state.log[: len(self.state.log)] == self.state.log

    def go_on_to(self, state: State) -> None:
        """Tell a game up to a later state."""
        self._set(state)

    def steps(self, part: slice = WHOLE) -> list[Step]:
        """Return steps in full, for when the game is over."""
        decisions = [None, *self._decisions][part]
        views = self._views(State.full_view, part)
        return [
            _step(view, self._move(decision))
            for view, decision in zip(views, decisions, strict=True)
        ]

    def steps_seen(self, seat: int | None, part: slice = WHOLE) -> list[Step]:
        """Return steps as a seat, or a spectator, saw them then."""
        views = self._views(lambda moment, since: moment.view(seat, since), part)
        return [_step(view, None) for view in views]

    def _move(self, decision: Decision | None) -> Data | None:
        if decision is None:
            return None
        move = self.state.game.move_data(decision.seat, decision.number)
        return {"seat": decision.seat, **move}

    def _views(self, look: Callable[[State, int], View], part: slice) -> Iterator[View]:
        """Return some of the steps; each view has only the events that are new."""
        wanted = range(self.total)[part]
        first = min(wanted.start // KEPT_EVERY, len(self._kept) - 1)
        moment, told = self._kept[first]
        moment = moment.copy()
        for number in range(first * KEPT_EVERY, wanted.stop):
            if number in wanted:
                yield look(moment, told)
            told = moment.event_count
            if number < len(self._decisions):
                moment.stack(self.state.given_piles(self._places[number] + 1))
                moment.play(self._decisions[number].number)
                self._keep(number + 1, moment, told)

    def _keep(self, number: int, moment: State, told: int) -> None:
        if number == len(self._kept) * KEPT_EVERY:
            self._kept.append((moment.copy(), told))


def _step(view: View, move: Data | None) -> Step:
    return Step(view.table, view.events, move, view.result.told if view.result else None)
