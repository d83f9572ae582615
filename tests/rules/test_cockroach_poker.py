"""Cockroach Poker, sections 1 to 5 of its rules: cards, deal and judging.

What it shares with the royal game is in test_cockroach_poker_passing.py, how it ends in
test_cockroach_poker_end.py.
"""

from collections import Counter
from typing import Any

import pytest

from courtcards.engine.errors import OptionError
from courtcards.play.game import Game, game
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    hand,
    legal,
    offer,
    play,
    row,
    table,
    whole_deck,
)

CREATURES = ["bat", "cockroach", "fly", "rat", "scorpion", "spider", "stink-bug", "toad"]
SIZES = {
    2: [27, 27],
    3: [22, 21, 21],
    4: [16, 16, 16, 16],
    5: [13, 13, 13, 13, 12],
    6: [11, 11, 11, 11, 10, 10],
}
ONE_OF_EACH = " ".join(CREATURES)


def poker(players: int = 4, **options: Any) -> Game:
    return game("cockroach-poker", players, **options)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_c1_two_to_six_may_play(players: int) -> None:
    """1.3: two to six players take part."""
    assert len(table(poker(players).deal(seed=1))["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_c1_fewer_than_two_or_more_than_six_may_not(players: int) -> None:
    """1.3: two to six players take part."""
    with pytest.raises(OptionError, match="2 to 6 players"):
        poker(players)


def test_rules_2_1_and_2_2_eight_cards_of_each_of_eight_creatures() -> None:
    """2.1, 2.2: 64 cards, eight of each creature."""
    assert Counter(whole_deck(poker())) == dict.fromkeys(CREATURES, 8)


def test_c11_cards_of_a_creature_are_all_alike() -> None:
    """2.3: the colour never matters, so eight bats are one choice."""
    state = deal_hands(poker(), {0: "bat " * 8 + "fly " * 8})
    assert len(legal(state)) == 2 * 3 * 8
    assert legal(state).count(offer(0, "bat", 1, "rat")) == 1


def test_c11_cards_of_a_creature_lie_there_in_different_colours() -> None:
    """2.3: the colour is shown, another one for each card of a creature."""
    state = deal_hands(poker(), {0: "bat " * 3, 1: "bat " * 3})
    play(state, offer(0, "bat", 1, "fly"), doubt(1), offer(0, "bat", 1, "bat"), doubt(1))
    play(state, offer(1, "bat", 0, "bat"), believe(0))
    colours = [seat["colours"] for seat in state.view().table["seats"]]
    assert colours == [{"bat": ["red"]}, {"bat": ["orange", "yellow"]}, {}, {}]


def test_rule_3_1_all_cards_are_shuffled() -> None:
    """3.1: the whole deck is shuffled, differently every time."""
    logs = [poker().deal(seed=seed).transcript()["log"] for seed in range(3)]
    orders = [log[0]["cards"] for log in logs]
    assert all(len(log) == 1 and sorted(log[0]["cards"]) == whole_deck(poker()) for log in logs)
    assert len({tuple(order) for order in orders}) == 3


@pytest.mark.parametrize("first", [0, 1])
def test_c8_two_players_play_without_the_last_ten_cards(first: int) -> None:
    """3.2: with two players 10 random cards are out of the game."""
    deck = whole_deck(poker(2))[::-1]
    state = poker(2).deal(seed=0, first_player=first, piles=[("deck", deck)])
    assert hand(state, first) == sorted(deck[0:54:2])
    assert hand(state, 1 - first) == sorted(deck[1:54:2])


def test_c8_nobody_sees_the_removed_cards() -> None:
    """3.2: nobody looks at them; whoever holds the same cards knows the same, whatever they are."""
    mine = "bat fly rat " * 8 + "toad toad toad"
    removed = ("spider " * 8 + "toad toad", "scorpion " * 8 + "stink-bug stink-bug")
    one, other = (deal_hands(poker(2), {1: mine}, pile) for pile in removed)
    assert hand(one, 0) != hand(other, 0)
    for seat in (1, None):
        assert one.view(seat).data == other.view(seat).data
        assert (one.view(seat).observation == other.view(seat).observation).all()
    assert one.view(0).events[0] == {"event": "removed", "count": 10}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_rule_3_3_every_card_is_dealt_one_at_a_time_clockwise(players: int) -> None:
    """3.3: one at a time, clockwise from the first player, until none is left."""
    deck = poker(players).deal(seed=5).transcript()["log"][0]["cards"]
    first = players - 2
    state = poker(players).deal(seed=0, first_player=first, piles=[("deck", deck)])
    for turn in range(players):
        assert hand(state, (first + turn) % players) == sorted(deck[turn::players])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_c10_those_dealt_first_hold_the_extra_cards(players: int) -> None:
    """3.4: hands may differ in size, whoever begins."""
    for first in range(players):
        seats = table(poker(players).deal(seed=3, first_player=first))["seats"]
        sizes = [seats[(first + turn) % players]["hand_size"] for turn in range(players)]
        assert sizes == SIZES[players]


def test_rule_3_5_each_player_sees_only_the_own_hand() -> None:
    """3.5: cards are dealt face down, but their number is open."""
    state = poker(3).deal(seed=4)
    for seat in range(3):
        seats = state.view(seat).table["seats"]
        assert sorted(seats[seat]["hand"]) == hand(state, seat)
        assert [seats[other]["hand"] for other in range(3) if other != seat] == [None, None]
        assert [found["hand_size"] for found in seats] == [22, 21, 21]
    spectator = state.view().table["seats"]
    assert [found["hand"] for found in spectator] == [None, None, None]


def test_c3_seat_0_begins_unless_another_is_named() -> None:
    """3.6: seat 0 starts the first round, unless the table names another seat."""
    assert poker().deal(seed=1).turn == 0
    for seat in range(4):
        state = poker().deal(seed=1, first_player=seat)
        assert (state.turn, state.first_player, table(state)["phase"]) == (seat, seat, "offer")
        assert {move["seat"] for move in legal(state)} == {seat}
    with pytest.raises(OptionError, match="first player"):
        poker().deal(seed=1, first_player=4)


@pytest.mark.parametrize("card", CREATURES)
def test_rule_5_4_a_claim_is_true_only_for_its_creature(card: str) -> None:
    """5.4: believing was right if the card is the claimed creature, doubting if it is not."""
    state = deal_hands(poker(), {0: ONE_OF_EACH})
    for claim in CREATURES:
        offered = branch(state, offer(0, card, 1, claim))
        right, wrong = (believe, doubt) if claim == card else (doubt, believe)
        for judge, taker in ((right, 0), (wrong, 1)):
            judged = branch(offered, judge(1))
            assert judged.turn == taker
            assert [row(judged, seat) for seat in (taker, 1 - taker)] == [{card: 1}, {}]


def test_rule_1_1_a_lie_that_is_believed_gets_rid_of_the_card() -> None:
    """1.1, 4.4: a false claim is as good as a true one, if it is believed."""
    state = deal_hands(poker(), {0: f"{ONE_OF_EACH} {ONE_OF_EACH}"})
    play(state, offer(0, "toad", 3, "spider"), believe(3))
    assert hand(state, 0) == sorted([*CREATURES, *CREATURES[:-1]])
    assert ([row(state, seat) for seat in range(4)], state.turn) == ([{}, {}, {}, {"toad": 1}], 3)


def test_c2_c7_c9_default_options() -> None:
    """5.5, 7.4, 7.8: what is played when nothing else is said; this game has no presets."""
    expected = {"taker": "last_claimant", "limit": 4, "one_of_each_loses": False}
    expected |= {"creatures": 8, "copies": 8, "removed": 0}
    assert (poker(3).options, poker(3).preset) == (expected, None)
    assert poker(2).options == expected | {"limit": 5, "removed": 10}
    with pytest.raises(OptionError, match="preset"):
        game("cockroach-poker", 4, "manual")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("taker", "first_claimant"),
        ("limit", 2),
        ("limit", 9),
        ("limit", "4"),
        ("limit", True),
        ("one_of_each_loses", 1),
        ("royal_penalty", "taken"),
        ("creatures", 1),
        ("creatures", 9),
        ("copies", 1),
        ("copies", 9),
        ("removed", -1),
        ("removed", 63),
    ],
)
def test_c2_c7_c9_options_are_checked(name: str, value: Any) -> None:
    """5.6, 7.4, 7.8: an option has the values named there and no others."""
    with pytest.raises(OptionError, match=name):
        poker(**{name: value})
