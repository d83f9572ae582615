"""A game for one learner, with bots in the other seats, as a Gymnasium environment."""

from itertools import product
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from courtcards.adapters.errors import ILLEGAL_REWARD, GameOverError, IllegalActionError
from courtcards.adapters.ids import gym_id
from courtcards.adapters.opponents import Opponents, check_seat, for_other_seats
from courtcards.adapters.render import MODES, check_mode, render
from courtcards.adapters.spaces import Observation, find_game, observation_space
from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget, read_budget
from courtcards.bots.entrants import bot_of
from courtcards.bots.recollect import recollect
from courtcards.engine.compile import Array
from courtcards.engine.errors import MoveError
from courtcards.games import GAMES
from courtcards.lab.matches import watches
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.view import View

NO_GAME = "No game is in progress: call reset() first."


class LegalMoves(spaces.Discrete[np.int64]):
    """The moves of a game by number; `sample` without a mask draws from those that are legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal = np.ones(count, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random move: a legal one, unless a mask or probabilities say otherwise."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class Env(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots decide in the others.

    `opponents` is a bot, or one for each of the other seats, clockwise: a name as the command line knows
    it, such as `regular:jester`, `mymodule:MyBot` or `bots/mine.py`, a class, an object to be copied, or a
    function of a game and a budget. `budget` is how long they may think about a move, like `"50ms"`.
    The reward is that of the game's end: 1 for winning, 0 for losing. An action outside the mask ends the
    game with a reward of -1 and a warning that names the legal moves; if `strict` it is an error. With
    `history` observations go on with what the seat remembers of everybody's behaviour.

    >>> env = Env("cockroach-poker", players=2, opponents="random")
    >>> seen, info = env.reset(seed=7)
    >>> _ = env.action_space.seed(7)
    >>> over = False
    >>> while not over:
    ...     seen, reward, over, truncated, info = env.step(env.action_space.sample())
    >>> reward in (0.0, 1.0), info["result"]["reason"]
    (True, 'five-of-a-kind')
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        *,
        players: int = 4,
        preset: str | None = None,
        opponents: Opponents = "thumb",
        budget: Budget | str | None = None,
        seat: int | None = None,
        strict: bool = False,
        history: bool = False,
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        self.game, self.history = find_game(game, players, preset, options, history)
        limit = read_budget(budget) if isinstance(budget, str) else budget
        self.bots = _make_bots(self.game, opponents, limit)
        self._watchers = [number for number, bot in enumerate(self.bots) if watches(bot)]
        self._chosen_seat = check_seat(self.game, seat)
        self.render_mode = check_mode(render_mode)
        self.language = language
        self.observation_space: Any = observation_space(self.game, self.history)
        self.action_space: LegalMoves = LegalMoves(self.game.move_count)
        self.strict = strict
        self.seat = seat or 0
        self.state: State | None = None
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and play it up to the learner's first decision.

        Who begins is random, and so is the learner's seat unless it was chosen. A game that ends before
        the learner has decided anything is dealt again.
        """
        super().reset(seed=seed)
        over = True
        while over:
            self.state = self._deal()
            over = self._let_bots_play(self.state)
        self._over = False
        return self._look(), {"seat": self.seat}

    def _deal(self) -> State:
        chance, game = self.np_random, self.game
        first = int(chance.integers(game.players)) if game.kind.first_is_free else None
        state = game.deal(chance.bytes(32), first_player=first)
        self.seat = int(chance.integers(game.players))
        if self._chosen_seat is not None:
            self.seat = self._chosen_seat
        for steps, bot in enumerate(self.bots, 1):
            bot.reset(game, (self.seat + steps) % game.players, int(chance.integers(1 << 62)))
        return state

    def _let_bots_play(self, state: State) -> bool:
        """Play until the learner decides or the game is over; say whether it is."""
        self._show(state)
        while state.turn not in (None, self.seat):
            assert state.turn is not None
            bot = self.bots[(state.turn - self.seat) % self.game.players - 1]
            state.play(bot.choose(state.view(state.turn)))
            self._show(state)
        return state.over

    def _show(self, state: State) -> None:
        """Show bots that watch what happened."""
        for number in self._watchers:
            seat = (self.seat + number + 1) % self.game.players
            self.bots[number].observe(state.view(seat))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the learner's move and what the bots answer."""
        if self.state is None or self._over:
            raise GameOverError(NO_GAME)
        if not self.action_space.contains(action):
            raise IllegalActionError(
                f"An action is a number below {self.game.move_count}, not {action!r}."
            )
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.state.play(int(action))
        except MoveError as error:
            return self._refuse(error, info)
        self._over = self._let_bots_play(self.state)
        reward = 0.0
        if self.state.result is not None:
            info["result"] = self.state.result.data
            reward = float(self.seat in self.state.result.winners)
        return self._look(), reward, self._over, False, info

    def _refuse(
        self, error: MoveError, info: dict[str, Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the game because of an illegal action."""
        if self.strict:
            raise IllegalActionError(str(error)) from None
        gymnasium.logger.warn(f"{error} The game ends with a reward of {ILLEGAL_REWARD}.")
        self._over = True
        return self._look(), float(ILLEGAL_REWARD), True, False, info | {"refused": str(error)}

    @property
    def view(self) -> View:
        """All that the learner's seat may know, in data and in words."""
        if self.state is None:
            raise GameOverError(NO_GAME)
        return self.state.view(self.seat)

    def _look(self) -> Observation:
        view = self.view
        self.action_space.legal = view.mask
        parts = [view.observation, recollect(view)] if self.history else [view.observation]
        return {"observation": np.concatenate(parts), "action_mask": view.mask.copy()}

    def action_masks(self) -> Array:
        """Return which moves are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.action_space.legal.astype(np.bool_)

    def render(self) -> Any:
        """Show the table as the learner's seat sees it."""
        return render(self.game, self.view.table, self.seat, self.render_mode, self.language)


def _make_bots(game: Game, opponents: Opponents, budget: Budget | None) -> list[Bot]:
    return [bot_of(entrant, game, budget) for entrant in for_other_seats(game, opponents)]


def register() -> None:
    """Tell Gymnasium the environments' ids.

    >>> register()
    >>> env = gymnasium.make("courtcards/RoyalGambit-v0", players=2, opponents="random")
    >>> env.unwrapped.game.name
    'royal-gambit'
    """
    for kind, history in product(GAMES, (False, True)):
        name = gym_id(kind.name, history)
        if name not in gymnasium.registry:
            settings = {"game": kind.name} | ({"history": True} if history else {})
            gymnasium.register(name, f"{__name__}:Env", kwargs=settings)
