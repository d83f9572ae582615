"""Ratings of bots from the games they played, one after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from courtcards.engine.compile import Array


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


def rate(bots: int, games: Iterable[tuple[Sequence[int], Array]]) -> list[Rating]:
    """Rate bots by openskill's Plackett–Luce model over games in their order.

    A game is the bot in each seat, and for each seat whether it did well. Seats that did equally well
    are tied, which draws their ratings together: where one of many loses, differences are small.

    A bot that holds several seats of a game counts in each of them as a player of its own, and its
    rating changes by the mean of what they would change: its own seats must not rate it up or down
    against itself.

    >>> strong, weak = rate(2, [([0, 1], [1, 0])] * 30)
    >>> strong.value > 30 > 20 > weak.value
    True
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for seats, did_well in games:
        _rate_game(model, ratings, list(seats), [float(not well) for well in did_well])
    return [Rating(rating.mu, rating.sigma) for rating in ratings]


def _rate_game(
    model: PlackettLuce, ratings: list[PlackettLuceRating], seats: list[int], ranks: list[float]
) -> None:
    if len(set(seats)) == 1:
        return
    after = [team[0] for team in model.rate([[ratings[bot]] for bot in seats], ranks=ranks)]
    for bot in set(seats):
        own = [new for new, holder in zip(after, seats, strict=True) if holder == bot]
        ratings[bot] = model.rating(
            mu=sum(new.mu for new in own) / len(own),
            sigma=sum(new.sigma for new in own) / len(own),
        )
