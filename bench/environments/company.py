"""The vector environment with opponents compared with our own Gymnasium environment with the same bots.

    python -m bench.environments.company

Cockroach Poker for four. Both have one learner, who plays random legal moves, and the bots named in all other
seats; steps are the learner's decisions, and what the bots do in between is part of them. The batch has 64
games.
"""

from functools import partial

from bench.environments.rounds import Row, compare
from courtcards.adapters.gym import Env
from courtcards.adapters.vector import VectorEnv

GAME = "cockroach-poker"
GAMES_AT_ONCE = 64
# About as many decisions as a learner has in a game.
AHEAD = 20
# The opponents, with how many steps of the batch and of the single game take a fraction of a second.
OPPONENTS = {"random": (500, 250), "thumb": (200, 200), "expert": (8, 100)}


def measure() -> list[Row]:
    """Compare the two against every kind of opponent."""
    return [
        compare(
            f"against `{opponent}`",
            partial(play_batch, started_batch(opponent), many),
            partial(play_single, started_single(opponent), few),
        )
        for opponent, (many, few) in OPPONENTS.items()
    ]


def started_batch(opponent: str) -> VectorEnv:
    """Return an environment whose games are in the middle: at the beginning bots think for longer."""
    env = VectorEnv(GAME, GAMES_AT_ONCE, opponents=opponent)
    env.reset(seed=1)
    play_batch(env, AHEAD)
    return env


def started_single(opponent: str) -> Env:
    """Return an environment with a game in it."""
    env = Env(GAME, opponents=opponent)
    env.reset(seed=1)
    env.action_space.seed(1)
    return env


def play_batch(env: VectorEnv, steps: int) -> int:
    """Play at random in all games, and return how many decisions that were."""
    for _ in range(steps):
        env.step(env.sample())
    return steps * GAMES_AT_ONCE


def play_single(env: Env, steps: int) -> int:
    """Play at random in one game after the other, and return how many decisions that were."""
    for _ in range(steps):
        over = env.step(env.action_space.sample())[2]
        if over:
            env.reset()
    return steps


if __name__ == "__main__":
    for row in measure():
        print(row)
