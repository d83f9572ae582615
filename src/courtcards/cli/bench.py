"""`courtcards bench`: how fast this machine plays."""

import json
from collections import deque
from typing import TYPE_CHECKING

from courtcards.cli.arguments import Json
from courtcards.cli.compiler import compile_first, is_cold
from courtcards.cli.output import how_far
from courtcards.cli.stopping import Awaited

if TYPE_CHECKING:
    from rich.table import Table

    from courtcards.lab.speed import Speed


def command(as_json: Json = False) -> None:
    """Measure random play of every game at four players; bench/ compares it with its peers."""
    needs_compiling = is_cold(rules_only=True)
    from rich.console import Console

    from courtcards.games import GAMES
    from courtcards.lab.speed import measure_each
    from courtcards.play.warm import warm

    if needs_compiling:
        compile_first("Every game", lambda: deque(map(warm, GAMES)))
    speeds: list[Speed] = []
    with Awaited() as stop, Console(stderr=True).status("Measuring …"):
        stop.carry_out(lambda: speeds.extend(measure_each()))
    if as_json:
        print(json.dumps([speed.data for speed in speeds]))
    elif speeds:
        Console().print(_table(speeds))
    stop.conclude(how_far(len(speeds), len(GAMES), "games"))


def _table(speeds: "list[Speed]") -> "Table":
    from rich.table import Table

    table = Table("game", "decisions/s", "with observation and mask", "two workers", "record")
    for speed in speeds:
        table.add_row(
            speed.game,
            f"{speed.decisions_per_second:,.0f}",
            f"{100 * speed.observed_ratio:.0f} % of it",
            f"{speed.two_workers_ratio:.2f} × one",
            f"{speed.record_bytes} bytes",
        )
    return table
