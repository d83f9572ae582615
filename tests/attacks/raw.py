"""Connections that say whatever a test wants to say, and what becomes of them."""

import socket
from types import TracebackType
from typing import Self

from tests.server.house import PATIENCE, House

HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
ASKS = HEAD + b"\r\n"


class Raw:
    """A connection that speaks bytes."""

    def __init__(self, house: House) -> None:
        self.socket = socket.create_connection(("127.0.0.1", house.port), PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send something; False if the other side has hung up."""
        try:
            self.socket.sendall(data)
        except ConnectionError:
            return False
        return True

    def head(self, end: bytes = b"\r\n\r\n") -> bytes:
        """Return the head of an answer, or all that comes up to another end."""
        got = b""
        while not got.endswith(end):
            got += self._receive()
        return got

    def answer(self) -> bytes:
        """Return one answer with a body whose length is told."""
        head, body = self.head(), b""
        (length,) = (
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length")
        )
        while len(body) < length:
            body += self._receive()
        return head + body

    def rest(self) -> bytes:
        """Return all that comes until the other side hangs up."""
        got = b""
        while True:
            try:
                data = self.socket.recv(65536)
            except ConnectionError:
                return got
            if not data:
                return got
            got += data

    def _receive(self) -> bytes:
        data = self.socket.recv(1)
        assert data, "the other side has hung up"
        return data
