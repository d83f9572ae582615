"""Seats round the table, numbered clockwise."""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.trace import NONE


@compiled
def clockwise(s: Record, seat: int, steps: int) -> int:
    """Return the seat some places clockwise, fewer than there are players."""
    seat += steps
    return seat - s.players if seat >= s.players else seat


@compiled
def relative(s: Record, seat: int, base: int) -> int:
    """Count a seat clockwise from another; nobody stays nobody."""
    if seat < 0:
        return NONE
    return seat - base if seat >= base else seat - base + s.players
