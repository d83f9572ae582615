"""A bot's luck at one moment says nothing about that at another, or about its neighbour's."""

import numpy as np
import pytest

from courtcards.engine.luck import seed_luck, unit


def first_number(seed: int, moment: int) -> float:
    luck = np.ones(1, np.uint64)
    seed_luck(luck, seed, moment)
    return unit(luck)


@pytest.mark.parametrize("seats", [0, 1, 2])
@pytest.mark.parametrize("events", [1, 2, 3])
def test_neighbours_and_moments_share_no_luck(seats: int, events: int) -> None:
    chance = np.random.default_rng(7)
    seeds = chance.integers(0, 1 << 60, 2000).tolist()
    one = np.array([first_number(seed, 20) for seed in seeds])
    other = np.array([first_number(seed + seats, 20 + events) for seed in seeds])
    # Five standard deviations of what chance alone brings about.
    assert abs(np.corrcoef(one, other)[0, 1]) < 5 / np.sqrt(len(seeds))


def test_the_same_seed_and_moment_bring_the_same_luck() -> None:
    assert first_number(7, 3) == first_number(7, 3) != first_number(7, 4)
