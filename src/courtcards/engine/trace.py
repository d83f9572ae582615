"""The trace: what one step of a game did, written by the rules for those who watch.

Rules write two things into it: *events* (what people see happen) and *shuffles* (the order of every
pile just shuffled). It also carries orders in the other direction: a *stacked* pile, given from
outside, is used instead of a shuffle, so that a record made elsewhere can be replayed and a test can
choose its cards. Simulations pass a trace that is off, and nothing is written.
"""

import numpy as np

from courtcards.engine.chance import below
from courtcards.engine.compile import Array, Record, compiled

MAX_EVENTS = 256
MAX_SHUFFLES = 8
MAX_PILE = 72

# The columns of an event: what happened, who did it, who else it concerns, a card, a number, and
# the set of seats (one bit each) that may know the card.
CODE, SEAT, OTHER, CARD, VALUE, SEEN = range(6)
EVENT_WIDTH = 6
EVERYONE = -1
NOBODY = 0
NONE = -1

# Faults that only a stacked pile can bring about.
FINE, WRONG_CARDS, WRONG_LABEL, NOT_STACKED = range(4)

TRACE = np.dtype(
    [
        ("on", np.int8),
        ("fault", np.int8),
        ("must_stack", np.int8),
        ("events_used", np.int32),
        ("shuffles_used", np.int32),
        ("stacked", np.int32),
        ("events", np.int16, (MAX_EVENTS, EVENT_WIDTH)),
        ("labels", np.int8, MAX_SHUFFLES),
        ("sizes", np.int8, MAX_SHUFFLES),
        ("cards", np.int8, (MAX_SHUFFLES, MAX_PILE)),
    ],
    align=True,
)


@compiled
def clear_trace(t: Record) -> None:
    """Forget what the last step wrote; piles that are stacked for the next one stay."""
    t.events_used = 0
    t.shuffles_used = 0


@compiled
def note(t: Record, code: int, seat: int, other: int, card: int, value: int, seen: int) -> None:
    """Write an event into the trace, if it is on."""
    if t.on == 0 or t.events_used >= MAX_EVENTS:
        return
    row = t.events[t.events_used]
    row[CODE] = code
    row[SEAT] = seat
    row[OTHER] = other
    row[CARD] = card
    row[VALUE] = value
    row[SEEN] = seen
    t.events_used += 1


@compiled
def shuffle(s: Record, t: Record, label: int, cards: Array, size: int) -> None:
    """Shuffle the first `size` cards of `cards` in place, top card first, and write the order down."""
    k = t.shuffles_used
    if t.on and k < t.stacked:
        _take_stacked(t, k, label, cards, size)
    else:
        _shuffle_by_chance(s, cards, size)
        if t.on and t.must_stack:
            t.fault = NOT_STACKED
    if t.on:
        t.labels[k] = label
        t.sizes[k] = size
        for i in range(size):
            t.cards[k, i] = cards[i]
        t.shuffles_used = k + 1


@compiled
def _shuffle_by_chance(s: Record, cards: Array, size: int) -> None:
    for i in range(size - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def _take_stacked(t: Record, k: int, label: int, cards: Array, size: int) -> None:
    """Put the given order into `cards`; a pile of other cards is a fault and leaves them alone."""
    if t.labels[k] != label:
        t.fault = WRONG_LABEL
        return
    spare = np.zeros(128, np.int8)
    for i in range(size):
        spare[cards[i]] += 1
    if t.sizes[k] != size:
        t.fault = WRONG_CARDS
        return
    for i in range(size):
        # Whatever was given, this is a place in `spare`.
        spare[t.cards[k, i] & 127] -= 1
    for card in range(128):
        if spare[card] != 0:
            t.fault = WRONG_CARDS
            return
    for i in range(size):
        cards[i] = t.cards[k, i]
