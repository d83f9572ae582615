"""Thousands of games with one call: a vector environment for all seats, by Gymnasium's conventions."""

import time
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymVectorEnv
from gymnasium.vector.utils import batch_space

from courtcards.adapters.core.batch import Batch, OverError
from courtcards.adapters.core.kernels import DEAL_NEXT_STEP, DEAL_SAME_STEP, STAY_OVER
from courtcards.adapters.errors import GameOverError, IllegalActionError
from courtcards.adapters.opponents import Opponents, check_seat, compiled_opponents
from courtcards.adapters.spaces import action_space, find_game, observation_space
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError, OptionError
from courtcards.play.game import Game, Seed

TASKS = {
    AutoresetMode.SAME_STEP: DEAL_SAME_STEP,
    AutoresetMode.NEXT_STEP: DEAL_NEXT_STEP,
    AutoresetMode.DISABLED: STAY_OVER,
}

Observations = dict[str, Array]
StepResult = tuple[Observations, Array, Array, Array, dict[str, Any]]


class VectorEnv(GymVectorEnv[Observations, Array, Array]):
    """`num_envs` games at once; each row is what the seat to move in that game sees.

    Arrays come as they are, without copies: the next step overwrites them. Rewards are by game and
    seat. `infos["turn"]` says who decides in each game. When games end, `infos["episode"]` has their
    returns, lengths and times, `infos["final_obs"]` what every seat saw in the end. With `history`
    observations go on with what the seat remembers of everybody's behaviour.

    >>> env = VectorEnv("cockroach-poker", 1000, players=3)
    >>> seen, infos = env.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape
    ((1000, 51), (1000, 171))
    >>> seen, rewards, terminations, truncations, infos = env.step(env.sample())
    >>> rewards.shape, infos["turn"][:3]
    ((1000, 3), array([2, 2, 1], dtype=int8))

    With `opponents`, a bot for all other seats or one for each, clockwise, there is one learner in each
    game, in `seat` or in every seat in turn. A step goes on to its next decision, rewards are its own, by
    game, and `infos["turn"]` is its seat.

    >>> env = VectorEnv("cockroach-poker", 1000, players=3, opponents=["thumb", "random"])
    >>> seen, infos = env.reset(seed=7)
    >>> seen, rewards, terminations, truncations, infos = env.step(env.sample())
    >>> rewards.shape, infos["turn"][:3]
    ((1000,), array([0, 0, 0], dtype=int8))
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        *,
        players: int = 4,
        preset: str | None = None,
        forced: bool = False,
        history: bool = False,
        opponents: Opponents | None = None,
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        self.game, history = find_game(game, players, preset, options, history)
        self._has_opponents = opponents is not None
        if seat is not None and opponents is None:
            raise OptionError("Without opponents every seat is the learner's: none can be chosen.")
        bots = [] if opponents is None else compiled_opponents(self.game, opponents)
        own = check_seat(self.game, seat)
        self.batch = Batch(self.game, num_envs, forced=forced, history=history, bots=bots, seat=own)
        self.num_envs = num_envs
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._task = TASKS[mode]
        self.single_observation_space = observation_space(self.game, history)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        batch = self.batch
        self._seen: Observations = {"observation": batch.observations, "action_mask": batch.masks}
        self._no_truncations = np.zeros(num_envs, np.bool_)
        self._started = np.zeros(num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: Seed | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal a game everywhere, or where `options["reset_mask"]` is true.

        Without a seed the series of games continues.
        """
        which = self._checked_mask(options)
        self.batch.deal(seed, which)
        self._started[slice(None) if which is None else which] = time.perf_counter()
        return self._seen, {"turn": self.batch.turns}

    def _checked_mask(self, options: dict[str, Any] | None) -> Array | None:
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return None
        if np.shape(mask) != (self.num_envs,) or np.asarray(mask).dtype != np.bool_:
            raise OptionError(f"A reset mask has {self.num_envs} booleans, not {mask!r}.")
        return np.asarray(mask)

    def step(self, actions: Array) -> StepResult:
        """Play one action in every game; where a game was over before, the action means nothing."""
        batch = self.batch
        try:
            ended = batch.play(self._checked(actions), self._task)
        except OverError as error:
            raise GameOverError(str(error)) from None
        except MoveError as error:
            raise IllegalActionError(str(error)) from None
        infos: dict[str, Any] = {"turn": batch.turns}
        rewards = self._own(batch.rewards)
        if ended:
            self._add_episodes(infos, rewards)
        return self._seen, rewards, batch.ended, self._no_truncations, infos

    def _own(self, by_seat: Array) -> Array:
        """Return of what is by game and seat what is the learner's: its seat's, or all if it has all."""
        return by_seat[self._rows, self.batch.last_seats] if self._has_opponents else by_seat

    def _checked(self, actions: Any) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise IllegalActionError(
                f"Actions are {self.num_envs} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}."
            )
        return np.ascontiguousarray(given, np.int64)

    def _add_episodes(self, infos: dict[str, Any], rewards: Array) -> None:
        """Add what Gymnasium's wrapper `RecordEpisodeStatistics` would report."""
        batch, now = self.batch, time.perf_counter()
        ended = batch.ended
        infos["episode"] = {
            "r": rewards,
            "l": batch.last_steps,
            "t": np.where(ended, now - self._started, 0.0),
        }
        infos["final_obs"] = {"observation": self._own(batch.finals)}
        infos["_episode"] = infos["_final_obs"] = ended
        self._started[ended] = now

    def sample(self) -> Array:
        """Return a random legal action for every game; it follows from the seed of the reset."""
        return self.batch.pick()

    def observe(self, seat: int | None = None) -> Array:
        """Return what a seat sees now in every game; without a seat, what all of them see.

        >>> env = VectorEnv("royal-menagerie", 10)
        >>> _ = env.reset(seed=1)
        >>> env.observe(2).shape, env.observe().shape
        ((10, 206), (10, 4, 206))
        """
        if seat is None:
            return self.batch.observe_all()
        if seat not in range(self.game.players):
            raise OptionError(
                f"A seat is a number from 0 to {self.game.players - 1}, not {seat!r}."
            )
        return self.batch.observe(seat)
