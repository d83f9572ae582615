"""Royal Gambit: what the view has worked out by rules 4.5, 4.10, 6.1, 6.4 and 7.3 to 7.5 of its rules."""

import random

import pytest

from courtcards.engine.phrases import Data
from courtcards.play.state import State
from tests.rules.gambit import deal, do, gambit
from tests.rules.stacked import table

NUMBERED = "A23456789T"


def risk(state: State, seat: int) -> tuple[int, int]:
    """Return how many cards would make a pair, of how many."""
    aids = table(state)["aids"]
    return aids["seats"][seat]["pairing"], aids["to_come"]


def saved(state: State, seat: int) -> bool:
    """Whether a queen could cover a pair."""
    told: bool = table(state)["aids"]["seats"][seat]["saved"]
    return told


def test_rule_6_1_numbered_cards_of_a_rank_one_has_would_make_a_pair() -> None:
    """6.1: the three others of a rank; figures never."""
    state = deal(2, "9c Kc")
    assert risk(state, 0) == (0, 52)
    do(state, "0 hit,1 hit")
    assert (risk(state, 0), risk(state, 1)) == ((3, 50), (0, 50))


def test_rule_4_5_an_8_that_can_be_handed_on_does_no_harm() -> None:
    """4.5, 5.5: while somebody else is in the hand without an 8; then the others count."""
    state = do(deal(2, "8c 2c"), "0 hit,1 hit")
    assert risk(state, 1) == (3, 50)
    do(state, "0 stay")
    assert risk(state, 1) == (6, 50)


def test_rule_6_4_a_queen_saves() -> None:
    """6.4: but only whoever has one face up."""
    state = do(deal(2, "Qc 9c"), "0 hit,1 hit")
    assert (saved(state, 0), saved(state, 1)) == (True, False)


def test_only_those_in_the_hand_have_a_risk() -> None:
    state = do(deal(3, "9c"), "0 hit,1 stay")
    assert [risk is not None for risk in table(state)["aids"]["seats"]] == [True, False, True]


def test_rules_7_3_to_7_5_the_view_tells_complete_sets() -> None:
    """7.3 to 7.5: A to 5, 6 to T, and J Q K; as long as a card is missing, nothing."""
    state = do(deal(2, "2c Kc 3c Qc 4c 5c Ac"), "0 hit,1 hit,0 hit,1 hit,0 hit,1 stay,0 hit")
    assert [seat["sets"] for seat in table(state)["seats"]] == [[], []]
    do(state, "0 hit")
    assert table(state)["seats"][0]["sets"] == ["low-straight"]


def counted(told: Data, seat: int) -> tuple[int, int]:
    """Count the same from what lies on the table, in a plain way."""
    own = {card[0] for card in told["seats"][seat]["cards"]} & set(NUMBERED)
    others = [other for place, other in enumerate(told["seats"]) if place != seat]
    if any(o["status"] == "in" and "8" not in [c[0] for c in o["cards"]] for o in others):
        own -= {"8"}
    left = dict(told["unseen"])
    if told["deck_size"] == 0:
        left = dict.fromkeys("A23456789TJQK", 4)
        for other in told["seats"]:
            if other["status"] != "bust":
                for card in other["cards"] + other["covered"]:
                    left[card[0]] -= 1
    return sum(left.get(rank, 0) for rank in own), sum(left.values())


@pytest.mark.parametrize("options", [{}, {"deck": "running"}, {"turns": "run"}])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_risk_is_what_everybody_could_count(players: int, options: Data) -> None:
    state, chance = gambit(players, **options).deal(seed=players), random.Random(players)
    while not state.over:
        told = state.view().table
        for seat, known in enumerate(told["aids"]["seats"]):
            assert (known is not None) == (told["seats"][seat]["status"] == "in")
            if known:
                assert (known["pairing"], told["aids"]["to_come"]) == counted(told, seat)
        state.play(chance.choice(state.moves()))
    assert state.view().table["aids"]["seats"] == [None] * players


def test_rules_2_3_to_2_7_the_view_tells_what_each_card_adds() -> None:
    """2.3 to 2.7: A to 5 their points, each king as much as all of them, everything else nothing."""
    state = do(deal(2, "5c 2c Kc 9c 3c Jc"), "0 hit,1 hit,0 hit,1 hit,0 hit")
    assert table(state)["aids"]["worth"] == [[5, 8, 3], [2, 0]]
    do(state, "1 stay")
    assert table(state)["aids"]["worth"][1] == [2, 0]


def test_rule_6_2_cards_of_players_who_bust_or_sit_out_add_nothing() -> None:
    state = do(deal(2, "5c 9c 5d"), "0 hit,1 hit,0 hit")
    aids = table(state)["aids"]
    assert (aids["worth"], aids["pairs"]) == ([None, [0]], ["5c", "5d"])


def test_rule_6_9_the_view_tells_what_a_queen_would_cover() -> None:
    """6.9: the newer card of the pair and the newest queen."""
    state = do(deal(2, "5c 9c Qc 2c Qd 3c 5d"), "0 hit,1 hit,0 hit,1 hit,0 hit,1 hit,0 hit")
    assert table(state)["aids"]["cover"] == ["5d", "Qd"]
    do(state, "0 cover")
    told = table(state)
    assert (told["seats"][0]["covered"], told["aids"]["cover"]) == (["Qd", "5d"], None)


@pytest.mark.parametrize("seed", range(20))
def test_what_the_cards_add_and_the_sets_are_what_is_banked(seed: int) -> None:
    state, chance = gambit(4).deal(seed=seed), random.Random(seed)
    while not state.over:
        told = table(state)
        for seat, worth in zip(told["seats"], told["aids"]["worth"], strict=True):
            if seat["status"] == "in":
                sets = len(seat["sets"]) * told["aids"]["set_points"]
                assert sum(worth) + sets == seat["points"]
        state.play(chance.choice(state.moves()))
