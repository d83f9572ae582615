"""The database: its tables, and how older ones become newer.

A migration is never changed once it was released; the next one is added below it.
"""

import time
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    insert,
    inspect,
    select,
)

from courtcards.engine.errors import CourtCardsError

metadata = MetaData()

migrations = Table(
    "migrations",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("name", String, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("archived_at", BigInteger, nullable=True),
)

# The truth: every change of every table, in order.
entries = Table(
    "entries",
    metadata,
    Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Integer, nullable=True),
    Column("command", String, nullable=True),
    Column("change", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What stays of an archived table: the transcripts of its finished games.
games = Table(
    "games",
    metadata,
    Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
)


def _first(connection: Connection) -> None:
    metadata.create_all(connection, [migrations, tables, entries])


def _archive(connection: Connection) -> None:
    metadata.create_all(connection, [games])


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first, _archive)


def migrate(connection: Connection) -> int:
    """Bring a database up to date; return how many migrations it took."""
    done = _last_migration(connection)
    if done > len(MIGRATIONS):
        raise CourtCardsError(
            f"This data was written by a newer Court Cards (schema {done}, known up to "
            f"{len(MIGRATIONS)}): update the program."
        )
    for number, step in enumerate(MIGRATIONS[done:], done + 1):
        step(connection)
        now = time.time_ns() // 1_000_000
        connection.execute(insert(migrations).values(number=number, at=now))
    return len(MIGRATIONS) - done


def _last_migration(connection: Connection) -> int:
    if not inspect(connection).has_table("migrations"):
        return 0
    query = select(migrations.c.number).order_by(migrations.c.number.desc()).limit(1)
    return connection.execute(query).scalar() or 0
