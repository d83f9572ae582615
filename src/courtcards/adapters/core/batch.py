"""Many games of one kind side by side, in arrays: what every environment is built on.

There is no `State` here, and there are no events unless somebody remembers them, so a step costs what the
rules cost. Everything that leaves a game for a player is an observation, made by the game's own gate
(`games/*/view.py`), and what a seat remembers of the events it saw (`bots/*/recall.py`).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from courtcards.adapters.core import kernels
from courtcards.adapters.core.company import Company, bots_for, memories_for, no_company
from courtcards.adapters.core.kernels import DEAL, SLOT, STAY_OVER
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.recollect import recollection_size
from courtcards.engine.chance import derive_key
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError, OptionError
from courtcards.engine.record import as_records
from courtcards.play.game import Game, Seed, read_seed
from courtcards.play.state import State


class OverError(MoveError):
    """An action where no game is on."""


class Batch:
    """A number of games, each at a decision, and all that their movers may know.

    The arrays are overwritten in place at every step: copy what you want to keep. Game g
    of place i comes from a series that follows from the seed, whatever happens in other places; the first
    player rotates. If `forced`, steps with one legal move are shown too. With `history` observations go on
    with what their seat remembers. With `bots` for all other seats, clockwise, a step goes on to the next
    decision of the learner's `seat`, or of the one that is its turn in that game.

    >>> import courtcards as cc
    >>> batch = Batch(cc.game("cockroach-poker"), 3)
    >>> batch.deal(seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.turns.tolist()
    ((3, 60), (3, 235), [0, 1, 2])
    >>> batch.play(batch.pick())
    0
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        forced: bool = False,
        history: bool = False,
        bots: Sequence[CompiledBot] = (),
        seat: int | None = None,
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise OptionError(
                f"The number of games must be a whole number of at least 1, not {count!r}."
            )
        self.game = game
        self.forced = forced
        players = game.players
        size = game.observation_size + (recollection_size(game) if history else 0)
        self._states = as_records(np.zeros(count, game.kind.state))
        self._slots = as_records(np.zeros(count, SLOT))
        # Rows no longer than this table's moves need: closer together, they are quicker to go through.
        self._moves = np.zeros((count, game.move_count), np.int16)
        self._master = np.zeros(8, np.uint32)
        self._luck = np.ones(1, np.uint64)
        self.actions = np.zeros(count, np.int64)
        self.observations = np.zeros((count, size), np.int16)
        self.masks = np.zeros((count, game.move_count), np.int8)
        self.rewards = np.zeros((count, players), np.float32)
        self.finals = np.zeros((count, players, size), np.int16)
        self._company: Company = no_company()
        if bots:
            self._company = bots_for(game, count, bots, seat)
        elif history:
            self._company = memories_for(game, count)
        # What every round needs, in the kernel's order, around the actions.
        about_games = (self._states, game.blank, self._master, self._slots, self._moves)
        self._before = (self._company, *about_games)
        self._after = (self.observations, self.masks, self.rewards, self.finals)
        self._seeded = False

    @property
    def turns(self) -> Array:
        """Who decides in each game, and sees the observation; -1 where it is over."""
        return self._slots["turn"]

    @property
    def seats(self) -> Array:
        """Which seat is the learner's in each game; -1 where all of them are."""
        return self._slots["own"]

    @property
    def last_seats(self) -> Array:
        """Which seat was the learner's in each game that ended with the last step."""
        return self._slots["last_own"]

    @property
    def choices(self) -> Array:
        """How many legal moves there are in each game; 0 where it is over."""
        return self._slots["choices"]

    @property
    def ended(self) -> Array:
        """Which games ended with the last step."""
        return self._slots["ended"]

    @property
    def steps(self) -> Array:
        """How many steps each game has had."""
        return self._slots["steps"]

    @property
    def last_steps(self) -> Array:
        """How many steps each game had that ended with the last one."""
        return self._slots["last_steps"]

    def deal(self, seed: Seed | None = None, which: Array | None = None) -> None:
        """Deal a new game in every place, or where `which` is true.

        A seed begins a new series; without one the series continues, and the first series is random.
        """
        if seed is not None and which is not None:
            raise OptionError("A seed restarts every game: give a seed or a reset mask, not both.")
        if seed is not None or not self._seeded:
            self._begin_series(read_seed(int(seed) if isinstance(seed, np.integer) else seed))
        self.choices[slice(None) if which is None else which] = 0
        self._play_round(self.actions, DEAL)

    def _begin_series(self, seed: bytes) -> None:
        self._seeded = True
        self._master[:] = np.frombuffer(seed, "<u4")
        self._slots["dealt"] = 0
        derive_key(self._master, 0, np.empty(8, np.uint32), self._luck)

    def play(self, actions: Array, task: int = STAY_OVER) -> int:
        """Play one action in every game, and return how many ended; `task` says what follows then.

        If one of them is not legal, nothing is played and a `MoveError` names the moves that are.
        """
        if not self._seeded:
            raise OverError("No game is in progress: call reset() first.")
        ended = self._play_round(actions, task)
        if ended < 0:
            raise self._refusal(-1 - ended, actions)
        return ended

    def _play_round(self, actions: Array, task: int) -> int:
        return kernels.play_round(task, self.forced, *self._before, actions, *self._after)

    def _refusal(self, place: int, actions: Array) -> MoveError:
        """Return what is wrong with the action in a game."""
        where = f"Game {place}: " if len(self.actions) > 1 else ""
        try:
            self.state(place).check(int(actions[place]))
        except MoveError as error:
            refused = OverError if self.choices[place] == 0 else MoveError
            return refused(f"{where}{error}")
        raise AssertionError("the action was legal")

    def pick(self) -> Array:
        """Return a random legal action for every game."""
        kernels.pick_moves(self._slots, self._moves, self._luck, self.actions)
        return self.actions

    def observe(self, seat: int) -> Array:
        """Return what a seat sees in every game, a row each."""
        out = np.empty((len(self.actions), 1, self.observations.shape[1]), np.int16)
        kernels.observe_seats(self._company, self._states, seat, out)
        return out[:, 0]

    def observe_all(self) -> Array:
        """Return what every seat sees in every game, by game and seat."""
        out = np.empty_like(self.finals)
        kernels.observe_seats(self._company, self._states, 0, out)
        return out

    def state(self, place: int) -> State:
        """Return a game as a separate `State`, without its history."""
        return State.from_bytes(self.game, self._states[place : place + 1].tobytes())

    def origin(self, place: int) -> tuple[bytes, int]:
        """Return seed and first player of a game: `Game.deal` makes the same of them."""
        record: Any = self._states[place]
        key = np.empty(8, np.uint32)
        number = place + (int(self._slots["dealt"][place]) - 1) * len(self.actions)
        derive_key(self._master, number, key, np.empty(1, np.uint64))
        return key.astype("<u4").tobytes(), int(record["first"])
