"""Estimates with 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from courtcards.engine.compile import Array

Z95 = 1.959963984540054
# Less than this is rounding.
TINY = 1e-12


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true one in 95 of 100 experiments."""

    value: float
    low: float
    high: float

    @property
    def data(self) -> dict[str, float]:
        """The estimate, ready for JSON."""
        return {name: round(number, 6) for name, number in asdict(self).items()}

    def percent(self) -> str:
        """Say it in percent.

        >>> share(25, 100).percent()
        '25.00 % (17.55 to 34.30)'
        """
        return f"{100 * self.value:.2f} % ({100 * self.low:.2f} to {100 * self.high:.2f})"


def share(hits: float, trials: int) -> Estimate:
    """Estimate a probability by Wilson's interval, which is right for rare events too."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    rate = hits / trials
    scale = 1 + Z95**2 / trials
    centre = (rate + Z95**2 / (2 * trials)) / scale
    reach = Z95 * math.sqrt(rate * (1 - rate) / trials + Z95**2 / (4 * trials**2)) / scale
    return Estimate(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(total: float, squares: float, count: int) -> Estimate:
    """Estimate a mean from a sum and a sum of squares.

    >>> mean(total=30, squares=500, count=2).value
    15.0
    """
    average = total / count
    variance = max(0.0, squares / count - average**2) * count / max(1, count - 1)
    reach = Z95 * math.sqrt(variance / count)
    return Estimate(average, average - reach, average + reach)


class Sums:
    """For many ratios at once, all that is to be known of the deals so far: sums of them and of squares.

    A deal's `tops` and `bottoms` are whole numbers, one of each for every ratio.
    """

    def __init__(self, ratios: int) -> None:
        # How many deals count, then sums of tops, of bottoms, of squares, products and squares.
        self._sums = np.zeros((6, ratios), np.int64)

    def add(self, tops: Array, bottoms: Array) -> None:
        """Add a deal; where its bottom is zero it does not count."""
        counts = bottoms != 0
        tops = np.where(counts, tops, 0).astype(np.int64)
        bottoms = bottoms.astype(np.int64)
        self._sums += np.stack(
            [counts, tops, bottoms, tops * tops, tops * bottoms, bottoms * bottoms]
        )

    @property
    def data(self) -> list[list[int]]:
        """The sums, ready for JSON."""
        return self._sums.tolist()

    def read(self, data: list[list[int]]) -> None:
        """Go on from sums that `data` gave."""
        self._sums = np.array(data, np.int64).reshape(self._sums.shape)

    def estimate(self, number: int, *, is_share: bool = True) -> Estimate | None:
        """Estimate a ratio, if any deal counts."""
        sums = self._sums[:, number].tolist()
        return ratio_of_sums(*sums, is_share=is_share) if sums[0] else None


def ratio(tops: Sequence[int], bottoms: Sequence[int], *, is_share: bool = True) -> Estimate:
    """Estimate a ratio of sums over deals when whatever belongs to one deal is not independent.

    Games of one deal share its cards, so the deals, not the games, are the sample: the value is the
    sum of all `tops` divided by the sum of all `bottoms` (with as many games in every deal, the mean
    of the deals' averages), and the interval comes from how the deals differ from it. A share stays
    between 0 and 1; where all deals agree, Wilson's interval says how little few deals prove.

    >>> ratio([2, 0, 1, 1], [4, 4, 4, 4]).percent()
    '25.00 % (5.00 to 45.00)'
    """
    sums = Sums(1)
    for top, bottom in zip(tops, bottoms, strict=True):
        sums.add(np.array([top]), np.array([bottom]))
    found = sums.estimate(0, is_share=is_share)
    assert found is not None
    return found


def ratio_of_sums(
    deals: int, top: int, bottom: int, tops: int, both: int, bottoms: int, *, is_share: bool
) -> Estimate:
    """Estimate a ratio as `ratio` does, from sums over deals and sums of squares and products."""
    value = top / bottom
    # The sum of (one top - value * one bottom)², in whole numbers: nothing is lost to rounding.
    squares = (tops * bottom**2 - 2 * top * bottom * both + top**2 * bottoms) / bottom**2
    reach = Z95 * math.sqrt(squares * deals / max(1, deals - 1)) / bottom
    if not is_share:
        return Estimate(value, value - reach, value + reach)
    if reach < TINY:
        wilson = share(value * deals, deals)
        return Estimate(value, wilson.low, wilson.high)
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))
