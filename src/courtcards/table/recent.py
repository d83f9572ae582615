"""What the last changes of a table told everybody: whoever comes back is told what was missed.

It costs as much as was missed, however long the log is; whoever was gone for longer, or sits down only
now, is told everything instead.
"""

from collections import deque

from msgspec import json

from courtcards.table import messages as m
from courtcards.table.sight import Telling, Viewer
from courtcards.table.table import Table

# How many changes are kept, and how many characters of what they told; all tables of a house keep some.
MOST_CHANGES = 60
MOST_CHARACTERS = 64 * 1024


class Recent:
    """The messages about the last changes of a table, for everybody who may ask for them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: deque[dict[Viewer, str]] = deque()
        self._sizes: deque[int] = deque()
        # The version after which everything is kept.
        self._since = table.version

    def add(self, telling: Telling) -> dict[Viewer, str]:
        """Keep what the last change tells; return it by viewer, without clocks, which go on."""
        told = {viewer: telling.frame(viewer) for viewer in self._viewers(telling)}
        self._told.append(told)
        # What many are told is there once.
        self._sizes.append(sum(map(len, set(told.values()))))
        while len(self._told) > MOST_CHANGES or sum(self._sizes) > MOST_CHARACTERS:
            self._told.popleft()
            self._sizes.popleft()
            self._since += 1
        return told

    def since(self, viewer: Viewer, version: int) -> list[str] | None:
        """Return what a viewer was told after a version; None if not all of it is kept."""
        if not self._since <= version <= self._table.version:
            return None
        told = [self._told[number] for number in range(version - self._since, len(self._told))]
        if any(viewer not in one for one in told):
            return None
        return [one[viewer] for one in told]

    def _viewers(self, telling: Telling) -> list[Viewer]:
        """Return everybody who may be told: whoever leaves hears that, and nothing after it."""
        persons = enumerate(self._table.persons)
        here = [number for number, one in persons if not one.left or number == telling.entry.person]
        return [None, *here]


def with_clock(message: str, banks: m.Banks | None) -> str:
    """Add the clocks, as they are now, to a message that has none.

    >>> with_clock('{"type":"update","version":3}', m.Banks([1000, 900], since=5, now=7))
    '{"type":"update","version":3,"clock":{"left":[1000,900],"since":5,"now":7}}'
    >>> with_clock('{"type":"update","version":3}', None)
    '{"type":"update","version":3}'
    """
    if banks is None:
        return message
    return f'{message[:-1]},"clock":{json.encode(banks).decode()}}}'
