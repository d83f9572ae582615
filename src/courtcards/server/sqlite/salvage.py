"""Looking through all that a server has stored, and setting aside what is damaged."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from sqlalchemy import Connection, NullPool, Table, create_engine, event, insert, select

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.progress import Progress
from courtcards.server import schema
from courtcards.server.damage import DATABASE_ERRORS, DamagedError, failure, original
from courtcards.server.folder import DATABASE, PRIVATE_FILE
from courtcards.server.inspection import (
    Finding,
    Inspection,
    Source,
    damage_of_game,
    damage_of_played,
)
from courtcards.server.reading import entry_rows, fold, read_entries
from courtcards.server.schema import Row
from courtcards.server.sqlite.examination import Examination, is_serious
from courtcards.server.sqlite.opening import address, begin_to_write, configure, take_any_text
from courtcards.server.timing import now

# The files of a database, by the suffixes of their names.
PARTS = ("", "-wal", "-shm")
# What a server that knew no checksums has left looks like what is written now.
_AS_NOW = """
    CREATE TEMP VIEW entries AS
    SELECT table_name, version, at, person, command, change, NULL AS checksum FROM main.entries
"""


def find_database(database: Path) -> Path:
    """Return a database, if there is anything in it."""
    if not database.is_file() or not database.stat().st_size:
        shown = database.parent if database.name == DATABASE else database
        raise CourtCardsError(f"There are no tables in {shown}.")
    return database


class FileInspection(Inspection):
    """All that is in a database of SQLite, the file itself included."""

    def __init__(self, database: Path) -> None:
        self._database = database
        # Where the old database is if it was set aside.
        self.kept: Path | None = None
        # Whether pages of the file are damaged: then what follows on a log must be what should.
        self._is_strict = False
        super().__init__(database.name, self._read_file)

    def run(self, progress: Progress) -> None:
        """Look at everything: the file itself, every table, and every game."""
        faults = Examination(self._database).run() or []
        self.findings += [Finding(self._database.name, fault) for fault in faults]
        self._is_strict = any(is_serious(fault) for fault in faults)
        super().run(progress)

    def set_aside(self) -> None:
        """Keep the database unchanged under another name, and write what is intact to a new one."""
        new = self._database.with_name(f"{self._database.name}.new")
        for part in PARTS:
            _part(new, part).unlink(missing_ok=True)
        new.touch(PRIVATE_FILE)
        self._write(new)
        kept = self._free_name()
        with self.step:
            for part in PARTS:
                if _part(self._database, part).exists():
                    _part(self._database, part).rename(_part(kept, part))
            new.rename(self._database)
            self.kept = kept

    def _free_name(self) -> Path:
        """Return a name with the time in it that nothing has yet."""
        stem = f"damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}"
        for more in chain([""], (f"-{number}" for number in count(2))):
            path = self._database.with_name(f"{stem}{more}.sqlite")
            if not path.exists():
                break
        return path

    def _take_stock(self, source: Source) -> None:
        super()._take_stock(source)
        # Tables that are not archived, each of which has a log.
        self._open = [name for name, times in self._listed.items() if times[1] is None]

    def _check_end(self, source: Source, name: str) -> None:
        assert isinstance(source, _FileSource)
        if self._is_strict and source.following(name) != self._next_log(name):
            raise DamagedError("its end may be missing")

    def _next_log(self, name: str) -> tuple[str, int] | None:
        """Return which entry should follow on a log: the first of the next one."""
        later = [other for other in self._open if other > name]
        return (min(later), 1) if later else None

    def _write(self, new: Path) -> None:
        """Write everything that is intact to a new database."""
        engine = create_engine(f"sqlite:///{new}", poolclass=NullPool)
        event.listen(engine, "connect", configure)
        with engine.begin() as target, self._read_file() as source:
            schema.migrate(target, begin_to_write)
            entered = set(self._write_tables(target, source))
            for row in source.games():
                if damage_of_game(row) is None:
                    if row[0] not in entered:
                        _enter(target, row[0], now(), now())
                        entered.add(row[0])
                    _insert(target, schema.games, [row])
            _write_profiles(target, source)
        engine.dispose()

    def _write_tables(self, target: Connection, source: "_FileSource") -> Iterator[str]:
        """Write the tables with their logs, and the names of those in the archive; yield their names."""
        for name in self.tables:
            rows = source.rows(name)
            _enter(target, name, rows[0][2], None)
            _insert(target, schema.entries, rows)
            yield name
        sound = set(self.tables)
        for name, (created_at, archived_at) in self._listed.items():
            if archived_at is not None and name not in sound:
                _enter(target, name, created_at, archived_at)
                yield name

    @contextmanager
    def _read_file(self) -> Iterator["_FileSource"]:
        engine = create_engine("sqlite://", creator=self._connect, poolclass=NullPool)
        try:
            with engine.connect() as connection:
                # A server may be at work; what is seen stays as it is now.
                connection.exec_driver_sql("BEGIN")
                yield _FileSource(connection)
        except DATABASE_ERRORS as error:
            words = f"{self._database} cannot be read at all: {original(error)}."
            raise CourtCardsError(words) from None
        finally:
            engine.dispose()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(address(self._database), uri=True)
        take_any_text(connection)
        return connection


class _FileSource:
    """A database that may be damaged anywhere, and of which all is read that can be."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._age = schema.last_migration(connection)
        if self._age < schema.WITH_CHECKSUMS:
            connection.exec_driver_sql(_AS_NOW)

    def listed(self) -> Iterator[tuple[str, tuple[int, int | None]]]:
        """Yield the tables in the list: when each was made and, if it is, archived."""
        query = "SELECT name, created_at, archived_at FROM tables NOT INDEXED ORDER BY rowid"
        for name, created_at, archived_at in self._rows(query):
            if isinstance(name, str) and isinstance(created_at, int):
                yield name, (created_at, archived_at)

    def names(self) -> Iterator[str]:
        """Yield the names of tables that have a log, and of those in the list by its index."""
        for query in (
            "SELECT name FROM tables ORDER BY name",
            "SELECT DISTINCT table_name FROM entries ORDER BY table_name",
        ):
            yield from (row[0] for row in self._rows(query) if isinstance(row[0], str))

    def has_log(self, name: str) -> bool:
        """Say whether there is a log, which then is intact; damage raises an error."""
        try:
            log = read_entries(self._connection, name)
        except DATABASE_ERRORS as error:
            raise failure(error) from None
        if log:
            fold(log, name)
        return bool(log)

    def following(self, name: str) -> tuple[str, int] | None:
        """Return which entry follows on a log where it lies in the file."""
        log = schema.entries.c
        behind = select(log.table_name, log.version).where(log.table_name >= name)
        ordered = behind.order_by(log.table_name, log.version)
        try:
            length = len(self.rows(name))
            found = self._connection.execute(ordered.offset(length).limit(1)).first()
        except DATABASE_ERRORS as error:
            raise failure(error) from None
        return None if found is None else (found[0], found[1])

    def rows(self, name: str) -> list[Row]:
        """Return a log as it is stored."""
        return list(entry_rows(self._connection, name))

    def games(self) -> Iterator[Row]:
        """Yield the games of the archive as they are stored."""
        seen = set()
        if self._age >= schema.WITH_ARCHIVE:
            checksum = "checksum" if self._age >= schema.WITH_CHECKSUMS else "NULL"
            columns = f"table_name, number, record, {checksum}"
            for row in self._rows(f"SELECT {columns} FROM games NOT INDEXED ORDER BY rowid"):
                if row[:2] not in seen:
                    seen.add(row[:2])
                    yield row

    def profiles(self) -> Iterator[Row]:
        """Yield the profiles as they are stored."""
        if self._age >= schema.WITH_PROFILES:
            columns = "hash, created_at, used_at"
            yield from self._rows(f"SELECT {columns} FROM profiles NOT INDEXED ORDER BY rowid")

    def sittings(self) -> Iterator[Row]:
        """Yield who sits where with a profile, as it is stored."""
        if self._age >= schema.WITH_PROFILES:
            columns = "table_name, person, profile, counted"
            yield from self._rows(f"SELECT {columns} FROM sittings ORDER BY table_name")

    def played(self) -> Iterator[Row]:
        """Yield what was played with a profile, as it is stored."""
        if self._age >= schema.WITH_PROFILES:
            columns = "profile, table_name, number, record, checksum"
            yield from self._rows(f"SELECT {columns} FROM played ORDER BY profile")

    def faults(self) -> list[str]:
        """Return nothing: `Examination` has found all of that."""
        return []

    def _rows(self, query: str) -> Iterator[Row]:
        """Yield the rows from the beginning up to what cannot be read, and from the end."""
        for way in ("ASC", "DESC"):
            try:
                yield from self._connection.exec_driver_sql(f"{query} {way}")
            except DATABASE_ERRORS:
                continue
            return


def _write_profiles(target: Connection, source: _FileSource) -> None:
    """Write the profiles with what was played; one that is lost follows from its games."""
    played = {tuple(row[:3]): row for row in source.played() if damage_of_played(row) is None}
    sittings = {tuple(row[:2]): row for row in source.sittings() if _is_sitting(row)}
    lost = {row[0]: (row[0], now(), now()) for row in played.values()}
    whole = {row[0]: row for row in source.profiles() if _is_profile(row)}
    for table, rows in (
        (schema.profiles, {**lost, **whole}),
        (schema.sittings, sittings),
        (schema.played, played),
    ):
        if rows:
            _insert(target, table, list(rows.values()))


def _is_profile(row: Row) -> bool:
    return isinstance(row[0], str) and isinstance(row[1], int)


def _is_sitting(row: Row) -> bool:
    return [type(value) for value in row] == [str, int, str, int]


def _enter(target: Connection, name: str, created_at: int, archived_at: int | None) -> None:
    _insert(target, schema.tables, [(name, created_at, archived_at)])


def _insert(target: Connection, table: Table, rows: list[Row]) -> None:
    names = [column.name for column in table.columns]
    target.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])


def _part(database: Path, part: str) -> Path:
    return database.with_name(database.name + part)
