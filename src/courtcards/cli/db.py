"""`courtcards db`: looking after what a server has stored."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from courtcards.cli.compiler import do_without
from courtcards.cli.output import bar
from courtcards.cli.serve import DATA

app = typer.Typer(no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Look after what a server has stored."""


@app.command()
def check(
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where everything is kept.")] = DATA,
    set_aside: Annotated[
        bool,
        typer.Option(
            "--set-aside",
            help="If something is damaged, keep the database under another name, and make a new one "
            "of what is sound. No server may run.",
        ),
    ] = False,
) -> None:
    """Play the log of every table again and say what is damaged; succeed only if nothing is."""
    do_without()
    from courtcards.server.salvage import Inspection, exclusively, find_database

    database = find_database(data)
    with exclusively(data) if set_aside else nullcontext():
        inspection = Inspection(database)
        with bar(inspection.size, "Tables") as progress:
            inspection.run(progress)
        print(*inspection.findings, sep="\n", end="\n" if inspection.findings else "")
        _say(
            f"{len(inspection.tables)} tables and {inspection.games} games of the archive are sound; "
            f"{len(inspection.findings)} faults were found."
        )
        if set_aside and inspection.findings:
            kept = inspection.set_aside()
            _say(f"{kept} is the database as it was; {database} has what is sound.")
    if inspection.findings:
        raise typer.Exit(1)


def _say(words: str) -> None:
    print(words, file=sys.stderr)
