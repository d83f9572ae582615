"""Ratings of bots from the games they played, one after the other."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how unsure that is (one standard deviation)."""

    value: float
    uncertainty: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.uncertainty:.1f}"

    @property
    def data(self) -> dict[str, float]:
        """The rating, ready for JSON."""
        return {"value": round(self.value, 4), "uncertainty": round(self.uncertainty, 4)}


class Ratings:
    """Ratings of bots by openskill's Plackett–Luce model over games in their order.

    A game is the bot in each seat, and for each seat whether it did well. Seats that did equally well
    are tied, which draws their ratings together: where one of many loses, differences are small.

    A bot that holds several seats of a game counts in each of them as a player of its own, and its
    rating changes by the mean of what they would change: its own seats must not rate it up or down
    against itself.

    >>> ratings = Ratings(2)
    >>> for _ in range(30):
    ...     ratings.add([0, 1], [1, 0])
    >>> strong, weak = ratings.now
    >>> strong.value > 30 > 20 > weak.value
    True
    """

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(bots)]

    @property
    def now(self) -> list[Rating]:
        """The rating of every bot after the games so far."""
        return [Rating(rating.mu, rating.sigma) for rating in self._ratings]

    def read(self, ratings: Sequence[tuple[float, float]]) -> None:
        """Go on from ratings, each a value and its uncertainty."""
        self._ratings = [self._model.rating(mu=value, sigma=unsure) for value, unsure in ratings]

    def add(self, seats: Sequence[int], did_well: Sequence[int]) -> None:
        """Rate bots by another game."""
        if len(set(seats)) == 1:
            return
        teams = [[self._ratings[bot]] for bot in seats]
        ranks = [float(not well) for well in did_well]
        after = [team[0] for team in self._model.rate(teams, ranks=ranks)]
        for bot in set(seats):
            own = [new for new, holder in zip(after, seats, strict=True) if holder == bot]
            self._ratings[bot] = self._model.rating(
                mu=sum(new.mu for new in own) / len(own),
                sigma=sum(new.sigma for new in own) / len(own),
            )
