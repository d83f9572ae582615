"""How much can be won from bots by an opponent who knows them exactly: small decks for two players.

A bot is asked for its probabilities wherever its own moves can lead, each time as a bot that has sat down
anew and seen what its seat saw until then; so its memory is that of the very history. Bots that are
somebody else in every game, by their seed, are a mixture of as many as there are seeds.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from bench.markdown import table
from bench.yardstick import new_bot
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.equilibrium import Equilibrium, solve
from courtcards.engine.compile import Array
from courtcards.engine.errors import OptionError, choices
from courtcards.play.game import Game, game
from courtcards.play.view import View

NAME = "cockroach-poker"
# Creatures, copies, limit and removed cards, from the smallest deck to the largest that can be walked.
DECKS = {
    "2x3": (2, 3, 2, 0),
    "2x4": (2, 4, 3, 4),
    "2x5": (2, 5, 3, 4),
    "3x3": (3, 3, 2, 3),
    "2x6": (2, 6, 3, 4),
}
SMALLEST = ("2x3", "2x4")
ITERATIONS = 300
# Up to so many positions OpenSpiel, in Python, is asked too.
MOST_FOR_OPEN_SPIEL = 10_000


def deck(name: str) -> Game:
    """Return the game with a small deck.

    >>> deck("3x3").options["removed"]
    3
    """
    if name not in DECKS:
        raise OptionError(f"There is no deck {name!r}: there are {choices(DECKS)}.")
    creatures, copies, limit, removed = DECKS[name]
    return game(NAME, 2, creatures=creatures, copies=copies, limit=limit, removed=removed)


def odds_of(bot: CompiledBot, seed: int) -> Callable[[Sequence[View]], list[Mapping[int, float]]]:
    """Return a function that asks a bot with a seed what it does at any views, whatever came before."""

    def odds(view: View) -> Mapping[int, float]:
        bot.reset(view.game, view.viewer, seed)
        return bot.odds(view)

    return lambda views: [odds(view) for view in views]


def plan_of(found: Equilibrium, bot: str, seeds: int) -> Array:
    """Return the plan of a bot: the mean of those it has with the first seeds."""
    asked = new_bot(bot, found.game)
    if not isinstance(asked, CompiledBot):
        raise OptionError(f"The bot {bot!r} does not tell its probabilities.")
    plans = [found.plan_of(odds_of(asked, seed)) for seed in range(1, seeds + 1)]
    mean: Array = np.mean(plans, axis=0)
    return mean


def by_open_spiel(found: Equilibrium, plan: Array) -> float:
    """Return the exploitability of a plan as OpenSpiel finds it."""
    import pyspiel
    from open_spiel.python.algorithms import exploitability

    import courtcards.adapters.openspiel  # noqa: F401  # makes the games known
    from courtcards.adapters.openspiel.policy import SpielPolicy

    options: dict[str, Any] = {
        name: found.game.options[name] for name in ("creatures", "copies", "limit", "removed")
    }
    spiel = pyspiel.load_game("courtcards_cockroach_poker", {"players": 2, **options})
    policy = SpielPolicy(spiel, found.policy_of_plan(plan))
    return float(exploitability.nash_conv(spiel, policy)) / 2


def print_deck(name: str, bots: Sequence[str], seeds: int) -> None:
    """Print the exploitability of bots on a small deck."""
    start = time.perf_counter()
    found = solve(deck(name), ITERATIONS)
    seconds = time.perf_counter() - start
    creatures, copies, limit, removed = DECKS[name]
    print(f"### {creatures} creatures of {copies}, limit {limit}, {removed} removed\n")
    print(f"{found.positions:,} positions, {found.information_states:,} information states\n")
    rows = [["the solution", f"{found.exploitability:.4f}", "", f"{seconds:.0f} s"]]
    rows += [_row(found, bot, seeds) for bot in bots]
    table(["bot", "can be exploited for", "by OpenSpiel", "took"], rows)


def _row(found: Equilibrium, bot: str, seeds: int) -> list[str]:
    start = time.perf_counter()
    plan = plan_of(found, bot, seeds)
    ours = found.exploitability_of_plan(plan)
    seconds = time.perf_counter() - start
    is_small = found.positions <= MOST_FOR_OPEN_SPIEL
    theirs = f"{by_open_spiel(found, plan):.4f}" if is_small else ""
    return [bot, f"{ours:.4f}", theirs, f"{seconds:.0f} s"]
