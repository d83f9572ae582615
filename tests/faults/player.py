"""Somebody who plays whatever happens to their connection, as every client must be able to."""

import asyncio
import json
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from courtcards.table.follower import Follower
from courtcards.table.talk import PHRASES

Data = dict[str, Any]

# What may end a connection, or keep it from being made.
LOSSES = (OSError, EOFError, TimeoutError, WebSocketException)
# How long to wait before connecting again, in seconds: as good as at once.
MOMENT = 0.05
# A refused command that should simply be sent again.
TRY_AGAIN = ("storage", "busy")


class Layer(Protocol):
    """What messages go through in one direction."""

    def pass_on(self, frame: str) -> list[str]: ...


class Clear:
    """Messages get through as they are."""

    def pass_on(self, frame: str) -> list[str]:
        return [frame]


class Player:
    """Plays at random, keeps what was accepted, and sends again what was not answered.

    One command at a time is on its way. It keeps its id and version until it is answered, however
    often the connection is lost.
    """

    def __init__(
        self,
        place: Data,
        chance: Random,
        *,
        quiet: float = 10.0,
        think: float = 0.01,
        inward: Layer | None = None,
        outward: Layer | None = None,
    ) -> None:
        self.table: str = place["table"]
        self.token: str = place["token"]
        self.person: int = place["person"]
        self.follower = Follower()
        self.accepted: dict[str, int] = {}
        self.refused: list[Data] = []
        self.pending: Data | None = None
        self.connections = 0
        self.repeated = 0
        self.is_resting = False
        self._chance = chance
        self._quiet = quiet
        self._think = think
        self._inward = inward or Clear()
        self._outward = outward or Clear()
        self._count = 0

    async def play(self, url: str) -> None:
        """Play until cancelled; come back whenever the connection is lost."""
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        while True:
            try:
                async with connect(address, compression=None, max_size=None) as socket:
                    self.connections += 1
                    await self._attend(socket)
            except LOSSES:
                await asyncio.sleep(MOMENT)

    async def _attend(self, socket: ClientConnection) -> None:
        await self._remind(socket)
        while True:
            try:
                async with asyncio.timeout(self._quiet):
                    frame = await socket.recv()
            except TimeoutError:
                await self._remind(socket)
            else:
                assert isinstance(frame, str)
                await self._take(socket, frame)
            await self._act(socket)

    async def _remind(self, socket: ClientConnection) -> None:
        """Say hello, and send again what was not answered."""
        await self._hello(socket)
        if self.pending is not None:
            self.repeated += 1
            await self._send(socket, self.pending)

    async def _hello(self, socket: ClientConnection) -> None:
        version = self.follower.version or None
        await self._send(socket, {"type": "hello", "token": self.token, "version": version})

    async def _send(self, socket: ClientConnection, message: Data) -> None:
        for frame in self._outward.pass_on(json.dumps(message)):
            await socket.send(frame)

    async def _take(self, socket: ClientConnection, frame: str) -> None:
        for passed in self._inward.pass_on(frame):
            message = json.loads(passed)
            self._note_answer(message)
            if not self.follower.take(message):
                await self._hello(socket)

    def _note_answer(self, message: Data) -> None:
        if message["type"] == "refused" and message["id"] is not None:
            self.refused.append(message)
            if message["reason"] not in TRY_AGAIN:
                self._is_answered(message["id"])
        name = message["id"] if message["type"] == "accepted" else message.get("answer")
        if name is not None:
            assert self.accepted.setdefault(name, message["version"]) == message["version"]
            self._is_answered(name)

    def _is_answered(self, name: str) -> None:
        if self.pending is not None and self.pending["id"] == name:
            self.pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self.pending is not None or self.is_resting or not self.follower.version:
            return
        command = self._choose()
        if command is None:
            return
        await asyncio.sleep(self._chance.uniform(0, self._think))
        self._count += 1
        name = f"{self.person}-{self._count}"
        self.pending = {"id": name, "version": self.follower.version, **command}
        await self._send(socket, self.pending)

    def _choose(self) -> Data | None:
        """Return something to do: nearly always a move if there is one, now and then a word."""
        known = self.follower.known
        moves = known["view"]["moves"] if known["view"] else []
        if self._chance.random() < 0.03:
            return {"type": "say", "phrase": self._chance.choice(sorted(PHRASES))}
        if moves:
            return {"type": "move", "move": self._chance.choice(moves)}
        if self.person == 0 and known["room"]["phase"] == "waiting":
            return {"type": "start"}
        if self.person == 0 and known["room"]["phase"] == "over":
            return {"type": "rematch"}
        return None
