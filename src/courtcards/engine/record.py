"""What every game's state record begins with.

A record is one NumPy structured element: it copies with one memory copy, compares, hashes and
round-trips through bytes. `first` is the seat that began, `turn` the seat that decides, -1 exactly
when the game is over.
"""

from collections import namedtuple
from functools import cache
from typing import Any, Protocol

import numpy as np

from courtcards.engine.chance import CHANCE
from courtcards.engine.compile import JIT, Array, Record

HEADER: list[Any] = [
    *CHANCE,
    ("players", np.int8),
    ("first", np.int8),
    ("turn", np.int8),
    ("phase", np.int8),
    ("reason", np.int8),
]

OVER = -1


def as_records(array: Array) -> Array:
    """Prepare an array of records for kernels.

    Compiled code reads fields of plain arrays; plain Python needs NumPy's record arrays for that.
    """
    return array if JIT else array.view(np.recarray)


class Fields(Protocol):
    """A record's fields as a named tuple: whole numbers, and arrays; a game's own are known when it runs."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def first(self) -> int:
        """The seat that began."""

    @property
    def turn(self) -> int:
        """The seat that decides, or `OVER`."""

    @property
    def phase(self) -> int:
        """What is decided, by the game's own numbers."""

    @property
    def reason(self) -> int:
        """Why the game ended; 0 before that."""

    def __getattr__(self, name: str) -> Any:
        """Return one of the game's own fields."""


def record_dtype(name: str, fields: list[Any]) -> np.dtype[Any]:
    """Return the dtype of a game's record: the header's fields and the game's own, widest first.

    There is no padding between or after them, because NumPy does not copy padding, and records are
    compared by their bytes. A last field named after the game fills the record up to a multiple of
    eight bytes and makes sure that no two games' records have the same type.

    >>> record_dtype("old-patience", [("deck", np.int8, 52)]).itemsize % 8
    0
    """
    name = name.replace("-", "_")
    for field in fields:
        if not field[0].isidentifier():
            raise ValueError(f"A field of a record cannot be called {field[0]!r}.")
        # Without the compiler such a name would mean the attribute of NumPy's own records.
        if hasattr(np.recarray, field[0]):
            raise ValueError(f"No field of a record can be called {field[0]!r}.")
    widest_first = sorted([*HEADER, *fields], key=lambda field: -np.dtype(field[1]).itemsize)
    filler = 8 - np.dtype(widest_first).itemsize % 8
    return np.dtype([*widest_first, (f"is_{name}", np.int8, filler)], align=True)


def copy_records(records: Array) -> Array:
    """Return a copy of an array of records, made as one copy of memory.

    NumPy's own `copy` goes through a record field by field, which takes twenty times as long.

    >>> records = np.zeros(1, record_dtype("patience", [("deck", np.int8, 52)]))
    >>> twin = copy_records(records)
    >>> twin["turn"] = OVER
    >>> records["turn"].item(), twin["turn"].item()
    (0, -1)
    """
    memory = bytearray(records.tobytes())
    return np.ndarray.__new__(type(records), records.shape, records.dtype, memory)


def fields_of(record: Record) -> Fields:
    """Return the fields of a record as a named tuple, for Python code that reads many of them.

    Reading a field of a record makes NumPy objects each time; these numbers are Python's own.
    (The elements of arrays are NumPy's still: a view writes `int(s.hand_size[seat])`.)

    >>> record = np.zeros(1, record_dtype("patience", [("deck", np.int8, 2)]))[0]
    >>> s = fields_of(record)
    >>> s.turn, s.deck.tolist()
    (0, [0, 0])
    """
    return _fields_type(record.dtype)._make(record.item())


@cache
def _fields_type(dtype: np.dtype[Any]) -> Any:
    return namedtuple("Fields", dtype.names or ())
