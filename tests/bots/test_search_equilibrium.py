"""Where the exact answer is known, search plays close to it."""

from collections.abc import Callable

import pytest

from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.equilibrium import Equilibrium, solve
from courtcards.play.game import make_game
from courtcards.play.view import View

SMALL = {"creatures": 2, "copies": 3, "limit": 2, "removed": 0}


def odds_of(name: str, budget: Budget | None) -> Callable[[View], dict[int, float]]:
    """Return what a bot does at any information state."""

    def policy(view: View) -> dict[int, float]:
        bot = make_bot(name, view.game, budget)
        assert isinstance(bot, CompiledBot)
        bot.reset(view.game, view.viewer, 1)
        return bot.odds(view)

    return policy


@pytest.fixture(scope="module")
def equilibrium() -> Equilibrium:
    return solve(make_game("cockroach-poker", 2, None, SMALL), iterations=300)


def test_search_can_be_exploited_much_less_than_others(equilibrium: Equilibrium) -> None:
    def loss(name: str, budget: Budget | None = None) -> float:
        return equilibrium.exploitability_of(odds_of(name, budget))

    random, thumb, search = loss("random"), loss("thumb"), loss("search", Budget(iterations=400))
    print(random, thumb, search, equilibrium.exploitability)
    assert equilibrium.exploitability < 0.01
    assert search < random
    assert search < thumb
