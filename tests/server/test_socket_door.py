"""Whatever pieces the frames of a client come in, the same messages are heard."""

import asyncio
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from courtcards.server.config import Config
from courtcards.server.doors import TELL
from courtcards.server.run import make_server

HEAD = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
KEY = bytes((1, 2, 3, 4))
TEXT, BINARY, REST, LAST, PING, PONG = 0x81, 0x82, 0x00, 0x80, 0x89, 0x8A
CLOSE = b"\x88"
# What a client says, in the order in which it says it: frames, and what is heard of each.
Said = list[tuple[bytes, list[str | bytes]]]


def frame(kind: int, data: bytes) -> bytes:
    """Return a frame as a browser sends it."""
    masked = bytes(byte ^ KEY[at % 4] for at, byte in enumerate(data))
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([kind]) + size + KEY + masked


class Line(asyncio.Transport):
    """The network, as a connection sees it; what is written there is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_over = False
        self.waits = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_over = True

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        self.waits = True

    def resume_reading(self) -> None:
        self.waits = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


async def hear(pieces: list[bytes]) -> tuple[list[str | bytes], Line]:
    """Return what an application is told if so much comes at a time, and what is left of the line."""
    heard: list[str | bytes] = []

    async def listen(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][TELL](heard.append)
        await receive()

    config = make_server(Config(data=Path()), listen).config  # type: ignore[arg-type]
    config.load()
    door = config.ws_protocol_class(config, ServerState(), {}, asyncio.get_running_loop())  # type: ignore[misc, call-arg]
    line = Line()
    door.connection_made(line)
    for piece in (HEAD, *pieces):
        while line.waits and not line.is_over:
            await asyncio.sleep(0)
        if not line.is_over:
            door.data_received(piece)
        await asyncio.sleep(0)
    while line.waits and not line.is_over:
        await asyncio.sleep(0)
    door.connection_lost(None)
    return heard, line


def text(words: str) -> tuple[bytes, list[str | bytes]]:
    return frame(TEXT, words.encode()), [words]


def parts(words: list[str]) -> tuple[bytes, list[str | bytes]]:
    """Say a text in parts."""
    kinds = [1, *[REST] * (len(words) - 1)]
    kinds[-1] |= LAST
    said = [frame(kind, one.encode()) for kind, one in zip(kinds, words, strict=True)]
    return b"".join(said), ["".join(words)]


# Short ones, and those whose size takes more than one byte.
words = st.text(max_size=40) | st.integers(100, 400).map(lambda size: "ß" * (size // 2) + "!")
said: st.SearchStrategy[tuple[bytes, list[str | bytes]]] = st.one_of(
    words.map(text),
    st.lists(words, min_size=1, max_size=4).map(parts),
    st.binary(min_size=1, max_size=30).map(lambda data: (frame(BINARY, data), [data])),
    st.binary(max_size=30).map(lambda data: (frame(PING, data), [])),
    st.binary(max_size=30).map(lambda data: (frame(PONG, data), [])),
)
one_move = text('{"type":"move","id":"m1","version":12,"move":{"do":"hit"}}')


@given(st.lists(said, max_size=8), st.lists(st.integers(1, 300), max_size=12))
@example([one_move] * 3, [])
@example([one_move, (frame(PONG, b"1234"), []), one_move], [])
@example([one_move, one_move], [2])
@example([one_move, parts(["a", "b"]), one_move], [len(one_move[0]), 7])
def test_the_same_is_heard_in_whatever_pieces_it_comes(all_said: Said, sizes: list[int]) -> None:
    wanted = [message for _, messages in all_said for message in messages]
    whole = b"".join(data for data, _ in all_said)
    pieces, at = [], 0
    for size in sizes:
        pieces.append(whole[at : at + size])
        at += size
    for cut in ([data for data, _ in all_said], [*pieces, whole[at:]]):
        heard, line = asyncio.run(hear([piece for piece in cut if piece]))
        assert heard == wanted
        assert CLOSE not in line.written[-4:-3]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (bytes([TEXT, 2]) + b"hi", 1002),
        (frame(REST, b"hi"), 1002),
        (frame(0x83, b"hi"), 1002),
        (frame(0xC1, b"hi"), 1002),
        (frame(TEXT, b"x" * 8193), 1009),
    ],
    ids=["no text", "not masked", "the rest of nothing", "no such kind", "compressed", "too long"],
)
@pytest.mark.parametrize("before", [[], [one_move[0]], [frame(PING, b""), one_move[0]]])
def test_what_is_wrong_ends_the_connection(before: list[bytes], wrong: bytes, code: int) -> None:
    heard, line = asyncio.run(hear([*before, wrong, one_move[0]]))
    assert heard == [message for message in one_move[1] if one_move[0] in before]
    assert line.is_over
    assert struct.pack("!H", code) in line.written


def test_a_text_amid_the_parts_of_another_ends_the_connection() -> None:
    heard, line = asyncio.run(hear([frame(1, b"a"), one_move[0]]))
    assert heard == []
    assert line.is_over


def test_nothing_is_heard_after_the_end() -> None:
    end = frame(0x88, struct.pack("!H", 1000))
    for pieces in ([end, one_move[0]], [end + one_move[0]]):
        heard, line = asyncio.run(hear(pieces))
        assert heard == []
        assert line.is_over
