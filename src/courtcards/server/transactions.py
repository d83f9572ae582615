"""What a store does in one transaction, and what comes of it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from sqlalchemy import Connection, Engine

from courtcards.server.claims import ClaimedRow
from courtcards.server.damage import DATABASE_ERRORS, StorageError, is_unreachable
from courtcards.server.database import Database
from courtcards.server.logs import LOG

# Called in the event loop when something is safe, or with what went wrong.
Done = Callable[[StorageError | None], None]
# What went wrong with each part of a transaction, if anything.
WriteOutcomes = list[StorageError | None]


class Append:
    """An entry that waits to be written."""

    __slots__ = ("done", "row")

    def __init__(self, row: ClaimedRow, done: Done) -> None:
        self.row = row
        self.done = done


class Job:
    """Any other work on the database that waits its turn."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[Connection], None], done: Done) -> None:
        self.work = work
        self.done = done


WriteBatch = Sequence[Append | Job]


class Lines:
    """The connections of the thread that writes, made when they are needed."""

    def __init__(self, usual: Engine, quick: Engine) -> None:
        self._engines = {"usual": usual, "quick": quick}
        self._open: dict[str, Connection] = {}

    @property
    def usual(self) -> Connection:
        """For anything."""
        return self._line("usual")

    @property
    def quick(self) -> Connection:
        """For entries alone."""
        return self._line("quick")

    def drop(self) -> None:
        """Give up all connections; there will be new ones.

        One that the library itself makes anew would no longer commit every statement by itself.
        """
        for connection in self._open.values():
            connection.close()
        self._open.clear()

    def _line(self, name: str) -> Connection:
        if name not in self._open:
            self._open[name] = self._engines[name].connect()
        return self._open[name]


class Attempt:
    """What came of a transaction: what went wrong with each part of it, or with all of it."""

    def __init__(self, database: Database, lines: Lines, batch: WriteBatch) -> None:
        self.outcomes: WriteOutcomes = []
        self.error: Exception | None = None
        # Whether everything was said but for the last word.
        self._is_committing = False
        self._is_entries = all(isinstance(job, Append) for job in batch)
        try:
            self._carry_out(database, lines.quick if self._is_entries else lines.usual, batch)
        except (*DATABASE_ERRORS, StorageError) as error:
            self.error = error
        except Exception as error:
            # This thread must survive, or all tables would stop.
            LOG.exception("store_failed")
            self.error = error
        if is_unreachable(self.error):
            lines.drop()

    @property
    def is_worth_another(self) -> bool:
        """Whether nobody answered, and it does no harm if all of it was done nevertheless."""
        is_safe = self._is_entries or not self._is_committing
        return is_safe and is_unreachable(self.error)

    def _carry_out(self, database: Database, connection: Connection, batch: WriteBatch) -> None:
        with connection.begin():
            for kind, jobs in groupby(batch, type):
                self.outcomes += _do(database, connection, kind, jobs)
            self._is_committing = True


def _do(
    database: Database, connection: Connection, kind: type, jobs: Iterable[Append | Job]
) -> WriteOutcomes:
    """Do things that follow one another and are of one kind."""
    if kind is Append:
        rows = [job.row for job in jobs if isinstance(job, Append)]
        return database.add_entries(connection, rows)
    return [job.work(connection) for job in jobs if isinstance(job, Job)]
