"""How often a node looks for the others."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from courtcards.server.nodes.membership import AFTER, BEATS_EVERY, Membership
from courtcards.server.nodes.register import Node, Register
from tests.server.house import until


class Neighbour:
    """A register with one other node in it, and a connection on which one waits for news of it."""

    def __init__(self, left: float) -> None:
        self.waits: list[float] = []
        self.connection = self.driver_connection = self
        self._left = left

    @contextmanager
    def line(self) -> Iterator[Any]:
        yield self

    def exec_driver_sql(self, statement: str) -> None:
        """Listen, or anything else."""

    def notifies(self, timeout: float, stop_after: int) -> Iterator[None]:
        self.waits.append(timeout)
        time.sleep(0.001)
        return iter(())

    def enter(self, *of: Any) -> int:
        return 1

    def beat(self, *of: Any) -> bool:
        return True

    def leave(self, number: int) -> bool:
        return True

    def nodes(self, line: Any) -> list[Node]:
        return [Node(2, "there", "secret", self._left)]


@pytest.mark.parametrize(
    ("left", "waits"),
    [(2.5, BEATS_EVERY), (0.2, 0.2 + AFTER), (-1.0, BEATS_EVERY)],
    ids=["the other has just spoken", "its lease ends soon", "it may not be judged yet"],
)
def test_the_end_of_a_lease_is_seen_when_it_comes(left: float, waits: float) -> None:
    neighbour = Neighbour(left)

    async def look() -> None:
        membership = Membership(cast("Register", neighbour), "here")
        membership.open(lambda nodes: None, lambda: None)
        await asyncio.to_thread(until, lambda: neighbour.waits)
        await membership.close()

    asyncio.run(look())
    assert set(neighbour.waits) == {waits}
