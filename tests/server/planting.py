"""Tables that a server finds when it starts, because their logs are there already."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from courtcards.server.folder import DataDirectory
from courtcards.server.store import Store
from courtcards.table.log import Entry

Logs = Mapping[str, Sequence[Entry]]


def plant(folder: Path, logs: Logs) -> None:
    """Put logs, by the names of their tables, where a server finds them."""
    # In a thread of its own, because Playwright's loop may be running in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(_store(DataDirectory(folder), logs))).result()


async def _store(folder: DataDirectory, logs: Logs) -> None:
    store = Store(folder.url)
    store.open()
    for name, log in logs.items():
        await store.create(name, log[0])
        for entry in log[1:]:
            store.append(name, entry, lambda error: None)
    await store.close()
    folder.release()
