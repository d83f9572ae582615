"""The servers under test of bench/server.py: what starts them, and what they take of the machine."""

import http.client
import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load import LoadError
from examples.cluster.postgres import Postgres

HERE = Path(__file__).parent
# In a command `bin` is the folder of this Python's programs; `data` and `database` are new ones.
SERVE = (
    "{bin}/courtcards serve --host 127.0.0.1 --port {port} --data {data} --start compiled "
    # Nobody plays for those who have left between two loads.
    "--max-tables 0 --max-per-client 0 --tables-per-client 0 --rate 0 --grace 3600"
)
SHARED = f"{SERVE} --database {{database}}"
BROADCASTER = "broadcaster"

START_SECONDS = 300  # the first start compiles
STOP_SECONDS = 20
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Server:
    """A server under test: what it is called, and what starts its processes."""

    label: str
    commands: tuple[str, ...]

    @property
    def is_house(self) -> bool:
        """Whether it has tables, and does not just pass on what it is sent."""
        return self.label != BROADCASTER


YARDSTICK = Server(BROADCASTER, ("{python} {here}/broadcaster.py --port {port}",))
HOUSE = Server("server", (SERVE,))


def shared_houses(nodes: int) -> list[Server]:
    """Return houses on PostgreSQL: one of a single node, and one of several."""
    one = Server("PostgreSQL", (SHARED,))
    return [one, Server(f"PostgreSQL, {nodes} nodes", (SHARED,) * nodes)]


def house_of(checkout: str) -> Server:
    """Return the server of another checkout, given as `PATH` or `PATH=LABEL`."""
    path, _, label = checkout.partition("=")
    programs = Path(path).absolute() / ".venv" / "bin"
    if not (programs / "courtcards").exists():
        raise LoadError(f"There is no {programs / 'courtcards'}.")
    return Server(label or Path(path).name, (SERVE.replace("{bin}", str(programs)),))


def server_of(given: str) -> Server:
    """Return a server given as `LABEL=COMMAND`."""
    label, found, command = given.partition("=")
    if not found:
        raise LoadError(f"{given!r} is not LABEL=COMMAND.")
    return Server(label, (command,))


class Running:
    """The processes of a server under test, with the ports they listen on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ports: list[int] = []
        self.processes: list[subprocess.Popen[bytes]] = []

    @property
    def processor_seconds(self) -> float:
        """The processor time of all of them so far; where the system does not say, not a number."""
        return sum(map(_processor_seconds, self._family()), 0.0) or float("nan")

    @property
    def memory(self) -> int:
        """The bytes of memory that they alone have now."""
        return sum(map(_own_memory, self._family()))

    def _family(self) -> list[int]:
        """Return the processes that were started, with all they have started."""
        children: dict[int, list[int]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            if fields := _status(folder):
                children.setdefault(int(fields[1]), []).append(int(folder.name))
        family = [process.pid for process in self.processes]
        for pid in family:
            family += children.get(pid, ())
        return family


@contextmanager
def running(server: Server, postgres: Postgres | None = None) -> Iterator[Running]:
    """Start a server; stop it in the end, and remove what it stored."""
    with ExitStack() as stack:
        found = Running(server)
        data = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        name = f"bench{time.monotonic_ns()}"
        database = postgres.url(name) if postgres and "{database}" in server.commands[0] else ""
        for number, command in enumerate(server.commands):
            port = _free_port()
            words = _words(command, port, f"{data}/{number}", database)
            process = stack.enter_context(_process(words))
            found.ports.append(port)
            found.processes.append(process)
            _await_ready(process, port, shlex.join(words))
        yield found


def _words(command: str, port: int, data: str, database: str) -> list[str]:
    python = Path(sys.executable)
    given = {"python": python, "bin": python.parent, "here": HERE, "port": port, "data": data}
    return [word.format(**given, database=database) for word in shlex.split(command)]


@contextmanager
def _process(words: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    # What the server notes goes to a file, as it would where it is run in earnest.
    with tempfile.TemporaryFile() as notes:
        process = subprocess.Popen(words, stdout=notes, stderr=notes)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await_ready(process: subprocess.Popen[bytes], port: int, command: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            raise LoadError(f"The server did not start: {command}")
        if _is_ready(port):
            return
        time.sleep(0.1)
    raise LoadError(f"The server was not ready after {START_SECONDS} seconds.")


def _is_ready(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


# What Linux tells of a process; elsewhere these are nothing.


def _status(folder: Path) -> list[str]:
    """Return the fields of a process after its name, which may be anything."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _processor_seconds(pid: int) -> float:
    fields = _status(Path("/proc") / str(pid))
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _own_memory(pid: int) -> int:
    try:
        lines = (Path("/proc") / str(pid) / "status").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("RssAnon"))
