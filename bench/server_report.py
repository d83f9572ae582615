"""The figures of bench/server.py, and the page made of them."""

import platform
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median

from bench.housing import Housing
from bench.load import SEATS
from bench.run import processor
from bench.servers import BROADCASTER
from courtcards import __version__

BAR = 40
SHARE_AIM = 0.40
P99_AIM = 0.100


@dataclass(frozen=True)
class Options:
    rounds: int
    seconds: float
    busy_tables: int
    tables: int
    rate: float
    idle: int


@dataclass(frozen=True)
class Busy:
    """A round of the closed loop."""

    rate: float
    refused: int
    unanswered: int
    own_share: float  # of a core, that the generator took
    taken: float  # seconds of a processor that the server took for a move


@dataclass(frozen=True)
class Steady:
    """A round of the open loop."""

    latencies: list[float]
    refused: int
    unanswered: int
    own_share: float

    def quantile(self, share: float) -> float:
        ordered = sorted(self.latencies) or [float("nan")]
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


@dataclass
class Figures:
    options: Options
    size: int
    is_size_measured: bool = False
    busy: dict[str, list[Busy]] = field(default_factory=dict)
    steady: dict[str, list[Steady]] = field(default_factory=dict)
    housing: dict[str, Housing] = field(default_factory=dict)

    def note_size(self, size: int | None) -> None:
        """Take the size of an update that was measured for that of all messages."""
        if size is not None:
            self.size, self.is_size_measured = size, True


def report(figures: Figures) -> list[str]:
    """Return the page, line by line."""
    options = figures.options
    is_measured = figures.is_size_measured
    return [
        "# The server under load",
        "",
        f"Court Cards {__version__}, Python {platform.python_version()}, {processor()}.",
        f"Made by `{_command()}`: {options.rounds} rounds of {options.seconds:g} s of each, in turn;",
        "medians of the rounds. The load generator is one process on the same machine, over",
        "loopback. The broadcaster (`bench/broadcaster.py`) is the same stack with no game and no",
        f"storage: {figures.size} bytes in, the same out to four. An update of the server has",
        "this size on average." if is_measured else "this size by assumption.",
        "",
        *_busy_report(options, figures.busy),
        *(_steady_report(options, figures.steady) if figures.steady else ()),
        *(_housing_report(options, figures.housing) if figures.housing else ()),
    ]


def _command() -> str:
    return shlex.join(["python", "-m", "bench.server", *sys.argv[1:]])


def _busy_report(options: Options, rounds: dict[str, list[Busy]]) -> list[str]:
    rates = {label: median(one.rate for one in some) for label, some in rounds.items()}
    most, width = max(rates.values()), max(map(len, rates))
    sockets = options.busy_tables * SEATS
    return [
        f"## Moves a second, {sockets} sockets, {options.busy_tables} tables as fast as they can",
        "",
        "A move counts when the one who made it has received what came of it. Processor time is that",
        "of all processes of a server but its database's.",
        "",
        "```text",
        *(f"{label:{width}} {_bar(rate / most)} {rate:8,.0f} /s" for label, rate in rates.items()),
        "```",
        "",
        "| | rounds, per second | processor time of a move | refused | unanswered | generator, of a core |",
        "|---|---|---|---|---|---|",
        *(_busy_row(label, some) for label, some in rounds.items()),
        "",
        *(line for label in rounds if label != BROADCASTER for line in _share(label, rounds)),
    ]


def _share(label: str, rounds: dict[str, list[Busy]]) -> list[str]:
    pairs = zip(rounds[label], rounds[BROADCASTER], strict=True)
    shares = [ours.rate / theirs.rate for ours, theirs in pairs]
    each = ", ".join(f"{share:.0%}" for share in shares)
    return [
        f"The {label} reaches **{median(shares):.0%}** of the broadcaster (aim: {SHARE_AIM:.0%};"
        f" rounds: {each}).",
        "",
    ]


def _busy_row(label: str, rounds: list[Busy]) -> str:
    cells = [
        label,
        ", ".join(f"{one.rate:,.0f}" for one in rounds),
        f"{median(one.taken for one in rounds) * 1e6:,.0f} µs",
        *_how_it_went(rounds),
    ]
    return _row(cells)


def _how_it_went(rounds: Sequence[Busy | Steady]) -> list[str]:
    """Return the cells that say whether the load was what it should be."""
    return [
        str(sum(one.refused for one in rounds)),
        str(sum(one.unanswered for one in rounds)),
        f"{median(one.own_share for one in rounds):.0%}",
    ]


def _steady_report(options: Options, rounds: dict[str, list[Steady]]) -> list[str]:
    return [
        f"## Latency, {options.tables * SEATS:,} sockets, {options.rate:,.0f} moves a second",
        "",
        "From the time at which a move was due, whether or not it could be sent then, to the last",
        "of the four having received what came of it. A rematch takes the place of a move. The",
        "maximum is that of all rounds. The generator's clock ticks in milliseconds, which is in",
        "all figures.",
        "",
        "| | p50 | p99 | maximum | p99 of the rounds | moves | refused | unanswered | generator |",
        "|---|---|---|---|---|---|---|---|---|",
        *(_steady_row(label, some) for label, some in rounds.items()),
        "",
        *(line for label in rounds if label != BROADCASTER for line in _p99(label, rounds[label])),
    ]


def _p99(label: str, rounds: list[Steady]) -> list[str]:
    p99 = median(one.quantile(0.99) for one in rounds)
    aim = f"aim: below {P99_AIM * 1e3:.0f} ms"
    return [f"The p99 of the {label} is **{p99 * 1e3:.1f} ms** ({aim}).", ""]


def _steady_row(label: str, rounds: list[Steady]) -> str:
    p50, p99 = (median(one.quantile(share) for one in rounds) for share in (0.5, 0.99))
    most = max(one.quantile(1.0) for one in rounds)
    cells = [
        label,
        *(f"{value * 1e3:.1f} ms" for value in (p50, p99, most)),
        ", ".join(f"{one.quantile(0.99) * 1e3:.1f}" for one in rounds),
        f"{sum(len(one.latencies) for one in rounds):,}",
        *_how_it_went(rounds),
    ]
    return _row(cells)


def _housing_report(options: Options, found: dict[str, Housing]) -> list[str]:
    sockets = options.idle // SEATS * SEATS
    return [
        f"## Memory, {options.idle:,} tables and {sockets:,} sockets",
        "",
        "What a server's processes take more of, divided by what came: tables with four people and no",
        f"game; four sockets at each of {options.idle // SEATS:,} of them; and what is left of a game there",
        "when everybody has gone.",
        "",
        "| | a table | a socket | a table after a game |",
        "|---|---|---|---|",
        *(
            _row(
                [label, *(f"{size / 1024:.1f} KB" for size in (one.table, one.socket, one.played))]
            )
            for label, one in found.items()
        ),
        "",
    ]


def _row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _bar(share: float) -> str:
    return ("█" * round(share * BAR)).ljust(BAR)
