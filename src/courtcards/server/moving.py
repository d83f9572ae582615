"""A house is moved: everything in a database goes to a file, and from a file into an empty database."""

import os
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path
from threading import Lock
from typing import BinaryIO

from sqlalchemy import Connection, Table, func, select

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.progress import Progress
from courtcards.server import schema
from courtcards.server.damage import DATABASE_ERRORS, entry_sum, original
from courtcards.server.database import Database
from courtcards.server.folder import PRIVATE_FILE
from courtcards.server.inserts import Inserts
from courtcards.server.parcel import COMPRESSED, PARTS, MisfitError, ParcelReader, ParcelWriter
from courtcards.server.schema import Row

# So many rows are read and written at a time: the memory needed does not depend on how many there are.
TOGETHER = 500
# What is being written has another name until it is whole.
UNFINISHED = ".part"


def migrate(database: Database) -> tuple[int, int]:
    """Bring the tables of a database up to date; return from which version to which."""
    newest = len(schema.MIGRATIONS)
    try:
        with database.engine.begin() as connection:
            return newest - schema.migrate(connection, database.begin_to_migrate), newest
    except DATABASE_ERRORS as error:
        raise _unusable(database, error) from None
    finally:
        database.engine.dispose()


class HouseExport:
    """All that is in a database, as it is at one moment, on its way to a file."""

    def __init__(self, database: Database, path: Path) -> None:
        self._database = database
        self._path = path
        # How many rows there are of each table, and how many were written; whoever holds `step` may read
        # that while another thread works.
        self.done = 0
        self.step = Lock()
        if path.exists():
            raise CourtCardsError(f"{path} is there already: choose another name.")
        self._unfinished = path.with_name(path.name + UNFINISHED)
        try:
            self._connection = database.engine.connect()
        except DATABASE_ERRORS as error:
            raise _unusable(database, error) from None
        try:
            database.begin_to_read(self._connection)
            schema.refuse_unless_current(self._connection, database.name)
            self.counts = {table.name: self._count(table) for table in PARTS.values()}
        except (*DATABASE_ERRORS, CourtCardsError) as error:
            self._close()
            raise _unusable(database, error) from None

    @property
    def size(self) -> int:
        """How many rows there are."""
        return sum(self.counts.values())

    def run(self, progress: Progress) -> None:
        """Write everything; the file is there when all of it is in it."""
        try:
            with open(self._unfinished, "xb", opener=_open_privately) as file:
                self._write(file, progress)
                os.fsync(file.fileno())
            with self.step:
                self._unfinished.rename(self._path)
        except FileExistsError:
            raise CourtCardsError(
                f"{self._unfinished} is there already: delete it if nobody is writing it."
            ) from None
        except BaseException as error:
            self.discard()
            raise _unwritable(self._path, self._database, error) from None
        finally:
            self._close()

    def discard(self) -> None:
        """Leave nothing of what was written."""
        self._unfinished.unlink(missing_ok=True)

    def _write(self, file: BinaryIO, progress: Progress) -> None:
        writer = ParcelWriter(file, self._path.suffix == COMPRESSED)
        for table in PARTS.values():
            for rows in self._rows(table):
                with self.step:
                    writer.add(table, rows)
                    self.done += len(rows)
                progress(len(rows))
        writer.end()

    def _rows(self, table: Table) -> Iterator[list[Row]]:
        """Yield the rows of a table, in the order of their keys' bytes."""
        keys = [self._database.by_bytes(column) for column in table.primary_key]
        query = select(table).order_by(*keys).execution_options(yield_per=TOGETHER)
        for part in self._connection.execute(query).partitions():
            yield [tuple(row) for row in part]

    def _close(self) -> None:
        self._connection.close()
        self._database.engine.dispose()

    def _count(self, table: Table) -> int:
        return self._connection.execute(select(func.count()).select_from(table)).scalar_one()


class HouseImport:
    """All that is in a file, on its way into an empty database: everything, or nothing."""

    def __init__(self, database: Database, path: Path) -> None:
        self._database = database
        self._path = path
        self._inserts = {name: Inserts(one, database.engine.dialect) for name, one in PARTS.items()}
        # How many commands had ids that this database cannot hold, and were left without.
        self.unnamed = 0
        # How many bytes were read; whether everything is being committed, and whether it is.
        self.done = 0
        self.is_committing = False
        self.is_done = False
        self.step = Lock()
        try:
            self.size = path.stat().st_size
            self._reader = ParcelReader(path)
        except OSError as error:
            raise CourtCardsError(f"{path} cannot be read: {error.strerror}.") from None

    @property
    def counts(self) -> dict[str, int]:
        """How many rows there are of each table."""
        return dict(self._reader.counts)

    def run(self, progress: Progress) -> None:
        """Write everything."""
        try:
            with self._database.alone(), self._database.engine.connect() as connection:
                self._database.find_faults()
                self._fill(connection, progress)
            self._database.mark_begun()
        except DATABASE_ERRORS as error:
            raise _unusable(self._database, error) from None
        finally:
            self._reader.close()
            self._database.engine.dispose()

    def _fill(self, connection: Connection, progress: Progress) -> None:
        with connection.begin() as transaction:
            self._database.begin_to_migrate(connection)
            schema.migrate(connection, lambda _: None)
            self._database.begin_to_fill(connection)
            _refuse_unless_empty(connection, self._database.name)
            for table, rows in _grouped(self._reader.rows()):
                with self.step:
                    self._inserts[table.name].insert(
                        connection, [self._fit(table, row) for row in rows]
                    )
                self._advance(progress)
            with self.step:
                self.is_committing = True
                transaction.commit()
                self.is_done = True

    def _advance(self, progress: Progress) -> None:
        position = self._reader.position
        progress(position - self.done)
        self.done = position

    def _fit(self, table: Table, row: Row) -> Row:
        """Return a row as this database can hold it.

        Clients chose the ids of their commands, and once they could choose anything.
        """
        if table is not schema.entries or row[4] is None or self._database.can_hold(row[4]):
            return row
        self.unnamed += 1
        name, version, at, person, _, change, kept = row
        anew = None if kept is None else entry_sum(name, version, at, person, None, change)
        return name, version, at, person, None, change, anew


def _grouped(rows: Iterable[tuple[Table, Row]]) -> Iterator[tuple[Table, list[Row]]]:
    """Put rows of the same table together that follow each other, so many at a time."""
    for _, group in groupby(rows, lambda one: one[0].name):
        while part := list(islice(group, TOGETHER)):
            yield part[0][0], [row for _, row in part]


def _refuse_unless_empty(connection: Connection, name: str) -> None:
    for table in PARTS.values():
        if connection.execute(select(table).limit(1)).first() is not None:
            raise CourtCardsError(
                f"There is something in {name} already: a house is imported into an empty database."
            )


def _open_privately(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)


def _unusable(database: Database, error: Exception) -> CourtCardsError:
    if isinstance(error, CourtCardsError):
        return error
    return CourtCardsError(f"{database.name} cannot be used for data: {original(error)}.")


def _unwritable(path: Path, database: Database, error: BaseException) -> BaseException:
    """Return why a house could not be exported, in one sentence if that is known."""
    if isinstance(error, MisfitError):
        return CourtCardsError(
            f"{database.name} is damaged ({error}): courtcards db check says where."
        )
    if isinstance(error, DATABASE_ERRORS):
        return _unusable(database, error)
    if isinstance(error, OSError):
        return CourtCardsError(f"{path} cannot be written: {error.strerror}.")
    return error
