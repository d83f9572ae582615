"""Statements that insert many rows at once, written once in the words of the database at hand."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from sqlalchemy import BindParameter, Connection, Dialect, Table, bindparam, insert

from courtcards.server.schema import Row

# How many rows one statement inserts: as many of the first size as there are, then of the next.
TOGETHER = (64, 16, 4, 1)


class Inserts:
    """Inserts rows, each in the order of the columns, in few statements.

    Between two statements other threads may take over; and a statement with that many values takes
    longer to compile than to execute.
    """

    def __init__(self, table: Table, dialect: Dialect) -> None:
        self._statements = {size: _Statement(table, size, dialect) for size in TOGETHER}

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Insert rows."""
        done = 0
        for size in TOGETHER:
            while len(rows) - done >= size:
                self._statements[size].execute(connection, rows[done : done + size])
                done += size


class _Statement:
    """Inserts so many rows."""

    def __init__(self, table: Table, size: int, dialect: Dialect) -> None:
        names = [column.name for column in table.columns]
        rows = [{name: f"{name}_{row}" for name in names} for row in range(size)]
        self._places = [place for row in rows for place in row.values()]
        values: list[dict[str, BindParameter[Any]]] = [
            {name: bindparam(place) for name, place in row.items()} for row in rows
        ]
        compiled = insert(table).values(values).compile(dialect=dialect)
        self._text = compiled.string
        # Some databases go by the order of values, others by their names.
        self._is_in_order = compiled.positional

    def execute(self, connection: Connection, rows: Sequence[Row]) -> None:
        values = tuple(chain.from_iterable(rows))
        given = values if self._is_in_order else dict(zip(self._places, values, strict=True))
        connection.exec_driver_sql(self._text, given)
