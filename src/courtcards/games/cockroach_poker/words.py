"""Cockroach Poker in transcripts: cards, moves and events as data and back."""

from collections.abc import Callable
from functools import cache
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.cockroach_poker import rules
from courtcards.games.cockroach_poker.rules import FIRST_OFFER, FIRST_PASS
from courtcards.games.cockroach_poker.state import CLAIMS, JUDGE, PASS_ON

CARDS = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "spider", "stink-bug")
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet", "brown", "grey")
SHUFFLES = ("deck",)
PHASES = ("offer", "judge", "pass_on", "pay")

# Reasons by number (state.py).
REASONS = (
    "",
    "empty-hand",
    "one-of-each",
    "three-of-a-kind",
    "four-of-a-kind",
    "five-of-a-kind",
    "six-of-a-kind",
    "seven-of-a-kind",
    "eight-of-a-kind",
    "stalemate",
    "two-of-a-kind",
)

JUDGEMENTS = ("believe", "doubt", "peek")
# Gives the claims that are true of a card: each game has its own, `true_claims` in its words.
TrueClaims = Callable[[str], tuple[str, ...]]


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


@cache
def true_claims(card: str) -> tuple[str, ...]:
    """Give the claims that are true of a card.

    >>> true_claims("rat")
    ('rat',)
    """
    return claims_true_of(CARDS.index(card), CARDS, rules.is_true)


def claim_is_true(s: Any) -> bool | None:
    """Say whether the last claim about the card on its way is true; None if no card is."""
    return passed_truly(s, rules.is_true)


def passed_truly(s: Any, is_true: Callable[[int, int], bool]) -> bool | None:
    """Say whether what was said last of the card on its way is true, by a game's own rule."""
    if s["turn"] == OVER or s["phase"] not in (JUDGE, PASS_ON):
        return None
    return bool(is_true(int(s["card"]), int(s["said"][s["hops"] - 1])))


def claims_true_of(
    card: int, claims: tuple[str, ...], is_true: Callable[[int, int], bool]
) -> tuple[str, ...]:
    """Give the words of the claims that are true of a card."""
    return tuple(word for claim, word in enumerate(claims) if is_true(card, claim))


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: this game has none."""
    return None


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return FIRST_OFFER + (players - 1) * len(CARDS) * CLAIMS


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_OFFER:
        return offer_data(players, seat, move - FIRST_OFFER, CARDS, CARDS)
    return pass_data(players, seat, move, CARDS)


def offer_data(
    players: int, seat: int, code: int, cards: tuple[str, ...], claims: tuple[str, ...]
) -> Data:
    """Turn an offer's number, counted from the first offer, into data."""
    steps, rest = divmod(code, len(cards) * CLAIMS)
    card, claim = divmod(rest, CLAIMS)
    to = (seat + steps + 1) % players
    return {"do": "offer", "card": cards[card], "to": to, "claim": claims[claim]}


def pass_data(players: int, seat: int, move: int, claims: tuple[str, ...]) -> Data:
    """Turn the number of a judgement or of passing on into data."""
    if move < FIRST_PASS:
        return {"do": JUDGEMENTS[move]}
    steps, claim = divmod(move - FIRST_PASS, CLAIMS)
    return {"do": "pass", "to": (seat + steps + 1) % players, "claim": claims[claim]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "offer":
        return FIRST_OFFER + offer_code(players, seat, data, CARDS, CARDS)
    return pass_number(players, seat, data, CARDS)


def offer_code(
    players: int, seat: int, data: Data, cards: tuple[str, ...], claims: tuple[str, ...]
) -> int:
    """Turn an offer into its number, counted from the first offer."""
    steps = steps_to(players, seat, data["to"])
    code = (steps - 1) * len(cards) + cards.index(data["card"])
    return code * CLAIMS + claims.index(data["claim"])


def pass_number(players: int, seat: int, data: Data, claims: tuple[str, ...]) -> int:
    """Turn a judgement or passing on into its number."""
    if data["do"] != "pass":
        return JUDGEMENTS.index(data["do"])
    steps = steps_to(players, seat, data["to"])
    return FIRST_PASS + (steps - 1) * CLAIMS + claims.index(data["claim"])


def steps_to(players: int, seat: int, to: int) -> int:
    """Count the places clockwise to another seat."""
    if type(to) is not int or not 0 <= to < players or to == seat:
        raise ValueError(to)
    return (to - seat) % players


EVENTS = {
    rules.DEALT: EventForm("dealt", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.REMOVED: EventForm("removed", {"count": (VALUE, None)}),
    rules.OFFERED: EventForm(
        "offered",
        {"seat": (SEAT, None), "to": (OTHER, None), "claim": (VALUE, CARDS), "card": (CARD, CARDS)},
    ),
    rules.PEEKED: EventForm("peeked", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    rules.PASSED: EventForm(
        "passed",
        {"seat": (SEAT, None), "to": (OTHER, None), "claim": (VALUE, CARDS), "card": (CARD, CARDS)},
    ),
    rules.JUDGED: EventForm(
        "judged",
        {"seat": (SEAT, None), "of": (OTHER, None), "verdict": (VALUE, ("doubts", "believes"))},
    ),
    rules.REVEALED: EventForm(
        "revealed", {"of": (OTHER, None), "card": (CARD, CARDS), "truth": (VALUE, ("lie", "truth"))}
    ),
    rules.LAID: EventForm(
        "laid", {"seat": (SEAT, None), "card": (CARD, CARDS), "colour": (VALUE, COLOURS)}
    ),
    rules.LOST: EventForm("lost", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
}
