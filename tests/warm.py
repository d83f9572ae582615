"""Compiles what only tests need, once: two processes that test at the same time would do it twice."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import courtcards as cc
from courtcards.adapters.vector import VectorEnv
from courtcards.bots.equilibrium import solve
from courtcards.bots.recollect import recollect
from courtcards.lab.simulate import simulate
from tests.bots.royal_menagerie.moments import VARIANTS, Table
from tests.variants import DEFAULTS


def main() -> None:
    """Compile everything, a core for each game."""
    names = [game.name for game in DEFAULTS]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        # What takes longest comes first.
        waiting = [pool.submit(compile_bots), *(pool.submit(compile_game, one) for one in names)]
        for one in waiting:
            one.result()


def compile_game(name: str) -> None:
    """Compile what environments and simulations need of a game."""
    game = cc.game(name)
    kinds: list[dict[str, Any]] = [{}, {"history": True}, {"opponents": "random"}]
    for settings in kinds:
        env = VectorEnv(game, 2, **settings)
        env.reset(seed=1)
        env.step(env.sample())
        env.observe()
    recollect(game.deal(seed=1).view(0))
    simulate(game, 1, seed=1, workers=1)


def compile_bots() -> None:
    """Compile what solves small games, and a memory that tests look at."""
    solve(cc.game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0), iterations=1)
    Table(VARIANTS[0], 1)


if __name__ == "__main__":
    main()
