"""Bots whose choices are made in compiled code, as `Bot` objects for any table."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.choosing import BEGIN, CHOOSE, DECIDE, GO_ON, NO_ROWS, REMEMBER, work
from courtcards.bots.minds import mind_of
from courtcards.bots.search.desk import make_desk
from courtcards.bots.spec import RANDOM, SEARCHES, SPEC, Spec
from courtcards.engine.compile import Array
from courtcards.play.moves import Move

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.view import View

# How many iterations are made between two looks at the clock.
BETWEEN_LOOKS = 64
# How much of a budget of time is left for what surrounds the search.
SPARE_MS = 1.0

SpecOf = Callable[[int], Spec]


class CompiledBot(Bot):
    """A bot that compiled code plays; its choice depends on its seed and on what it saw alone."""

    def __init__(
        self,
        name: str,
        spec_of: SpecOf,
        budget: Budget | None = None,
        nets: Array | None = None,
    ) -> None:
        self.name = name
        self.budget = budget
        self._spec_of = spec_of
        # Networks it may play with instead of the one that comes with the package.
        self._nets = nets
        self._game: Game | None = None

    @property
    def is_timed(self) -> bool:
        """Whether its moves depend on how fast the machine is."""
        return self.budget is not None and self.budget.milliseconds is not None

    def spec(self, seed: int) -> Spec:
        """Return what the bot is in a game: a personality may come from the seed."""
        spec = self._spec_of(seed)
        if self.budget is not None and self.budget.iterations is not None:
            spec = replace(spec, iterations=self.budget.iterations)
        return spec

    def reset(self, game: "Game", seat: int, seed: int) -> None:
        """Sit down at a new game."""
        if self._game != game:
            self._desk = make_desk(mind_of(game.name), game, self._nets)
        self._game = game
        self._seat = seat
        self._seed = seed
        spec = self.spec(seed)
        self._desk.specs[seat : seat + 1] = np.array([spec.record], SPEC)
        self.memory[:] = self._desk.new_memories[seat : seat + 1]
        self.memory["haze"] = spec.persona.haze

    @property
    def memory(self) -> Array:
        """What the seat remembers of this game, as an array of one record."""
        return self._desk.memories[self._seat : self._seat + 1]

    def observe(self, view: "View") -> None:
        """Remember what is new in the view."""
        self._work(REMEMBER, 0, view.history[int(self.memory["events"][0]) :])

    def choose(self, view: "View") -> Move:
        """Return a legal move."""
        start = time.perf_counter()
        if self._game != view.game or self.memory["events"][0] > len(view.history):
            self.reset(view.game, view.viewer, 0)
        self.observe(view)
        self._desk.root[:] = view.states
        return Move(view.game, view.viewer, self._choose(start))

    def odds(self, view: "View") -> dict[int, float]:
        """Return how likely the bot plays each move it considers, by the move's number."""
        self.choose(view)
        numbers = [move.number for move in view.moves]
        weights = self._desk.root_weights[: len(numbers)]
        if self._desk.specs["way"][self._seat] == RANDOM:
            weights = np.ones(len(numbers))
        shares = zip(numbers, (weights / weights.sum()).tolist(), strict=True)
        return {number: share for number, share in shares if share > 0}

    def _choose(self, start: float) -> int:
        limit = self.budget.milliseconds if self.budget is not None else None
        if limit is None or self._desk.specs["way"][self._seat] not in SEARCHES:
            return self._work(CHOOSE)
        return self._choose_in_time(start + (limit - SPARE_MS) / 1000)

    def _choose_in_time(self, end: float) -> int:
        """Search until the time is up, less what the last iterations took."""
        before = time.perf_counter()
        self._work(BEGIN)
        while True:
            self._work(GO_ON, BETWEEN_LOOKS)
            now = time.perf_counter()
            if now + (now - before) >= end:
                return self._work(DECIDE)
            before = now

    def _work(self, task: int, amount: int = 0, rows: Array = NO_ROWS) -> int:
        return int(work(self._desk, task, self._seat, self._seed, amount, rows))

    def __getstate__(self) -> dict[str, Any]:
        # The desk is scratch memory, and large, except for what the seat remembers.
        state = {key: value for key, value in self.__dict__.items() if key != "_desk"}
        return state | ({"_kept": self.memory.copy()} if self._game else {})

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = state.pop("_kept", None)
        self.__dict__.update(state)
        if self._game is not None:
            game, self._game = self._game, None
            self.reset(game, self._seat, self._seed)
            self.memory[:] = kept
