"""How likely each seat is to win, from what lies in front of everyone."""

import numpy as np

from courtcards.bots.cockroach_poker.fitted import DANGER, STARTS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER

# How many cards a deck has at most whose games are short enough to be searched whole.
SMALL_DECK = 16


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write each seat's chance to win."""
    value_passing(s, s.copies, out)


@compiled
def value_passing(s: Record, copies: int, out: Array) -> None:
    """Write each seat's chance to win where every animal has so many cards."""
    if s.turn == OVER:
        for seat in range(s.players):
            out[seat] = 0.0 if seat == s.loser else 1.0
        return
    total = 0.0
    for seat in range(s.players):
        out[seat] = np.exp(danger(s, seat, copies))
        total += out[seat]
    for seat in range(s.players):
        out[seat] = 1.0 - out[seat] / total


@compiled
def danger(s: Record, seat: int, copies: int) -> float:
    """Add up the danger of a seat's rows, as far as the missing cards can still come, and of starting."""
    total = STARTS if s.turn == seat else 0.0
    for animal in range(s.rows.shape[1]):
        missing = s.limit - s.rows[seat, animal]
        left = copies
        for other in range(s.players):
            left -= s.rows[other, animal]
        if missing <= left:
            total += DANGER[missing]
    return total


@compiled
def stage(s: Record) -> int:
    """Count the rounds; a game with a small deck is searched to its end."""
    if s.creatures * s.copies <= SMALL_DECK:
        return 0
    return count_rounds(s)


@compiled
def count_rounds(s: Record) -> int:
    """Count the rounds begun."""
    rounds: int = s.rounds
    return rounds
