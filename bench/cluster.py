"""Measures what Ray costs: the same jobs by this machine alone and by a Ray cluster on it, in turn.

    make bench-cluster        (or: python -m bench.cluster --write bench/CLUSTER.md)

The cluster has two nodes with a core each, so both have the same two cores; it is there only while it
works. What is compared is the whole of a job, from connecting to the last result, and the processor time of
all processes that take part: the cluster's own too. Others on the machine disturb the first, and hardly the
second.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bench.run import processor, say
from courtcards import __version__
from courtcards.bots.warm import compile_game
from courtcards.cluster import RayCluster
from courtcards.games import GAMES
from courtcards.lab.arena import arena
from courtcards.lab.local import Local
from courtcards.lab.simulate import simulate
from courtcards.lab.work import Workplace
from courtcards.play.game import make_game
from tests.ray.nodes import descendants, running

SEED = 1
PLAYERS = 4
# The cores of both.
CORES = 2
AIM = 0.10
HERE, DIRECT, CLIENT = "this machine", "Ray", "Ray, by `ray://`"
TICKS = os.sysconf("SC_CLK_TCK")
BILLION = 1_000_000_000
# What an hour of a rented core costs, in dollars: the usual price, and that of one that may be taken back.
PRICES = (0.05, 0.015)
# How long one kind of play is looked at for its speed, in seconds of one core.
SAMPLE_SECONDS = 2.0

# Plays so many games somewhere, and returns a report.
Play = Callable[[int, "int | Workplace"], Any]
# Gives a place to work at, which is left in the end.
Enter = Callable[[], AbstractContextManager[Workplace]]


def random_play(game: str) -> Play:
    table = make_game(game, PLAYERS, None, {})
    return lambda games, place: simulate(table, games, SEED, place)


def match_of(game: str, *bots: str) -> Play:
    table = make_game(game, PLAYERS, None, {})
    return lambda games, place: arena(table, list(bots), games, SEED, workers=place)


JOBS = {
    "`simulate royal-gambit`": random_play("royal-gambit"),
    "`arena cockroach-poker --bots thumb,random`": match_of("cockroach-poker", "thumb", "random"),
}


@dataclass(frozen=True)
class Run:
    """A job that was done: seconds in all, processor seconds of all processes, and what was reported."""

    seconds: float
    processor: float
    report: Any


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=2, help="rounds of each")
    parser.add_argument("--seconds", type=float, default=65.0, help="how long a job takes here")
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    found = parser.parse_args()
    for kind in GAMES:
        compile_game(kind.name)
    speeds = dict(_speeds())
    runs = {name: _measure(name, play, found) for name, play in JOBS.items()}
    text = "\n".join([*_report(runs, found), *_prices(speeds)])
    print(text)
    if found.write:
        found.write.write_text(text + "\n", encoding="utf-8")


def _measure(name: str, play: Play, found: argparse.Namespace) -> dict[str, list[Run]]:
    games = _games_for(play, found.seconds)
    runs: dict[str, list[Run]] = {HERE: [], DIRECT: [], CLIENT: []}

    def run(where: str, enter: Enter) -> None:
        say(f"{name}, {games:,} games, {where}, round {len(runs[where]) + 1}")
        runs[where].append(_run(play, games, enter))

    for _ in range(found.rounds):
        run(HERE, lambda: nullcontext(Local(CORES)))
        with running() as nodes:
            os.environ.update(nodes.environment)
            run(DIRECT, partial(RayCluster, nodes.address))
            run(CLIENT, partial(RayCluster, nodes.client_address))
    return runs


def _games_for(play: Play, seconds: float) -> int:
    """Return how many games take so long on all cores if nobody disturbs them."""
    games = 200
    while (spent := play(games, 1).cost.core_seconds) < 1:
        games *= 4
    return int(games * seconds * CORES / spent)


def _run(play: Play, games: int, enter: Enter) -> Run:
    start, before = time.perf_counter(), _processor()
    with enter() as place:
        report = play(games, place)
        # Ray ends the processes that have worked as soon as nobody is connected, and what they took is lost.
        seconds, after = time.perf_counter() - start, _processor()
    spent = sum(after.values()) - sum(before.get(one, 0.0) for one in after)
    # Otherwise a process would have been missed.
    assert spent > report.cost.core_seconds
    return Run(seconds, spent, report)


def _processor() -> dict[int, float]:
    """Return the processor seconds of this process and of all it has started, a cluster too, one by one."""
    return {one: _ticks(one) / TICKS for one in descendants(os.getpid())}


def _ticks(process: int) -> int:
    """Return what a process has taken, with those it has started and waited for."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(int(number) for number in fields[11:15])


def _report(runs: dict[str, dict[str, list[Run]]], found: argparse.Namespace) -> Iterator[str]:
    yield "# Ray beside this machine alone"
    yield ""
    yield f"Court Cards {__version__}, Python {platform.python_version()}, {processor()}."
    yield (
        f"Made by `make bench-cluster`; medians of {found.rounds} rounds in which everything was "
        "measured in turn. A cluster of two nodes with a core each has the same two cores."
    )
    yield ""
    yield "| job | where | seconds, all in all | more | processor seconds of all processes | more |"
    yield "|---|---|---|---|---|---|"
    for name, places in runs.items():
        for place, done in places.items():
            yield _row(name, place, done, places[HERE])
    yield ""
    yield from _verdict(runs)


def _row(name: str, place: str, done: list[Run], here: list[Run]) -> str:
    seconds = median(run.seconds for run in done)
    spent = median(run.processor for run in done)
    more = ["", ""] if place == HERE else [f"{100 * one:+.1f} %" for one in _overheads(done, here)]
    return f"| {name} | {place} | {seconds:.1f} | {more[0]} | {spent:.1f} | {more[1]} |"


def _overheads(done: list[Run], here: list[Run]) -> tuple[float, float]:
    """Return how much more a place took than this machine alone in the same round: time, and processor."""
    pairs = list(zip(done, here, strict=True))
    return (
        median(run.seconds / own.seconds - 1 for run, own in pairs),
        median(run.processor / own.processor - 1 for run, own in pairs),
    )


def _verdict(runs: dict[str, dict[str, list[Run]]]) -> Iterator[str]:
    for name, places in runs.items():
        first, *others = [figures(run.report) for done in places.values() for run in done]
        assert all(other == first for other in others), f"{name} differs"
    yield "All runs of a job had identical figures."
    both = [
        _overheads(done, places[HERE])
        for places in runs.values()
        for place, done in places.items()
        if place != HERE
    ]
    for what, worst in zip(
        ("time", "processor time"), map(max, zip(*both, strict=True)), strict=True
    ):
        word = "reached" if worst < AIM else "missed"
        yield f"Aim: under {100 * AIM:.0f} % more {what}; {word}, {100 * worst:+.1f} % at most."
    yield ""


def figures(report: Any) -> dict[str, Any]:
    """Return a report without what depends on the machine."""
    times = ("seconds", "cost", "games_per_second", "decisions_per_second")
    return {name: value for name, value in report.data.items() if name not in times}


def _speeds() -> Iterator[tuple[str, float]]:
    """Measure decisions a second of one core, for several kinds of play."""
    for kind in GAMES:
        yield f"random players, {kind.name}", _speed(random_play(kind.name))
    for kind in GAMES:
        for bot in ("thumb", "expert"):
            yield f"`{bot}`, {kind.name}", _speed(match_of(kind.name, bot))


def _speed(play: Play) -> float:
    games = PLAYERS
    play(games, 1)
    while (report := play(games, 1)).cost.core_seconds < SAMPLE_SECONDS:
        games *= 4 if report.cost.core_seconds < SAMPLE_SECONDS / 4 else 2
    return report.cost.per_core(report.data["decisions"])


def _prices(speeds: dict[str, float]) -> Iterator[str]:
    usual, spot = PRICES
    yield "## A billion decisions"
    yield ""
    yield (
        f"Core-hours by the speed of one core here; dollars at {usual} an hour and core, and at "
        f"{spot} where it may be taken back any time, which costs only a little time here."
    )
    yield ""
    yield f"| four players | decisions a second and core | core-hours | at ${usual} | at ${spot} |"
    yield "|---|---|---|---|---|"
    for what, rate in speeds.items():
        hours = BILLION / rate / 3600
        prices = " | ".join(_dollars(hours * price) for price in PRICES)
        yield f"| {what} | {rate:,.0f} | {hours:,.2f} | {prices} |"


def _dollars(amount: float) -> str:
    return f"${amount:,.2f}" if amount >= 0.005 else "under a cent"


if __name__ == "__main__":
    main()
