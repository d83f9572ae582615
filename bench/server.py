"""Measures the server under load, next to a bare broadcaster on the same stack, in one run.

    python -m bench.server --write bench/SERVER.md

The load comes from this process over loopback; both servers are processes of their own. They are
measured in turn, several rounds over; what is printed are medians, and a ratio compares figures of
the same round.
"""

import argparse
import asyncio
import gc
import http.client
import json
import platform
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop

from bench.load import SEATS, Closed, LoadError, Open, Party, Room, Table
from bench.run import processor, say
from courtcards import __version__

HERE = Path(__file__).parent
SERVER = (
    "{bin}/courtcards serve --host 127.0.0.1 --port {port} --data {data} "
    # Nobody plays for those who have left between two loads.
    "--max-per-client 0 --tables-per-client 0 --rate 0 --grace 3600"
)
BROADCASTER = "{python} {here}/broadcaster.py --port {port}"
GAME = {"game": "cockroach-poker", "players": SEATS, "clock": "off", "public": False, "name": "A"}

START_SECONDS = 300  # the first start compiles
BUSY_TABLES = 50
USUAL_SIZE = 1200  # bytes of an update, where there is no server to measure it
AT_ONCE = 25  # parties that connect at the same time
WARM_SECONDS = 3.0
BAR = 40
SHARE_AIM = 0.30
P99_AIM = 0.100


@dataclass(frozen=True)
class Options:
    rounds: int
    seconds: float
    tables: int
    rate: float
    bare: bool


@dataclass(frozen=True)
class Busy:
    """A round of the closed loop."""

    rate: float
    refused: int
    unanswered: int
    own_share: float  # of a core, that the generator took


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
    size: int
    busy: dict[str, list[Busy]]
    steady: dict[str, list[Steady]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each")
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of a round")
    parser.add_argument("--tables", type=int, default=500, help="tables of the steady load")
    parser.add_argument("--rate", type=float, default=1000.0, help="its moves a second in all")
    parser.add_argument("--bare", action="store_true", help="measure the broadcaster alone")
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    found = parser.parse_args()
    options = Options(found.rounds, found.seconds, found.tables, found.rate, found.bare)
    try:
        figures = uvloop.run(_measure(options))
    except LoadError as error:
        raise SystemExit(f"bench: {error}") from None
    text = "\n".join(_report(options, figures))
    print(text)
    if found.write:
        found.write.write_text(text + "\n", encoding="utf-8")


# Servers.


@contextmanager
def _running(command: str) -> Iterator[int]:
    """Start a server and yield its port; stop it in the end, and remove what it stored."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        port, python = _free_port(), Path(sys.executable)
        words = [
            word.format(python=python, bin=python.parent, here=HERE, port=port, data=data)
            for word in shlex.split(command)
        ]
        # What the server notes goes to a file, as it would where it is run in earnest.
        with tempfile.TemporaryFile() as notes:
            process = subprocess.Popen(words, stdout=notes, stderr=notes)
        try:
            _await_ready(process, port, shlex.join(words))
            yield port
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await_ready(process: subprocess.Popen[bytes], port: int, command: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            raise LoadError(f"The server did not start: {command}")
        if _is_ready(port):
            return
        time.sleep(0.1)
    raise LoadError(f"The server was not ready after {START_SECONDS} seconds.")


def _is_ready(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


# Parties.


async def _rooms(port: int, number: int, size: int) -> list[Party]:
    rooms: list[Party] = [Room(size) for _ in range(number)]
    # Rooms of one run must not meet those of an earlier one.
    name = time.monotonic_ns()
    for at in range(0, number, AT_ONCE):
        some = range(at, min(at + AT_ONCE, number))
        await asyncio.gather(
            *(rooms[room].join(port, [f"/rooms/{name}-{room}"] * SEATS) for room in some)
        )
    return rooms


async def _tables(port: int, number: int) -> list[Party]:
    tables: list[Party] = []
    for at in range(0, number, AT_ONCE):
        seeds = range(at, min(at + AT_ONCE, number))
        opened = await asyncio.to_thread(_open_tables, port, len(seeds))
        tables += await asyncio.gather(
            *(_seat(port, *table, seed) for table, seed in zip(opened, seeds, strict=True))
        )
    return tables


async def _seat(port: int, name: str, tokens: list[str], seed: int) -> Party:
    table = Table(tokens, seed)
    await table.join(port, [f"/api/tables/{name}/socket"] * SEATS)
    await table.start()
    return table


def _open_tables(port: int, number: int) -> list[tuple[str, list[str]]]:
    """Return the name of each table and the secrets of those who sit there."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    tables = []
    for _ in range(number):
        made = _post(connection, "/api/tables", GAME)
        joined = [
            _post(connection, f"/api/tables/{made['table']}/join", {"name": name}) for name in "BCD"
        ]
        tables.append((made["table"], [made["token"], *(one["token"] for one in joined)]))
    connection.close()
    return tables


def _post(connection: http.client.HTTPConnection, path: str, body: object) -> dict[str, str]:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise LoadError(f"POST {path}: {answer.status} {text.decode(errors='replace')}")
    found: dict[str, str] = json.loads(text)
    return found


# Rounds.


async def _measure(options: Options) -> Figures:
    figures = Figures(USUAL_SIZE, {}, {})
    with _running(BROADCASTER) as bare:
        if options.bare:
            await _rounds(options, figures, bare, None)
        else:
            say("the start of the server")
            with _running(SERVER) as server:
                await _rounds(options, figures, bare, server)
    return figures


async def _rounds(options: Options, figures: Figures, bare: int, server: int | None) -> None:
    async with _parties(BUSY_TABLES, figures, bare, server) as parties:
        for at in range(options.rounds):
            for name, some in parties.items():
                say(f"{name}, as fast as it can, round {at + 1}")
                figures.busy.setdefault(name, []).append(await _busy(some, options.seconds))
    async with _parties(options.tables, figures, bare, server) as parties:
        for at in range(options.rounds):
            for name, some in parties.items():
                say(f"{name}, steady load, round {at + 1}")
                figures.steady.setdefault(name, []).append(
                    await _steady(some, options.rate, options.seconds)
                )


@asynccontextmanager
async def _parties(
    number: int, figures: Figures, bare: int, server: int | None
) -> AsyncIterator[dict[str, list[Party]]]:
    """Connect the parties of all servers, warm, with frames of the same size."""
    parties: dict[str, list[Party]] = {}
    if server is not None:
        say(f"nothing yet: {number} tables are opened")
        parties["server"] = await _tables(server, number)
        await _busy(parties["server"], WARM_SECONDS)
        # Measured once, so that both figures are beside the same broadcaster.
        if not figures.busy:
            figures.size = _update_size(parties["server"])
    parties["broadcaster"] = await _rooms(bare, number, figures.size)
    await _busy(parties["broadcaster"], WARM_SECONDS)
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield parties
    finally:
        gc.enable()
        for some in parties.values():
            for party in some:
                party.leave()
        await asyncio.sleep(0.5)


def _update_size(tables: Sequence[Party]) -> int:
    """Return the bytes of an average update."""
    played = [table for table in tables if isinstance(table, Table)]
    updates = sum(table.updates for table in played)
    return round(sum(table.update_bytes for table in played) / max(updates, 1))


async def _busy(parties: Sequence[Party], seconds: float) -> Busy:
    load, spent = Closed(), time.process_time()
    rate = await load.run(parties, seconds)
    share = (time.process_time() - spent) / seconds
    return Busy(rate, load.refusals, load.unanswered, share)


async def _steady(parties: Sequence[Party], rate: float, seconds: float) -> Steady:
    load, spent = Open(), time.process_time()
    await load.run(parties, rate, seconds)
    share = (time.process_time() - spent) / seconds
    return Steady(load.latencies, load.refusals, load.unanswered, share)


# The report.


def _report(options: Options, figures: Figures) -> list[str]:
    return [
        "# The server under load",
        "",
        f"Court Cards {__version__}, Python {platform.python_version()}, {processor()}.",
        f"Made by `{_command()}`: {options.rounds} rounds of {options.seconds:g} s of each, in turn;",
        "medians of the rounds. The load generator is one process on the same machine, over",
        "loopback. The broadcaster (`bench/broadcaster.py`) is the same stack with no game and no",
        f"storage: {figures.size} bytes in, the same out to four. An update of the server has",
        "this size on average." if not options.bare else "this size by assumption.",
        "",
        *_busy_report(figures.busy),
        *_steady_report(options, figures.steady),
    ]


def _command() -> str:
    return shlex.join(["python", "-m", "bench.server", *sys.argv[1:]])


def _busy_report(rounds: dict[str, list[Busy]]) -> list[str]:
    rates = {name: median(one.rate for one in some) for name, some in rounds.items()}
    most = max(rates.values())
    lines = [
        f"## Moves a second, {BUSY_TABLES * SEATS} sockets, {BUSY_TABLES} tables as fast as they can",
        "",
        "A move counts when the one who made it has received what came of it.",
        "",
        "```text",
        *(f"{name:12} {_bar(rate / most)} {rate:8,.0f} /s" for name, rate in rates.items()),
        "```",
        "",
        "| | rounds, per second | refused | unanswered | generator, of a core |",
        "|---|---|---|---|---|",
        *(_busy_row(name, some) for name, some in rounds.items()),
        "",
    ]
    if "server" in rounds:
        pairs = zip(rounds["server"], rounds["broadcaster"], strict=True)
        shares = [ours.rate / theirs.rate for ours, theirs in pairs]
        each = ", ".join(f"{share:.0%}" for share in shares)
        lines += [
            f"The server reaches **{median(shares):.0%}** of the broadcaster (aim: {SHARE_AIM:.0%};",
            f"rounds: {each}).",
            "",
        ]
    return lines


def _busy_row(name: str, rounds: list[Busy]) -> str:
    rates = ", ".join(f"{one.rate:,.0f}" for one in rounds)
    cells = [
        name,
        rates,
        str(sum(one.refused for one in rounds)),
        str(sum(one.unanswered for one in rounds)),
        f"{median(one.own_share for one in rounds):.0%}",
    ]
    return "| " + " | ".join(cells) + " |"


def _steady_report(options: Options, rounds: dict[str, list[Steady]]) -> list[str]:
    lines = [
        f"## Latency, {options.tables * SEATS:,} sockets, {options.rate:,.0f} moves a second",
        "",
        "From the time at which a move was due, whether or not it could be sent then, to the last",
        "of the four having received what came of it. A rematch takes the place of a move. The",
        "maximum is that of all rounds. The generator's clock ticks in milliseconds, which is in",
        "all figures.",
        "",
        "| | p50 | p99 | maximum | p99 of the rounds | moves | refused | unanswered | generator |",
        "|---|---|---|---|---|---|---|---|---|",
        *(_steady_row(name, some) for name, some in rounds.items()),
        "",
    ]
    if "server" in rounds:
        p99 = median(one.quantile(0.99) for one in rounds["server"])
        lines += [
            f"The server's p99 is **{p99 * 1e3:.1f} ms** (aim: below {P99_AIM * 1e3:.0f} ms).",
            "",
        ]
    return lines


def _steady_row(name: str, rounds: list[Steady]) -> str:
    p50, p99 = (median(one.quantile(share) for one in rounds) for share in (0.5, 0.99))
    most = max(one.quantile(1.0) for one in rounds)
    each = ", ".join(f"{one.quantile(0.99) * 1e3:.1f}" for one in rounds)
    cells = [
        name,
        *(f"{value * 1e3:.1f} ms" for value in (p50, p99, most)),
        each,
        f"{sum(len(one.latencies) for one in rounds):,}",
        str(sum(one.refused for one in rounds)),
        str(sum(one.unanswered for one in rounds)),
        f"{median(one.own_share for one in rounds):.0%}",
    ]
    return "| " + " | ".join(cells) + " |"


def _bar(share: float) -> str:
    return ("█" * round(share * BAR)).ljust(BAR)


if __name__ == "__main__":
    main()
