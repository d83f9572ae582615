"""The compiled rules of one game, run step by step for all of its positions."""

import threading
from functools import cached_property, lru_cache

import numpy as np

from courtcards.adapters.openspiel.draws import Draw, start_draw
from courtcards.adapters.openspiel.places import places_of
from courtcards.engine.compile import Array
from courtcards.engine.record import copy_records
from courtcards.engine.trace import EVENT_WIDTH
from courtcards.play.game import Game
from courtcards.play.stepper import Shuffle, Stepper

# The move that stands for the deal.
DEAL = -1


class PastStep:
    """What one step did, and the step before it: a game's past is its newest step.

    `decided` says that somebody chose the move, `rows` are the events and `piles` the shuffles. Steps
    never change, so that positions share them; `told` only caches its text for each viewer.
    """

    __slots__ = ("before", "decided", "move", "number", "piles", "rows", "told")

    def __init__(
        self,
        before: "PastStep | None",
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


def steps_to(newest: PastStep | None) -> list[PastStep]:
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
        self._stepper = Stepper(game)

    def run(
        self, states: Array, move: int, piles: tuple[Shuffle, ...] = ()
    ) -> tuple[list[int], bytes, tuple[Shuffle, ...]]:
        """Play a legal move, or deal, with these piles instead of the first shuffles.

        The record is changed; what is returned are the legal moves after it, the events and all piles
        that were shuffled.
        """
        stepper = self._stepper
        with self._one_at_a_time:
            if move == DEAL:
                stepper.deal(states, 0, piles)
            else:
                # The rules look for the move among those listed: it is the only one.
                stepper.moves[0], stepper.count = move, 1
                stepper.step(states, move, piles)
            legal = stepper.moves[: stepper.count].tolist()
            return legal, stepper.events.tobytes(), stepper.shuffles

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
