"""What a seat remembers of Cockroach Poker Royal: that of Cockroach Poker, and where specials are.

A special is known to be in a hand when it was put there in the open, and also when a player who
owed a payment laid down nothing, or a single card that did not match: then all they have left are specials.
"""

import numpy as np

from courtcards.bots.cockroach_poker.memory import (
    claims_by_card,
    passing_memory,
    remember_passing,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.trace import CARD, CODE, SEAT, VALUE
from courtcards.games.cockroach_poker.rules import DEALT, OFFERED, REVEALED
from courtcards.games.cockroach_poker.state import SEATS
from courtcards.games.cockroach_poker_royal.rules import (
    DRAWN,
    PAID,
    PUT_ASIDE,
    PUT_AWAY,
    is_true,
    pays_claim,
)
from courtcards.games.cockroach_poker_royal.state import JOKER, KINDS

NOBODY = 0

# `held` is who holds the joker and who the blank: the seat + 1. `sizes` counts hands. Since a
# special was taken, `owing` is the seat + 1 that must pay and `paid` the cards it laid down.
MEMORY = passing_memory(
    "cockroach_poker_royal",
    [
        ("held", np.int8, 2),
        ("sizes", np.int8, SEATS),
        ("owing", np.int8),
        ("drawing", np.int8),
        ("paid", np.int8),
        ("matched", np.int8),
        ("laid_special", np.int8, 2),
    ],
)
TRUTH = claims_by_card(is_true, KINDS)
PAYS = claims_by_card(pays_claim, KINDS)


@compiled
def remember(m: Record, row: Array) -> None:
    """Take in one event."""
    code = row[CODE]
    if code == DEALT:
        m.sizes[row[SEAT]] = row[VALUE]
    elif code == OFFERED:
        _settle(m)
        m.sizes[row[SEAT]] -= 1
    elif code == REVEALED:
        m.owing = NOBODY
        m.drawing = 0
    elif code == DRAWN:
        m.drawing = 1
    elif code == PUT_AWAY:
        m.sizes[row[SEAT]] += 1
        m.held[row[CARD] - JOKER] = row[SEAT] + 1
        _owe(m, row)
    elif code == PUT_ASIDE:
        _note_aside(m, row[CARD])
        # One from the penalty pile may cost nothing (R8).
        if not m.drawing:
            _owe(m, row)
    elif code == PAID:
        _note_payment(m, row)
    remember_passing(m, row, TRUTH)


@compiled
def _owe(m: Record, row: Array) -> None:
    m.owing = row[SEAT] + 1
    m.paid = 0
    m.matched = 0


@compiled
def _note_aside(m: Record, card: int) -> None:
    m.laid_special[card - JOKER] = 1
    m.held[card - JOKER] = NOBODY


@compiled
def _note_payment(m: Record, row: Array) -> None:
    m.sizes[row[SEAT]] -= 1
    m.paid += 1
    m.matched |= PAYS[row[CARD], m.chain_claim[m.links - 1]]
    if row[CARD] >= JOKER:
        _note_aside(m, row[CARD])


@compiled
def _settle(m: Record) -> None:
    """Whoever owed a payment and could not make one in full has nothing left but specials."""
    if m.owing == NOBODY:
        return
    is_short = m.paid == 0 or (m.paid == 1 and not m.matched)
    known = (m.held[0] == m.owing) + (m.held[1] == m.owing)
    if is_short and m.sizes[m.owing - 1] > known:
        for k in range(2):
            if m.held[k] == NOBODY and not m.laid_special[k]:
                m.held[k] = m.owing
    m.owing = NOBODY
