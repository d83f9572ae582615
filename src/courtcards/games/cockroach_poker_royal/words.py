"""Cockroach Poker Royal in words: what Cockroach Poker says, and what royals add."""

from functools import cache
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data
from courtcards.engine.trace import CARD, SEAT
from courtcards.games.cockroach_poker import rules as base_rules
from courtcards.games.cockroach_poker import words as base
from courtcards.games.cockroach_poker.state import CLAIMS as CLAIM_COUNT
from courtcards.games.cockroach_poker.words import REASONS as REASONS
from courtcards.games.cockroach_poker.words import SHUFFLES as SHUFFLES
from courtcards.games.cockroach_poker.words import scores as scores
from courtcards.games.cockroach_poker_royal import rules
from courtcards.games.cockroach_poker_royal.rules import FIRST_OFFER, FIRST_PAIR, FIRST_SINGLE

ANIMALS = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug")
CARDS = (*ANIMALS, *(f"royal-{animal}" for animal in ANIMALS), "joker", "blank")
CLAIMS = (*ANIMALS, "royal")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


@cache
def true_claims(card: str) -> tuple[str, ...]:
    """Give the claims that are true of a card: a royal has two names, the joker many, the blank none.

    >>> true_claims("royal-bat"), "royal" in true_claims("joker"), true_claims("blank")
    (('bat', 'royal'), False, ())
    """
    return base.claims_true_of(CARDS.index(card), CLAIMS, rules.is_true)


def claim_is_true(s: Any) -> bool | None:
    """Say whether the last claim about the card on its way is true; None if no card is."""
    return base.passed_truly(s, rules.is_true)


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return FIRST_OFFER + (players - 1) * len(CARDS) * CLAIM_COUNT


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_OFFER:
        return base.offer_data(players, seat, move - FIRST_OFFER, CARDS, CLAIMS)
    if move >= FIRST_PAIR:
        return {"do": "pay", "cards": list(PAIRS[move - FIRST_PAIR])}
    if move >= FIRST_SINGLE:
        return {"do": "pay", "cards": [CARDS[move - FIRST_SINGLE]]}
    return base.pass_data(players, seat, move, CLAIMS)


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "offer":
        return FIRST_OFFER + base.offer_code(players, seat, data, CARDS, CLAIMS)
    if data["do"] == "pay":
        cards = tuple(sorted(data["cards"]))
        return FIRST_SINGLE + CARDS.index(*cards) if len(cards) == 1 else _PAIR_NUMBERS[cards]
    return base.pass_number(players, seat, data, CLAIMS)


# Two cards paid together, as sorted words, in the order of their moves' numbers.
PAIRS = tuple(
    tuple(sorted((first, second)))
    for index, second in enumerate(CARDS)
    for first in CARDS[: index + 1]
)
_PAIR_NUMBERS = {pair: FIRST_PAIR + number for number, pair in enumerate(PAIRS)}


def _royal_form(form: EventForm) -> EventForm:
    """Return a form of Cockroach Poker with this game's cards and claims."""
    words = {"card": CARDS, "claim": CLAIMS}
    fields = {
        name: (column, words.get(name, known)) for name, (column, known) in form.fields.items()
    }
    return EventForm(form.word, fields)


def _card_form(word: str) -> EventForm:
    return EventForm(word, {"seat": (SEAT, None), "card": (CARD, CARDS)})


EVENTS = {code: _royal_form(form) for code, form in base.EVENTS.items()} | {
    base_rules.LAID: _card_form("laid"),
    rules.DRAWN: _card_form("drawn"),
    rules.TURNED_UP: EventForm("turned-up", {"card": (CARD, CARDS)}),
    rules.PUT_AWAY: _card_form("put-away"),
    rules.PUT_ASIDE: _card_form("put-aside"),
    rules.PAID: _card_form("paid"),
}

# Most of what is said is said as in the game it comes from.
RELATIVES = ("cockroach-poker",)
