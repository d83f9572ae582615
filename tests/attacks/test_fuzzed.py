"""Requests and messages with anything wrong in them, byte by byte: no fault, no change."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from courtcards.server.api import ENDPOINTS
from tests.server.house import PATIENCE, Data, Guest, House
from tests.server.test_fuzz import COMMANDS, nothing_changes
from tests.server.test_tables import sit_down

# How many do it side by side, and how many messages go through one socket: more nonsense closes it.
TOGETHER, MESSAGES = 8, 9
STATUS = re.compile(rb"HTTP/1.1 (\d{3}) ")
# What is put in somewhere: what has been trouble elsewhere.
TROUBLE = (
    b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\r\n", b"\r\n\r\n", b"%00", b"%2e%2e/", b"/../", b"'", b'"',
    b"{", b"[", b"9" * 400, b"-1", b"1e999", b"NaN", b"\\ud800", "\u202e\u3164".encode(), b":", b";",
    b"A" * 9000, b"chunked",
)  # fmt: skip


def mangle(chance: Random, data: bytes) -> bytes:
    """Do something to data, one to four times."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.choice((0, 1, 1, 2, 8, 40)))
        how = chance.randrange(5)
        if how == 0:
            data = data[:at] + data[to:]
        elif how == 1:
            data = data[:at] + chance.choice(TROUBLE) + data[at:]
        elif how == 2:
            data = data[:at] + chance.randbytes(to - at) + data[to:]
        elif how == 3:
            data = data[:to] + data[at:to] * chance.randint(1, 3) + data[to:]
        elif chance.random() < 0.2:
            data = data[:at]
    return data


def requests(table: str) -> list[bytes]:
    """Return requests that are right, of somebody who has no token and asks for what there is not."""
    found = []
    for endpoint in ENDPOINTS:
        path = re.sub(r"{number:\w+}", "1", endpoint.path)
        path = path.format(table=table, game="royal-gambit", code="en")
        body = b""
        if endpoint.body is not None:
            # Tables that can be made, and seats that can be taken, would be changes.
            body = json.dumps({"type": "start", "id": "x", "version": 9**9, "game": "x"}).encode()
        head = f"{endpoint.method} {path}?start=1&seat=1&lang=ja HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += f"Content-Length: {len(body)}\r\nAuthorization: Bearer guessed\r\n\r\n"
        found.append(head.encode() + body)
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    return [*found, (head + upgrade + key).encode()]


# What somebody who plays may say without any effect, even if it happens to have the right version.
HARMLESS: list[Data] = [
    {"type": "move", "move": {"do": "offer", "card": "unicorn", "to": 1, "claim": "unicorn"}},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "hello", "token": None},
]


def messages(is_player: bool) -> list[bytes]:
    """Return commands that change nothing: any of a spectator's, and what a player cannot do now."""
    kinds = HARMLESS if is_player else COMMANDS
    return [json.dumps({"id": "x", "version": 9**9, **one}).encode() for one in kinds]


class Fuzz:
    """Sends what is mangled; counts the answers, by status or type."""

    def __init__(self, house: House, anna: Guest, seed: str) -> None:
        self.house = house
        self.anna = anna
        self.chance = Random(seed)
        self.answers: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        """Send so many requests and messages, half of each."""

        async def work() -> None:
            for kind, job in (("requests", self.ask), ("messages", self.talk)):
                while self.answers[kind] < count // 2:
                    await asyncio.wait_for(job(), PATIENCE)

        await asyncio.gather(*(work() for _ in range(TOGETHER)))

    async def ask(self) -> None:
        """Send one request, and read all that is answered."""
        self.answers["requests"] += 1
        request = mangle(self.chance, self.chance.choice(requests(self.anna.table)))
        reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
        try:
            writer.write(request)
            # Nothing more will come: it need not be waited for.
            writer.write_eof()
            answer = await reader.read()
        except ConnectionError:
            answer = b""
        finally:
            writer.close()
        self.answers.update(status.decode() for status in STATUS.findall(answer))

    async def talk(self) -> None:
        """Send messages through one socket, as a spectator or as somebody who plays."""
        is_player = self.chance.random() < 0.5
        token = self.anna.token if is_player else None
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.anna.table}/socket"
        try:
            async with connect(url, compression=None, ping_interval=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                await socket.recv()
                for message in self._mangled(messages(is_player)):
                    await socket.send(message, text=True)
                    answer = json.loads(await socket.recv())
                    self.answers[answer["type"]] += 1
        except (ConnectionClosed, UnicodeDecodeError):
            # What is no UTF-8, or too long, closes a socket.
            self.answers["closed"] += 1

    def _mangled(self, seeds: Sequence[bytes]) -> Iterator[bytes]:
        for _ in range(MESSAGES):
            self.answers["messages"] += 1
            message = mangle(self.chance, self.chance.choice(seeds))
            # Bytes that are no text close the socket, so mostly it is text.
            is_text = self.chance.random() < 0.9
            yield message.decode("utf-8", "replace").encode() if is_text else message


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data: Path = tmp_path_factory.mktemp("data")
    with House(data, "--rate", "0", "--max-per-client", "0", "--grace", "600") as house:
        yield house


@pytest.mark.parametrize(
    "count", [1_000, pytest.param(100_000, marks=pytest.mark.slow)], ids=["few", "many"]
)
def test_nothing_mangled_does_any_harm(house: House, count: int) -> None:
    anna, _ = sit_down(house, game="cockroach-poker")
    fuzz = Fuzz(house, anna, f"fuzz {count}")
    with nothing_changes(house, anna):
        asyncio.run(fuzz.run(count))
    print(dict(fuzz.answers))
    assert [status for status in fuzz.answers if status.startswith("5")] == []
    assert fuzz.answers["requests"] + fuzz.answers["messages"] >= count
    assert fuzz.answers["refused"] > count / 4
    assert fuzz.answers["404"] > 0
    assert house.tracebacks == []
