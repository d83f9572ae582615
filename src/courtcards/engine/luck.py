"""A bot's own luck: quick random numbers that have nothing to do with those of the game."""

import numpy as np

from courtcards.engine.chance import forget_chance, quick_below, wide
from courtcards.engine.compile import Array, Record, compiled

# Seeds that differ in few bits give like numbers at first.
_WARM_UP = 16
_MOST = (1 << 62) - 1


@compiled
def unit(luck: Array) -> float:
    """Return a random number from 0 up to 1."""
    return quick_below(luck, 1 << 30) / (1 << 30)


@compiled
def mix(cards: Array, n: int, luck: Array) -> None:
    """Shuffle the first `n` numbers of an array."""
    for i in range(n - 1, 0, -1):
        j = quick_below(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@compiled
def pick(weights: Array, n: int, luck: Array) -> int:
    """Return an index below `n` with a probability in proportion to its weight."""
    total = 0.0
    for i in range(n):
        total += weights[i]
    mark = unit(luck) * total
    last = 0
    for i in range(n):
        if weights[i] > 0.0:
            last = i
            mark -= weights[i]
            if mark < 0.0:
                return i
    return last


@compiled
def imagine_chance(s: Record, luck: Array) -> None:
    """Give an imagined state its own random generator."""
    forget_chance(s)
    for i in range(len(s.key)):
        s.key[i] = quick_below(luck, 1 << 30)


@compiled
def seed_luck(luck: Array, seed: int, moment: int) -> None:
    """Make luck from a seed and a moment of the game."""
    luck[0] = np.uint64((wide(seed) ^ (wide(moment) << 20)) & _MOST) | np.uint64(1)
    for _ in range(_WARM_UP):
        quick_below(luck, 2)
