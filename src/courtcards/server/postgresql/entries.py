"""How entries are written to PostgreSQL: any number of them in one statement, which commits by itself.

An entry is only written if its claim holds: if the table's owner and epoch are those of the claim, and the
node still exists. Both rows are locked until the entries are safe: whoever takes over the tables of a node
deletes its row first, and whoever gets a single table changes its owner. So they read the log only after the
last entry was written, and none comes after. (To say that a node is still there changes no key of its row,
so it waits for nobody.)
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from courtcards.server import schema
from courtcards.server.claims import ClaimedRow
from courtcards.server.damage import DamagedError, LostError, StorageError

_COLUMNS = ", ".join(column.name for column in schema.entries.columns)
_GIVEN = f"""
    unnest(%b::text[], %b::int[], %b::bigint[], %b::int[], %b::text[], %b::bytea[], %b::bigint[],
           %b::int[], %b::int[]) AS given ({_COLUMNS}, node, epoch)
"""
_WRITE = f"""
    WITH alive AS MATERIALIZED (
        SELECT id FROM nodes WHERE id = ANY(%b::int[]) ORDER BY id FOR KEY SHARE
    ), held AS MATERIALIZED (
        SELECT table_name, node, epoch FROM owners
        WHERE table_name = ANY(%b::text[]) ORDER BY table_name FOR SHARE
    )
    INSERT INTO entries ({_COLUMNS})
    SELECT {", ".join(f"given.{column.name}" for column in schema.entries.columns)}
    FROM {_GIVEN}
    JOIN held ON held.table_name = given.table_name
     AND held.node = given.node AND held.epoch = given.epoch
    JOIN alive ON alive.id = given.node
    ON CONFLICT DO NOTHING
    RETURNING table_name, version
"""
# Of those that were not written: whether exactly the same entry was there, and whether the claim holds.
_LOOK = """
    SELECT entries.checksum = %b::bigint AND entries.at = %b::bigint,
           EXISTS (SELECT FROM owners JOIN nodes ON nodes.id = owners.node
                   WHERE table_name = %b::text AND node = %b::int AND epoch = %b::int)
    FROM (SELECT) AS one
    LEFT JOIN entries ON entries.table_name = %b::text AND entries.version = %b::int
"""
# Where a row has its table's name, version, time and checksum.
_NAME, _VERSION, _AT, _CHECKSUM = 0, 1, 2, -1


def add_entries(connection: Connection, entries: Sequence[ClaimedRow]) -> list[StorageError | None]:
    """Write entries; return for each what went wrong.

    To write the same entry again changes nothing, so that one can try again after a lost connection.
    """
    if not entries:
        return []
    # Of two entries that want to be the same, the first is tried.
    first = {_key(entry): entry for entry in reversed(entries)}
    rows = [(*entry.row, *entry.claim) for entry in first.values()]
    nodes = sorted({entry.claim.node for entry in entries})
    names = sorted({entry.row[_NAME] for entry in entries})
    found = connection.exec_driver_sql(_WRITE, (nodes, names, *map(list, zip(*rows, strict=True))))
    written = {(name, version) for name, version in found}
    return [
        None
        if entry is first[_key(entry)] and _key(entry) in written
        else _why_not(connection, entry)
        for entry in entries
    ]


def _key(entry: ClaimedRow) -> tuple[str, int]:
    """Return which entry it is: its table, and its version."""
    return entry.row[_NAME], entry.row[_VERSION]


def _why_not(connection: Connection, entry: ClaimedRow) -> StorageError | None:
    """Find out why an entry was not written; None if it was, before."""
    row, claim = entry
    name, version = row[_NAME], row[_VERSION]
    values: tuple[Any, ...] = (row[_CHECKSUM], row[_AT], name, *claim, name, version)
    is_same, holds = connection.exec_driver_sql(_LOOK, values).one()
    if is_same:
        return None
    if holds:
        return DamagedError(f"the next entry conflicts with the database (version {version})")
    return LostError()
