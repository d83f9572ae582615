"""Estimates with 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

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


def ratio(tops: Sequence[float], bottoms: Sequence[float], *, is_share: bool = True) -> Estimate:
    """Estimate a ratio of sums when whatever belongs to one deal is not independent.

    Games of one deal share its cards, so the deals, not the games, are the sample: the value is the
    sum of all `tops` divided by the sum of all `bottoms` (with as many games in every deal, the mean
    of the deals' averages), and the interval comes from how the deals differ from it. A share stays
    between 0 and 1; where all deals agree, Wilson's interval says how little few deals prove.

    >>> ratio([2, 0, 1, 1], [4, 4, 4, 4]).percent()
    '25.00 % (5.00 to 45.00)'
    """
    pairs = [(top, bottom) for top, bottom in zip(tops, bottoms, strict=True) if bottom]
    deals, total = len(pairs), sum(bottom for _, bottom in pairs)
    value = sum(top for top, _ in pairs) / total
    squares = sum((top - value * bottom) ** 2 for top, bottom in pairs)
    reach = Z95 * math.sqrt(squares * deals / max(1, deals - 1)) / total
    if not is_share:
        return Estimate(value, value - reach, value + reach)
    if reach < TINY:
        wilson = share(value * deals, deals)
        return Estimate(value, wilson.low, wilson.high)
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))
