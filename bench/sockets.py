"""A WebSocket client that costs next to nothing, as it shares the machine with what it measures."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

Hear = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80  # of the frames of a message
MASKED = 0x80
KEY = bytes(4)  # masking with noughts changes nothing, so it needs no work


class Socket(asyncio.Protocol):
    """One connection; every message that arrives is handed to `hear`."""

    def __init__(self, path: str, hear: Hear) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.hear = hear
        self._path = path
        self._talking = False
        self._rest = b""
        self._parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"{self._path} was not opened"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        self._rest = self._frames(data) if self._talking else self._handshake(data)

    def send(self, message: bytes) -> None:
        self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        if not self.closed:
            self._transport.write(frame(CLOSE, struct.pack("!H", 1000)))
            self._transport.close()

    def _handshake(self, data: bytes) -> bytes:
        """Read the answer to the upgrade; return what is still to be read."""
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101 "):
            self._transport.close()
            return b""
        self._talking = True
        self.opened.set_result(None)
        return self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        """Read the frames that are there in full; return what is left."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if size < end:
                break
            first = data[at]
            if first == LAST | TEXT:
                self.hear(data[start:end])
            else:
                self._rare(first, data[start:end])
            at = end
        return data[at:]

    def _rare(self, first: int, payload: bytes) -> None:
        """Take a frame that is not a whole text message."""
        kind = first & 0xF
        if kind == PING:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            self._parts.append(payload)
            if first & LAST:
                message, self._parts = b"".join(self._parts), []
                self.hear(message)


def frame(kind: int, payload: bytes) -> bytes:
    """Return the one frame of a message from a client."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", LAST | kind, MASKED | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", LAST | kind, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", LAST | kind, MASKED | 127, size)
    return head + KEY + payload


async def connect(port: int, path: str, hear: Hear) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, hear), "127.0.0.1", port)
    await socket.opened
    return socket
