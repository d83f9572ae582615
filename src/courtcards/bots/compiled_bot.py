"""Bots whose choices are made in compiled code, as `Bot` objects for any table."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.choosing import choose_move
from courtcards.bots.luck import seed_luck
from courtcards.bots.minds import mind_of, remember
from courtcards.bots.search.desk import Desk, make_desk
from courtcards.bots.search.think import begin_search, decide, think_on
from courtcards.bots.spec import RANDOM, SEARCH, SPEC, Spec
from courtcards.engine.compile import Array, kernel
from courtcards.play.dispatch import legal
from courtcards.play.kernels import as_records
from courtcards.play.state import Move

if TYPE_CHECKING:
    from courtcards.play.game import Game
    from courtcards.play.view import View

# How many iterations are made between two looks at the clock.
BETWEEN_LOOKS = 64
# How much of a budget of time is left for what surrounds the search.
SPARE_MS = 1.0

# Parts of thinking.
WHOLE, BEGIN, GO_ON, DECIDE = range(4)

SpecOf = Callable[[int], Spec]


class CompiledBot(Bot):
    """A bot that compiled code plays; its choice depends on its seed and on what it saw alone."""

    def __init__(self, name: str, spec_of: SpecOf, budget: Budget | None = None) -> None:
        self.name = name
        self.budget = budget
        self._spec_of = spec_of
        self._game: Game | None = None

    def spec(self, seed: int) -> Spec:
        """Return what the bot is in a game: a personality may come from the seed."""
        spec = self._spec_of(seed)
        if self.budget is not None and self.budget.iterations is not None:
            spec = replace(spec, iterations=self.budget.iterations)
        return spec

    def reset(self, game: "Game", seat: int, seed: int) -> None:
        """Sit down at a new game."""
        mind = mind_of(game.name)
        if self._game != game:
            self._desk = make_desk(mind)
        self._game = game
        self._seed = seed
        self._specs = as_records(np.array([self.spec(seed).record], SPEC))
        self._memories = as_records(np.zeros(1, mind.memory))
        self._memories["players"] = game.players
        self._memories["seat"] = seat
        self._luck = np.empty(1, np.uint64)

    def observe(self, view: "View") -> None:
        """Remember what is new in the view."""
        take_in(self._memories, view.history[int(self._memories["events"][0]) :])

    def choose(self, view: "View") -> Move:
        """Return a legal move."""
        if self._game != view.game or self._memories["events"][0] > len(view.history):
            self.reset(view.game, view.viewer, 0)
        start = time.perf_counter()
        self.observe(view)
        self._desk.root[:] = view.states
        number = self._choose(start)
        return Move(view.game, view.viewer, int(number))

    def odds(self, view: "View") -> dict[int, float]:
        """Return how likely the bot plays each move it considers, by the move's number."""
        self.choose(view)
        numbers = [move.number for move in view.moves]
        weights = self._desk.root_weights[: len(numbers)]
        if self._specs["way"][0] == RANDOM:
            weights = np.ones(len(numbers))
        shares = zip(numbers, (weights / weights.sum()).tolist(), strict=True)
        return {number: share for number, share in shares if share > 0}

    def _choose(self, start: float) -> int:
        is_search = self._specs["way"][0] == SEARCH
        if is_search and self.budget is not None and self.budget.milliseconds is not None:
            return self._choose_in_time(start + (self.budget.milliseconds - SPARE_MS) / 1000)
        return self._think(WHOLE, int(self._specs["iterations"][0]))

    def _choose_in_time(self, end: float) -> int:
        """Search until the time is up, less what the last iterations took."""
        before = time.perf_counter()
        self._think(BEGIN, 0)
        while True:
            self._think(GO_ON, BETWEEN_LOOKS)
            now = time.perf_counter()
            if now + (now - before) >= end:
                return self._think(DECIDE, 0)
            before = now

    def _think(self, part: int, iterations: int) -> int:
        return think(
            self._desk, self._specs, self._memories, self._seed, self._luck, part, iterations
        )

    def __getstate__(self) -> dict[str, Any]:
        # The desk is scratch paper, and large.
        state = {key: value for key, value in self.__dict__.items() if key != "_desk"}
        return state | {"_game": None}


@kernel
def take_in(memories: Array, rows: Array) -> None:
    """Let a memory take in events."""
    for i in range(len(rows)):
        remember(memories[0], rows[i])


@kernel
def think(
    desk: Desk,
    specs: Array,
    memories: Array,
    seed: int,
    luck: Array,
    part: int,
    iterations: int,
) -> int:
    """Choose a move for the seat to move of `desk.root`, at once or in parts.

    All parts are in one kernel because each would be compiled with everything it calls.
    """
    m = memories[0]
    if part in (WHOLE, BEGIN):
        seed_luck(luck, seed, m.events)
    n = legal(desk.root[0], desk.root_moves)
    if part == WHOLE:
        return choose_move(desk, specs[0], m, n, luck)
    if part == BEGIN:
        begin_search(desk)
    think_on(desk, m, specs[0].persona, iterations, luck)
    return decide(desk, n, luck) if part == DECIDE else -1
