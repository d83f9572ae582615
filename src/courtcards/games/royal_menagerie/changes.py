"""What animals that come and go change in the points of a menagerie. Numbers are those of the rules."""

from functools import cache

from courtcards.engine.trace import NONE
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import ROOM, SPECIES

# A row for each species that leaves, and last for none; in it a number for each that comes, last for none.
# None stands where nothing leaves or there is no room.
Changes = list[list[int | None] | None]


@cache
def changes(menagerie: bytes) -> Changes:
    """Tell how the points of a menagerie change if one animal leaves and another comes, a stampede included.

    It has a byte for each species. There are few menageries, so each is worked out once.

    >>> changes(bytes([1, 0, 0, 0, 0, 2]))[-1]  # nothing leaves, one of each species comes
    [2, 1, 1, 1, 1, -6, 0]
    """
    return [_changes_without(menagerie, leaves) for leaves in (*range(SPECIES), NONE)]


def _changes_without(menagerie: bytes, leaves: int) -> list[int | None] | None:
    if leaves != NONE and not menagerie[leaves]:
        return None
    rest, before = _changed(menagerie, leaves, -1), _worth(menagerie)
    row: list[int | None] = [
        None if rest[comes] == ROOM else _worth(_changed(rest, comes, 1)) - before
        for comes in range(SPECIES)
    ]
    return [*row, _worth(rest) - before]


def _changed(menagerie: bytes, animal: int, difference: int) -> bytes:
    return bytes(n + difference if kind == animal else n for kind, n in enumerate(menagerie))


def _worth(menagerie: bytes) -> int:
    """Count the points of a menagerie, after the stampede that it may cause (5.4)."""
    lost = 1 if all(menagerie) else 0
    return sum(int(POINTS[animal, n - lost]) for animal, n in enumerate(menagerie))
