"""The WebSocket of a table: messages in, messages out."""

import asyncio
from functools import partial
from typing import NamedTuple

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from courtcards.server.changes import RepeatError
from courtcards.server.damage import DamagedError, LostError, StorageError
from courtcards.server.doors import TELL, WRITE
from courtcards.server.endpoints import UNREADABLE
from courtcards.server.hall import Hall
from courtcards.server.limits import Bucket, Gatekeeper
from courtcards.server.links import COME_BACK, Link
from courtcards.server.logs import LOG
from courtcards.server.metrics import CONNECTIONS
from courtcards.server.origins import address_of, is_same_site
from courtcards.server.room import Room
from courtcards.table import messages as m
from courtcards.table.commands import AnyCommand, Version
from courtcards.table.refusals import RefusedError

# How long somebody may take to say hello, in seconds.
HELLO_WITHIN = 10.0
# After so many messages that make no sense the connection is closed.
MOST_NONSENSE = 10
# So many commands of one connection may wait for their answers.
MOST_ASKED = 64
# This many bytes cost as much work as a plain message.
TOLD = 16 * 1024

# Why a connection is closed, beyond what the protocol itself knows.
NO_SUCH_TABLE, WRONG_TOKEN, TOO_SLOW, DAMAGED = 4404, 4401, 4408, 4410
POLICY, FAILED = 1008, 1011


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: who one is (without a token a spectator), and the last version one has.

    Said again, it asks for what was missed.
    """

    token: str | None = None
    version: Version | None = None


AnyInput = Hello | AnyCommand
_decoder = msgspec.json.Decoder(AnyInput)


class Allowance(NamedTuple):
    """What may come through a socket, and through all sockets of a client's together."""

    own: Bucket
    together: Bucket

    def take(self) -> bool:
        """Say whether one more message may come now."""
        return self.own.take() and self.together.take()

    def charge(self, told: int) -> None:
        """Charge a hello for as many bytes as the server had to send."""
        self.own.charge(told / TOLD)
        self.together.charge(told / TOLD)


class Sockets:
    """The endpoint. It is plain ASGI, as messages then go out without a detour."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from the first to the last message."""
        await serve(WebSocket(scope, receive, send), send)


async def serve(websocket: WebSocket, send: Send) -> None:
    """Admit a client if its token is valid, and serve it."""
    hall: Hall = websocket.app.state.hall
    gatekeeper: Gatekeeper = websocket.app.state.gatekeeper
    address = address_of(websocket)
    if not await let_in(websocket, gatekeeper, address):
        return
    try:
        await websocket.accept()
        with CONNECTIONS.labels("socket").track_inprogress():
            allowance = Allowance(gatekeeper.bucket(), gatekeeper.messages_of(address))
            await _serve(websocket, send, hall, allowance)
    except (WebSocketDisconnect, RuntimeError):
        # The other side has gone, perhaps while something was being sent.
        pass
    finally:
        gatekeeper.leave(address)


async def let_in(websocket: WebSocket, gatekeeper: Gatekeeper, address: str) -> bool:
    """Let a client in that has to `leave` the gatekeeper again, or turn it away."""
    # Coming again and again costs as much as asking again and again.
    may_come = is_same_site(websocket) and gatekeeper.may_ask(f"socket {address}")
    if may_come and gatekeeper.enter(address):
        return True
    # Before it is accepted a connection is answered with 403.
    await websocket.close()
    return False


async def _serve(websocket: WebSocket, send: Send, hall: Hall, allowance: "Allowance") -> None:
    try:
        hello = await asyncio.wait_for(_hear_hello(websocket), HELLO_WITHIN)
    except TimeoutError:
        await _turn_away(websocket, TOO_SLOW, RefusedError("invalid", "hello-too-late"))
        return
    if hello is None:
        await _turn_away(websocket, POLICY, RefusedError("invalid", "hello-missing"))
        return
    # Not earlier: a table without connections may be closed at any time.
    try:
        room = await hall.find(websocket.path_params["table"])
    except DamagedError as error:
        await _turn_away(websocket, DAMAGED, RefusedError("damaged", error.told))
        return
    except StorageError as error:
        refused = RefusedError("storage", "table-not-opened", trouble=error.trouble)
        await _turn_away(websocket, code_of(error), refused)
        return
    if room is None:
        await _turn_away(websocket, NO_SUCH_TABLE, RefusedError("invalid", "no-table"))
        return
    person = None if hello.token is None else room.table.person_of(hello.token)
    if person is None and hello.token is not None:
        await _turn_away(websocket, WRONG_TOKEN, RefusedError("not_yours", "wrong-token"))
        return
    write = websocket.scope["extensions"][WRITE]
    link = Link(person, write, partial(_send_text, send), websocket.close, hall.outbox)
    allowance.charge(room.greet(link, hello.version))
    room.attach(link)
    try:
        websocket.scope["extensions"][TELL](Listener(room, link, allowance).hear)
        # The next that comes here is the end.
        await _receive(websocket)
    finally:
        room.detach(link)
        link.is_open = False


def code_of(error: StorageError) -> int:
    """Return the code that closes a socket whose table cannot be opened now.

    One that is moving to another server is there in a moment: whoever wants it comes back at once.
    """
    return COME_BACK if isinstance(error, LostError) else FAILED


async def _hear_hello(websocket: WebSocket) -> Hello | None:
    try:
        message = _decoder.decode(await _receive(websocket))
    except UNREADABLE:
        return None
    return message if isinstance(message, Hello) else None


class Listener:
    """Does what comes through a socket, as soon as it is there: no task is needed for that."""

    __slots__ = ("_allowance", "_asked", "_link", "_nonsense", "_room")

    def __init__(self, room: Room, link: Link, allowance: Allowance) -> None:
        self._room = room
        self._link = link
        self._allowance = allowance
        # How many messages made no sense, and how many commands wait for their answers.
        self._nonsense = 0
        self._asked = 0

    def hear(self, frame: str | bytes) -> None:
        """Take a message."""
        if not self._link.is_open:
            return
        if self._asked >= MOST_ASKED or not self._allowance.take():
            self._complain(RefusedError("busy", "too-many-messages"))
            return
        try:
            message = _decoder.decode(frame)
        except UNREADABLE as error:
            said = f"That is no message of this API: {error}."
            self._complain(RefusedError("invalid", "request-invalid", said))
            return
        if isinstance(message, Hello):
            self._allowance.charge(self._room.greet(self._link, message.version))
        else:
            self._obey(message)

    def _obey(self, command: AnyCommand) -> None:
        """Have a command carried out. Its update is the answer; one accepted before is confirmed again."""
        viewer = self._link.viewer
        if viewer is None:
            self._refuse(RefusedError("not_yours", "watching"), command.id)
            return
        self._asked += 1
        self._room.ask(viewer, command, partial(self._answer, command))

    def _answer(self, command: AnyCommand, answer: int | Exception) -> None:
        self._asked -= 1
        if isinstance(answer, RepeatError):
            self._link.deliver(m.encode(m.Accepted(command.id, answer.version)))
        elif isinstance(answer, RefusedError):
            self._link.deliver(m.encode(self._room.refuse(self._link.viewer, command, answer)))
        elif isinstance(answer, Exception):
            LOG.error("command_failed", exc_info=answer)
            self._link.close(code=FAILED)

    def _complain(self, refused: RefusedError) -> None:
        """Refuse what makes no sense, and hang up if there is too much of it."""
        self._nonsense += 1
        self._refuse(refused)
        if self._nonsense >= MOST_NONSENSE:
            self._link.close(code=POLICY, why="Too many messages that make no sense.")

    def _refuse(self, refused: RefusedError, command: str | None = None) -> None:
        self._link.deliver(m.encode(m.refused(refused, command, self._room.table.version)))


async def _send_text(send: Send, text: bytes) -> None:
    await send({"type": "websocket.send", "text": text.decode()})


async def _receive(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text = message.get("text")
    return message["bytes"] if text is None else text


async def _turn_away(websocket: WebSocket, code: int, refused: RefusedError) -> None:
    await websocket.send_text(m.encode(m.refused(refused, None, 0)).decode())
    await websocket.close(code, refused.message)
