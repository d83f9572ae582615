"""Ways to learn, compared where the best play is known: how far from it each ends on a small deck.

Each way plays the same number of decisions from the same seeds. What it has learned is measured as any bot is
(`bench.exact`): by what an opponent who knows all its probabilities can win.
"""

import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

from bench.exact import ITERATIONS, NAME, deck, odds_of
from bench.markdown import table
from courtcards.bots.equilibrium import Equilibrium, solve
from courtcards.bots.learned.player import bot_of_weights
from courtcards.engine.compile import Array
from courtcards.lab.train.plan import Plan
from courtcards.lab.train.training import Training

PLAN = Plan(iterations=300, tables=1)
# What is so little that it does nothing; a logarithm of it exists.
NOTHING = 1e-9
WAYS = {
    "policy gradient (PPO) alone": replace(PLAN, calm=NOTHING, last_calm=NOTHING, steady=0.0),
    "even choices are worth something": replace(PLAN, steady=0.0),
    "held to a reference, weakly": replace(PLAN, steady=0.16),
    "held to a reference (the plan of `train`)": PLAN,
    "the same, and no game begins astray": replace(PLAN, astray=0.0),
}
# How often it is measured on the way.
LOOKS = 3


def print_ways(name: str, seeds: int) -> None:
    """Print how exploitable every way of learning is on a small deck, on the way and at the end."""
    played = deck(name)
    found = solve(played, ITERATIONS)
    looks = [PLAN.iterations * (look + 1) // LOOKS for look in range(LOOKS)]
    print(f"### {name}: the solution can be exploited for {found.exploitability:.4f}\n")
    rows = []
    for way, plan in WAYS.items():
        runs = [
            _learn(found, replace(plan, seed=seed), frozenset(looks))
            for seed in range(1, seeds + 1)
        ]
        rows.append([way, *map(_spread, np.transpose(runs))])
    head = [f"after {PLAN.decisions * look:,} decisions" for look in looks]
    table(["way", *head], rows)


def _learn(found: Equilibrium, plan: Plan, looks: frozenset[int]) -> list[float]:
    """Train on one deck, and return how exploitable the network was at some iterations."""
    seen: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        training = Training(NAME, plan, Path(folder))
        training.tables = lambda moment: [found.game]

        def look(line: dict[str, object]) -> None:
            if line["iteration"] in looks:
                seen.append(exploitability_of(found, training.learner.average))

        training.run(look)
    return seen


def exploitability_of(found: Equilibrium, weights: Array) -> float:
    """Return what can be won at most from a network with these weights."""
    bot = bot_of_weights("learned", weights)
    return float(found.exploitability_of_plan(found.plan_of(odds_of(bot, 1))))


def _spread(values: Array) -> str:
    """Write the median of some seeds, and the extremes."""
    if len(values) == 1:
        return f"{values[0]:.3f}"
    return f"{np.median(values):.3f} ({min(values):.3f} to {max(values):.3f})"
