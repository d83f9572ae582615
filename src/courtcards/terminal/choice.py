"""Choosing one of many moves in stages, in any game: one field of the moves after the other.

A move's data is read as a path of steps: `{"do": "offer", "card": "bat", "to": 2, "claim": "rat"}`
has four. Moves that begin alike share the beginning of their paths, so a choice is a walk from step
to step; a step without an alternative is taken without asking.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from courtcards.engine.phrases import SEAT_FIELDS, Data
from courtcards.play.moves import Move
from courtcards.terminal.voice import OPEN


@dataclass(frozen=True)
class Pick:
    """A value chosen for a field; `value` is None where a list or a move ends."""

    field: str
    value: Any
    is_seat: bool = False


PickPath = tuple[Pick, ...]
_END = Pick("", None)


def paths(data: Data) -> list[PickPath]:
    """Return the paths that lead to a move.

    There are several where the order of things does not matter, so that any may be chosen first.

    >>> [[step.value for step in path] for path in paths({"do": "pay", "cards": ["bat", "rat"]})]
    [['pay', 'bat', 'rat', None], ['pay', 'rat', 'bat', None]]
    """
    found: list[PickPath] = [()]
    for name, value in data.items():
        found = [path + more for path in found for more in _steps(name, value)]
    return found


def _steps(name: str, value: Any) -> list[PickPath]:
    if not isinstance(value, list):
        return [(Pick(name, value, name in SEAT_FIELDS),)]
    if _is_owned(value):
        return [(Pick(name, value[0], True), Pick(f"{name}.card", value[1]))]
    orders = dict.fromkeys(permutations(value))
    return [(*(Pick(name, word) for word in order), Pick(name, None)) for order in orders]


def _is_owned(value: Any) -> bool:
    """Say whether a value is something in front of somebody: a seat and a card."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], int)


@dataclass(frozen=True)
class MoveChoice:
    """The moves that are still possible and how many steps of their paths are taken."""

    candidates: tuple[tuple[PickPath, Move], ...]
    depth: int = 0

    @classmethod
    def among(cls, moves: Sequence[Move]) -> "MoveChoice":
        """Begin to choose among moves."""
        found = tuple((path, move) for move in moves for path in paths(move.data))
        return cls(found)._skip()

    @property
    def moves(self) -> list[Move]:
        """The moves that are still possible."""
        return list(dict.fromkeys(move for _, move in self.candidates))

    @property
    def options(self) -> list[Pick]:
        """The steps that can be taken now."""
        return list(dict.fromkeys(self._step(path) for path, _ in self.candidates))

    def take(self, step: Pick) -> "MoveChoice":
        """Take a step, and those after it that have no alternative."""
        return self._after(step)._skip()

    def sketch(self, step: Pick | None = None) -> Data:
        """Return what all possible moves (those after a step) have in common, the rest open."""
        moves = (self._after(step) if step else self).moves
        data = [move.data for move in moves]
        seats = moves[0].game.players
        return {name: _common([each[name] for each in data], name, seats) for name in data[0]}

    def _after(self, step: Pick) -> "MoveChoice":
        left = tuple(pair for pair in self.candidates if self._step(pair[0]) == step)
        return MoveChoice(left, self.depth + 1)

    def _skip(self) -> "MoveChoice":
        choice = self
        while len(choice.moves) > 1 and len(choice.options) == 1:
            choice = MoveChoice(choice.candidates, choice.depth + 1)
        return choice

    def _step(self, path: PickPath) -> Pick:
        return path[self.depth] if self.depth < len(path) else _END


def _common(values: list[Any], name: str, open_seat: int) -> Any:
    """Return the value that all have, or one that says it is open, in the same form."""
    if all(value == values[0] for value in values):
        return values[0]
    if _is_owned(values[0]):
        seat, card = (_one(part) for part in zip(*values, strict=True))
        return [open_seat if seat is None else seat, OPEN if card is None else card]
    if isinstance(values[0], list):
        return [*_shared(values), OPEN]
    return open_seat if name in SEAT_FIELDS else OPEN


def _one(values: tuple[Any, ...]) -> Any:
    """Return the value that all have, or None."""
    first, *others = values
    return first if all(value == first for value in others) else None


def _shared(values: list[list[str]]) -> list[str]:
    """Return the words that are in every list."""
    return [word for word in dict.fromkeys(values[0]) if all(word in value for value in values)]
