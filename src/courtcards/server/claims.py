"""The right to write to a table, where several servers share a database."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

Answer = TypeVar("Answer")


class TableClaim(NamedTuple):
    """Which node has a table, and for the how-many-eth time somebody has got it (its epoch).

    Every entry is written with the claim of whoever writes it; one that no longer holds writes nothing.
    """

    node: int
    epoch: int


# Where there is only one server nobody else can have a table.
UNSHARED = TableClaim(0, 0)


class ClaimedRow(NamedTuple):
    """An entry of a table's log as it is stored, in the order of the columns, and the claim to write it."""

    row: Sequence[Any]
    claim: TableClaim


class MadeTables(NamedTuple):
    """How many tables of a client's are open, and how many of them are public."""

    open: int
    listed: int


class Ownership(Protocol):
    """Which tables are this server's."""

    def fresh(self, name: str) -> TableClaim:
        """Return the claim to a table that this server makes."""

    async def claim(self, name: str) -> TableClaim:
        """Take a table if nobody else has it (`LostError`)."""

    def forget(self, name: str) -> None:
        """Take note that a table is not, or may not be, this server's any more."""

    async def adoptable(self, names: Iterable[str]) -> list[str]:
        """Return those of some tables that nobody has and this server should open."""

    async def made_elsewhere(self, maker: str) -> MadeTables:
        """Return what a client has open at other servers."""

    async def ask_owner(
        self,
        name: str,
        path: str,
        kind: type[Answer],
        heads: Mapping[str, str] | None = None,
        body: Any = None,
    ) -> Answer | None:
        """Return what the server that has a table answers."""

    async def ask_others(self, path: str, kind: type[Answer]) -> list[Answer]:
        """Return what all other servers answer."""


class SoleOwner:
    """The owner of all tables: there is no other server."""

    def fresh(self, name: str) -> TableClaim:
        """Return the only claim there is."""
        return UNSHARED

    async def claim(self, name: str) -> TableClaim:
        """Return the only claim there is."""
        return UNSHARED

    def forget(self, name: str) -> None:
        """Do nothing."""

    async def adoptable(self, names: Iterable[str]) -> list[str]:
        """Return all."""
        return list(names)

    async def made_elsewhere(self, maker: str) -> MadeTables:
        """Return nothing."""
        return MadeTables(0, 0)

    async def ask_owner(
        self,
        name: str,
        path: str,
        kind: type[Answer],
        heads: Mapping[str, str] | None = None,
        body: Any = None,
    ) -> Answer | None:
        """Return nothing: every table is here."""
        return None

    async def ask_others(self, path: str, kind: type[Answer]) -> list[Answer]:
        """Return nothing."""
        return []
