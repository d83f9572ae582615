"""The database: its tables, and how older ones become newer.

A migration is never changed once it was released; the next one is added below it.
"""

from collections.abc import Callable, Sequence
from typing import Any

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
    text,
)
from sqlalchemy.schema import CreateTable

from courtcards.engine.errors import CourtCardsError
from courtcards.server.timing import now

# A row of one of the tables, as far as somebody asked for it: values in an order.
Row = Sequence[Any]

metadata = MetaData()

migrations = Table(
    "migrations",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
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
    # Of all the rest; none where a server wrote the entry that knew no checksums.
    Column("checksum", BigInteger, nullable=True),
    # A word for SQLite alone: others do not hear it.
    sqlite_with_rowid=False,
)

# What stays of an archived table: the transcripts of its finished games.
games = Table(
    "games",
    metadata,
    Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("checksum", BigInteger, nullable=True),
)

# Anonymous identities: whoever holds the secret of one has it, and only its hash is known here.
profiles = Table(
    "profiles",
    metadata,
    Column("hash", String, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    # When somebody first took a seat with it.
    Column("used_at", BigInteger, nullable=True),
)

# Which persons at tables have a profile, and up to which game of the table theirs are in `played`.
sittings = Table(
    "sittings",
    metadata,
    Column("table_name", String, primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("profile", String, nullable=False),
    Column("counted", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The finished games of every profile.
played = Table(
    "played",
    metadata,
    Column("profile", String, primary_key=True),
    Column("table_name", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)


# The servers that share the database at present; each start of one is a node of its own.
nodes = Table(
    "nodes",
    metadata,
    Column("id", Integer, primary_key=True),
    # Where the others reach it, and the secret by which it knows that it is they.
    Column("address", String, nullable=False),
    Column("secret", String, nullable=False),
    # By the clock of the database: a node that is silent for longer may be taken for dead.
    Column("expires_at", BigInteger, nullable=False),
)

# Which node has a table, and how many nodes have had it; if that node does not exist, anybody may take it.
owners = Table(
    "owners",
    metadata,
    Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
    Column("node", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
)


# The tables as first created, without later additions.
_then = MetaData()
_first_tables = (
    Table(
        "migrations",
        _then,
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
    ),
    Table(
        "tables",
        _then,
        Column("name", String, primary_key=True),
        Column("created_at", BigInteger, nullable=False),
        Column("archived_at", BigInteger, nullable=True),
    ),
    Table(
        "entries",
        _then,
        Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
        Column("version", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("person", Integer, nullable=True),
        Column("command", String, nullable=True),
        Column("change", LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    ),
)
_first_games = Table(
    "games",
    _then,
    Column("table_name", String, ForeignKey("tables.name"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("record", LargeBinary, nullable=False),
)


def _first(connection: Connection) -> None:
    for table in _first_tables:
        connection.execute(CreateTable(table, if_not_exists=True))


def _archive(connection: Connection) -> None:
    connection.execute(CreateTable(_first_games, if_not_exists=True))


def _checksums(connection: Connection) -> None:
    for table in (entries, games):
        connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN checksum BIGINT"))


def _profiles(connection: Connection) -> None:
    for table in (profiles, sittings, played):
        connection.execute(CreateTable(table, if_not_exists=True))


def _nodes(connection: Connection) -> None:
    for table in (nodes, owners):
        connection.execute(CreateTable(table, if_not_exists=True))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (
    _first,
    _archive,
    _checksums,
    _profiles,
    _nodes,
)
WITH_ARCHIVE, WITH_CHECKSUMS, WITH_PROFILES = 2, 3, 4


def migrate(connection: Connection, begin: Callable[[Connection], None]) -> int:
    """Bring a database up to date, or leave it as it is; return how many migrations it took.

    What is to be done is done in the transaction that `begin` begins, all of it or nothing.
    """
    done = last_migration(connection)
    if done < len(MIGRATIONS):
        begin(connection)
        # Somebody else may have been at it.
        done = last_migration(connection)
    for number, step in enumerate(MIGRATIONS[done:], done + 1):
        step(connection)
        connection.execute(insert(migrations).values(number=number, at=now()))
    return len(MIGRATIONS) - done


def refuse_unless_current(connection: Connection, name: str) -> None:
    """Make sure that a database has all tables as they are now."""
    done = last_migration(connection)
    if not done:
        raise CourtCardsError(f"There are no tables in {name}.")
    if done < len(MIGRATIONS):
        raise CourtCardsError(
            f"{name} is older than this program (schema {done} of {len(MIGRATIONS)}): courtcards db "
            "migrate brings it up to date."
        )


def last_migration(connection: Connection) -> int:
    """Return how far a database was brought: 0 if there is nothing in it; a newer one is refused."""
    if not inspect(connection).has_table("migrations"):
        return 0
    query = select(migrations.c.number).order_by(migrations.c.number.desc()).limit(1)
    done = connection.execute(query).scalar() or 0
    if done > len(MIGRATIONS):
        raise CourtCardsError(
            f"This data was written by a newer Court Cards (schema {done}, known up to "
            f"{len(MIGRATIONS)}): update the program."
        )
    return done
