"""The house of a test may be any: on SQLite, on PostgreSQL, or behind a node that passes everything on.

    COURTCARDS_HOUSE=relayed pytest tests/server/test_raw_frames.py

Suites that know nothing of databases and nodes must pass in all three.
"""

import os
from pathlib import Path

import httpx
import pytest

from tests.postgres import database_for

VARIABLE = "COURTCARDS_HOUSE"
KINDS = ("sqlite", "postgresql", "relayed")
KIND = os.environ.get(VARIABLE, KINDS[0])
assert KIND in KINDS, f"{VARIABLE} must be one of {KINDS}"
IS_SHARED = KIND != "sqlite"
IS_RELAYED = KIND == "relayed"
# For what is about the file itself; `db check --set-aside` is for SQLite alone.
needs_file = pytest.mark.skipif(IS_SHARED, reason="there is no file to damage")


def address_of(data: Path) -> str:
    """Return the address of the database that stands for a folder; nothing if it is in the folder."""
    return database_for(data) if IS_SHARED else ""


def relayed_client(front: str, owner: str, patience: float) -> httpx.Client:
    """Return a client that asks a node that has no tables: those it asks for are made at another."""

    def make_elsewhere(request: httpx.Request) -> None:
        if request.method == "POST" and request.url.path == "/api/tables":
            request.url = request.url.copy_with(
                host=httpx.URL(owner).host, port=httpx.URL(owner).port
            )

    hooks = {"request": [make_elsewhere]}
    return httpx.Client(base_url=front, timeout=patience, event_hooks=hooks)
