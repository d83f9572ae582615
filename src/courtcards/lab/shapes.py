"""The shape of data: which fields it has and of which types, found out by looking at a lot of it."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.lab.simulate import Series
from courtcards.play.game import Game, make_game
from courtcards.play.transcript import retrace

# So many random games of each kind show all fields that a table has, and nearly all that can be in them.
GAMES = 8


class Shape:
    """What the values of one field have in common.

    >>> shape = Shape()
    >>> for value in ({"turn": 1, "row": {}}, {"turn": None, "row": {"bat": 2}}):
    ...     shape.add(value)
    >>> list(shape.fields())
    [('turn', 'int | None'), ('row', 'dict[str, int]')]
    """

    def __init__(self) -> None:
        self._count = 0
        self._plain: set[str] = set()
        self._elements: Shape | None = None
        self._objects = 0
        self._members: dict[str, Shape] = {}

    def add(self, value: Any) -> None:
        """Look at one more value."""
        self._count += 1
        if isinstance(value, dict):
            self._objects += 1
            for name, member in value.items():
                self._members.setdefault(name, Shape()).add(member)
        elif isinstance(value, list):
            self._elements = self._elements or Shape()
            for element in value:
                self._elements.add(element)
        else:
            self._plain.add("None" if value is None else type(value).__name__)

    @property
    def type(self) -> str:
        """The type, as Python writes it."""
        types = sorted(self._plain - {"None"})
        if self._elements is not None:
            inner = self._elements.type
            types.append(f"list[{inner}]" if inner else "list")
        if self._objects:
            types.append("dict" if self._has_fields else f"dict[str, {self._any_member.type}]")
        return " | ".join(types + ["None"] * ("None" in self._plain))

    def fields(self, path: str = "") -> Iterator[tuple[str, str]]:
        """Yield the path and the type of every field, those within others behind them."""
        if self._elements is not None:
            yield from self._elements.fields(f"{path}[]")
        if self._objects and not self._has_fields:
            yield from self._any_member.fields(f"{path}{{}}")
        elif self._objects:
            for name, member in self._members.items():
                inside = f"{path}.{name}" if path else name
                yield inside, member.type
                yield from member.fields(inside)

    @property
    def _has_fields(self) -> bool:
        """Whether it always has the same fields; otherwise it maps names, such as cards, to values."""
        return all(member._count == self._objects for member in self._members.values())

    @property
    def _any_member(self) -> "Shape":
        whole = Shape()
        for member in self._members.values():
            whole._merge(member)
        return whole

    def _merge(self, other: "Shape") -> None:
        self._count += other._count
        self._plain |= other._plain
        self._objects += other._objects
        if other._elements is not None:
            self._elements = self._elements or Shape()
            self._elements._merge(other._elements)
        for name, member in other._members.items():
            self._members.setdefault(name, Shape())._merge(member)


@cache
def table_shape(kind: Kind) -> Shape:
    """Return the shape of `view.table`, as the views of random games have it.

    >>> from courtcards.games import find
    >>> dict(table_shape(find("royal-gambit")).fields())["seats[].cards"]
    'list[str]'
    """
    shape = Shape()
    for game in _games(kind):
        for table in _tables(game):
            shape.add(table)
    return shape


def _games(kind: Kind) -> Iterator[Game]:
    """Yield a game for few and one for many, by every preset."""
    for players in sorted({kind.min_players, kind.max_players}):
        for preset in kind.options.presets or [None]:
            yield make_game(kind.name, players, preset, {})


def _tables(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the tables that a player, a spectator and somebody who sees everything have before them."""
    series = Series(game, bytes(32))
    for number in range(GAMES):
        for state in retrace(series.play_one(number), copy=False):
            for view in (state.view(0), state.view(), state.full_view()):
                yield view.table
