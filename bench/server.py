"""Measures servers under load, next to a bare broadcaster on the same stack, in one run.

    python -m bench.server --write bench/SERVER.md
    python -m bench.server --beside ../before=before --postgresql

The load comes from this process over loopback; the servers are processes of their own. They are
measured in turn, several rounds over; what is printed are medians, and a ratio compares figures of
the same round.
"""

import argparse
import asyncio
import gc
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import uvloop

from bench.housing import measure_housing
from bench.load import Closed, LoadError, Open, Party, Table
from bench.parties import make_parties
from bench.run import say
from bench.server_report import Busy, Figures, Options, Steady, report
from bench.servers import (
    HOUSE,
    YARDSTICK,
    Running,
    Server,
    house_of,
    running,
    server_of,
    shared_houses,
)
from examples.cluster.postgres import NoPostgresError, Postgres

USUAL_SIZE = 1200  # bytes of an update, where there is no server to measure it
BUSY_TABLES = 50
WARM_SECONDS = 3.0
NODES = 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each")
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of a round")
    parser.add_argument(
        "--tables", type=int, default=500, help="tables of the steady load; 0: none"
    )
    parser.add_argument("--rate", type=float, default=1000.0, help="its moves a second in all")
    parser.add_argument("--idle", type=int, default=2000, help="tables for the memory; 0: none")
    parser.add_argument("--bare", action="store_true", help="measure the broadcaster alone")
    parser.add_argument("--postgresql", action="store_true", help="also on a PostgreSQL of its own")
    parser.add_argument("--nodes", type=int, default=NODES, help="nodes of a house on PostgreSQL")
    parser.add_argument(
        "--beside",
        metavar="PATH[=LABEL]",
        action="append",
        default=[],
        help="also the server of another checkout, with its own .venv",
    )
    parser.add_argument(
        "--server", metavar="LABEL=COMMAND", action="append", default=[], help="also this one"
    )
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    found = parser.parse_args()
    try:
        figures = _run(found)
    except (LoadError, NoPostgresError) as error:
        raise SystemExit(f"bench: {error}") from None
    text = "\n".join(report(figures))
    print(text)
    if found.write:
        found.write.write_text(text + "\n", encoding="utf-8")


def _run(found: argparse.Namespace) -> Figures:
    busy = BUSY_TABLES
    options = Options(found.rounds, found.seconds, busy, found.tables, found.rate, found.idle)
    servers = [] if found.bare else [*map(house_of, found.beside), HOUSE]
    servers += map(server_of, found.server)
    with ExitStack() as stack:
        postgres = None
        if found.postgresql:
            postgres = stack.enter_context(Postgres())
            servers += shared_houses(found.nodes)
        return uvloop.run(_measure(options, servers, postgres))


async def _measure(
    options: Options, servers: Sequence[Server], postgres: Postgres | None
) -> Figures:
    figures = Figures(options, USUAL_SIZE)
    with ExitStack() as stack:
        under_test = []
        for server in (*servers, YARDSTICK):
            say(f"the start of {server.label}")
            under_test.append(stack.enter_context(running(server, postgres)))
        await _rounds(figures, under_test)
    for server in servers if options.idle else ():
        say(f"the memory of {server.label}")
        with running(server, postgres) as alone:
            figures.housing[server.label] = await measure_housing(alone, options.idle)
    return figures


async def _rounds(figures: Figures, servers: Sequence[Running]) -> None:
    options = figures.options
    async with _parties(options.busy_tables, figures, servers) as parties:
        for at in range(options.rounds):
            for server in servers:
                label = server.server.label
                say(f"{label}, as fast as it can, round {at + 1}")
                measured = await _busy(server, parties[label], options.seconds)
                figures.busy.setdefault(label, []).append(measured)
    if not options.tables:
        return
    async with _parties(options.tables, figures, servers) as parties:
        for at in range(options.rounds):
            for label, some in parties.items():
                say(f"{label}, steady load, round {at + 1}")
                steady = await _steady(some, options.rate, options.seconds)
                figures.steady.setdefault(label, []).append(steady)


@asynccontextmanager
async def _parties(
    number: int, figures: Figures, servers: Sequence[Running]
) -> AsyncIterator[dict[str, list[Party]]]:
    """Connect the parties of all servers, warm, with frames of the same size."""
    parties: dict[str, list[Party]] = {}
    for server in servers:
        say(f"nothing yet: {number} parties come to {server.server.label}")
        some = parties[server.server.label] = await make_parties(server, number, figures.size)
        await _busy(server, some, WARM_SECONDS)
        # Measured once, so that all figures are beside the same broadcaster.
        if not figures.is_size_measured:
            figures.note_size(_update_size(some))
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


def _update_size(parties: Sequence[Party]) -> int | None:
    """Return the bytes of an average update; none of what is no table."""
    played = [table for table in parties if isinstance(table, Table)]
    updates = sum(table.updates for table in played)
    return round(sum(table.update_bytes for table in played) / updates) if updates else None


async def _busy(server: Running, parties: Sequence[Party], seconds: float) -> Busy:
    load, spent, taken = Closed(), time.process_time(), server.processor_seconds
    rate = await load.run(parties, seconds)
    share = (time.process_time() - spent) / seconds
    taken = (server.processor_seconds - taken) / max(load.answers, 1)
    return Busy(rate, load.refusals, load.unanswered, share, taken)


async def _steady(parties: Sequence[Party], rate: float, seconds: float) -> Steady:
    load, spent = Open(), time.process_time()
    await load.run(parties, rate, seconds)
    share = (time.process_time() - spent) / seconds
    return Steady(load.latencies, load.refusals, load.unanswered, share)


if __name__ == "__main__":
    main()
