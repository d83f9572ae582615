"""Making PettingZoo environments: raw, with PettingZoo's usual wrappers, and in parallel."""

from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

import pettingzoo
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import ParallelEnv

from courtcards.adapters.ids import registry_id, zoo_id
from courtcards.adapters.pettingzoo.aec import AECEnvironment
from courtcards.adapters.pettingzoo.guarded import GuardedEnvironment
from courtcards.games import GAMES
from courtcards.play.game import Game


def raw_env(game: Game | str, **settings: Any) -> AECEnvironment:
    """Return the environment of a game without any wrapper.

    An action outside the mask is a `MoveError` that names the legal moves.
    """
    return AECEnvironment(game, **settings)


def env(game: Game | str, **settings: Any) -> GuardedEnvironment:
    """Return the environment of a game with the checks of PettingZoo's usual wrappers.

    An action outside the mask ends the game, with a reward of -1 for whoever chose it.
    """
    return GuardedEnvironment(raw_env(game, **settings))


def parallel_env(game: Game | str, **settings: Any) -> ParallelEnv:
    """Return the environment for code that knows only PettingZoo's parallel interface.

    The games have turns: everyone may send an action, that of the seat whose turn it is counts.
    """
    return turn_based_aec_to_parallel(env(game, **settings))


@dataclass(frozen=True)
class Environment:
    """One game's environments, by the id they have without or with history; named as PettingZoo's modules.

    >>> Environment("royal_gambit_v0").raw_env(players=2).max_num_agents
    2
    """

    name: str

    def raw_env(self, **settings: Any) -> AECEnvironment:
        """Return the environment without any wrapper."""
        return raw_env(self.name, **settings)

    def env(self, **settings: Any) -> GuardedEnvironment:
        """Return the environment with PettingZoo's usual wrappers."""
        return env(self.name, **settings)

    def parallel_env(self, **settings: Any) -> ParallelEnv:
        """Return the environment in PettingZoo's parallel interface."""
        return parallel_env(self.name, **settings)


def register() -> None:
    """Tell PettingZoo's registry the environments' ids.

    >>> register()
    >>> str(pettingzoo.make("aec", "courtcards/royal_gambit-v0", players=2))
    'royal_gambit_v0'
    """
    for kind, history in product(GAMES, (False, True)):
        name, made = registry_id(kind.name, history), zoo_id(kind.name, history)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, partial(env, made))
            pettingzoo.register("parallel", name, partial(parallel_env, made))
