"""Who is the Loyalist? The evidence of a memory, turned into probabilities."""

import numpy as np

from courtcards.bots.royal_menagerie.guesses import SIGN_WEIGHTS
from courtcards.bots.royal_menagerie.odds import find_vizier
from courtcards.bots.royal_menagerie.signs import SIGNS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_menagerie.state import LOYALIST, SEATS


@compiled
def loyalist_log_odds(m: Record, seat: int) -> float:
    """Return the logarithm of the odds that a seat is the Loyalist and no Conspirator."""
    log_odds = 0.0
    for sign in range(SIGNS):
        log_odds += SIGN_WEIGHTS[sign] * m.signs[seat, sign]
    return log_odds


@compiled
def write_public_chances(
    m: Record, viewer: int, role: int, trust: float, vizier: int, out: Array
) -> None:
    """Write how likely each seat is the Loyalist, to a viewer who knows their own role.

    `trust` is how much of the evidence the viewer believes.
    """
    total = 0.0
    for seat in range(SEATS):
        out[seat] = 0.0
        hidden = seat != vizier and seat != viewer
        if (seat == viewer) if role == LOYALIST else hidden:
            out[seat] = np.exp(trust * loyalist_log_odds(m, seat))
            total += out[seat]
    for seat in range(SEATS):
        out[seat] /= total


@compiled
def loyalist_chances(s: Record, m: Record, out: Array) -> None:
    """Write how likely each seat is the Loyalist, to the seat whose memory it is."""
    role = int(s.role[m.seat])
    write_public_chances(m, int(m.seat), role, 1.0, find_vizier(s), out)
