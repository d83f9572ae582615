"""How a database of SQLite is opened, for reading alone or for reading and writing."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection

# How long a locked database is waited for.
PATIENCE_MS = 2_000


def configure(connection: Any, _: Any) -> None:
    """Set up a new connection: many readers next to one writer, and every commit on disk."""
    take_any_text(connection)
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {PATIENCE_MS}",
    ):
        connection.execute(f"PRAGMA {setting}")


def take_any_text(connection: Any) -> None:
    """Have a text that is damaged read nevertheless, so that it is seen to be wrong."""
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")


def address(path: Path) -> str:
    """Return the URI of a read-only database, which is not created if it does not exist."""
    return f"{path.absolute().as_uri()}?mode=ro"


def begin_to_write(connection: Connection) -> None:
    """Begin a transaction that may change tables.

    The library begins by itself only when rows change, and tables alone would be made one by one.
    """
    connection.exec_driver_sql("BEGIN IMMEDIATE")
