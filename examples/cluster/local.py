"""Three nodes of one house on this machine, without containers, and a database for them.

    make cluster                                         # with a PostgreSQL of its own
    make cluster DATABASE=postgresql://USER@HOST/NAME    # or by the variable COURTCARDS_DATABASE

Ctrl-C stops everything. What is kept, and what everybody logs, is in `courtcards-cluster/`.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from examples.cluster.postgres import NoPostgresError, Postgres

HERE = Path(__file__).parent
HOME = Path("courtcards-cluster")
ADDRESS = "127.0.0.1"
NODES = 3
VARIABLE = "COURTCARDS_DATABASE"
# Where Debian has it, which is not on everybody's path.
BALANCERS = ("haproxy", "/usr/sbin/haproxy")
# Whatever proxy there is for the world, this machine is reached without.
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
# How long a program may take to stop, and how often it is looked at, in seconds.
STOPS_WITHIN = 15.0
LOOKS_EVERY = 0.1


class Program:
    """A process whose words go into a file."""

    def __init__(self, name: str, words: Sequence[str], log: Path, **variables: str) -> None:
        self.name = name
        self.log = log
        with log.open("wb") as file:
            # Ctrl-C is for whoever has started it, and not for all at once.
            self.process = subprocess.Popen(
                words, env=os.environ | variables, stdout=file, stderr=file, process_group=0
            )

    @property
    def has_ended(self) -> bool:
        """Whether it runs no more."""
        return self.process.poll() is not None

    @property
    def last_words(self) -> str:
        """Why it has ended: a signal that nobody hears, or else the last line that it wrote."""
        if self.process.returncode == -signal.SIGKILL:
            return "it was killed."
        lines = self.log.read_text(encoding="utf-8", errors="replace").split("\n")
        return next((line for line in reversed(lines) if line), "it said nothing")

    def end(self) -> None:
        """Wait until it has ended, which it was asked to."""
        try:
            self.process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Ending:
    """Whether somebody has said stop; nothing that is being started is torn apart by it."""

    def __init__(self) -> None:
        self.is_asked = False
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._hear)

    def _hear(self, number: int, frame: object) -> None:
        self.is_asked = True


def main() -> None:
    """Run a house until somebody says stop."""
    parser = argparse.ArgumentParser(description="Run three nodes of one house.")
    parser.add_argument("--port", type=int, default=8000, help="the nodes have the next three")
    parser.add_argument("--home", type=Path, default=HOME, help="the folder for data and logs")
    arguments = parser.parse_args()
    ending = Ending()
    try:
        # The address of a database that is there may hold a password, so it is no argument.
        run(arguments.home.absolute(), arguments.port, os.environ.get(VARIABLE, ""), ending)
    except NoPostgresError as error:
        sys.exit(f"{error} Or name a database that is there: make cluster DATABASE=postgresql://….")
    if not ending.is_asked:
        sys.exit("No node is left.")
    print("All have stopped.", flush=True)


def run(home: Path, port: int, database: str, ending: Ending) -> None:
    """Start everything, and watch over it until somebody says stop, or no node is left."""
    home.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        url = database or stack.enter_context(Postgres(home / "postgresql")).url("cards")
        programs = stack.enter_context(_stopped_in_the_end())
        for number in range(1, NODES + 1):
            programs.append(start_node(home, number, port + number, url))
        for number, node in enumerate(list(programs), 1):
            _tell_of(node, port + number, ending)
        programs += start_balancer(home, port)
        print("Ctrl-C stops all of them.", flush=True)
        watch(programs, ending)


@contextmanager
def _stopped_in_the_end() -> Iterator[list[Program]]:
    """Give a list of programs; whatever happens, all of them stop, and the last one is told first."""
    programs: list[Program] = []
    try:
        yield programs
    finally:
        for program in reversed(programs):
            program.process.terminate()
        for program in programs:
            program.end()


def start_node(home: Path, number: int, port: int, url: str) -> Program:
    """Start one server."""
    words = [sys.executable, "-m", "courtcards", "serve", "--host", ADDRESS, "--port", str(port)]
    log = home / f"node{number}.log"
    return Program(f"Node {number}", words, log, **{VARIABLE: url})


def start_balancer(home: Path, port: int) -> list[Program]:
    """Put one address in front of the nodes, if the program for it is here."""
    found = next(filter(None, map(shutil.which, BALANCERS)), None)
    if found is None:
        print("Any of them takes any request: a table made at one is there at the others.")
        return []
    words = [found, "-db", "-f", str(HERE / "haproxy.cfg")]
    nodes = {f"NODE{one}": f"{ADDRESS}:{port + one}" for one in range(1, NODES + 1)}
    balancer = Program("HAProxy", words, home / "haproxy.log", LISTEN=f"{ADDRESS}:{port}", **nodes)
    print(f"HAProxy is on http://{ADDRESS}:{port} and logs to {balancer.log}.", flush=True)
    return [balancer]


def _tell_of(program: Program, port: int, ending: Ending) -> None:
    """Say where a program is found, as soon as it is, or why it is not."""
    url = f"http://{ADDRESS}:{port}"
    while not (program.has_ended or ending.is_asked):
        if is_ready(url):
            print(f"{program.name} is on {url} and logs to {program.log}.", flush=True)
            return
        time.sleep(LOOKS_EVERY)


def is_ready(url: str) -> bool:
    """Say whether people can play at an address."""
    try:
        with DIRECT.open(f"{url}/ready", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def watch(programs: list[Program], ending: Ending) -> None:
    """Tell of programs that end, until none shall or can go on."""
    running = list(programs)
    while not ending.is_asked and any(one.name.startswith("Node") for one in running):
        for program in [one for one in running if one.has_ended]:
            print(f"{program.name} has ended: {program.last_words}", flush=True)
            running.remove(program)
        time.sleep(LOOKS_EVERY)


if __name__ == "__main__":
    main()
