"""The log of every table on disk: appended to by one thread, in as few transactions as it takes.

Whatever waits to be written when the last transaction is done goes into the next one, so that many
tables share the time a disk needs to make something safe.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.logs import LOG
from courtcards.server.metrics import COMMITS, ENTRIES
from courtcards.table.log import Entry, pack, unpack

Result = TypeVar("Result")
# Called in the event loop when something is safe, or with what went wrong.
Done = Callable[["StorageError | None"], None]

LARGEST_BATCH = 500
# How many entries one statement inserts: as many of the first size as there are, then of the next.
TOGETHER = (64, 16, 4, 1)
# How long a locked database is waited for.
PATIENCE_MS = 2_000


class StorageError(Exception):
    """Something could not be stored; nothing of it was."""


class Store:
    """A database with the logs of all tables."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", _configure)
        self._jobs: SimpleQueue[_Append | _Job | None] = SimpleQueue()
        # Whether the last change could not be stored.
        self._is_failing = False
        try:
            with self._engine.begin() as connection:
                schema.migrate(connection)
        except DBAPIError as error:
            self._engine.dispose()
            where = self._engine.url.database
            raise CourtCardsError(f"{where} cannot be used for data: {error.orig}.") from None
        self._inserts = {size: _insert_many(size) for size in TOGETHER}
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    def open(self) -> None:
        """Begin to write; to be called in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def append(self, table: str, entry: Entry, done: Done) -> None:
        """Write an entry of a table's log; `done` is called when it is safe."""
        self._jobs.put(_Append(_row(table, entry), done))

    async def create(self, table: str, entry: Entry) -> None:
        """Write a new table with the first entry of its log."""

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(name=table, created_at=entry.at))
            self._insert_all(connection, [_row(table, entry)])

        await self._write(write)

    async def load(self, table: str) -> list[Entry] | None:
        """Return the log of a table; None if there is no such table, or not any more."""
        log = schema.entries.c
        query = (
            select(log.version, log.at, log.change, log.person, log.command)
            .where(log.table_name == table)
            .order_by(log.version)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Entry(row[0], row[1], unpack(row[2]), row[3], row[4]) for row in rows] or None

    async def last_touched(self) -> dict[str, int]:
        """Return when each table that is not archived was last changed."""
        log = schema.entries.c
        query = select(log.table_name, func.max(log.at)).group_by(log.table_name)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def archive(self, table: str, games: Sequence[tuple[int, bytes]], at: int) -> None:
        """Keep of a table what is worth keeping: the transcripts of its finished games."""

        def write(connection: Connection) -> None:
            for number, record in games:
                values = {"table_name": table, "number": number, "record": record}
                connection.execute(insert(schema.games).values(values))
            connection.execute(delete(schema.entries).where(schema.entries.c.table_name == table))
            named = schema.tables.c.name == table
            connection.execute(update(schema.tables).where(named).values(archived_at=at))

        await self._write(write)

    async def archived_game(self, table: str, number: int) -> bytes | None:
        """Return the transcript of a game of an archived table."""
        kept = schema.games.c
        query = select(kept.record).where(kept.table_name == table, kept.number == number)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def check(self) -> None:
        """Find out whether the database answers and, if it did not take the last change, whether it does."""
        number = schema.migrations.c.number
        await self._read(lambda connection: connection.execute(select(number)).scalar())
        if self._is_failing:
            await self._write(_write_again)

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        def read() -> Result:
            with self._engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(read)
        except DBAPIError as error:
            raise StorageError(_in_words(error)) from None

    async def _write(self, work: Callable[[Connection], None]) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(_Job(work, lambda error: _resolve(future, error)))
        await future

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first, *self._waiting()]
                stop = batch[-1] is None
                self._commit(connection, [job for job in batch if job is not None])
                if stop:
                    return

    def _waiting(self) -> list["_Append | _Job | None"]:
        """Take what has come in the meantime, up to the end."""
        jobs: list[_Append | _Job | None] = []
        try:
            while len(jobs) < LARGEST_BATCH and (not jobs or jobs[-1] is not None):
                jobs.append(self._jobs.get_nowait())
        except Empty:
            pass
        return jobs

    def _commit(self, connection: Connection, batch: list["_Append | _Job"]) -> None:
        error = self._try(connection, batch)
        if isinstance(error, IntegrityError) and len(batch) > 1:
            # One of them cannot be right; the others must not suffer for it.
            for job in batch:
                self._commit(connection, [job])
            return
        if batch:
            COMMITS.labels("failed" if error else "done").inc()
            ENTRIES.inc(0 if error else len(batch))
            self._is_failing = error is not None
            told = StorageError(_in_words(error)) if error else None
            self._loop.call_soon_threadsafe(_tell, batch, told)

    def _try(self, connection: Connection, batch: list["_Append | _Job"]) -> Exception | None:
        rows = [job.row for job in batch if isinstance(job, _Append)]
        try:
            with connection.begin():
                for job in batch:
                    if isinstance(job, _Job):
                        job.work(connection)
                self._insert_all(connection, rows)
        except DBAPIError as error:
            return error
        except Exception as error:
            # This thread must go on, or no table would.
            LOG.exception("store_failed")
            return error
        return None

    def _insert_all(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        """Insert rows in few statements: between two of them everybody else may want to go on."""
        done = 0
        for size in TOGETHER:
            while len(rows) - done >= size:
                chunk = rows[done : done + size]
                connection.exec_driver_sql(self._inserts[size], tuple(chain.from_iterable(chunk)))
                done += size


class _Append:
    """An entry that waits to be written."""

    __slots__ = ("done", "row")

    def __init__(self, row: tuple[Any, ...], done: Done) -> None:
        self.row = row
        self.done = done


class _Job:
    """Any other work on the database that waits its turn."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[Connection], None], done: Done) -> None:
        self.work = work
        self.done = done


def _row(table: str, entry: Entry) -> tuple[Any, ...]:
    """Return an entry as it is stored, in the order of the columns."""
    return (table, entry.version, entry.at, entry.person, entry.command, pack(entry.change))


def _insert_many(rows: int) -> str:
    """Write the statement that inserts so many entries."""
    names = [column.name for column in schema.entries.columns]
    row = f"({', '.join('?' * len(names))})"
    values = ", ".join([row] * rows)
    return f"INSERT INTO {schema.entries.name} ({', '.join(names)}) VALUES {values}"


def _tell(batch: list[_Append | _Job], error: StorageError | None) -> None:
    for job in batch:
        try:
            job.done(error)
        except Exception:
            # The other tables must hear of theirs.
            LOG.exception("telling_failed")


def _write_again(connection: Connection) -> None:
    """Write something that changes nothing, to see whether it can be written."""
    connection.execute(update(schema.migrations).values(at=schema.migrations.c.at))


def _resolve(future: "asyncio.Future[None]", error: StorageError | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _configure(connection: Any, _: Any) -> None:
    """Set up a new connection: many readers beside one writer, and every commit on the disk."""
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {PATIENCE_MS}",
    ):
        connection.execute(f"PRAGMA {setting}")


def _in_words(error: Exception) -> str:
    """Say what went wrong, for people who play."""
    text = str(error.orig) if isinstance(error, DBAPIError) else ""
    if "full" in text:
        return "the server's disk is full"
    if "locked" in text:
        return "the server's database is locked by another program"
    return "the server's storage does not work"
