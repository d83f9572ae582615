"""Cockroach Poker Royal, section 9 of its rules: which of several things comes first."""

from functools import partial
from typing import Any

import pytest

from courtcards.play.game import game
from courtcards.play.state import State
from tests.rules.stacked import (
    believe,
    branch,
    deal_hands,
    doubt,
    ended,
    hand,
    keep,
    legal,
    offer,
    ordered,
    pairs,
    pay,
    play,
    row,
    table,
    words,
)

royal = partial(game, "cockroach-poker-royal")


def owing(cards: str, before: str, pile: str, **options: Any) -> State:
    """Five players: seat 0 laid down some cards, then took back its blank, claimed "Royal".

    Every royal laid down draws a card, unless the options say otherwise.
    """
    kind = royal(5, **{"royal_penalty": "always", **options})
    state = deal_hands(kind, {0: f"blank {cards} {before}"}, pile)
    play(state, *keep(0, before, 1), offer(0, "blank", 1, "royal"), doubt(1))
    assert table(state)["phase"] == "pay"
    return state


def test_c6_a_royal_that_reaches_the_limit_draws_nothing() -> None:
    """9.1: a taken card is checked before any penalty card is drawn."""
    state = deal_hands(royal(4), {0: "bat bat bat royal-bat"}, pile="rat")
    pile = table(state)["pile"]
    play(state, *keep(0, "bat bat bat royal-bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": 4}, (0, "four-of-a-kind"))
    assert table(state)["pile"] == pile


def test_c6_the_drawn_card_can_be_the_one_too_many() -> None:
    """9.3: a penalty card counts like any other."""
    state = deal_hands(royal(4), {0: "rat rat rat royal-bat"}, pile="royal-rat fly")
    play(state, *keep(0, "rat rat rat royal-bat", 1))
    assert (row(state, 0), ended(state)) == ({"rat": 4, "bat": 1}, (0, "four-of-a-kind"))
    assert table(state)["pile_top"] == "fly"


def test_r12_paid_cards_are_checked_before_their_draws() -> None:
    """9.2, 9.5: the second card paid is the fourth rat, so no penalty card is drawn."""
    state = owing("royal-bat royal-rat fly", "rat rat rat", "toad scorpion")
    pile = table(state)["pile"]
    play(state, pay(0, "royal-bat royal-rat"))
    assert (row(state, 0), ended(state)) == ({"rat": 4, "bat": 1}, (0, "four-of-a-kind"))
    assert table(state)["pile"] == pile


def test_r12_paid_cards_are_laid_down_together() -> None:
    """9.2: both lie there when they are checked, also when the first alone was too many."""
    state = play(owing("rat rat fly", "rat rat rat", ""), pay(0, "rat rat"))
    assert (row(state, 0), ended(state)) == ({"rat": 5}, (0, "four-of-a-kind"))
    other = play(owing("bat stink-bug", "bat bat bat", ""), pay(0, "bat stink-bug"))
    assert (row(other, 0), ended(other)) == ({"bat": 4, "stink-bug": 1}, (0, "four-of-a-kind"))


def test_r12_draws_are_made_one_by_one_and_each_is_checked() -> None:
    """9.3: two draws are due; the first makes four of a kind, so the second is not made."""
    state = owing("royal-bat royal-fly", "rat rat rat", "rat scorpion")
    play(state, pay(0, "royal-bat royal-fly"))
    assert row(state, 0) == {"rat": 4, "bat": 1, "fly": 1}
    assert (ended(state), table(state)["pile_top"]) == ((0, "four-of-a-kind"), "scorpion")


def test_r12_a_chain_stops_at_the_card_that_loses() -> None:
    """9.3, 9.5: the royal drawn is the fourth rat; what it would draw is dropped."""
    state = deal_hands(
        royal(4, "japanese"), {0: "rat rat rat royal-bat"}, pile="royal-rat royal-fly toad"
    )
    play(state, *keep(0, "rat rat rat royal-bat", 1))
    assert (row(state, 0), ended(state)) == ({"rat": 4, "bat": 1}, (0, "four-of-a-kind"))
    assert table(state)["pile_top"] == "royal-fly"


@pytest.mark.parametrize(
    ("goes", "put_away", "aside"),
    [("hand", "blank joker", []), ("table", "", ["joker", "blank"])],
)
def test_r12_draws_go_before_payments(goes: str, put_away: str, aside: list[str]) -> None:
    """9.4: the joker drawn first is put away at once, the second draw made, then it is paid for."""
    rest = "rat rat rat toad toad toad stink-bug stink-bug stink-bug"
    state = owing(f"royal-bat royal-fly {rest}", "", "joker scorpion cockroach", special_goes=goes)
    play(state, pay(0, "royal-bat royal-fly"))
    assert (row(state, 0), state.turn) == ({"bat": 1, "fly": 1, "scorpion": 1}, 0)
    assert (hand(state, 0), table(state)["aside"]) == (words(f"{rest} {put_away}"), aside)
    assert (table(state)["pile_top"], table(state)["payments"]) == ("cockroach", 1)
    assert legal(state) == ordered(pay(0, found) for found in pairs(rest))


def test_r12_a_drawn_special_is_paid_after_a_chain() -> None:
    """9.4: joker, then a royal, then what that royal draws; only then the payment."""
    state = owing("royal-bat royal-fly rat rat", "", "joker royal-toad toad scorpion")
    play(state, pay(0, "royal-bat royal-fly"))
    assert row(state, 0) == {"bat": 1, "fly": 1, "toad": 2}
    assert (table(state)["pile_top"], table(state)["phase"]) == ("scorpion", "pay")


def test_r12_the_payment_for_a_drawn_special_draws_in_its_turn() -> None:
    """7.4, 9.4: the second payment is by the same claim; its royal draws before the next round."""
    cards = "royal-bat royal-fly royal-toad rat rat rat scorpion scorpion scorpion stink-bug"
    state = owing(cards, "bat", "joker cockroach fly toad")
    play(state, pay(0, "royal-bat royal-fly"))
    left = "royal-toad rat rat rat scorpion scorpion scorpion stink-bug"
    assert hand(state, 0) == words(f"{left} joker blank")
    assert legal(state) == ordered(pay(0, found) for found in ["royal-toad", *pairs(left)])
    play(state, pay(0, "royal-toad"))
    assert row(state, 0) == {"bat": 2, "fly": 2, "cockroach": 1, "toad": 1}
    assert (table(state)["pile_top"], table(state)["phase"], state.turn) == ("toad", "offer", 0)


def test_r12_a_payment_may_draw_the_other_special() -> None:
    """8.10, 9.4: a special taken, then one drawn by its payment; each is paid for in turn."""
    state = owing("royal-bat royal-rat fly fly", "", "joker toad", special_goes="table")
    assert table(state)["payments"] == 1
    play(state, pay(0, "royal-bat"))
    assert (table(state)["aside"], table(state)["phase"]) == (["joker", "blank"], "pay")
    assert table(state)["payments"] == 1
    play(state, pay(0, "fly fly"))
    assert (row(state, 0), state.turn) == ({"bat": 1, "fly": 2}, 0)
    assert (table(state)["phase"], table(state)["payments"]) == ("offer", 0)


def test_c6_a_payment_for_a_drawn_special_is_dropped_when_the_drawer_loses() -> None:
    """9.5: the joker is drawn, then the fourth rat: the game is over before the joker is paid."""
    state = owing("royal-bat royal-fly toad toad", "rat rat rat", "joker rat scorpion")
    play(state, pay(0, "royal-bat royal-fly"))
    assert (row(state, 0), ended(state)) == (
        {"rat": 4, "bat": 1, "fly": 1},
        (0, "four-of-a-kind"),
    )
    assert "joker" in hand(state, 0)
    assert table(state)["pile_top"] == "scorpion"


@pytest.mark.parametrize(("limit", "reason"), [(3, "three-of-a-kind"), (5, "five-of-a-kind")])
def test_c6_a_payment_ends_the_game_at_the_limit(limit: int, reason: str) -> None:
    """9.5, 10.4: a player who reaches the limit loses at once, even in the middle of a payment."""
    state = owing("rat royal-rat fly", "rat " * (limit - 1), "", limit=limit)
    assert ended(branch(state, pay(0, "royal-rat"))) == (0, reason)
    assert ended(branch(state, pay(0, "rat fly"))) == (0, reason)


def test_c6_a_payment_below_the_limit_goes_on() -> None:
    """9.2: two rats and one paid make three, which is harmless."""
    state = play(owing("rat toad", "rat rat", ""), pay(0, "rat toad"))
    assert (row(state, 0), ended(state), state.turn) == ({"rat": 3, "toad": 1}, None, 0)


def test_rule_9_6_a_single_legal_move_is_played_at_once() -> None:
    """9.6: two payable cards and no match leave one way to pay; nobody is asked."""
    cards = "fly fly fly cockroach cockroach cockroach toad toad joker rat"
    state = deal_hands(royal(6), {0: cards})
    play(state, *keep(0, "fly fly fly cockroach cockroach cockroach toad", 1))
    assert hand(state, 0) == ["joker", "rat", "toad"]
    play(state, offer(0, "joker", 1, "bat"), believe(1))
    assert hand(state, 0) == ["joker"]
    assert row(state, 0) == {"fly": 3, "cockroach": 3, "toad": 2, "rat": 1}
    assert [step["do"] for step in state.transcript()["log"][-2:]] == ["offer", "believe"]
