"""How games write what a seat remembers as numbers, in their `recall.py`."""

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise

# What is counted by seat is told up to these numbers: more is told as the most.
MOST, MANY = 99, 999


@compiled
def told(number: int, most: int) -> int:
    """Return a number, or, on either side of zero, the most that is told.

    >>> told(100, MOST), told(-5, MOST)
    (99, -5)
    """
    return min(max(number, -most), most)


@compiled
def tell_by_seat(m: Record, counts: Array, most: int, out: Array, at: int) -> int:
    """Write a number for each seat, clockwise from the one that remembers; return the next place."""
    for i in range(m.players):
        out[at + i] = told(counts[clockwise(m, m.seat, i)], most)
    return at + int(m.players)


@compiled
def tell_rows_by_seat(m: Record, rows: Array, most: int, out: Array, at: int) -> int:
    """Write a row of numbers for each seat, clockwise from the one that remembers; return the next place."""
    for i in range(m.players):
        row = rows[clockwise(m, m.seat, i)]
        for k in range(len(row)):
            out[at + k] = told(row[k], most)
        at += len(row)
    return at
