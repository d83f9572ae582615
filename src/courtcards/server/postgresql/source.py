"""What is in a database of PostgreSQL, as it is at one moment, for whoever looks for damage."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Select, Table, select

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.damage import DATABASE_ERRORS, failure, is_damage, original
from courtcards.server.database import Database
from courtcards.server.reading import fold, read_entries
from courtcards.server.schema import Row

# So many rows are read at a time.
TOGETHER = 500


@contextmanager
def snapshot(database: Database) -> Iterator["SnapshotSource"]:
    """Read what there is at this moment, while servers go on."""
    try:
        with database.engine.connect() as connection:
            database.begin_to_read(connection)
            schema.refuse_unless_current(connection, database.name)
            yield SnapshotSource(connection)
    except DATABASE_ERRORS as error:
        raise CourtCardsError(f"{database.name} cannot be read: {original(error)}.") from None
    finally:
        database.engine.dispose()


class SnapshotSource:
    """A database as it is at one moment (`Source`).

    An error ends a transaction unless it happens in a smaller one within it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._faults: list[str] = []

    def listed(self) -> Iterator[tuple[str, tuple[int, int | None]]]:
        """Yield the tables in the list: when each was made and, if it is, archived."""
        for name, created_at, archived_at in self._rows(select(schema.tables)):
            yield name, (created_at, archived_at)

    def names(self) -> Iterator[str]:
        """Yield the names of tables that have a log."""
        for (name,) in self._rows(select(schema.entries.c.table_name).distinct()):
            yield name

    def has_log(self, name: str) -> bool:
        """Say whether there is a log, which then is intact; damage raises an error."""
        try:
            with self._connection.begin_nested():
                log = read_entries(self._connection, name)
        except DATABASE_ERRORS as error:
            if not is_damage(error):
                raise
            raise failure(error) from None
        if log:
            fold(log, name)
        return bool(log)

    def games(self) -> Iterator[Row]:
        """Yield the games of the archive as they are stored."""
        return self._all(schema.games)

    def played(self) -> Iterator[Row]:
        """Yield what was played with a profile, as it is stored."""
        return self._all(schema.played)

    def faults(self) -> list[str]:
        """Return what could not be read."""
        return self._faults

    def _all(self, table: Table) -> Iterator[Row]:
        return self._rows(select(table).order_by(*table.primary_key))

    def _rows(self, query: Select[tuple[object, ...]]) -> Iterator[Row]:
        """Yield rows up to what is damaged."""
        try:
            with self._connection.begin_nested():
                streamed = query.execution_options(yield_per=TOGETHER)
                yield from self._connection.execute(streamed)
        except DATABASE_ERRORS as error:
            if not is_damage(error):
                raise
            self._faults.append(original(error))
