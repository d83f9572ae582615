"""What every game's state record begins with.

A record is one NumPy structured element: it copies with one memory copy, compares, hashes and
round-trips through bytes. `first` is the seat that began, `turn` the seat that decides, -1 exactly
when the game is over.
"""

from typing import Any

import numpy as np

from courtcards.engine.chance import CHANCE

HEADER: list[Any] = [
    *CHANCE,
    ("players", np.int8),
    ("first", np.int8),
    ("turn", np.int8),
    ("phase", np.int8),
    ("reason", np.int8),
]

OVER = -1


def record_dtype(name: str, fields: list[Any]) -> np.dtype[Any]:
    """Return the dtype of a game's record: the header's fields and the game's own, widest first.

    There is no padding between or after them, because NumPy does not copy padding, and records are
    compared by their bytes. A last field named after the game fills the record up to a multiple of
    eight bytes and makes sure that no two games' records have the same type.

    >>> record_dtype("patience", [("deck", np.int8, 52)]).itemsize % 8
    0
    """
    for field in fields:
        # Without the compiler such a name would mean the attribute of NumPy's own records.
        if hasattr(np.recarray, field[0]):
            raise ValueError(f"No field of a record can be called {field[0]!r}.")
    widest_first = sorted([*HEADER, *fields], key=lambda field: -np.dtype(field[1]).itemsize)
    filler = 8 - np.dtype(widest_first).itemsize % 8
    return np.dtype([*widest_first, (f"is_{name}", np.int8, filler)], align=True)
