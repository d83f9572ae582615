"""A live table: one change at a time, stored before it is sent.

Everything here runs in the event loop, step by step, so there are no locks: a table has at most one
change on its way to the disk, and other requests wait in a queue until it is stored. Its clock
(`turn_clock.py`), whoever is away (`absences.py`) and its bots (`bot_turns.py`) ask for their
changes like everybody else.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from msgspec import UNSET

from courtcards.server import rehearsal
from courtcards.server.absences import Absences
from courtcards.server.audience import Audience
from courtcards.server.bot_turns import BotTurns
from courtcards.server.changes import (
    TABLE,
    TRY_AGAIN,
    Decide,
    GiveAnswer,
    RepeatError,
    Request,
    awaited,
)
from courtcards.server.claims import TableClaim
from courtcards.server.config import Limits
from courtcards.server.damage import DamagedError, LostError, StorageError, UncertainError
from courtcards.server.limits import Bucket
from courtcards.server.links import Link
from courtcards.server.metrics import GAMES, commands_with, moves_of
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers
from courtcards.server.timing import now
from courtcards.server.turn_clock import TurnClock
from courtcards.table import messages as m
from courtcards.table import referee, sight
from courtcards.table.commands import AnyCommand, Chat, Emote, Say
from courtcards.table.log import AnyChange, Away, Entry, Left, Moved, Origin, Seated, Started
from courtcards.table.refusals import RefusedError
from courtcards.table.sight import Viewer
from courtcards.table.table import Table


@dataclass(frozen=True)
class Services:
    """What a table needs from its server."""

    store: Store
    thinkers: Thinkers
    grace: float
    limits: Limits
    is_rehearsal: bool
    # Told when the log on the disk is not what it should be, and when nobody knows what it is.
    doubt: Callable[[str, DamagedError], None]
    lose: Callable[[str], None]
    # Told when a game is over.
    conclude: Callable[[str, Table], None]


class Room:
    """A table, those who are connected to it, its clocks and its bots."""

    def __init__(self, name: str, table: Table, services: Services, claim: TableClaim) -> None:
        self.name = name
        self.table = table
        self._claim = claim
        self.touched = time.monotonic()
        self._services = services
        self._loop = asyncio.get_running_loop()
        self.audience = Audience(name, table)
        self._requests: deque[Request] = deque()
        self._is_writing = False
        self._clock = TurnClock(table, self._do)
        self._absences = Absences(table, self.audience, services.grace, self._do)
        self._bots = BotTurns(name, table, services.thinkers, self._submit_own, self._goes_on)
        self._talk: dict[int, Bucket] = {}
        # What was said to everybody when the table was closed.
        self._goodbye: m.Bye | None = None
        self._bots.expect()
        self._absences.wait_for_all()
        self._go_on()

    # Those who are connected

    @property
    def _is_closed(self) -> bool:
        return self._goodbye is not None

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is happening."""
        return not (self._absences or self.is_in_use)

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is connected, or something is being done."""
        return bool(self.audience or self._is_writing or self._requests)

    @property
    def ends_at(self) -> int | None:
        """When the time of the person who decides now is up, in milliseconds; None if no time is counted."""
        return self._clock.ends_at

    @property
    def due_at(self) -> int | None:
        """When the game goes on although nobody is connected, in milliseconds; None if it does not."""
        if not self._goes_on_alone:
            return None
        return self.ends_at if self.table.player is None else now()

    @property
    def places(self) -> dict[str, m.PlaceInfo]:
        """Where the table stands, for each of its people by the hash of their token."""
        return sight.places(self.table, self.name, self.ends_at)

    def attach(self, link: Link) -> None:
        """Add a connection."""
        if self._goodbye is not None:
            link.close(m.encode(self._goodbye))
            return
        self.audience.add(link)
        self.touched = time.monotonic()
        if link.viewer is not None:
            self._absences.welcome_back(link.viewer)
        self._go_on()

    def detach(self, link: Link) -> None:
        """Take a connection away."""
        if self.audience.remove(link):
            self.touched = time.monotonic()
            if link.viewer is not None and link.viewer not in self.audience:
                self._absences.wait_for(link.viewer)

    def greet(self, link: Link, version: int | None) -> int:
        """Tell a connection what it has missed since a version, or everything; return how much that was."""
        return self.audience.greet(link, version, self._clock.banks)

    def snapshot(self, viewer: Viewer) -> bytes:
        """Tell a viewer everything."""
        return self.audience.snapshot(viewer, self._clock.banks)

    # What is asked for

    def ask(self, person: int, command: AnyCommand, answer: GiveAnswer) -> None:
        """Carry out a command once; the answer is the version it led to, or why it is refused."""
        self._show_life(person)
        done = self.table.answer_to(person, command.id)
        if done is not None:
            commands_with("accepted").inc()
            answer(RepeatError(done))
            return
        try:
            self._limit_talk(person, command)
        except RefusedError as refused:
            answer(refused)
            return
        origin = Origin(person, command.id)
        self._add(Request(partial(self._decide, person, command), origin, answer))

    async def obey(self, person: int, command: AnyCommand) -> int:
        """Carry out a command once; return the version it led to."""
        future, answer = awaited(self._loop)
        self.ask(person, command, answer)
        return await future

    async def join(self, name: str, token: str, seat: int | None, face: str | None) -> int:
        """Let somebody new sit down; return who it is."""
        await self.submit(lambda: referee.join(self.table, name, token, seat, face), TABLE)
        person = self.table.person_of(token)
        assert person is not None
        self._show_life(person)
        return person

    def submit(self, decide: Decide, origin: Origin, first: bool = False) -> "asyncio.Future[int]":
        """Have a change made when its turn comes, or before all that wait; the answer is its version."""
        future, answer = awaited(self._loop)
        self._add(Request(decide, origin, answer), first)
        return future

    def _add(self, request: Request, first: bool = False) -> None:
        (self._requests.appendleft if first else self._requests.append)(request)
        self._next()

    def refuse(self, viewer: Viewer, command: AnyCommand, refused: RefusedError) -> m.Refused:
        """Say why a command is refused, and what has changed if it came too late."""
        commands_with(refused.reason).inc()
        missed = None
        if refused.reason == "stale":
            missed = self.audience.missed(viewer, command.version, self._clock.banks)
        told = UNSET if missed is None else missed
        return m.refused(refused, command.id, self.table.version, told)

    def _limit_talk(self, person: int, command: AnyCommand) -> None:
        if not isinstance(command, Say | Emote | Chat):
            return
        if person not in self._talk:
            limits = self._services.limits
            self._talk[person] = Bucket(limits.talk_rate, limits.talk_burst)
        if not self._talk[person].take():
            raise RefusedError("busy", "talk-limit")

    def _decide(self, person: int, command: AnyCommand) -> AnyChange:
        done = self.table.answer_to(person, command.id)
        if done is not None:
            # The same command came twice at once.
            raise RepeatError(done)
        if self.table.persons[person].left:
            raise RefusedError("not_yours", "left-table")
        change = referee.decide(self.table, person, command, self._clock.spent)
        return rehearsal.next_deal(self.table, change) if self._services.is_rehearsal else change

    def _next(self) -> None:
        """Write the next change that is asked for, if none is being written."""
        while self._requests and not self._is_writing:
            request = self._requests.popleft()
            try:
                change = request.decide()
            except RepeatError as repeat:
                commands_with("accepted").inc()
                request.answer(repeat)
            except Exception as error:
                # A refusal or error goes to whoever made the request, not to the next one.
                request.answer(error)
            else:
                self._write(request, change)

    def _write(self, request: Request, change: AnyChange) -> None:
        origin = request.origin
        entry = Entry(self.table.version + 1, now(), change, origin.person, origin.command)
        self._is_writing = True
        self._services.store.append(
            self.name, entry, lambda error: self._written(request, entry, error), self._claim
        )

    def _written(self, request: Request, entry: Entry, error: StorageError | None) -> None:
        self._is_writing = False
        if error is not None:
            if isinstance(error, DamagedError):
                self._services.doubt(self.name, error)
            if isinstance(error, LostError | UncertainError):
                self._services.lose(self.name)
            request.answer(RefusedError("storage", "not-stored", trouble=error.trouble))
        else:
            self.table.apply(entry)
            self._tell(entry)
            if isinstance(entry.change, Started):
                self._absences.wait_for_all()
            if isinstance(entry.change, Seated):
                self._bots.expect()
            if isinstance(entry.change, Away):
                self._absences.call_back(entry.change)
            if entry.command is not None:
                commands_with("accepted").inc()
            request.answer(entry.version)
            self._go_on()
        self._next()

    # What is told

    def _tell(self, entry: Entry) -> None:
        self.touched = time.monotonic()
        _count(self.table, entry)
        self._clock.note_turn()
        self.audience.tell(self._clock.banks)
        if isinstance(entry.change, Moved) and self.table.phase == "over":
            self._services.conclude(self.name, self.table)
        if isinstance(entry.change, Left) and entry.person is not None:
            self.audience.dismiss(entry.person)
            self._absences.forget(entry.person)

    # What goes on by itself

    def _goes_on(self) -> bool:
        """Whether the game continues: not while nobody is connected, unless people come and go."""
        return not self._is_closed and (self._goes_on_alone or not self.is_idle)

    @property
    def _goes_on_alone(self) -> bool:
        """Whether nobody needs to be connected: only while there is a person who plays."""
        table = self.table
        plays = any(seat.person is not None and seat.away is None for seat in table.seats)
        return table.is_unattended and table.phase == "playing" and plays

    def _go_on(self) -> None:
        """Make sure that the seat to move plays: a person within their time, or a bot."""
        self._clock.stop()
        turn = self.table.turn
        if turn is None or self._is_closed:
            return
        self._clock.note_turn()
        if self.table.player is not None:
            self._bots.play()
        else:
            self._clock.wait_for(turn)

    def _show_life(self, person: int) -> None:
        """Wait longer for somebody who sends requests without a connection."""
        if person not in self.audience:
            self._absences.wait_for(person)
            self._go_on()

    def _submit_own(self, decide: Decide) -> "asyncio.Future[int]":
        return self.submit(decide, TABLE)

    def _do(self, decide: Decide, first: bool = False) -> None:
        """Do something of the table's own, perhaps first of all; try again if it cannot be stored."""

        def see(answer: "asyncio.Future[int]") -> None:
            error = answer.exception()
            if isinstance(error, RefusedError) and error.reason == "storage":
                self._loop.call_later(TRY_AGAIN, self._do, decide)

        if not self._is_closed:
            self.submit(decide, TABLE, first).add_done_callback(see)

    def close(self, reason: m.Farewell, again: bool) -> None:
        """Stop everything and say goodbye."""
        self._goodbye = m.Bye(reason, again)
        self._clock.stop()
        self._absences.close()
        self._bots.close()
        self.audience.close(self._goodbye)


def _count(table: Table, entry: Entry) -> None:
    name = table.settings.game
    if isinstance(entry.change, Moved):
        moves_of(name, "bot" if entry.change.by else "person").inc()
        if table.phase == "over":
            GAMES.labels(name, "finished").inc()
    elif isinstance(entry.change, Started):
        GAMES.labels(name, "begun").inc()
