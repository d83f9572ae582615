"""What a network is told of a game, and what its answers mean: a game's `Senses`.

A network sees a table as a grid: a row for each seat, clockwise from its own, and a column for each
kind of thing (animals, ranks). It is told something about each cell, each column, each row and the
whole, and answers with a few numbers for each of them (its *heads*). The rating of a move is the sum
of the numbers that belong to it: those of the seat it concerns, the card it plays, and so on. All
seats and all columns are looked at with the same weights, so one network serves any number of players,
and what it learns about one animal it knows about all.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.engine.compile import Array, Record

if TYPE_CHECKING:
    from courtcards.play.game import Game


@dataclass(frozen=True)
class Numbers:
    """So many numbers for each cell, each column, each row, and the whole."""

    cell: int
    column: int
    row: int
    whole: int


@dataclass(frozen=True)
class Variant:
    """A way to play a game that is worth learning beside the usual one; players: any number."""

    options: Mapping[str, Any] = field(default_factory=dict)
    preset: str | None = None
    players: int | None = None


@dataclass(frozen=True)
class Senses:
    """How a network perceives a game.

    `told` is how many numbers it gets, `heads` how many it answers with. `columns(game)` is how many
    columns the grid has. `perceive(s, m, x)` writes what the seat of the memory knows: all cells row by
    row, then columns, rows, and the whole. `meant(game)` has a row for each move: the places of the
    answers that are added up, in the same order (`Grid` helps to find them). `variants` are the ways to play
    that one network learns together, now and then; `small` those with decks so small that what is best
    can be computed, which are always learned as well.
    """

    told: Numbers
    heads: Numbers
    columns: Callable[["Game"], int]
    perceive: Callable[[Record, Record, Array], None]
    meant: Callable[["Game", "Grid"], Array]
    variants: tuple[Variant, ...] = ()
    small: tuple[Variant, ...] = ()


@dataclass(frozen=True)
class Grid:
    """Where which number lies in what a network gets or answers, for a number of rows and columns."""

    rows: int
    columns: int
    counts: Numbers

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.whole(self.counts.whole)

    def cell(self, row: int, column: int, number: int) -> int:
        """Return the place of a cell's number."""
        return (row * self.columns + column) * self.counts.cell + number

    def column(self, column: int, number: int) -> int:
        """Return the place of a column's number."""
        return self.rows * self.columns * self.counts.cell + column * self.counts.column + number

    def row(self, row: int, number: int) -> int:
        """Return the place of a row's number."""
        return self.column(self.columns, 0) + row * self.counts.row + number

    def whole(self, number: int) -> int:
        """Return the place of a number about the whole."""
        return self.row(self.rows, 0) + number

    @property
    def nothing(self) -> int:
        """The place behind all others, where an answer is zero."""
        return self.size


def table_of(meant: list[list[int]], grid: Grid) -> Array:
    """Make a table of places out of lists that may be of different lengths."""
    width = max(len(places) for places in meant)
    rows = [[*places, *[grid.nothing] * (width - len(places))] for places in meant]
    return np.array(rows, np.int32)
