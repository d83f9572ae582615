"""Which database the logs are kept in. Everything that depends on that goes through this module.

All statements are written with SQLAlchemy, which knows the dialect of each database. What is
specific to one of them is in its own folder: `sqlite/`, `postgresql/`.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, Protocol

from sqlalchemy import URL, Column, ColumnElement, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from courtcards.engine.errors import OptionError, choices
from courtcards.server.claims import ClaimedRow
from courtcards.server.damage import StorageError
from courtcards.server.postgresql.house import PostgreSQLHouse
from courtcards.server.sqlite.file import SQLiteFile


class Database(Protocol):
    """What a store asks of its database, beyond carrying out statements."""

    @property
    def name(self) -> str:
        """What whoever runs the server calls it."""

    @property
    def engine(self) -> Engine:
        """Makes connections; what was committed on one of them is safe."""

    @property
    def quick(self) -> Engine:
        """Makes connections on which a single statement is committed as quickly as possible."""

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it at the same time."""

    @property
    def patience(self) -> float:
        """How long entries are tried to be written while it cannot be reached, in seconds."""

    def add_entries(
        self, connection: Connection, entries: list[ClaimedRow]
    ) -> list[StorageError | None]:
        """Write entries of tables' logs; return for each what went wrong with it alone."""

    def find_faults(self) -> list[str]:
        """Return what is wrong at first sight; what cannot be used at all is refused."""

    def mend(self, faults: list[str]) -> list[str]:
        """Repair what can be repaired without loss; return the remaining faults."""

    def begin_to_migrate(self, connection: Connection) -> None:
        """Begin a transaction that makes and changes tables: all of it happens, or nothing."""

    def begin_to_read(self, connection: Connection) -> None:
        """Begin a transaction that sees everything as it is now, however long it takes."""

    def begin_to_fill(self, connection: Connection) -> None:
        """Shut out everybody else until the end of a transaction; refuse if there is a server."""

    def alone(self) -> AbstractContextManager[None]:
        """Make sure that no server uses it, as far as that can be known before it is opened."""

    def by_bytes(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return what puts rows in the same order in every database."""

    def can_hold(self, text: str) -> bool:
        """Say whether a text can be stored."""

    def mark_begun(self) -> None:
        """Take note that there is something in it, which must not be lost unnoticed."""

    def examine(self) -> list[str] | None:
        """Check the whole database in the background; None if the check was interrupted."""

    def stop_examining(self) -> None:
        """Stop looking, now and for ever."""


KINDS: dict[str, Callable[[URL], Database]] = {
    "sqlite": SQLiteFile,
    "postgresql": PostgreSQLHouse,
}


def open_database(url: str) -> Database:
    """Return the database at an address.

    >>> open_database("sqlite:///courtcards.sqlite").name
    'courtcards.sqlite'
    """
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        # Whatever it is, there may be a password in it.
        shown = url if "@" not in url else f"…{url[url.rindex('@') :]}"
        raise OptionError(f"{shown!r} is not a database URL.") from None
    kind = address.get_backend_name()
    if kind not in KINDS:
        raise OptionError(f"Data cannot be kept in {kind}: there is {choices(KINDS)}.")
    return KINDS[kind](address)
