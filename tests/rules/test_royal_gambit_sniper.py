"""Royal Gambit, rules 5.8 to 5.14 of its rules: the Sniper, double flips and nested effects."""

import pytest

from tests.rules.gambit import cards, choices, deal, do, happened, status
from tests.rules.stacked import table


def test_g6_the_sniper_targets_anyone_in_the_hand() -> None:
    """5.8: oneself included."""
    state = do(deal(3, "2c Jc"), "0 hit", "1 hit")
    assert choices(state) == ["1 target 1", "1 target 2", "1 target 0"]


def test_g6_alone_in_the_hand_one_must_target_oneself() -> None:
    """5.8: if nobody else is left; it is no decision."""
    state = do(deal(3, "2c 3c Jc 5c 6c"), "0 hit,1 hit,2 stay,0 stay,1 hit")
    assert (cards(state, 1), choices(state)) == ("3c Jc 5c 6c", ["1 hit", "1 stay"])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g6_the_target_flips_two_cards(seat: int) -> None:
    """5.9: and nobody else flips any."""
    state = do(deal(3, "Jc 5c 6c 9c"), "0 hit", f"0 target {seat}")
    expected = ["Jc", "", ""]
    expected[seat] = f"{expected[seat]} 5c 6c".strip()
    assert [cards(state, found) for found in range(3)] == expected
    assert (table(state)["deck_size"], choices(state)) == (49, ["1 hit", "1 stay"])


def test_g6_the_two_cards_are_flipped_at_the_same_time() -> None:
    """5.9: both lie there before the first of them acts, and there is no check in between."""
    state = deal(3, "2c 5c 3c Jc 8c 5d")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 1")
    assert (cards(state, 1), status(state)) == ("5c 8c 5d", ["in", "in", "in"])
    assert choices(state) == ["1 target 2", "1 target 0"]
    state.play({"do": "target", "to": 2})
    assert (cards(state, 1), cards(state, 2)) == ("5c 5d", "3c 8c")
    assert (status(state), state.turn) == (["in", "bust", "in"], 2)


def test_g6_two_flipped_cards_of_one_rank_bust() -> None:
    """5.10: the check comes after both."""
    state = do(deal(3, "Jc 5c 5d"), "0 hit", "0 target 1")
    assert (cards(state, 1), status(state)) == ("5c 5d", ["in", "bust", "in"])


@pytest.mark.parametrize("flip", ["7c 8c", "8c 7c", "7c Jd", "Jd 7c", "8c Jd", "Jd 8c"])
def test_g6_the_target_chooses_which_action_card_comes_first(flip: str) -> None:
    """5.10: whichever was flipped first; the one chosen acts at once, the other after it."""
    state = do(deal(3, f"Jc {flip} 5c 6c"), "0 hit", "0 target 1")
    ranks = sorted(card[0] for card in flip.split())
    assert choices(state) == [f"1 resolve {rank}" for rank in ranks]
    assert [move.data for move in state.moves()] == [
        {"do": "resolve", "card": rank} for rank in ranks
    ]
    for rank, other in (ranks, ranks[::-1]):
        chosen = do(state.copy(), f"1 resolve {rank}")
        assert table(chosen)["acting"]["card"][0] == rank
        do(chosen, "1 target 2")
        assert table(chosen)["acting"]["card"][0] == other
        assert chosen.turn == 1


def test_g6_a_single_action_card_leaves_no_choice() -> None:
    """5.10: the other card of the flip has no effect."""
    state = do(deal(3, "Jc Qc 8c"), "0 hit", "0 target 1")
    assert choices(state) == ["1 target 2", "1 target 0"]


def test_rule_5_10_the_order_is_chosen_even_if_a_card_can_have_no_effect() -> None:
    """5.10: everybody else has stayed, so the 7 and the 8 do nothing."""
    state = do(deal(2, "2c Jc 7c 8c"), "0 stay,1 hit,1 hit")
    assert choices(state) == ["1 resolve 7", "1 resolve 8"]
    do(state, "1 resolve 8")
    assert happened(state, "no-effect") == ["no-effect 1 8c", "no-effect 1 7c"]
    assert choices(state) == ["1 hit", "1 stay"]


def test_g6_the_order_of_7_and_8_matters() -> None:
    """5.10: with the 8 first, the Seven can take it back."""
    state = do(deal(2, "Jc 7c 8c"), "0 hit", "0 target 0")
    seven = do(state.copy(), "0 resolve 7")
    assert (cards(seven, 0), cards(seven, 1)) == ("Jc 7c", "8c")
    eight = do(state.copy(), "0 resolve 8")
    assert (cards(eight, 0), cards(eight, 1)) == ("Jc 7c 8c", "")


def test_g6_a_jack_among_them_nests() -> None:
    """5.11: the newest effect is finished before an older one goes on."""
    state = deal(3, "Jc Jd 8c 7c 5c", first=0)
    do(state, "0 hit,0 target 1,1 resolve J,1 target 2")
    assert [cards(state, seat) for seat in range(3)] == ["Jc", "Jd 8c", "7c 5c"]
    assert choices(state) == ["2 target 0", "2 target 1"]
    assert table(state)["waiting"] == [
        {"seat": 2, "cards": []},
        {"seat": 1, "cards": ["8c"]},
        {"seat": 0, "cards": []},
    ]
    do(state, "2 target 0")
    assert choices(state) == ["1 target 2", "1 target 0"]
    do(state, "1 target 0")
    assert [cards(state, seat) for seat in range(3)] == ["8c", "Jd", "7c 5c Jc"]
    assert choices(state) == ["1 hit", "1 stay"]


def test_g6_four_jacks_stack() -> None:
    """5.11: each one forces two flips, the newest first; the flipper of each chooses its target."""
    state = deal(3, "Jc Jd Jh 2c Js 3c 4c 5c 6c")
    do(state, "0 hit,0 target 1")
    assert choices(state) == ["1 target 1", "1 target 2", "1 target 0"]
    do(state, "1 target 2")
    assert (cards(state, 2), choices(state)) == (
        "2c Js",
        ["2 target 2", "2 target 0", "2 target 1"],
    )
    do(state, "2 target 0")
    assert (cards(state, 0), state.turn) == ("Jc 3c 4c", 1)
    assert choices(state) == ["1 target 1", "1 target 2", "1 target 0"]
    do(state, "1 target 2")
    assert [cards(state, seat) for seat in range(3)] == ["Jc 3c 4c", "Jd Jh", "2c Js 5c 6c"]
    assert choices(state) == ["1 hit", "1 stay"]


def test_rule_5_12_nobody_but_the_flipper_is_checked() -> None:
    """5.12: seat 0 has two 8s while the flip of seat 1 ends, and hands one on after that."""
    state = deal(3, "8c 2c 3c 4c Jc 8d Jd 5c 6c", first=1)
    do(state, "1 hit,1 target 0,2 hit,0 hit,1 hit,2 stay,0 hit,0 target 0,0 resolve J,0 target 1")
    assert (cards(state, 0), cards(state, 1)) == ("8c 3c Jc Jd", "4c 5c 6c 8d")
    assert (status(state), state.turn) == (["in", "in", "stayed"], 1)


def test_rule_5_12_the_flipper_of_an_outer_flip_is_still_in_while_an_inner_one_goes_on() -> None:
    """5.12: seat 0 has two aces and is checked when the flip it made ends, not before."""
    state = deal(3, "Ac 2c 3c Jc Ad Jd 8c 9c")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 0,0 target 1")
    assert (status(state), choices(state)) == (["in"] * 3, ["1 target 2", "1 target 0"])
    do(state, "1 target 0")
    assert (cards(state, 0), status(state)) == ("Ac Jc Ad Jd 8c", ["bust", "in", "in"])


def test_g6_a_pair_of_an_outer_flip_busts_at_an_inner_check() -> None:
    """5.13, 6.3: before the 8 of the outer flip, which waits, could be handed on."""
    state = deal(3, "8c 2c 3c 4c Jc 8d Jd 5c 6c", first=1)
    do(state, "1 hit,1 target 0,2 hit,0 hit,1 hit,2 stay,0 hit,0 target 0,0 resolve J,0 target 0")
    assert (cards(state, 0), cards(state, 1)) == ("8c 3c Jc 8d Jd 5c 6c", "4c")
    assert (status(state), state.turn) == (["bust", "in", "stayed"], 1)


def test_g6_handing_the_8_on_first_avoids_that() -> None:
    """5.10: the order is the flipper's choice."""
    state = deal(3, "8c 2c 3c 4c Jc 8d Jd 5c 6c", first=1)
    do(state, "1 hit,1 target 0,2 hit,0 hit,1 hit,2 stay,0 hit,0 target 0,0 resolve 8,0 target 0")
    assert (cards(state, 0), cards(state, 1)) == ("8c 3c Jc Jd 5c 6c", "4c 8d")
    assert status(state) == ["in", "in", "stayed"]


def test_rule_5_14_of_two_8s_the_second_flipped_goes_first() -> None:
    """5.14: there is no choice of order, but each has a target of its own."""
    state = do(deal(3, "Jc 8c 8d"), "0 hit", "0 target 0")
    assert (choices(state), table(state)["acting"]) == (
        ["0 target 1", "0 target 2"],
        {"seat": 0, "card": "8d"},
    )
    do(state, "0 target 1")
    assert [cards(state, seat) for seat in range(3)] == ["Jc", "8d", "8c"]
    assert (status(state), state.turn) == (["in", "in", "in"], 1)


def test_rule_5_14_of_two_7s_the_second_flipped_goes_first() -> None:
    """5.14: both take a card, then they bust."""
    state = do(deal(3, "2c 3c 4c Jc 7c 7d"), "0 hit,1 hit,2 hit,0 hit,0 target 0")
    assert table(state)["acting"] == {"seat": 0, "card": "7d"}
    do(state, "0 target 1")
    assert (cards(state, 0), table(state)["acting"]) == (
        "2c Jc 7c 7d 3c",
        {"seat": 0, "card": "7c"},
    )
    do(state, "0 target 2")
    assert [cards(state, seat) for seat in range(3)] == ["2c Jc 7c 7d 3c 4c", "", ""]
    assert status(state) == ["bust", "in", "in"]


def test_rule_5_14_of_two_jacks_the_second_flipped_goes_first() -> None:
    """5.14: each forces a flip."""
    state = do(deal(3, "Jc Jd Jh 2c 3c 4c 5c"), "0 hit,0 target 0")
    assert table(state)["acting"] == {"seat": 0, "card": "Jh"}
    do(state, "0 target 1")
    assert (table(state)["acting"], cards(state, 1)) == ({"seat": 0, "card": "Jd"}, "2c 3c")
    do(state, "0 target 2")
    assert (cards(state, 2), state.turn) == ("4c 5c", 1)
