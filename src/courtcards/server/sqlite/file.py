"""A database in a file of SQLite, as the store uses it."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Column, ColumnElement, Connection, Engine, create_engine, event

from courtcards.server import schema
from courtcards.server.claims import ClaimedRow
from courtcards.server.damage import StorageError
from courtcards.server.folder import exclusively, mark_begun
from courtcards.server.inserts import Inserts
from courtcards.server.logs import note
from courtcards.server.sqlite.examination import Examination, refuse_if_unsound
from courtcards.server.sqlite.opening import begin_to_write, configure

# By this SQLite finds a table in the list of tables.
_LIST_INDEX = f"sqlite_autoindex_{schema.tables.name}_1"


class SQLiteFile:
    """What is peculiar to SQLite of all that a store asks of its database (`Database`)."""

    is_shared = False
    # A file is there, or it is not.
    patience = 0.0

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        self._path = Path(url.database)
        self._examination = Examination(self._path)
        self.name = str(self._path)
        self.engine = create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", configure)
        self._inserts = Inserts(schema.entries, self.engine.dialect)

    @property
    def quick(self) -> Engine:
        """The same as `engine`: a transaction costs nothing but its commit."""
        return self.engine

    def add_entries(
        self, connection: Connection, entries: list[ClaimedRow]
    ) -> list[StorageError | None]:
        """Insert entries: where there is only one server every claim holds."""
        self._inserts.insert(connection, [entry.row for entry in entries])
        return [None] * len(entries)

    def find_faults(self) -> list[str]:
        """Take a first look; what was lost, or would lose entries if it were used, is refused."""
        return refuse_if_unsound(self._path)

    def begin_to_migrate(self, connection: Connection) -> None:
        """Begin a transaction that makes and changes tables."""
        begin_to_write(connection)

    def begin_to_read(self, connection: Connection) -> None:
        """Begin a transaction; what is seen first in it stays so."""
        connection.exec_driver_sql("BEGIN")

    def begin_to_fill(self, connection: Connection) -> None:
        """Do nothing: whoever is alone has nobody to shut out."""

    def alone(self) -> AbstractContextManager[None]:
        """Hold the locks that servers hold."""
        return exclusively(self._path)

    def by_bytes(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return the column: texts are compared by their bytes."""
        return column

    def can_hold(self, text: str) -> bool:
        """Say yes."""
        return True

    def mend(self, faults: list[str]) -> list[str]:
        """Rebuild the index of the list of tables if it is damaged; return other faults."""
        others = [fault for fault in faults if _LIST_INDEX not in fault]
        if others != faults:
            with self.engine.connect() as connection:
                connection.exec_driver_sql(f"REINDEX {schema.tables.name}")
            note("index_mended", level=30, faults=len(faults) - len(others))
        return others

    def mark_begun(self) -> None:
        """Leave a sign that there is something in the file."""
        mark_begun(self._path)

    def examine(self) -> list[str] | None:
        """Look through the whole file; return what is wrong, None if that was not found out."""
        return self._examination.run()

    def stop_examining(self) -> None:
        """Stop looking, now and for ever."""
        self._examination.stop()
