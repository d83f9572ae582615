"""What the errors of SQLite mean."""

import sqlite3
from typing import Literal

# Something that passes: no space is left, somebody else has the database, or it cannot be written to.
DatabaseTrouble = Literal["full", "locked", "readonly"]

# Errors that say that the file is not what SQLite wrote.
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
# Each has its own name in the messages.
_TROUBLES: tuple[DatabaseTrouble, ...] = ("full", "locked", "readonly")


def is_damage(error: BaseException | None) -> bool:
    """Say whether an error means that the file is damaged.

    >>> is_damage(sqlite3.OperationalError("database is locked"))
    False
    """
    return isinstance(error, sqlite3.Error) and _code(error) in _DAMAGE


def _code(error: sqlite3.Error) -> int | None:
    # Only the lower byte: the rest says where it was found. Errors of Python's own have no code.
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def trouble_in(error: BaseException | None) -> DatabaseTrouble | None:
    """Return what an error complains about, if that may pass.

    >>> trouble_in(sqlite3.OperationalError("database or disk is full"))
    'full'
    """
    if not isinstance(error, sqlite3.Error):
        return None
    return next((trouble for trouble in _TROUBLES if trouble in str(error)), None)
