"""PettingZoo environments compared with PettingZoo's own Leduc Hold'em.

    python -m bench.environments.aec

The loop is that of PettingZoo's `performance_benchmark`, for a number of steps instead of seconds.
Raw is compared with raw, wrapped with wrapped. Every `step` counts, forced ones too.
"""

import random
from functools import partial
from typing import Any

import numpy as np
import pettingzoo

from bench.environments.rounds import Row, compare
from courtcards.adapters.pettingzoo import env, raw_env
from courtcards.games import GAMES

STEPS = 5000
LEDUC = "classic/leduc_holdem-v4"


def measure() -> list[Row]:
    """Compare raw and wrapped environments of every game."""
    wrapped = pettingzoo.make("aec", LEDUC)
    raw = wrapped.unwrapped
    rows = []
    for kind in GAMES:
        ours, theirs = partial(play, raw_env(kind.name)), partial(play, raw)
        rows.append(compare(f"{kind.name} `raw_env`", ours, theirs))
        ours, theirs = partial(play, env(kind.name)), partial(play, wrapped)
        rows.append(compare(f"{kind.name} `env`", ours, theirs))
    return rows


def play(zoo: Any) -> int:
    """Play at random, and return how many steps that were."""
    zoo.reset(seed=1)
    random.seed(1)
    steps = 0
    while steps < STEPS:
        for _ in zoo.agent_iter(zoo.num_agents):
            seen, _, termination, truncation, _ = zoo.last()
            if termination or truncation:
                action = None
            else:
                action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            zoo.step(action)
            steps += 1
            if all(zoo.terminations.values()) or all(zoo.truncations.values()):
                zoo.reset()
    return steps


if __name__ == "__main__":
    for row in measure():
        print(row)
