"""A server as one of several that share a database."""

from courtcards.server.hall import Hall
from courtcards.server.nodes.keeper import Keeper
from courtcards.server.nodes.membership import Membership
from courtcards.server.nodes.peers import Peers
from courtcards.server.nodes.register import Node, Register
from courtcards.server.store import Store


class ServingNode:
    """Ties together what a node does: being there, keeping tables, and asking others."""

    def __init__(self, store: Store, address: str) -> None:
        self._register = Register(store.quick)
        self._peers = Peers()
        membership = Membership(self._register, address)
        self.keeper = Keeper(self._register, membership, self._peers)

    def open(self, hall: Hall) -> None:
        """Become a node; to be called in the event loop."""
        self._hall = hall
        self.keeper.membership.open(self._see, self._lose)

    async def close(self) -> None:
        """Be a node no more, when everything is written."""
        await self.keeper.membership.close()
        await self._peers.close()

    def _see(self, others: list[Node]) -> None:
        """Go on with the tables of nodes that are gone."""
        self.keeper.see(others)
        self._hall.adopt()

    def _lose(self) -> None:
        """Let go of everything: other nodes have it, or will have it in a moment."""
        self.keeper.forget_all()
        self._hall.lose_all()
