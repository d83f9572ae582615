"""Rules of thumb and the solver: legal, blind to what is hidden, and right where it is obvious."""

from typing import Any

import numpy as np
import pytest

from courtcards.bots.contract import NERVE, WHIM
from courtcards.games.royal_gambit.state import IN_DECK, SUITS, USED
from courtcards.play.state import State
from tests.bots.royal_gambit.helpers import (
    NEUTRAL,
    by_solver,
    by_thumb,
    chosen,
    moments,
    weights_of,
)
from tests.rules.gambit import RANKS, bank, deal, do

BOTH = pytest.mark.parametrize("choose", [by_thumb, by_solver], ids=["policy", "solver"])


@BOTH
def test_weights_are_not_negative_and_some_move_is_chosen(choose: Any) -> None:
    for state in moments(60):
        weights = weights_of(choose, state._states.copy(), state.legal)
        assert min(weights) >= 0.0
        assert 0.0 < sum(weights) < np.inf


@BOTH
def test_the_order_of_the_deck_makes_no_difference(choose: Any) -> None:
    for state in moments(60, seed=1):
        assert state.turn is not None
        real = weights_of(choose, state._states.copy(), state.legal)
        assert weights_of(choose, state.view(state.turn).states, state.legal) == real


@BOTH
def test_choosing_changes_nothing(choose: Any) -> None:
    for state in moments(20, seed=2):
        states = state._states.copy()
        weights_of(choose, states, state.legal)
        assert states.tobytes() == state.to_bytes()


@BOTH
def test_who_has_nothing_hits(choose: Any) -> None:
    """A bust is worth no less than the 0 points there are."""
    assert chosen(choose, deal(2, "Ac 2c")) == ["hit"]


@BOTH
def test_nothing_can_bust_so_hit(choose: Any) -> None:
    """Only two Kings: whatever comes cannot pair, and every low card counts three times."""
    state = do(deal(2, "Kc Kd", turns="run"), "0 hit,0 hit")
    assert chosen(choose, state) == ["hit"]


@BOTH
def test_a_good_hand_with_a_high_risk_is_banked(choose: Any) -> None:
    """9 of 13 ranks would bust 23 points."""
    state = do(deal(2, "Ac 2c 3c 4c 5c 6c 9c Tc Kc", turns="run"), *["0 hit"] * 9)
    assert chosen(choose, state) == ["stay"]


@BOTH
def test_a_certain_bust_without_a_queen_is_not_tried(choose: Any) -> None:
    """The deck is laid by hand: two 5s for a seat that has a 5, and later a King beside Queens."""
    state = do(deal(2, "5c 4c 3c Kc", turns="run"), bank(0, 4))
    lay_deck(state, 1, "5", ["5", "5"])
    assert chosen(choose, state) == ["stay"]
    lay_deck(state, 1, "5QQ", ["5", "K", "K"])
    assert chosen(choose, state) == ["hit"]


def lay_deck(state: State, seat: int, hand: str, deck: list[str]) -> None:
    """Leave only these ranks in front of a seat and in the deck."""
    record = state.record
    record["place"][:] = USED
    record["up"][seat] = [hand.count(rank) for rank in RANKS]
    for rank in set(deck):
        first = SUITS * RANKS.index(rank)
        record["place"][first : first + deck.count(rank)] = IN_DECK
    record["drawn"], record["pile_size"] = 0, len(deck)


def behind(seat_1: str) -> Any:
    """The catch-up of a game to 10: seat 0 has 13, seat 1 has the cards named."""
    state = deal(2, "5c 4c 3c Ac", seat_1, turns="run", target=10)
    do(state, bank(0, 4), bank(1, 0))
    return do(state, *["1 hit"] * len(seat_1.split()))


@BOTH
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("5c 4c", ["hit"]),
        ("5c 4c 2c Ac 6c 9c Tc", ["hit"]),
        ("5c 4c 3c 2c 6c 9c Tc", ["stay"]),
        ("5c 4c 3c Ac 6c 8c 9c Tc", ["stay"]),
    ],
    ids=["far behind", "behind with a high risk", "ahead", "tied with a high risk"],
)
def test_in_the_catch_up_only_the_leader_counts(
    choose: Any, cards: str, expected: list[str]
) -> None:
    """12 of 13 points are worth nothing, 14 win at once, 13 are a duel."""
    assert chosen(choose, behind(cards)) == expected


@BOTH
def test_extra_life_is_taken(choose: Any) -> None:
    state = do(deal(2, "Qc 5c 5d", turns="run"), "0 hit,0 hit,0 hit")
    assert weights_of(choose, state._states.copy(), state.legal) == [1.0, 0.0]


@BOTH
def test_a_seven_is_answered_with_the_card_that_busts(choose: Any) -> None:
    """Seat 0 has 5, 4 and the 7; seat 1, who has a 5, a 6 and a 9, gives the 5."""
    state = deal(2, "5c 5d 4c 6d 3c 9d 7c")
    do(state, "0 hit,1 hit,0 hit,1 hit,0 hit,1 hit,0 hit")
    assert [str(move.data) for move in state.moves()] == [
        str({"do": "give", "card": card}) for card in "569"
    ]
    weights = weights_of(choose, state._states.copy(), state.legal)
    assert weights[0] > 0.9 * sum(weights)


@BOTH
def test_a_seven_is_aimed_at_somebody_who_cannot_bust_us(choose: Any) -> None:
    """Seat 1 has a 5 like seat 0, seat 2 a King and nothing else."""
    state = deal(3, "5c 5d Kc 4c 6d Kd 3c 9d Kh 7c")
    do(state, "0 hit,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit")
    assert [move.data["to"] for move in state.moves()] == [1, 2]
    weights = weights_of(choose, state._states.copy(), state.legal)
    assert weights[1] > 0.9 * sum(weights)


@BOTH
def test_the_sniper_does_not_aim_at_the_hand_that_can_only_win(choose: Any) -> None:
    """Seat 1 has 14 points and bricks, seat 2 two Kings and a Queen, which nothing can bust."""
    state = deal(3, "4d 5c Kc 3d 4c Kd 2d 3c Qd 6c 2c Kh Jc")
    do(state, *["0 hit,1 hit,2 hit"] * 4, "0 hit")
    assert [move.data["to"] for move in state.moves()] == [0, 1, 2]
    weights = weights_of(choose, state._states.copy(), state.legal)
    assert weights[2] < weights[1] == max(weights)


def test_nerve_hits_more_often_and_whim_strays_further() -> None:
    """The share of hits over the same moments."""

    def hits(persona: np.ndarray[Any, Any]) -> float:
        found = 0.0
        for state in moments(150, seed=4):
            if str(state.moves()[0]) == "hit":
                weights = weights_of(by_thumb, state._states.copy(), state.legal, persona)
                found += weights[0] / sum(weights)
        return found

    timid, bold = NEUTRAL.copy(), NEUTRAL.copy()
    timid[NERVE], bold[NERVE] = 0.0, 1.0
    assert hits(timid) < hits(NEUTRAL) < hits(bold)

    def sureness(persona: np.ndarray[Any, Any]) -> float:
        found = 0.0
        for state in moments(150, seed=5):
            weights = weights_of(by_thumb, state._states.copy(), state.legal, persona)
            found += max(weights) / sum(weights)
        return found

    sloppy = NEUTRAL.copy()
    sloppy[WHIM] = 4.0
    assert sureness(sloppy) < sureness(NEUTRAL) - 1.0
