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
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, delete, func, insert, null, select, update
from sqlalchemy.exc import IntegrityError

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.claims import UNSHARED, Claim, ClaimedRow
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
from courtcards.table.clocks import PACES
from courtcards.table.log import Entry, pack

Answer = TypeVar("Answer")
# Called in the event loop when something is safe, or with what went wrong.
Done = Callable[[StorageError | None], None]
# What went wrong with each part of a transaction, if anything.
Outcomes = list[StorageError | None]
_Work = Callable[[Connection], None]

LARGEST_BATCH = 500
# How soon it is tried again to write entries to a database that cannot be reached, in seconds.
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
        self._jobs: SimpleQueue[_Append | _Job | None] = SimpleQueue()
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
        except DATABASE_ERRORS as error:
            self._engine.dispose()
            raise CourtCardsError(
                f"{self._database.name} cannot be used for data: {original(error)}."
            ) from None
        self._database.mark_begun()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

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

    def append(self, name: str, entry: Entry, done: Done, claim: Claim = UNSHARED) -> None:
        """Write an entry of a table's log; `done` is called when it is safe."""
        self._jobs.put(_Append(ClaimedRow(_row(name, entry), claim), done))

    async def create(self, name: str, entry: Entry, claim: Claim = UNSHARED) -> None:
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
        self, name: str, games: Sequence[tuple[int, bytes]], at: int, claim: Claim = UNSHARED
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
        self._jobs.put(_Job(work, lambda error: _resolve(future, error)))
        await future

    def _run(self) -> None:
        with self._engine.connect() as connection, self._database.quick.connect() as quick:
            while (first := self._jobs.get()) is not None:
                batch = [first, *self._waiting()]
                stop = batch[-1] is None
                jobs = [job for job in batch if job is not None]
                self._commit(_Lines(connection, quick), jobs)
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

    def _commit(self, lines: "_Lines", batch: list["_Append | _Job"]) -> None:
        outcomes = self._try(lines, batch)
        if isinstance(outcomes, Exception) and len(batch) > 1 and _is_ones_fault(outcomes):
            # One of them cannot be right; the others must not suffer for it.
            for job in batch:
                self._commit(lines, [job])
            return
        if batch:
            self._count(outcomes, batch)
            told = self._explain(outcomes, batch) if isinstance(outcomes, Exception) else outcomes
            self._loop.call_soon_threadsafe(_tell, batch, told)

    def _count(self, outcomes: "Exception | Outcomes", batch: list["_Append | _Job"]) -> None:
        is_done = not isinstance(outcomes, Exception)
        COMMITS.labels("done" if is_done else "failed").inc()
        ENTRIES.inc(len(batch) if is_done else 0)
        self._is_failing = not is_done

    def _explain(self, error: Exception, batch: list["_Append | _Job"]) -> "Outcomes":
        if is_damage(error):
            self._find([original(error)])
        told = error if isinstance(error, StorageError) else StorageError(trouble_of(error))
        if isinstance(error, IntegrityError) and isinstance(batch[0], _Append):
            told = DamagedError(f"the next entry conflicts with the database ({original(error)})")
        elif is_unreachable(error):
            told = UncertainError()
        return [told] * len(batch)

    def _try(self, lines: "_Lines", batch: list["_Append | _Job"]) -> "Exception | Outcomes":
        """Do everything in one transaction; entries alone are tried again while nobody answers."""
        works = [job.work for job in batch if isinstance(job, _Job)]
        until = time.monotonic() + (0.0 if works else self._database.patience)
        outcomes = self._do(lines, works, batch)
        while (
            isinstance(outcomes, Exception)
            and is_unreachable(outcomes)
            and time.monotonic() < until
        ):
            time.sleep(TRIED_EVERY)
            outcomes = self._do(lines, works, batch)
        return outcomes

    def _do(
        self, lines: "_Lines", works: list["_Work"], batch: list["_Append | _Job"]
    ) -> "Exception | Outcomes":
        rows = [job.row for job in batch if isinstance(job, _Append)]
        connection = lines.usual if works else lines.quick
        try:
            with connection.begin():
                for work in works:
                    work(connection)
                added = iter(self._database.add_entries(connection, rows))
        except (*DATABASE_ERRORS, StorageError) as error:
            return error
        except Exception as error:
            # This thread must survive, or all tables would stop.
            LOG.exception("store_failed")
            return error
        return [next(added) if isinstance(job, _Append) else None for job in batch]


class _Lines(NamedTuple):
    """The connections of the thread that writes."""

    usual: Connection
    # For entries alone.
    quick: Connection


class _Append:
    """An entry that waits to be written."""

    __slots__ = ("done", "row")

    def __init__(self, row: ClaimedRow, done: Done) -> None:
        self.row = row
        self.done = done


class _Job:
    """Any other work on the database that waits its turn."""

    __slots__ = ("done", "work")

    def __init__(self, work: "_Work", done: Done) -> None:
        self.work = work
        self.done = done


def _row(name: str, entry: Entry) -> tuple[Any, ...]:
    """Return an entry as it is stored, in the order of the columns."""
    row = (name, entry.version, entry.at, entry.person, entry.command, pack(entry.change))
    return (*row, entry_sum(*row))


def _enter(name: str, at: int, connection: Connection) -> None:
    """Enter a table in the list of tables."""
    connection.execute(insert(schema.tables).values(name=name, created_at=at))


def _hold(connection: Connection, name: str, claim: Claim) -> None:
    """Make sure that a table is one's own until the transaction is done."""
    nodes, owners = schema.nodes.c, schema.owners.c
    there = select(nodes.id).where(nodes.id == claim.node).with_for_update(read=True)
    mine = select(owners.node).where(
        owners.table_name == name, owners.node == claim.node, owners.epoch == claim.epoch
    )
    if connection.execute(there).first() is None or connection.execute(mine).first() is None:
        raise LostError


def _is_ones_fault(error: Exception) -> bool:
    is_own = isinstance(error, IntegrityError | StorageError)
    return is_own or is_damage(error) or is_unreachable(error)


def _tell(batch: list[_Append | _Job], outcomes: Outcomes) -> None:
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
