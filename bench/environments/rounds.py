"""Measuring side by side: alternating rounds, a ratio within each, and medians over them."""

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

ROUNDS = 7

# Does some work and returns how many steps it was.
Work = Callable[[], int]


class Row(NamedTuple):
    """What was measured: ours and a peer's steps a second, and the median of their ratios."""

    name: str
    rate: float
    peer_rate: float
    ratio: float


def rate(work: Work) -> float:
    """Return how many steps some work does in a second of processor time, threads added up."""
    start = time.process_time()
    steps = work()
    return steps / (time.process_time() - start)


def compare(name: str, ours: Work, theirs: Work) -> Row:
    """Measure two in turn, after a round that warms both up."""
    ours()
    theirs()
    rounds = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
    return Row(
        name,
        median(own for own, _ in rounds),
        median(other for _, other in rounds),
        median(own / other for own, other in rounds),
    )
