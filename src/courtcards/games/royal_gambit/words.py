"""Royal Gambit in transcripts: cards, moves and events as data and back."""

from collections.abc import Mapping
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.counts import word_sets
from courtcards.engine.phrases import Data
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.royal_gambit import events
from courtcards.games.royal_gambit.rules import (
    COVER,
    FIRST_GIVE,
    FIRST_TARGET,
    GO_BUST,
    MAX_MOVES,
    RESOLVE_SEVEN,
)

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
CARDS: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in "cdhs")
SHUFFLES: tuple[str, ...] = ("deck",)
PHASES = ("turn", "resolve", "target", "give", "extra_life")
STATUS = ("away", "in", "stayed", "bust")
KINDS = ("normal", "catch-up", "duel")
SETS = ("royal-family", "high-straight", "low-straight")
REASONS: tuple[str, ...] = ("", "highest-total", "duel", "max-hands")

ACTIONS = ("7", "8", "J")
PLAIN_MOVES = {"hit": 0, "stay": 1, "cover": COVER, "bust": GO_BUST}


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: the totals."""
    return [int(total) for total in s["totals"][: s["players"]]]


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    for word, number in PLAIN_MOVES.items():
        if move == number:
            return {"do": word}
    if move < FIRST_TARGET:
        return {"do": "resolve", "card": ACTIONS[move - RESOLVE_SEVEN]}
    if move < FIRST_GIVE:
        return {"do": "target", "to": (seat + move - FIRST_TARGET) % players}
    return {"do": "give", "card": RANKS[move - FIRST_GIVE]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "resolve":
        return RESOLVE_SEVEN + ACTIONS.index(data["card"])
    if data["do"] == "target":
        return FIRST_TARGET + steps_to(players, seat, data["to"])
    if data["do"] == "give":
        return FIRST_GIVE + RANKS.index(data["card"])
    return PLAIN_MOVES[data["do"]]


def steps_to(players: int, seat: int, to: int) -> int:
    """Count the places clockwise to a seat, 0 for oneself."""
    if type(to) is not int or not 0 <= to < players:
        raise ValueError(to)
    return (to - seat) % players


_SEAT_ONLY = {"seat": (SEAT, None)}
_BEGAN = {"hand": (OTHER, None), "seat": (SEAT, None)}
_SEAT_CARD = {"seat": (SEAT, None), "card": (CARD, CARDS)}
# Only numbered cards make a pair; which ranks do is written as one bit each.
_PAIRED = {"seat": (SEAT, None), "ranks": (VALUE, word_sets(RANKS[: RANKS.index("J")]))}
_GIFT = {"from": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}

EVENTS: Mapping[int, EventForm] = {
    events.HAND_BEGAN: EventForm("hand-began", _BEGAN),
    events.CATCH_UP_BEGAN: EventForm("catch-up-began", _BEGAN),
    events.DUEL_BEGAN: EventForm("duel-began", _BEGAN),
    events.SHUFFLED: EventForm("shuffled", {"count": (VALUE, None)}),
    events.SAT_OUT: EventForm("sat-out", _SEAT_ONLY),
    events.FLIPPED: EventForm("flipped", _SEAT_CARD),
    events.NO_CARD: EventForm("no-card", _SEAT_ONLY),
    events.CHOSE: EventForm("chose", _SEAT_CARD),
    events.TARGETED: EventForm(
        "targeted", {"seat": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}
    ),
    events.NO_EFFECT: EventForm("no-effect", _SEAT_CARD),
    events.GAVE: EventForm("gave", _GIFT),
    events.GAVE_NOTHING: EventForm("gave-nothing", {"from": (SEAT, None), "to": (OTHER, None)}),
    events.HANDED_ON: EventForm("handed-on", _GIFT),
    events.COVERED: EventForm("covered", _SEAT_CARD),
    events.BUSTED: EventForm("busted", _PAIRED),
    events.SET_COMPLETED: EventForm("set-completed", {"seat": (SEAT, None), "set": (VALUE, SETS)}),
    events.BANKED: EventForm("banked", {"seat": (SEAT, None), "points": (VALUE, None)}),
    events.HAND_ENDED: EventForm("hand-ended", {"hand": (OTHER, None)}),
    events.WON: EventForm("won", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
}

# Cards look the same in every language.
SIGNS = {card: card.replace("T", "10")[:-1] + "♣♦♥♠"["cdhs".index(card[-1])] for card in CARDS}
