"""Solutions of small games: exact, the same as OpenSpiel finds, and of the rules that are played."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from courtcards.bots.equilibrium import Equilibrium, cfr, solve
from courtcards.bots.equilibrium.deals import all_deals, count_deals
from courtcards.bots.equilibrium.report import report
from courtcards.bots.equilibrium.tree import measure
from courtcards.engine.errors import MoveError, OptionError
from courtcards.play.game import Game, game
from courtcards.play.view import View

# Creatures, copies, limit, removed.
TINY = [(2, 2, 2, 0), (3, 2, 2, 4), (2, 4, 3, 5)]


def small(creatures: int, copies: int, limit: int, removed: int, **options: Any) -> Game:
    deck: dict[str, Any] = {
        "creatures": creatures,
        "copies": copies,
        "limit": limit,
        "removed": removed,
    }
    return game("cockroach-poker", 2, **(deck | options))


@pytest.fixture(scope="module", params=TINY, ids=str)
def found(request: pytest.FixtureRequest) -> Equilibrium:
    return solve(small(*request.param), iterations=300)


def lopsided(view: View) -> dict[int, float]:
    """A policy that is nobody's equilibrium: earlier moves are likelier."""
    weights = {move.number: 1.0 / (1 + place) for place, move in enumerate(view.moves)}
    return {move: weight / sum(weights.values()) for move, weight in weights.items()}


def test_deals_and_their_probabilities_are_those_of_the_shuffled_deck() -> None:
    tried = small(3, 3, 2, 3)
    deals = list(all_deals(tried))
    chances = {deal.state.record["hand"].tobytes(): deal.probability for deal in deals}
    assert len(chances) == len(deals) == count_deals(tried) == 55
    assert sum(chances.values()) == pytest.approx(1)
    games = 3000
    dealt = Counter(tried.deal(seed=seed).record["hand"].tobytes() for seed in range(games))
    assert dealt.keys() <= chances.keys()
    # Pearson's measure has the mean 54 here; above 100 it would be one chance in ten thousand.
    off = [(dealt[hand] - games * p) ** 2 / (games * p) for hand, p in chances.items()]
    assert sum(off) < 100


def test_the_tree_has_every_position_that_play_can_reach() -> None:
    tried = small(2, 2, 2, 0)
    deals = list(all_deals(tried))
    positions, waiting = 0, [deal.state for deal in deals]
    seen = set()
    while waiting:
        state = waiting.pop()
        positions += 1
        if not state.over:
            seen.add(str(state.view(state.turn).data))
        for number in state.legal.tolist():
            after = state.copy()
            after.play(number)
            waiting.append(after)
    assert measure(tried, deals, 10_000)[0] == positions
    assert solve(tried, iterations=1).information_states == len(seen)


def test_open_spiel_agrees_on_value_and_exploitability(found: Equilibrium) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import expected_game_score, exploitability

    import courtcards.adapters.openspiel  # noqa: F401  # makes the games known
    from courtcards.adapters.openspiel.policy import SpielPolicy

    deck = {name: found.game.options[name] for name in ("creatures", "copies", "limit", "removed")}
    tried = pyspiel.load_game("courtcards_cockroach_poker", {"players": 2, **deck})
    for policy, ours in (
        (found.policy, found.exploitability),
        (lopsided, found.exploitability_of(lopsided)),
    ):
        theirs = exploitability.nash_conv(tried, SpielPolicy(tried, policy))
        assert theirs / 2 == pytest.approx(ours, abs=1e-9)
    both = [SpielPolicy(tried, found.policy)] * 2
    values = expected_game_score.policy_value(tried.new_initial_state(), both)
    assert values == pytest.approx([found.value, -found.value], abs=1e-9)


def test_hardly_anything_can_be_won_against_the_solution(found: Equilibrium) -> None:
    assert 0 <= found.exploitability < 0.005
    # What a seat can win against the policy is at least the value of the game.
    best = [cfr.best_response(found.tree, found.plan, seat) for seat in range(2)]
    assert best[0] >= found.value >= -best[1]
    assert found.exploitability_of(lopsided) > 10 * found.exploitability


def test_a_policy_is_asked_for_with_a_view(found: Equilibrium) -> None:
    chance = random.Random(1)
    for seed in range(20):
        state = found.game.deal(seed=seed)
        while not state.over:
            policy = found.policy(state.view(state.turn))
            assert list(policy) == state.legal.tolist()
            assert sum(policy.values()) == pytest.approx(1)
            state.play(int(chance.choice(state.legal)))
        with pytest.raises(MoveError, match="not a decision"):
            found.policy(state.view(0))
    other = game("cockroach-poker", 2).deal(seed=1)
    with pytest.raises(MoveError, match="not a decision"):
        found.policy(other.view(0))


def test_every_information_state_is_shown_by_its_own_view(found: Equilibrium) -> None:
    views = list(found.views())
    assert [found.find(view) for view in views] == list(range(found.information_states))
    assert len({str(view.data) for view in views}) == len(views)


def test_a_policy_must_be_one() -> None:
    found = solve(small(2, 2, 2, 2), iterations=1)
    with pytest.raises(MoveError, match="add up to 1"):
        found.exploitability_of(lambda view: {})


def test_the_same_game_is_solved_alike_every_time() -> None:
    once, again = (solve(small(3, 3, 2, 6), iterations=30) for _ in range(2))
    assert (once.value, once.exploitability) == (again.value, again.exploitability)
    assert np.array_equal(once.probabilities, again.probabilities)


def test_options_of_the_rules_change_the_solution() -> None:
    usual = solve(small(2, 4, 3, 4), iterations=200)
    other = solve(small(2, 4, 3, 4, one_of_each_loses=True), iterations=200)
    assert abs(usual.value - other.value) > 0.02


def test_the_report_says_how_often_it_lies_and_doubts(found: Equilibrium) -> None:
    figures = report(found)
    for name in ("openings", "answers"):
        assert sum(row["often"] for row in figures[name]) == pytest.approx(1)
    for name in ("openings", "answers", "rounds"):
        for row in figures[name]:
            assert 0 <= row["lies"] <= 1 + 1e-9
    first = figures["rounds"][0]
    for name in ("lies", "doubts"):
        answers = sum(row["often"] * row[name] for row in figures["answers"])
        assert first[name] == pytest.approx(answers)
    # Who holds all cards of a creature knows that it is claimed in vain.
    full = [row for row in figures["answers"] if row["held"] == found.game.options["copies"]]
    assert all(row["doubts"] > 0.98 for row in full if row["often"] > 0.001)


@pytest.mark.parametrize(
    ("tried", "sentence"),
    [
        (game("cockroach-poker", 2), r"about 10\^\d+ positions and can be solved up to 12,000,000"),
        (small(3, 3, 2, 2), r"about \d+ million positions"),
        (small(4, 4, 2, 2), "for example creatures=3, copies=3, limit=2, removed=3"),
        (game("cockroach-poker", 3), "Only cockroach-poker with 2 players"),
        (game("royal-gambit", 2), "Only cockroach-poker with 2 players"),
    ],
    ids=["full", "larger", "other", "players", "game"],
)
def test_a_game_that_cannot_be_solved_is_refused_in_a_sentence(tried: Game, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        solve(tried)
