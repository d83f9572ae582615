"""Cockroach Poker, rules 2.4, 3.2 and 7.4 of its rules: smaller decks."""

from collections import Counter
from typing import Any

import pytest

from courtcards.engine.errors import OptionError
from courtcards.play.game import Game, game
from courtcards.play.transcript import check
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    ended,
    give,
    hand,
    keep,
    legal,
    offer,
    pass_on,
    peek,
    play,
    row,
    table,
    whole_deck,
)


def small(players: int = 2, **options: Any) -> Game:
    deck = {"creatures": 3, "copies": 3, "limit": 2, "removed": 1}
    return game("cockroach-poker", players, **(deck | options))


@pytest.mark.parametrize(("creatures", "copies"), [(2, 2), (3, 3), (5, 4), (8, 2), (2, 8)])
def test_rule_2_4_only_the_first_creatures_with_so_many_cards(creatures: int, copies: int) -> None:
    """2.4: the first creatures of the list, so many cards of each."""
    first = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "spider", "stink-bug"][
        :creatures
    ]
    deck = whole_deck(small(creatures=creatures, copies=copies))
    assert Counter(deck) == dict.fromkeys(first, copies)


def test_rule_2_4_nobody_claims_a_creature_that_is_not_there() -> None:
    """2.4: creatures that are not in the deck do not exist, for offering and for passing on."""
    state = deal_hands(small(3, removed=0), {0: "bat bat fly"})
    creatures = ("bat", "fly", "cockroach")
    offers = [
        offer(0, card, to, claim) for card in ("bat", "fly") for to in (1, 2) for claim in creatures
    ]
    assert sorted(map(str, legal(state))) == sorted(map(str, offers))
    play(state, offer(0, "bat", 1, "fly"), peek(1))
    passes = [pass_on(1, 2, claim) for claim in creatures]
    assert sorted(map(str, legal(state))) == sorted(map(str, passes))


@pytest.mark.parametrize("removed", [0, 1, 4, 7])
def test_rule_3_2_so_many_cards_are_removed_unseen(removed: int) -> None:
    """3.2, 3.4: the last cards are out of the game; those dealt first hold the extra cards."""
    deck = whole_deck(small())
    state = small(removed=removed).deal(seed=0, piles=[("deck", deck)])
    left = deck[: 9 - removed]
    assert [hand(state, seat) for seat in (0, 1)] == [sorted(left[seat::2]) for seat in (0, 1)]
    events = [event for event in state.view(0).events if event["event"] == "removed"]
    assert events == ([{"event": "removed", "count": removed}] if removed else [])


def test_rule_3_2_any_number_of_players_can_remove_cards() -> None:
    """3.2: `removed` does not depend on the number of players."""
    seats = table(game("cockroach-poker", 4, removed=5).deal(seed=1))["seats"]
    assert [seat["hand_size"] for seat in seats] == [15, 15, 15, 14]


def test_rule_7_4_two_of_a_kind_lose_with_a_limit_of_two() -> None:
    """7.4: with a smaller deck the limit may be 2; the reason is named after it."""
    state = play(deal_hands(small(), {0: "bat bat fly fly"}), *keep(0, "bat fly", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 1, "fly": 1}, None)
    lost = branch(state, offer(0, "bat", 1, "fly"), doubt(1))
    assert (row(lost, 0), ended(lost)) == ({"bat": 2, "fly": 1}, (0, "two-of-a-kind"))
    assert lost.view(0).tell()[-1] == "Player 1 loses: two of a kind."


def test_rule_7_6_an_empty_hand_loses_here_too() -> None:
    """7.6: whoever must start without a card loses, however few cards there are."""
    state = deal_hands(small(removed=7), {0: "bat", 1: "fly"})
    assert ended(branch(state, *keep(0, "bat", 1))) == (0, "empty-hand")
    given = play(state, *give(0, "bat", 1), offer(1, "fly", 0, "bat"), believe(0))
    assert ended(given) == (0, "empty-hand")


def test_rule_7_8_one_of_each_asks_only_for_creatures_that_are_there() -> None:
    """2.4, 7.8: with three creatures the third different one loses."""
    state = deal_hands(small(one_of_each_loses=True), {0: "bat fly cockroach fly"})
    play(state, *keep(0, "bat fly", 1))
    assert ended(state) is None
    assert ended(play(state, *keep(0, "cockroach", 1))) == (0, "one-of-each")


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (4, {"limit": 2}, "Option limit cannot be 2 with the full deck: it is 3 to 8 there."),
        (
            4,
            {"copies": 3},
            "Option limit cannot be 4 with 3 copies: no creature has so many cards.",
        ),
        (
            2,
            {"creatures": 3, "copies": 3, "limit": 2},
            "Option removed cannot be 10 with 9 cards: 2 players need one each, so it is 0 to 7 there.",
        ),
        (
            6,
            {"creatures": 2, "copies": 2, "limit": 2, "removed": 0},
            "There are 4 cards for 6 players: creatures times copies must be 6 or more.",
        ),
    ],
)
def test_rules_2_4_3_2_and_7_4_impossible_decks_get_one_sentence(
    players: int, options: dict[str, Any], sentence: str
) -> None:
    """2.4, 3.2, 7.4: what is possible for itself can be impossible together."""
    with pytest.raises(OptionError) as caught:
        game("cockroach-poker", players, **options)
    assert str(caught.value) == sentence


def test_a_transcript_without_the_options_of_the_deck_still_verifies() -> None:
    """Records written before there were smaller decks are records of the full one."""
    record = game("cockroach-poker", 2).deal(seed=3).transcript()
    assert record["options"] | {"creatures": 8, "copies": 8, "removed": 10} == record["options"]
    for name in ("creatures", "copies", "removed"):
        del record["options"][name]
    assert check(record) == []
