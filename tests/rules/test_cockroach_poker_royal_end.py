"""Cockroach Poker Royal, section 10 of its rules: how the game ends."""

from functools import partial
from typing import Any

import pytest

from courtcards.engine.errors import MoveError
from courtcards.engine.phrases import Data
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
    legal,
    offer,
    pay,
    play,
    row,
    table,
    words,
)

royal = partial(game, "cockroach-poker-royal")

REASONS = {
    3: "three-of-a-kind",
    4: "four-of-a-kind",
    5: "five-of-a-kind",
    6: "six-of-a-kind",
    7: "seven-of-a-kind",
    8: "eight-of-a-kind",
}
ONE_OF_EACH = "bat fly cockroach toad rat scorpion stink-bug"


def test_rule_10_1_the_game_ends_at_once() -> None:
    """1.2, 10.1, 10.12: one loses, all others win together, nothing more is played."""
    state = play(deal_hands(royal(4), {0: "bat " * 8}), *keep(0, "bat bat bat bat", 2))
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


@pytest.mark.parametrize("preset", ["manual", "japanese"])
@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 4), (4, 4), (5, 4), (6, 4)])
def test_c7_four_of_a_kind_lose_and_with_two_players_five(
    players: int, limit: int, preset: str
) -> None:
    """10.2, 10.3: one fewer is harmless."""
    state = deal_hands(royal(players, preset), {0: "rat " * 5})
    play(state, *keep(0, "rat " * (limit - 1), 1))
    assert (row(state, 0), ended(state), state.turn) == ({"rat": limit - 1}, None, 0)
    play(state, *keep(0, "rat", 1))
    assert ended(state) == (0, REASONS[limit])


@pytest.mark.parametrize("limit", sorted(REASONS))
def test_c7_limit_sets_another_number(limit: int) -> None:
    """10.4: `limit` may be 3 to 8; the reason is named after the number, royals count."""
    state = deal_hands(royal(4, limit=limit), {0: "royal-bat " + "bat " * 7}, pile="rat")
    assert table(state)["limit"] == limit
    play(state, *keep(0, "royal-bat " + "bat " * (limit - 2), 1))
    assert (row(state, 0), ended(state)) == ({"bat": limit - 1, "rat": 1}, None)
    play(state, *keep(0, "bat", 1))
    assert (row(state, 0), ended(state)) == ({"bat": limit, "rat": 1}, (0, REASONS[limit]))


def test_c7_a_limit_given_overrules_two_players() -> None:
    """10.4: the number is the same whatever the number of players."""
    state = play(deal_hands(royal(2, limit=3), {0: "rat " * 3}), *keep(0, "rat rat rat", 1))
    assert ended(state) == (0, "three-of-a-kind")


def test_rule_10_6_who_must_start_without_a_card_loses() -> None:
    """4.1, 10.6: the last card came back, so there is none to offer."""
    cards = "bat bat bat fly fly fly rat rat rat toad"
    state = play(deal_hands(royal(6), {0: cards}), *keep(0, cards.removesuffix(" toad"), 1))
    assert (hand(state, 0), ended(state)) == (["toad"], None)
    play(state, *keep(0, "toad", 1))
    assert (hand(state, 0), ended(state)) == ([], (0, "empty-hand"))


def test_rule_10_6_two_players_lose_with_an_empty_hand_too() -> None:
    """10.6: a player of two loses likewise."""
    cards = f"{ONE_OF_EACH} " * 3 + "bat fly rat toad"
    state = play(deal_hands(royal(2), {0: cards}), *keep(0, cards.rsplit(" ", 1)[0], 1))
    assert (hand(state, 0), ended(state)) == (["toad"], None)
    play(state, *keep(0, "toad", 1))
    assert ended(state) == (0, "empty-hand")


def test_c9_one_of_each_is_harmless_by_default() -> None:
    """10.8: by default different animals do no harm."""
    state = play(deal_hands(royal(4), {0: ONE_OF_EACH + " bat"}), *keep(0, ONE_OF_EACH, 1))
    assert (row(state, 0), ended(state)) == (dict.fromkeys(ONE_OF_EACH.split(), 1), None)


def test_c9_one_of_each_loses_with_the_option() -> None:
    """10.8: with `one_of_each_loses = true` the seventh animal loses, the sixth does not."""
    state = deal_hands(royal(4, one_of_each_loses=True), {0: ONE_OF_EACH + " bat bat"})
    play(state, *keep(0, "bat " + ONE_OF_EACH.removesuffix(" stink-bug"), 1))
    assert (len(row(state, 0)), ended(state)) == (6, None)
    play(state, *keep(0, "stink-bug", 1))
    assert ended(state) == (0, "one-of-each")


def test_c9_royals_count_and_the_last_animal_may_be_drawn() -> None:
    """9.3, 10.8: a chain of draws stops where it completes the seven animals."""
    pile = "royal-cockroach royal-toad royal-rat royal-scorpion royal-stink-bug royal-fly bat"
    kind = royal(3, "japanese", one_of_each_loses=True)
    state = play(deal_hands(kind, {0: "royal-bat fly"}, pile), *keep(0, "fly royal-bat", 1))
    assert (row(state, 0), ended(state)) == (
        dict.fromkeys(ONE_OF_EACH.split(), 1),
        (0, "one-of-each"),
    )
    assert table(state)["pile"] == ["royal-fly", "bat"]


@pytest.mark.parametrize("cards", ["toad", "toad bat", "toad toad", "bat toad"])
def test_c9_the_last_animal_may_be_paid(cards: str) -> None:
    """9.2, 10.8: also when the card paid with it lies in a fuller row."""
    before = "bat bat fly cockroach rat scorpion stink-bug"
    state = deal_hands(royal(5, one_of_each_loses=True), {0: f"{before} joker toad toad bat"})
    play(state, *keep(0, before, 1), offer(0, "joker", 1, "toad"), believe(1), pay(0, cards))
    assert ended(state) == (0, "one-of-each")


@pytest.mark.parametrize(("many", "last"), [("bat", "stink-bug"), ("stink-bug", "bat")])
def test_c9_where_both_apply_of_a_kind_is_the_reason(many: str, last: str) -> None:
    """10.9: two cards paid together make four of a kind and complete the seven animals."""
    others = " ".join(set(ONE_OF_EACH.split()) - {many, last})
    before = f"{others} {many} {many} {many}"
    kind = royal(5, one_of_each_loses=True)
    state = deal_hands(kind, {0: f"{before} joker {many} {last}"})
    play(state, *keep(0, before, 1), offer(0, "joker", 1, "bat"), believe(1))
    play(state, pay(0, f"{many} {last}"))
    assert (row(state, 0)[many], len(row(state, 0))) == (4, 7)
    assert ended(state) == (0, "four-of-a-kind")


THREE_OF_EACH = " ".join([ONE_OF_EACH] * 3)
CROWNS = " ".join(f"royal-{animal}" for animal in ONE_OF_EACH.split())


def down_to_specials(specials: tuple[str, str], extra: tuple[str, str], **options: Any) -> State:
    """Two players lay down all animals (no more than four of one) but seat 1's last scorpion."""
    hands = {seat: f"{THREE_OF_EACH} {extra[seat]} {specials[seat]}" for seat in (0, 1)}
    state = deal_hands(royal(2, **options), hands, CROWNS)
    play(state, *keep(0, f"{THREE_OF_EACH} {extra[0]}".replace("scorpion ", "", 1), 1))
    play(state, *give(0, "scorpion", 1))
    play(state, *keep(1, f"{THREE_OF_EACH} {extra[1]}".replace("scorpion ", "", 1), 0))
    assert [hand(state, seat) for seat in (0, 1)] == [
        words(specials[0]),
        words(f"{specials[1]} scorpion"),
    ]
    assert (ended(state), state.turn) == (None, 1)
    return state


@pytest.mark.parametrize("goes", ["hand", "table"])
def test_r13_who_must_start_when_only_specials_are_left_loses(goes: str) -> None:
    """10.10: seat 0 holds joker and blank and could offer, but nobody could ever pay."""
    extra = ("bat fly", "bat fly toad")
    state = down_to_specials(("joker blank", ""), extra, special_goes=goes)
    play(state, *give(1, "scorpion", 0))
    assert [hand(state, seat) for seat in (0, 1)] == [["blank", "joker"], []]
    assert ended(state) == (0, "empty-hand")


def test_r13_it_is_the_starter_who_loses() -> None:
    """10.10: each holds a special; whoever took the last animal must start."""
    state = down_to_specials(("joker", "blank"), ("bat fly rat", "bat fly"))
    for moves, loser in ((keep(1, "scorpion", 0), 1), (give(1, "scorpion", 0), 0)):
        after = branch(state, *moves)
        assert [hand(after, seat) for seat in (0, 1)] == [["joker"], ["blank"]]
        assert ended(after) == (loser, "empty-hand")


def test_r13_with_specials_pay_the_game_goes_on() -> None:
    """10.10: specials that may be paid are cards that may be laid down."""
    extra = ("bat fly", "bat fly toad")
    state = down_to_specials(("joker blank", ""), extra, specials_pay=True)
    play(state, *give(1, "scorpion", 0))
    assert (ended(state), state.turn) == (None, 0)
    assert {move["card"] for move in legal(state)} == {"joker", "blank"}
    play(state, *toss(0, 1))
    assert (table(state)["aside"], ended(state)) == (["joker"], (1, "empty-hand"))


def test_r13_specials_alone_in_one_hand_do_not_end_the_game() -> None:
    """10.10: it takes all hands; here seats 1 to 5 still hold animals."""
    state = jugglers()
    assert (hand(state, 1), ended(state), state.turn) == (["joker"], None, 1)
    assert {move["card"] for move in legal(state)} == {"joker"}


def jugglers() -> State:
    """Six players: seat 0 has no card, seat 1 only the joker, and seat 1 starts."""
    nine, eight = "bat bat fly fly rat rat toad toad scorpion", "fly fly rat rat toad toad bat bat"
    state = deal_hands(royal(6), {0: f"{nine} scorpion", 1: f"{eight} joker", 2: "bat"})
    play(state, *keep(0, nine, 1), *give(0, "scorpion", 1), *keep(1, eight, 0))
    assert (hand(state, 0), hand(state, 1), state.turn) == ([], ["joker"], 1)
    return state


def toss(seat: int, to: int) -> list[Data]:
    """A seat offers the joker to another, who doubts wrongly and takes it."""
    return [offer(seat, "joker", to, "bat"), doubt(to)]


def juggle(state: State, rounds: int) -> None:
    """Seats 0 and 1 toss the joker to and fro; neither can pay for it."""
    for _ in range(rounds):
        assert state.turn in (0, 1)
        play(state, *toss(state.turn, 1 - state.turn))


def test_r14_twenty_rounds_without_a_card_laid_down_end_the_game() -> None:
    """10.11: after 19 the game goes on, after 20 whoever must start loses."""
    state = jugglers()
    juggle(state, 19)
    assert (ended(state), state.turn, hand(state, 0)) == (None, 0, ["joker"])
    juggle(state, 1)
    assert (hand(state, 1), ended(state)) == (["joker"], (1, "stalemate"))


def test_r14_it_is_the_starter_who_loses() -> None:
    """10.11: if the joker comes back to its offerer in the last round, that player loses."""
    state = jugglers()
    juggle(state, 19)
    play(state, offer(0, "joker", 1, "bat"), believe(1))
    assert ended(state) == (0, "stalemate")


def test_r14_a_card_laid_down_begins_the_count_anew() -> None:
    """10.11: it takes 20 rounds in a row."""
    state = jugglers()
    juggle(state, 19)
    play(state, *toss(0, 2), pay(2, "bat"), *toss(2, 0))
    juggle(state, 18)
    assert (ended(state), state.turn) == (None, 0)
    juggle(state, 1)
    assert ended(state) == (1, "stalemate")
