"""Bots against the yardstick: one new bot at a table of old ones, where there are roles in every role."""

from collections.abc import Sequence

import numpy as np

from bench.markdown import table
from bench.yardstick import entrant_of
from courtcards.bots.entrants import Entrant
from courtcards.engine.compile import Array
from courtcards.engine.errors import OptionError
from courtcards.figures import figures_of
from courtcards.games import GAMES, find
from courtcards.lab.arena import Contest, arena, make_match
from courtcards.lab.intervals import Estimate, mean
from courtcards.lab.matches import WON, Results
from courtcards.play.game import Game, game, read_seed

OLD_TABLE = {2: "one", 4: "three"}
ANY = "any role"


class Recorded(Contest):
    """A match of which what came of every deal is kept."""

    def __init__(self, played: Game, bots: Sequence[Entrant], games: int, seed: int, workers: int):
        match = make_match(played, bots, games, read_seed(seed))
        super().__init__(match, games, workers)
        self.results: list[Results] = []

    def _take(self, deal: Results, progress: object, keep: object) -> None:
        self.results.append(deal)
        super()._take(deal, None, None)


def against_old(new: str, old: str, games: int, seed: int, workers: int) -> None:
    """Print how a new bot does alone against old ones, in every game."""
    rows = []
    for kind in GAMES:
        for players in (2, 4) if kind.has_loser else (4,):
            if not kind.has_roles:
                played = game(kind.name, players=players)
                rows.append(_row(played, new, old, games, seed, workers))
    head = ["game", "players", "games", f"{new} alone", f"each {old}", "par"]
    table(head, rows)
    for kind in GAMES:
        if kind.has_roles:
            played = game(kind.name)
            found = role_by_role(played, new, old, games, seed, workers)
            print(f"{kind.name}: how often {new} wins, less how often {old} does in its seats\n")
            told = [[role, str(games), points(one)] for role, one in found.items()]
            table(["role", "games", "difference"], told)


def _row(played: Game, new: str, old: str, games: int, seed: int, workers: int) -> list[str]:
    bots = [entrant_of(name, played) for name in (new, old)]
    report = arena(played, bots, games, seed, workers=workers)
    if report.forfeits:
        raise OptionError(str(report.forfeits[0]))
    verb = "loses" if played.kind.has_loser else "wins"
    rates = [standing.rate for standing in report.standings]
    told = [f"{verb} {rate.percent()}" if rate else "–" for rate in rates]
    told += ["the same"] * (2 - len(told))
    par = f"{100 / played.players:.0f} %"
    return [played.name, str(played.players), f"{report.games:,}", *told, par]


def role_by_role(
    played: Game, new: str, old: str, games: int, seed: int, workers: int
) -> dict[str, Estimate]:
    """Return how much more often a new bot wins than an old one in the same seats, by role.

    Both matches have the same deals. In the one the new bot sits in every seat once, with old ones around
    it; in the other all are old.
    """
    lineups = ([new, old], [old])
    mixed, usual = (
        _wins(played, [entrant_of(name, played) for name in names], games, seed, workers)
        for names in lineups
    )
    return {role: _mean(mixed[role] - usual[role]) for role in mixed}


def _wins(
    played: Game, bots: Sequence[Entrant], games: int, seed: int, workers: int
) -> dict[str, Array]:
    """Return for each role, and for any, how often the first bot won in each deal."""
    contest = Recorded(played, bots, games, seed, workers)
    contest.run()
    columns = figures_of(find(played.name)).columns
    roles = {name.rpartition("_as_")[2]: i for i, name in enumerate(columns) if "games_as_" in name}
    found: dict[str, list[float]] = {role: [] for role in (*roles, ANY)}
    for deal in contest.results:
        own, won = deal.seats == 0, deal.rewards == WON
        found[ANY].append(float(won[own].mean()))
        for role, column in roles.items():
            sits = own & (deal.counts[:, :, column] > 0)
            found[role].append(float(won[sits].mean()))
    return {role: np.array(rates) for role, rates in found.items()}


def _mean(differences: Array) -> Estimate:
    return mean(differences.sum(), (differences**2).sum(), len(differences))


def points(estimate: Estimate) -> str:
    """Say a difference in points of a hundred.

    >>> points(Estimate(0.061, 0.02, 0.1))
    '+6.1 points (+2.0 to +10.0)'
    """
    value, low, high = (100 * x for x in (estimate.value, estimate.low, estimate.high))
    return f"{value:+.1f} points ({low:+.1f} to {high:+.1f})"
