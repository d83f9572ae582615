"""Royal Gambit, sections 4 and 7 of its rules: hit, stay and what a hand scores."""

import pytest

from tests.rules.gambit import (
    bank,
    cards,
    choices,
    deal,
    do,
    ended,
    happened,
    pile,
    shuffles,
    status,
    totals,
)
from tests.rules.stacked import table


def score(deck: str, hits: int) -> int:
    """Return what seat 0 banks, alone in the hand, after so many hits."""
    state = deal(2, deck, first=1, max_hands=1)
    do(state, "1 stay", bank(0, hits))
    assert cards(state, 0) == deck
    return totals(state)[0]


def test_rule_4_1_hit_or_stay() -> None:
    """4.1: on your turn you either hit or stay, and nobody else does anything."""
    state = deal(3, "Ac 2c")
    for seat in (0, 1):
        assert (state.turn, table(state)["phase"]) == (seat, "turn")
        assert [move.data for move in state.moves()] == [{"do": "hit"}, {"do": "stay"}]
        do(state, f"{seat} hit")


def test_g2_round_one_hit_or_stay_each() -> None:
    """4.2: players go round; who stayed or bust is passed over."""
    state = deal(4, "Ac 2c 3c 4c 5c 3d 5d 2d 2h")
    do(state, "0 hit", "1 hit", "2 hit", "3 hit", "0 hit", "1 stay", "2 hit")
    assert (status(state), state.turn) == (["in", "stayed", "bust", "in"], 3)
    do(state, "3 hit", "0 hit", "3 hit")
    assert (cards(state, 0), cards(state, 3)) == ("Ac 5c 2d", "4c 5d 2h")
    assert choices(do(state, "0 stay")) == ["3 hit", "3 stay"]


def test_g2_run_a_player_hits_until_staying_or_busting() -> None:
    """4.3: only then comes the next player."""
    state = deal(3, "Ac 2c 3c 4c 5c 4d 6c", turns="run")
    do(state, "0 hit", "0 hit", "0 hit", "0 stay", "1 hit", "1 hit", "1 hit")
    assert [cards(state, seat) for seat in range(3)] == ["Ac 2c 3c", "4c 5c 4d", ""]
    assert (status(state), totals(state)) == (["stayed", "bust", "in"], [6, 0, 0])
    assert choices(do(state, "2 hit")) == ["2 hit", "2 stay"]


def test_g2_run_who_is_bust_by_a_sniper_is_passed_over() -> None:
    """4.3: and whoever flipped the Sniper goes on when its effects are finished."""
    state = deal(3, "Jc 5c 5d Jd Ac 8c 9c", turns="run")
    do(state, "0 hit", "0 target 1")
    assert (status(state), state.turn) == (["in", "bust", "in"], 0)
    do(state, "0 hit", "0 target 0")
    assert (cards(state, 0), cards(state, 2), state.turn) == ("Jc Jd Ac", "8c", 0)
    do(state, "0 stay")
    assert (status(state), state.turn) == (["stayed", "bust", "in"], 2)


def test_g2_run_a_sniper_that_hits_someone_else_leaves_the_turn_where_it_was() -> None:
    """4.3: the target decides about its cards, then the one who hit goes on."""
    state = deal(3, "Jc 8c 9c 2c", turns="run")
    do(state, "0 hit", "0 target 2")
    assert choices(state) == ["2 target 0", "2 target 1"]
    do(state, "2 target 1", "0 hit")
    assert [cards(state, seat) for seat in range(3)] == ["Jc 2c", "8c", "9c"]
    assert state.turn == 0


def test_g2_round_a_sniper_that_hits_someone_else_ends_the_turn() -> None:
    """4.2: after it comes the player next to the one who hit, not to the target."""
    state = do(deal(4, "Jc 5c 9c"), "0 hit", "0 target 2")
    assert (cards(state, 2), choices(state)) == ("5c 9c", ["1 hit", "1 stay"])


def test_g2_round_who_hit_and_is_bust_is_followed_by_the_next() -> None:
    """4.2: also when the next one was bust by the same Sniper."""
    state = deal(4, "Jc Jd 9c 6c 6d 9d 9h")
    do(state, "0 hit", "0 target 0", "0 target 1")
    assert (status(state), state.turn) == (["in", "bust", "in", "in"], 2)


def test_rule_4_4_a_hit_flips_the_top_card() -> None:
    """4.4: face up in front of who hits; the others come in their order."""
    state = do(deal(2, "Td Kc 3h"), "0 hit", "1 hit")
    assert (cards(state, 0), cards(state, 1)) == ("Td", "Kc")
    assert table(state)["deck"] == pile("Td Kc 3h")[2:]


def test_g3_an_8_handed_away_cannot_bust_its_flipper() -> None:
    """4.5: effects first, then the check for a bust."""
    state = deal(3, "8c 5c 8d", first=1)
    do(state, "1 hit", "1 target 0", "2 hit", "0 hit")
    assert (cards(state, 0), choices(state)) == ("8c 8d", ["0 target 1", "0 target 2"])
    do(state, "0 target 2")
    assert (cards(state, 0), cards(state, 2)) == ("8c", "5c 8d")
    assert status(state) == ["in", "in", "in"]


def test_g3_a_second_7_acts_before_it_busts() -> None:
    """4.5: the card is taken all the same."""
    state = deal(3, "7c 5c 6c 7d", first=0)
    do(state, "0 hit", "0 target 1", "1 hit", "2 hit", "0 hit", "0 target 1")
    assert (cards(state, 0), cards(state, 1)) == ("7c 7d 5c", "")
    assert (status(state), state.turn) == (["bust", "in", "in"], 1)


def test_rule_4_6_stay_banks_at_once() -> None:
    """4.6, 7.8: the score is counted while the others play on, and the cards stay there."""
    state = do(deal(3, "5c 2c 3c"), "0 hit", "1 hit", "2 hit", "0 stay")
    assert (totals(state), status(state)) == ([5, 0, 0], ["stayed", "in", "in"])
    assert (cards(state, 0), state.turn) == ("5c", 1)


def test_g16_staying_without_a_card_scores_0() -> None:
    """4.7: it is legal, and the next hand follows if everyone does it."""
    state = deal(2)
    assert choices(state) == ["0 hit", "0 stay"]
    do(state, "0 stay", "1 stay")
    assert (totals(state), table(state)["hand"]) == ([0, 0], 2)


@pytest.mark.parametrize(("card", "to"), [("7c", [0, 3]), ("8c", [0, 3]), ("Jc", [0, 3, 4])])
def test_rule_4_8_only_players_still_in_the_hand_may_be_targeted(card: str, to: list[int]) -> None:
    """4.8: not who has stayed or bust; here seat 1 stayed and seat 2 is bust."""
    state = deal(5, f"Jd 5c 5d 6c {card}")
    do(state, "0 hit", "0 target 2", "1 stay", "3 hit", "4 hit")
    assert status(state) == ["in", "stayed", "bust", "in", "in"]
    assert sorted(choices(state)) == [f"4 target {seat}" for seat in to]


def test_rule_4_9_the_hand_ends_when_nobody_is_in_it() -> None:
    """4.9: not before the last one has stayed or bust."""
    state = do(deal(3, "5c 4c 5d 2c 3c"), "0 hit,1 hit,2 stay,0 hit,1 hit,1 hit")
    assert (status(state), table(state)["hand"]) == (["bust", "in", "stayed"], 1)
    assert cards(state, 1) == "4c 2c 3c"
    do(state, "1 stay")
    assert (status(state), table(state)["hand"], totals(state)) == (["in"] * 3, 2, [0, 9, 0])


def test_rule_4_9_the_hand_also_ends_with_a_bust() -> None:
    """4.9: the last one is bust."""
    state = do(deal(2, "5c 5d"), "0 hit,1 stay,0 hit")
    assert (table(state)["hand"], totals(state), state.turn) == (2, [0, 0], 1)


def test_rule_4_12_a_single_legal_move_is_played_at_once() -> None:
    """4.12: one player to target, one card to give; it is no decision and not logged."""
    state = do(deal(2, "5c 7c"), "0 hit", "1 hit")
    assert (cards(state, 0), cards(state, 1), state.turn) == ("", "7c 5c", 0)
    assert state.transcript()["log"][1:] == [{"seat": 0, "do": "hit"}, {"seat": 1, "do": "hit"}]
    assert happened(state, "targeted", "gave") == ["targeted 1 0 7c", "gave 0 1 5c"]


@pytest.mark.parametrize(
    ("deck", "points"),
    [("Ac", 1), ("Ac 3c 6c 9c", 4), ("5c 4c 3c 2c", 14), ("6c 9c Tc 7c 8d Qc", 5), ("Qc Qd", 0)],
)
def test_rule_7_1_the_base_is_the_sum_of_ace_to_five(deck: str, points: int) -> None:
    """7.1: nothing else counts for it."""
    assert score(deck, len(deck.split())) == points


@pytest.mark.parametrize(
    ("deck", "points"),
    [
        ("2c 3c Kc", 10),
        ("Kc 2c 3c Kd", 15),
        ("2c Kc Kd Kh 3c", 20),
        ("Kc Kd Kh Ks 2c 3c", 25),
        ("Kc Kd Kh Ks", 0),
        ("6c 9c Tc Kc", 0),
    ],
)
def test_rule_7_2_each_king_adds_the_base_once_more(deck: str, points: int) -> None:
    """7.2, 2.7: base × (1 + Kings); a King alone and Kings with bricks are worth nothing."""
    assert score(deck, len(deck.split())) == points


@pytest.mark.parametrize(
    ("deck", "hits", "points"),
    [
        ("Jc 6c 9c Qc Kc", 3, 5),
        ("Jc Qc Kc", 1, 5),
        ("Jc 6c 9c Kc", 2, 0),
        ("Jc 6c 9c Qc", 2, 0),
        ("Qc Kc 6c 9c", 4, 0),
    ],
)
def test_rule_7_3_royal_family(deck: str, hits: int, points: int) -> None:
    """7.3: J, Q and K together are worth 5, two of them nothing."""
    assert score(deck, hits) == points


@pytest.mark.parametrize("missing", ["", "6c", "7c", "8c", "9c", "Tc"])
def test_rule_7_4_high_straight(missing: str) -> None:
    """7.4: 6, 7, 8, 9 and T together are worth 5, four of them nothing."""
    found = [card for card in ("6c", "7c", "8c", "9c", "Tc") if card != missing]
    assert score(" ".join(found), len(found)) == (0 if missing else 5)


@pytest.mark.parametrize(
    ("missing", "points"), [("", 20), ("Ac", 14), ("2c", 13), ("3c", 12), ("4c", 11), ("5c", 10)]
)
def test_rule_7_5_low_straight(missing: str, points: int) -> None:
    """7.5: A, 2, 3, 4 and 5 together are worth 5 more, four of them nothing."""
    found = [card for card in ("5c", "3c", "Ac", "4c", "2c") if card != missing]
    assert score(" ".join(found), len(found)) == points


def test_g9_each_set_pays_once_per_hand() -> None:
    """7.6: two of each figure are one Royal Family."""
    assert score("Jc Jd 6c 9c Tc Qc Qd Kc Kd", 5) == 5


def test_g9_sets_are_not_multiplied() -> None:
    """7.6: base × (1 + Kings) + 5 per set."""
    assert score("Ac 2c 3c 4c 5c Kc Kd", 7) == 15 * 3 + 5
    assert score("Ac 2c 3c 4c 5c Kc Jc Qc 6c", 7) == 15 * 2 + 10


def test_g9_the_highest_score_of_a_hand_is_90() -> None:
    """7.7: every numbered card, all Kings and all sets; more Jacks and Queens add nothing."""
    assert score("Ac 2c 3c 4c 5c 6c 7c 8c 9c Kc Kd Kh Ks Jc Qc Tc", 14) == 90
    full = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Jc Jd Jh Js Kc Kd Kh Ks Tc Qc Qd Qh Qs"
    assert score(full, 14) == 90


def test_rule_7_8_the_score_is_added_to_the_total() -> None:
    """7.8: hand by hand; a bust adds nothing and takes nothing away."""
    state = deal(2, "5c 4c", "3c 5d", "2c 2d", max_hands=3, turns="run")
    do(state, bank(0, 1), bank(1, 1))
    assert totals(state) == [5, 4]
    do(state, bank(1, 1), bank(0, 1))
    assert totals(state) == [10, 7]
    do(state, "0 hit,0 hit", bank(1, 0))
    assert (totals(state), ended(state)) == ([10, 7], ([0], "max-hands"))


def test_rule_3_1_a_hand_that_follows_is_shuffled_when_it_begins() -> None:
    """3.1: each hand has one shuffle, logged before its first decision."""
    state = do(deal(2), "0 stay", "1 stay")
    assert [sorted(entry)[0] for entry in state.transcript()["log"]] == [
        "cards",
        "do",
        "do",
        "cards",
    ]
    assert len(shuffles(state)) == 2
