"""The vector environment compared with Pgx's Leduc Hold'em, on one core.

    python -m bench.environments.vector

Both play 4,096 games at once; choosing a random legal action, observations, masks and dealing anew are
part of every step. Steps of ours are decisions: forced steps are played along and not counted.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from bench.environments.rounds import Row, compare
from courtcards.adapters.vector import VectorEnv
from courtcards.games import GAMES

GAMES_AT_ONCE = 4096
STEPS = 150
PLAYERS = 4


def measure() -> list[Row]:
    """Compare the vector environment of every game."""
    peer = pgx_leduc()
    return [
        compare(f"{kind.name}, {PLAYERS} players", partial(play, started(kind.name)), peer)
        for kind in GAMES
    ]


def started(name: str) -> VectorEnv:
    """Return an environment whose games are in the middle."""
    env = VectorEnv(name, GAMES_AT_ONCE, players=PLAYERS)
    env.reset(seed=1)
    return env


def play(env: VectorEnv) -> int:
    """Play at random, and return how many decisions that were."""
    for _ in range(STEPS):
        env.step(env.sample())
    return STEPS * GAMES_AT_ONCE


def pgx_leduc() -> Callable[[], int]:
    """Return the same for Pgx: acting and stepping compiled together, one call a step."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    leduc = pgx.make("leduc_holdem")
    step_all = jax.vmap(auto_reset(leduc.step, leduc.init))

    def act_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, for_actions, for_steps = jax.random.split(key, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(for_actions, chances, axis=-1)
        return step_all(state, actions, jax.random.split(for_steps, GAMES_AT_ONCE)), key

    compiled = jax.jit(act_and_step)
    key = jax.random.PRNGKey(1)
    first = jax.jit(jax.vmap(leduc.init))(jax.random.split(key, GAMES_AT_ONCE))

    def run() -> int:
        state, luck = first, key
        for _ in range(STEPS):
            state, luck = compiled(state, luck)
        jax.block_until_ready(state)
        return STEPS * GAMES_AT_ONCE

    return run


if __name__ == "__main__":
    for row in measure():
        print(row)
