"""A cache of the messages about a table's last changes, for clients that reconnect.

Catching up costs as much as was missed, however long the log is; clients that were away for longer, or are
new, get a snapshot instead.
"""

from collections import deque
from collections.abc import Iterable

from msgspec import json

from courtcards.table import messages as m
from courtcards.table.sight import Telling, Viewer
from courtcards.table.table import Table

# How many changes are cached, and how many bytes of what everybody was told; every table of a server has
# such a cache.
MOST_CHANGES = 60
MOST_BYTES = 32 * 1024


class Recent:
    """The messages about the last changes of a table, for everybody who may ask for them.

    They are cached unwritten: so many share their parts, and moves are numbers.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._told: deque[dict[Viewer, m.Update]] = deque()
        self._sizes: deque[int] = deque()
        self._size = 0
        # The version after which everything is kept.
        self._since = table.version

    def add(self, telling: Telling, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """Cache the messages of the last change; return those of some viewers, without clocks."""
        told = {viewer: telling.update(viewer) for viewer in self._recipients(telling)}
        public = told[None]
        written = m.encode(public)
        # Counting what only some were told would let others learn, from what is cached, how much that was.
        self._keep(told, len(written))
        return {
            viewer: written if told[viewer] is public else m.encode(told[viewer])
            for viewer in viewers
        }

    def since(self, viewer: Viewer, version: int) -> list[bytes] | None:
        """Return what a viewer was sent after a version; None if not all of it is cached."""
        if not self._since <= version <= self._table.version:
            return None
        told = [self._told[number] for number in range(version - self._since, len(self._told))]
        if any(viewer not in one for one in told):
            return None
        return [m.encode(one[viewer]) for one in told]

    def _keep(self, told: dict[Viewer, m.Update], size: int) -> None:
        self._told.append(told)
        self._sizes.append(size)
        self._size += size
        while len(self._told) > MOST_CHANGES or self._size > MOST_BYTES:
            self._told.popleft()
            self._size -= self._sizes.popleft()
            self._since += 1

    def _recipients(self, telling: Telling) -> list[Viewer]:
        """Return all recipients: a player who leaves still gets that change, and nothing after it."""
        persons = enumerate(self._table.persons)
        here = [number for number, one in persons if not one.left or number == telling.entry.person]
        return [None, *here]


def with_clock(message: bytes, banks: m.Banks | None) -> bytes:
    """Add the clocks, as they are now, to a message that has none.

    >>> with_clock(b'{"type":"update","version":3}', m.Banks([1000, 900], since=5, now=7))
    b'{"type":"update","version":3,"clock":{"left":[1000,900],"since":5,"now":7}}'
    >>> with_clock(b'{"type":"update","version":3}', None)
    b'{"type":"update","version":3}'
    """
    return message if banks is None else b'%b,"clock":%b}' % (message[:-1], json.encode(banks))
