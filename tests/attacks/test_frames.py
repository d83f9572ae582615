"""A flood of frames through one socket holds up nobody else, and ends soon."""

import re
import struct
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.attacks.raw import Raw
from tests.elsewhere.test_elsewhere import ELSEWHERE
from tests.server.house import COURTCARDS, House

TEXT, PART, PING, PONG = 0x81, 0x00, 0x89, 0x8A


@pytest.fixture(
    scope="module",
    params=[COURTCARDS, pytest.param(ELSEWHERE, marks=pytest.mark.slow)],
    ids=["uvloop and httptools", "asyncio and h11"],
)
def house(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), program=request.param) as house:
        yield house
        assert house.tracebacks == []


@pytest.fixture(scope="module")
def table(house: House) -> str:
    return str(house.create()["table"])


def frame(kind: int, data: bytes = b"") -> bytes:
    """Return a frame as clients send them, with a mask that changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([kind]) + size + bytes(4) + data


def upgrade(house: House, table: str) -> Raw:
    raw = Raw(house)
    raw.send(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert raw.head().startswith(b"HTTP/1.1 101 ")
    return raw


@pytest.mark.parametrize(
    "flood",
    [frame(TEXT), frame(PING), frame(PING, b"x" * 125), frame(PONG), frame(PART)],
    ids=["texts", "pings", "long pings", "pongs", "parts"],
)
@pytest.mark.parametrize("says_hello", [True, False])
def test_a_flood_of_frames_ends_and_nobody_else_notices(
    house: House, table: str, flood: bytes, says_hello: bool
) -> None:
    guest = house.watch(table)
    guest.wait(lambda known: known["room"])
    before = sent_away(house)
    with ExitStack() as stack:
        attackers = [stack.enter_context(upgrade(house, table)) for _ in range(3)]
        for attacker in attackers:
            begun = frame(TEXT, b'{"type": "hello"}') if says_hello else b""
            begun += frame(0x01, b"x") if flood == frame(PART) else b""
            attacker.send(begun + flood * 100_000)
        # The guest is served before they are done with.
        guest.send({"type": "hello"})
        guest.receive()
        for attacker in attackers:
            answers = attacker.rest()
            # Each has said 100,000 things.
            assert answers.count(b"\x8a") < 2_000
    assert sent_away(house) == before + 3
    guest.close()


def sent_away(house: House) -> float:
    """Return how many sockets were closed because of too many frames."""
    found = re.search(r'turned_away_total{kind="frames"} (\S+)', house.http.get("/metrics").text)
    return float(found[1]) if found else 0.0


def test_frames_that_come_together_are_read_in_their_order(house: House, table: str) -> None:
    said = b'{"type": "say", "id": "%d", "version": 1, "phrase": "hello"}'
    messages = b"".join(
        frame(PING, b"%d" % number) + frame(TEXT, said % number) for number in range(40)
    )
    with upgrade(house, table) as raw:
        raw.send(frame(TEXT, b'{"type": "hello"}') + messages)
        got = raw.head(b'"id":"39"')
    answers = [got.index(b'"id":"%d"' % number) for number in range(40)]
    assert answers == sorted(answers)
    pongs = [got.index(b"\x8a%c%d" % (len(str(number)), number)) for number in range(40)]
    assert pongs == sorted(pongs)
