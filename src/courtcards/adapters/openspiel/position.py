"""One position of a game, as OpenSpiel's states need it: cheap to copy, with its whole past.

A position is at a chance node, at a decision or at the end.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from courtcards.adapters.openspiel.draws import Draw, SeedDraw
from courtcards.adapters.openspiel.machine import (
    DEAL,
    Machine,
    PastStep,
    machine_of,
    rows_of,
    steps_to,
)
from courtcards.engine.compile import Array
from courtcards.engine.gate import hide
from courtcards.engine.record import copy_records
from courtcards.engine.trace import EVENT_WIDTH
from courtcards.play import kernels
from courtcards.play.events import events_data
from courtcards.play.game import Game, read_seed
from courtcards.play.stepper import Shuffle
from courtcards.play.view import View

# Whose turn it is, if it is nobody's, in OpenSpiel's numbers.
CHANCE, OVER = -1, -4


class SpielPosition:
    """A game in progress; `turn` is the seat that decides, `CHANCE` or `OVER`.

    >>> from courtcards.play.game import game
    >>> tiny = game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0)
    >>> position = SpielPosition(tiny, by_cards=True)
    >>> position.turn, [outcome for outcome, _ in position.draw.outcomes()]
    (-1, [0, 1, 2])
    >>> position.go_on(1)
    >>> position.turn, len(position.legal)
    (0, 4)
    """

    __slots__ = (
        "by_cards",
        "draw",
        "legal",
        "machine",
        "past",
        "piles",
        "states",
        "turn",
        "waiting",
    )

    def __init__(self, game: Game, *, by_cards: bool) -> None:
        self.machine: Machine = machine_of(game)
        # Whether chance draws every pile, or only a seed.
        self.by_cards = by_cards
        self.states: Array = copy_records(game.blank)
        self.turn = CHANCE
        self.legal: list[int] = []
        self.past: PastStep | None = None
        # What chance is drawing, the step that waits for it, and piles for the next shuffles.
        self.draw: Draw | SeedDraw | None = self.machine.opening if by_cards else SeedDraw()
        self.waiting = (DEAL, False)
        self.piles: tuple[Shuffle, ...] = ()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.machine.game

    def copy(self) -> "SpielPosition":
        """Return an independent copy."""
        twin = SpielPosition.__new__(SpielPosition)
        twin.machine = self.machine
        twin.by_cards = self.by_cards
        # A record is changed in place where it need not be kept.
        twin.states = self.states if self.by_cards else copy_records(self.states)
        twin.turn = self.turn
        twin.legal = self.legal
        twin.past = self.past
        twin.draw = self.draw
        twin.waiting = self.waiting
        twin.piles = self.piles
        return twin

    def __deepcopy__(self, memo: Any) -> "SpielPosition":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return what a pickle holds: the game instead of its machine."""
        kept = {name: getattr(self, name) for name in self.__slots__ if name != "machine"}
        past = [(step.move, step.decided, step.rows, step.piles) for step in self.steps]
        return kept | {"game": self.game, "states": self.states.tobytes(), "past": past}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game: Game = kept.pop("game")
        self.machine = machine_of(game)
        states = np.frombuffer(kept.pop("states"), game.kind.state)
        self.states = copy_records(states.view(type(game.blank)))
        self.past = None
        for step in kept.pop("past"):
            self.past = PastStep(self.past, *step)
        for name, value in kept.items():
            setattr(self, name, value)

    def go_on(self, action: int) -> None:
        """Go on with an outcome of chance or a legal move."""
        if self.draw is None:
            self.play(action)
        else:
            self._draw(self.draw.take(action))

    def _draw(self, draw: Draw | SeedDraw) -> None:
        """Let chance draw on, or play the step that waited for it."""
        if not draw.done:
            self.draw, self.turn, self.legal = draw, CHANCE, []
            return
        self.draw = None
        if isinstance(draw, SeedDraw):
            self.states["key"][0] = np.frombuffer(read_seed(draw.seed), "<u4")
        else:
            self.piles = (*self.piles, Shuffle(draw.label, draw.cards))
        self.play(*self.waiting)

    def play(self, move: int, decided: bool = True) -> None:
        """Play a step and all that are forced after it, up to a pile that chance must draw."""
        while True:
            # Where chance draws every pile, a step may have to be played once more with another one.
            states = copy_records(self.states) if self.by_cards else self.states
            legal, rows, shuffled = self.machine.run(states, move, self.piles)
            if self.by_cards and len(shuffled) > len(self.piles):
                self.waiting = (move, decided)
                self._draw(self.machine.draw(shuffled[len(self.piles)]))
                return
            self.states = states
            self.past = PastStep(self.past, move, decided, rows, shuffled)
            if self.piles:
                self.piles = self.piles[len(shuffled) :]
            if len(legal) != 1:
                break
            move, decided = legal[0], False
        self.legal = legal
        self.turn = states["turn"].item() if legal else OVER

    def rewards(self) -> list[int]:
        """Return 1 for every winner of a finished game and 0 for the others."""
        rewards = np.zeros(self.game.players, np.int8)
        kernels.settle(self.states, rewards)
        return rewards.tolist()

    @property
    def steps(self) -> list[PastStep]:
        """Every step so far, the deal first."""
        return steps_to(self.past)

    @property
    def moves(self) -> list[int]:
        """Every move so far, forced ones included."""
        return [step.move for step in self.steps[1:]]

    @property
    def piles_so_far(self) -> list[Shuffle]:
        """Every pile that was shuffled so far."""
        return [pile for step in self.steps for pile in step.piles]

    @property
    def history(self) -> Array:
        """Every event so far, in full, one row each."""
        return rows_of(b"".join([step.rows for step in self.steps]))

    def view(self, viewer: int, *, with_history: bool = True) -> View:
        """Return all that a viewer may know, through the gate; without history it is made faster."""
        history = self.history if with_history else rows_of(b"")
        return View(self.game, self.states, history, np.array(self.legal, np.int16), viewer)

    def tell(self, viewer: int) -> list[str]:
        """Say what happened as a viewer saw it, a text for each step."""
        return [self._tell(step, viewer) for step in self.steps]

    def _tell(self, step: PastStep, viewer: int) -> str:
        """Describe what a step did, and cache it: all positions that continue from here share it."""
        if step.told is None:
            step.told = {}
        if viewer not in step.told:
            step.told[viewer] = _say(self.game, hide(step.events, viewer).tobytes())
        return step.told[viewer]


# The same things happen again and again in the branches of a tree.
@lru_cache(maxsize=1 << 16)
def _say(game: Game, seen: bytes) -> str:
    """Say events, given as bytes as a viewer saw them."""
    rows = np.frombuffer(seen, np.int16).reshape(-1, EVENT_WIDTH - 1)
    events = events_data(game.kind.words.EVENTS, rows)
    language, names = game.language("en"), names_of(game)
    return "\n".join(language.say("event", event, names) for event in events)


def names_of(game: Game) -> list[str]:
    """Return the names of the seats, counted from 0 as OpenSpiel does."""
    return [f"P{seat}" for seat in range(game.players)]
