"""The clients connected to a table, and what they are sent."""

from typing import cast

from msgspec import Raw

from courtcards.server.links import COME_BACK, DONE, Link
from courtcards.table import messages as m
from courtcards.table import sight
from courtcards.table.recent import Recent, with_clock
from courtcards.table.sight import Viewer
from courtcards.table.table import Table


class Audience:
    """The connections to a table, by viewer.

    What a client is sent is cached or costs at most one view of the table: nobody can keep the others
    waiting by asking again and again.
    """

    def __init__(self, name: str, table: Table) -> None:
        self._name = name
        self._table = table
        self._links: dict[Viewer, list[Link]] = {}
        self._recent = Recent(table)
        # The snapshot of this version, with who is present, serialized for the viewer who asked.
        self._snapshots: dict[Viewer, bytes] = {}

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._links

    def __bool__(self) -> bool:
        return bool(self._links)

    @property
    def links(self) -> list[Link]:
        """All connections."""
        return [link for links in self._links.values() for link in links]

    @property
    def watching(self) -> int:
        """How many look on who are nobody in particular."""
        return len(self._links.get(None, ()))

    @property
    def present(self) -> list[int]:
        """The seats whose persons are connected."""
        seats = (self._table.seat_of(viewer) for viewer in self._links if viewer is not None)
        return sorted(seat for seat in seats if seat is not None)

    def add(self, link: Link) -> None:
        """Add a connection, and send everybody the list of who is present."""
        before = self.present
        self._links.setdefault(link.viewer, []).append(link)
        self._tell_presence(before)

    def remove(self, link: Link) -> bool:
        """Take a connection away; False if it was not there."""
        links = self._links.get(link.viewer, [])
        if link not in links:
            return False
        before = self.present
        links.remove(link)
        if not links:
            del self._links[link.viewer]
        self._tell_presence(before)
        return True

    def greet(self, link: Link, version: int | None, banks: m.Banks | None) -> int:
        """Tell a connection what it has missed since a version, or everything; return how many bytes."""
        missed = None if version is None else self._missed(link.viewer, version, banks)
        if missed is None:
            told = [self.snapshot(link.viewer, banks)]
        else:
            told = [*missed, m.encode(m.Presence(self.present))]
        for message in told:
            link.deliver(message)
        return sum(map(len, told))

    def snapshot(self, viewer: Viewer, banks: m.Banks | None) -> bytes:
        """Tell a viewer everything."""
        if viewer not in self._snapshots:
            told = sight.snapshot(self._table, self._name, viewer, self.present)
            self._snapshots[viewer] = m.encode(told)
        return with_clock(self._snapshots[viewer], banks)

    def missed(self, viewer: Viewer, version: int, banks: m.Banks | None) -> list[m.Update] | None:
        """Return what a viewer was sent after a version, if it is still cached."""
        missed = self._missed(viewer, version, banks)
        # They are written already.
        return None if missed is None else [cast(m.Update, Raw(one)) for one in missed]

    def tell(self, banks: m.Banks | None) -> None:
        """Tell everybody about the last change of the table."""
        self._snapshots.clear()
        told = self._recent.add(sight.Telling(self._table, self._name), self._links)
        for viewer, links in self._links.items():
            message = with_clock(told[viewer], banks)
            for link in links:
                link.deliver(message)

    def dismiss(self, viewer: Viewer) -> None:
        """Close the connections of somebody who has left."""
        for link in self._links.get(viewer, []):
            link.close(m.encode(m.Bye("left", again=False)))

    def close(self, goodbye: m.Bye) -> None:
        """Say goodbye to everybody."""
        for link in self.links:
            link.close(m.encode(goodbye), COME_BACK if goodbye.again else DONE)

    def _missed(self, viewer: Viewer, version: int, banks: m.Banks | None) -> list[bytes] | None:
        missed = self._recent.since(viewer, version)
        if missed:
            missed[-1] = with_clock(missed[-1], banks)
        return missed

    def _tell_presence(self, before: list[int]) -> None:
        present = self.present
        if present != before:
            self._snapshots.clear()
            message = m.encode(m.Presence(present))
            for link in self.links:
                link.deliver(message)
