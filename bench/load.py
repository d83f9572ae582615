"""Parties of four sockets that hear the same, and the two ways to put them under load."""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Protocol

import msgspec

from bench.sockets import Socket, connect

SEATS = 4
NUMBER = 10  # digits of the number of a message in a room
PATIENCE = 15.0  # seconds that a start may take, or an answer once a round is over


class LoadError(Exception):
    """The load cannot be put on the server."""


class View(msgspec.Struct):
    turn: int | None
    moves: list[msgspec.Raw]


class State(msgspec.Struct):
    """What is read of a snapshot or an update; the rest is skipped."""

    version: int
    view: View | None = None


# In the update to the one who moved; commands are numbered by kind, so it is no rematch.
MOVED = b'"answer":"move-'

read_state = msgspec.json.Decoder(State).decode


class Load(Protocol):
    """What is told of all that happens in the parties."""

    def ready(self, party: "Party") -> None:
        """Hear that the party has a command to send."""

    def answered(self, party: "Party") -> None:
        """Hear that the one who sent a command has received what came of it."""

    def complete(self, party: "Party") -> None:
        """Hear that all four have received what came of all commands."""

    def refused(self, party: "Party", message: bytes) -> None:
        """Hear that a command was refused."""


class Quiet:
    """No load: the parties only get ready."""

    def ready(self, party: "Party") -> None:
        pass

    def answered(self, party: "Party") -> None:
        pass

    def complete(self, party: "Party") -> None:
        pass

    def refused(self, party: "Party", message: bytes) -> None:
        party.trouble = message.decode(errors="replace")


class Party(ABC):
    """Four sockets that hear the same, and the command that one of them may send next."""

    def __init__(self) -> None:
        self.load: Load = Quiet()
        self.sockets: list[Socket] = []
        self.next: tuple[int, bytes] | None = None
        self.missing = 0  # frames that are still to come of commands sent
        self.trouble = ""  # what was refused while there was no load

    async def join(self, port: int, paths: Sequence[str]) -> None:
        """Connect the four, in the order of their seats."""
        for seat, path in enumerate(paths):
            self.sockets.append(await connect(port, path, partial(self.hear, seat)))

    def send(self) -> None:
        assert self.next is not None
        seat, command = self.next
        self.next = None
        self.missing += SEATS
        self.sockets[seat].send(command)

    @abstractmethod
    def hear(self, seat: int, message: bytes) -> None:
        """Take a message that arrived at a seat."""

    def arrived(self) -> None:
        """Note that one of the four has received what came of a command."""
        self.missing -= 1
        if not self.missing:
            self.load.complete(self)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()


class Room(Party):
    """Four sockets of the broadcaster, which speak in turn.

    Messages are numbered: the copy of an older one that reaches the sender late is no answer.
    """

    def __init__(self, size: int) -> None:
        super().__init__()
        self._padding = b"." * (size - NUMBER)
        self._sender = 0
        self._sent = 0
        self._prepare()

    def hear(self, seat: int, message: bytes) -> None:
        self.arrived()
        if seat == self._sender and message.startswith(self._number):
            self.load.answered(self)
            self._sender = (seat + 1) % SEATS
            self._prepare()
            self.load.ready(self)

    def _prepare(self) -> None:
        self._sent += 1
        self._number = b"%0*d" % (NUMBER, self._sent)
        self.next = (self._sender, self._number + self._padding)


class Table(Party):
    """Four players at a table of the server, who play at random."""

    def __init__(self, tokens: Sequence[str], seed: int) -> None:
        super().__init__()
        self.seated = asyncio.Event()
        self.updates = self.update_bytes = 0
        self._tokens = tokens
        self._random = random.Random(seed)
        self._ids = count(1)
        self._version = 0
        self._snapshots = 0
        self._again: tuple[int, State] | None = None

    async def greet(self) -> None:
        """Say who we are, and wait until everybody has been told where the table stands."""
        for socket, token in zip(self.sockets, self._tokens, strict=True):
            hello = {"type": "hello", "token": token, "version": None}
            socket.send(msgspec.json.encode(hello))
        try:
            await asyncio.wait_for(self.seated.wait(), PATIENCE)
        except TimeoutError:
            raise LoadError(f"No answer came within {PATIENCE:g} s. {self.trouble}") from None

    async def start(self) -> None:
        """Start the game; wait until the first move can be made."""
        try:
            await asyncio.wait_for(self._begin(), PATIENCE)
        except TimeoutError:
            raise LoadError(f"No game began within {PATIENCE:g} s. {self.trouble}") from None
        # The deal is told at length; the size of an update is that of the moves.
        self.updates = self.update_bytes = 0

    async def _begin(self) -> None:
        self.next = (0, self._command("start", self._version))
        self.send()
        while self.missing or self.next is None:
            await asyncio.sleep(0.01)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self._hear_update(seat, message)
        elif message.startswith(b'{"type":"snapshot"'):
            self._version = max(self._version, read_state(message).version)
            self._snapshots += 1
            if self._snapshots == SEATS:
                self.seated.set()
        elif not message.startswith(b'{"type":"presence"'):
            self._hear_refusal(message)

    def _hear_update(self, seat: int, message: bytes) -> None:
        self.updates += 1
        self.update_bytes += len(message)
        self.arrived()
        if message.find(MOVED, 0, 80) > 0:
            self.load.answered(self)
        if b'"moves":[{' in message or (seat == 0 and b'"turn":null' in message):
            self._plan(seat, read_state(message))

    def _hear_refusal(self, message: bytes) -> None:
        """Give up on a command; another try is made when the load asks for the next one."""
        self.missing -= SEATS
        self.load.refused(self, message)
        if self._again:
            self.next = (self._again[0], self._choice(self._again[1]))

    def _plan(self, seat: int, state: State) -> None:
        if state.view is None or (not state.view.moves and state.view.turn is not None):
            return
        self._again = seat, state
        self.next = (seat, self._choice(state))
        self.load.ready(self)

    def _choice(self, state: State) -> bytes:
        """Return a random move, or what begins the next game where one is over."""
        if state.view is None or not state.view.moves:
            return self._command("rematch", state.version)
        moves = state.view.moves
        move = moves[int(self._random.random() * len(moves))]
        return self._command("move", state.version, b',"move":%b' % bytes(move))

    def _command(self, kind: str, version: int, more: bytes = b"") -> bytes:
        head = f'{{"type":"{kind}","id":"{kind}-{next(self._ids)}","version":{version}'
        return head.encode() + more + b"}"


class Closed:
    """Every party sends as fast as it gets answers; what counts is how many it gets."""

    def __init__(self) -> None:
        self.answers = 0
        self.refusals = 0
        self.unanswered = 0
        self._on = True

    def ready(self, party: Party) -> None:
        if self._on:
            party.send()

    def answered(self, party: Party) -> None:
        self.answers += 1

    def complete(self, party: Party) -> None:
        pass

    def refused(self, party: Party, message: bytes) -> None:
        self.refusals += 1

    async def run(self, parties: Sequence[Party], seconds: float) -> float:
        """Return answers a second."""
        for party in parties:
            party.load = self
            if party.next:
                party.send()
        begin = time.perf_counter()
        await asyncio.sleep(seconds)
        rate = self.answers / (time.perf_counter() - begin)
        self._on = False
        await settle(parties)
        self.unanswered = sum(party.next is None for party in parties)
        return rate


class Open:
    """Every party sends by the clock, and late answers do not put off what is due next.

    A latency runs from the time at which a command was due to the last of the four receiving what
    came of it, whether it could be sent on time or not.
    """

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refusals = 0
        self.unanswered = 0
        self._due: dict[Party, deque[float]] = {}

    def ready(self, party: Party) -> None:
        self._catch_up(party)

    def answered(self, party: Party) -> None:
        pass

    def complete(self, party: Party) -> None:
        due = self._due[party]
        if due:
            self.latencies.append(time.perf_counter() - due.popleft())
        self._catch_up(party)

    def refused(self, party: Party, message: bytes) -> None:
        self.refusals += 1
        if self._due[party]:
            self._due[party].popleft()

    def _catch_up(self, party: Party) -> None:
        """Send what is due, unless something is under way or there is nothing to send yet."""
        if self._due[party] and not party.missing and party.next:
            party.send()

    async def run(self, parties: Sequence[Party], rate: float, seconds: float) -> None:
        """Send `rate` commands a second in all, each party in its turn."""
        self._due = {party: deque() for party in parties}
        for party in parties:
            party.load = self
        begin = time.perf_counter()
        for at in range(int(rate * seconds)):
            due = begin + at / rate
            while (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            party = parties[at % len(parties)]
            self._due[party].append(due)
            self._catch_up(party)
        await settle(parties, self._due)
        self.unanswered = sum(map(len, self._due.values()))


async def settle(parties: Sequence[Party], due: dict[Party, deque[float]] | None = None) -> None:
    """Wait until nothing is under way, for a while at most."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        if not any(party.missing for party in parties) and not any((due or {}).values()):
            break
        await asyncio.sleep(0.02)
    for party in parties:
        party.load = Quiet()
        party.missing = 0
