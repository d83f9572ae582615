"""Compiled code takes computed indices as they are."""

import numpy as np
import pytest
from numba import njit

from courtcards.engine.compile import POLICY, Array

# Plain Python reads indices in its own way.
pytestmark = pytest.mark.compiled

NUMBERS = np.arange(12)

# Whatever NUMBA_BOUNDSCHECK says.
unchecked = njit(boundscheck=False, **POLICY)
checked = njit(boundscheck=True, **POLICY)


def item(numbers: Array, i: int) -> int:
    number: int = numbers[i]
    return number


def test_a_computed_index_does_not_count_from_the_end() -> None:
    # Where the array begins after others, an index below zero finds one of those.
    assert unchecked(item)(NUMBERS[4:], -1) == 3


def test_neither_does_one_of_several() -> None:
    def put(grid: Array, i: int, k: int) -> None:
        grid[i, k] = 99

    numbers = NUMBERS.copy()
    unchecked(put)(numbers.reshape(3, 4)[1:], -1, 2)
    assert numbers.tolist() == [0, 1, 99, *range(3, 12)]


def test_a_constant_index_still_counts_from_the_end() -> None:
    def ends(grid: Array, i: int) -> tuple[int, int]:
        row = grid[i]
        return row[-1], grid[i, -1]

    assert unchecked(ends)(NUMBERS.reshape(3, 4), 1) == (7, 7)


def test_with_bounds_checked_an_index_below_zero_is_an_error() -> None:
    assert checked(item)(NUMBERS, 11) == 11
    with pytest.raises(IndexError):
        checked(item)(NUMBERS, -1)
