"""Where the exact answer is known, search comes nearer to it than the rules of thumb that lead it."""

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


@pytest.mark.slow
def test_search_can_be_exploited_less_than_its_rules_of_thumb(equilibrium: Equilibrium) -> None:
    thumb = equilibrium.exploitability_of(odds_of("thumb", None))
    search = equilibrium.exploitability_of(odds_of("expert", Budget(iterations=400)))
    assert equilibrium.exploitability < 0.01
    assert search < 0.8 * thumb
