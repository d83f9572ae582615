"""The guess between two hands: somebody wins, and more points win more often."""

from typing import Any

import numpy as np
import pytest

from courtcards.bots.royal_gambit import MIND
from courtcards.engine.compile import Array
from courtcards.engine.record import as_records
from courtcards.games.royal_gambit.state import CATCH_UP, DUEL, NORMAL
from courtcards.play.game import game
from tests.bots.royal_gambit.helpers import luck, moments


def guess(totals: list[int], kind: int = NORMAL, times: int = 2000, **options: Any) -> Array:
    """Return each seat's average at the beginning of a hand with these totals."""
    states = game("royal-gambit", len(totals), **options).deal(seed=1).view(0).states
    states["totals"][0][: len(totals)] = totals
    states["kind"] = kind
    m, chance, out = as_records(np.zeros(1, MIND.memory)), luck(), np.zeros(8)
    found = np.zeros(len(totals))
    for _ in range(times):
        MIND.value(states[0], m[0], chance, out)
        assert out[: len(totals)].sum() == pytest.approx(1.0)
        found += out[: len(totals)]
    return found / times


def test_equal_totals_have_equal_chances() -> None:
    assert guess([7, 7, 7, 7]) == pytest.approx([0.25] * 4, abs=0.04)


@pytest.mark.parametrize("kind", [NORMAL, CATCH_UP])
def test_more_points_win_more_often(kind: int) -> None:
    totals = [5, 30, 15, 42 if kind == CATCH_UP else 38]
    chances = guess(totals, kind)
    assert (np.argsort(totals) == np.argsort(chances)).all()
    assert chances[0] < 0.12
    assert chances[3] > 0.45


def test_the_target_counts() -> None:
    """Ten points ahead are much when the end is near, and little when it is far."""
    assert guess([30, 20], target=40)[0] > guess([30, 20], target=200)[0] + 0.05


def test_only_the_tied_leaders_can_win_a_duel() -> None:
    assert guess([50, 50, 49], DUEL, times=3).tolist() == [0.5, 0.5, 0.0]


def test_a_catch_up_that_is_out_of_reach() -> None:
    """A hand has 90 points at most."""
    assert guess([200, 100, 99], CATCH_UP, times=500).tolist() == [1.0, 0.0, 0.0]


def test_a_finished_game_is_worth_what_it_was() -> None:
    """Its rewards, which several may share (8.8)."""
    state = game("royal-gambit", 3, max_hands=1).deal(seed=1)
    while not state.over:
        state.play("stay")
    out = np.full(8, np.nan)
    m = as_records(np.zeros(1, MIND.memory))
    MIND.value(state._states[0], m[0], luck(), out)
    assert out[:3].tolist() == [1.0, 1.0, 1.0]


def test_the_last_hand_is_the_last() -> None:
    """One hand left and 50 points ahead: hardly a score makes up for that."""
    states = game("royal-gambit", 2, max_hands=1, target=200).deal(seed=1).view(0).states
    states["totals"][0][:2] = [50, 0]
    out, m = np.zeros(8), as_records(np.zeros(1, MIND.memory))
    for i in range(200):
        MIND.value(states[0], m[0], luck(i), out)
        assert out[:2].tolist() == [1.0, 0.0]


def test_the_stage_counts_hands() -> None:
    for state in moments(10, seed=3):
        assert MIND.stage(state._states[0]) == state.record["hands"]
