"""Messages on their way out: in order, whether the network takes them at once or not."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from courtcards.server.doors import frame_head
from courtcards.server.links import MOST_WAITING, Link, Outbox


class Network:
    """Takes messages at once while it is free, and the others as soon as it is free again."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.took: list[bytes] = []
        self.ended: list[int] = []

    def write(self, message: bytes) -> bool:
        if self.free.is_set():
            self.took.append(message)
        return self.free.is_set()

    async def send(self, message: bytes) -> None:
        await self.free.wait()
        self.took.append(message)

    async def hang_up(self, code: int, why: str) -> None:
        self.ended.append(code)

    def link(self) -> Link:
        return Link(None, self.write, self.send, self.hang_up, Outbox())


def deliver(link: Link, *numbers: int) -> None:
    for number in numbers:
        link.deliver(b"%d" % number)
    link.flush()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("size", [0, 5, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_is_what_the_library_writes(size: int) -> None:
    whole = Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert frame_head(size) + b"x" * size == whole


def test_what_has_to_wait_goes_out_in_order() -> None:
    async def run() -> None:
        network = Network()
        link = network.link()
        deliver(link, 1, 2)
        network.free.clear()
        deliver(link, 3, 4)
        await settle()
        assert network.took == [b"1", b"2"]
        network.free.set()
        # What is before it has not gone out yet.
        deliver(link, 5)
        await settle()
        deliver(link, 6)
        assert network.took == [b"%d" % number for number in range(1, 7)]

    asyncio.run(run())


def test_whoever_takes_nothing_for_too_long_is_cut_off() -> None:
    async def run() -> None:
        network = Network()
        link = network.link()
        network.free.clear()
        deliver(link, *range(MOST_WAITING))
        assert link.is_open
        deliver(link, *range(10))
        await settle()
        assert not link.is_open
        assert len(network.ended) == 1

    asyncio.run(run())


def test_a_link_whose_other_side_is_gone_is_closed() -> None:
    async def run() -> None:
        network = Network()
        link = network.link()
        network.took = None  # type: ignore[assignment]
        deliver(link, 1, 2)
        assert not link.is_open

    asyncio.run(run())
