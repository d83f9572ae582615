"""Checking a database file for damage while it is in use."""

import re
import sqlite3
import threading
from pathlib import Path

from courtcards.engine.errors import CourtCardsError
from courtcards.server.damage import original
from courtcards.server.folder import refuse_if_lost
from courtcards.server.sqlite.opening import address

# It does all that `quick_check` does, and finds rows in the wrong order and indexes that lead elsewhere.
_LOOK = "PRAGMA integrity_check"
# What is wrong with a row or an index only: all other rows can be read and written as ever.
_MILD = re.compile(
    "[A-Z]+ value in |row [0-9]+ missing from index |wrong # of entries in index |non-unique entry in "
)
# How often somebody who waits for the end asks for it again, in seconds.
ASKS_EVERY = 0.01
# How long a first check may delay the start, in seconds; the whole file is checked in the
# background.
FIRST_LOOK = 2.0


def is_serious(fault: str) -> bool:
    """Say whether a fault may hide other rows, and whether writing may make it worse.

    >>> is_serious("NULL value in entries.at"), is_serious("Page 7: never used")
    (False, True)
    """
    return _MILD.match(fault) is None


def refuse_if_unsound(database: Path) -> list[str]:
    """Make sure that a database was not lost, and that no entries would be if it were used.

    Return what else is wrong with it.
    """
    refuse_if_lost(database)
    if not database.is_file():
        return []
    found = Examination(database).run_for(FIRST_LOOK) or []
    serious = [fault for fault in found if is_serious(fault)]
    if serious:
        raise CourtCardsError(
            f"{database} is damaged ({serious[0]}): courtcards db check --set-aside "
            f"--data {database.parent} saves what can be read."
        )
    return found


class Examination:
    """SQLite's own check of a database, on a separate connection; it can be stopped at any time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._must_stop = False
        self._lock = threading.Lock()
        self._is_idle = threading.Event()
        self._is_idle.set()

    def run(self) -> list[str] | None:
        """Return what is wrong; None if that could not be found out, or not to the end."""
        self._is_idle.clear()
        try:
            return self._look()
        except UnicodeDecodeError as error:
            return [original(error)]
        except sqlite3.Error as error:
            # A file that is not a database at all raises an error when it is opened.
            return [str(error)] if "malformed" in str(error) else None
        finally:
            self._is_idle.set()

    def run_for(self, seconds: float) -> list[str] | None:
        """Return what is wrong, if that is found out in time."""
        timer = threading.Timer(seconds, self.stop)
        timer.start()
        try:
            return self.run()
        finally:
            timer.cancel()

    def stop(self) -> None:
        """Stop, now and for ever, and wait until that is so."""
        self._must_stop = True
        while not self._is_idle.wait(ASKS_EVERY):
            with self._lock:
                if self._connection is not None:
                    self._connection.interrupt()

    def _look(self) -> list[str] | None:
        # Messages from a damaged file may contain anything: make them printable.
        connection = sqlite3.connect(address(self._path), uri=True)
        connection.text_factory = lambda text: text.decode(errors="replace")
        self._connection = connection
        try:
            if self._must_stop:
                return None
            found = [row[0] for row in connection.execute(_LOOK)]
        finally:
            with self._lock:
                self._connection = None
            connection.close()
        # Each in one line.
        return [" ".join(fault.split()) for fault in found if fault != "ok"]
