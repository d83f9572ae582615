"""Cheat in transcripts: cards, moves and events as data and back."""

from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards_cheat import rules
from courtcards_cheat.rules import FIRST_LAY, MAX_MOVES
from courtcards_cheat.state import ANSWER

# In words, as digits are numbers of something.
CARDS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
SHUFFLES = ("deck",)
PHASES = ("name", "lay", "answer")
REASONS = ("", "no-cards-left", "last-turn")
MOVES = ("call", "let-pass", "done", "above", "below")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: this game has none."""
    return None


def claim_is_true(s: Any) -> bool | None:
    """Say whether the cards just laid are what was claimed; None while nobody has to answer."""
    if s["turn"] == OVER or s["phase"] != ANSWER:
        return None
    return bool(s["laid"][s["rank"]] == s["laid_size"])


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_LAY:
        return {"do": "lay", "card": CARDS[move - FIRST_LAY]}
    return {"do": MOVES[move]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "lay":
        return FIRST_LAY + CARDS.index(data["card"])
    return MOVES.index(data["do"])


EVENTS = {
    rules.DEALT: EventForm("dealt", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.NAMED: EventForm("named", {"seat": (SEAT, None), "claim": (CARD, CARDS)}),
    rules.LAID: EventForm("laid", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    rules.CLAIMED: EventForm(
        "claimed", {"seat": (SEAT, None), "count": (VALUE, None), "claim": (CARD, CARDS)}
    ),
    rules.PASSED: EventForm("passed", {"seat": (SEAT, None)}),
    rules.CALLED: EventForm("called", {"seat": (SEAT, None), "of": (OTHER, None)}),
    rules.REVEALED: EventForm("revealed", {"card": (CARD, CARDS)}),
    rules.JUDGED: EventForm("judged", {"of": (SEAT, None), "truth": (VALUE, ("lie", "truth"))}),
    rules.TOOK: EventForm("took", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.ENDED: EventForm("ended", {"reason": (VALUE, REASONS)}),
}
