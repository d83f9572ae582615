"""All tables of a server: made, found again, listed, and put away when nobody comes any more."""

import asyncio
import secrets
import time
from asyncio import to_thread
from collections import Counter
from collections.abc import Sequence
from functools import partial

from msgspec import json

from courtcards.server.claims import MadeTables, Ownership, SoleOwner, TableClaim
from courtcards.server.clerk import Charge, Clerk, Made
from courtcards.server.config import Config
from courtcards.server.damage import DamagedError, DamagedGameError, LostError, StorageError
from courtcards.server.links import Outbox
from courtcards.server.logs import note
from courtcards.server.makers import Makers
from courtcards.server.metrics import DAMAGED, TABLES, TROUBLE
from courtcards.server.profiles import Profile, Profiles
from courtcards.server.reading import fold
from courtcards.server.resting import Resting
from courtcards.server.retellings import (
    FOLDED,
    Find,
    Found,
    Retellings,
    find_in_log,
    find_in_record,
)
from courtcards.server.room import Room, Services
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers
from courtcards.server.timing import now
from courtcards.table import records, sight
from courtcards.table.log import Created, Entry
from courtcards.table.messages import PlaceInfo
from courtcards.table.played import Ending, ending_of
from courtcards.table.refusals import RefusedError
from courtcards.table.table import Phase, Table

# Letters and digits that are not mistaken for each other when somebody reads them aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
NAME_LENGTH = 10

# Those that wait for players are the first in the list.
PHASES: tuple[Phase, ...] = ("waiting", "playing", "over")
# How often the hall is tidied, and how long an idle table stays in memory, in seconds.
TIDY_EVERY = 60.0
STAYS_IDLE = 600.0
# How long a table may be empty before its first game.
STAYS_EMPTY = 600.0
# A full server closes tables that have been idle for this long, and checks this often.
RESTS, MAKES_WAY_EVERY = 60.0, 1.0
# How often the whole database is looked through for damage, in seconds.
EXAMINED_EVERY = 86_400.0
DAY_MS = 86_400_000


def new_name() -> str:
    """Return a name for a table, which is its link: nobody guesses it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(NAME_LENGTH))


def is_name(text: str) -> bool:
    """Say whether a text may be the name of a table.

    >>> is_name("abcdefghjk"), is_name("lobby")
    (True, False)
    """
    return len(text) == NAME_LENGTH and set(text) <= set(ALPHABET)


def new_token() -> str:
    """Return a secret for somebody at a table."""
    return secrets.token_urlsafe(24)


class Hall:
    """The tables of a server, by name."""

    def __init__(
        self,
        config: Config,
        store: Store,
        thinkers: Thinkers,
        ownership: Ownership | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.ownership: Ownership = ownership or SoleOwner()
        self.rooms: dict[str, Room] = {}
        self.outbox = Outbox()
        self.clerk = Clerk()
        self.retellings = Retellings()
        # Why a table, or a game of the archive (with its number), cannot be used any more.
        self.damaged: dict[str | tuple[str, int], str] = {}
        # The tables whose log on the disk was not what it is here.
        self._doubted: set[str] = set()
        self._services = Services(
            store,
            thinkers,
            config.grace,
            config.limits,
            config.rehearsal,
            self._doubt,
            self._lose,
            self._conclude,
        )
        self.profiles = Profiles(store)
        self._counting: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._makers = Makers()
        self._creating: dict[str, Created] = {}
        self._resting = Resting()
        self._made_way = float("-inf")
        self._is_closed = False

    def open(self) -> None:
        """Begin to look after the tables."""
        work = (self._reopen(), self._keep_tidy(), self._keep_examining())
        self._tasks = [asyncio.create_task(one) for one in work]

    def close(self) -> None:
        """Send everybody away for a moment."""
        self._is_closed = True
        # What is not counted yet is when its table is opened again.
        for task in (*self._tasks, *self._counting):
            task.cancel()
        for room in self.rooms.values():
            room.close("restart", again=True)

    async def create(self, created: Created, maker: str) -> Room:
        """Make a new table for a client."""
        self._check_limits(
            maker, created.settings.public, await self.ownership.made_elsewhere(maker)
        )
        name = new_name()
        # Before it is there, so that those who ask for many at once are counted too.
        self._creating[name] = created
        self._makers.add(name, maker)
        entry = Entry(1, now(), created)
        claim = self.ownership.fresh(name)
        try:
            await self.store.create(name, entry, claim)
        except StorageError as error:
            self._makers.forget(name)
            self.ownership.forget(name)
            raise RefusedError("storage", "table-not-made", trouble=error.trouble) from None
        finally:
            del self._creating[name]
        room = self._open_room(name, Table([entry]), claim)
        note("table_created", table=name, game=created.settings.game)
        return room

    def _check_limits(self, maker: str, is_public: bool, elsewhere: MadeTables) -> None:
        limits = self.config.limits
        if limits.tables and len(self.rooms) >= limits.tables and not self._make_way():
            raise RefusedError("busy", "house-full")
        here = self.made_by(maker)
        count, listed = here.open + elsewhere.open, here.listed + elsewhere.listed
        if limits.tables_per_client and count >= limits.tables_per_client:
            raise RefusedError("busy", "too-many-tables", count=count)
        if is_public and limits.listed_per_client and listed >= limits.listed_per_client:
            raise RefusedError("busy", "too-many-listed", count=listed)

    def made_by(self, maker: str) -> MadeTables:
        """Return what a client has made here that is open."""
        own = [self._creating.get(name) or self.rooms[name].table for name in self._open_of(maker)]
        return MadeTables(len(own), sum(table.settings.public for table in own))

    def _open_of(self, maker: str) -> list[str]:
        made = self._makers.made(maker)
        return [name for name in made if name in self.rooms or name in self._creating]

    def _make_way(self) -> bool:
        """Put away what has been idle for a moment, now and then; say whether there is room again."""
        if time.monotonic() - self._made_way >= MAKES_WAY_EVERY:
            self._made_way = time.monotonic()
            self.put_away_idle(RESTS)
        return len(self.rooms) < self.config.limits.tables

    async def find(self, name: str) -> Room | None:
        """Return a table by its name, from the disk if need be; None if there is no such table."""
        return await self._find(name) if name in self.rooms or is_name(name) else None

    def places(self, name: str) -> dict[str, PlaceInfo] | None:
        """Return where a table stands, for each of its people; None if it would have to be loaded."""
        room = self.rooms.get(name)
        return self._resting.places(name) if room is None else room.places

    async def find_game(self, name: str, number: int, charge: Charge) -> bytes | None:
        """Return the transcript of a finished game, also of a table that was archived."""
        room = await self.find(name)
        if room is None:
            return await self._find_in_archive(name, number)
        if not records.is_finished(room.table, number):
            return None
        log = list(room.table.log)
        work = partial(_write_game, log, number)
        return await self.clerk.make(("game", name, number), work, charge) or None

    async def finder(self, name: str, number: int) -> Find | None:
        """Return a function that loads a finished game, for the clerk; None if there is no such game."""
        room = await self.find(name)
        if room is None:
            record = await self._find_in_archive(name, number)
            return None if record is None else partial(find_in_record, record)
        table = room.table
        if not records.is_finished(table, number):
            return None
        if number == table.number and table.state is not None:
            # Nobody plays on in it: another game is another state.
            return partial(Found, table.state, 0.0)
        return partial(find_in_log, list(table.log), number)

    def public_rooms(self) -> list[Room]:
        """Return the tables that strangers may find: those that wait for players first.

        Of those that are alike every client's first comes before anybody's second.
        """
        rooms = [room for room in self.rooms.values() if room.table.settings.public]
        rooms.sort(key=lambda room: -room.touched)
        names = self._makers.in_turn(
            [room.name for room in rooms], self.config.limits.listed_per_client
        )
        found = [self.rooms[name] for name in names]
        return sorted(found, key=lambda room: (PHASES.index(room.table.phase), not room.audience))

    async def _find(self, name: str) -> Room | None:
        """Return a table even if its name is malformed: a damaged name is still a name."""
        if name in self.rooms:
            return self.rooms[name]
        if name in self.damaged:
            # It is not opened again until somebody has repaired it.
            raise DamagedError(self.damaged[name])
        if name not in self._loading:
            # Two who ask at once must get the same table.
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _find_in_archive(self, name: str, number: int) -> bytes | None:
        if (name, number) in self.damaged:
            raise DamagedGameError(self.damaged[name, number])
        try:
            return await self.store.archived_game(name, number)
        except DamagedError as damage:
            self._note_damage((name, number), damage)
            raise

    async def _load(self, name: str) -> Room | None:
        try:
            claim = await self.ownership.claim(name)
            log = await self.store.load(name)
            # A long log takes a while to fold.
            table = None if log is None else await to_thread(fold, log, name)
        except DamagedError as damage:
            self._note_damage(name, damage)
            raise
        finally:
            del self._loading[name]
        if table is None:
            return None
        self._count_games(name, table)
        return self._open_room(name, table, claim)

    def _open_room(self, name: str, table: Table, claim: TableClaim) -> Room:
        self._resting.forget(name)
        room = self.rooms[name] = Room(name, table, self._services, claim)
        if self._is_closed:
            room.close("restart", again=True)
        return room

    # What is other servers'

    def let_go(self, name: str) -> bool:
        """Close a table, so that another server can have it; False if it is needed here."""
        room = self.rooms.get(name)
        # Whoever is waited for there may as well come to the other server.
        if name in self._loading or (room is not None and room.is_in_use):
            return False
        self._put_down(name)
        return True

    def lose_all(self) -> None:
        """Close all tables: other servers may have them now."""
        for name in list(self.rooms):
            self._lose(name)
        self._resting = Resting()

    def _lose(self, name: str) -> None:
        """Close a table that is another server's, or of which nobody knows what is stored."""
        self.ownership.forget(name)
        note("table_lost", table=name)
        self._put_down(name)

    def _put_down(self, name: str) -> None:
        """Close a table, and remember nothing of it."""
        self._resting.forget(name)
        room = self.rooms.pop(name, None)
        if room is not None:
            room.close("reload", again=True)

    def adopt(self) -> None:
        """Open the tables of servers that are gone, in the background."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(self._reopen()))

    # What people with a profile have played

    async def sit(self, profile: Profile | None, room: Room, person: int) -> None:
        """Remember whose games a person plays from now on; if that fails, they play nevertheless."""
        if profile is None:
            return
        try:
            # Nobody sits down while a game is on: those before this one are all over.
            await self.profiles.sit(profile, room.name, person, room.table.number)
        except StorageError as error:
            self._trouble("sitting", error, room.name)

    def _conclude(self, name: str, table: Table) -> None:
        """Write down the game that has just ended, for those at the table who have a profile."""
        self._count_games(name, table, ending_of(table))

    def _count_games(self, name: str, table: Table, last: Ending | None = None) -> None:
        """Write down, in the background, what was played at a table and is not written down yet."""
        finished = table.number - (table.phase == "playing")
        if not finished:
            return

        async def count() -> None:
            try:
                await self.profiles.count(name, log, finished, last)
            except Exception as error:
                self._trouble("counting", error, name)

        log = list(table.log)
        task = asyncio.create_task(count())
        self._counting.add(task)
        task.add_done_callback(self._counting.discard)

    # What is damaged

    def _note_damage(self, what: str | tuple[str, int], damage: DamagedError) -> None:
        self.damaged[what] = str(damage)
        DAMAGED.set(len(self.damaged))
        name = what if isinstance(what, str) else what[0]
        note("table_damaged", level=40, table=name, reason=str(damage))

    def _doubt(self, name: str, damage: DamagedError) -> None:
        """Put away a table whose next entry does not fit its log; what is on the disk is right."""
        room = self.rooms.pop(name, None)
        if room is None:
            return
        if name in self._doubted:
            self._note_damage(name, damage)
            room.close("damaged", again=False)
            return
        self._doubted.add(name)
        note("table_doubted", level=30, table=name, reason=str(damage))
        self._resting.expect(name, room.due_at)
        room.close("reload", again=True)

    def _trouble(self, task: str, error: Exception, name: str | None = None) -> None:
        """Record the failure of a task, so that it can continue with the rest."""
        TROUBLE.labels(task).inc()
        # What damage it is was noted when it was found; what an unknown error says may be a secret.
        reason = str(error) if isinstance(error, StorageError) else type(error).__name__
        if not isinstance(error, DamagedError):
            note(f"{task}_failed", level=40, table=name, reason=reason)

    # Housekeeping: a failure with one table must not stop the others

    async def _reopen(self) -> None:
        """Load the tables that were in use and are nobody's, so that their games continue."""
        recent = now() - DAY_MS
        unattended = await self._unattended()
        touched = await self._touched("reopening")
        # Whoever comes to a table that is not opened here opens it.
        wanted = [
            name for name, at in touched.items() if at is None or at >= recent or name in unattended
        ]
        try:
            wanted = await self.ownership.adoptable(wanted)
        except StorageError as error:
            self._trouble("reopening", error)
        for name in wanted:
            await self._try_to_open(name, "reopening")

    async def wake(self, at: int | None = None) -> None:
        """Open the tables where somebody's time is up although nobody is there."""
        for name in self._resting.due(now() if at is None else at):
            await self._try_to_open(name, "waking")

    async def _try_to_open(self, name: str, task: str) -> None:
        try:
            await self._find(name)
        except LostError:
            # Another server was quicker.
            pass
        except Exception as error:
            self._trouble(task, error, name)

    async def _unattended(self) -> set[str]:
        """Return the tables where a game goes on although nobody is there, perhaps for days."""
        try:
            return await self.store.unattended()
        except Exception as error:
            self._trouble("reopening", error)
            return set()

    async def _touched(self, task: str) -> dict[str, int | None]:
        """Return when the tables were last changed; none if that cannot be found out now."""
        try:
            return await self.store.last_touched()
        except Exception as error:
            self._trouble(task, error)
            return {}

    async def _keep_tidy(self) -> None:
        while True:
            self._count()
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.wake()
                await self.archive_empty()
                self.put_away_idle()
                await self.archive_old()
            except Exception as error:
                self._trouble("tidying", error)

    async def _keep_examining(self) -> None:
        while True:
            try:
                await self.store.examine()
                await self.profiles.forget_unused()
            except Exception as error:
                self._trouble("examination", error)
            await asyncio.sleep(EXAMINED_EVERY)

    def _count(self) -> None:
        phases = Counter(room.table.phase for room in self.rooms.values())
        for phase in PHASES:
            TABLES.labels(phase).set(phases[phase])

    def put_away_idle(self, stays: float = STAYS_IDLE) -> None:
        """Close the tables where nothing has happened for a while; where it will, they are opened again."""
        before = time.monotonic() - stays
        for name, room in list(self.rooms.items()):
            if room.is_idle and room.touched < before:
                self._rest(room)
                try:
                    room.close("empty", again=True)
                except Exception as error:
                    self._trouble("eviction", error, name)

    def _rest(self, room: Room) -> None:
        """Take a table out of memory, but for where it stands."""
        del self.rooms[room.name]
        # A clock that does not go on while nobody is there says nothing.
        ends_at = room.ends_at if room.table.is_unattended else None
        places = sight.places(room.table, room.name, ends_at)
        self._resting.add(room.name, places, room.due_at)

    async def archive_empty(self, stays: float = STAYS_EMPTY) -> None:
        """Archive the tables where no game has begun and nobody has been for a while.

        Where people have days, those who are invited have them too.
        """
        before = time.monotonic() - stays
        for name, room in list(self.rooms.items()):
            is_empty = room.is_idle and room.table.phase == "waiting" and room.touched < before
            if is_empty and not room.table.is_unattended and self._may_archive(name):
                await self._try_to_archive(name)

    async def archive_old(self) -> int:
        """Archive the tables that nobody has touched for long; return how many."""
        before = now() - int(self.config.keep_days * DAY_MS)
        count = 0
        for name, touched in (await self._touched("archive")).items():
            if (touched is None or touched < before) and self._may_archive(name):
                count += await self._try_to_archive(name)
        return count

    def _may_archive(self, name: str) -> bool:
        room = self.rooms.get(name)
        is_used = room is not None and not (room.is_idle and room.due_at is None)
        is_expected = self._resting.is_expected(name)
        return not (is_used or is_expected or name in self._loading or name in self.damaged)

    async def _try_to_archive(self, name: str) -> bool:
        """Archive a table; whoever comes now waits until that is done, and finds no table."""
        self._loading[name] = asyncio.create_task(self._archive(name))
        try:
            await self._loading[name]
        except LostError:
            # It is for its owner to do.
            return False
        except Exception as error:
            self._trouble("archive", error, name)
            return False
        return True

    async def _archive(self, name: str) -> None:
        try:
            claim = await self.ownership.claim(name)
            room = self.rooms.pop(name, None)
            if room is not None:
                room.close("archived", again=False)
            log = await self.store.load(name)
            assert log is not None
            games = await to_thread(_write_games, log, name)
            await self.profiles.count(name, log, max((number for number, _ in games), default=0))
            await self.store.archive(name, games, now(), claim)
        except DamagedError as damage:
            self._note_damage(name, damage)
            raise
        finally:
            del self._loading[name]
        self._makers.forget(name)
        self.ownership.forget(name)
        self._resting.forget(name)
        note("table_archived", table=name, games=len(games))


def _write_game(log: Sequence[Entry], number: int) -> Made:
    """Write the transcript of a finished game; nothing if it was never finished."""
    record = records.transcript(log, number)
    return Made(b"" if record is None else json.encode(record), len(log) / FOLDED)


def _write_games(log: Sequence[Entry], name: str) -> list[tuple[int, bytes]]:
    """Write the transcripts of all finished games, with their numbers."""
    try:
        return [(number, json.encode(record)) for number, record in records.transcripts(log)]
    except Exception as error:
        # This finds out where it is damaged.
        fold(log, name)
        raise DamagedError(f"its games cannot be described ({type(error).__name__})") from None
