"""What a fit comes to: numbers of the bots, as games make them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Progress = Callable[[int], object]

# The modules of a game's bots that have numbers: those that fits write, and those that people chose.
FITTED, GUESSES = "fitted", "guesses"


@dataclass(frozen=True)
class Fitted:
    """One constant of a game's bots, as games make it: a number, a list of them or a table.

    `names` are those of its columns, `rows` those of a table's rows; `digits` is how many decimals count.
    `error` is about how far chance alone carries the numbers, where that is known. The bots play with what
    is fitted, unless their module has the constant from elsewhere (`GUESSES`).
    """

    game: str
    name: str
    about: str
    new: Array
    names: Sequence[str]
    rows: Sequence[str] = ()
    digits: int = 2
    error: Array | None = None
    notes: list[str] = field(default_factory=list)
    module: str = FITTED

    @property
    def now(self) -> Array:
        """What the bots play with."""
        return np.array(getattr(module_of(self.game, self.module), self.name))

    def figures(self) -> dict[str, Any]:
        """Return all of it as it is kept, beside the numbers the games were played with."""
        return {
            "game": self.game,
            "module": self.module,
            "name": self.name,
            "about": self.about,
            "names": list(self.names),
            "rows": list(self.rows),
            "digits": self.digits,
            "before": self._written(self.now),
            "fitted": self._written(self.new),
            "error": None if self.error is None else self._written(self.error),
            "notes": self.notes,
        }

    def _written(self, numbers: Array) -> Any:
        rounded = np.round(numbers, self.digits)
        # Nobody means minus nothing.
        return (rounded + 0.0).tolist() if self.digits else rounded.astype(int).tolist()


def module_of(game: str, module: str) -> ModuleType:
    """Return a module of a game's bots; both are named as their files are."""
    return import_module(f"courtcards.bots.{game}.{module}")


@dataclass(frozen=True)
class Task:
    """One fit: how many games it takes, and what makes its numbers of so many."""

    name: str
    games: int
    fit: Callable[[int, Progress], list[Fitted]]
