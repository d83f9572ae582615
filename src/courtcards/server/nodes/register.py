"""What the nodes of a house write down for each other, in PostgreSQL: who is there, and who has which table.

Every method is one statement that commits by itself. Times are those of the database, so no clocks have to
agree. A node is there as long as its row is; deleting the row takes all its tables away from it at once
(`postgresql/entries.py` says why nothing can be written after that).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, Engine

from courtcards.server.claims import TableClaim

CHANNEL = "courtcards_nodes"
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_TELL = f"SELECT pg_notify('{CHANNEL}', id::text), id FROM changed"
_ENTER = f"""
    WITH changed AS (
        INSERT INTO nodes (address, secret, expires_at) VALUES (%s, %s, {_NOW} + %s) RETURNING id
    ) {_TELL}
"""
_BEAT = f"UPDATE nodes SET expires_at = {_NOW} + %s WHERE id = %s"
_LEAVE = f"WITH changed AS (DELETE FROM nodes WHERE id = %s RETURNING id) {_TELL}"
_EXPIRE = f"""
    WITH changed AS (
        DELETE FROM nodes WHERE id = %s AND expires_at < {_NOW} + %s RETURNING id
    ) {_TELL}
"""
_NODES = (
    f"SELECT id, address, secret, (expires_at - {_NOW}) / 1000.0::float8 FROM nodes ORDER BY id"
)
_CLAIM = """
    INSERT INTO owners (table_name, node, epoch)
    SELECT name, %s, 1 FROM tables WHERE name = %s AND archived_at IS NULL
    ON CONFLICT (table_name) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1
    WHERE owners.node = excluded.node OR NOT EXISTS (SELECT FROM nodes WHERE id = owners.node)
    RETURNING node, epoch
"""
_OWNER = """
    SELECT id, address, secret FROM owners JOIN nodes ON id = node WHERE table_name = %s
"""
_HAND_OVER = """
    UPDATE owners SET node = %s, epoch = epoch + 1
    WHERE table_name = %s AND node = %s AND epoch = %s AND EXISTS (SELECT FROM nodes WHERE id = %s)
"""
_ORPHANS = """
    SELECT name FROM tables LEFT JOIN owners ON table_name = name LEFT JOIN nodes ON id = node
    WHERE archived_at IS NULL AND id IS NULL
"""


class Node(NamedTuple):
    """A server among those that share a database; and how long its lease went on when that was looked up."""

    id: int
    address: str
    secret: str
    left: float = 0.0


class Register:
    """The list of nodes, and of the tables they have."""

    def __init__(self, quick: Engine) -> None:
        self._quick = quick

    @contextmanager
    def line(self) -> Iterator[Connection]:
        """Give a connection for a while; what is said on it is committed at once."""
        with self._quick.connect() as connection:
            yield connection

    def enter(self, address: str, secret: str, lease: float) -> int:
        """Add a node; return its number."""
        with self.line() as line:
            found = line.exec_driver_sql(_ENTER, (address, secret, _ms(lease))).one()
        return int(found[1])

    def beat(self, line: Connection, node: int, lease: float) -> bool:
        """Say that a node is still there; False if it is not any more."""
        return line.exec_driver_sql(_BEAT, (_ms(lease), node)).rowcount == 1

    def leave(self, node: int) -> bool:
        """Take a node away, and all tables from it; False if it was gone already."""
        with self.line() as line:
            return line.exec_driver_sql(_LEAVE, (node,)).first() is not None

    def expire(self, line: Connection, node: int, early: float = 0.0) -> bool:
        """Take a node away if its lease is over, or will be over so early; False if that is not so.

        All its tables are taken away from it with that.
        """
        return line.exec_driver_sql(_EXPIRE, (node, _ms(early))).first() is not None

    def nodes(self, line: Connection) -> list[Node]:
        """Return the nodes that are there."""
        return [Node(*row) for row in line.exec_driver_sql(_NODES)]

    def claim(self, name: str, node: int) -> TableClaim | None:
        """Take a table if nobody has it; None if another node does, or there is no such table."""
        with self.line() as line:
            row = line.exec_driver_sql(_CLAIM, (node, name)).first()
        return None if row is None else TableClaim(*row)

    def owner(self, name: str) -> Node | None:
        """Return who has a table."""
        with self.line() as line:
            row = line.exec_driver_sql(_OWNER, (name,)).first()
        return None if row is None else Node(*row)

    def hand_over(self, name: str, claim: TableClaim, to: int) -> bool:
        """Give a table to another node; False if it is not there, or one does not have the table."""
        with self.line() as line:
            return line.exec_driver_sql(_HAND_OVER, (to, name, *claim, to)).rowcount == 1

    def orphans(self) -> list[str]:
        """Return the tables that no node has."""
        with self.line() as line:
            return [name for (name,) in line.exec_driver_sql(_ORPHANS)]


def _ms(seconds: float) -> int:
    return int(seconds * 1000)
