"""Ratings from one pool: everybody plays everybody, habits and exploiters included."""

from functools import partial

from bench.exploiters import exploiters
from bench.exploiters.fitted import Fitted
from bench.exploiters.study import study
from bench.exploiting import STUDIED
from bench.markdown import table
from bench.yardstick import OLD, entrant_of, new_bot
from courtcards.bots.catalogue import bot_names
from courtcards.bots.entrants import Entrant
from courtcards.engine.errors import OptionError
from courtcards.lab.arena import arena
from courtcards.lab.intervals import Estimate
from courtcards.lab.standings import ArenaReport
from courtcards.play.game import Game

# Levels from the lowest to the highest, each of which should be above all that is not a level itself.
RUNGS = ("novice", "regular", "expert", "master")


def pool_of(played: Game, without: tuple[str, ...] = ("search",)) -> list[Entrant]:
    """Return everybody: the catalogue, the old bots, exploiters and one that has studied the master."""
    entrants = [name for name in bot_names(played) if name not in without]
    pool: list[Entrant] = [entrant_of(name, played) for name in (*entrants, *OLD[played.name])]
    if played.kind.has_loser:
        pool += exploiters(played.players)
        pool.append(Fitted(study(played, partial(new_bot, RUNGS[-1], played), STUDIED)))
    return pool


def rate_pool(played: Game, games: int, seed: int, workers: int) -> None:
    """Let the pool play, and print ratings and who did better than whom."""
    report = arena(played, pool_of(played), games, seed, workers=workers)
    if report.forfeits:
        raise OptionError(str(report.forfeits[0]))
    print_ratings(report)
    print_cross(report)


def print_ratings(report: ArenaReport) -> None:
    """Print everybody by rating, the best first."""
    order = sorted(report.standings, key=lambda standing: -standing.rating.value)
    rows = [
        [one.bot, str(one.rating), f"{one.seats:,}", one.rate.percent() if one.rate else "–"]
        for one in order
    ]
    print(f"{report.games:,} games of {report.game.name}, {report.game.players} players\n")
    table(["bot", "rating", "games", report.measure], rows)


def print_cross(report: ArenaReport) -> None:
    """Print for each level and everybody else who did better where both sat at a table."""
    rungs = [name for name in RUNGS if name in report.names]
    rows = [
        [name, *(_lead(report, rung, name) for rung in rungs)]
        for name in report.names
        if name not in rungs
    ]
    table(["how much more often the level did better than …", *rungs], rows)


def _lead(report: ArenaReport, one: str, other: str) -> str:
    ahead, behind = report.cross[one, other], report.cross[other, one]
    if ahead is None or behind is None:
        return "–"
    difference = 100 * (ahead.value - behind.value)
    return f"{difference:+.1f} points{'' if _apart(ahead, behind) else ' ?'}"


def _apart(one: Estimate, other: Estimate) -> bool:
    return one.low > other.high or other.low > one.high
