"""Which tables this node has, and which node has the others."""

import asyncio
from asyncio import to_thread
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode

from courtcards.server.claims import UNSHARED, Answer, MadeTables, TableClaim
from courtcards.server.damage import DATABASE_ERRORS, LostError, failure
from courtcards.server.logs import note
from courtcards.server.nodes.membership import LEASE, Membership
from courtcards.server.nodes.peers import Peers
from courtcards.server.nodes.register import Node, Register

# Where nodes ask each other how many tables a client has made.
MADE = "/inner/made"
# A node at which nobody listens, and that has said nothing for so long, in seconds, has ended: they say
# something every half a second.
SILENT = 1.0
# Of so many tables at other nodes it is remembered where they are.
MOST_REMEMBERED = 20_000


class Keeper:
    """The tables of a house, as one of its nodes sees them (`Ownership`)."""

    def __init__(self, register: Register, membership: Membership, peers: Peers) -> None:
        self._register = register
        self.membership = membership
        self.peers = peers
        # What this node has; and where other tables are, which may be out of date.
        self._own: dict[str, TableClaim] = {}
        self._elsewhere: dict[str, Node] = {}
        self._locating: dict[str, asyncio.Task[Node | None]] = {}

    def fresh(self, name: str) -> TableClaim:
        """Return the claim to a table that this node makes."""
        claim = self._own[name] = TableClaim(self.membership.number, 1)
        return claim

    async def claim(self, name: str) -> TableClaim:
        """Take a table if no other node has it."""
        if await self.locate(name) is not None:
            raise LostError
        # A table that does not exist is nobody's.
        return self._own.get(name, UNSHARED)

    async def locate(self, name: str) -> Node | None:
        """Return which other node has a table; if none has, this one takes it."""
        if name in self._own and self._own[name].node == self.membership.number:
            return None
        if name in self._elsewhere:
            return self._elsewhere[name]
        if name not in self._locating:
            # Two who ask at once must not take it twice: the claim of the first would be void.
            self._locating[name] = asyncio.create_task(self._locate(name))
        return await asyncio.shield(self._locating[name])

    async def locate_anew(self, name: str) -> Node | None:
        """Return which other node has a table, whatever was true a moment ago."""
        self.doubt(name)
        return await self.locate(name)

    def doubt(self, name: str) -> None:
        """Take note that another node may not have a table any more; what is this node's by now stays so."""
        self._elsewhere.pop(name, None)

    def forget(self, name: str) -> None:
        """Take note that a table is not, or may not be, where it was."""
        self._own.pop(name, None)
        self._elsewhere.pop(name, None)

    def forget_all(self) -> None:
        """Take note that this node has nothing any more."""
        self._own.clear()
        self._elsewhere.clear()

    def see(self, nodes: Iterable[Node]) -> None:
        """Take note of which other nodes there are."""
        there = {node.id for node in nodes}
        self._elsewhere = {name: node for name, node in self._elsewhere.items() if node.id in there}

    async def give_up_on(self, node: Node) -> None:
        """Take a node away at which nobody listens and that says nothing, so that its tables can go on."""
        try:
            is_gone = await to_thread(self._expire_early, node)
        except DATABASE_ERRORS as error:
            raise failure(error) from None
        # One that is there and cannot be reached has been given a wrong address.
        note("node_taken_away" if is_gone else "node_unreachable", level=30, node=node.id)

    def _expire_early(self, node: Node) -> bool:
        with self._register.line() as line:
            return self._register.expire(line, node.id, early=LEASE - SILENT)

    async def hand_over(self, name: str, to: int) -> bool:
        """Give a table to another node, if this one has it."""
        claim = self._own.pop(name, None)
        try:
            return claim is not None and await to_thread(self._register.hand_over, name, claim, to)
        except DATABASE_ERRORS:
            # Whose it is will turn out.
            return False

    async def adoptable(self, names: Iterable[str]) -> list[str]:
        """Return those of some tables that nobody has and this node, rather than another, should open."""
        try:
            orphans = set(await to_thread(self._register.orphans))
        except DATABASE_ERRORS as error:
            raise failure(error) from None
        nodes = [self.membership.number, *self.membership.others]
        own = self.membership.number
        return [name for name in names if name in orphans and _best(name, nodes) == own]

    async def made_elsewhere(self, maker: str) -> MadeTables:
        """Return what a client has open at other nodes."""
        found = await self.ask_others(f"{MADE}?{urlencode({'client': maker})}", MadeTables)
        return MadeTables(sum(one.open for one in found), sum(one.listed for one in found))

    async def ask_owner(
        self,
        name: str,
        path: str,
        kind: type[Answer],
        heads: Mapping[str, str] | None = None,
        body: Any = None,
    ) -> Answer | None:
        """Return what the other node that has a table answers; None if there is none, or it does not."""
        node = await self.locate(name)
        return None if node is None else await self.peers.ask(node, path, kind, body, heads)

    async def ask_others(self, path: str, kind: type[Answer]) -> list[Answer]:
        """Return what all other nodes answer that do."""
        return await self.peers.ask_all(list(self.membership.others.values()), path, kind)

    async def _locate(self, name: str) -> Node | None:
        try:
            claim, owner = await to_thread(self._look_up, name)
        except DATABASE_ERRORS as error:
            raise failure(error) from None
        finally:
            del self._locating[name]
        if claim is not None:
            self._own[name] = claim
        if owner is not None:
            self._remember(name, owner)
        return owner

    def _look_up(self, name: str) -> tuple[TableClaim | None, Node | None]:
        claim = self._register.claim(name, self.membership.number)
        return claim, None if claim is not None else self._register.owner(name)

    def _remember(self, name: str, owner: Node) -> None:
        if len(self._elsewhere) >= MOST_REMEMBERED:
            del self._elsewhere[next(iter(self._elsewhere))]
        self._elsewhere[name] = owner


def _best(name: str, nodes: Iterable[int]) -> int:
    """Return which node should have a table: all find the same one, and a lost node's tables are spread."""
    return max(nodes, key=lambda node: sha256(f"{node} {name}".encode()).digest())
