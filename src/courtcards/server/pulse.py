"""How late the event loop is: everybody waits for whatever blocks it."""

import asyncio
import time

from courtcards.server.metrics import STALLS

# How often it is measured, in seconds.
EVERY = 0.02


async def feel_pulse() -> None:
    """Wake up again and again, and count by how much too late that was."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(EVERY)
        STALLS.observe(max(0.0, time.perf_counter() - begun - EVERY))
