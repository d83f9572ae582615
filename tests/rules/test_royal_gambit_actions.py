"""Royal Gambit, rules 5.1 to 5.7 of its rules: Lucky Seven and Hot Potato."""

from tests.rules.gambit import cards, choices, covered, deal, do, happened, status
from tests.rules.stacked import table


def test_g4_lucky_seven_targets_any_other_player() -> None:
    """5.1: not oneself."""
    state = do(deal(4, "2c 7c"), "0 hit", "1 hit")
    assert choices(state) == ["1 target 2", "1 target 3", "1 target 0"]


def test_g4_the_target_chooses_the_card_to_give() -> None:
    """5.2: any face-up card, figures included."""
    state = deal(3, "Ac 2c Jc Qc Kc 3c 7c")
    do(state, "0 hit", "1 hit", "2 hit", "2 target 2", "0 hit")
    assert (cards(state, 2), choices(state)) == ("Jc Qc Kc", ["1 hit", "1 stay"])
    do(state, "1 hit", "1 target 2")
    assert choices(state) == ["2 give J", "2 give Q", "2 give K"]
    for rank, left in (("J", "Qc Kc"), ("Q", "Jc Kc"), ("K", "Jc Qc")):
        given = do(state.copy(), f"2 give {rank}")
        assert (cards(given, 1), cards(given, 2)) == (f"2c 7c {rank}c", left)
        assert (cards(given, 0), given.turn) == ("Ac 3c", 2)


def test_g4_numbered_cards_can_be_given_too() -> None:
    """5.2: one choice for each rank."""
    state = do(deal(2, "9c 6c Ac Qc Kc 7c"), "0 hit,1 hit,0 hit,1 hit,0 hit,1 hit")
    assert choices(state) == ["0 give A", "0 give 9", "0 give K"]
    do(state, "0 give 9")
    assert (cards(state, 0), cards(state, 1)) == ("Ac Kc", "6c Qc 7c 9c")


def test_g4_a_target_without_cards_gives_nothing() -> None:
    """5.2: such a player may be targeted too; nothing happens."""
    state = do(deal(3, "2c 7c"), "0 hit", "1 hit")
    assert choices(state) == ["1 target 2", "1 target 0"]
    do(state, "1 target 2")
    assert [cards(state, seat) for seat in range(3)] == ["2c", "7c", ""]
    assert (happened(state, "gave-nothing"), state.turn) == (["gave-nothing 2 1"], 2)


def test_g4_without_another_player_in_the_hand_a_7_has_no_effect() -> None:
    """5.3: those who stayed have cards, but give none."""
    state = do(deal(3, "2c 3c 4c 7c"), "0 hit,1 hit,2 hit,0 stay,1 stay,2 hit")
    assert [cards(state, seat) for seat in range(3)] == ["2c", "3c", "4c 7c"]
    assert (happened(state, "no-effect"), state.turn) == (["no-effect 2 7c"], 2)


def test_g4_the_given_card_can_bust_its_receiver() -> None:
    """5.4: the check comes after the gift."""
    state = do(deal(3, "2c 2d 3c 4c 7c"), "0 hit,1 hit,2 hit,0 hit,1 hit,1 target 0")
    safe = do(state.copy(), "0 give 4")
    assert (cards(safe, 1), status(safe)) == ("2d 7c 4c", ["in", "in", "in"])
    do(state, "0 give 2")
    assert (cards(state, 1), status(state)) == ("2d 7c 2c", ["in", "bust", "in"])
    assert state.turn == 2


def test_g4_a_given_jack_forces_no_flip() -> None:
    """5.4: its effect is not activated."""
    state = do(deal(2, "Jc 5c 9c 7c 3c"), "0 hit,0 target 0,1 hit,0 give J")
    assert (cards(state, 0), cards(state, 1), state.turn) == ("5c 9c", "7c Jc", 0)
    assert table(state)["deck_size"] == 48


def test_g4_giving_can_break_the_pair_of_the_giver() -> None:
    """4.5, 5.2: the flip of seat 0 is checked only after the Seven of seat 1 has taken an ace."""
    state = deal(3, "Ac 2c 3c Jc Ad Jd 7c 9c")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 0,0 target 1,1 target 0")
    assert (cards(state, 0), choices(state)) == ("Ac Jc Ad Jd", ["0 give A", "0 give J"])
    kept = do(state.copy(), "0 give J")
    assert status(kept) == ["bust", "in", "in"]
    do(state, "0 give A")
    assert (cards(state, 0), cards(state, 1)) == ("Ac Jc Jd", "2c 7c 9c Ad")
    assert (status(state), state.turn) == (["in", "in", "in"], 1)


def test_g5_an_8_goes_to_another_player() -> None:
    """5.5: of the flipper's choice, but not the flipper; they get this card."""
    state = do(deal(4, "2c 8c"), "0 hit", "1 hit")
    assert choices(state) == ["1 target 2", "1 target 3", "1 target 0"]
    for seat in (0, 2, 3):
        given = do(state.copy(), f"1 target {seat}")
        assert (cards(given, 1), cards(given, seat)) == ("", "2c 8c" if seat == 0 else "8c")
        assert given.turn == 2


def test_g5_an_8_goes_to_a_player_without_one() -> None:
    """5.5: whoever has a face-up 8 may not be targeted."""
    state = do(deal(4, "8c 8d 8h"), "0 hit,0 target 2,1 hit")
    assert choices(state) == ["1 target 3", "1 target 0"]
    do(state, "1 target 3", "2 hit")
    assert choices(state) == ["2 target 0", "2 target 1"]


def test_g5_an_8_stays_when_nobody_is_eligible() -> None:
    """5.6: all others in the hand have an 8."""
    state = do(deal(3, "8c 8d 2c 8h"), "0 hit,0 target 1,1 hit")
    assert choices(state) == ["1 target 2", "1 target 0"]
    do(state, "1 target 2", "2 hit", "0 hit")
    assert [cards(state, seat) for seat in range(3)] == ["8h", "8c", "8d 2c"]
    assert (happened(state, "no-effect"), state.turn) == (["no-effect 0 8h"], 1)


def test_g5_an_8_that_stays_can_bust() -> None:
    """5.6: the second one does."""
    state = do(deal(3, "8c 8d 2c 8h 3c 4c 8s"), "0 hit,0 target 1,1 hit,1 target 2,2 hit,0 hit")
    do(state, "1 hit,2 hit,0 hit")
    assert (cards(state, 0), status(state)) == ("8h 8s", ["bust", "in", "in"])


def test_g5_an_8_stays_when_the_others_have_stayed_or_are_bust() -> None:
    """5.6: they are no longer in the hand."""
    state = do(deal(3, "2c 3c 4c 3d 8c"), "0 hit,1 hit,2 hit,0 stay,1 hit,2 hit")
    assert status(state) == ["stayed", "bust", "in"]
    assert [cards(state, seat) for seat in range(3)] == ["2c", "3c 3d", "4c 8c"]
    assert state.turn == 2


def test_g5_an_8_given_away_while_waiting_no_longer_acts() -> None:
    """5.7: seat 0 resolves the Jack first, and the Seven of seat 1 takes the 8."""
    state = deal(3, "Jc 8c Jd 7c 9c")
    do(state, "0 hit,0 target 0")
    assert choices(state) == ["0 resolve 8", "0 resolve J"]
    do(state, "0 resolve J,0 target 1,1 target 0")
    assert choices(state) == ["0 give 8", "0 give J"]
    kept = do(state.copy(), "0 give J")
    assert (choices(kept), table(kept)["acting"]) == (
        ["0 target 1", "0 target 2"],
        {"seat": 0, "card": "8c"},
    )
    do(state, "0 give 8")
    assert [cards(state, seat) for seat in range(3)] == ["Jc Jd", "7c 9c 8c", ""]
    assert choices(state) == ["1 hit", "1 stay"]


def test_g5_a_7_given_away_while_waiting_acts_all_the_same() -> None:
    """5.7: seat 0 gives its 7 to seat 1, who is bust by it, and still takes a card."""
    state = deal(3, "2c 3c 4c Jc 7d Jd 7c 9c")
    do(state, "0 hit,1 hit,2 hit,0 hit,0 target 0,0 resolve J,0 target 1,1 target 0,0 give 7")
    assert (cards(state, 1), status(state)) == ("3c 7c 9c 7d", ["in", "bust", "in"])
    assert (cards(state, 0), cards(state, 2), state.turn) == ("2c Jc Jd 4c", "", 2)
    assert happened(state, "gave") == ["gave 0 1 7d", "gave 2 0 4c"]


def test_g5_a_jack_given_away_while_waiting_acts_all_the_same() -> None:
    """5.7: two Sevens of seat 1 take both Jacks of the flip; the one that waits still acts."""
    state = deal(3, "Jc Jd Jh 7c 7d 2c 3c")
    do(state, "0 hit,0 target 0,0 target 1,1 target 0,1 target 0")
    assert (cards(state, 0), cards(state, 1)) == ("Jc", "7c 7d Jh Jd")
    assert (status(state), choices(state)) == (["in", "bust", "in"], ["0 target 0", "0 target 2"])
    do(state, "0 target 2")
    assert (cards(state, 2), state.turn) == ("2c 3c", 2)


def test_g5_an_8_covered_while_waiting_no_longer_acts() -> None:
    """5.7: the inner flip brings a Queen, and its check covers the 8 of the outer one."""
    state = deal(3, "8c 2c 3c Jc 8d Jd Qc 5c", first=2)
    do(state, "2 hit,2 target 0,0 hit,1 hit,2 stay,0 hit,0 target 0")
    assert choices(state) == ["0 resolve 8", "0 resolve J"]
    do(state, "0 resolve J,0 target 0")
    assert choices(state) == ["0 cover", "0 bust"]
    do(state, "0 cover")
    assert (cards(state, 0), choices(state)) == ("8c 2c Jc Jd 5c", ["1 hit", "1 stay"])
    assert (covered(state, 0), cards(state, 1)) == ("8d Qc", "3c")


def test_g5_an_8_that_comes_back_stays_without_effect() -> None:
    """5.7: seat 1 takes it with a Seven, and gives it back to one of seat 0."""
    state = deal(3, "Jc 8c Jd 7c Jh 7d 9c")
    do(state, "0 hit,0 target 0,0 resolve J,0 target 1")
    do(state, "1 resolve 7,1 target 0,0 give 8")
    assert (cards(state, 1), choices(state)) == (
        "7c Jh 8c",
        ["1 target 1", "1 target 2", "1 target 0"],
    )
    do(state, "1 target 0,0 target 1,1 give 8")
    assert (cards(state, 0), cards(state, 1)) == ("Jc Jd 7d 9c 8c", "7c Jh")
    assert choices(state) == ["1 hit", "1 stay"]


def test_rule_5_14_a_hot_potato_hands_over_the_very_card_being_resolved() -> None:
    """5.14: not the 8 that the Seven of the same flip has just brought."""
    state = do(deal(2, "8c 2c Jc 8d 7c"), "0 hit,1 hit,0 hit,0 target 0,0 resolve 7")
    assert choices(state) == ["1 give 2", "1 give 8"]
    do(state, "1 give 8")
    assert (cards(state, 0), cards(state, 1)) == ("Jc 7c 8c", "2c 8d")
    assert (status(state), state.turn) == (["in", "in"], 1)
