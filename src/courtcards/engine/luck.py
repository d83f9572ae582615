"""A bot's own luck: quick random numbers that have nothing to do with those of the game."""

from typing import Any

import numpy as np

from courtcards.engine.chance import forget_chance, quick_below
from courtcards.engine.compile import Array, Record, compiled, kernel

# The numbers of SplitMix64 (Steele, Lea and Flood 2014).
_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_FACTORS = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))


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
def scramble(number: int) -> int:
    """Return a number that has nothing to do with those of other numbers: SplitMix64's last step."""
    x = np.uint64(number)
    x = (x ^ (x >> np.uint64(30))) * _FACTORS[0]
    x = (x ^ (x >> np.uint64(27))) * _FACTORS[1]
    return x ^ (x >> np.uint64(31))  # type: ignore[return-value]


@kernel
def seed_luck(luck: Array, seed: int, moment: int) -> None:
    """Make luck from a seed and a moment of the game.

    The quick numbers are linear: seeds that differ in a few bits would give numbers that differ in a known
    way, so that a player could be lucky whenever the neighbour is. So all bits are scrambled before.
    """
    start: Any = np.uint64(scramble(seed)) + np.uint64(moment) * _GAMMA
    luck[0] = np.uint64(scramble(start)) | np.uint64(1)
