"""All tables of a server: made, found again, listed, and put away when nobody comes any more."""

import asyncio
import secrets
import time
from asyncio import to_thread
from collections import Counter
from collections.abc import Sequence
from functools import partial

from msgspec import json

from courtcards.server import rehearsal
from courtcards.server.clerk import Charge, Clerk, Made
from courtcards.server.config import Config
from courtcards.server.links import Outbox
from courtcards.server.logs import note
from courtcards.server.metrics import TABLES
from courtcards.server.room import Room, Services, now
from courtcards.server.store import StorageError, Store
from courtcards.server.thinking import Thinkers
from courtcards.table import records
from courtcards.table.log import Created, Entry
from courtcards.table.referee import RefusedError
from courtcards.table.table import Table

# Letters and digits that are not mistaken for each other when somebody reads them aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
NAME_LENGTH = 10

# How often the hall is tidied, and how long an idle table stays in memory, in seconds.
TIDY_EVERY = 60.0
STAYS_IDLE = 600.0
DAY_MS = 86_400_000
# So many entries of a log are folded with as much work as a plain request is.
FOLDED = 200


def new_name() -> str:
    """Return a name for a table, which is its link: nobody guesses it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def new_token() -> str:
    """Return a secret for somebody at a table."""
    return secrets.token_urlsafe(24)


class Hall:
    """The tables of a server, by name."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers) -> None:
        self.config = config
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.outbox = Outbox()
        self.clerk = Clerk()
        self._services = Services(store, thinkers, config.grace, config.limits, config.rehearsal)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    def open(self) -> None:
        """Begin to look after the tables."""
        self._tasks = [asyncio.create_task(self._reopen()), asyncio.create_task(self._keep_tidy())]

    def close(self) -> None:
        """Send everybody away for a moment."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.close("The server restarts.", again=True)

    async def create(self, created: Created, wish: str | None = None) -> Room:
        """Make a new table; a rehearsal deals by the seed that is wished for."""
        if self.config.rehearsal:
            created = rehearsal.first_deal(created, wish)
        if self.config.limits.tables and len(self.rooms) >= self.config.limits.tables:
            raise RefusedError("busy", "The house is full: come back later.")
        name = new_name()
        entry = Entry(1, now(), created)
        try:
            await self.store.create(name, entry)
        except StorageError as error:
            message = f"The table was not made, because {error}: try again in a moment."
            raise RefusedError("storage", message) from None
        room = self._open_room(name, Table([entry]))
        note("table_created", table=name, game=created.settings.game)
        return room

    async def find(self, name: str) -> Room | None:
        """Return a table by its name, from the disk if need be; None if there is no such table."""
        if name in self.rooms:
            return self.rooms[name]
        if len(name) != NAME_LENGTH or not set(name) <= set(ALPHABET):
            return None
        if name not in self._loading:
            # Two who ask at once must get the same table.
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def find_game(self, name: str, number: int, charge: Charge) -> bytes | None:
        """Return the transcript of a finished game, also of a table that was archived."""
        room = await self.find(name)
        if room is None:
            return await self.store.archived_game(name, number)
        if not records.is_finished(room.table, number):
            return None
        log = list(room.table.log)
        work = partial(_write_game, log, number)
        return await self.clerk.make(("game", name, number), work, charge) or None

    def public_rooms(self) -> list[Room]:
        """Return the tables that strangers may find: those that wait for players first."""
        rooms = [room for room in self.rooms.values() if room.table.settings.public]
        order = {"waiting": 0, "playing": 1, "over": 2}
        return sorted(rooms, key=lambda room: (order[room.table.phase], -room.touched))

    async def _load(self, name: str) -> Room | None:
        try:
            log = await self.store.load(name)
            # A long log takes a while to fold.
            return None if log is None else self._open_room(name, await to_thread(Table, log))
        finally:
            del self._loading[name]

    def _open_room(self, name: str, table: Table) -> Room:
        room = self.rooms[name] = Room(name, table, self._services)
        if self._is_closed:
            room.close("The server restarts.", again=True)
        return room

    async def _reopen(self) -> None:
        """After a start, load the tables that were in use, so that their games go on."""
        recent = now() - DAY_MS
        try:
            for name, touched in (await self.store.last_touched()).items():
                if touched >= recent:
                    await self.find(name)
        except StorageError as error:
            # Whoever comes to a table opens it.
            note("reopening_failed", reason=str(error))

    async def _keep_tidy(self) -> None:
        while True:
            self._count()
            await asyncio.sleep(TIDY_EVERY)
            try:
                self._put_away_idle()
                await self.archive_old()
            except StorageError as error:
                note("archive_failed", reason=str(error))

    def _count(self) -> None:
        phases = Counter(room.table.phase for room in self.rooms.values())
        for phase in ("waiting", "playing", "over"):
            TABLES.labels(phase).set(phases[phase])

    def _put_away_idle(self) -> None:
        before = time.monotonic() - STAYS_IDLE
        for name, room in list(self.rooms.items()):
            if room.is_idle and room.touched < before:
                room.close("The table is empty.", again=True)
                del self.rooms[name]

    async def archive_old(self) -> int:
        """Archive the tables that nobody has touched for long; return how many."""
        before = now() - int(self.config.keep_days * DAY_MS)
        count = 0
        for name, touched in (await self.store.last_touched()).items():
            is_used = name in self.rooms and not self.rooms[name].is_idle
            if touched < before and not is_used and name not in self._loading:
                # Whoever comes now waits until it is archived, and finds no table.
                self._loading[name] = asyncio.create_task(self._archive(name))
                await self._loading[name]
                count += 1
        return count

    async def _archive(self, name: str) -> None:
        room = self.rooms.pop(name, None)
        if room is not None:
            room.close("The table was archived.", again=False)
        try:
            log = await self.store.load(name)
            assert log is not None
            games = await to_thread(_write_games, log)
            await self.store.archive(name, games, now())
        finally:
            del self._loading[name]
        note("table_archived", table=name, games=len(games))


def _write_game(log: Sequence[Entry], number: int) -> Made:
    """Write the transcript of a finished game; nothing if it was never finished."""
    record = records.transcript(log, number)
    return Made(b"" if record is None else json.encode(record), len(log) / FOLDED)


def _write_games(log: Sequence[Entry]) -> list[tuple[int, bytes]]:
    """Write the transcripts of all finished games, with their numbers."""
    return [(number, json.encode(record)) for number, record in records.transcripts(log)]
