"""Tables that a server finds when it starts, because their logs are there already."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import insert

from courtcards.server import schema
from courtcards.server.folder import DataDirectory
from courtcards.server.profiles import Profile, Profiles, execute
from courtcards.server.store import Store
from courtcards.table.log import Entry
from courtcards.table.table import hash_token

Logs = Mapping[str, Sequence[Entry]]


def plant(folder: Path, logs: Logs, secret: str | None = None) -> None:
    """Put logs, by the names of their tables, where a server finds them.

    With a secret, a profile for which the first person of every table plays.
    """
    # In a thread of its own, because Playwright's loop may be running in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(_store(DataDirectory(folder), logs, secret))).result()


async def _store(folder: DataDirectory, logs: Logs, secret: str | None) -> None:
    store = Store(folder.url)
    store.open()
    for name, log in logs.items():
        await store.create(name, log[0])
        for entry in log[1:]:
            store.append(name, entry, lambda error: None)
    if secret is not None:
        await _store_profile(store, hash_token(secret), logs)
    await store.close()
    folder.release()


async def _store_profile(store: Store, profile: str, logs: Logs) -> None:
    at = min(log[0].at for log in logs.values())
    new = insert(schema.profiles).values(hash=profile, created_at=at)
    await store.write(lambda connection: execute(connection, new))
    for name in logs:
        await Profiles(store).sit(Profile(profile, at), name, person=0, number=0)
