"""`courtcards bench`: how fast this machine plays."""

import json

from courtcards.cli.arguments import Json
from courtcards.cli.compiler import compiling_first, is_cold


def command(as_json: Json = False) -> None:
    """Measure random play of every game at four players; bench/ compares it with its peers."""
    needs_compiling = is_cold()
    from rich.console import Console
    from rich.table import Table

    from courtcards.games import GAMES
    from courtcards.lab.speed import measure_all
    from courtcards.play.warm import warm

    if needs_compiling:
        with compiling_first("Every game"):
            for kind in GAMES:
                warm(kind)
    console = Console(stderr=as_json)
    with console.status("Measuring …"):
        speeds = measure_all()
    if as_json:
        print(json.dumps([speed.data for speed in speeds]))
        return
    table = Table("game", "decisions/s", "with observation and mask", "two workers", "record")
    for speed in speeds:
        table.add_row(
            speed.game,
            f"{speed.decisions_per_second:,.0f}",
            f"{100 * speed.observed_ratio:.0f} % of it",
            f"{speed.two_workers_ratio:.2f} × one",
            f"{speed.record_bytes} bytes",
        )
    console.print(table)
