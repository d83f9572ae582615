"""How people go wrong in Royal Gambit: cards forgotten or overlooked, and habits.

Nothing is said at this table, so who believes too much believes in their own luck. All of it is off where a
personality's numbers for it are 0.
"""

import numpy as np

from courtcards.bots.contract import GLANCE, HAZE, QUIRK, STUBBORN, TASTE
from courtcards.bots.royal_gambit.guesses import GRUDGE_IN_POINTS, LEAST_BAR, MORE_BAR, RESTLESS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_gambit.scoring import points
from courtcards.games.royal_gambit.state import RANKS, SUITS

# The quirks: stays at one and the same score, hits while somebody else leads, has it in for one neighbour.
BAR, CHASE, GRUDGE = range(3)
# What is counted in so many parts of a card.
PARTS = 32


@compiled
def miscount(s: Record, persona: Array, left: Array) -> int:
    """Count cards as still to come that are gone, or lie before others; all in parts of a card.

    What is gone was seen in hands that are over; what lies before others was never looked at.
    """
    total = 0
    for rank in range(RANKS):
        mine = int(s.up[s.turn, rank])
        shown = 0
        for seat in range(s.players):
            shown += int(s.up[seat, rank])
        gone = max(0, SUITS - int(left[rank]) - shown)
        more = persona[HAZE] * gone + persona[GLANCE] * (shown - mine)
        left[rank] = int(np.rint(PARTS * (left[rank] + more)))
        total += left[rank]
    return total


@compiled
def itch(s: Record, persona: Array, score: int) -> float:
    """Return by how many points more a habit makes of hitting than it is worth."""
    quirk = int(persona[QUIRK])
    if quirk == BAR:
        bar = LEAST_BAR + MORE_BAR * persona[TASTE]
        return persona[STUBBORN] * min(1.0, max(-1.0, bar - score))
    rival = reached(s, rival_of(s, persona)) if quirk == GRUDGE else best_shown(s)
    is_behind = int(s.totals[s.turn]) + score < rival
    return persona[STUBBORN] * (RESTLESS if is_behind else -RESTLESS)


@compiled
def reached(s: Record, seat: int) -> int:
    """Return what somebody has, with what lies before them."""
    return int(s.totals[seat]) + points(s.up[seat])


@compiled
def best_shown(s: Record) -> int:
    """Return the most that any rival has, with what lies before them."""
    best = 0
    for seat in range(s.players):
        if seat != s.turn:
            best = max(best, reached(s, seat))
    return best


@compiled
def rival_of(s: Record, persona: Array) -> int:
    """Return the neighbour whom somebody has it in for, if they have it in for anybody."""
    steps = 1 + int(persona[TASTE] * (s.players - 1))
    return clockwise(s, s.turn, steps)


@compiled
def grudge(s: Record, persona: Array, other: int) -> float:
    """Return by how many points more a habit makes of aiming at a seat."""
    is_aimed_at = int(persona[QUIRK]) == GRUDGE and other == rival_of(s, persona)
    return GRUDGE_IN_POINTS * persona[STUBBORN] if is_aimed_at else 0.0
