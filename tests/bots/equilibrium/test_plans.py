"""Plans of bots on small decks: asked with the right history, wherever their own moves can lead."""

import numpy as np
import pytest

from bench import exact
from bench.exact import deck, odds_of, plan_of, print_deck
from bench.yardstick import new_bot
from courtcards.bots.compiled_bot import CompiledBot
from courtcards.bots.equilibrium import Equilibrium, cfr, solve
from courtcards.engine.errors import OptionError
from courtcards.play.view import View


@pytest.fixture(scope="module")
def found() -> Equilibrium:
    return solve(deck("2x4"), iterations=60)


def habit(name: str, found: Equilibrium) -> CompiledBot:
    bot = new_bot(name, found.game)
    assert isinstance(bot, CompiledBot)
    return bot


def test_a_policy_is_asked_only_where_its_own_moves_lead(found: Equilibrium) -> None:
    asked: list[int] = []

    def first(view: View) -> dict[int, float]:
        asked.append(found.find(view))
        return {int(view.legal[0]): 1.0}

    pruned = found.exploitability_of(first)
    everywhere = np.zeros(len(found.plan))
    for info in range(found.information_states):
        everywhere[found.tree.first[info]] = 1.0
    plan = np.zeros(len(found.plan))
    cfr.begin(found.tree, everywhere, np.zeros(len(plan)), plan)
    assert pruned == found.exploitability_of_plan(plan)
    assert len(set(asked)) == len(asked) < found.information_states / 4


def test_a_plan_is_that_of_its_policy(found: Equilibrium) -> None:
    plan = plan_of(found, "thumb", seeds=2)
    policy = found.policy_of_plan(plan)
    again = found.plan_of(lambda views: [policy(view) for view in views])
    assert again == pytest.approx(plan)


def test_bots_are_asked_with_what_their_seat_saw(found: Equilibrium) -> None:
    """A bot that has just seen something else answers as one that has played the game from the start."""
    bot, fresh = habit("regular", found), habit("regular", found)
    answers = odds_of(bot, 3)
    for number in range(6):
        state = found.game.deal(seed=number)
        while state.turn is not None:
            view = state.view(state.turn)
            fresh.reset(found.game, state.turn, 3)
            fresh.observe(view)
            assert answers([view])[0] == fresh.odds(view)
            state.play(int(state.legal[-1]))


def test_a_mixture_gives_away_no_more_than_its_parts(found: Equilibrium) -> None:
    bot = habit("old-expert", found)
    parts = [
        found.exploitability_of_plan(found.plan_of(odds_of(bot, seed))) for seed in range(1, 4)
    ]
    mixed = found.exploitability_of_plan(plan_of(found, "old-expert", seeds=3))
    assert mixed <= np.mean(parts) + 1e-9


def test_a_deck_is_told_with_its_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "MOST_FOR_OPEN_SPIEL", 0)
    monkeypatch.setattr(exact, "ITERATIONS", 20)
    print_deck("2x4", ["doubter"], seeds=1)
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "### 2 creatures of 4, limit 3, 4 removed"
    assert rows[-2].startswith("| doubter | ")
    with pytest.raises(OptionError, match="There is no deck '9x9'"):
        deck("9x9")


def test_open_spiel_finds_the_same_of_a_bot() -> None:
    pytest.importorskip("pyspiel")
    found = solve(deck("2x4"), iterations=5)
    plan = plan_of(found, "counter", seeds=1)
    assert exact.by_open_spiel(found, plan) == pytest.approx(
        found.exploitability_of_plan(plan), abs=1e-9
    )
