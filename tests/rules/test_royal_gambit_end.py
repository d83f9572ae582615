"""Royal Gambit, section 8 of its rules: target, catch-up, duel and the cut."""

from typing import Any

import pytest

from courtcards.play.state import State
from tests.rules.gambit import bank, choices, deal, do, ended, status, totals
from tests.rules.stacked import table

TEN = "5c 4c Ac"
NINETY = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Kc Kd Kh Ks Jc Qc Tc"


def match(players: int, *decks: str, **options: Any) -> State:
    """Deal a game to 10 in which a player takes all cards at once."""
    defaults: dict[str, Any] = {"turns": "run", "target": 10}
    return deal(players, *decks, **(defaults | options))


def kind(state: State) -> tuple[str, list[str]]:
    """Return what hand it is and who plays it."""
    return table(state)["kind"], status(state)


@pytest.mark.parametrize(
    ("target", "deck", "reached"),
    [
        (10, "5c 4c", False),
        (10, TEN, True),
        (40, "5c 4c 3c Ac Kc Kd", False),
        (40, "5c 3c Kc Kd Kh Ks", True),
        (40, "5c 4c Kc Kd Kh Ks", True),
        (41, "5c 3c Kc Kd Kh Ks", False),
    ],
)
def test_g13_the_target_is_reached_with_that_many_or_more(
    target: int, deck: str, reached: bool
) -> None:
    """8.1: 39 are not 40; more than the target is as good."""
    state = do(match(2, deck, target=target), bank(0, len(deck.split())), bank(1, 0))
    expected = ("catch-up", ["away", "in"]) if reached else ("normal", ["in", "in"])
    assert kind(state) == expected


def test_g13_the_default_target_is_40() -> None:
    """8.1: 39 points in one hand and 1 in the next."""
    state = deal(2, "5c 4c 3c Ac Kc Kd", "Ac", turns="run")
    do(state, bank(0, 6), bank(1, 0))
    assert (totals(state), kind(state), table(state)["target"]) == (
        [39, 0],
        ("normal", ["in", "in"]),
        40,
    )
    do(state, bank(1, 0), bank(0, 1))
    assert (totals(state), kind(state)) == ([40, 0], ("catch-up", ["away", "in"]))


def test_g13_a_target_of_200() -> None:
    """8.1: the highest there is takes three hands at least."""
    state = deal(2, NINETY, NINETY, "Ac 2c 3c 4c", "Ac 2c 3c 4c 5c", target=200)
    for hand, points in enumerate((90, 180, 190, 210)):
        assert kind(state) == ("normal", ["in", "in"])
        hits = [14, 14, 4, 5][hand]
        moves = [bank(1, 0), bank(0, hits)]
        if hand % 2 == 0:
            moves = ["0 hit", bank(1, 0), bank(0, hits - 1)]
        assert totals(do(state, *moves)) == [points, 0]
    assert kind(state) == ("catch-up", ["away", "in"])


def test_rule_8_1_the_target_counts_at_the_end_of_a_hand() -> None:
    """8.1, 8.2: whoever is still in plays on, and may be the leader in the end."""
    state = match(3, f"{TEN} 5d 4d 2c")
    do(state, bank(0, 3))
    assert (totals(state), choices(state)) == ([10, 0, 0], ["1 hit", "1 stay"])
    do(state, bank(1, 3), bank(2, 0))
    assert (totals(state), kind(state)) == ([10, 11, 0], ("catch-up", ["in", "away", "in"]))


def test_g14_everyone_but_the_leader_plays_the_catch_up() -> None:
    """8.3: also those who have reached the target with less; the leader does not play."""
    state = do(match(4, f"{TEN} 5d 4d 2c 3c"), bank(0, 3), bank(1, 3), bank(2, 1), bank(3, 0))
    assert (totals(state), kind(state)) == (
        [10, 11, 3, 0],
        ("catch-up", ["in", "away", "in", "in"]),
    )
    do(state, "2 stay", "3 stay")
    assert choices(state) == ["0 hit", "0 stay"]
    assert (ended(do(state, "0 stay")), totals(state)) == (([1], "highest-total"), [10, 11, 3, 0])


def test_g14_leaders_who_are_tied_sit_out_together() -> None:
    """8.2, 8.3: only the others play the catch-up."""
    state = do(match(3, f"{TEN} 5d 4d Ad"), bank(0, 3), bank(1, 3), bank(2, 0))
    assert kind(state) == ("catch-up", ["away", "away", "in"])


def test_g14_the_catch_up_can_overtake_the_leader() -> None:
    """8.5: the highest total wins; the one overtaken gets no further hand."""
    state = match(3, f"{TEN} 2c", "5c 4c 3c Ac 5d")
    do(state, bank(0, 3), bank(1, 1), bank(2, 0))
    assert (totals(state), state.turn) == ([10, 2, 0], 1)
    do(state, bank(1, 3), bank(2, 0))
    assert (ended(state), totals(state)) == (([1], "highest-total"), [10, 14, 0])


def test_g14_the_leader_wins_if_nobody_catches_up() -> None:
    """8.5: a bust in the catch-up takes nothing away."""
    state = match(2, f"{TEN} 5d 4d", "5c 5d")
    do(state, bank(0, 3), bank(1, 2), "1 hit,1 hit")
    assert (ended(state), totals(state)) == (([0], "highest-total"), [10, 9])


def test_g14_there_is_only_one_catch_up() -> None:
    """8.3: although the first leaders are behind now, and others tie: those play a duel."""
    state = match(4, f"{TEN}", "5c 4c 3c 5d 4d 3d")
    do(state, bank(0, 3), bank(1, 0), bank(2, 0), bank(3, 0))
    do(state, bank(1, 3), bank(2, 3), bank(3, 0))
    assert (totals(state), kind(state)) == ([10, 12, 12, 0], ("duel", ["away", "in", "in", "away"]))


def test_g14_if_all_are_tied_there_is_no_catch_up() -> None:
    """8.4: a duel of everyone follows."""
    state = do(match(3, f"{TEN} 5d 4d Ad 5h 4h Ah", "2c"), *(bank(seat, 3) for seat in range(3)))
    assert (totals(state), kind(state), state.turn) == ([10] * 3, ("duel", ["in"] * 3), 1)
    do(state, bank(1, 1), bank(2, 0), bank(0, 0))
    assert (ended(state), totals(state)) == (([1], "duel"), [10, 12, 10])


def test_g15_leaders_still_tied_after_the_catch_up_play_a_duel() -> None:
    """8.6: they alone."""
    state = do(match(3, f"{TEN} 5d 4d Ad", "5c", "3c"), bank(0, 3), bank(1, 3), bank(2, 0))
    do(state, bank(2, 1))
    assert (totals(state), kind(state)) == ([10, 10, 5], ("duel", ["in", "in", "away"]))
    do(state, bank(0, 1), bank(1, 0))
    assert (ended(state), totals(state)) == (([0], "duel"), [13, 10, 5])


def test_g15_a_tie_of_leader_and_pursuer_is_a_duel() -> None:
    """8.6: the catch-up brought seat 1 level."""
    state = do(match(2, TEN, TEN, "2c 3c"), bank(0, 3), bank(1, 0), bank(1, 3))
    assert (totals(state), kind(state), state.turn) == ([10, 10], ("duel", ["in", "in"]), 0)
    do(state, bank(0, 1), bank(1, 1))
    assert (ended(state), totals(state)) == (([1], "duel"), [12, 13])


def test_g15_a_duel_goes_on_until_one_is_ahead() -> None:
    """8.6, 8.7: points of every duel hand are added to the totals, also where both get the same."""
    state = do(match(2, f"{TEN} 5d 4d Ad", "2c 2d", "6c 6d", "5c 3c"), bank(0, 3), bank(1, 3))
    do(state, bank(1, 1), bank(0, 1))
    assert (totals(state), kind(state), table(state)["hand"]) == ([12, 12], ("duel", ["in"] * 2), 3)
    do(state, "0 hit,0 hit", bank(1, 0))
    assert (totals(state), kind(state), table(state)["hand"]) == ([12, 12], ("duel", ["in"] * 2), 4)
    do(state, bank(1, 1), bank(0, 1))
    assert (ended(state), totals(state)) == (([1], "duel"), [15, 17])


def test_g15_a_tie_among_fewer_goes_on_with_those() -> None:
    """8.6: who fell behind in the duel is out of it."""
    state = match(3, f"{TEN} 5d 4d Ad 5h 4h Ah", "2c 2d", "Ac 3c")
    do(state, *(bank(seat, 3) for seat in range(3)))
    do(state, bank(1, 1), bank(2, 0), bank(0, 1))
    assert (totals(state), kind(state), state.turn) == (
        [12, 12, 10],
        ("duel", ["in", "in", "away"]),
        0,
    )
    do(state, bank(0, 1), bank(1, 1))
    assert (ended(state), totals(state)) == (([1], "duel"), [13, 15, 10])


def test_g17_a_game_without_points_is_cut_after_200_hands() -> None:
    """8.8: by default; if all are tied then, all share the win."""
    state = deal(2)
    for hand in range(200):
        assert (ended(state), table(state)["hand"]) == (None, hand + 1)
        do(state, f"{hand % 2} stay", f"{1 - hand % 2} stay")
    assert (ended(state), totals(state)) == (([0, 1], "max-hands"), [0, 0])
    assert table(state)["hands_played"] == 200


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_g17_max_hands_is_the_number_of_hands(hands: int) -> None:
    """8.8: the option says how many."""
    state = deal(2, max_hands=hands)
    for hand in range(hands):
        assert ended(state) is None
        do(state, f"{hand % 2} stay", f"{1 - hand % 2} stay")
    assert ended(state) == ([0, 1], "max-hands")


def test_g17_the_highest_total_wins_and_ties_share() -> None:
    """8.8: also below the target."""
    state = do(match(3, "5c 3c 5d", max_hands=1), bank(0, 1), bank(1, 1), bank(2, 1))
    assert (ended(state), totals(state)) == (([0, 2], "max-hands"), [5, 3, 5])
    state = do(match(3, "5c 3c 4d", max_hands=1), bank(0, 1), bank(1, 1), bank(2, 1))
    assert (ended(state), totals(state)) == (([0], "max-hands"), [5, 3, 4])


def test_g17_the_cut_comes_before_a_catch_up() -> None:
    """8.9: the target was reached in the last hand."""
    state = do(match(2, TEN, max_hands=1), bank(0, 3), bank(1, 0))
    assert (ended(state), totals(state)) == (([0], "max-hands"), [10, 0])


def test_g17_the_cut_comes_before_a_duel() -> None:
    """8.9: the catch-up or the duel before it was the last hand."""
    state = do(match(2, TEN, TEN, max_hands=2), bank(0, 3), bank(1, 0), bank(1, 3))
    assert (ended(state), totals(state)) == (([0, 1], "max-hands"), [10, 10])
    state = match(3, f"{TEN} 5d 4d Ad 5h 4h Ah", "2c 2d", max_hands=2)
    do(state, *(bank(seat, 3) for seat in range(3)))
    do(state, bank(1, 1), bank(2, 0), bank(0, 1))
    assert (ended(state), totals(state)) == (([0, 1], "max-hands"), [12, 12, 10])


def test_g17_a_last_hand_that_decides_gives_its_own_reason() -> None:
    """8.9: no other hand would be needed."""
    state = do(match(2, TEN, "5c", max_hands=2), bank(0, 3), bank(1, 0), bank(1, 1))
    assert (ended(state), totals(state)) == (([0], "highest-total"), [10, 5])
    state = match(2, f"{TEN} 5d 4d Ad", "2c", max_hands=2)
    do(state, bank(0, 3), bank(1, 3), bank(1, 1), bank(0, 0))
    assert (ended(state), totals(state)) == (([1], "duel"), [10, 12])
