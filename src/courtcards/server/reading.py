"""Reading stored data: damage is always detected."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select

from courtcards.server import schema
from courtcards.server.damage import (
    DATABASE_ERRORS,
    DamagedError,
    DamagedGameError,
    entry_sum,
    failure,
    game_sum,
)
from courtcards.server.schema import Row
from courtcards.table import sight
from courtcards.table.log import Entry, unpack
from courtcards.table.table import Table

_LOG = schema.entries.c
_GAMES = schema.games.c
_TABLES = schema.tables.c
# What can be the number of a game; other numbers fit in no column.
_NUMBERS = range(2**31)
# When an entry was written, whose command it was, and which.
_OTHERS = tuple[int, int | None, str | None]


class UnlistedError(DamagedError):
    """A table is missing in the list of tables, though its log is intact."""

    def __init__(self, log: list[Entry]) -> None:
        super().__init__("it is missing in the list of tables")
        self.log = log


def read_log(connection: Connection, name: str) -> list[Entry] | None:
    """Return the log of a table; None if there is no such table, or not any more."""
    try:
        log = read_entries(connection, name)
        listed = _listing(connection, name)
    except DATABASE_ERRORS as error:
        raise failure(error) from None
    if log and listed is None:
        raise UnlistedError(log)
    if not log and listed is not None and listed[1] is None:
        raise DamagedError("its log is gone")
    return log or None


def read_entries(connection: Connection, name: str) -> list[Entry]:
    """Return the log of a table, from its beginning to its end."""
    if not _is_text(name):
        raise DamagedError("its name is not text")
    log = list(_entries(name, entry_rows(connection, name)))
    if log:
        _check_end(connection, name, len(log))
    return log


def entry_rows(connection: Connection, name: str) -> Sequence[Row]:
    """Return the entries of a table as they are stored, in the order of their columns."""
    query = select(schema.entries).where(_LOG.table_name == name).order_by(_LOG.version)
    return connection.execute(query).all()


def read_game(connection: Connection, name: str, number: int) -> bytes | None:
    """Return the transcript of a game of an archived table."""
    if not _is_text(name) or number not in _NUMBERS:
        return None
    query = select(schema.games).where(_GAMES.table_name == name, _GAMES.number == number)
    try:
        row = connection.execute(query).first()
    except DATABASE_ERRORS as error:
        raise failure(error) from None
    return None if row is None else check_game(name, number, row)


def check_game(name: str, number: int, row: Row) -> bytes:
    """Return the transcript in a row of the archive."""
    *which, record, kept = row
    if which != [name, number] or not isinstance(record, bytes):
        raise DamagedGameError(f"the record of game {number} cannot be read")
    if kept is not None and kept != game_sum(name, number, record):
        raise DamagedGameError(f"the record of game {number} does not match its checksum")
    return record


def fold(log: Sequence[Entry], name: str) -> Table:
    """Return the table that a log leads to, if today's rules lead anywhere."""
    table = Table()
    for entry in log:
        try:
            table.apply(entry)
        except Exception as error:
            kind = type(entry.change).__name__.lower()
            words = f"entry {entry.version} ({kind}) cannot be followed ({type(error).__name__})"
            raise DamagedError(words) from None
    try:
        # A table that cannot be shown would only fail later.
        sight.snapshot(table, name, None, [])
    except Exception as error:
        raise DamagedError(f"it cannot be shown ({type(error).__name__})") from None
    return table


def _entries(name: str, rows: Sequence[Row]) -> Iterator[Entry]:
    is_summed = False
    for number, row in enumerate(rows, 1):
        if row[1] != number:
            raise DamagedError(f"entry {number} is missing")
        if row[0] != name:
            raise DamagedError(f"entry {number} has lost its table's name")
        # Servers before this one have written entries without a checksum, and none after one with.
        if row[-1] is None and is_summed:
            raise DamagedError(f"entry {number} has lost its checksum")
        is_summed = row[-1] is not None
        yield _entry(name, row)


def _entry(name: str, row: Row) -> Entry:
    _, version, at, person, command, change, kept = row
    try:
        if kept is not None and kept != entry_sum(name, version, at, person, command, change):
            raise DamagedError(f"entry {version} does not match its checksum")
        # Without a checksum, the value could be anything.
        msgspec.convert((at, person, command), _OTHERS)
        return Entry(version, at, unpack(change), person, command)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        words = f"entry {version} cannot be read ({type(error).__name__})"
        raise DamagedError(words) from None


def _check_end(connection: Connection, name: str, length: int) -> None:
    """Make sure that no entry lies behind a log that is its own, under a name that is damaged.

    Nothing else would reveal that it is missing.
    """
    key = (_LOG.table_name, _LOG.version)
    query = select(*key).where(_LOG.table_name > name).order_by(*key).limit(1)
    found = connection.execute(query).first()
    if found is not None and found[1] == length + 1 and _listing(connection, found[0]) is None:
        raise DamagedError(f"entry {length + 1} has lost its table's name")


def _listing(connection: Connection, name: str) -> Row | None:
    """Return the line of a table in the list of all: its name, and when it was archived."""
    if not _is_text(name):
        return None
    query = select(_TABLES.name, _TABLES.archived_at).where(_TABLES.name == name)
    return connection.execute(query).first()


def _is_text(name: str) -> bool:
    """Say whether something could ever have been written as a name."""
    try:
        return b"\0" not in name.encode()
    except UnicodeEncodeError:
        return False
