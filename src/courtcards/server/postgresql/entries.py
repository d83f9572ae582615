"""How entries are written to PostgreSQL: any number of them in one statement, which commits by itself.

An entry is only written if its claim holds: if the table's owner and epoch are those of the claim, and the
node still exists. The node's row is locked until the entries are safe, and whoever takes over its tables
deletes that row first: so they read the logs only after the last entry was written, and none comes after.
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
    WITH alive AS MATERIALIZED (SELECT id FROM nodes WHERE id = ANY(%b::int[]) ORDER BY id FOR SHARE)
    INSERT INTO entries ({_COLUMNS})
    SELECT {", ".join(f"given.{column.name}" for column in schema.entries.columns)}
    FROM {_GIVEN}
    JOIN owners ON owners.table_name = given.table_name
     AND owners.node = given.node AND owners.epoch = given.epoch
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
    rows = [(*entry.row, *entry.claim) for entry in entries]
    nodes = sorted({entry.claim.node for entry in entries})
    found = connection.exec_driver_sql(_WRITE, (nodes, *map(list, zip(*rows, strict=True))))
    written = {(name, version) for name, version in found}
    return [
        None if (one.row[_NAME], one.row[_VERSION]) in written else _why_not(connection, one)
        for one in entries
    ]


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
