"""Cockroach Poker Royal, sections 1 to 3 of its rules: presets, cards and deal.

Starting, judging and passing on are in test_cockroach_poker_passing.py, the rest in the files
test_cockroach_poker_royal_*.py.
"""

from collections import Counter
from functools import partial
from typing import Any

import pytest

from courtcards.engine.errors import OptionError
from courtcards.play.game import game
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    hand,
    legal,
    offer,
    peek,
    play,
    row,
    table,
    whole_deck,
)

ANIMALS = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug"]
ROYALS = [f"royal-{animal}" for animal in ANIMALS]
CLAIMS = [*ANIMALS, "royal"]
ONE_OF_ALL = " ".join([*ANIMALS, *ROYALS, "joker", "blank"])
HANDS = {
    2: [25, 24],
    3: [20, 19, 19],
    4: [15, 14, 14, 14],
    5: [12, 11, 11, 11, 11],
    6: [10, 9, 9, 9, 9, 9],
}
PILES = {2: 16, 3: 7, 4: 8, 5: 9, 6: 10}
OPTIONS = {
    "taker": "last_claimant",
    "limit": 4,
    "one_of_each_loses": False,
    "royal_penalty": "taken",
    "special_goes": "hand",
    "specials_pay": False,
    "special_penalty": "taken",
}

royal = partial(game, "cockroach-poker-royal")


def takers(card: str, claim: str) -> tuple[int | None, int | None]:
    """Return who takes the card seat 0 offers seat 1 with a claim: if believed, and if doubted."""
    state = deal_hands(royal(3), {0: ONE_OF_ALL}, pile="bat")
    play(state, offer(0, card, 1, claim))
    return branch(state, believe(1)).turn, branch(state, doubt(1)).turn


RIGHT, WRONG = (0, 1), (1, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_c1_two_to_six_may_play(players: int) -> None:
    """1.3: two to six players take part."""
    assert len(table(royal(players).deal(seed=1))["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_c1_fewer_than_two_or_more_than_six_may_not(players: int) -> None:
    """1.3: two to six players take part."""
    with pytest.raises(OptionError, match="2 to 6 players"):
        royal(players)


@pytest.mark.parametrize("preset", [None, "manual"])
def test_rule_1_4_manual_is_the_default_preset(preset: str | None) -> None:
    """1.4: the preset `manual`, and what it plays."""
    assert (royal(4, preset).preset, royal(4, preset).options) == ("manual", OPTIONS)
    assert royal(2, preset).options == OPTIONS | {"limit": 5}


def test_rule_1_4_the_preset_japanese_differs_in_two_options() -> None:
    """1.4: only in when a royal draws a penalty card and where a taken special goes."""
    japanese = OPTIONS | {"royal_penalty": "always", "special_goes": "table"}
    assert (royal(4, "japanese").preset, royal(4, "japanese").options) == ("japanese", japanese)
    assert royal(4, "japanese", special_goes="hand").options == japanese | {"special_goes": "hand"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("taker", "nobody"),
        ("limit", 2),
        ("limit", 9),
        ("one_of_each_loses", "true"),
        ("royal_penalty", "never"),
        ("special_goes", "pile"),
        ("specials_pay", 1),
        ("special_penalty", "hand"),
        ("preset", "english"),
    ],
)
def test_rule_1_4_options_are_checked(name: str, value: Any) -> None:
    """1.4: an option or preset has the values named in the rules and no others."""
    with pytest.raises(OptionError, match=name):
        royal(**{name: value})


def test_rules_2_1_to_2_4_the_cards() -> None:
    """2.1 to 2.4: eight cards of each animal, one royal of each, joker and blank; 65 in all."""
    expected = dict.fromkeys(ANIMALS, 8) | dict.fromkeys([*ROYALS, "joker", "blank"], 1)
    assert Counter(whole_deck(royal())) == expected
    assert sum(expected.values()) == 65


@pytest.mark.parametrize("card", ANIMALS)
def test_rule_2_5_an_animal_card_is_its_animal_and_not_royal(card: str) -> None:
    """2.5: exactly one claim is true; "Royal" may be claimed but is always false."""
    for claim in CLAIMS:
        assert takers(card, claim) == (RIGHT if claim == card else WRONG)


@pytest.mark.parametrize("animal", ANIMALS)
def test_rule_2_6_a_royal_is_its_animal_and_royal(animal: str) -> None:
    """2.6: two claims are true: its animal, and "Royal"."""
    for claim in CLAIMS:
        assert takers(f"royal-{animal}", claim) == (RIGHT if claim in (animal, "royal") else WRONG)


def test_rule_2_7_the_joker_is_every_animal_and_never_royal() -> None:
    """2.7: every claim is true for it except "Royal"."""
    for claim in ANIMALS:
        assert takers("joker", claim) == RIGHT
    assert takers("joker", "royal") == WRONG


def test_rule_2_8_the_blank_is_nothing() -> None:
    """2.8: every claim is false for it, "Royal" included."""
    for claim in CLAIMS:
        assert takers("blank", claim) == WRONG


def test_rules_2_5_to_2_8_are_told_by_the_view() -> None:
    """2.5 to 2.8: whoever may claim something of a card is told what is true; nobody else is."""
    state = deal_hands(royal(3), {0: ONE_OF_ALL}, pile="bat")
    truths = state.view(0).table["aids"]["truths"]
    for card, claims in truths.items():
        for claim in CLAIMS:
            assert takers(card, claim) == (RIGHT if claim in claims else WRONG)
    assert set(truths) == set(ONE_OF_ALL.split())
    play(state, offer(0, "joker", 1, "bat"), peek(1))
    assert state.view(1).table["aids"]["truths"]["joker"] == ANIMALS
    assert "joker" not in state.view(2).table["aids"]["truths"]
    assert state.view().table["aids"]["truths"] == {}


def test_rule_3_1_all_cards_are_shuffled() -> None:
    """3.1: the whole deck is shuffled, differently every time."""
    logs = [royal().deal(seed=seed).transcript()["log"] for seed in range(3)]
    assert all(len(log) == 1 for log in logs)
    assert all(sorted(log[0]["cards"]) == whole_deck(royal()) for log in logs)
    assert len({tuple(log[0]["cards"]) for log in logs}) == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_r1_hands_and_pile(players: int) -> None:
    """3.2 to 3.7: the pile off the top, even hands, one card more for the first, the rest under."""
    deck = royal(players).deal(seed=5).transcript()["log"][0]["cards"]
    top = 16 if players == 2 else 7
    even = HANDS[players][1]
    dealt, left_over = deck[top : top + even * players], deck[top + even * players :]
    for first in range(players):
        state = royal(players).deal(seed=0, first_player=first, piles=[("deck", deck)])
        hands = [hand(state, (first + turn) % players) for turn in range(players)]
        assert hands[0] == sorted([*dealt[0::players], left_over[0]])
        assert hands[1:] == [sorted(dealt[turn::players]) for turn in range(1, players)]
        assert table(state)["pile"] == [*deck[:top], *left_over[1:]]
        assert [len(cards) for cards in hands] == HANDS[players]
        assert table(state)["pile_size"] == PILES[players]


def test_r11_only_the_top_of_the_pile_is_public() -> None:
    """3.3: the cards under the top are unknown to all."""
    piles = ("rat bat joker fly", "rat fly bat joker")
    hands = {0: "royal-bat toad", 1: "toad"}
    one, other = (deal_hands(royal(4), hands, pile) for pile in piles)
    assert table(one)["pile"] != table(other)["pile"]
    for seat in (0, 1, 2, 3, None):
        view = one.view(seat)
        assert (view.table["pile_top"], view.table["pile"]) == ("rat", None)
        assert view.data == other.view(seat).data
        assert (view.observation == other.view(seat).observation).all()
    after = [branch(state, offer(0, "royal-bat", 1, "bat"), believe(1)) for state in (one, other)]
    assert [state.view(3).table["pile_top"] for state in after] == ["bat", "fly"]


def test_rule_3_8_each_player_sees_only_the_own_hand() -> None:
    """3.8: hands are secret, their size and that of the pile are open."""
    state = royal(3).deal(seed=4)
    for seat in (0, 1, 2, None):
        view = state.view(seat).table
        shown = [found["hand"] is not None for found in view["seats"]]
        assert shown == [other == seat for other in range(3)]
        assert [found["hand_size"] for found in view["seats"]] == [20, 19, 19]
        assert view["pile_size"] == 7
        if seat is not None:
            assert sorted(view["seats"][seat]["hand"]) == hand(state, seat)


def test_c3_seat_0_begins_unless_another_is_named() -> None:
    """3.9: the first player starts the first round."""
    assert royal().deal(seed=1).turn == 0
    for seat in range(4):
        state = royal().deal(seed=1, first_player=seat)
        assert (state.turn, state.first_player, table(state)["phase"]) == (seat, seat, "offer")
        assert {move["seat"] for move in legal(state)} == {seat}


@pytest.mark.parametrize("card", ["royal-bat", "joker", "blank"])
def test_c4_nothing_shown_before_the_peek_tells_a_crown_or_a_special(card: str) -> None:
    """6.3: no royal, joker or blank differs from a plain bat for those who have not seen it."""
    dealt = deal_hands(royal(4), {0: ONE_OF_ALL.replace("bat fly", "bat", 1)})
    one, other = (branch(dealt, offer(0, found, 1, "royal")) for found in ("bat", card))
    for seat in (1, 2, 3, None):
        assert one.view(seat).data == other.view(seat).data
        assert (one.view(seat).observation == other.view(seat).observation).all()


def test_rule_5_8_an_animal_card_is_laid_down_without_a_draw() -> None:
    """5.8: only royals draw from the pile and only specials are paid for."""
    state = deal_hands(royal(4), {0: "bat"}, pile="rat fly")
    pile = table(state)["pile"]
    play(state, offer(0, "bat", 2, "royal"), doubt(2))
    assert (row(state, 0), table(state)["pile"], table(state)["aside"]) == ({"bat": 1}, pile, [])
    assert (state.turn, table(state)["phase"]) == (0, "offer")
