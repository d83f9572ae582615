"""Royal Gambit, rules 3.2, 3.3, 3.7 and 4.10 to 4.15 of its rules: a deck that runs out."""

import pytest

from courtcards.play.state import State
from tests.rules.gambit import (
    CARDS,
    RANKS,
    bank,
    cards,
    choices,
    covered,
    deal,
    do,
    ended,
    four_suits,
    happened,
    pile,
    shuffles,
    status,
    totals,
)
from tests.rules.stacked import table, words

# After `four_suits`: seat 0 flips all figures left and 9c, then everyone gets 9 and T.
FIGURES = "Jc Jd Jh Js Qc Qd Qh Qs 9c"
FLIP_FIGURES = "0 hit,0 target 0,0 target 0,0 target 0,0 target 0"
ROUND = "0 hit,1 hit,2 hit,3 hit"
ALL_SAFE = f"{FIGURES} 9d 9h 9s Tc Td Th Ts"
# The same, but seats 1 and 2 are bust.
TWO_BUST = f"{FIGURES} 9d Td 9s Tc 9h Th Ts"
# What they leave.
FREED = words("7d 8c Kh Ad 2d 3d 4d 5d 6d 9d 9h 7h 8d Ks Ah 2h 3h 4h 5h 6h Td Th")[::-1]

# Five hands of two players through one deck, without and with Ks in the last one. The first player
# of hands 1 to 4 stays at once.
HANDS = (
    "Qc Qd Qh Ac Ad 2c 3c 4c 5c 6c 7c 8c 9c Tc 2d 3d 4d 5d 6d 7d 8d 9d Td Th 3h 4h 5h 6h 7h 8h 9h"
)
LAST_HAND = "2h 3s Qs 4s 2s 5s Ah 6s As Jc Jd Jh Js 9s Ts 7s 8s"
LAST_OF_SEAT_1 = words("3s 4s 5s 6s Jc Jd Jh Js 9s Ts 7s 8s")


def emptied(end: str, *piles: list[str]) -> State:
    """Play four suits until the deck is empty; seat 0 is to move."""
    state = four_suits(end, *piles)
    return do(state, FLIP_FIGURES, "1 hit,2 hit,3 hit", ROUND)


def run_through(last: bool, *piles: list[str]) -> State:
    """Play a running deck to its end: seat 0 is bust in hand 5, seat 1 has just hit.

    Ks is the last card; without `last` it comes early, and the last double flip wants a card.
    """
    kings = ["Kc Kd Kh", "Ks"]
    top = f"{kings[0]} {'' if last else kings[1]} {HANDS} {LAST_HAND} {kings[1] if last else ''}"
    state = deal(2, top.split(), *piles, deck="running")
    do(state, "0 stay", *["1 hit"] * (8 if last else 9), "1 cover", "1 stay")
    do(state, "1 stay", *["0 hit"] * 10)
    do(state, "0 stay", *["1 hit"] * 9)
    do(state, "1 stay", bank(0, 7))
    do(state, *["0 hit,1 hit"] * 2, "0 hit,0 cover,1 hit,0 hit,1 hit,0 hit")
    assert (cards(state, 0), covered(state, 0)) == ("2h Ah As", "2s Qs")
    assert (cards(state, 1), status(state)) == ("3s 4s 5s 6s", ["bust", "in"])
    return do(state, "1 hit")


def without(gone: list[str], top: str) -> list[str]:
    """Return all cards but some, beginning with those named."""
    rest = [card for card in CARDS if card not in gone and card not in top.split()]
    return top.split() + rest[::-1]


def test_g11_an_empty_deck_does_not_forbid_a_hit() -> None:
    """4.10: hit and stay are legal as ever."""
    state = emptied(ALL_SAFE)
    assert (table(state)["deck_size"], status(state)) == (0, ["in"] * 4)
    assert choices(state) == ["0 hit", "0 stay"]


def test_g11_without_bust_players_the_flip_is_not_made_and_everyone_stays() -> None:
    """4.11: all bank what they have; the next hand has a new deck."""
    state = do(emptied(ALL_SAFE, pile("5c")), "0 hit")
    assert totals(state) == [45, 40, 40, 40]
    assert happened(state, "no-card", "busted") == ["no-card 0"]
    assert (table(state)["kind"], table(state)["hand"], len(shuffles(state))) == ("catch-up", 2, 2)
    # That hand is played as ever: seat 2 is asked after the hit of seat 1.
    assert choices(do(state, "1 hit")) == ["2 hit", "2 stay"]


def test_g11_those_who_stay_by_themselves_are_not_asked_for_a_card() -> None:
    """4.11: the deck was empty, but nobody wanted to flip."""
    state = do(emptied(ALL_SAFE), "0 stay,1 stay,2 stay,3 stay")
    assert (totals(state), happened(state, "no-card")) == ([45, 40, 40, 40], [])


def test_rule_4_15_cards_of_players_who_stayed_are_not_shuffled() -> None:
    """4.15: seat 0 has stayed; the hit of seat 1 finds no card."""
    state = do(emptied(ALL_SAFE), "0 stay,1 hit")
    assert (happened(state, "no-card"), totals(state)) == (["no-card 1"], [45, 40, 40, 40])


def test_g11_the_cards_of_bust_players_are_a_new_deck() -> None:
    """4.10: only when a card must be flipped; they are taken from in front of the bust players."""
    order = ["7d", *(card for card in FREED if card != "7d")]
    state = emptied(TWO_BUST, order)
    assert (status(state), table(state)["deck_size"]) == (["in", "bust", "bust", "in"], 0)
    assert len(shuffles(state)) == 1
    assert sorted([*cards(state, 1).split(), *cards(state, 2).split()]) == sorted(FREED)
    assert len(shuffles(do(state.copy(), "0 stay"))) == 1
    # 7d acts like any card that is flipped: its only target is seat 3.
    do(state, "0 hit")
    assert shuffles(state)[1] == order
    assert (cards(state, 1), cards(state, 2), table(state)["deck"]) == ("", "", order[1:])
    assert (state.turn, choices(state)[0]) == (3, "3 give A")


def test_g11_the_hand_goes_on_with_the_new_deck() -> None:
    """4.10: the next ones flip from it; nobody stays because of it."""
    order = ["Kh", "Ks", *(card for card in FREED if card not in ("Kh", "Ks"))]
    state = do(emptied(TWO_BUST, order), "0 hit,3 hit")
    assert (cards(state, 0).split()[-1], cards(state, 3).split()[-1]) == ("Kh", "Ks")
    assert (status(state), state.turn) == (["in", "bust", "bust", "in"], 0)
    do(state, "0 stay,3 stay")
    assert totals(state) == [60, 0, 0, 55]


def test_rule_4_15_with_a_new_deck_too() -> None:
    """4.15: seat 0 has stayed before the deck is renewed; its cards lie there until the hand ends."""
    order = ["Kh", *(card for card in FREED if card != "Kh")]
    state = do(emptied(TWO_BUST, order), "0 stay")
    before = cards(state, 0)
    do(state, "3 hit")
    assert (shuffles(state)[1], cards(state, 0)) == (order, before)
    assert cards(state, 3).split()[-1] == "Kh"


def test_g11_covered_cards_of_bust_players_are_shuffled_too() -> None:
    """4.10: those of seat 0, who is bust; not those of seat 2, who is still in the hand."""
    order = ["Kc", *words("9h Qd 7c 8s Ac 2c 3c 4c 5c 6c Jc Qc 9c 9d Qh")]
    state = four_suits("Jc Qc 9c Jd 9h Qd Jh 9d Qh 9s Tc Td Ts Js Qs Th", order)
    do(state, "0 hit,0 target 0,1 hit,1 target 0,0 cover,2 hit,2 target 0,0 bust,3 hit")
    do(state, "1 hit,2 hit,3 hit,1 hit,1 target 2,2 cover")
    assert (covered(state, 0), covered(state, 2)) == ("9h Qd", "Qs Th")
    assert (status(state), table(state)["deck_size"]) == (["bust", "in", "in", "in"], 0)
    do(state, "2 hit")
    assert (shuffles(state)[1], covered(state, 0), covered(state, 2)) == (order, "", "Qs Th")
    assert cards(state, 2).split()[-1] == "Kc"


def test_rule_3_7_a_shuffle_depends_only_on_which_cards_are_shuffled() -> None:
    """3.7: in what order they were flipped does not matter."""
    first = do(emptied(TWO_BUST), "0 stay,3 hit")
    other = do(
        emptied(TWO_BUST.replace("9d Td", "9h Td").replace("9h Th", "9d Th")), "0 stay,3 hit"
    )
    assert shuffles(first)[0] != shuffles(other)[0]
    assert shuffles(first)[1] == shuffles(other)[1]
    assert sorted(shuffles(first)[1]) == sorted(FREED)


def test_g11_a_jack_asks_for_its_target_although_there_is_no_card() -> None:
    """4.13, 4.11: the one card to be had acts; what waits is finished, then everyone stays."""
    state = four_suits("9c 9d 9h 9s Tc Td Th Ts Qc Qd Qh Qs Jc Jd Jh Js")
    do(state, ROUND, ROUND, ROUND, "0 hit,0 target 1,1 target 2")
    assert (cards(state, 2).split()[-2:], table(state)["deck_size"]) == (["Qh", "Js"], 0)
    assert choices(state) == ["2 target 2", "2 target 3", "2 target 0", "2 target 1"]
    do(state, "2 target 3")
    assert choices(state) == ["1 target 1", "1 target 2", "1 target 3", "1 target 0"]
    do(state, "1 target 0")
    assert totals(state) == [45, 45, 45, 40]
    assert happened(state, "no-card") == ["no-card 2", "no-card 3", "no-card 0"]


def test_g11_the_one_card_of_a_double_flip_to_be_had_is_checked() -> None:
    """4.13: it busts seat 1; then everyone else stays."""
    state = four_suits("Jc Jd Jh Qc Qd Qh Qs 9d 9h 9s Tc Td Th Ts Js 9c")
    do(state, "0 hit,0 target 0,0 target 0,0 target 0,1 hit,2 hit,3 hit", ROUND)
    do(state, "0 hit,0 target 1")
    assert (totals(state), happened(state, "busted")) == ([40, 0, 40, 40], ["busted 1 9"])


def test_rule_4_13_a_flip_without_any_card_has_no_bust_check() -> None:
    """4.13: seat 1 has two nines when it cannot flip; it is bust later, when its own flip ends."""
    state = four_suits("Js Qc Qd 9d 9h Ts Tc Td Th Qh Qs Jc 9c Jd 9s Jh")
    do(state, "0 hit,0 target 0,1 hit,2 hit,3 hit", ROUND, "0 hit")
    do(state, "1 hit,1 target 1,1 target 2,2 target 1")
    assert happened(state, "no-card", "busted") == ["no-card 1", "busted 2 9", "busted 1 9"]
    assert totals(state) == [40, 0, 0, 35]


def test_rule_4_14_a_jack_that_waits_flips_what_a_bust_has_freed() -> None:
    """4.14: even so, everyone still in the hand stays when all is finished."""
    freed = ["Kh", "Qs", *words("7d 8c Ad 2d 3d 4d 5d 6d 9d Td 9c")]
    state = four_suits("Js Qc Qd 9d 9h 9s Tc Td Th Ts Qh Qs Jc Jd Jh 9c", freed)
    do(state, "0 hit,0 target 0,1 hit,2 hit,3 hit", ROUND, "0 hit,1 hit")
    do(state, "2 hit,2 target 2,2 target 1")
    assert (table(state)["deck_size"], choices(state)) == (0, ["1 cover", "1 bust"])
    do(state, "1 bust")
    assert (choices(state), len(shuffles(state))) == (["2 target 2", "2 target 3", "2 target 0"], 1)
    do(state, "2 target 3")
    assert shuffles(state)[1] == freed
    assert happened(state, "flipped")[-2:] == ["flipped 3 Kh", "flipped 3 Qs"]
    assert (totals(state), table(state)["hand"]) == ([40, 0, 40, 55], 2)


def test_g11_a_bust_that_frees_nothing_in_time_brings_no_flip() -> None:
    """4.11, 4.14: with Extra Life nobody is bust, so the Jack that waits flips nothing."""
    state = four_suits("Js Qc Qd 9d 9h 9s Tc Td Th Ts Qh Qs Jc Jd Jh 9c")
    do(state, "0 hit,0 target 0,1 hit,2 hit,3 hit", ROUND, "0 hit,1 hit")
    do(state, "2 hit,2 target 2,2 target 1,1 cover,2 target 3")
    assert totals(state) == [40, 40, 40, 40]
    assert happened(state, "no-card") == ["no-card 1", "no-card 3"]


def test_g10_running_play_goes_on_through_the_deck() -> None:
    """3.2: a new hand begins with nothing on the table and the deck as it was left."""
    state = do(deal(2, "2c 3c 4c 5c", deck="running"), "0 hit,1 hit,0 stay,1 stay")
    assert (table(state)["hand"], table(state)["deck_size"]) == (2, 50)
    assert (cards(state, 0), cards(state, 1), len(shuffles(state))) == ("", "", 1)
    do(state, "1 hit,0 hit")
    assert (cards(state, 0), cards(state, 1)) == ("5c", "4c")


def test_g10_running_scores_of_a_deck() -> None:
    """3.2, 6.8: five hands through one deck."""
    state = run_through(last=True)
    assert (totals(state), table(state)["deck_size"]) == ([12, 4], 0)
    assert sorted(cards(state, 1).split()) == sorted([*LAST_OF_SEAT_1, "Ks"])
    assert totals(do(state, "1 stay")) == [12, 4 + 12 * 2 + 5]


def test_g10_running_a_hand_may_begin_with_an_empty_deck() -> None:
    """3.3: the first flip shuffles all 52 cards."""
    order = [rank + suit for suit in "shdc" for rank in RANKS]
    state = do(run_through(True, order), "1 stay")
    assert (table(state)["hand"], table(state)["deck_size"], len(shuffles(state))) == (6, 0, 1)
    assert choices(state) == ["1 hit", "1 stay"]
    do(state, "1 hit")
    assert (shuffles(state)[1], cards(state, 1), table(state)["deck"]) == (order, "As", order[1:])


def test_g10_running_earlier_hands_and_bust_players_are_the_new_deck() -> None:
    """3.2: covered cards included, of both; what seat 1 has face up stays there."""
    order = without([*LAST_OF_SEAT_1, "Ks"], "Ad 2s Qs Qh")
    state = do(run_through(True, order), "1 hit")
    assert (shuffles(state)[1], len(order)) == (order, 39)
    assert (cards(state, 1).split()[-1], table(state)["deck"]) == ("Ad", order[1:])
    assert (cards(state, 0), covered(state, 0)) == ("", "")
    assert (status(state), choices(state)) == (["bust", "in"], ["1 hit", "1 stay"])


def test_g11_a_deck_that_ends_within_a_double_flip_is_renewed_there() -> None:
    """4.10: the first card is the last of the old deck, the second the first of the new one."""
    order = without(LAST_OF_SEAT_1, "Ad Kc")
    state = run_through(False, order)
    assert shuffles(state)[1] == order
    assert happened(state, "flipped")[-2:] == ["flipped 1 8s", "flipped 1 Ad"]
    assert (table(state)["deck_size"], choices(state)) == (39, ["1 hit", "1 stay"])


@pytest.mark.parametrize("deck", ["fresh", "running"])
def test_g10_the_option_decides_what_the_second_hand_is_played_with(deck: str) -> None:
    """3.1, 3.2: 52 cards again, or those left."""
    state = do(deal(2, "2c", deck=deck), "0 hit,1 stay,0 stay")
    assert table(state)["deck_size"] == {"fresh": 52, "running": 51}[deck]
    assert (ended(state), len(shuffles(state))) == (None, {"fresh": 2, "running": 1}[deck])


def test_rule_4_10_the_next_card_of_an_empty_deck_comes_from_those_that_are_bust() -> None:
    """4.10, 4.11: the view counts what would be shuffled anew; nothing if nobody is bust."""
    state = emptied(TWO_BUST)
    own = {card[0] for card in cards(state, 0).split()} & set("A23456789T")
    aids = table(state)["aids"]
    assert aids["to_come"] == len(FREED)
    assert aids["seats"][0]["pairing"] == sum(card[0] in own for card in FREED) > 0
    assert table(emptied(ALL_SAFE))["aids"]["to_come"] == 0
