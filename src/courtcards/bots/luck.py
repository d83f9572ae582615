"""A bot's own luck: quick random numbers that have nothing to do with those of the game."""

import numpy as np

from courtcards.engine.chance import forget_chance, quick_below, wide
from courtcards.engine.compile import Array, Record, compiled


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
    """Give an imagined state shuffles of its own."""
    forget_chance(s)
    for i in range(len(s.key)):
        s.key[i] = quick_below(luck, 1 << 30)


@compiled
def seed_luck(luck: Array, seed: int, moment: int) -> None:
    """Make luck from a seed and a moment of the game, by splitmix64."""
    x = np.uint64(wide(seed)) + np.uint64(wide(moment) + 1) * np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    luck[0] = (x ^ (x >> np.uint64(31))) | np.uint64(1)


@compiled
def evenly(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Play all moves equally often: a policy (`bots.contract`) without any thought."""
    weights[:n] = 1.0
