"""One game as a PettingZoo environment in which the agents act one after the other."""

from operator import index
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo.utils.env import AECEnv

from courtcards.adapters.core.batch import Batch
from courtcards.adapters.errors import GameOverError, IllegalActionError
from courtcards.adapters.ids import zoo_id
from courtcards.adapters.render import MODES, check_mode, render
from courtcards.adapters.spaces import Observation, action_space, find_game, observation_space
from courtcards.engine.errors import MoveError
from courtcards.play.game import Game


class AECEnvironment(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game; agent `player_0` sits in seat 0, the others follow clockwise.

    Every step of the game in which a seat acts is a step, forced ones too, unless `forced` is false.
    Rewards come at the end: 1 for winning, 0 for losing. With `history` observations go on with what the
    seat remembers of everybody's behaviour.

    >>> env = AECEnvironment("cockroach-poker", players=3)
    >>> env.reset(seed=7)
    >>> seen, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, seen["observation"].shape, int(seen["action_mask"].sum())
    ('player_0', (51,), 128)
    """

    def __init__(
        self,
        game: Game | str,
        *,
        players: int = 4,
        preset: str | None = None,
        forced: bool = True,
        history: bool = False,
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            players=players,
            preset=preset,
            forced=forced,
            history=history,
            render_mode=render_mode,
            language=language,
            **options,
        )
        super().__init__()
        self.game, history = find_game(game, players, preset, options, history)
        self.render_mode = check_mode(render_mode)
        self.language = language
        self.metadata = {
            "name": zoo_id(self.game.name, history),
            "render_modes": MODES,
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.game, history) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.batch = Batch(self.game, 1, forced=forced, history=history)
        self._keep_views()

    def _keep_views(self) -> None:
        """Keep views of what is read at every step, which are quicker than rows of arrays."""
        batch = self.batch
        self._observation, self._mask = batch.observations[0], batch.masks[0]
        self._turn = batch.turns
        self._actions = batch.actions

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. A seed begins a series of games; without one the series continues."""
        self.batch.deal(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self._turn.item()]

    def step(self, action: Any) -> None:
        """Play an action of the agent whose turn it is; when the game is over, only None."""
        if not self.agents:
            raise GameOverError("No game is in progress: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ended = self._play(action)
        # Rewards come at the end only, so until then there is nothing to add up.
        if ended:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._turn.item()]
        if self.render_mode == "human":
            self.render()

    def _play(self, action: Any) -> int:
        try:
            self._actions[0] = index(action)
            return self.batch.play(self._actions)
        except MoveError as error:
            raise IllegalActionError(str(error)) from None
        except (TypeError, ValueError):
            raise IllegalActionError(f"An action is a move's number, not {action!r}.") from None

    def _finish(self) -> None:
        """Give out the rewards; PettingZoo lets every agent take leave with a last step."""
        rewards = self.batch.rewards[0].tolist()
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self._deads_step_first()

    def forfeit(self, reward: float) -> None:
        """End the game as it stands: whoever's turn it is gets the reward, the others nothing."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = reward
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; the mask is empty unless it is that agent's turn."""
        seat = self._seats[agent]
        if seat == self._turn.item():
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        seen = self.batch.observe(seat)[0]
        return {"observation": seen, "action_mask": np.zeros_like(self._mask)}

    def render(self) -> Any:
        """Show the table as the agent whose turn it is sees it, or in the end as everybody does."""
        state = self.batch.state(0)
        table = state.view(state.turn).table
        return render(self.game, table, state.turn, self.render_mode, self.language)

    def close(self) -> None:
        """Nothing is to be closed."""
