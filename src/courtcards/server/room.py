"""A table that is being played: one change at a time, written before it is told.

Everything here runs in the event loop, step by step, so there are no locks: a table has at most one
change on its way to the disk, and whatever else is asked for waits in a queue until that is settled.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from msgspec import UNSET

from courtcards.server import rehearsal
from courtcards.server.audience import Audience
from courtcards.server.config import Limits
from courtcards.server.damage import DamagedError, StorageError, in_words
from courtcards.server.limits import Bucket
from courtcards.server.links import Link
from courtcards.server.logs import note
from courtcards.server.metrics import GAMES, commands_with, moves_of
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers, bot_seed, pause
from courtcards.table import messages as m
from courtcards.table import referee
from courtcards.table.commands import AnyCommand, Chat, Emote, Say
from courtcards.table.log import AnyChange, Away, Entry, Left, Moved, Origin, Seated, Started
from courtcards.table.referee import RefusedError
from courtcards.table.sight import Viewer
from courtcards.table.table import Table

# How soon the table tries again what it could not store, in seconds.
TRY_AGAIN = 1.0

_TABLE = Origin()


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Services:
    """What a table needs of its house."""

    store: Store
    thinkers: Thinkers
    grace: float
    limits: Limits
    is_rehearsal: bool
    # Told when the log on the disk is not what it should be.
    doubt: Callable[[str, DamagedError], None]


@dataclass(frozen=True, slots=True)
class _Request:
    """Something asked of the table: `decide` gives the change when its turn comes, or refuses."""

    decide: Callable[[], AnyChange]
    origin: Origin
    answer: "asyncio.Future[int]"


class Room:
    """A table, those who are connected to it, its clocks and its bots."""

    def __init__(self, name: str, table: Table, services: Services) -> None:
        self.name = name
        self.table = table
        self.touched = time.monotonic()
        self._services = services
        self._loop = asyncio.get_running_loop()
        self.audience = Audience(name, table)
        self._requests: deque[_Request] = deque()
        self._is_writing = False
        self._turn_since = now()
        self._turn: tuple[int, str | None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._talk: dict[int, Bucket] = {}
        # What was said to everybody when the table was closed.
        self._goodbye: m.Bye | None = None
        self._expect_bots()
        self._await_persons()
        self._go_on()

    # Those who are connected

    @property
    def _is_closed(self) -> bool:
        return self._goodbye is not None

    @property
    def is_idle(self) -> bool:
        """Whether nobody is there and nothing goes on."""
        return not (self.audience or self._is_writing or self._requests or self._graces)

    def attach(self, link: Link) -> None:
        """Add a connection."""
        if self._goodbye is not None:
            link.close(m.encode(self._goodbye))
            return
        self.audience.add(link)
        self.touched = time.monotonic()
        if link.viewer is not None:
            self._welcome_back(link.viewer)
        self._go_on()

    def detach(self, link: Link) -> None:
        """Take a connection away."""
        if self.audience.remove(link):
            self.touched = time.monotonic()
            if link.viewer is not None and link.viewer not in self.audience:
                self._await_person(link.viewer)

    def greet(self, link: Link, version: int | None) -> int:
        """Tell a connection what it has missed since a version, or everything; return how much that was."""
        return self.audience.greet(link, version, self._banks())

    def snapshot(self, viewer: Viewer) -> str:
        """Tell a viewer everything."""
        return self.audience.snapshot(viewer, self._banks())

    # What is asked for

    async def ask(self, person: int, command: AnyCommand) -> int:
        """Carry out a command once; return the version it led to."""
        self._show_life(person)
        origin = Origin(person, command.id)
        done = self.table.answer_to(person, command.id)
        if done is None:
            self._limit_talk(person, command)
            done = await self.submit(lambda: self._decide(person, command), origin)
        commands_with("accepted").inc()
        return done

    async def join(self, name: str, token: str, seat: int | None, face: str | None) -> int:
        """Let somebody new sit down; return who it is."""
        await self.submit(lambda: referee.join(self.table, name, token, seat, face), _TABLE)
        person = self.table.person_of(token)
        assert person is not None
        self._show_life(person)
        return person

    def submit(
        self, decide: Callable[[], AnyChange], origin: Origin, first: bool = False
    ) -> "asyncio.Future[int]":
        """Have a change made when its turn comes, or before all that wait; the answer is its version."""
        answer: asyncio.Future[int] = self._loop.create_future()
        add = self._requests.appendleft if first else self._requests.append
        add(_Request(decide, origin, answer))
        self._next()
        return answer

    def refuse(self, viewer: Viewer, command: AnyCommand, refused: RefusedError) -> m.Refused:
        """Say why a command is refused, and what has changed if it came too late."""
        commands_with(refused.reason).inc()
        missed = None
        if refused.reason == "stale":
            missed = self.audience.missed(viewer, command.version, self._banks())
        version, told = self.table.version, UNSET if missed is None else missed
        return m.Refused(command.id, refused.reason, refused.message, version, told)

    def _limit_talk(self, person: int, command: AnyCommand) -> None:
        if not isinstance(command, Say | Emote | Chat):
            return
        if person not in self._talk:
            limits = self._services.limits
            self._talk[person] = Bucket(limits.talk_rate, limits.talk_burst)
        if not self._talk[person].take():
            raise RefusedError("busy", "You have said a lot: give the others a moment.")

    def _decide(self, person: int, command: AnyCommand) -> AnyChange:
        done = self.table.answer_to(person, command.id)
        if done is not None:
            # The same command came twice at once.
            raise _RepeatError(done)
        if self.table.persons[person].left:
            raise RefusedError("not_yours", "You have left this table.")
        change = referee.decide(self.table, person, command, self._spent())
        return rehearsal.next_deal(self.table, change) if self._services.is_rehearsal else change

    def _next(self) -> None:
        """Write the next change that is asked for, if none is being written."""
        while self._requests and not self._is_writing:
            request = self._requests.popleft()
            try:
                change = request.decide()
            except _RepeatError as repeat:
                _give(request.answer, repeat.version)
            except Exception as error:
                # Whoever asked is told, be it refused or a fault, not whoever comes next.
                _fail(request.answer, error)
            else:
                self._write(request, change)

    def _write(self, request: _Request, change: AnyChange) -> None:
        origin = request.origin
        entry = Entry(self.table.version + 1, now(), change, origin.person, origin.command)
        self._is_writing = True
        self._services.store.append(
            self.name, entry, lambda error: self._written(request, entry, error)
        )

    def _written(self, request: _Request, entry: Entry, error: StorageError | None) -> None:
        self._is_writing = False
        if error is not None:
            if isinstance(error, DamagedError):
                self._services.doubt(self.name, error)
            message = f"It was not done, because {in_words(error)}: try again in a moment."
            _fail(request.answer, RefusedError("storage", message))
        else:
            self.table.apply(entry)
            self._tell(entry)
            if isinstance(entry.change, Started):
                self._await_persons()
            if isinstance(entry.change, Seated):
                self._expect_bots()
            if isinstance(entry.change, Away):
                self._call_back(entry.change)
            _give(request.answer, entry.version)
            self._go_on()
        self._next()

    # What is told

    def _tell(self, entry: Entry) -> None:
        self.touched = time.monotonic()
        _count(self.table, entry)
        self._note_turn()
        self.audience.tell(self._banks())
        if isinstance(entry.change, Left) and entry.person is not None:
            self._forget(entry.person)

    def _forget(self, person: int) -> None:
        """Close the connections of somebody who left."""
        self.audience.dismiss(person, "You have left the table.")
        grace = self._graces.pop(person, None)
        if grace is not None:
            grace.cancel()

    # Time

    def _note_turn(self) -> None:
        """Start the clock anew when the turn has changed or somebody came back."""
        turn = (self.table.moved_at, self.table.player)
        if self._turn != turn:
            self._turn = turn
            self._turn_since = now()

    def _spent(self) -> int:
        return max(0, now() - self._turn_since)

    def _banks(self) -> m.Banks | None:
        if self.table.clock.pace is None or self.table.phase != "playing":
            return None
        return m.Banks(list(self.table.clock.banks), self._turn_since, now())

    def _go_on(self) -> None:
        """See to it that whoever's turn it is plays: a person within his time, or a bot."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        turn = self.table.turn
        if turn is None or self._is_closed:
            return
        self._note_turn()
        if self.table.player is not None:
            if self._bot is None and not self.is_idle:
                self._bot = self._loop.create_task(self._let_bots_play())
        elif self.table.clock.pace is not None:
            left = self.table.clock.banks[turn] - self._spent()
            self._timer = self._loop.call_later(max(0, left) / 1000, self._time_is_up, turn)

    def _time_is_up(self, seat: int) -> None:
        version = self.table.moved_at

        def decide() -> AnyChange:
            if self.table.moved_at != version or self.table.player is not None:
                raise RefusedError("stale", "The seat has moved in time.")
            return Away(seat, "time")

        self._do(decide)

    def _do(self, decide: Callable[[], AnyChange], first: bool = False) -> None:
        """Do something of the table's own, perhaps first of all; try again if it cannot be stored."""

        def see(answer: "asyncio.Future[int]") -> None:
            error = answer.exception()
            if isinstance(error, RefusedError) and error.reason == "storage":
                self._loop.call_later(TRY_AGAIN, self._do, decide)

        if not self._is_closed:
            self.submit(decide, _TABLE, first).add_done_callback(see)

    # Persons who come and go

    def _await_persons(self) -> None:
        """Wait a while for everybody who plays and is not connected."""
        if self.table.phase == "playing":
            for number, person in enumerate(self.table.persons):
                if person.seat is not None and number not in self.audience:
                    self._await_person(number)

    def _await_person(self, person: int) -> None:
        if self._is_closed or self.table.persons[person].left:
            return
        before = self._graces.pop(person, None)
        if before is not None:
            before.cancel()
        later = self._loop.call_later(self._services.grace, self._miss, person)
        self._graces[person] = later

    def _show_life(self, person: int) -> None:
        """Wait longer for somebody who asks for something without being connected."""
        if person not in self.audience:
            self._await_person(person)
            self._go_on()

    def _miss(self, person: int) -> None:
        """Let a bot play for somebody who has been gone for too long."""
        self._graces.pop(person, None)

        def decide() -> AnyChange:
            seat = self.table.seat_of(person)
            if seat is None or person in self.audience or self.table.phase != "playing":
                raise RefusedError("stale", "Nobody is missing.")
            if self.table.seats[seat].away:
                raise RefusedError("stale", "A bot plays there already.")
            return Away(seat, "gone")

        self._do(decide)

    def _call_back(self, away: Away) -> None:
        """Let somebody play on who has come back while it was being written down that he is gone."""
        person = self.table.seats[away.seat].person
        if away.why == "gone" and person is not None and person in self.audience:
            # Before whatever he has asked for in the meantime.
            self._do(lambda: referee.come_back(self.table, person), first=True)

    def _welcome_back(self, person: int) -> None:
        grace = self._graces.pop(person, None)
        if grace is not None:
            grace.cancel()
        seat = self.table.seat_of(person)
        if seat is not None and self.table.seats[seat].away:
            self._do(lambda: referee.come_back(self.table, person))

    # Bots

    def _expect_bots(self) -> None:
        if any(seat.bot for seat in self.table.seats):
            self._services.thinkers.expect(self.table.settings.game)

    async def _let_bots_play(self) -> None:
        """Play for bots until a person's turn comes."""
        try:
            while self.table.player is not None and not self.is_idle and not self._is_closed:
                await self._play_bot(self.table.player)
        except Exception:
            note("bot_failed", level=40, table=self.name)
            raise
        finally:
            self._bot = None

    async def _play_bot(self, bot: str) -> None:
        table = self.table
        version, seat, state = table.moved_at, table.turn, table.state
        assert state is not None
        assert seat is not None
        wait = pause() if table.pauses else 0.0
        begun = self._loop.time()
        seed = bot_seed(table.seed, seat)
        number = await self._services.thinkers.choose(state.view(seat), bot, seed)
        await asyncio.sleep(max(0.0, begun + wait - self._loop.time()))

        def decide() -> AnyChange:
            if table.moved_at != version or table.player != bot:
                raise RefusedError("stale", "Somebody else has played.")
            return referee.bot_move(table, state.game.move_data(seat, number))

        try:
            await self.submit(decide, _TABLE)
        except RefusedError as refused:
            if refused.reason == "storage":
                await asyncio.sleep(TRY_AGAIN)

    def close(self, reason: str, again: bool) -> None:
        """Stop everything and say goodbye."""
        self._goodbye = m.Bye(reason, again)
        for timer in [self._timer, *self._graces.values()]:
            if timer is not None:
                timer.cancel()
        self._graces.clear()
        if self._bot is not None:
            self._bot.cancel()
        self.audience.close(self._goodbye)


class _RepeatError(Exception):
    """A command that was carried out already."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version


def _give(answer: "asyncio.Future[int]", version: int) -> None:
    if not answer.done():
        answer.set_result(version)


def _fail(answer: "asyncio.Future[int]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


def _count(table: Table, entry: Entry) -> None:
    name = table.settings.game
    if isinstance(entry.change, Moved):
        moves_of(name, "bot" if entry.change.by else "person").inc()
        if table.phase == "over":
            GAMES.labels(name, "finished").inc()
    elif isinstance(entry.change, Started):
        GAMES.labels(name, "begun").inc()
