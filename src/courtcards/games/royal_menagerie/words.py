"""Royal Menagerie in transcripts: cards, moves and events as data and back."""

from collections.abc import Mapping
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.royal_menagerie import state
from courtcards.games.royal_menagerie.moves import (
    FIRST_DISCARD,
    FIRST_GIFT,
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TAKE,
    FIRST_TRADE,
    MAX_MOVES,
    PAIRS,
    PLAY_BAZAAR,
    PLAY_WINDFALL,
)
from courtcards.games.royal_menagerie.options import ACTION_WORDS
from courtcards.games.royal_menagerie.state import ROLES_LABEL, SEATS, SPECIES

ANIMALS: tuple[str, ...] = ("tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth")
CARDS: tuple[str, ...] = (*ANIMALS, *ACTION_WORDS)
ROLES: tuple[str, ...] = ("vizier", "loyalist", "conspirator")
SHUFFLES: tuple[str, ...] = ("roles", "deck", "discard")
PHASES = ("play", "play_taken", "take")
REASONS: tuple[str, ...] = ("", "solo", "shared", "conspirators", "nobody")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return ROLES if label == ROLES_LABEL else CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat."""
    return [int(points) for points in s["points"]]


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data.

    >>> move_data(4, 3, FIRST_SHOOT)
    {'do': 'shoot', 'from': 3, 'card': 'tortoise'}
    """
    if move >= FIRST_TAKE:
        return {"do": "take", "card": CARDS[move - FIRST_TAKE]}
    if move >= FIRST_DISCARD:
        return {"do": "discard", "card": CARDS[move - FIRST_DISCARD]}
    if move >= PLAY_BAZAAR:
        return {"do": "bazaar" if move == PLAY_BAZAAR else "windfall"}
    if move >= FIRST_TRADE:
        return _trade_data(seat, move - FIRST_TRADE)
    if move >= FIRST_SHOOT:
        return _hit_data(seat, move)
    animal, steps = divmod(move - FIRST_GIFT, SEATS - 1)
    return {"do": "gift", "card": ANIMALS[animal], "to": (seat + steps + 1) % SEATS}


def _hit_data(seat: int, move: int) -> Data:
    """Turn the number of a Shoot or Steal into data."""
    if move >= FIRST_STEAL:
        steps, animal = divmod(move - FIRST_STEAL, SPECIES)
        return {"do": "steal", "from": (seat + steps + 1) % SEATS, "card": ANIMALS[animal]}
    steps, animal = divmod(move - FIRST_SHOOT, SPECIES)
    return {"do": "shoot", "from": (seat + steps) % SEATS, "card": ANIMALS[animal]}


def _trade_data(seat: int, code: int) -> Data:
    """Turn a Trade's number, counted from the first, into data: the lower seat first."""
    pair, animals = divmod(code, SPECIES * SPECIES)
    sides = zip(PAIRS[pair], divmod(animals, SPECIES), strict=True)
    a, b = sorted([(seat + steps) % SEATS, ANIMALS[animal]] for steps, animal in sides)
    return {"do": "trade", "a": a, "b": b}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number.

    >>> move_number(4, 3, {"do": "shoot", "from": 3, "card": "tortoise"}) == FIRST_SHOOT
    True
    """
    do = data["do"]
    if do in _ALONE:
        return _ALONE[do]
    if do in _WITH_CARD:
        return _WITH_CARD[do] + CARDS.index(data["card"])
    return _AIMED[do](seat, data)


def _gift_number(seat: int, data: Data) -> int:
    steps = _steps_to_other(seat, data["to"])
    return FIRST_GIFT + ANIMALS.index(data["card"]) * (SEATS - 1) + steps - 1


def _shoot_number(seat: int, data: Data) -> int:
    return FIRST_SHOOT + _steps_to(seat, data["from"]) * SPECIES + ANIMALS.index(data["card"])


def _steal_number(seat: int, data: Data) -> int:
    steps = _steps_to_other(seat, data["from"])
    return FIRST_STEAL + (steps - 1) * SPECIES + ANIMALS.index(data["card"])


def _trade_number(seat: int, data: Data) -> int:
    (low, from_low), (high, from_high) = data["a"], data["b"]
    if not low < high:
        raise ValueError(data)
    # The numbers count from the seat that moves, so the higher seat may come first there.
    sides = [
        (_steps_to(seat, low), ANIMALS.index(from_low)),
        (_steps_to(seat, high), ANIMALS.index(from_high)),
    ]
    (steps_a, from_a), (steps_b, from_b) = sorted(sides)
    pair = PAIRS.index((steps_a, steps_b))
    return FIRST_TRADE + (pair * SPECIES + from_a) * SPECIES + from_b


_ALONE = {"bazaar": PLAY_BAZAAR, "windfall": PLAY_WINDFALL}
_WITH_CARD = {"discard": FIRST_DISCARD, "take": FIRST_TAKE}
_AIMED = {
    "gift": _gift_number,
    "shoot": _shoot_number,
    "steal": _steal_number,
    "trade": _trade_number,
}


def _steps_to(seat: int, to: Any) -> int:
    """Count the places clockwise to a seat, perhaps the same."""
    if type(to) is not int or not 0 <= to < SEATS:
        raise ValueError(to)
    return (to - seat) % SEATS


def _steps_to_other(seat: int, to: Any) -> int:
    """Count the places clockwise to another seat."""
    steps = _steps_to(seat, to)
    if steps == 0:
        raise ValueError(to)
    return steps


EVENTS: Mapping[int, EventForm] = {
    state.ROLE_DEALT: EventForm("role", {"seat": (SEAT, None), "role": (CARD, ROLES)}),
    state.STARTED_WITH: EventForm("starting", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.SET_ASIDE: EventForm("set-aside", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DEALT: EventForm("dealt", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DREW: EventForm("drew", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DREW_BACK: EventForm("drew-back", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.RESHUFFLED: EventForm("reshuffled", {"count": (VALUE, None)}),
    state.END_STAGE: EventForm("end-stage", {}),
    state.GIFTED: EventForm(
        "gifted", {"seat": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.SHOT: EventForm(
        "shot", {"seat": (SEAT, None), "from": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.STOLEN: EventForm(
        "stolen", {"seat": (SEAT, None), "from": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.TRADED: EventForm(
        "traded",
        {"seat": (SEAT, None), "from": (OTHER, None), "to": (VALUE, None), "card": (CARD, CARDS)},
    ),
    state.BAZAAR_OPENED: EventForm("bazaar", {"seat": (SEAT, None)}),
    state.LAID: EventForm("laid", {"card": (CARD, CARDS)}),
    state.TOOK: EventForm("took", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.WINDFALL_PLAYED: EventForm("windfall", {"seat": (SEAT, None)}),
    state.DISCARDED: EventForm("discarded", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.STAMPEDED: EventForm("stampede", {"seat": (SEAT, None)}),
    state.REVEALED: EventForm("revealed", {"seat": (SEAT, None), "role": (CARD, ROLES)}),
    state.SCORED: EventForm("scored", {"seat": (SEAT, None), "points": (VALUE, None)}),
    state.WON: EventForm("won", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
    state.NOBODY_WON: EventForm("nobody-won", {}),
}
