"""A node among others: it says again and again that it is there, and sees who is not any more.

That is done by a thread with a connection of its own. A node whose event loop stands still says nothing:
whoever cannot answer players must not keep their tables.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from courtcards.server.damage import DATABASE_ERRORS, original
from courtcards.server.logs import LOG, note
from courtcards.server.metrics import NODES
from courtcards.server.nodes.register import CHANNEL, Node, Register

# How long a node may be silent, and how often it says something, in seconds.
LEASE = 2.5
BEATS_EVERY = 0.5
# How soon after the end of a lease it is looked for, so that it has surely ended.
AFTER = 0.01
# How soon the database is tried again when it cannot be reached, in seconds.
TRIES_EVERY = 0.2

OnChange = Callable[[list[Node]], None]
OnLoss = Callable[[], None]


class Membership:
    """One's own place in the list of nodes, and the others."""

    def __init__(self, register: Register, address: str) -> None:
        self._register = register
        self._address = address
        self._secret = secrets.token_urlsafe(32)
        # One's number changes if one was taken for dead.
        self.number = 0
        self.others: dict[int, Node] = {}
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="membership", daemon=True)
        self._beaten_at = time.monotonic()
        self._is_lost = False
        # In how many seconds the leases of the others end, unless they say something before.
        self._left: list[float] = []

    def open(self, on_change: OnChange, on_loss: OnLoss) -> None:
        """Become a node; to be called in the event loop."""
        self._loop = asyncio.get_running_loop()
        self._on_change, self._on_loss = on_change, on_loss
        self._ticked_at = time.monotonic()
        self._tick()
        self._enter()
        with self._register.line() as line:
            self.others = self._look(line)
        NODES.set(len(self.others) + 1)
        self._thread.start()

    async def close(self) -> None:
        """Be a node no more: from now on others have its tables."""
        self._stop.set()
        await asyncio.to_thread(self._leave)

    def is_secret(self, secret: str) -> bool:
        """Say whether somebody knows what only nodes know."""
        return secrets.compare_digest(secret.encode(), self._secret.encode())

    def _leave(self) -> None:
        self._thread.join()
        try:
            self._register.leave(self.number)
        except DATABASE_ERRORS as error:
            # The others notice in a moment.
            note("node_not_signed_off", level=30, reason=original(error))

    def _tick(self) -> None:
        """Leave a sign that the event loop goes on, and see whether the thread does.

        It may wait for an answer of the database for long; until then others take this node for dead.
        """
        self._ticked_at = time.monotonic()
        if self._ticked_at - self._beaten_at > LEASE and not self._is_lost:
            self._lose()
        if not self._stop.is_set():
            self._loop.call_later(BEATS_EVERY / 2, self._tick)

    # In the thread

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                with self._register.line() as line:
                    line.exec_driver_sql(f"LISTEN {CHANNEL}")
                    self._attend(line)
            except DATABASE_ERRORS:
                self._stop.wait(TRIES_EVERY)
            except Exception:
                # Without this thread the node would be dead and not know it.
                LOG.exception("membership_failed")
                self._stop.wait(TRIES_EVERY)

    def _attend(self, line: Connection) -> None:
        # Whoever was away must not judge others: they may be back too, and not have said so yet.
        healthy_since = time.monotonic()
        while not self._stop.is_set():
            pause = BEATS_EVERY
            if time.monotonic() - self._ticked_at < LEASE:
                healthy_since = max(healthy_since, self._beat(line))
                self._see(line, time.monotonic() - healthy_since > LEASE)
                pause = min([pause, *self._left])
            else:
                healthy_since = time.monotonic()
            _wait_for_news(line, pause)

    def _beat(self, line: Connection) -> float:
        """Say that one is there; return since when, as far as that is known here."""
        if not self._register.beat(line, self.number, LEASE):
            self._lose()
            self._enter()
            return time.monotonic()
        since = time.monotonic() if time.monotonic() - self._beaten_at > LEASE else float("-inf")
        self._beaten_at = time.monotonic()
        self._is_lost = False
        return since

    def _see(self, line: Connection, may_judge: bool) -> None:
        """See who is there, and take those away who have been silent for too long."""
        found = self._look(line)
        self._left = [one.left + AFTER for one in found.values() if one.left > 0]
        for node in [one for one in found.values() if one.left <= 0 and may_judge]:
            if self._register.expire(line, node.id):
                note("node_expired", level=30, node=node.id)
                del found[node.id]
        if found.keys() != self.others.keys():
            self.others = found
            NODES.set(len(found) + 1)
            self._tell(self._on_change, list(found.values()))

    def _look(self, line: Connection) -> dict[int, Node]:
        return {node.id: node for node in self._register.nodes(line) if node.id != self.number}

    def _enter(self) -> None:
        self.number = self._register.enter(self._address, self._secret, LEASE)
        self._beaten_at = time.monotonic()
        note("node_entered", node=self.number, address=self._address)

    def _lose(self) -> None:
        """Give everything up: others have it, or will have it in a moment."""
        self._is_lost = True
        note("node_lost", level=30, node=self.number)
        self._tell(self._on_loss)

    def _tell(self, told: Callable[..., None], *arguments: Any) -> None:
        self._loop.call_soon_threadsafe(told, *arguments)


def _wait_for_news(line: Connection, seconds: float) -> None:
    """Wait until somebody comes or goes, or so long."""
    driver: Any = line.connection.driver_connection
    for _ in driver.notifies(timeout=seconds, stop_after=1):
        pass
