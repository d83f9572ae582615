"""A real server in a process of its own, and guests with real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from courtcards.server.rehearsal import HEADER, VARIABLE
from courtcards.table.follower import Follower
from tests.server import sharing

Data = dict[str, Any]

# What Python runs as the `courtcards` command.
COURTCARDS = ("-m", "courtcards")
# How long anything may take before a test gives up: far more than it needs.
PATIENCE = 60.0


def until(is_so: Callable[[], object]) -> None:
    """Look again and again whether something is so at last."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "patience is at its end"
        time.sleep(0.01)


def open_socket(url: str, **wishes: Any) -> ClientConnection:
    """Connect to a table's socket by its address, with `http` or `ws` in front.

    It sends no pings: those come from a thread that uses the `random` module, which must stay as
    Hypothesis has set it while a strategy draws. It takes whatever comes: one that stops because
    nobody reads would not answer the server's pings either, and be taken for gone.
    """
    patient: Data = {"open_timeout": PATIENCE, "ping_interval": None, "max_queue": None}
    plain: Data = {"compression": None, "max_size": None}
    return connect(re.sub("^http", "ws", url), **patient, **plain, **wishes)


def open_http(url: str) -> httpx.Client:
    """Return a client with a new connection for every request.

    One that rests may be closed by the server at the very moment at which it is used again.
    """
    alone = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=url, timeout=PATIENCE, limits=alone)


# The same cards in every run, unless a test wishes for others.
SEED = "the deal of the tests"
REHEARSAL = ("--rehearsal", "--proxies", "")
# All guests of a house come from one address.
ONE_CLIENT = ("--tables-per-client", "0", "--listed-per-client", "0")


class House:
    """`courtcards serve` on a free port, where tests choose the cards.

    Its log is collected, and must never hold a traceback.
    """

    def __init__(
        self, data: Path, *arguments: str, port: int = 0, program: Sequence[str] = COURTCARDS
    ) -> None:
        self.data = data
        self.lines: list[str] = []
        self.guests: list[Guest] = []
        self._served = threading.Condition()
        self._servings = 0
        command = [sys.executable, *program, "serve"]
        # No other process takes over in the middle of a test that does not ask for it.
        command += ["--port", str(port), "--data", str(data), "--start", "compiled"]
        self._arguments = [*REHEARSAL, *ONE_CLIENT, *arguments]
        command += [*self._arguments, *self._shared()]
        self.process = subprocess.Popen(
            command,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=os.environ | {VARIABLE: "1"},
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.url = self._wait_for_url()
        self.http = open_http(self.url)
        self.front: House | None = None
        if sharing.IS_RELAYED and "--database" not in self._arguments:
            self._stand_behind(House(data, *arguments, *self._shared(), "--no-hand-over"))

    def _shared(self) -> list[str]:
        """Return what the server is told of a database that is not in its folder."""
        is_chosen = "--database" in self._arguments
        url = "" if is_chosen else sharing.address_of(self.data)
        return ["--database", url] if url else []

    def _stand_behind(self, front: "House") -> None:
        """Have another node pass everything on to this one."""
        self.front = front
        self.http = sharing.relayed_client(front.url, self.url, PATIENCE)
        self.url = front.url

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def database(self) -> str:
        """The address of the database that it was told to use."""
        return self._arguments[self._arguments.index("--database") + 1]

    @property
    def tracebacks(self) -> list[str]:
        lines = [*self.lines, *(self.front.lines if self.front else [])]
        return [line for line in lines if "raceback" in line or '"server_error"' in line]

    @property
    def pid(self) -> int:
        """The process that serves now, a child of the supervisor."""
        events = [json.loads(line) for line in self.lines if line.startswith("{")]
        return int([event["pid"] for event in events if event["event"] == "serving"][-1])

    def stop(self) -> int:
        self._leave()
        if self.front is not None:
            self.front.stop()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def _leave(self) -> None:
        self.http.close()
        for guest in self.guests:
            guest.close()

    def kill(self) -> None:
        """Kill the serving process for real; the supervisor starts another."""
        before = self._servings
        os.kill(self.pid, signal.SIGKILL)
        self.wait_until_served(before)

    def kill_all(self) -> None:
        """Kill the supervisor and everything it started, like a power cut."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self._leave()

    def replace(self) -> None:
        """Have a new process take over, as after an update."""
        before = self._servings
        self.process.send_signal(signal.SIGHUP)
        self.wait_until_served(before)

    def wait_until_served(self, before: int) -> None:
        with self._served:
            assert self._served.wait_for(lambda: self._servings > before, PATIENCE), self.lines

    def create(self, seed: str = SEED, **settings: Any) -> Data:
        body = {"name": "Anna", "game": "royal-gambit"} | settings
        answer = self.http.post("/api/tables", json=body, headers={HEADER: seed})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, table: str, name: str = "Bo", **fields: Any) -> Data:
        answer = self.http.post(f"/api/tables/{table}/join", json={"name": name, **fields})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def command(self, place: Data, kind: str, **fields: Any) -> httpx.Response:
        """Send a command over HTTP; its id is made up, its version is the newest."""
        headers = {"authorization": f"Bearer {place['token']}"}
        if "version" not in fields:
            seen = self.http.get(f"/api/tables/{place['table']}").json()
            fields["version"] = seen["version"]
        body = {"type": kind, "id": fresh_id(), **fields}
        return self.http.post(f"/api/tables/{place['table']}/commands", json=body, headers=headers)

    def sit(self, place: Data) -> "Guest":
        return Guest(self, place["table"], place["token"])

    def watch(self, table: str) -> "Guest":
        return Guest(self, table, None)

    def _read(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as stderr:
            for line in stderr:
                with self._served:
                    self.lines.append(line.rstrip("\n"))
                    self._servings += '"event": "serving"' in line
                    self._served.notify_all()
        with self._served:
            self._served.notify_all()

    def _wait_for_url(self) -> str:
        end = time.monotonic() + 5 * PATIENCE
        with self._served:
            # That it has ended without a word is told by nobody.
            while not self._url() and self.process.poll() is None and time.monotonic() < end:
                self._served.wait(0.1)
        url = self._url()
        assert url, self.lines
        return url

    def _url(self) -> str | None:
        for line in self.lines:
            if found := re.search(r"served on (http://\S+)", line):
                return found[1]
        return None


_ids = iter(range(10**9))


def fresh_id() -> str:
    return f"t{next(_ids)}"


class Guest:
    """Somebody with a socket at a table."""

    def __init__(self, house: House, table: str, token: str | None) -> None:
        self.house = house
        self.table = table
        self.token = token
        self.follower = Follower()
        self.frames: list[str] = []
        self.answers: dict[str, Data] = {}
        self.socket: ClientConnection
        self._sockets = ExitStack()
        house.guests.append(self)
        self.open()

    def open(self, version: int | None = None) -> None:
        url = f"{self.house.url}/api/tables/{self.table}/socket"
        self.socket = self._sockets.enter_context(open_socket(url))
        self.send({"type": "hello", "token": self.token, "version": version})

    def reopen(self) -> None:
        """Come back with the last version one has."""
        self.close()
        self.open(self.follower.version or None)

    def close(self) -> None:
        self._sockets.close()

    def send(self, message: Data | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Data:
        """Take the next message."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Data = json.loads(frame)
        if message["type"] == "refused" or message["type"] == "accepted":
            self.answers[message["id"]] = message
        elif "answer" in message:
            self.answers[message["answer"]] = message
        if not self.follower.take(message):
            self.send({"type": "hello", "token": self.token, "version": self.follower.version})
        return message

    def ask(self, kind: str, **fields: Any) -> Data:
        """Send a command and return the answer."""
        command = {"type": kind, "id": fresh_id(), "version": self.follower.version, **fields}
        self.send(command)
        while command["id"] not in self.answers:
            self.receive()
        return self.answers[command["id"]]

    def catch_up(self, version: int) -> None:
        """Take messages until a version is reached."""
        while self.follower.version < version:
            self.receive()

    def wait(self, is_so: Any) -> None:
        """Take messages until something is so."""
        end = time.monotonic() + PATIENCE
        while not (self.known and is_so(self.known)):
            self.receive(end - time.monotonic())

    @property
    def known(self) -> Data:
        return self.follower.known

    @property
    def moves(self) -> list[Data]:
        view = self.known.get("view")
        return list(view["moves"]) if view else []

    def closed(self) -> int:
        """Take messages until the other side closes; return its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
