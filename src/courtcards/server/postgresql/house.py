"""A database of PostgreSQL, as the store uses it; several servers may share it."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Engine,
    String,
    collate,
    create_engine,
    event,
)
from sqlalchemy.util import immutabledict

from courtcards.engine.errors import CourtCardsError, OptionError
from courtcards.server import schema
from courtcards.server.claims import ClaimedRow
from courtcards.server.damage import StorageError
from courtcards.server.postgresql.entries import add_entries

# How long PostgreSQL may take to answer at all, in seconds.
REACHED_WITHIN = 3
# How long a lock is waited for, how long a transaction may do nothing, and how long a statement may take, in
# milliseconds: a process that was stopped in the middle must not hold up the others for longer.
SETTINGS = {
    "application_name": "courtcards",
    "synchronous_commit": "on",
    "lock_timeout": 5_000,
    "idle_in_transaction_session_timeout": 3_000,
    "statement_timeout": 60_000,
}
# Connections that are cut without a word are noticed after so many seconds.
KEEPALIVES: dict[str, Any] = {
    "connect_timeout": REACHED_WITHIN,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5_000,
}
# Any number, the same in every version: who holds this lock may change the tables.
MIGRATION_LOCK = 7_265_766_342
# Servers that have said something lately, by the clock of the database.
_SERVERS = """
    SELECT id FROM nodes WHERE expires_at > (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
MISSING = "PostgreSQL needs a driver, which the extra brings: pip install '.[postgresql]'."


class PostgreSQLHouse:
    """What is peculiar to PostgreSQL of all that a store asks of its database (`Database`)."""

    is_shared = True
    # How long the store tries to write an entry while there is no connection, in seconds.
    patience = 10.0

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="postgresql+psycopg")
        self.name = _shown(address)
        try:
            self.engine = create_engine(
                address, hide_parameters=True, pool_pre_ping=True, connect_args=KEEPALIVES
            )
        except ImportError:
            raise OptionError(MISSING) from None
        event.listen(self.engine, "connect", _configure)

    @property
    def quick(self) -> Engine:
        """Commits every statement by itself, in one round trip."""
        return self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def find_faults(self) -> list[str]:
        """Find nothing: PostgreSQL looks after its files itself."""
        return []

    def mend(self, faults: list[str]) -> list[str]:
        """Repair nothing."""
        return faults

    def begin_to_migrate(self, connection: Connection) -> None:
        """Begin a transaction that makes and changes tables, when nobody else does."""
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")

    def begin_to_read(self, connection: Connection) -> None:
        """Begin a transaction that sees one moment; it may take long, and nobody has to wait for it."""
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        _take_time(connection)

    def begin_to_fill(self, connection: Connection) -> None:
        """Lock all tables; what is left of servers that are long gone does not count."""
        _take_time(connection)
        names = ", ".join(table.name for table in schema.metadata.sorted_tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
        if connection.exec_driver_sql(_SERVERS).first() is not None:
            raise CourtCardsError(f"A server is using {self.name}: stop it first.")

    def alone(self) -> AbstractContextManager[None]:
        """Do nothing: only who is connected knows who else is (`begin_to_fill`)."""
        return nullcontext()

    def by_bytes(self, column: Column[Any]) -> ColumnElement[Any]:
        """Return a column whose texts are not compared as people of some country would."""
        return collate(column, "C") if isinstance(column.type, String) else column

    def can_hold(self, text: str) -> bool:
        """Say whether there is no NUL in a text: PostgreSQL knows none."""
        return "\0" not in text

    def mark_begun(self) -> None:
        """Leave no sign: a database that is lost is not there any more."""

    def add_entries(
        self, connection: Connection, entries: list[ClaimedRow]
    ) -> list[StorageError | None]:
        """Write entries whose claims hold."""
        return add_entries(connection, entries)

    def examine(self) -> list[str] | None:
        """Find nothing: PostgreSQL looks after its files itself."""
        return []

    def stop_examining(self) -> None:
        """Do nothing."""


def _take_time(connection: Connection) -> None:
    """Let a transaction take as long as it takes."""
    for limit in ("idle_in_transaction_session_timeout", "statement_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def _shown(address: URL) -> str:
    """Return an address without anything that is secret, or may be."""
    bare = address._replace(drivername="postgresql", password=None, query=immutabledict())
    return bare.render_as_string()


def _configure(connection: Any, _: Any) -> None:
    """Set up a new connection: every commit is on disk, and nobody is waited for too long."""
    with connection.cursor() as cursor:
        for name, value in SETTINGS.items():
            cursor.execute(f"SET {name} = '{value}'")
    connection.commit()
