"""What a fit comes to: the numbers that bots have now, beside those that games say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Progress = Callable[[int], object]


@dataclass(frozen=True)
class Fitted:
    """One table of numbers, as it is and as it was made anew.

    `names` are those of its columns; `digits` is how many decimals are written. `error` is about how
    far chance alone carries the new numbers, where that is known.
    """

    name: str
    about: str
    now: Array
    new: Array
    names: Sequence[str]
    rows: Sequence[str] = ("",)
    digits: int = 2
    error: Array | None = None
    notes: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """Return the comparison in Markdown."""
        notes = [line for note in self.notes for line in (note, "")]
        return [f"### `{self.name}`", "", self.about, "", *self._table(), "", *notes]

    def _table(self) -> list[str]:
        """Write many columns below each other: a line for each number, or two for each row."""
        if len(self.rows) == 1:
            pairs = zip(self._cells(self.now), self._cells(self.new, self.error), strict=True)
            cells = [[name, *pair] for name, pair in zip(self.names, pairs, strict=True)]
            return write_table(["", "now", "fitted"], cells)
        cells = []
        for i, row in enumerate(self.rows):
            error = None if self.error is None else self.error[i]
            cells.append([f"{row} now", *self._cells(self.now[i])])
            cells.append([f"{row} fitted", *self._cells(self.new[i], error)])
        return write_table(["", *self.names], cells)

    def _cells(self, numbers: Array, error: Array | None = None) -> list[str]:
        cells = ["–" if np.isnan(number) else f"{number:.{self.digits}f}" for number in numbers]
        if error is None:
            return cells
        pairs = zip(cells, error, strict=True)
        return [f"{cell} ± {chance:.{self.digits}f}" for cell, chance in pairs]


def write_table(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table in Markdown.

    >>> write_table(["", "now"], [["points", "7"]])
    ['| | now |', '|---|---|', '| points | 7 |']
    """
    lines = [f"| {' | '.join(head)} |".replace("|  |", "| |"), "|---" * len(head) + "|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


@dataclass(frozen=True)
class Task:
    """One fit: how many games it takes, and what makes its tables of so many."""

    name: str
    games: int
    fit: Callable[[int, Progress], list[Fitted]]
