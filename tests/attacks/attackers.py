"""What strangers do to a house: `python -m tests.attacks.attackers hellos URL TABLE`, until killed.

They come from an address of their own, as whoever they attack would.
"""

import json
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.house import open_socket

# On Linux everything that begins with 127 is this machine.
ADDRESS = "127.0.0.66"
# How often a socket says hello, a second: as often as it may.
HELLOS = 28
# The status for whoever asks too often.
BUSY = "429"


def connect(url: str) -> socket.socket:
    """Connect from the address of strangers."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    return socket.create_connection((parts.hostname, parts.port), source_address=(ADDRESS, 0))


def say_begun() -> None:
    print("begun", flush=True)


def paced(per_second: float) -> Iterator[int]:
    """Count, so many times a second."""
    begun = time.monotonic()
    for number in count():
        yield number
        time.sleep(max(0.0, begun + (number + 1) / per_second - time.monotonic()))


def hellos(url: str, table: str, version: str, sockets: str) -> None:
    """Spectators ask again and again for what happened since a version; who is sent away comes back."""
    address = f"{url}/api/tables/{table}/socket"
    hello = json.dumps({"type": "hello", "version": int(version)})
    links: list[ClientConnection | None] = [None] * int(sockets)
    for number in paced(HELLOS):
        for place, link in enumerate(links):
            try:
                links[place] = link = link or open_link(address)
                link.send(hello)
                # What comes is taken, else they would be cut off.
                link.recv()
            except (ConnectionClosed, InvalidStatus):
                links[place] = None
        if number == 1:
            say_begun()


def open_link(address: str) -> ClientConnection:
    """Open a socket at a table, to be held for as long as it lasts."""
    return ExitStack().enter_context(open_socket(address, sock=connect(address)))


def requests(url: str, *paths: str) -> None:
    """Ask for paths as fast as they are answered, on a connection each; `{n}` counts up.

    What a client may ask for at once is asked for first: that is no attack yet.
    """
    links = [connect(url) for _ in paths]
    has_begun = False
    for number in count():
        for link, path in zip(links, paths, strict=True):
            line = f"GET {path.replace('{n}', str(number))} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            link.sendall(line.encode())
        answers = [_take_answer(link) for link in links]
        if BUSY in answers and not has_begun:
            has_begun = True
            say_begun()


def lessons(url: str) -> None:
    """Play scenes of lessons with moves that nobody has made before."""
    link = connect(url)
    for number in count():
        body = json.dumps({"moves": [{"do": "hit", "n": number}]})
        head = f"POST /api/lessons/royal-gambit/{number % 6 + 1} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        link.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        _take_answer(link)
        if number == 1:
            say_begun()


def heads(url: str) -> None:
    """Heads of requests that have no end, one after the other, each up to 60 MB."""
    for number in paced(30):
        with connect(url) as link, suppress(ConnectionError):
            for _ in range(1_000):
                link.sendall(b"a" * 60_000)
        if number == 1:
            say_begun()


def half_open(url: str) -> None:
    """Connections that begin a request and never end it; of those that are cut off nobody takes notice."""
    links: deque[socket.socket] = deque(maxlen=500)
    for number in paced(200):
        links.append(connect(url))
        with suppress(ConnectionError):
            links[-1].sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0")
        if number == 100:
            say_begun()


def tables(url: str) -> None:
    """Public tables, as fast as they are made."""
    body = json.dumps({"name": "Eve", "game": "royal-gambit", "public": True})
    head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with connect(url) as link:
        for number in count():
            link.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
            _take_answer(link)
            if number == 1:
                say_begun()


def _take_answer(link: socket.socket) -> str:
    """Read one answer, with its body; return its status."""
    data = b""
    while b"\r\n\r\n" not in data:
        data += link.recv(65536)
    head, _, body = data.partition(b"\r\n\r\n")
    lines = head.decode().lower().split("\r\n")
    length = next(int(line.split(":")[1]) for line in lines if line.startswith("content-length:"))
    left = length - len(body)
    while left > 0:
        left -= len(link.recv(65536))
    return lines[0].split()[1]


ATTACKS: dict[str, Callable[..., None]] = {
    attack.__name__: attack for attack in (hellos, requests, lessons, heads, half_open, tables)
}

if __name__ == "__main__":
    ATTACKS[sys.argv[1]](*sys.argv[2:])
