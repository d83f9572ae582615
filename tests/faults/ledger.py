"""What is on the disk, compared with what people were told."""

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from courtcards.table import sight
from courtcards.table.follower import Follower
from courtcards.table.log import Entry, unpack
from courtcards.table.messages import encode
from courtcards.table.table import KEPT_TALK, Table
from tests.server import sharing

Data = dict[str, Any]
Log = list[Entry]

# What a snapshot tells for the moment only: it is not in the log.
PASSING = ("type", "version", "present", "clock")


def read_logs(data: Path, table: str | None = None) -> dict[str, Log]:
    """Return the logs of all tables, or of one, as they are on the disk, also while a server runs."""
    logs: dict[str, Log] = {}
    for name, version, at, person, command, change in _rows(data):
        if table is None or name == table:
            logs.setdefault(name, []).append(Entry(version, at, unpack(change), person, command))
    return logs


def _rows(data: Path) -> list[Any]:
    query = "SELECT table_name, version, at, person, command, change FROM entries ORDER BY 1, 2"
    if url := sharing.address_of(data):
        with psycopg.connect(url) as shared:
            return shared.execute(query).fetchall()
    address = f"{(data / 'courtcards.sqlite').as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=60)) as database:
        return database.execute(query).fetchall()


def check_integrity(data: Path) -> None:
    with closing(sqlite3.connect(data / "courtcards.sqlite", timeout=60)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def check_log(log: Log) -> None:
    """Versions go up one by one, and no command was carried out twice."""
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    commands = Counter((entry.person, entry.command) for entry in log if entry.command)
    assert [command for command, times in commands.items() if times > 1] == []


def check_accepted(log: Log, person: int | None, accepted: Mapping[str, int]) -> None:
    """Every command that somebody was told of as accepted is in the log, where they were told."""
    stored = {entry.command: entry.version for entry in log if entry.person == person}
    lost = {name: at for name, at in accepted.items() if stored.get(name) != at}
    assert lost == {}


def check_follower(log: Log, name: str, viewer: int | None, follower: Follower) -> None:
    """What somebody knows is what the log says they may know, up to the version they have."""
    assert follower.version <= len(log), "somebody was told what was not stored"
    if follower.version:
        table = Table(log[: follower.version])
        snapshot = sight.snapshot(table, name, viewer, present=[])
        assert lasting(follower.known) == lasting(json.loads(encode(snapshot)))


def lasting(known: Data) -> Data:
    """Leave out what is true for a moment only, and talk that later guests do not hear."""
    kept = {name: value for name, value in known.items() if name not in PASSING}
    return kept | {"talk": known["talk"][-KEPT_TALK:]}
