"""What a match came to: how the bots did, against each other and in their habits.

The games of one deal share its cards, and that is the point of playing it once for each rotation. So
they are not independent, and all intervals are made over deals (`intervals.Sums`).
"""

from collections import Counter
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Self

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.figures import Figures, figures_of
from courtcards.lab.intervals import Estimate, Sums
from courtcards.lab.matches import LOST, NOT_COUNTED, WON, Forfeit, Results
from courtcards.lab.ratings import Rating, Ratings
from courtcards.lab.work import Cost
from courtcards.play.game import Game

# Beyond so many, forfeits are counted and no longer kept.
MOST_FORFEITS = 1000
_COUNTS = ("games", "deals", "decisions")


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


class Totals:
    """What the games of a match came to, added up deal by deal: sums, and no list of games.

    There are three kinds of ratios over deals: every bot's rate, every pair of bots, every bot's habits.
    """

    def __init__(self, game: Game, bots: int) -> None:
        self.game = game
        self.bots = bots
        self.figures = figures_of(game.kind)
        self.games = 0
        self.deals = 0
        self.decisions = 0
        self.seats = np.zeros(bots, np.int64)
        self.ratings = Ratings(bots)
        # All are counted, the first ones kept.
        self.forfeits: list[Forfeit] = []
        self.forfeit_counts: Counter[str] = Counter()
        columns = self.figures.columns
        self._tops = [columns.index(figure.top) for figure in self.figures.told]
        self._bottoms = [columns.index(figure.bottom) for figure in self.figures.told]
        self._rates = Sums(bots)
        self._pairs = Sums(bots * bots)
        self._figures = Sums(bots * len(self._tops))

    def add(self, deal: Results) -> None:
        """Add all games of a deal."""
        self.games += len(deal.deals)
        self.deals += 1
        self.decisions += deal.decisions
        for seats, did_well in zip(deal.seats.tolist(), deal.did_well.tolist(), strict=True):
            self.ratings.add(seats, did_well)
        self.forfeit_counts.update(forfeit.bot for forfeit in deal.forfeits)
        self.forfeits += deal.forfeits[: MOST_FORFEITS - len(self.forfeits)]
        # For every game, seat and bot, whether the bot sits there.
        sits = deal.seats[:, :, None] == np.arange(self.bots)
        self.seats += sits.sum(axis=(0, 1))
        self._add_rates(deal, sits)
        self._add_pairs(deal, sits)
        self._add_figures(deal, sits)

    def _add_rates(self, deal: Results, sits: Array) -> None:
        sits = sits & (deal.rewards != NOT_COUNTED)[:, :, None]
        counted = deal.rewards == (LOST if self.game.kind.has_loser else WON)
        self._rates.add((sits & counted[:, :, None]).sum(axis=(0, 1)), sits.sum(axis=(0, 1)))

    def _add_pairs(self, deal: Results, sits: Array) -> None:
        held = sits.sum(axis=1)
        well = (sits & deal.did_well[:, :, None]).sum(axis=1)
        self._pairs.add((well.T @ (held - well)).ravel(), (held.T @ held).ravel())

    def _add_figures(self, deal: Results, sits: Array) -> None:
        counts = np.einsum("gsb,gsc->bc", sits, deal.counts, dtype=np.int64)
        self._figures.add(counts[:, self._tops].ravel(), counts[:, self._bottoms].ravel())

    @property
    def data(self) -> Data:
        """All of it, ready for JSON, which keeps every digit of a rating."""
        return {
            **{name: getattr(self, name) for name in _COUNTS},
            "seats": self.seats.tolist(),
            "ratings": [(rating.value, rating.uncertainty) for rating in self.ratings.now],
            "forfeits": [asdict(forfeit) for forfeit in self.forfeits],
            "forfeit_counts": dict(self.forfeit_counts),
            "sums": [sums.data for sums in self._all_sums],
        }

    @classmethod
    def read(cls, game: Game, bots: int, data: Data) -> Self:
        """Return what `data` was made from."""
        totals = cls(game, bots)
        vars(totals).update({name: data[name] for name in _COUNTS})
        totals.seats = np.array(data["seats"], np.int64)
        totals.ratings.read(data["ratings"])
        totals.forfeits = [Forfeit(**forfeit) for forfeit in data["forfeits"]]
        totals.forfeit_counts = Counter(data["forfeit_counts"])
        for sums, kept in zip(totals._all_sums, data["sums"], strict=True):
            sums.read(kept)
        return totals

    @property
    def _all_sums(self) -> tuple[Sums, ...]:
        return self._rates, self._pairs, self._figures

    def rate(self, bot: int) -> Estimate | None:
        """Estimate how often a bot loses, or wins."""
        return self._rates.estimate(bot)

    def pair(self, one: int, other: int) -> Estimate | None:
        """Estimate how often a bot does better than another."""
        return self._pairs.estimate(one * self.bots + other)

    def figure(self, bot: int, number: int) -> Estimate | None:
        """Estimate a figure of a bot's habits."""
        is_share = self.figures.told[number].is_share
        return self._figures.estimate(bot * len(self._tops) + number, is_share=is_share)


@dataclass(frozen=True)
class ArenaReport:
    """What a match of bots came to; fewer games were played than asked for if somebody stopped it."""

    game: Game
    seed: str
    names: tuple[str, ...]
    asked: int
    lineups: str
    totals: Totals
    seconds: float
    cost: Cost

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.totals.games

    @property
    def deals(self) -> int:
        """How many deals they were made of."""
        return self.totals.deals

    @property
    def forfeits(self) -> list[Forfeit]:
        """Who broke the rules, and how; the first ones, if there are very many."""
        return self.totals.forfeits

    @property
    def measure(self) -> str:
        """What the rates count: losses where games end because somebody loses, else wins."""
        return "losses" if self.game.kind.has_loser else "wins"

    @property
    def par(self) -> float | None:
        """The rate of equal players; None where the number of winners depends on their roles."""
        return None if self.game.kind.has_roles else 1 / self.game.players

    @property
    def figures(self) -> Figures:
        """Statistics of how they played."""
        return self.totals.figures

    @cached_property
    def standings(self) -> list[Standing]:
        """How every bot did, in the order they were named."""
        ratings, figures = self.totals.ratings.now, enumerate(self.figures.told)
        numbers = {figure.name: number for number, figure in figures}
        return [
            Standing(
                bot=name,
                seats=int(self.totals.seats[bot]),
                rate=self.totals.rate(bot),
                forfeits=self.totals.forfeit_counts[name],
                rating=ratings[bot],
                habits={figure: self.totals.figure(bot, at) for figure, at in numbers.items()},
            )
            for bot, name in enumerate(self.names)
        ]

    @cached_property
    def cross(self) -> dict[tuple[str, str], Estimate | None]:
        """For each pair of bots, how often the first did better than the second where both sat.

        Seats of both that won, or lost, alike did not do better than each other; so the two shares
        of a pair need not add up to one.
        """
        return {
            (one, other): self.totals.pair(a, b)
            for a, one in enumerate(self.names)
            for b, other in enumerate(self.names)
            if a != b
        }

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
                for each in self.forfeits
            ],
            "decisions": self.totals.decisions,
            "seconds": round(self.seconds, 6),
            "cost": self.cost.data(self.totals.decisions),
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
