"""The wrapped environment: what PettingZoo's three usual wrappers check, in one.

One inside the other, `TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper` and
`OrderEnforcingWrapper` look up every attribute through each other, which takes several times as long
as playing the move. The tests compare this one with the three, step by step.
"""

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from courtcards.adapters.errors import ILLEGAL_REWARD, IllegalActionError
from courtcards.adapters.pettingzoo.aec import AECEnvironment
from courtcards.adapters.spaces import Observation

Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


def _known_after_reset(name: str) -> Any:
    """Return an attribute of the environment inside that is there once a game was dealt."""

    def read(self: "GuardedEnvironment") -> Any:
        if not self._has_reset:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(self.env, name)

    return property(read)


class GuardedEnvironment(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """An environment that reports wrong use as PettingZoo's own wrappers do.

    An action outside the mask ends the game, with a warning and a reward of -1 for whoever chose it;
    `refused` in that agent's info names the legal moves. Something that is not an action at all raises an
    AssertionError.
    """

    env: AECEnvironment

    agents = _known_after_reset("agents")
    agent_selection = _known_after_reset("agent_selection")
    rewards = _known_after_reset("rewards")
    terminations = _known_after_reset("terminations")
    truncations = _known_after_reset("truncations")
    infos = _known_after_reset("infos")

    def step(self, action: Any) -> None:
        """Play an action, or end the game where it is not legal."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        env = self.env
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            env.step(action)
        except IllegalActionError as error:
            space = env.action_space(env.agent_selection)
            assert space.contains(action), "action is not in action space"
            EnvLogger.warn_on_illegal_move()
            env.infos[env.agent_selection]["refused"] = str(error)
            env.forfeit(ILLEGAL_REWARD)

    def __str__(self) -> str:
        return str(self.env)

    def last(self, observe: bool = True) -> Last:
        """Return what the agent whose turn it is has to know."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)
