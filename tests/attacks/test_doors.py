"""Whoever says too much, too slowly, or too often at a time is sent away, and the others notice nothing."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from courtcards.server.config import Limits
from courtcards.server.doors import HEAD_LINES, HEAD_SIZE, LINE_SIZE, UNTOLD_SIZE
from courtcards.server.files import FEWEST, RESERVE
from courtcards.server.front import listen
from tests.attacks.raw import ASKS, HEAD, Raw
from tests.elsewhere.test_elsewhere import ELSEWHERE
from tests.server.house import COURTCARDS, PATIENCE, House, until
from tests.server.inside import Inside

MEGABYTE = 1 << 20


@pytest.fixture(
    scope="module",
    params=[COURTCARDS, ELSEWHERE],
    ids=["uvloop and httptools", "asyncio and h11"],
)
def house(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[House]:
    """A server with each of the protocols that may be there."""
    data = tmp_path_factory.mktemp("data")
    with House(data, "--rate", "0", program=request.param) as house:
        yield house
        assert house.tracebacks == []


def memory(house: House) -> int:
    """Return how many bytes of memory the server has had at most."""
    status = Path(f"/proc/{house.pid}/status").read_text()
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def assert_fine(house: House) -> None:
    assert house.http.get("/health").status_code == 200


# Heads


def test_a_head_without_end_is_cut_off(house: House) -> None:
    before = memory(house)
    with ExitStack() as stack:
        attackers = [stack.enter_context(Raw(house)) for _ in range(3)]
        for attacker in attackers:
            assert attacker.send(HEAD + b"x: ")
        sent = 0
        while attackers and sent < 64 * MEGABYTE:
            attackers = [one for one in attackers if one.send(b"x" * MEGABYTE)]
            sent += MEGABYTE
            assert_fine(house)
        assert attackers == []
    assert memory(house) - before < 32 * MEGABYTE


@pytest.mark.parametrize(
    "lines",
    [
        b"x: " + b"x" * LINE_SIZE + b"\r\n",
        b"x: 1\r\n" * (HEAD_LINES + 1),
        (b"x: " + b"x" * 2_000 + b"\r\n") * (HEAD_SIZE // 2_000 + 1),
    ],
    ids=["line", "lines", "bytes"],
)
def test_a_head_that_is_too_long_is_refused_with_a_sentence(house: House, lines: bytes) -> None:
    with Raw(house) as raw:
        raw.send(HEAD + lines + b"\r\n")
        head, _, body = raw.rest().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ")
    assert "at most" in json.loads(body)["message"]


def test_a_socket_is_refused_with_a_head_that_is_too_long(house: House) -> None:
    wishes = b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    with Raw(house) as raw:
        raw.send(HEAD + wishes + b"x: 1\r\n" * HEAD_LINES + b"\r\n")
        assert raw.rest().startswith(b"HTTP/1.1 431 ")


def test_an_honest_head_is_read_in_whatever_pieces_it_comes(house: House) -> None:
    with Raw(house) as raw:
        for request in (ASKS, b"\r\n\r\n" + ASKS, HEAD + b"x: 1\r\n" * 90 + b"\r\n"):
            for number in range(len(request)):
                raw.send(request[number : number + 1])
            assert raw.answer().startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_is_refused_and_nothing_to_log(house: House) -> None:
    lines = len(house.lines)
    for nonsense in (b"\0\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nx\r\n\r\n"):
        with Raw(house) as raw:
            raw.send(nonsense)
            assert raw.rest().startswith(b"HTTP/1.1 400 ")
    assert house.lines[lines:] == []


# Bodies, and requests that follow each other


def post(body: bytes, *headers: bytes) -> bytes:
    head = [b"POST /api/tables HTTP/1.1", b"host: 127.0.0.1", *headers, b"", b""]
    return b"\r\n".join(head) + body


TABLE = json.dumps({"game": "royal-gambit", "name": "Anna"}, indent=1).encode()
LENGTH = b"content-length: %d" % len(TABLE)
CHUNKED = b"transfer-encoding: chunked"


def test_bodies_are_read_in_whatever_pieces_they_come(house: House) -> None:
    request = post(TABLE, LENGTH)
    with Raw(house) as raw:
        for size in (1, 50, len(request)):
            for start in range(0, len(request), size):
                raw.send(request[start : start + size])
            assert raw.answer().startswith(b"HTTP/1.1 201 ")
        chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in TABLE)
        raw.send(post(chunks + b"0\r\n\r\n", CHUNKED))
        assert raw.rest().startswith(b"HTTP/1.1 201 ")


def test_requests_that_come_together_are_answered_one_after_the_other(house: House) -> None:
    with Raw(house) as raw:
        raw.send((ASKS + post(TABLE, LENGTH)) * 20)
        for _ in range(20):
            assert raw.answer().startswith(b"HTTP/1.1 200 ")
            assert raw.answer().startswith(b"HTTP/1.1 201 ")


def test_a_flood_of_requests_that_come_together_takes_no_memory(house: House) -> None:
    before = memory(house)
    with ExitStack() as stack:
        attackers = [stack.enter_context(Raw(house)) for _ in range(24)]
        for attacker in attackers:
            attacker.socket.setblocking(False)
            for _ in range(40):
                try:
                    attacker.socket.send(b"GET / HTTP/1.1\r\nhost: ::1\r\n\r\n" * 10_000)
                except (BlockingIOError, ConnectionError):
                    break
        assert_fine(house)
    assert memory(house) - before < 32 * MEGABYTE


def test_a_body_of_untold_length_has_an_end(house: House) -> None:
    piece = b"x" * 1_000
    chunk = b"%x\r\n%s\r\n" % (len(piece), piece)
    for more in (chunk, b"1;" + piece + b"\r\nx\r\n", b"0\r\n" + (b"x: " + piece + b"\r\n") * 10):
        with Raw(house) as raw:
            raw.send(post(b"", CHUNKED))
            assert not all(raw.send(more) for _ in range(64 * MEGABYTE // len(more)))
    assert len(chunk) * 60 < UNTOLD_SIZE
    with Raw(house) as raw:
        raw.send(post(chunk * 60 + b"0\r\n\r\n", CHUNKED))
        assert raw.rest().startswith(b"HTTP/1.1 413 ")


# Time


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = Limits(rate=0, request_time=0.3, connections_per_client=10)
    with Inside(tmp_path_factory.mktemp("hasty"), limits=limits) as house:
        yield house


@pytest.mark.parametrize(
    "begun", [HEAD, HEAD + b"x: ", post(TABLE[:-1], LENGTH), post(b"1\r\n", CHUNKED)]
)
def test_a_request_that_is_not_complete_in_time_is_refused(hasty: House, begun: bytes) -> None:
    with Raw(hasty) as raw:
        raw.send(begun)
        head, _, body = raw.rest().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert "0.3 seconds" in json.loads(body)["message"]


def test_so_is_one_that_follows_another(hasty: House) -> None:
    with Raw(hasty) as raw:
        raw.send(ASKS + HEAD)
        assert raw.answer().startswith(b"HTTP/1.1 200 ")
        assert raw.rest().startswith(b"HTTP/1.1 408 ")


def test_every_byte_in_time_is_not_enough(hasty: House) -> None:
    with Raw(hasty) as raw:
        raw.send(HEAD + b"x: ")
        # It ends only because the server hangs up.
        until(lambda: not raw.send(b"x"))


def test_whoever_asks_for_nothing_goes(hasty: House) -> None:
    with Raw(hasty) as raw:
        assert raw.rest() == b""


def test_sockets_and_streams_stay(hasty: House) -> None:
    place = hasty.create()
    guest = hasty.sit(place)
    guest.wait(lambda known: known["room"])
    with Raw(hasty) as raw:
        raw.rest()
    # More than a request's time has passed.
    assert guest.ask("rename", name="Cleo")["type"] == "update"


# Too many at a time


def test_half_open_connections_count_against_their_client(tmp_path: Path) -> None:
    # However long all this takes, none of them is too slow.
    limits = Limits(rate=0, request_time=3_600, connections_per_client=10)
    most = limits.with_visits(10)
    assert most is not None
    with Inside(tmp_path, limits=limits) as house:
        with ExitStack() as stack:
            halves = [stack.enter_context(Raw(house)) for _ in range(2 * most)]
            for half in halves:
                half.send(HEAD)
            for half in halves[most:]:
                assert half.rest().startswith(b"HTTP/1.1 429 ")
        # All are gone, and forgotten.
        until(lambda: house.http.get("/health").status_code == 200)


FEW = RESERVE + FEWEST + 8
LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, {FEW}))
from courtcards.cli.main import main
main()
"""


def test_a_server_with_few_files_says_so_and_keeps_some_in_reserve(tmp_path: Path) -> None:
    arguments = ("--rate", "0", "--max-per-client", "0")
    with House(tmp_path, *arguments, program=("-c", LIMITED)) as house, ExitStack() as stack:
        assert any(f"At most {FEW - RESERVE} connections" in line for line in house.lines)
        anna = house.sit(house.create())
        anna.wait(lambda known: known["room"])
        crowd = [stack.enter_context(Raw(house)) for _ in range(2 * FEW)]
        # There is nothing left for anybody else, but what is there works and is stored.
        last = crowd[-1].rest()
        assert last.startswith(b"HTTP/1.1 503 ")
        assert "full" in json.loads(last.partition(b"\r\n\r\n")[2])["message"]
        assert anna.ask("rename", name="Cleo")["type"] == "update"
        assert house.tracebacks == []


def test_a_server_raises_the_limit_if_it_may(tmp_path: Path) -> None:
    raised = LIMITED.replace(f"{FEW}, {FEW}", f"{FEW}, 4096")
    with House(tmp_path, "--max-connections", "300", program=("-c", raised)) as house:
        limits = Path(f"/proc/{house.pid}/limits").read_text()
        (files,) = (line for line in limits.splitlines() if line.startswith("Max open files"))
        assert int(files.split()[3]) == 300 + 32 + 30 + RESERVE
        assert not any("are possible at a time" in line for line in house.lines)


def test_a_server_that_may_open_next_to_no_files_does_not_start(tmp_path: Path) -> None:
    none = LIMITED.replace(f"{FEW}, {FEW}", "64, 64")
    command = [sys.executable, "-c", none, "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    words = f"allows a process only 64 open files (ulimit -n); a server needs {RESERVE + FEWEST}"
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system decides")
def test_whoever_takes_nothing_of_what_is_sent_is_gone_some_day() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


# What is cut off


def test_a_request_cut_in_its_body_is_nothing_to_log(house: House) -> None:
    lines = len(house.lines)
    for begun in (post(TABLE[:-1], LENGTH), post(b"5\r\nab", CHUNKED), post(b"", LENGTH)):
        with Raw(house) as raw:
            raw.send(begun)
            raw.socket.shutdown(socket.SHUT_WR)
            # When nothing more comes from there, the server is done with it.
            assert raw.rest() == b""
    assert house.lines[lines:] == []
