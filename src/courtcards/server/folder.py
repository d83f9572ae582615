"""The folder of a server's data. Nothing heavy is loaded here: a supervisor needs little."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from courtcards.engine.errors import CourtCardsError

# How often somebody who waits for the folder looks whether it is free, in seconds.
LOOKS_EVERY = 0.005
DATABASE = "courtcards.sqlite"
# This marker file is next to a database as soon as there is something in it.
MARK = "begun"
MARK_WORDS = """\
There are tables in {name}, in this folder. If that file is ever lost, the server says so and does not
begin anew, unless this file is deleted.
"""
# A folder with more files than a server and its damaged databases leave is not for them alone.
MOST_OWN = 12
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


class DataDirectory:
    """The folder a server keeps everything in; only one server at a time has it.

    A supervisor holds its `lock` as long as it runs. Of its processes the one that serves holds the
    lock called `serving`, and the next one waits for that. A lock is an empty database in which a
    transaction has begun: that is the same on every system, and ends with the process that holds it.
    """

    def __init__(self, path: Path, lock: str = "lock", file: str = DATABASE) -> None:
        self.path = path
        self._file = file
        try:
            is_ours = not path.exists() or _is_for_data(path, file)
            path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            (path / lock).touch(PRIVATE_FILE)
            self._shut_out_others(is_ours)
            self._lock = sqlite3.connect(path / lock, timeout=0, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise self._unusable(error) from None

    def _shut_out_others(self, is_ours: bool) -> None:
        """Make the files private: they reveal the cards of games in progress."""
        # What belongs to somebody else is that person's business.
        with suppress(PermissionError):
            if is_ours:
                self.path.chmod(PRIVATE_FOLDER)
            for file in self.path.glob(f"{self._file}*"):
                file.chmod(PRIVATE_FILE)

    def claim(self, wait: bool) -> None:
        """Make sure that no other server uses the folder, or wait until it is done."""
        while not self._try():
            if not wait:
                raise CourtCardsError(f"Another server is already using {self.path}.")
            time.sleep(LOOKS_EVERY)

    def release(self) -> None:
        """Let another server have it."""
        self._lock.close()

    @property
    def database(self) -> Path:
        """Its database."""
        return self.path / self._file

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"sqlite:///{self.database}"

    def _try(self) -> bool:
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise self._unusable(error) from None
            return False
        return True

    def _unusable(self, error: OSError | sqlite3.Error) -> CourtCardsError:
        why = error.strerror if isinstance(error, OSError) else error
        return CourtCardsError(f"{self.path} cannot be used for data: {why}.")


@contextmanager
def exclusively(database: Path) -> Iterator[None]:
    """Make sure that no server uses a database, and that none begins to."""
    locks = [DataDirectory(database.parent, lock, database.name) for lock in ("lock", "serving")]
    try:
        for lock in locks:
            lock.claim(wait=False)
        # What is made from here on is private.
        database.touch(PRIVATE_FILE)
        yield
    finally:
        for lock in locks:
            lock.release()


def _is_for_data(path: Path, file: str) -> bool:
    """Say whether a folder is there for a server's data: others must not be shut out of anything else."""
    names = {one.name for one in path.iterdir()}
    return not names or (file in names and len(names) <= MOST_OWN)


def refuse_if_lost(database: Path) -> None:
    """Make sure that a database which is empty, or not there, has never held anything."""
    if database.exists() and database.stat().st_size:
        return
    signs = [database.with_name(MARK), database.with_name(f"{database.name}-wal")]
    found = [sign for sign in signs if sign.exists() and sign.stat().st_size]
    if found:
        state = "empty" if database.exists() else "gone"
        names = " and ".join(str(sign) for sign in found)
        raise CourtCardsError(
            f"{database} is {state}, though there were tables in it: restore a backup, or delete "
            f"{names} to start afresh."
        )


def mark_begun(database: Path) -> None:
    """Leave a sign that there is something in a database."""
    mark = database.with_name(MARK)
    # Where nothing can be written, there was nothing to be lost.
    with suppress(OSError):
        if not mark.exists():
            mark.touch(PRIVATE_FILE)
            mark.write_text(MARK_WORDS.format(name=database.name), encoding="utf-8")
