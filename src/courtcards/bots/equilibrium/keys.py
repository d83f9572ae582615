"""The number of an information state: all that a seat has seen, folded into 62 bits.

Everything that a view offers goes into it: the events as the seat saw them, through the gate, and
the position as the seat observes it. Two information states of a million get the same number with a
probability of about one in ten million.
"""

from typing import TYPE_CHECKING

import numpy as np

from courtcards.engine.chance import wide
from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.gate import card_seen
from courtcards.engine.trace import CARD, CODE, NONE, OTHER, SEAT, SEEN
from courtcards.games.cockroach_poker.rules import DEALT
from courtcards.play.dispatch import observe

if TYPE_CHECKING:
    from courtcards.play.view import View

NOTHING_SEEN = 1

# Two polynomials over two primes, one in each half of the number: no product leaves 63 bits.
_HALF = 31
_MASK = (1 << _HALF) - 1
_PRIMES = (2147483647, 2147483629)
_FACTORS = (1103515245, 1597334677)


@compiled
def fold(key: int, number: int) -> int:
    """Add one number, -2 or more, to what was seen."""
    shifted = wide(number) + 3
    high = ((key >> _HALF) * _FACTORS[0] + shifted) % _PRIMES[0]
    low = ((key & _MASK) * _FACTORS[1] + shifted) % _PRIMES[1]
    return (high << _HALF) | low


@compiled
def fold_events(key: int, t: Record, viewer: int) -> int:
    """Add the events of a trace as a viewer saw them."""
    for i in range(t.events_used):
        row = t.events[i]
        for column in range(SEEN):
            key = fold(key, card_seen(row, viewer) if column == CARD else wide(row[column]))
    return key


@compiled
def fold_position(key: int, s: Record, viewer: int, observation: Array) -> int:
    """Add the position as a viewer observes it."""
    observe(s, viewer, observation)
    return fold_all(key, observation)


@compiled
def fold_all(key: int, numbers: Array) -> int:
    """Add every number of a list."""
    for i in range(len(numbers)):
        key = fold(key, numbers[i])
    return key


def key_of(view: "View") -> int:
    """Return the number of the information state that a view shows, whoever of the two began."""
    return view_key(as_if_seat_0_began(view), view.observation)


def as_if_seat_0_began(view: "View") -> Array:
    """Return a view's history with the seats named as in the deals that are solved."""
    if view.record["first"] == 0:
        return view.history
    rows = view.history.copy()
    seats = rows[:, [SEAT, OTHER]]
    rows[:, [SEAT, OTHER]] = np.where(seats == NONE, NONE, 1 - seats)
    # Hands are told by seat.
    dealt = np.flatnonzero(rows[:, CODE] == DEALT)
    rows[dealt] = rows[dealt[::-1]]
    return rows


@kernel
def history_key(history: Array) -> int:
    """Return the number of a history as a view has it."""
    key = NOTHING_SEEN
    for i in range(len(history)):
        key = fold_all(key, history[i])
    return key


@kernel
def view_key(history: Array, observation: Array) -> int:
    """Return the number of the information state that a view shows."""
    return fold_all(history_key(history), observation)
