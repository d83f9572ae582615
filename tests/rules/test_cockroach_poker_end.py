"""Cockroach Poker, section 7 of its rules: how the game ends."""

from typing import Any

import pytest

from courtcards.engine.errors import MoveError
from courtcards.play.game import Game, game
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    ended,
    give,
    hand,
    keep,
    offer,
    pass_on,
    peek,
    play,
    row,
    table,
)

REASONS = {
    3: "three-of-a-kind",
    4: "four-of-a-kind",
    5: "five-of-a-kind",
    6: "six-of-a-kind",
    7: "seven-of-a-kind",
    8: "eight-of-a-kind",
}
ONE_OF_EACH = "bat fly cockroach toad rat scorpion spider stink-bug"


def poker(players: int = 4, **options: Any) -> Game:
    return game("cockroach-poker", players, **options)


def test_rule_7_1_the_game_ends_at_once() -> None:
    """1.2, 7.1: the loser is known at once, everyone else has won, nothing more is played."""
    state = play(deal_hands(poker(), {0: "bat " * 8}), *keep(0, "bat bat bat bat", 2))
    assert state.over
    assert state.result is not None
    assert state.result.data == {
        "winners": [1, 2, 3],
        "losers": [0],
        "reason": "four-of-a-kind",
        "scores": None,
    }
    assert (state.turn, table(state)["phase"], state.moves()) == (None, "over", [])
    with pytest.raises(MoveError, match="over"):
        state.play({"do": "offer", "card": "bat", "to": 1, "claim": "bat"})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_c7_four_of_a_kind_lose(players: int) -> None:
    """7.2: three are harmless, the fourth loses."""
    state = deal_hands(poker(players), {0: "bat bat bat bat fly"})
    play(state, *keep(0, "bat fly bat bat", 1))
    assert (row(state, 0), ended(state), state.turn) == ({"bat": 3, "fly": 1}, None, 0)
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 4, "fly": 1}, (0, "four-of-a-kind"))


def test_c7_two_players_lose_with_five_of_a_kind() -> None:
    """7.3: with two players four are harmless, the fifth loses."""
    state = play(deal_hands(poker(2), {0: "bat " * 5}), *keep(0, "bat bat bat bat", 1))
    assert (row(state, 0), ended(state), state.turn) == ({"bat": 4}, None, 0)
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 5}, (0, "five-of-a-kind"))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("limit", sorted(REASONS))
def test_c7_limit_sets_another_number(limit: int, players: int) -> None:
    """7.4: `limit` may be 3 to 8 whatever the number of players; the reason is named after it."""
    state = deal_hands(poker(players, limit=limit), {0: "bat " * 8})
    assert table(state)["limit"] == limit
    play(state, *keep(0, "bat " * (limit - 1), 1))
    assert (row(state, 0), ended(state)) == ({"bat": limit - 1}, None)
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": limit}, (0, REASONS[limit]))


def test_rule_7_2_only_cards_in_front_of_one_player_count() -> None:
    """7.2: four of a creature in one row lose, not four spread over two rows or in a hand."""
    state = deal_hands(poker(), {0: "bat bat bat bat", 1: "rat rat rat rat"})
    play(state, *keep(0, "bat bat bat", 1), *give(0, "bat", 1))
    assert [row(state, seat) for seat in range(2)] == [{"bat": 3}, {"bat": 1}]
    assert (ended(state), state.turn) == (None, 1)


def test_rule_7_2_the_judge_can_be_the_loser() -> None:
    """7.2: it does not matter by which judgment the fourth card was taken."""
    state = deal_hands(poker(), {0: "bat bat bat bat", 1: "rat rat rat"})
    for _ in range(3):
        play(state, *give(0, "bat", 1), *give(1, "rat", 0))
    assert [row(state, seat) for seat in range(2)] == [{"rat": 3}, {"bat": 3}]
    play(state, offer(0, "bat", 1, "fly"), believe(1))
    assert ended(state) == (1, "four-of-a-kind")


@pytest.mark.parametrize(("taker", "loser"), [("last_claimant", 2), ("round_starter", 0)])
def test_c2_whoever_takes_the_fourth_card_loses(taker: str, loser: int) -> None:
    """5.5, 5.6, 7.2: the option decides who loses by a card that was passed on."""
    hands = {0: "bat bat bat bat rat", 2: "bat bat bat fly"}
    state = deal_hands(poker(taker=taker), hands)
    play(state, *keep(0, "bat bat bat", 2), *give(0, "rat", 2))
    play(state, *keep(2, "bat bat bat", 0), *give(2, "fly", 0))
    assert [row(state, seat).get("bat") for seat in (0, 2)] == [3, 3]
    play(state, offer(0, "bat", 2, "bat"), peek(2), pass_on(2, 3, "toad"), doubt(3))
    assert ended(state) == (loser, "four-of-a-kind")


def test_c6_the_limit_is_checked_before_the_empty_hand() -> None:
    """7.5: checked the moment the card is laid down, before the loser would have to start."""
    cards = "fly fly fly rat rat rat bat bat bat bat"
    state = deal_hands(poker(6), {4: cards, 0: "toad"})
    play(state, *give(0, "toad", 4), *keep(4, cards.removesuffix(" bat"), 0))
    assert (hand(state, 4), row(state, 4)) == (["bat"], {"toad": 1, "fly": 3, "rat": 3, "bat": 3})
    play(state, *keep(4, "bat", 0))
    assert (hand(state, 4), ended(state)) == ([], (4, "four-of-a-kind"))


def test_rule_7_6_who_must_start_without_a_card_loses() -> None:
    """4.1, 7.6: the last card came back, so there is none to offer."""
    cards = "fly fly rat rat toad toad bat bat spider spider"
    state = deal_hands(poker(6), {4: cards, 0: "scorpion"})
    play(state, *give(0, "scorpion", 4), *keep(4, cards.removesuffix(" spider"), 0))
    assert (hand(state, 4), ended(state), state.turn) == (["spider"], None, 4)
    kept = branch(state, *keep(4, "spider", 0))
    assert (hand(kept, 4), ended(kept)) == ([], (4, "empty-hand"))
    given = branch(state, *give(4, "spider", 0))
    assert (hand(given, 4), ended(given), given.turn) == ([], None, 0)


def test_rule_7_6_two_players_lose_with_an_empty_hand_too() -> None:
    """7.6: a player of two loses likewise with no card in hand when it is their turn to play."""
    cards = f"{ONE_OF_EACH} " * 3 + "bat fly rat"
    state = play(deal_hands(poker(2), {0: cards}), *keep(0, " ".join(cards.split()[:-1]), 1))
    assert (hand(state, 0), ended(state)) == (["rat"], None)
    play(state, *keep(0, "rat", 1))
    assert ended(state) == (0, "empty-hand")


def test_c9_one_of_each_is_harmless_by_default() -> None:
    """7.8: by default different creatures do no harm."""
    state = play(deal_hands(poker(), {0: ONE_OF_EACH + " bat"}), *keep(0, ONE_OF_EACH, 1))
    assert (row(state, 0), ended(state)) == (dict.fromkeys(ONE_OF_EACH.split(), 1), None)
    assert state.turn == 0


@pytest.mark.parametrize("players", [2, 6])
def test_c9_one_of_each_loses_with_the_option(players: int) -> None:
    """7.8: with `one_of_each_loses = true` the eighth creature loses, the seventh does not."""
    state = deal_hands(poker(players, one_of_each_loses=True), {0: ONE_OF_EACH + " bat bat"})
    *seven, eighth = ONE_OF_EACH.split()
    play(state, *keep(0, "bat " + " ".join(seven), 1))
    assert (len(row(state, 0)), ended(state)) == (7, None)
    play(state, *keep(0, eighth, 1))
    assert ended(state) == (0, "one-of-each")


def test_c9_with_the_option_of_a_kind_loses_as_before() -> None:
    """7.2, 7.8: the option adds a losing condition and takes none away."""
    state = deal_hands(poker(one_of_each_loses=True), {0: "bat " * 4 + "fly rat toad"})
    play(state, *keep(0, "bat fly bat rat bat toad", 3))
    assert ended(state) is None
    play(state, *keep(0, "bat", 3))
    assert ended(state) == (0, "four-of-a-kind")


def test_rule_7_10_there_are_no_points_and_no_single_winner() -> None:
    """7.10: all players but the loser win together; there are no ties."""
    state = play(deal_hands(poker(6), {0: "rat " * 4}), *keep(0, "rat rat rat rat", 5))
    assert state.result is not None
    assert (state.result.winners, state.result.losers) == ([1, 2, 3, 4, 5], [0])
    assert state.result.scores is None
