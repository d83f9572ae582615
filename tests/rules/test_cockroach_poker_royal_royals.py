"""Cockroach Poker Royal, section 7 of its rules: royals and the penalty pile."""

from functools import partial

import numpy as np
import pytest

from courtcards.play.game import game
from courtcards.play.state import State
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
    pay,
    peek,
    play,
    row,
    table,
)

royal = partial(game, "cockroach-poker-royal")


def paying(options: dict[str, str], pile: str) -> State:
    """Six players: seat 0 took back the joker with the claim "Royal" and owes for it."""
    hands = {0: "joker royal-bat royal-fly rat rat rat toad toad toad toad"}
    state = deal_hands(royal(6, **options), hands, pile)
    return play(state, offer(0, "joker", 1, "royal"), doubt(1))


def test_r9_a_royal_counts_as_its_animal() -> None:
    """7.1: three bats and the royal bat are four of a kind."""
    state = deal_hands(royal(4), {0: "bat bat bat royal-bat"}, pile="rat")
    play(state, *keep(0, "bat royal-bat bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 3, "rat": 1}, None)
    assert table(state)["seats"][0]["royals"] == ["bat"]
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 4, "rat": 1}, (0, "four-of-a-kind"))


def test_r9_the_crown_itself_makes_no_set() -> None:
    """7.1: royals of different animals are no set, however many they are."""
    royals = "royal-bat royal-fly royal-rat royal-toad royal-scorpion"
    state = deal_hands(royal(4), {0: royals}, pile="bat fly rat toad scorpion")
    play(state, *keep(0, royals, 1))
    assert row(state, 0) == dict.fromkeys(["bat", "fly", "toad", "rat", "scorpion"], 2)
    assert table(state)["seats"][0]["royals"] == ["bat", "fly", "toad", "rat", "scorpion"]
    assert (ended(state), state.turn) == (None, 0)


@pytest.mark.parametrize("preset", ["manual", "japanese"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rule_7_2_whoever_takes_a_royal_draws_the_top_penalty_card(
    preset: str, players: int
) -> None:
    """7.2: one card from the top of the pile, face up in front of the taker, and no more."""
    state = deal_hands(
        royal(players, preset), {0: "royal-bat", 1: "royal-fly"}, "rat toad scorpion"
    )
    pile = table(state)["pile"]
    play(state, *give(0, "royal-bat", 1))
    assert [row(state, seat) for seat in (0, 1)] == [{}, {"bat": 1, "rat": 1}]
    assert (table(state)["pile"], state.turn) == (pile[1:], 1)
    play(state, *keep(1, "royal-fly", 0))
    assert row(state, 1) == {"bat": 1, "rat": 1, "fly": 1, "toad": 1}
    assert (table(state)["pile"], state.turn) == (pile[2:], 1)


@pytest.mark.parametrize(("taker", "seat"), [("last_claimant", 1), ("round_starter", 0)])
def test_c2_the_taker_of_a_royal_draws_also_after_passing(taker: str, seat: int) -> None:
    """5.5, 5.6, 7.2: the draw goes with the card."""
    state = deal_hands(royal(4, taker=taker), {0: "royal-bat"}, pile="rat")
    play(state, offer(0, "royal-bat", 1, "fly"), peek(1), pass_on(1, 2, "royal"), believe(2))
    expected: list[dict[str, int]] = [{}, {}, {}, {}]
    expected[seat] = {"bat": 1, "rat": 1}
    assert ([row(state, other) for other in range(4)], state.turn) == (expected, seat)


def test_r2_taken_a_paid_royal_draws_nothing() -> None:
    """7.3: in `manual` one or two royals paid from the hand draw no penalty card."""
    state = paying({}, "scorpion fly")
    one = branch(state, pay(0, "royal-bat"))
    assert (row(one, 0), one.turn) == ({"bat": 1}, 0)
    two = branch(state, pay(0, "royal-bat royal-fly"))
    assert (row(two, 0), two.turn) == ({"bat": 1, "fly": 1}, 0)
    assert table(one)["pile"] == table(two)["pile"] == table(state)["pile"]


def test_r2_taken_a_drawn_royal_draws_nothing() -> None:
    """7.3: in `manual` a royal that is itself drawn as a penalty draws no other card."""
    state = deal_hands(royal(4), {0: "royal-bat"}, pile="royal-fly rat")
    play(state, *keep(0, "royal-bat", 1))
    assert (row(state, 0), table(state)["pile_top"]) == ({"bat": 1, "fly": 1}, "rat")
    assert table(state)["pile_size"] == 7


@pytest.mark.parametrize("options", [{"preset": "japanese"}, {"royal_penalty": "always"}])
def test_r2_always_a_paid_royal_draws(options: dict[str, str]) -> None:
    """7.4: in `japanese` a royal paid because of a special draws a penalty card."""
    state = play(paying(options, "scorpion fly"), pay(0, "royal-bat"))
    assert (row(state, 0), table(state)["pile_top"]) == ({"bat": 1, "scorpion": 1}, "fly")
    assert (table(state)["pile_size"], state.turn) == (9, 0)


@pytest.mark.parametrize("options", [{"preset": "japanese"}, {"royal_penalty": "always"}])
def test_r2_always_two_paid_royals_draw_two(options: dict[str, str]) -> None:
    """7.4: every royal laid down draws a card of its own."""
    state = play(paying(options, "scorpion stink-bug fly"), pay(0, "royal-bat royal-fly"))
    assert row(state, 0) == {"bat": 1, "fly": 1, "scorpion": 1, "stink-bug": 1}
    assert (table(state)["pile_top"], table(state)["pile_size"]) == ("fly", 8)


@pytest.mark.parametrize("options", [{"preset": "japanese"}, {"royal_penalty": "always"}])
def test_r2_always_a_paid_animal_draws_nothing(options: dict[str, str]) -> None:
    """7.4: it is the crown that draws, not the payment."""
    state = play(paying(options, "scorpion fly"), pay(0, "rat toad"))
    assert (row(state, 0), table(state)["pile_size"]) == ({"rat": 1, "toad": 1}, 10)


@pytest.mark.parametrize("options", [{"preset": "japanese"}, {"royal_penalty": "always"}])
def test_r2_always_draws_chain(options: dict[str, str]) -> None:
    """7.4: a royal drawn as a penalty draws the next card, until one is no royal."""
    pile = "royal-fly royal-rat royal-toad toad scorpion"
    state = deal_hands(royal(4, **options), {0: "royal-bat"}, pile)
    play(state, *keep(0, "royal-bat", 1))
    assert row(state, 0) == {"bat": 1, "fly": 1, "rat": 1, "toad": 2}
    assert table(state)["seats"][0]["royals"] == ["bat", "fly", "toad", "rat"]
    assert (table(state)["pile_top"], table(state)["pile_size"], state.turn) == ("scorpion", 4, 0)


def test_r2_always_paid_royals_start_chains_too() -> None:
    """7.4: two draws are due, one of them draws a royal, so three cards are drawn."""
    pile = "royal-scorpion stink-bug cockroach fly"
    state = play(paying({"royal_penalty": "always"}, pile), pay(0, "royal-bat royal-fly"))
    assert row(state, 0) == {"bat": 1, "fly": 1, "scorpion": 1, "stink-bug": 1, "cockroach": 1}
    assert (table(state)["pile_top"], table(state)["pile_size"]) == ("fly", 7)


def test_rule_7_5_the_next_card_is_turned_up_after_a_draw() -> None:
    """7.5: everyone sees the new top card, and saw what was drawn."""
    state = deal_hands(royal(4), {0: "royal-bat"}, pile="rat toad")
    play(state, *give(0, "royal-bat", 2))
    for view in (*(state.view(seat) for seat in range(4)), state.view()):
        assert (view.table["pile_top"], view.table["pile_size"]) == ("toad", 7)
        assert view.events[-3:] == [
            {"event": "laid", "seat": 2, "card": "royal-bat"},
            {"event": "drawn", "seat": 2, "card": "rat"},
            {"event": "turned-up", "card": "toad"},
        ]


def test_r7_the_seventh_draw_empties_the_pile() -> None:
    """7.6: three players have seven penalty cards and the deck seven royals; play goes on."""
    pile = "royal-fly royal-cockroach royal-toad royal-rat royal-scorpion royal-stink-bug fly"
    state = deal_hands(royal(3, "japanese"), {0: "royal-bat bat"}, pile)
    play(state, *keep(0, "royal-bat", 1))
    ones = dict.fromkeys(["bat", "cockroach", "toad", "rat", "scorpion", "stink-bug"], 1)
    assert row(state, 0) == ones | {"fly": 2}
    for view in (state.view(0), state.view(), state.full_view()):
        assert (view.table["pile_size"], view.table["pile_top"]) == (0, None)
    assert (table(state)["pile"], ended(state), state.turn) == ([], None, 0)
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == (ones | {"fly": 2, "bat": 2}, None)


def test_r7_nothing_is_drawn_from_an_empty_pile() -> None:
    """7.6: seven royals never draw more than seven cards, so the pile is taken away here."""
    kind = royal(4)
    state = play(deal_hands(kind, {0: "royal-bat"}), offer(0, "royal-bat", 1, "bat"))
    record = np.frombuffer(state.to_bytes(), kind.kind.state).copy()
    record["pile_size"], record["pile"] = 0, -1
    state = play(State.from_bytes(kind, record.tobytes()), believe(1))
    assert [row(state, seat) for seat in range(4)] == [{"bat": 1}, {}, {}, {}]
    assert (table(state)["pile"], ended(state), state.turn) == ([], None, 0)
    assert "royal-bat" not in hand(state, 0)
