"""The log of every table on disk: appended to by one thread, in as few transactions as it takes.

Whatever waits to be written when the last transaction is done goes into the next one, so that many
tables share the time a disk needs to make something safe.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, null, select, update
from sqlalchemy.exc import IntegrityError

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.claims import UNSHARED, Answer, ClaimedRow, TableClaim
from courtcards.server.damage import (
    DATABASE_ERRORS,
    DamagedError,
    LostError,
    StorageError,
    UncertainError,
    entry_sum,
    failure,
    game_sum,
    is_damage,
    is_passing,
    is_unreachable,
    original,
    trouble_of,
)
from courtcards.server.database import open_database
from courtcards.server.logs import LOG, note
from courtcards.server.metrics import COMMITS, ENTRIES, FAULTS
from courtcards.server.reading import UnlistedError, read_game, read_log
from courtcards.server.transactions import (
    Append,
    Attempt,
    Done,
    Job,
    Lines,
    WriteBatch,
    WriteOutcomes,
)
from courtcards.table.clocks import PACES
from courtcards.table.log import Entry, pack

LARGEST_BATCH = 500
# How long it is gathered what goes into the next transaction, in seconds, once several entries came together:
# a transaction takes as much processor time as eight entries do.
GATHERED_FOR = 0.003
# How soon it is tried again to write to a database that cannot be reached, in seconds.
TRIED_EVERY = 0.1
# How the settings of tables where people have days to think are written.
UNATTENDED = [
    f'"clock":"{name}"'.encode() for name, pace in PACES.items() if pace and pace.is_unattended
]


class Store:
    """A database with the logs of all tables; one that is damaged as a whole, or lost, is refused."""

    def __init__(self, url: str, faults: list[str] | None = None) -> None:
        """Open a database, or make it; its faults are known if somebody has looked for them."""
        self._database = open_database(url)
        self._engine = self._database.engine
        self._jobs: SimpleQueue[Append | Job | None] = SimpleQueue()
        # Whether the last change could not be stored.
        self._is_failing = False
        # What is wrong with the database.
        self._faults: list[str] = []
        found = self._database.find_faults() if faults is None else faults
        try:
            with self._engine.begin() as connection:
                schema.migrate(connection, self._database.begin_to_migrate)
            self._find(self._database.mend(found))
            self._rehearse()
        except (*DATABASE_ERRORS, CourtCardsError) as error:
            self._engine.dispose()
            raise self._unusable(error) from None
        self._database.mark_begun()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    def _unusable(self, error: Exception) -> CourtCardsError:
        if isinstance(error, CourtCardsError):
            return error
        return CourtCardsError(f"{self._database.name} cannot be used for data: {original(error)}.")

    @property
    def name(self) -> str:
        """What whoever runs the server calls the database."""
        return self._database.name

    @property
    def quick(self) -> Engine:
        """Makes connections on which every statement is committed at once."""
        return self._database.quick

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the database too."""
        return self._database.is_shared

    def open(self) -> None:
        """Begin to write; to be called in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def finish(self) -> None:
        """Write what is waiting, then stop writing."""
        await asyncio.to_thread(self._database.stop_examining)
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def close(self) -> None:
        """Write what is waiting, then let all connections go."""
        if self._thread.is_alive():
            await self.finish()
        self._engine.dispose()

    def append(self, name: str, entry: Entry, done: Done, claim: TableClaim = UNSHARED) -> None:
        """Write an entry of a table's log; `done` is called when it is safe."""
        self._jobs.put(Append(ClaimedRow(_row(name, entry), claim), done))

    async def create(self, name: str, entry: Entry, claim: TableClaim = UNSHARED) -> None:
        """Write a new table with the first entry of its log, and whose it is."""

        def write(connection: Connection) -> None:
            _enter(name, entry.at, connection)
            if claim != UNSHARED:
                owner = {"table_name": name, **claim._asdict()}
                connection.execute(insert(schema.owners).values(owner))
            values = zip(schema.entries.columns.keys(), _row(name, entry), strict=True)
            connection.execute(insert(schema.entries).values(dict(values)))

        await self.write(write)

    async def load(self, name: str) -> list[Entry] | None:
        """Return the log of a table; None if there is no such table, or not any more."""
        try:
            return await self.read(lambda connection: read_log(connection, name))
        except UnlistedError as unlisted:
            await self.write(partial(_enter, name, unlisted.log[0].at))
            note("table_listed_again", level=30, table=name)
            return unlisted.log

    async def last_touched(self) -> dict[str, int | None]:
        """Return when each table that is not archived was last changed; None if it does not say."""
        try:
            rows = await self.read(_touched_at)
        except DamagedError:
            rows = await self.read(_touched_one_by_one)
        times = {name: at if isinstance(at, int) else None for name, at in rows}
        return {name: at for name, at in times.items() if isinstance(name, str)}

    async def unattended(self) -> set[str]:
        """Return the tables where people have days to think, by the first entries of their logs."""
        return set(await self.read(_unattended))

    async def archive(
        self, name: str, games: Sequence[tuple[int, bytes]], at: int, claim: TableClaim = UNSHARED
    ) -> None:
        """Keep of a table what is worth keeping: the transcripts of its finished games."""

        def write(connection: Connection) -> None:
            if claim != UNSHARED:
                _hold(connection, name, claim)
            for number, record in games:
                values = {"table_name": name, "number": number, "record": record}
                values["checksum"] = game_sum(name, number, record)
                connection.execute(insert(schema.games).values(values))
            for table in (schema.entries, schema.sittings, schema.owners):
                connection.execute(delete(table).where(table.c.table_name == name))
            named = schema.tables.c.name == name
            connection.execute(update(schema.tables).where(named).values(archived_at=at))

        await self.write(write)

    async def archived_game(self, name: str, number: int) -> bytes | None:
        """Return the transcript of a game of an archived table."""
        return await self.read(lambda connection: read_game(connection, name, number))

    async def check(self) -> None:
        """Check whether the database is intact, responds, and can be written."""
        if self._faults:
            raise StorageError("damaged")
        number = schema.migrations.c.number
        await self.read(lambda connection: connection.execute(select(number)).scalar())
        await self.write(_write_again if self._is_failing else _write_nothing)

    async def examine(self) -> None:
        """Check the whole database for damage, in the background."""
        found = await asyncio.to_thread(self._database.examine)
        if found is not None:
            self._find(found)

    def _find(self, faults: list[str]) -> None:
        """Take note of what is wrong with the database."""
        if faults and faults != self._faults:
            note("database_damaged", level=40, faults=len(faults), first=faults[0])
        self._faults = faults
        FAULTS.set(len(faults))

    def _rehearse(self) -> None:
        """Try whether a new table would be taken, and take it back."""
        try:
            with self._engine.connect() as connection:
                connection.execute(insert(schema.tables).values(name="", created_at=0))
                empty = dict.fromkeys((column.name for column in schema.entries.columns), 0)
                values = {"table_name": "", "change": b"", "command": ""}
                connection.execute(insert(schema.entries).values(empty | values))
                connection.execute(select(schema.games)).first()
        except DATABASE_ERRORS as error:
            if not is_passing(error):
                raise
            self._is_failing = True

    async def read(self, query: Callable[[Connection], Answer]) -> Answer:
        """Look something up, outside the event loop."""

        def read() -> Answer:
            with self._engine.connect() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(read)
        except DATABASE_ERRORS as error:
            raise failure(error) from None

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Have something written when its turn comes; all of it, or nothing."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(Job(work, lambda error: _resolve(future, error)))
        await future

    def _run(self) -> None:
        lines = Lines(self._engine, self._database.quick)
        is_busy = False
        while (first := self._jobs.get()) is not None:
            if is_busy:
                time.sleep(GATHERED_FOR)
            batch = [first, *self._waiting()]
            jobs = [job for job in batch if job is not None]
            self._commit(lines, jobs)
            if batch[-1] is None:
                break
            is_busy = len(jobs) > 1
        lines.drop()

    def _waiting(self) -> list[Append | Job | None]:
        """Take what has come in the meantime, up to the end."""
        jobs: list[Append | Job | None] = []
        try:
            while len(jobs) < LARGEST_BATCH and (not jobs or jobs[-1] is not None):
                jobs.append(self._jobs.get_nowait())
        except Empty:
            pass
        return jobs

    def _commit(self, lines: Lines, batch: WriteBatch) -> None:
        """Write what waits in one transaction, or in as many as it takes; tell everybody the outcome."""
        outcomes = self._try(lines, batch)
        entries = [job for job in batch if isinstance(job, Append)]
        if isinstance(outcomes, Exception) and len(batch) > 1 and not is_passing(outcomes):
            # One of them cannot be right; the others must not suffer for it.
            for job in batch:
                self._commit(lines, [job])
        elif is_unreachable(outcomes) and 0 < len(entries) < len(batch):
            # Entries can be written again whatever has become of the rest.
            self._conclude(outcomes, [job for job in batch if isinstance(job, Job)])
            self._commit(lines, entries)
        elif batch:
            self._conclude(outcomes, batch)

    def _conclude(self, outcomes: Exception | WriteOutcomes, batch: WriteBatch) -> None:
        self._is_failing = isinstance(outcomes, Exception)
        COMMITS.labels("failed" if self._is_failing else "done").inc()
        told = self._explain(outcomes, batch) if isinstance(outcomes, Exception) else outcomes
        ENTRIES.inc(told.count(None))
        self._loop.call_soon_threadsafe(_tell, batch, told)

    def _explain(self, error: Exception, batch: WriteBatch) -> WriteOutcomes:
        if is_damage(error):
            self._find([original(error)])
        told = error if isinstance(error, StorageError) else StorageError(trouble_of(error))
        if isinstance(error, IntegrityError) and isinstance(batch[0], Append):
            told = DamagedError(f"the next entry conflicts with the database ({original(error)})")
        elif is_unreachable(error):
            told = UncertainError()
        return [told] * len(batch)

    def _try(self, lines: Lines, batch: WriteBatch) -> Exception | WriteOutcomes:
        """Do everything in one transaction, again and again while nobody answers."""
        until = time.monotonic() + self._database.patience
        attempt = Attempt(self._database, lines, batch)
        while attempt.is_worth_another and time.monotonic() < until:
            time.sleep(TRIED_EVERY)
            attempt = Attempt(self._database, lines, batch)
        return attempt.outcomes if attempt.error is None else attempt.error


def _row(name: str, entry: Entry) -> tuple[Any, ...]:
    """Return an entry as it is stored, in the order of the columns."""
    row = (name, entry.version, entry.at, entry.person, entry.command, pack(entry.change))
    return (*row, entry_sum(*row))


def _enter(name: str, at: int, connection: Connection) -> None:
    """Enter a table in the list of tables."""
    connection.execute(insert(schema.tables).values(name=name, created_at=at))


def _hold(connection: Connection, name: str, claim: TableClaim) -> None:
    """Make sure that a table is one's own until the transaction is done."""
    nodes, owners = schema.nodes.c, schema.owners.c
    there = select(nodes.id).where(nodes.id == claim.node)
    mine = select(owners.node).where(
        owners.table_name == name, owners.node == claim.node, owners.epoch == claim.epoch
    )
    there = there.with_for_update(read=True, key_share=True)
    mine = mine.with_for_update()
    if connection.execute(there).first() is None or connection.execute(mine).first() is None:
        raise LostError


def _tell(batch: WriteBatch, outcomes: WriteOutcomes) -> None:
    for job, error in zip(batch, outcomes, strict=True):
        try:
            job.done(error)
        except Exception:
            # The other tables must still get their results.
            LOG.exception("telling_failed")


def _touched_at(connection: Connection) -> list[Any]:
    """Return when tables were last changed, in one go; nothing for those whose log is gone."""
    log, tables = schema.entries.c, schema.tables.c
    there = select(log.table_name, func.max(log.at)).group_by(log.table_name)
    has_log = select(log.version).where(log.table_name == tables.name).exists()
    gone = select(tables.name, null()).where(tables.archived_at.is_(None), ~has_log)
    return [*connection.execute(there), *connection.execute(gone)]


def _touched_one_by_one(connection: Connection) -> list[Any]:
    """Return the same from a damaged database, with nothing for tables that cannot be read."""
    log, tables = schema.entries.c, schema.tables.c
    names = connection.execute(select(tables.name).where(tables.archived_at.is_(None))).scalars()
    found: list[Any] = []
    for name in list(names):
        try:
            last = select(func.max(log.at)).where(log.table_name == name)
            found.append((name, connection.execute(last).scalar()))
        except DATABASE_ERRORS:
            found.append((name, None))
    return found


def _unattended(connection: Connection) -> list[str]:
    log = schema.entries.c
    rows = connection.execute(select(log.table_name, log.change).where(log.version == 1))
    return [
        name
        for name, change in rows
        if isinstance(change, bytes) and any(written in change for written in UNATTENDED)
    ]


def _write_nothing(connection: Connection) -> None:
    """Begin to write, to see whether that is possible, and leave everything as it is."""
    connection.execute(delete(schema.migrations).where(schema.migrations.c.number < 0))


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
