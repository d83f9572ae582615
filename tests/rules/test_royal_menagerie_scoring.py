"""Royal Menagerie, sections 8 and 9 of its rules: points, and who wins."""

from typing import Any

import pytest

from courtcards.engine.errors import MoveError
from courtcards.play.state import State
from tests.rules.menagerie import ANIMALS, deal, gift, homes, whole_game
from tests.rules.stacked import play, table

MAMMOTHS = "mammoth mammoth mammoth"
# Menageries by their worth; triples are worth nothing.
FOUR = "tiger tiger tortoise"
FOUR_TOO = "antelope antelope tortoise"
THREE = "antelope antelope ibis ibis ibis"
THREE_TOO = f"komodo komodo {MAMMOTHS}"

DATA = {"solo": ([3], [0, 1, 2]), "shared": ([2, 3], [0, 1])}
DATA |= {"conspirators": ([0, 1], [2, 3]), "nobody": ([], [0, 1, 2, 3])}


def points(state: State) -> list[int]:
    return [seat["points"] for seat in table(state)["seats"]]


def check(state: State, scores: list[int], reason: str) -> None:
    """The whole result; seats 0 and 1 are the Conspirators, 2 the Loyalist, 3 the Vizier."""
    winners, losers = DATA[reason]
    assert state.result is not None
    assert state.result.data == {
        "winners": winners,
        "losers": losers,
        "reason": reason,
        "scores": scores,
    }
    assert (state.turn, state.moves(), points(state)) == (None, [], scores)


@pytest.mark.parametrize("animal", ANIMALS)
def test_rules_8_2_to_8_5_one_two_or_three_of_a_species(animal: str) -> None:
    """8.2 to 8.5: 1, 3 and 0 points; of mammoths 2, 6 and 0."""
    a, b, c, d, _ = [word for word in ANIMALS if word != animal]
    worth = [2, 6, 0] if animal == "mammoth" else [1, 3, 0]
    state = deal(
        {0: f"{animal} {c} {c}", 1: f"{c} {c} {b}", 2: f"{animal} {d} {d}"},
        start=(f"{b} {b}", f"{a} {animal}", f"{a} {a}", f"{b} {c}"),
    )
    rest = 2 if a == "mammoth" else 1
    found = [points(state)[1] - rest]
    play(state, gift(0, animal, 1))
    found.append(points(state)[1] - rest)
    play(state, gift(1, c, 0), gift(2, animal, 1))
    found.append(points(state)[1] - rest)
    assert found == worth


def test_rule_8_1_every_species_is_scored_by_itself() -> None:
    """8.1 to 8.5: each of the four menageries is summed over its species; the scores say so."""
    goal = [
        "tortoise tortoise tortoise tiger tiger ibis ibis ibis",
        "tiger tiger tiger ibis ibis komodo komodo komodo",
        f"tortoise tortoise antelope antelope antelope {MAMMOTHS}",
        "komodo komodo antelope antelope mammoth mammoth",
    ]
    state = whole_game(goal)
    assert homes(state) == goal
    check(state, [0 + 3 + 0, 0 + 3 + 0, 3 + 0 + 0, 3 + 3 + 6], "solo")


def test_rule_8_5_mammoths_count_double_beside_others() -> None:
    """8.5: one gives 2 points, two give 6, besides 3 for the tigers."""
    goal = ["tiger tiger mammoth", "tiger tiger mammoth mammoth", THREE, "ibis ibis komodo komodo"]
    check(whole_game(goal), [3 + 2, 3 + 6, 3, 3 + 3], "conspirators")


def test_rule_9_1_solo_wins_alone_even_if_the_conspirators_have_more_together() -> None:
    """9.1: this is checked first; 5 is more than 4, 4 and 0."""
    goal = [
        "antelope antelope komodo",
        FOUR_TOO,
        f"komodo komodo komodo {MAMMOTHS}",
        "tiger tiger tortoise ibis",
    ]
    check(whole_game(goal), [4, 4, 0, 5], "solo")


def test_rule_9_3_a_solo_victory_is_none_of_the_loyalist() -> None:
    """9.1, 9.3: together they have more, but the Vizier wins alone."""
    goal = [THREE, THREE_TOO, FOUR, "tiger tiger tortoise tortoise"]
    check(whole_game(goal), [3, 3, 4, 6], "solo")


@pytest.mark.parametrize("tie", ["nobody", "conspirators"])
def test_rule_9_1_solo_comes_before_equal_sums(tie: str) -> None:
    """9.1, 9.5, 9.6: 5 + 1 against 3 + 3, but 5 is the most."""
    goal = [THREE, THREE_TOO, "tortoise tiger tiger tiger", "tortoise tortoise ibis antelope"]
    check(whole_game(goal, tie=tie), [3, 3, 1, 5], "solo")


def test_rule_9_1_a_tie_with_a_conspirator_is_no_solo_victory() -> None:
    """9.1, 9.2: 4 and 4 are most; the sums decide, 7 to 6."""
    goal = [FOUR_TOO, "mammoth ibis ibis ibis", f"komodo komodo {MAMMOTHS}", FOUR]
    check(whole_game(goal), [4, 2, 3, 4], "shared")


def test_rule_9_1_a_tie_with_the_loyalist_is_no_solo_victory() -> None:
    """9.1, 9.2: so both win."""
    check(whole_game([THREE, THREE_TOO, FOUR, FOUR]), [3, 3, 4, 4], "shared")


def test_rule_9_2_shared_victory_with_the_vizier_last() -> None:
    """9.2: only the sum counts, 6 + 1 against 2 + 3."""
    goal = [
        "tiger tortoise ibis ibis ibis",
        "antelope antelope komodo komodo komodo",
        "mammoth mammoth",
        "tiger tortoise tortoise tortoise",
    ]
    check(whole_game(goal), [2, 3, 6, 1], "shared")


@pytest.mark.parametrize("tie", ["nobody", "conspirators"])
def test_rule_9_4_the_conspirators_win_with_the_greater_sum(tie: str) -> None:
    """9.4: 8 against 6, whatever the option says about equal sums."""
    check(whole_game([FOUR, FOUR, THREE, THREE_TOO], tie=tie), [4, 4, 3, 3], "conspirators")


@pytest.mark.parametrize("tie", ["nobody", "conspirators"])
def test_rule_9_4_a_vizier_tied_for_the_most_may_lose(tie: str) -> None:
    """9.1, 9.4: 4 and 4 are most, but 4 + 0 is less than 4 + 3."""
    goal = [FOUR_TOO, THREE_TOO, "ibis ibis ibis", FOUR]
    check(whole_game(goal, tie=tie), [4, 3, 0, 4], "conspirators")


EQUAL = [
    ([FOUR, THREE, FOUR, THREE_TOO], [4, 3, 4, 3]),
    ([FOUR, THREE, THREE_TOO, FOUR], [4, 3, 3, 4]),
]


@pytest.mark.parametrize(("goal", "scores"), EQUAL)
def test_m13_equal_sums_are_nobodys_victory(goal: list[str], scores: list[int]) -> None:
    """9.5: the default; all four have lost."""
    check(whole_game(goal), scores, "nobody")
    check(whole_game(goal, tie="nobody"), scores, "nobody")


@pytest.mark.parametrize(("goal", "scores"), EQUAL)
def test_m13_with_the_option_equal_sums_are_the_conspirators(
    goal: list[str], scores: list[int]
) -> None:
    """9.6: `tie = "conspirators"`."""
    check(whole_game(goal, tie="conspirators"), scores, "conspirators")


@pytest.mark.parametrize(
    ("roles", "scores", "winners", "reason"),
    [
        ("conspirator conspirator loyalist vizier", [4, 4, 3, 3], [0, 1], "conspirators"),
        ("conspirator loyalist conspirator vizier", [4, 4, 3, 3], [], "nobody"),
        ("loyalist conspirator conspirator vizier", [4, 4, 3, 3], [], "nobody"),
        ("loyalist conspirator conspirator vizier", [6, 3, 2, 1], [0, 3], "shared"),
        ("conspirator loyalist conspirator vizier", [6, 3, 2, 1], [0, 2], "conspirators"),
    ],
)
def test_rule_1_2_the_role_decides_not_the_seat(
    roles: str, scores: list[int], winners: list[int], reason: str
) -> None:
    """1.2, 9.2, 9.4: the same menageries, other roles, other winners."""
    goals: dict[int, Any] = {
        4: [FOUR, FOUR, THREE, THREE_TOO],
        6: [
            "mammoth mammoth",
            "antelope antelope komodo komodo komodo",
            "tiger tortoise ibis ibis ibis",
            "tiger tortoise tortoise tortoise",
        ],
    }
    state = whole_game(goals[scores[0]], roles=roles)
    assert state.result is not None
    found = state.result
    assert (found.scores, found.winners, found.reason) == (scores, winners, reason)
    assert found.losers == [seat for seat in range(4) if seat not in winners]


def test_rule_7_5_after_the_end_nothing_is_played() -> None:
    """7.5, 8.1: no card is left, nobody has a move."""
    state = whole_game([FOUR, FOUR, THREE, THREE_TOO])
    assert (table(state)["deck_size"], table(state)["phase"]) == (0, "over")
    assert [seat["hand_size"] for seat in table(state)["seats"]] == [0, 0, 0, 0]
    with pytest.raises(MoveError, match="over"):
        state.play({"do": "windfall"})


def test_rule_1_3_points_are_told_and_winners_named() -> None:
    """8.1, 9.4: everyone hears the scores and who has won."""
    state = whole_game([FOUR, FOUR, THREE, THREE_TOO])
    told = state.view().events
    scored = [event["points"] for event in told if event["event"] == "scored"]
    won = [(event["seat"], event["reason"]) for event in told if event["event"] == "won"]
    assert (scored, won) == ([4, 4, 3, 3], [(0, "conspirators"), (1, "conspirators")])
    tied = whole_game([FOUR, THREE, FOUR, THREE_TOO]).view().events
    assert tied[-1] == {"event": "nobody-won"}
