"""The games as PettingZoo environments, by id or as if each had a module of its own.

>>> from courtcards.adapters.pettingzoo import env, royal_gambit_v0
>>> royal_gambit_v0.env(players=3).possible_agents
['player_0', 'player_1', 'player_2']
>>> str(env("cockroach_poker_v0", players=2))
'cockroach_poker_v0'
"""

from courtcards.adapters.ids import zoo_id
from courtcards.adapters.pettingzoo.aec import AECEnvironment
from courtcards.adapters.pettingzoo.environment import (
    Environment,
    env,
    parallel_env,
    raw_env,
    register,
)
from courtcards.games import GAMES

__all__ = ["AECEnvironment", "Environment", "env", "parallel_env", "raw_env", "register"]


def _ids() -> list[str]:
    return [zoo_id(kind.name, history) for kind in GAMES for history in (False, True)]


def __getattr__(name: str) -> Environment:
    if name not in _ids():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Environment(name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_ids()})
