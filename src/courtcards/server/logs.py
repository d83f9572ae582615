"""Structured logs: one JSON object a line. No tokens, no seeds, no cards, no names of people or tables."""

import hashlib
import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOG = logging.getLogger("courtcards")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON; `extra={"fields": {…}}` adds to it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def spare_traceback(record: logging.LogRecord) -> bool:
    """Drop the traceback of an error that any client can provoke: text that is not Unicode."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("uvicorn") and isinstance(error, UnicodeDecodeError):
        record.exc_info, record.levelname = None, "INFO"
    return True


def note(
    event: str, level: int = logging.INFO, *, table: str | None = None, **fields: object
) -> None:
    """Write a line to the log; of the table it is about, if any, only the mark."""
    about = {} if table is None else {"table": mark(table)}
    LOG.log(level, event, extra={"fields": about | fields})


def mark(name: str) -> str:
    """Return what identifies a table in the log: its name is its link, and whoever has that may join.

    Too short to find the name by brute force, and long enough to tell tables apart.

    >>> mark("abcdefghjk")
    '22f3f00d'
    """
    # A name that was damaged may be no text.
    return hashlib.sha256(name.encode(errors="surrogateescape")).hexdigest()[:8]


def set_up(level: str = "INFO") -> None:
    """Send everything that is logged to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(spare_traceback)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # What the layers below have to say is of interest when something is wrong here; clients that do not
    # speak HTTP are counted, as a log that they could fill at will helps nobody.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    # They would write down the addresses of tables.
    for client in ("httpx", "httpcore", "websockets"):
        logging.getLogger(client).setLevel(logging.WARNING)
