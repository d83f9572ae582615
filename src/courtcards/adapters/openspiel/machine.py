"""The compiled rules of one game, run step by step, with the scratch paper that takes."""

import threading
from functools import cached_property, lru_cache

import numpy as np

from courtcards.adapters.openspiel.draws import Draw, start_draw
from courtcards.adapters.openspiel.places import places_of
from courtcards.engine.compile import Array
from courtcards.engine.record import copy_records
from courtcards.engine.trace import EVENT_WIDTH, MAX_SHUFFLES, TRACE
from courtcards.play import kernels
from courtcards.play.game import Game
from courtcards.play.state import Shuffle

# The move that stands for the deal.
DEAL = -1


class Step:
    """What one step did, and the step before it: a game's past is its newest step.

    `decided` says that somebody chose the move, `rows` are the events and `piles` the shuffles. Steps
    never change, so that positions share them; `told` only keeps what was said of it to each viewer.
    """

    __slots__ = ("before", "decided", "move", "number", "piles", "rows", "told")

    def __init__(
        self,
        before: "Step | None",
        move: int,
        decided: bool,
        rows: bytes,
        piles: tuple[Shuffle, ...],
    ) -> None:
        self.before = before
        self.number: int = before.number + 1 if before else 0
        self.move = move
        self.decided = decided
        self.rows = rows
        self.piles = piles
        self.told: dict[int, str] | None = None

    @property
    def events(self) -> Array:
        """The events, one row each."""
        return rows_of(self.rows)


def rows_of(data: bytes) -> Array:
    """Return events written as bytes, one row each."""
    return np.frombuffer(data, np.int16).reshape(-1, EVENT_WIDTH)


def steps_to(newest: Step | None) -> list[Step]:
    """Return all steps of a game, oldest first."""
    steps = []
    while newest:
        steps.append(newest)
        newest = newest.before
    return steps[::-1]


class Machine:
    """Runs the rules, one step at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._one_at_a_time = threading.Lock()
        self._moves = np.empty(game.kind.rules.MAX_MOVES, np.int16)
        self._traces = kernels.as_records(np.zeros(1, TRACE))
        self._traces["on"] = 1
        # Views of single fields are much faster to read than fields of a record.
        self._trace_events = self._traces["events"][0]
        self._labels, self._sizes, self._cards = (
            self._traces[name][0] for name in ("labels", "sizes", "cards")
        )
        self._events_used = self._traces["events_used"]
        self._shuffles_used = self._traces["shuffles_used"]
        self._stacked = 0

    def run(
        self, states: Array, move: int, piles: tuple[Shuffle, ...] = ()
    ) -> tuple[list[int], bytes, tuple[Shuffle, ...]]:
        """Play a legal move, or deal, with these piles instead of the first shuffles.

        The record is changed; what is returned are the legal moves after it, the events and all piles
        that were shuffled.
        """
        moves = self._moves
        with self._one_at_a_time:
            if piles or self._stacked:
                self._stack(piles)
            if move == DEAL:
                self._events_used[0] = self._shuffles_used[0] = 0
                count = kernels.begin(states, self._traces, 0, moves)
            else:
                # The rules look for the move among those listed: it is the only one.
                moves[0] = move
                count = kernels.step(states, self._traces, move, moves, 1)
            rows = self._trace_events[: self._events_used.item()].tobytes()
            shuffles = self._shuffles_used.item()
            return moves[:count].tolist(), rows, self._shuffled(shuffles) if shuffles else ()

    def _stack(self, piles: tuple[Shuffle, ...]) -> None:
        self._traces["stacked"] = self._stacked = min(len(piles), MAX_SHUFFLES)
        for k, pile in enumerate(piles[:MAX_SHUFFLES]):
            self._labels[k] = pile.label
            self._sizes[k] = len(pile.cards)
            self._cards[k, : len(pile.cards)] = pile.cards

    def _shuffled(self, count: int) -> tuple[Shuffle, ...]:
        sizes, labels = self._sizes[:count].tolist(), self._labels[:count].tolist()
        return tuple(
            Shuffle(labels[k], tuple(self._cards[k, : sizes[k]].tolist())) for k in range(count)
        )

    def draw(self, pile: Shuffle) -> Draw:
        """Begin to draw a pile of the cards of this one."""
        return start_draw(pile.label, places_of(self.game, len(pile.cards)), pile.cards)

    @cached_property
    def opening(self) -> Draw:
        """The draw of the first pile of the deal."""
        _, _, shuffled = self.run(copy_records(self.game.blank), DEAL)
        return self.draw(shuffled[0])


@lru_cache(maxsize=64)
def machine_of(game: Game) -> Machine:
    """Return the machine of a game; all that play it share one."""
    return Machine(game)
