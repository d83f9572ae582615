"""What takes longer than a moment is done beside the event loop, once, and paid for."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from courtcards.server import clerk as clerks
from courtcards.server.clerk import Clerk, Made
from courtcards.table.refusals import RefusedError


class Desk:
    """A clerk, what was made and what was paid."""

    def __init__(self, most_kept: int = clerks.MOST_KEPT) -> None:
        self.clerk = Clerk(most_kept)
        self.made: list[str] = []
        self.paid: list[float] = []
        self.may_end = threading.Event()

    async def ask(self, key: str, work: Callable[[], Made] | None = None) -> bytes:
        return await self.clerk.make(key, work or (lambda: self._write(key)), self.paid.append)

    def wait(self) -> Made:
        """Do work that ends when it may."""
        self.may_end.wait()
        return Made(b"done", 1)

    def _write(self, key: str) -> Made:
        assert threading.current_thread() is not threading.main_thread()
        self.made.append(key)
        return Made(key.encode(), 2.5)


def test_the_same_is_made_once_and_paid_by_who_asked_first() -> None:
    desk = Desk()

    async def ask() -> None:
        assert await asyncio.gather(*(desk.ask("a") for _ in range(5))) == [b"a"] * 5
        assert await desk.ask("a") == b"a"

    asyncio.run(ask())
    assert desk.made == ["a"]
    assert desk.paid == [2.5]


def test_what_was_not_asked_for_longest_is_forgotten_first() -> None:
    desk = Desk(most_kept=20)

    async def ask() -> None:
        for key in ("first" * 2, "second" + "4444", "first" * 2, "third" + "55555"):
            await desk.ask(key)
        await desk.ask("first" * 2)
        await desk.ask("second" + "4444")

    asyncio.run(ask())
    assert desk.made == ["firstfirst", "second4444", "third55555", "second4444"]


def test_what_has_failed_is_tried_again_and_not_paid() -> None:
    desk = Desk()

    def fail() -> Made:
        raise ValueError("no such game")

    async def ask() -> None:
        for _ in range(2):
            with pytest.raises(ValueError, match="no such game"):
                await desk.ask("a", fail)
        assert await desk.ask("a") == b"a"

    asyncio.run(ask())
    assert desk.paid == [2.5]


def test_whoever_goes_away_does_not_stop_it_for_others() -> None:
    desk = Desk()

    async def ask() -> None:
        first = asyncio.create_task(desk.ask("a", desk.wait))
        await asyncio.sleep(0)
        second = asyncio.create_task(desk.ask("a", desk.wait))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        desk.may_end.set()
        assert await second == b"done"

    asyncio.run(ask())


def test_too_much_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "MOST_WAITING", 2)
    desk = Desk()

    async def ask() -> None:
        asked = [asyncio.create_task(desk.ask(key, desk.wait)) for key in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(RefusedError, match="server is busy"):
            await desk.ask("c", desk.wait)
        desk.may_end.set()
        await asyncio.gather(*asked)

    asyncio.run(ask())
