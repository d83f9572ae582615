"""A database of its own for each test, of SQLite or of a real PostgreSQL that is started for the tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from threading import Event
from typing import Any

from sqlalchemy import Engine, create_engine, insert, text

from courtcards.server import schema
from courtcards.server.claims import UNSHARED, TableClaim
from courtcards.server.damage import StorageError
from courtcards.server.database import open_database
from courtcards.server.nodes.register import Register
from courtcards.server.store import Store
from courtcards.table import referee
from courtcards.table.log import Entry, Named
from courtcards.table.settings import Settings
from examples.cluster.postgres import Postgres
from tests.postgres import start_postgres
from tests.server.house import PATIENCE

SQLITE, POSTGRESQL = "sqlite", "postgresql"
SETTINGS = Settings("royal-gambit", players=2)


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL that may be stopped and started."""
    with start_postgres() as postgres:
        yield postgres


@dataclass(frozen=True)
class Place:
    """An empty database."""

    kind: str
    url: str

    @property
    def is_shared(self) -> bool:
        return self.kind == POSTGRESQL

    @contextmanager
    def engine(self) -> Iterator[Engine]:
        """Give something that makes connections past the store."""
        engine = create_engine(self.url.replace("postgresql:", "postgresql+psycopg:"))
        try:
            yield engine
        finally:
            engine.dispose()

    def say(self, statement: str, **values: Any) -> list[Any]:
        """Say something to the database, past the store."""
        with self.engine() as engine, engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return list(done) if done.returns_rows else []

    def write_schema(self, number: int) -> None:
        """Make the tables as a server of old would have."""
        with self.engine() as engine, engine.begin() as connection:
            for step in schema.MIGRATIONS[:number]:
                step(connection)
            for one in range(1, number + 1):
                connection.execute(insert(schema.migrations).values(number=one, at=1_000))

    def find_schema(self) -> int:
        """Return which migration was the last."""
        with self.engine() as engine, engine.connect() as connection:
            return schema.last_migration(connection)

    def work(self, work: Callable[["Shelf"], Awaitable[None]]) -> None:
        """Do something with an open store."""

        async def with_store() -> None:
            async with open_shelf(self.url) as shelf:
                await asyncio.wait_for(work(shelf), PATIENCE)

        asyncio.run(with_store())


@asynccontextmanager
async def open_shelf(url: str) -> AsyncIterator["Shelf"]:
    """Open a store for a while."""
    shelf = Shelf(Store(url))
    shelf.store.open()
    try:
        yield shelf
    finally:
        await shelf.store.close()


# An entry of a table's log, with the table's name, and the claim to write it if that is not the usual one.
Addition = tuple[str, Entry] | tuple[str, Entry, TableClaim]


class Shelf:
    """An open store, and a server with a claim to all tables that it makes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.node = self.enter() if store.is_shared else 0
        self.claim = TableClaim(self.node, 1) if store.is_shared else UNSHARED

    @property
    def register(self) -> Register:
        return Register(self.store.quick)

    def enter(self) -> int:
        """Let another server be there; return its number."""
        return self.register.enter("127.0.0.1:1", "secret", 1_000)

    async def create(self, name: str, settings: Settings = SETTINGS) -> Entry:
        """Make a table; return the first entry of its log."""
        entry = first_entry(settings)
        await self.store.create(name, entry, self.claim)
        return entry

    async def append(self, *additions: Addition) -> list[StorageError | None]:
        """Write entries; return what went wrong with each."""
        return await asyncio.gather(*self.begin_to_append(*additions))

    def begin_to_append(self, *additions: Addition) -> list["asyncio.Future[StorageError | None]"]:
        """Begin to write entries; what goes wrong with each is known later."""
        futures = []
        for name, entry, *claim in additions:
            future: asyncio.Future[StorageError | None] = asyncio.Future()
            futures.append(future)
            self.store.append(name, entry, future.set_result, *(claim or [self.claim]))
        return futures

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """Have all that is asked for meanwhile written in one go, afterwards."""
        begun, may_go_on = Event(), Event()

        def wait(_: object) -> None:
            begun.set()
            may_go_on.wait()

        waiting = asyncio.create_task(self.store.write(wait))
        await asyncio.to_thread(begun.wait)
        try:
            yield
        finally:
            may_go_on.set()
        await waiting

    async def count(self, table: str) -> int:
        """Return how many rows a table of the database has."""
        query = text(f"SELECT count(*) FROM {table}")
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())


def first_entry(settings: Settings = SETTINGS) -> Entry:
    return Entry(1, 1_000, referee.create(settings, "Anna", "token", 0, {}))


def entry(version: int, name: str = "Cleo", **values: Any) -> Entry:
    """Return an entry that could follow."""
    given = {"person": 0, "command": f"c{version}", **values}
    return Entry(version, 1_000 * version, Named(name), **given)


def entries(versions: Sequence[int], name: str = "Cleo") -> list[Entry]:
    return [entry(version, name) for version in versions]


def migrate_to(place: Place) -> None:
    """Bring a database up to date, as a server does."""
    database = open_database(place.url)
    with database.engine.begin() as connection:
        schema.migrate(connection, database.begin_to_migrate)
    database.engine.dispose()
