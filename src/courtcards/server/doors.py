"""Connection limits, enforced before a request or socket reaches the application.

The layers below would read the head of a request however long it is, wait for the rest of it for ever, and
begin any number of pipelined requests. Here a head is buffered until it is complete, and passed on only if
it is short, one request at a time; clients that are too slow or have too many connections are turned away.
Sockets are read in small pieces.

It works with every HTTP protocol of uvicorn, since it needs only its `cycle`.
"""

import asyncio
import struct
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as WebSocketRequest
from websockets.protocol import OPEN

from courtcards.server.config import Config
from courtcards.server.files import most_connections
from courtcards.server.limits import Bucket
from courtcards.server.metrics import TURNED_AWAY
from courtcards.server.origins import Proxies, client_at
from courtcards.server.problems import ProblemError, problem

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Http
else:
    # Which one it is only turns out when the server starts.
    _Http = asyncio.Protocol

# The head of a request: how many bytes, how many lines, and bytes in one of them (websockets take 8 KB).
HEAD_SIZE, HEAD_LINES, LINE_SIZE = 16 * 1024, 100, 8_000
# The most bytes of a body of undeclared length, including chunk headers; and how many
# of them are read at once, so that little of what comes after its end is read too.
UNTOLD_SIZE, UNTOLD_PIECE = 64 * 1024, 1024
# The most bytes that may wait while the request before is being answered.
WAITING_SIZE = 4 * HEAD_SIZE

# How many bytes of a socket are read at once; how many frames it may send for each message, and a few at once
# beyond that, so that a client that sends too much is warned first.
FRAMES_PIECE, MORE_FRAMES, SOME_FRAMES = 1024, 4, 64

# Where an application finds `SocketDoor.write` and `SocketDoor.tell`, among the extensions of ASGI.
WRITE, TELL = "courtcards.write", "courtcards.tell"
# Takes a message, text or not.
Hear = Callable[[str | bytes], None]
# The first byte of a frame that is a whole text message.
WHOLE_TEXT = 0x81


class Doorkeeper:
    """Counts the connections there are, by client; a proxy's are many clients', and it counts itself."""

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self._most = most_connections(config.limits)
        self._most_of_one = config.limits.with_visits(config.limits.connections_per_client)
        self._proxies = Proxies(config.proxies)
        # Where only other nodes come, for all their clients.
        self.inner_port = config.inner_port
        self._count = 0
        self._of: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """Count a connection; say why it must go at once, if it must."""
        client = client_at(address)
        self._count += 1
        self._of[client] += 1
        if self._most is not None and self._count > self._most:
            return "full"
        if self._most_of_one is None or not address or address in self._proxies:
            return None
        return "many" if self._of[client] > self._most_of_one else None

    def leave(self, address: str) -> None:
        """Count a connection that is over."""
        client = client_at(address)
        self._count -= 1
        self._of[client] -= 1
        if not self._of[client]:
            del self._of[client]


class Door(_Http):
    """A connection for requests, before a protocol of uvicorn's."""

    keeper: Doorkeeper

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        # What has come and was not handed on yet, and up to where the end of a head was looked for.
        self._kept = bytearray()
        self._looked = 0
        # How many bytes of the body are to come.
        self._left = 0
        self._address = ""
        # Whether it was sent away, or is a socket now.
        self._is_over = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in."""
        super().connection_made(transport)
        is_node = self.server is not None and self.server[1] == self.keeper.inner_port
        self._address = self.client[0] if self.client and not is_node else ""
        why = self.keeper.enter(self._address)
        if why == "full":
            self._send_away(why, ProblemError(503, "busy", "house-full"))
        elif why == "many":
            self._send_away(why, ProblemError(429, "busy", "too-many-connections"))
        else:
            self._watch_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count somebody who went."""
        self._is_over = True
        self._stop_watch()
        self.keeper.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes."""
        if not self._is_over:
            # A short pause between two requests is over with the first byte.
            self._unset_keepalive_if_required()
            self._kept += data
            self._go_on()

    def on_response_complete(self) -> None:
        """Go on with the next request, if there is one already."""
        super().on_response_complete()
        self._go_on()

    def send_400_response(self, msg: str) -> None:
        """Turn away a client that does not speak HTTP."""
        self._send_away("head", ProblemError(400, "invalid", "request-unreadable", msg))

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """Become a socket."""
        self._is_over = True
        self._stop_watch()
        self.keeper.leave(self._address)
        super().handle_websocket_upgrade(*request)

    def _go_on(self) -> None:
        """Hand on what can be handed on."""
        while self._kept and not self._is_over and not self.transport.is_closing():
            if self._left:
                self._hand_on_body()
            elif self._is_answering:
                self._wait()
                break
            elif not self._hand_on_head():
                break
        self._watch_time()

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self.flow.pause_reading()
        if len(self._kept) > WAITING_SIZE:
            self._send_away("head", _too_long())

    def _hand_on_head(self) -> bool:
        """Pass on a complete head; False if there is none yet."""
        size = self._find_end()
        if (size or len(self._kept)) > HEAD_SIZE or (size and not _is_short(self._kept[:size])):
            self._send_away("head", _too_long())
        if not size or self._is_over:
            return False
        before = self.cycle
        super().data_received(self._take(size))
        if self._is_over or self.transport.is_closing():
            return False
        if self.cycle is before:
            self.send_400_response("This is no request.")
            return False
        self._begin_body()
        return True

    def _find_end(self) -> int | None:
        """Return how long the head is, or None as long as it is not complete."""
        if self._kept.startswith((b"\r", b"\n")):
            # Empty lines before a request mean nothing.
            self._kept = self._kept.lstrip(b"\r\n")
        start, self._looked = max(0, self._looked - 2), len(self._kept)
        for end in (b"\n\r\n", b"\n\n"):
            found = self._kept.find(end, start, HEAD_SIZE)
            if found >= 0:
                self._looked = 0
                return found + len(end)
        return None

    def _begin_body(self) -> None:
        """Find out how much is to come after a head."""
        headers = dict(self.cycle.scope["headers"])
        if b"transfer-encoding" in headers:
            # Nobody but the parser knows where it ends: nothing may come after it.
            self.cycle.keep_alive = False
            self._left = UNTOLD_SIZE
        else:
            self._left = int(headers.get(b"content-length", 0))
        if not self._left:
            self._stop_watch()

    def _hand_on_body(self) -> None:
        is_untold = b"transfer-encoding" in dict(self.cycle.scope["headers"])
        size = min(self._left, len(self._kept), UNTOLD_PIECE if is_untold else self._left)
        cycle = self.cycle
        super().data_received(self._take(size))
        self._left -= size
        if is_untold and not cycle.more_body:
            self._left = 0
            self._kept.clear()
        elif is_untold and not self._left:
            most = self.keeper.limits.message_size
            too_long = ProblemError(413, "invalid", "request-too-long", bytes=most)
            self._send_away("body", too_long)
        if not self._left:
            self._stop_watch()

    def _take(self, size: int) -> bytes:
        part = bytes(self._kept[:size])
        del self._kept[:size]
        return part

    def _send_away(self, kind: str, refused: ProblemError) -> None:
        """Answer in place of everybody else, and close the connection."""
        self._is_over = True
        self._stop_watch()
        self._kept.clear()
        TURNED_AWAY.labels(kind).inc()
        if not self._is_answered:
            self.transport.write(_answer(refused))
        if self._is_answering:
            # Whoever waits for the rest of the request will hear that nothing comes.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    @property
    def _is_answered(self) -> bool:
        """Whether the request at hand has an answer already, or a part of one."""
        cycle = self.cycle
        return (
            cycle is not None and cycle.response_started and (self._left > 0 or self._is_answering)
        )

    # Time

    def _watch_time(self) -> None:
        """Give a request that has begun, and the first one, the time it may take."""
        is_begun = self._left or (self._kept and not self._is_answering) or self.cycle is None
        if is_begun and self._timer is None and not self._is_over:
            time = self.keeper.limits.request_time
            self._timer = self.loop.call_later(time, self._be_done)

    def _stop_watch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _be_done(self) -> None:
        if not self._kept and not self._left:
            # Browsers open connections ahead, for later.
            TURNED_AWAY.labels("slow").inc()
            self.transport.close()
            return
        seconds = f"{self.keeper.limits.request_time:g}"
        too_slow = ProblemError(408, "invalid", "request-too-slow", seconds=seconds)
        self._send_away("slow", too_slow)


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a socket.

    Thousands of frames fit into what comes at once. The layer below would read them all before
    anybody else gets a turn, and would not count control frames and fragments (pings, pongs, parts
    of messages).
    """

    keeper: Doorkeeper

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = self.keeper.limits
        at_once = MORE_FRAMES * limits.burst + SOME_FRAMES
        self._frames = Bucket(MORE_FRAMES * limits.rate, at_once)
        # What has come and was not read yet, and whether it is to be read soon.
        self._kept = bytearray()
        self._is_due = False
        self._hear: Hear | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it."""
        super().connection_made(transport)
        self.keeper.enter(self._address)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._kept.clear()
        # Whoever hears knows this door too: nobody else would part them.
        self._hear = None
        self.keeper.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: WebSocketRequest) -> None:
        """Begin, and offer the application a short way out and in."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write
            extensions[TELL] = self.tell

    def write(self, text: bytes) -> bool:
        """Send a text message if the network takes it at once; False if it has to wait for `send`.

        These are the bytes that `send` writes. It decodes, checks and encodes them again for everybody
        who gets them, in many small steps, which takes longer than sending them.
        """
        if not self.writable.is_set():
            return False
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(frame_head(len(text)) + text)
        return True

    def tell(self, hear: Hear) -> None:
        """Hand every message to somebody at once, from now on; only the end comes by `receive`.

        By `receive` each of them stops the reading, wakes up a task, and starts the reading again.
        """
        self._hear = hear
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                # Nothing comes after the end.
                self.queue.put_nowait(message)
                return
            hear(message.get("text") or message.get("bytes") or "")
        if self.read_paused:
            self.read_paused = False
            if self._kept:
                self._hold()
            else:
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that is complete."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            # There it is known what to do.
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(message)

    def data_received(self, data: bytes) -> None:
        """Read what comes, or the first piece of it."""
        if not self.handshake_initiated or (len(data) <= FRAMES_PIECE and not self._kept):
            super().data_received(data)
        else:
            self._kept += data
            self._hold()

    async def receive(self) -> Any:
        """Wait for a message; read more if there are no others."""
        message = await super().receive()
        if self._kept:
            self._hold()
        return message

    def handle_events(self) -> None:
        """Take frames, unless they are too many."""
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        elif not self.transport.is_closing():
            TURNED_AWAY.labels("frames").inc()
            self.conn.fail(1008, "Too many frames.")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def _hold(self) -> None:
        """Take nothing more until what was kept is read, a piece at a time."""
        if self.transport.is_closing():
            self._kept.clear()
            return
        self.transport.pause_reading()
        # As long as messages wait, they come first.
        if not self._is_due and not self.read_paused:
            self._is_due = True
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_due = False
        if self._kept and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._kept[:FRAMES_PIECE])
            del self._kept[:FRAMES_PIECE]
            super().data_received(piece)
        if self._kept:
            self._hold()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""


def frame_head(size: int) -> bytes:
    """Return what comes before a text message of a server's: a whole message in one frame, not masked.

    >>> frame_head(5).hex(), frame_head(300).hex()
    ('8105', '817e012c')
    """
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


def make_doors(config: Config) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocols of a server, for requests and for sockets."""
    keeper = Doorkeeper(config)
    http = type("HttpDoor", (Door, AutoHTTPProtocol), {"keeper": keeper})
    return http, type("WebSocketDoor", (SocketDoor,), {"keeper": keeper})


def _is_short(head: bytes | bytearray) -> bool:
    lines = head.split(b"\n")
    return len(lines) <= HEAD_LINES + 2 and max(map(len, lines)) <= LINE_SIZE


def _too_long() -> ProblemError:
    return ProblemError(431, "invalid", "request-head-too-long", bytes=HEAD_SIZE, lines=HEAD_LINES)


def _answer(refused: ProblemError) -> bytes:
    body = msgspec.json.encode(problem(refused))
    status = refused.status
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
