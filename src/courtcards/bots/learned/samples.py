"""What a learner needs of the decisions that its network made in whole games."""

from typing import NamedTuple

import numpy as np

from courtcards.engine.compile import Array, compiled

# Counts in `used`: decisions noted, and those of the games that are over.
NOTED, SETTLED = range(2)
# How far a surprise counts for the decisions before it (generalised advantage estimation).
LAMBDA = 0.4


class Samples(NamedTuple):
    """Decisions in the order they were made: what was told, which moves there were, which was taken.

    `chance` is how likely it was, `hope` what the seat hoped for; after the game `gain` says how much better
    it went than hoped, and `goal` what should have been hoped for.
    """

    x: Array
    legal: Array
    move: Array
    chance: Array
    hope: Array
    gain: Array
    goal: Array
    seat: Array
    used: Array


def make_samples(count: int, told: int, moves: int) -> Samples:
    """Make room for so many decisions."""
    return Samples(
        x=np.zeros((count, told), np.float32),
        legal=np.zeros((count, moves), np.uint8),
        move=np.zeros(count, np.int64),
        chance=np.zeros(count, np.float32),
        hope=np.zeros(count, np.float32),
        gain=np.zeros(count, np.float32),
        goal=np.zeros(count, np.float32),
        seat=np.zeros(count, np.int64),
        used=np.zeros(2, np.int64),
    )


NO_SAMPLES = make_samples(0, 1, 1)


@compiled
def note_decision(
    samples: Samples,
    x: Array,
    moves: Array,
    n: int,
    seat: int,
    taken: int,
    chance: float,
    hope: float,
) -> None:
    """Note a decision, while there is room."""
    at = samples.used[NOTED]
    if at >= len(samples.move):
        return
    samples.x[at, :] = x
    samples.legal[at, :] = 0
    for i in range(n):
        samples.legal[at, moves[i]] = 1
    samples.move[at] = taken
    samples.chance[at] = chance
    samples.hope[at] = hope
    samples.seat[at] = seat
    samples.used[NOTED] = at + 1


@compiled
def settle_game(samples: Samples, rewards: Array, players: int) -> None:
    """The game is over: say of each of its decisions how much better it went than hoped."""
    mean = 0.0
    for seat in range(players):
        mean += rewards[seat] / players
    for seat in range(players):
        coming = (rewards[seat] - mean) * players / (players - 1)
        later = 0.0
        for i in range(samples.used[NOTED] - 1, samples.used[SETTLED] - 1, -1):
            if samples.seat[i] == seat:
                later = coming - samples.hope[i] + LAMBDA * later
                coming = samples.hope[i]
                samples.gain[i] = later
                samples.goal[i] = later + samples.hope[i]
    samples.used[SETTLED] = samples.used[NOTED]
