"""What a game's figures are made of: columns of numbers for every seat, one divided by another.

Everything is counted from the full record of a game at its end. A figure is one column divided by
another, so that games can be added up before dividing.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.figures.rounds import Round
from courtcards.play.state import State


@dataclass(frozen=True)
class Figure:
    """A statistic about a player: one column divided by another, as a share or as a number."""

    name: str
    top: str
    bottom: str
    is_share: bool = True


@dataclass(frozen=True)
class Figures:
    """What is counted in a game: the columns, the figures made from them, and how to fill them.

    Where a card is passed round, `rounds` reads its way out of what a viewer saw happen.
    """

    columns: tuple[str, ...]
    told: tuple[Figure, ...]
    count: Callable[[State], Array]
    rounds: Callable[[Iterable[Data]], list[Round]] | None = None


class Count:
    """Numbers to be added up: a row for every seat, a column for every word.

    >>> count = Count(2, ("lies", "claims"))
    >>> count.add(1, "claims")
    >>> count.by_seat.tolist()
    [[0, 0], [0, 1]]
    """

    def __init__(self, players: int, columns: tuple[str, ...]) -> None:
        self.by_seat = np.zeros((players, len(columns)), np.int32)
        self._columns = {name: index for index, name in enumerate(columns)}

    def add(self, seat: int, column: str, amount: int = 1) -> None:
        """Add to a seat's column."""
        self.by_seat[seat, self._columns[column]] += amount


def _count_nothing(state: State) -> Array:
    return Count(state.game.players, ()).by_seat


NO_FIGURES = Figures((), (), _count_nothing)
