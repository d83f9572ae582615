"""Cockroach Poker Royal, section 8 of its rules: joker and blank, and what they cost."""

from functools import partial
from typing import Any

import pytest

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
    ordered,
    pairs,
    pass_on,
    pay,
    peek,
    play,
    row,
    table,
    words,
)

royal = partial(game, "cockroach-poker-royal")

TEN = "joker rat rat royal-rat toad toad bat royal-bat fly fly"
FILLER = "bat bat bat fly fly fly cockroach cockroach cockroach toad"
TABLE: dict[str, str] = {"special_goes": "table"}


def taken(claim: str = "rat", hand: str = TEN, **options: Any) -> State:
    """Six players: seat 0 offered its joker and took it back, with this last claim."""
    state = deal_hands(royal(6, **options), {0: hand}, pile="cockroach stink-bug")
    return play(state, offer(0, "joker", 1, claim), (doubt if claim == "royal" else believe)(1))


def reduced(cards: str, pile: str = "scorpion", **options: Any) -> State:
    """Six players: seat 0 has only these cards left, and seat 1, to start, holds what it needs."""
    filler = FILLER.split()[: 10 - len(cards.split())]
    hands = {0: " ".join([*filler, cards]), 1: "joker royal-rat rat"}
    state = deal_hands(royal(6, **options), hands, pile)
    *most, last = filler
    play(state, *keep(0, " ".join(most), 1), *give(0, last, 1))
    assert (hand(state, 0), state.turn) == (words(cards), 1)
    return state


def take_joker(claim: str) -> tuple[Data, Data]:
    """Seat 1 offers the joker to seat 0, who doubts wrongly."""
    return offer(1, "joker", 0, claim), doubt(0)


def payments(singles: str, twos: str) -> list[Data]:
    """Return the decisions of seat 0 to pay one of the first cards or two of the second."""
    return ordered([pay(0, card) for card in [*singles.split(), *pairs(twos)]])


@pytest.mark.parametrize("special", ["joker", "blank"])
@pytest.mark.parametrize("goes", ["hand", "table"])
def test_rule_8_1_a_taken_special_is_no_card_in_front(special: str, goes: str) -> None:
    """8.1: it never counts as an animal and is not laid down as one."""
    state = deal_hands(royal(4, special_goes=goes), {0: special, 1: "bat bat bat"})
    play(state, offer(0, special, 1, "bat"), (doubt if special == "joker" else believe)(1))
    assert [row(state, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert (state.turn, table(state)["phase"], table(state)["payments"]) == (1, "pay", 1)


@pytest.mark.parametrize("special", ["joker", "blank"])
@pytest.mark.parametrize("options", [{}, {"preset": "manual"}, {"special_goes": "hand"}])
def test_r3_hand_a_taken_special_goes_into_the_hand(special: str, options: dict[str, str]) -> None:
    """8.2: in `manual` it goes into the taker's hand, and everyone knows that it is there."""
    state = deal_hands(royal(4, **options), {0: special, 1: "bat"})
    before = hand(state, 1)
    play(state, offer(0, special, 1, "bat"), (doubt if special == "joker" else believe)(1))
    assert hand(state, 1) == sorted([*before, special])
    for view in (*(state.view(seat) for seat in range(4)), state.view()):
        assert view.events[-1] == {"event": "put-away", "seat": 1, "card": special}
        assert view.table["last_seen"] == {special: 1}
        assert (view.table["aside"], view.table["seats"][1]["hand_size"]) == ([], len(before) + 1)


def test_r3_hand_a_special_may_be_offered_again() -> None:
    """8.2: it may be offered again later."""
    state = play(taken(), pay(0, "rat"))
    play(state, offer(0, "joker", 3, "bat"), peek(3), pass_on(3, 4, "fly"), doubt(4))
    assert (state.turn, table(state)["phase"]) == (4, "pay")
    assert "joker" in hand(state, 4)
    assert "joker" not in hand(state, 0)
    assert state.view().table["last_seen"] == {"joker": 4}


@pytest.mark.parametrize("special", ["joker", "blank"])
@pytest.mark.parametrize("options", [{"preset": "japanese"}, TABLE])
def test_r3_table_a_taken_special_lies_on_the_table(special: str, options: dict[str, str]) -> None:
    """8.3: in `japanese` it lies face up for the rest of the game and counts for nothing."""
    state = deal_hands(royal(4, **options), {0: special, 1: "bat"})
    before = hand(state, 1)
    play(state, offer(0, special, 1, "bat"), (doubt if special == "joker" else believe)(1))
    assert (hand(state, 1), state.turn) == (before, 1)
    for view in (*(state.view(seat) for seat in range(4)), state.view()):
        assert view.events[-1] == {"event": "put-aside", "seat": 1, "card": special}
        assert (view.table["aside"], view.table["last_seen"]) == ([special], {})
    play(state, pay(1, "bat"))
    assert special not in {move["card"] for move in legal(state)}
    assert table(state)["aside"] == [special]


@pytest.mark.parametrize("goes", ["hand", "table"])
def test_r4_one_matching_card_or_any_two(goes: str) -> None:
    """8.4: the taker chooses, and may lay down any two even if one would match."""
    state = taken("rat", special_goes=goes)
    assert legal(state) == payments(
        "rat royal-rat", "rat rat royal-rat toad toad bat royal-bat fly fly"
    )


def test_r4_without_a_match_any_two() -> None:
    """8.4: no single card will do if none matches."""
    state = taken("scorpion")
    assert legal(state) == payments("", "rat rat royal-rat toad toad bat royal-bat fly fly")


def test_r4_what_is_paid_is_laid_down_from_the_hand() -> None:
    """8.4, 8.9: the cards leave the hand and lie face up in front of the payer, and count."""
    one = play(taken("rat"), pay(0, "rat"))
    assert (row(one, 0), hand(one, 0)) == ({"rat": 1}, words(TEN.replace("rat ", "", 1)))
    two = play(taken("rat"), pay(0, "toad royal-rat"))
    assert (row(two, 0), table(two)["seats"][0]["royals"]) == ({"rat": 1, "toad": 1}, ["rat"])
    assert hand(two, 0) == words("joker rat rat toad bat royal-bat fly fly")
    assert two.view(5).events[-2:] in (
        [{"event": "paid", "seat": 0, "card": card} for card in ("toad", "royal-rat")],
        [{"event": "paid", "seat": 0, "card": card} for card in ("royal-rat", "toad")],
    )


@pytest.mark.parametrize(("taker", "seat"), [("last_claimant", 1), ("round_starter", 0)])
def test_r4_the_last_claim_is_what_must_be_matched(taker: str, seat: int) -> None:
    """8.4: after passing on it is the claim that was judged, whoever takes the special."""
    hands = {0: "joker rat toad", 1: "rat toad"}
    state = deal_hands(royal(6, taker=taker), hands)
    play(state, offer(0, "joker", 1, "rat"), peek(1), pass_on(1, 2, "toad"), believe(2))
    singles = [move["cards"] for move in legal(state) if len(move["cards"]) == 1]
    assert (state.turn, singles) == (seat, [["toad"]])


def test_r5_a_claimed_animal_is_matched_by_its_royal() -> None:
    """8.5: a card of that animal or its royal."""
    state = play(taken("bat"), pay(0, "royal-bat"))
    assert (row(state, 0), state.turn, table(state)["phase"]) == ({"bat": 1}, 0, "offer")


def test_r5_the_claim_royal_is_matched_by_any_royal() -> None:
    """8.5: by any royal, and by nothing else."""
    state = taken("royal")
    assert legal(state) == payments(
        "royal-rat royal-bat", "rat rat royal-rat toad toad bat royal-bat fly fly"
    )


@pytest.mark.parametrize("claim", ["rat", "royal"])
def test_r5_specials_match_nothing_and_are_not_paid(claim: str) -> None:
    """8.6: by default neither the special just taken nor the other one is laid down."""
    state = taken(claim, "joker blank rat toad toad toad toad fly fly fly")
    expected = payments("rat" if claim == "rat" else "", "rat toad toad toad toad fly fly fly")
    assert legal(state) == expected


def test_r5_specials_pay_allows_specials_among_any_two() -> None:
    """8.7: the one just taken, the other one, and both; but never as the one that matches."""
    cards = "joker blank rat toad toad toad toad fly fly fly"
    state = taken("rat", cards, specials_pay=True)
    assert legal(state) == payments("rat", cards)
    assert pay(0, "joker blank") in legal(state)


@pytest.mark.parametrize(
    ("cards", "expected", "aside", "seen"),
    [
        ("joker toad", {"toad": 1}, ["joker"], {}),
        ("blank toad", {"toad": 1}, ["blank"], {"joker": 0}),
        ("joker blank", {}, ["joker", "blank"], {}),
    ],
)
def test_r5_specials_paid_lie_on_the_table_and_count_for_nothing(
    cards: str, expected: dict[str, int], aside: list[str], seen: dict[str, int]
) -> None:
    """8.7: they lie on the table and count for nothing."""
    before = "joker blank rat toad toad toad toad fly fly fly"
    state = play(taken("rat", before, specials_pay=True), pay(0, cards))
    assert (row(state, 0), table(state)["aside"]) == (expected, aside)
    assert (state.view(3).table["aside"], state.view(3).table["last_seen"]) == (aside, seen)
    rest = before.split()
    for card in cards.split():
        rest.remove(card)
    assert (hand(state, 0), state.turn) == (sorted(rest), 0)


def test_r5_specials_pay_with_specials_on_the_table() -> None:
    """8.7: only one taken into the hand can be paid; here the taken one lies on the table."""
    cards = "blank rat toad toad toad toad fly fly fly"
    state = taken("rat", f"joker {cards}", specials_pay=True, special_goes="table")
    assert legal(state) == payments("rat", cards)
    play(state, pay(0, "blank rat"))
    assert (row(state, 0), table(state)["aside"]) == ({"rat": 1}, ["joker", "blank"])


def test_r6_nothing_to_pay_with_the_special_in_the_hand() -> None:
    """8.8: an empty hand pays nothing; the special in it can be offered."""
    state = play(reduced(""), *take_joker("rat"))
    assert (hand(state, 0), state.turn, ended(state)) == (["joker"], 0, None)
    assert table(state)["phase"] == "offer"
    assert {move["card"] for move in legal(state)} == {"joker"}


def test_r6_nothing_to_pay_with_the_special_on_the_table() -> None:
    """8.8, 10.6: an empty hand pays nothing, and then cannot start."""
    state = play(reduced("", **TABLE), *take_joker("rat"))
    assert (hand(state, 0), table(state)["aside"]) == ([], ["joker"])
    assert ended(state) == (0, "empty-hand")


@pytest.mark.parametrize(("goes", "left"), [("hand", "blank joker"), ("table", "blank")])
def test_r6_a_hand_with_only_a_special_pays_nothing(goes: str, left: str) -> None:
    """8.6, 8.8: a special in the hand is no payable card."""
    state = play(reduced("blank", special_goes=goes), *take_joker("rat"))
    assert (hand(state, 0), state.turn, ended(state)) == (left.split(), 0, None)
    assert table(state)["phase"] == "offer"


@pytest.mark.parametrize("claim", ["rat", "scorpion", "royal"])
@pytest.mark.parametrize(("cards", "left"), [("rat", "joker"), ("rat blank", "blank joker")])
def test_r6_a_single_payable_card_is_laid_down(claim: str, cards: str, left: str) -> None:
    """8.8: whether it matches or not; 9.6: without asking, as there is no choice."""
    state = reduced(cards)
    verdict = believe(0) if claim == "royal" else doubt(0)
    play(state, offer(1, "joker", 0, claim), verdict)
    assert (row(state, 0)["rat"], hand(state, 0)) == (1, left.split())
    assert (state.turn, table(state)["phase"], ended(state)) == (0, "offer", None)
    assert "pay" not in [step.get("do") for step in state.transcript()["log"]]


def test_r6_with_the_special_on_the_table_the_last_card_goes() -> None:
    """8.8, 10.6: the only card is laid down, so there is none left to start with."""
    state = play(reduced("rat", **TABLE), *take_joker("scorpion"))
    assert (row(state, 0)["rat"], hand(state, 0)) == (1, [])
    assert ended(state) == (0, "empty-hand")


def test_r6_two_payable_cards_suffice() -> None:
    """8.4, 8.8: with two cards both readings of the debt can be met."""
    state = reduced("rat scorpion")
    matching = branch(state, *take_joker("rat"))
    assert legal(matching) == payments("rat", "rat scorpion")
    forced = branch(state, *take_joker("stink-bug"))
    assert (hand(forced, 0), forced.turn, table(forced)["phase"]) == (["joker"], 0, "offer")
    assert (row(forced, 0)["rat"], row(forced, 0)["scorpion"]) == (1, 1)


@pytest.mark.parametrize(
    ("cards", "aside"), [("", ["joker"]), ("blank", ["joker", "blank"]), ("rat", ["joker"])]
)
def test_r6_with_specials_pay_the_special_itself_is_there_to_pay(
    cards: str, aside: list[str]
) -> None:
    """8.7, 8.8: it counts among the payable cards, so that nothing is left to start with."""
    state = play(reduced(cards, specials_pay=True), *take_joker("scorpion"))
    assert (hand(state, 0), table(state)["aside"]) == ([], aside)
    assert row(state, 0).get("rat", 0) == (1 if cards == "rat" else 0)
    assert ended(state) == (0, "empty-hand")


def test_r6_with_specials_pay_a_match_may_save_the_special() -> None:
    """8.4, 8.7: a matching card alone, or both."""
    state = play(reduced("rat", specials_pay=True), *take_joker("rat"))
    assert legal(state) == payments("rat", "joker rat")
    play(state, pay(0, "rat"))
    assert (hand(state, 0), ended(state), state.turn) == (["joker"], None, 0)


def drawn(pile: str, claim: str = "bat", **options: Any) -> State:
    """Six players: seat 0 took back its royal bat and drew the top of the pile."""
    cards = "royal-bat bat bat royal-rat rat rat rat rat toad toad"
    state = deal_hands(royal(6, **options), {0: cards}, pile)
    return play(state, offer(0, "royal-bat", 1, claim), believe(1))


@pytest.mark.parametrize("special", ["joker", "blank"])
@pytest.mark.parametrize("claim", ["bat", "royal"])
def test_r8_taken_a_drawn_special_goes_into_the_hand_and_is_paid_for(
    special: str, claim: str
) -> None:
    """8.10: in `manual` it goes into the drawer's hand; the last claim is the one to match."""
    state = drawn(f"{special} fly", claim)
    rest = "bat bat royal-rat rat rat rat rat toad toad"
    assert (hand(state, 0), row(state, 0)) == (words(f"{rest} {special}"), {"bat": 1})
    assert legal(state) == payments("bat" if claim == "bat" else "royal-rat", rest)
    assert state.view(4).table["last_seen"] == {special: 0}
    assert (table(state)["pile_top"], table(state)["pile_size"]) == ("fly", 9)
    play(state, pay(0, "toad rat"))
    assert row(state, 0) == {"bat": 1, "toad": 1, "rat": 1}
    assert (state.turn, table(state)["phase"]) == (0, "offer")


@pytest.mark.parametrize("options", [{"preset": "japanese"}, TABLE])
def test_r8_taken_a_drawn_special_goes_to_the_table_and_is_paid_for(
    options: dict[str, str],
) -> None:
    """8.10: in `japanese` it lies on the table; it is paid for all the same."""
    state = drawn("joker fly", **options)
    rest = "bat bat royal-rat rat rat rat rat toad toad"
    assert (hand(state, 0), row(state, 0), table(state)["aside"]) == (
        words(rest),
        {"bat": 1},
        ["joker"],
    )
    assert legal(state) == payments("bat", rest)


def test_r5_specials_pay_includes_a_special_just_drawn() -> None:
    """8.7, 8.10: a drawn special is treated like a taken one, so it may be paid as well."""
    state = drawn("joker fly", specials_pay=True)
    rest = "bat bat royal-rat rat rat rat rat toad toad"
    assert legal(state) == payments("bat", f"{rest} joker")
    play(state, pay(0, "joker toad"))
    assert (row(state, 0), table(state)["aside"]) == ({"bat": 1, "toad": 1}, ["joker"])


@pytest.mark.parametrize("goes", ["hand", "table"])
def test_r8_inert_a_drawn_special_costs_nothing(goes: str) -> None:
    """8.11: it lies on the table, wherever taken ones go, and counts for nothing."""
    state = drawn("blank fly", special_penalty="inert", special_goes=goes)
    assert hand(state, 0) == words("bat bat royal-rat rat rat rat rat toad toad")
    assert (row(state, 0), table(state)["aside"], table(state)["pile_top"]) == (
        {"bat": 1},
        ["blank"],
        "fly",
    )
    assert (state.turn, table(state)["phase"], table(state)["payments"]) == (0, "offer", 0)
    assert state.view().table["last_seen"] == {}


def test_r8_inert_leaves_a_taken_special_as_it_is() -> None:
    """8.11: the option is about drawn specials; one that is taken is paid for."""
    state = taken("rat", special_penalty="inert")
    assert (table(state)["phase"], "joker" in hand(state, 0), table(state)["aside"]) == (
        "pay",
        True,
        [],
    )


@pytest.mark.parametrize(
    ("options", "end", "left"),
    [
        ({}, None, ["blank"]),
        (TABLE, (0, "empty-hand"), []),
        ({"special_penalty": "inert"}, (0, "empty-hand"), []),
    ],
)
def test_r8_a_special_drawn_with_an_empty_hand(
    options: dict[str, str], end: tuple[int, str] | None, left: list[str]
) -> None:
    """8.8, 8.10, 8.11: there is nothing to pay; in the hand the special can be offered."""
    state = play(reduced("", "blank scorpion", **options), *give(1, "royal-rat", 0))
    assert (row(state, 0)["rat"], hand(state, 0), ended(state)) == (1, left, end)
    assert table(state)["pile_top"] == "scorpion"


@pytest.mark.parametrize("goes", ["hand", "table"])
def test_r10_the_taker_of_a_special_starts_the_next_round(goes: str) -> None:
    """8.12: after paying, the taker starts like any other taker."""
    state = deal_hands(royal(4, special_goes=goes), {0: "blank", 2: "toad rat"})
    play(state, offer(0, "blank", 2, "toad"), believe(2), pay(2, "toad"))
    assert (state.turn, table(state)["phase"], table(state)["round"]) == (2, "offer", 2)


@pytest.mark.parametrize(("preset", "size"), [("manual", 25), ("japanese", 24)])
def test_r4_two_players_pay_like_others(preset: str, size: int) -> None:
    """8.4 with two players: the judge took the blank and pays."""
    state = deal_hands(royal(2, preset), {0: "blank", 1: "rat"})
    play(state, offer(0, "blank", 1, "rat"), believe(1))
    assert (len(hand(state, 1)), table(state)["phase"], state.turn) == (size, "pay", 1)
    play(state, pay(1, "rat"))
    assert (row(state, 1), len(hand(state, 1)), state.turn) == ({"rat": 1}, size - 1, 1)
