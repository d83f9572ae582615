"""What a match came to: how the bots did, against each other and in their habits.

The games of one deal share its cards, and that is the point of playing it once for each rotation. So
they are not independent, and all intervals are made over deals (`intervals.ratio`).
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from courtcards.engine.compile import Array
from courtcards.lab.habits import Figure, Habits, habits_of, has_loser, roles_of
from courtcards.lab.intervals import Estimate, ratio
from courtcards.lab.matches import LOST, NOT_COUNTED, WON, Results
from courtcards.lab.ratings import Rating, rate
from courtcards.play.game import Game


@dataclass(frozen=True)
class Standing:
    """How one bot did: seats it held, how often it lost or won, its rating and its habits.

    What there was nothing to count for is None.
    """

    bot: str
    seats: int
    rate: Estimate | None
    forfeits: int
    rating: Rating
    habits: dict[str, Estimate | None]


@dataclass(frozen=True)
class ArenaReport:
    """What a match of bots came to."""

    game: Game
    seed: str
    names: tuple[str, ...]
    asked: int
    lineups: str
    results: Results
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.results.deals)

    @property
    def deals(self) -> int:
        """How many deals they were made of."""
        return self.games // self.game.players

    @property
    def measure(self) -> str:
        """What the rates count: losses where games end because somebody loses, else wins."""
        return "losses" if has_loser(self.game.kind) else "wins"

    @property
    def par(self) -> float | None:
        """The rate of equal players; None where the number of winners depends on their roles."""
        return None if roles_of(self.game.kind) else 1 / self.game.players

    @cached_property
    def habits(self) -> Habits:
        """What is told about how they played."""
        return habits_of(self.game.kind)

    @cached_property
    def standings(self) -> list[Standing]:
        """How every bot did, in the order they were named."""
        ratings = rate(len(self.names), zip(self.results.seats, self.results.did_well, strict=True))
        return [
            Standing(
                bot=name,
                seats=int((self.results.seats == bot).sum()),
                rate=self._rate(bot),
                forfeits=sum(forfeit.bot == name for forfeit in self.results.forfeits),
                rating=ratings[bot],
                habits={figure.name: self._habit(bot, figure) for figure in self.habits.figures},
            )
            for bot, name in enumerate(self.names)
        ]

    @cached_property
    def cross(self) -> dict[tuple[str, str], Estimate | None]:
        """For each pair of bots, how often the first did better than the second where both sat.

        Seats of both that won, or lost, alike did not do better than each other; so the two shares
        of a pair need not add up to one.
        """
        mine = [self.results.seats == bot for bot in range(len(self.names))]
        well = [(held & self.results.did_well).sum(axis=1) for held in mine]
        held = [seats.sum(axis=1) for seats in mine]
        return {
            (one, other): self._over_deals(well[a] * (held[b] - well[b]), held[a] * held[b])
            for a, one in enumerate(self.names)
            for b, other in enumerate(self.names)
            if a != b
        }

    def _rate(self, bot: int) -> Estimate | None:
        held = (self.results.seats == bot) & (self.results.rewards != NOT_COUNTED)
        counted = self.results.rewards == (LOST if self.measure == "losses" else WON)
        return self._over_deals((held & counted).sum(axis=1), held.sum(axis=1))

    def _habit(self, bot: int, figure: Figure) -> Estimate | None:
        held = self.results.seats == bot
        top, bottom = (
            (self.results.counts[:, :, self.habits.columns.index(column)] * held).sum(axis=1)
            for column in (figure.top, figure.bottom)
        )
        return self._over_deals(top, bottom, is_share=figure.is_share)

    def _over_deals(self, tops: Array, bottoms: Array, *, is_share: bool = True) -> Estimate | None:
        """Estimate a ratio of two numbers that every game has, if it can be told."""
        if not bottoms.any():
            return None
        deals = self.results.deals
        sums = [np.bincount(deals, weights=numbers).tolist() for numbers in (tops, bottoms)]
        return ratio(*sums, is_share=is_share)

    @property
    def data(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        return {
            "game": self.game.name,
            "preset": self.game.preset,
            "options": self.game.options,
            "players": self.game.players,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "deals": self.deals,
            "lineups": self.lineups,
            "measure": self.measure,
            "par": self.par,
            "bots": [self._standing_data(standing) for standing in self.standings],
            "cross": [
                {"bot": one, "against": other, "better": _data(estimate)}
                for (one, other), estimate in self.cross.items()
            ],
            "forfeits": [
                {"bot": each.bot, "seat": each.seat, "deal": each.deal, "what": each.what}
                for each in self.results.forfeits
            ],
            "seconds": round(self.seconds, 6),
        }

    def _standing_data(self, standing: Standing) -> dict[str, Any]:
        return {
            "bot": standing.bot,
            "seats": standing.seats,
            self.measure: _data(standing.rate),
            "forfeits": standing.forfeits,
            "rating": standing.rating.data,
            "habits": {
                name.replace(" ", "_"): _data(habit) for name, habit in standing.habits.items()
            },
        }


def _data(estimate: Estimate | None) -> dict[str, float] | None:
    return None if estimate is None else estimate.data
