"""What a seat remembers of Royal Gambit: everything lies face up, so only how people play.

Nothing is decided by it yet; it is there for statistics and for those who want to know their rivals.
"""

import numpy as np

from courtcards.bots.contract import memory_dtype
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.trace import CARD, CODE, SEAT, VALUE
from courtcards.games.royal_gambit.events import BANKED, BUSTED, FLIPPED, NO_CARD, TARGETED
from courtcards.games.royal_gambit.state import JACK, SEATS, SUITS

# Counted by seat; `owed` is how many of the flips to come are a Sniper's and no hits.
MEMORY = memory_dtype(
    "royal_gambit_memory",
    [
        ("owed", np.int8),
        ("hits", np.int16, SEATS),
        ("stays", np.int16, SEATS),
        ("busts", np.int16, SEATS),
        ("banked", np.int16, SEATS),
    ],
)


@compiled
def remember(m: Record, row: Array) -> None:
    """Take in one event."""
    m.events += 1
    code, seat = row[CODE], row[SEAT]
    if code == FLIPPED:
        _remember_flip(m, seat)
    elif code == TARGETED and row[CARD] // SUITS == JACK:
        m.owed = 2
    elif code == NO_CARD:
        m.owed = 0
    elif code == BUSTED:
        m.busts[seat] += 1
    elif code == BANKED:
        m.stays[seat] += 1
        m.banked[seat] += row[VALUE]


@compiled
def _remember_flip(m: Record, seat: int) -> None:
    """Count a hit, unless a Sniper made the seat flip."""
    if m.owed > 0:
        m.owed -= 1
    else:
        m.hits[seat] += 1
