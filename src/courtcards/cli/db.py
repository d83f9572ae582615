"""`courtcards db`: looking after what a server has stored."""

import sys
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from courtcards.cli.compiler import do_without
from courtcards.cli.output import bar, counted, how_far
from courtcards.cli.serve import DATA
from courtcards.cli.stopping import Awaited

if TYPE_CHECKING:
    from courtcards.server.database import Database
    from courtcards.server.inspection import Inspection

app = typer.Typer(no_args_is_help=True)

DataFolder = Annotated[Path, typer.Option("--data", metavar="DIR", help="The folder for all data.")]
DatabaseAddress = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="COURTCARDS_DATABASE",
        help="The database, instead of one in that folder: sqlite:///PATH, or "
        "postgresql://USER@HOST/NAME.",
    ),
]
HouseFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file; compressed if its name ends in .gz.")
]


class Home(NamedTuple):
    """Where a database is: in a file, or at an address."""

    file: Path | None
    url: str

    def open(self) -> "Database":
        """Return the database."""
        from courtcards.server.database import open_database

        return open_database(self.url)

    def open_what_is_there(self) -> "Database":
        """Return the database, if there is one: none is made."""
        from courtcards.server.sqlite.salvage import find_database

        if self.file is not None:
            find_database(self.file)
        return self.open()


def find(data: Path, address: str) -> Home:
    """Return where the database is that somebody asks for."""
    from courtcards.server.config import read_data, read_database
    from courtcards.server.folder import DATABASE

    file, shared = read_database(address) if address else (read_data(data) / DATABASE, "")
    return Home(file, shared or f"sqlite:///{file}")


@app.callback()
def _group() -> None:
    """Look after what a server has stored."""


@app.command()
def check(
    data: DataFolder = DATA,
    database: DatabaseAddress = "",
    set_aside: Annotated[
        bool,
        typer.Option(
            "--set-aside",
            help="If something is damaged, keep the database under another name, and write what is "
            "intact to a new one. Only for SQLite; no server may be running.",
        ),
    ] = False,
) -> None:
    """Replay the log of every table and report damage; succeed only if there is none."""
    do_without()
    home = find(data, database)
    if home.file is not None:
        inspection = _check_file(home.file, set_aside)
    else:
        inspection = _check_shared(home, set_aside)
    if inspection.findings:
        raise typer.Exit(1)


@app.command()
def migrate(data: DataFolder = DATA, database: DatabaseAddress = "") -> None:
    """Bring a database up to date, as a server does when it starts."""
    from courtcards.server.moving import migrate as bring_up_to_date

    home = find(data, database)
    opened = home.open_what_is_there()
    with opened.alone():
        before, after = bring_up_to_date(opened)
    if before == after:
        _say(f"{opened.name} is up to date: schema {after}.")
    else:
        _say(f"{opened.name} is brought up to date: from schema {before} to {after}.")


@app.command("export")
def export_house(file: HouseFile, data: DataFolder = DATA, database: DatabaseAddress = "") -> None:
    """Write everything in a database to a file, as it is at this moment; servers may go on."""
    from courtcards.server.moving import HouseExport

    export = HouseExport(find(data, database).open_what_is_there(), file)
    with Awaited() as stop, bar(export.size, "Rows") as progress:
        stop.carry_out(lambda: export.run(progress), export.step)
    if stop.number is not None:
        export.discard()
    stop.conclude(how_far(export.done, export.size, "rows"))
    _say(f"{file} has everything: {_listed(export.counts)}.")


@app.command("import")
def import_house(file: HouseFile, data: DataFolder = DATA, database: DatabaseAddress = "") -> None:
    """Write everything in such a file to an empty database: all of it, or nothing."""
    from courtcards.server.moving import HouseImport

    opened = find(data, database).open()
    moving = HouseImport(opened, file)
    with Awaited() as stop, bar(moving.size, "Bytes") as progress:
        stop.carry_out(lambda: moving.run(progress), moving.step)
    if not moving.is_done:
        end = (
            "all of it was imported, or nothing" if moving.is_committing else "nothing was imported"
        )
        stop.conclude(f"{how_far(moving.done, moving.size, 'bytes')[:-1]}: {end}.")
    _say(f"{opened.name} has everything: {_listed(moving.counts)}.")
    if moving.unnamed:
        _say(
            f"{counted(moving.unnamed, 'command')} had an id that this database cannot hold, and now "
            "has none; nobody will miss it."
        )
    stop.conclude()


def _listed(counts: Mapping[str, int]) -> str:
    """Say how many rows of what there are."""
    return ", ".join(f"{count:,} {name}" for name, count in counts.items())


def _check_file(file: Path, set_aside: bool) -> "Inspection":
    """Look through a database of SQLite, and set aside what is damaged if that is wanted."""
    from courtcards.server.folder import exclusively
    from courtcards.server.sqlite.salvage import FileInspection, find_database

    database = find_database(file)
    with exclusively(database) if set_aside else nullcontext():
        inspection = FileInspection(database)
        _look(inspection)
        if set_aside and inspection.findings:
            with Awaited() as stop:
                stop.carry_out(inspection.set_aside, inspection.step)
            stop.conclude("Stopped.")
            _say(f"{inspection.kept} is the database as it was; {database} has what is sound.")
    return inspection


def _check_shared(home: Home, set_aside: bool) -> "Inspection":
    """Look through a database of PostgreSQL."""
    from functools import partial

    from courtcards.engine.errors import OptionError
    from courtcards.server.inspection import Inspection
    from courtcards.server.postgresql.source import snapshot

    if set_aside:
        raise OptionError(
            "--set-aside is for SQLite: a database of PostgreSQL is restored from a backup."
        )
    database = home.open()
    inspection = Inspection(database.name, partial(snapshot, database))
    _look(inspection)
    return inspection


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
