"""Royal Gambit, section 6 of its rules: busting and Extra Life."""

import pytest

from tests.rules.gambit import (
    bank,
    cards,
    choices,
    covered,
    deal,
    do,
    ended,
    happened,
    status,
    totals,
)
from tests.rules.stacked import table


def alone(deck: str, *moves: str) -> str:
    """Return the moves after which seat 0, alone in the hand, has flipped the cards named."""
    return ",".join(["1 stay", *["0 hit"] * len(deck.split()), *moves])


def test_rule_6_1_a_pair_that_nobody_checks_does_not_bust() -> None:
    """6.1: only who flips is checked, so an 8 cannot bust the one who gets it."""
    state = do(deal(2, "5c 8c 4c 8d"), "0 hit,1 hit,0 hit,1 hit")
    assert (cards(state, 0), cards(state, 1)) == ("5c 8c 4c", "8d")
    assert status(state) == ["in", "in"]


def test_rule_6_1_different_ranks_do_not_bust() -> None:
    """6.1: all ten numbered ranks at once."""
    deck = "Ac 2d 3h 4s 5c 6d 7h 8s 9c Td"
    state = do(deal(2, deck, first=1), alone(deck))
    assert (cards(state, 0), status(state)) == (deck, ["in", "stayed"])


def test_rule_6_2_who_busts_is_out_and_scores_0() -> None:
    """6.2: sets and Kings included."""
    deck = "Ac 2c 3c 4c 5c Kc"
    state = deal(2, f"{deck} 5d", first=1, max_hands=1)
    do(state, alone(deck))
    assert table(state)["seats"][0]["points"] == 35
    do(state, "0 hit")
    assert (status(state), totals(state)) == (["bust", "stayed"], [0, 0])
    assert ended(state) == ([0, 1], "max-hands")


@pytest.mark.parametrize(
    ("before", "flip", "ranks"),
    [("5c 4c", "5d", "5"), ("5c 4c Jc", "5d 4d", "45"), ("Kc Tc Kd Jc", "Td Th", "T")],
)
def test_rule_6_1_a_bust_names_the_ranks_of_its_pairs(before: str, flip: str, ranks: str) -> None:
    """6.1: each rank once, and figures never."""
    state = do(deal(2, f"{before} {flip}", first=1), alone(before))
    if status(state)[0] == "in":
        do(state, "0 hit")
    assert happened(state, "busted") == [f"busted 0 {ranks}"]


def test_g8_who_busts_drops_effects_that_wait() -> None:
    """6.3: the 7 of seat 1 waits while its Jack busts seat 1; it takes nothing."""
    state = deal(3, "2c 3c 4c Jc Jd 7c 5c 5d")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 1,1 resolve J,1 target 1")
    assert [cards(state, seat) for seat in range(3)] == ["2c Jc", "3c Jd 7c 5c 5d", "4c"]
    assert (status(state), state.turn) == (["in", "bust", "in"], 2)
    assert table(state)["waiting"] == []


def test_g8_a_jack_that_waits_is_dropped_too() -> None:
    """6.3: the first Jack of the flip forces nobody to flip any more."""
    state = do(deal(3, "Jc Jd Jh 5c 5d"), "0 hit,0 target 1,1 target 1")
    assert (cards(state, 1), status(state)) == ("Jd Jh 5c 5d", ["in", "bust", "in"])
    assert (table(state)["deck_size"], choices(state)) == (47, ["2 hit", "2 stay"])


def test_g8_effects_of_others_go_on() -> None:
    """6.3: seat 1 is bust by the Jack of seat 0, whose 7 still acts."""
    state = deal(3, "2c 3c 4c Jc 7c Jd 5c 5d")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 0,0 resolve J,0 target 1")
    assert [cards(state, seat) for seat in range(3)] == ["2c Jc 7c Jd 4c", "3c 5c 5d", ""]
    assert (status(state), state.turn) == (["in", "bust", "in"], 2)


def test_g8_who_busts_as_the_target_of_an_own_jack_drops_the_outer_flips() -> None:
    """6.3: seat 0 is bust in the flip that the Jack of seat 1 forced; its own 8 waits no longer."""
    state = deal(3, "2c 3c 4c Jc Jd 8c Jh 9c 2d 6c")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 0,0 resolve J,0 target 1,1 target 0")
    assert [cards(state, seat) for seat in range(3)] == ["2c Jc Jd 8c 2d 6c", "3c Jh 9c", "4c"]
    assert (status(state), state.turn) == (["bust", "in", "in"], 1)


def test_g7_extra_life_is_a_choice() -> None:
    """6.4, 6.5: cover a Queen and the card that completed the pair and play on, or bust."""
    state = do(deal(3, "5c 2c 3c Qc 4c 6c 5d"), "0 hit,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit")
    assert (state.turn, table(state)["phase"]) == (0, "extra_life")
    assert [move.data for move in state.moves()] == [{"do": "cover"}, {"do": "bust"}]
    bust = do(state.copy(), "0 bust")
    assert (cards(bust, 0), covered(bust, 0)) == ("5c Qc 5d", "")
    assert (status(bust), bust.turn) == (["bust", "in", "in"], 1)
    do(state, "0 cover")
    assert (cards(state, 0), covered(state, 0)) == ("5c", "5d Qc")
    assert (status(state), state.turn) == (["in", "in", "in"], 1)
    assert choices(do(state, "1 stay,2 stay")) == ["0 hit", "0 stay"]


def test_g7_without_a_queen_there_is_no_choice() -> None:
    """6.4: other figures save nobody, nor does a Queen of somebody else."""
    state = do(deal(2, "5c Qc Kc 2c 5d"), "0 hit,1 hit,0 hit,1 hit,0 hit")
    assert (cards(state, 0), status(state), state.turn) == ("5c Kc 5d", ["bust", "in"], 1)


def test_g7_a_queen_saves_only_once() -> None:
    """6.4, 6.8: once covered it is no Extra Life any more."""
    state = do(deal(2, "5c Qc 5d 2c 2d", first=1, max_hands=1), alone("5c Qc 5d", "0 cover"))
    do(state, "0 hit,0 hit")
    assert (cards(state, 0), covered(state, 0), status(state)[0]) == ("5c 2c 2d", "5d Qc", "bust")


def test_g7_a_second_queen_saves_again() -> None:
    """6.4: one Queen for each time; the card left face up busts again."""
    state = deal(2, "5c Qc Qd 5d 5h 5s", first=1, max_hands=1)
    do(state, alone("5c Qc Qd 5d", "0 cover", "0 hit"))
    assert choices(state) == ["0 cover", "0 bust"]
    do(state, "0 cover")
    assert (cards(state, 0), covered(state, 0)) == ("5c", "5d 5h Qc Qd")
    assert status(do(state, "0 hit")) == ["bust", "stayed"]


@pytest.mark.parametrize("flip", ["5d 4d", "4d 5d", "5d 5h"])
def test_g7_two_surplus_cards_need_two_queens(flip: str) -> None:
    """6.6: with one Queen there is no choice; also when both are of one rank."""
    state = deal(2, f"5c 4c Qc Jc {flip}", first=1, max_hands=1)
    do(state, alone("5c 4c Qc Jc"))
    assert (covered(state, 0), status(state)) == ("", ["bust", "stayed"])


@pytest.mark.parametrize("flip", ["5d 4d", "4d 5d", "5d 5h"])
def test_g7_two_queens_cover_two_surplus_cards(flip: str) -> None:
    """6.6, 6.9: both at once."""
    state = deal(2, f"5c 4c Qc Qd Qh Jc {flip}", first=1)
    do(state, alone("5c 4c Qc Qd Qh Jc"))
    assert choices(state) == ["0 cover", "0 bust"]
    do(state, "0 cover")
    assert covered(state, 0) == " ".join(sorted([*flip.split(), "Qd", "Qh"]))
    assert (cards(state, 0), choices(state)) == ("5c 4c Qc Jc", ["0 hit", "0 stay"])


@pytest.mark.parametrize(("queens", "saved"), [("Qc Qd", False), ("Qc Qd Qh", True)])
def test_g7_three_surplus_cards_need_three_queens(queens: str, saved: bool) -> None:
    """6.6: an outer flip brought one of them, an inner flip the two others."""
    state = deal(2, f"Ac 2c 3c {queens} Jc Ad Jd 2d 3d", first=1, max_hands=1)
    do(state, alone(f"Ac 2c 3c {queens} Jc"))
    if saved:
        do(state, "0 cover")
        assert covered(state, 0) == "2d 3d Ad Qc Qd Qh"
    assert status(state) == ["in" if saved else "bust", "stayed"]


@pytest.mark.parametrize("flip", ["5d Qc", "Qc 5d"])
def test_g7_a_queen_from_the_same_flip_counts(flip: str) -> None:
    """6.7: whichever of the two was flipped first."""
    state = do(deal(2, f"5c Jc {flip}", first=1), alone("5c Jc"))
    assert choices(state) == ["0 cover", "0 bust"]
    do(state, "0 cover")
    assert (cards(state, 0), covered(state, 0)) == ("5c Jc", "5d Qc")


def test_g7_two_queens_of_one_flip_save_the_pair_of_an_outer_one() -> None:
    """6.7, 6.9: the inner check covers the pair of the outer flip with one of them."""
    state = do(deal(2, "5c Jc 5d Jd Qc Qd", first=1), alone("5c Jc"))
    do(state, "0 cover")
    assert (cards(state, 0), covered(state, 0)) == ("5c Jc Jd Qc", "5d Qd")


def test_g7_covered_cards_do_not_score() -> None:
    """6.8: 5 of two fives, doubled by the King."""
    state = do(deal(2, "5c Kc Qc 5d", first=1), alone("5c Kc Qc 5d", "0 cover", "0 stay"))
    assert totals(state) == [10, 0]


def test_g7_covered_cards_make_no_set() -> None:
    """6.8: J and K are no Royal Family with a covered Queen; with another Queen they are."""
    deck = "Kc Qc Jc 6c 9c 6d"
    state = do(deal(2, deck, first=1), alone("Kc Qc Jc 6d"))
    assert table(state)["seats"][0]["points"] == 5
    assert totals(do(state.copy(), "0 cover,0 stay")) == [0, 0]
    state = do(deal(2, f"Qd {deck}", first=1), alone("Qd Kc Qc Jc 6d", "0 cover", "0 stay"))
    assert totals(state) == [5, 0]


def test_g7_covered_cards_can_neither_be_given_nor_bust() -> None:
    """6.8: seat 0 gives the five that is face up; a new five does not pair with the covered one."""
    state = deal(3, "5c 2c 3c Qc 4c 6c 5d Ac 9c Kc 7c Tc 5h 6d")
    do(state, "0 hit,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit,0 cover,1 hit,2 hit,0 hit")
    do(state, "1 hit,1 target 0")
    assert choices(state) == ["0 give 5", "0 give K"]
    do(state, "0 give 5,2 hit,0 hit")
    assert (cards(state, 0), covered(state, 0)) == ("Kc 5h", "5d Qc")
    assert (cards(state, 1), status(state)) == ("2c 4c Ac 7c 5c", ["in", "in", "in"])


def test_g7_a_player_with_covered_cards_only_gives_nothing() -> None:
    """6.8: seat 1 has taken the five that was face up; the covered one is not given to seat 2."""
    state = deal(3, "5c 2c 3c Qc 4c 6c 5d 7c 7d")
    do(state, "0 hit,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit,0 cover,1 hit,1 target 0")
    assert (cards(state, 0), covered(state, 0)) == ("", "5d Qc")
    do(state, "2 hit,2 target 0")
    assert (covered(state, 0), cards(state, 2)) == ("5d Qc", "3c 6c 7d")
    assert happened(state, "gave-nothing") == ["gave-nothing 0 2"]


def test_rule_6_9_a_7_covered_at_an_inner_check_still_acts() -> None:
    """6.9, 5.7: the pair came from the outer flip, whose effect keeps waiting."""
    state = deal(3, "7c 2c 3c Qc 4c 5c Jc 7d Jd 6c 9c")
    do(state, "0 hit,0 target 1,1 hit,2 hit,0 hit,1 hit,2 hit,0 hit,0 target 0")
    do(state, "0 resolve J,0 target 0")
    assert (cards(state, 0), choices(state)) == ("7c Qc Jc 7d Jd 6c 9c", ["0 cover", "0 bust"])
    do(state, "0 cover")
    assert (covered(state, 0), choices(state)) == ("7d Qc", ["0 target 1", "0 target 2"])
    do(state, "0 target 2,2 give 5")
    assert cards(state, 0) == "7c Jc Jd 6c 9c 5c"


def test_rule_6_9_a_gift_that_completes_a_pair_is_covered() -> None:
    """6.4, 6.9: the newest five is the one that was given."""
    state = do(deal(2, "5c 5d 2c Qc 3c 7c"), "0 hit,1 hit,0 hit,1 hit,0 hit,1 hit,0 give 5")
    assert choices(state) == ["1 cover", "1 bust"]
    do(state, "1 cover")
    assert (cards(state, 1), covered(state, 1)) == ("5d 7c", "5c Qc")


def test_g7_declining_extra_life_ends_the_hand_if_nobody_is_left() -> None:
    """6.5, 4.9: the next hand begins, with nothing carried over."""
    state = do(deal(2, "5c Qc 5d", first=1), alone("5c Qc 5d", "0 bust"))
    assert (table(state)["hand"], table(state)["deck_size"], totals(state)) == (2, 52, [0, 0])
    assert happened(state, "busted") == ["busted 0 5"]
    do(state, bank(0, 0), bank(1, 0))
    assert table(state)["hand"] == 3
