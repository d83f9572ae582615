"""`courtcards db`: looking after what a server has stored."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.compiler import do_without
from courtcards.cli.output import bar, how_far
from courtcards.cli.serve import DATA
from courtcards.cli.stopping import Awaited

if TYPE_CHECKING:
    from courtcards.server.sqlite.salvage import Inspection

app = typer.Typer(no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Look after what a server has stored."""


@app.command()
def check(
    data: Annotated[Path, typer.Option(metavar="DIR", help="The folder for all data.")] = DATA,
    set_aside: Annotated[
        bool,
        typer.Option(
            "--set-aside",
            help="If something is damaged, keep the database under another name, and write what is "
            "intact to a new one. No server may be running.",
        ),
    ] = False,
) -> None:
    """Replay the log of every table and report damage; succeed only if there is none."""
    do_without()
    from courtcards.server.sqlite.salvage import Inspection, exclusively, find_database

    database = find_database(data)
    with exclusively(data) if set_aside else nullcontext():
        inspection = Inspection(database)
        _look(inspection)
        if set_aside and inspection.findings:
            with Awaited() as stop:
                stop.carry_out(inspection.set_aside, inspection.step)
            stop.conclude("Stopped.")
            _say(f"{inspection.kept} is the database as it was; {database} has what is sound.")
    if inspection.findings:
        raise typer.Exit(1)


def _look(inspection: "Inspection") -> None:
    """Look at everything, and print what is damaged."""
    with Awaited() as stop, bar(inspection.size, "Tables") as progress:
        stop.carry_out(lambda: inspection.run(progress), inspection.step)
    for finding in inspection.findings:
        print(finding)
    stop.conclude(how_far(inspection.done, inspection.size, "tables"))
    _say(
        f"{len(inspection.tables)} tables and {inspection.games} archived games are intact; "
        f"{len(inspection.findings)} faults were found."
    )


def _say(words: str) -> None:
    print(words, file=sys.stderr)
