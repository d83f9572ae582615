"""Estimates with 95 % intervals."""

import math
from dataclasses import asdict, dataclass

Z95 = 1.959963984540054


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


def share(hits: int, trials: int) -> Estimate:
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
