"""`courtcards serve`: tables on the network."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.arguments import check_count

if TYPE_CHECKING:
    from courtcards.server.config import Config
    from courtcards.server.front import Front, Tell

CORES = os.cpu_count() or 2
# So many processes may think wherever a server runs; beyond that there has to be a core for each.
FEW_WORKERS = 4
MOST_PROCESSES = 64
# Beyond these, a number is a mistake: a week, a hundred years, a thousand million of anything.
MOST_SECONDS = 7 * 24 * 60 * 60
MOST_DAYS = 36_525
MOST = 10**9

# Where the data are if nothing else is said.
DATA = Path("courtcards-data")


def command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")
    ] = 8000,
    data: Annotated[Path, typer.Option(metavar="DIR", help="The folder for all data.")] = DATA,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="COURTCARDS_DATABASE",
            help="The database, instead of one in that folder: sqlite:///PATH, or "
            "postgresql://USER@HOST/NAME, which several servers may share.",
        ),
    ] = "",
    node: Annotated[
        str,
        typer.Option(
            metavar="HOST[:PORT]",
            help="Where other servers that share the database reach this one; without a port, on a "
            "free one. Nobody else should.",
        ),
    ] = "127.0.0.1",
    workers: Annotated[int, typer.Option(help="Number of processes for bots.")] = max(
        1, CORES // 2
    ),
    processes: Annotated[
        int,
        typer.Option(
            help="Number of processes that serve; more than one needs --database postgresql://…."
        ),
    ] = 1,
    grace: Annotated[
        float, typer.Option(help="Seconds before a bot plays for somebody who has disconnected.")
    ] = 30.0,
    keep: Annotated[float, typer.Option(help="Days before an unused table is archived.")] = 30.0,
    max_tables: Annotated[int, typer.Option(help="Maximum number of tables; 0: no limit.")] = 5_000,
    tables_per_client: Annotated[
        int, typer.Option(help="Maximum open tables created by one address; 0: no limit.")
    ] = 100,
    listed_per_client: Annotated[
        int, typer.Option(help="Maximum of these in the public list; 0: no limit.")
    ] = 10,
    max_connections: Annotated[
        int, typer.Option(help="Maximum number of connections; 0: no limit.")
    ] = 10_000,
    max_per_client: Annotated[
        int, typer.Option(help="Maximum connections from one address; 0: no limit.")
    ] = 200,
    rate: Annotated[
        float, typer.Option(help="Maximum messages per second from one client; 0: no limit.")
    ] = 30.0,
    start: Annotated[
        str,
        typer.Option(
            metavar="auto|at-once|compiled",
            help="Serve at once, with weaker bots until the games are compiled, or "
            "compile first; auto: at once if anything is not compiled yet.",
        ),
    ] = "auto",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser.")
    ] = False,
    proxies: Annotated[
        str,
        typer.Option(help="Addresses or networks of trusted proxies, separated by commas."),
    ] = "127.0.0.1",
    names: Annotated[
        str,
        typer.Option(
            help="Host names of the server, separated by commas, in addition to localhost and its "
            "address; * allows any.",
        ),
    ] = "",
    hand_over: Annotated[
        bool,
        typer.Option(
            help="Ask another node for a table at which nobody is connected when somebody connects here."
        ),
    ] = True,
    rehearsal: Annotated[bool, typer.Option("--rehearsal", hidden=True)] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from courtcards.server.config import (
        Config,
        Limits,
        check_processes,
        read_data,
        read_database,
        read_names,
        read_node,
        read_proxies,
        read_start,
    )
    from courtcards.server.folder import DATABASE

    check_count("--workers", workers, 1, max(CORES, FEW_WORKERS))
    check_count("--processes", processes, 1, MOST_PROCESSES)
    check_count("--grace", grace, 0, MOST_SECONDS)
    check_count("--keep", keep, 0, MOST_DAYS)
    check_count("--max-tables", max_tables, 0, MOST)
    check_count("--tables-per-client", tables_per_client, 0, MOST)
    check_count("--listed-per-client", listed_per_client, 0, MOST)
    check_count("--max-connections", max_connections, 0, MOST)
    check_count("--max-per-client", max_per_client, 0, MOST)
    check_count("--rate", rate, 0, MOST)
    limits = Limits(
        tables=max_tables,
        tables_per_client=tables_per_client,
        listed_per_client=listed_per_client,
        connections=max_connections,
        connections_per_client=max_per_client,
        rate=rate,
        burst=max(1, int(3 * rate)),
    )
    file, shared = read_database(database) if database else (read_data(data) / DATABASE, "")
    config = Config(
        data=read_data(data) if file is None else file.parent,
        file=DATABASE if file is None else file.name,
        database=shared,
        node=read_node(node),
        host=host,
        port=port,
        workers=workers,
        processes=check_processes(processes, shared),
        limits=limits,
        grace=grace,
        keep_days=keep,
        proxies=read_proxies(proxies),
        names=read_names(names),
        start=read_start(start),
        hand_over=hand_over,
        rehearsal=rehearsal,
    )
    front = _front(config, lambda words: print(words, file=sys.stderr, flush=True))
    raise typer.Exit(front.run(_show if open_browser else None))


def _front(config: "Config", tell: "Tell") -> "Front":
    """Return a supervisor, or a server that is alone where there can be none."""
    from courtcards.server.signals import can_be_awaited

    if can_be_awaited():
        from courtcards.server.supervisor import Supervisor

        return Supervisor(config, tell)
    from courtcards.server.alone import Alone

    return Alone(config, tell)


def _show(url: str) -> None:
    """Open the page in a browser with a window; one in this terminal would only be in the way."""
    import webbrowser

    has_windows = (
        sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
    if has_windows:
        webbrowser.open(url)
