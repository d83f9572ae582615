"""How fast this machine plays: random games in compiled code, all legal moves listed each time.

Machines are noisy, so everything is measured in turn, several rounds over, and compared within a
round; the figures are medians.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Any

import numpy as np

from courtcards.games import GAMES
from courtcards.lab.simulate import simulate
from courtcards.play import kernels
from courtcards.play.game import Game, make_game
from courtcards.play.playouts import Playouts

ROUNDS = 5
SECONDS = 0.4
PLAYERS = 4


@dataclass(frozen=True)
class Speed:
    """The speed of one game: decisions a second, and how it compares."""

    game: str
    record_bytes: int
    decisions_per_second: float
    observed_ratio: float
    two_workers_ratio: float

    @property
    def data(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        return {
            "game": self.game,
            "record_bytes": self.record_bytes,
            "decisions_per_second": round(self.decisions_per_second),
            "observed_ratio": round(self.observed_ratio, 3),
            "two_workers_ratio": round(self.two_workers_ratio, 3),
        }


class RandomGames:
    """Plays random games of one kind on one core, always the same ones."""

    def __init__(self, game: Game, *, observed: bool = False) -> None:
        self.playouts = Playouts(game, observed=observed)

    def play(self, games: int) -> int:
        """Play games and return how many decisions they had."""
        summaries = np.zeros(games, kernels.SUMMARY)
        self.playouts.play(bytes(32), 0, summaries)
        return int(summaries["decisions"].sum())

    def rate(self, games: int) -> float:
        """Return decisions a second over some games."""
        start = time.perf_counter()
        decisions = self.play(games)
        return decisions / (time.perf_counter() - start)


def measure_each() -> Iterator[Speed]:
    """Measure every game at four players, one after the other."""
    for kind in GAMES:
        yield measure(make_game(kind.name, PLAYERS, None, {}))


def measure(game: Game) -> Speed:
    """Measure one game: bare, with observation and mask at every decision, and on two cores."""
    bare, observed = RandomGames(game), RandomGames(game, observed=True)
    games = games_in(bare, SECONDS)
    observed.play(1)
    rounds = [
        (bare.rate(games), observed.rate(games), _two_workers_rate(game, games))
        for _ in range(ROUNDS)
    ]
    return Speed(
        game=game.name,
        record_bytes=game.kind.state.itemsize,
        decisions_per_second=median(one for one, _, _ in rounds),
        observed_ratio=median(seen / one for one, seen, _ in rounds),
        two_workers_ratio=median(two / one for one, _, two in rounds),
    )


def games_in(runner: RandomGames, seconds: float) -> int:
    """Find out how many games take about so long."""
    runner.play(1)
    games, spent = 100, 0.0
    while spent < seconds / 4:
        games *= 2
        start = time.perf_counter()
        runner.play(games)
        spent = time.perf_counter() - start
    return max(1, round(games * seconds / spent))


def _two_workers_rate(game: Game, games: int) -> float:
    # In batches, as everywhere: with a half each, both would have to wait for the one held up.
    report = simulate(game, 2 * games, seed=0, workers=2)
    return report.decisions / report.seconds
