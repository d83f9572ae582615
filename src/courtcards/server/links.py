"""Open connections: where a table's messages go."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from courtcards.table.sight import Viewer

# Somebody who lets so many messages pile up is cut off, and may come back for a snapshot.
MOST_WAITING = 256
# How many messages go out together at most: the others should not wait long either.
TOGETHER = 16

# Sends a message if the network takes it at once; False if it has to wait.
Write = Callable[[bytes], bool]
# Sends a message as soon as the network takes it.
Send = Callable[[bytes], Coroutine[Any, Any, None]]
# Ends a connection with a code of the WebSocket protocol, and a word on it.
HangUp = Callable[[int, str], Coroutine[Any, Any, None]]
# It was all said; or: the server restarts, so come back.
DONE, COME_BACK = 1000, 1012


class Outbox:
    """Messages on their way out.

    What many tables have to say at the same time goes out together: every system on the way is woken
    up once, and not again and again between two tables' work.
    """

    def __init__(self) -> None:
        self._messages: list[tuple[Link, bytes]] = []

    def add(self, link: "Link", message: bytes) -> None:
        """Send a message when the work at hand is done."""
        if not self._messages:
            asyncio.get_running_loop().call_soon(self.flush)
        self._messages.append((link, message))
        if len(self._messages) >= TOGETHER:
            self.flush()

    def flush(self) -> None:
        """Send everything."""
        messages, self._messages = self._messages, []
        for link, message in messages:
            if link.is_open:
                link.send(message)


# Tasks that nobody waits for must be held by somebody.
_CLOSING: set["asyncio.Future[None]"] = set()


class Link:
    """One connection of a viewer's. What is delivered goes out in order and never holds up the table."""

    __slots__ = (
        "_hang_up",
        "_outbox",
        "_send",
        "_task",
        "_waiting",
        "_write",
        "is_open",
        "viewer",
    )

    def __init__(
        self, viewer: Viewer, write: Write, send: Send, hang_up: HangUp, outbox: Outbox
    ) -> None:
        self.viewer = viewer
        self.is_open = True
        self._outbox = outbox
        self._write = write
        self._send = send
        self._hang_up = hang_up
        self._waiting: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None

    def deliver(self, message: bytes) -> None:
        """Send a message as soon as the network takes it."""
        if self.is_open:
            self._outbox.add(self, message)

    def flush(self) -> None:
        """See to it that everything is on its way."""
        self._outbox.flush()

    def send(self, message: bytes) -> None:
        """Send a message now, or let it wait until those before it are sent."""
        try:
            # Nearly always the network takes it at once: no task is needed for that.
            if self._task is None and self._write(message):
                return
        except Exception:
            # The other side is gone; whoever listens to it will notice.
            self.is_open = False
            return
        self._wait(message)

    def close(self, last_words: bytes | None = None, code: int = DONE, why: str = "") -> None:
        """Say something last, if the network takes it, and end the connection."""
        if not self.is_open:
            return
        if last_words is not None:
            self.deliver(last_words)
        self.flush()
        self.is_open = False
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
        _CLOSING.add(closing := asyncio.ensure_future(self._end(code, why)))
        closing.add_done_callback(_CLOSING.discard)

    async def _end(self, code: int, why: str) -> None:
        with suppress(Exception):
            await self._hang_up(code, why)

    def _wait(self, message: bytes) -> None:
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self.close()
        elif self._task is None:
            self._task = asyncio.ensure_future(self._send_waiting())

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
        except Exception:
            self.is_open = False
        finally:
            self._task = None
