"""Slow work, done in one thread outside the event loop.

Only those who asked for it wait. Results are cached for a while, since most of them are requested again:
finished games do not change.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from courtcards.server.metrics import CLERK
from courtcards.table.refusals import RefusedError

# How many bytes of what was made are kept, and how many pieces of work may wait.
MOST_KEPT = 32 * 1024 * 1024
MOST_WAITING = 64


class Made(NamedTuple):
    """Something written, and how much work it was: as much as so many plain requests."""

    text: bytes
    cost: float


Work = Callable[[], Made]
# Has somebody pay for work.
Charge = Callable[[float], None]


class Clerk:
    """Makes things one by one, each once as long as it is remembered."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="clerk")
        self._most_kept = most_kept
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Future[Made]] = {}

    async def make(self, key: Hashable, work: Work, charge: Charge) -> bytes:
        """Return what `work` makes, or has made before; whoever has it made first pays for it."""
        if key in self._kept:
            CLERK.labels("kept").inc()
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._making:
            return (await asyncio.shield(self._making[key])).text
        if len(self._making) >= MOST_WAITING:
            raise RefusedError("busy", "server-busy")
        making = self._making[key] = asyncio.wrap_future(self._thread.submit(work))
        # It is made for others too, even if this one has gone.
        making.add_done_callback(lambda _: self._keep(key, making))
        made = await asyncio.shield(making)
        charge(made.cost)
        return made.text

    def _keep(self, key: Hashable, making: "asyncio.Future[Made]") -> None:
        del self._making[key]
        if making.cancelled() or making.exception() is not None:
            return
        CLERK.labels("made").inc()
        self._kept[key] = making.result().text
        self._size += len(self._kept[key])
        while self._size > self._most_kept:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        """Accept no more work; finish only what is in progress."""
        self._thread.shutdown(wait=False, cancel_futures=True)
