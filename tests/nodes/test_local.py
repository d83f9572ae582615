"""`make cluster`: three nodes and a database on this machine, which all end together."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import httpx
import psycopg
import pytest

from courtcards.engine.kept import SWITCH
from examples.cluster.local import NODES, VARIABLE, Program
from examples.cluster.postgres import Postgres
from tests.postgres import QUICK, shared_postgres
from tests.server.house import PATIENCE

LOCAL = (sys.executable, "-u", "-m", "examples.cluster.local")
# Whoever runs the tests may have a database in mind, but not for this; without the compiler all start sooner.
ENVIRONMENT = os.environ | {VARIABLE: "", SWITCH: "1"}


def free_ports(count: int) -> int:
    """Return the first of so many ports one after the other that nobody has."""
    while True:
        with socket.socket() as first:
            first.bind(("127.0.0.1", 0))
            port: int = first.getsockname()[1]
            if all(map(is_free, range(port + 1, port + count))):
                return port


def is_free(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) != 0


def let_others_through(folder: Path) -> None:
    """Open a folder of pytest's: if one is root, PostgreSQL is run by somebody else."""
    for one in (folder, *folder.parents):
        if one.owner() == folder.owner() and one.name.startswith(("pytest", "test_", "popen")):
            one.chmod(0o755)


def read_until(words: IO[str], wanted: str) -> str:
    """Read lines up to one that has some words."""
    lines = ""
    for line in words:
        lines += line
        if wanted in line:
            return lines
    raise AssertionError(lines)


def test_three_nodes_share_a_house_and_end_together(tmp_path: Path) -> None:
    shared_postgres()  # or it is skipped
    port = free_ports(NODES + 1)
    let_others_through(tmp_path)
    words = (*LOCAL, "--port", str(port), "--home", str(tmp_path / "home"))
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as house:
        assert house.stdout is not None
        said = read_until(house.stdout, "Ctrl-C stops all of them.")
        urls = re.findall(r"Node \d is on (\S+) and logs to \S+/node\d\.log\.", said)
        assert urls == [f"http://127.0.0.1:{port + one}" for one in range(1, NODES + 1)]
        made = httpx.post(f"{urls[0]}/api/tables", json={"game": "royal-gambit", "name": "Anna"})
        for url in urls:
            assert httpx.get(f"{url}/api/tables/{made.json()['table']}").status_code == 200
        house.send_signal(signal.SIGINT)
        assert house.wait(PATIENCE) == 0
        assert house.stdout.read() == "All have stopped.\n"
    assert all(is_free(port + one) for one in range(NODES + 1))
    assert not (tmp_path / "home/postgresql/postmaster.pid").exists()


def test_nodes_that_cannot_start_say_why(tmp_path: Path) -> None:
    url = shared_postgres().url("nodes-without-a-port")
    port = free_ports(NODES + 1)
    with ExitStack() as taken:
        for one in range(1, NODES + 1):
            taken.enter_context(socket.create_server(("127.0.0.1", port + one)))
        words = (*LOCAL, "--port", str(port), "--home", str(tmp_path))
        environment = ENVIRONMENT | {VARIABLE: url}
        done = subprocess.run(words, capture_output=True, text=True, env=environment)
    assert done.returncode == 1
    assert done.stderr == "No node is left.\n"
    why = r"Node \d has ended: .*cannot listen on 127.0.0.1, port \d+: Address already in use\."
    assert len(re.findall(why, done.stdout)) == NODES
    assert not (tmp_path / "postgresql").exists()


def test_of_a_node_that_was_killed_nothing_else_is_told(tmp_path: Path) -> None:
    words = (sys.executable, "-c", "import time; print('a line of its log'); time.sleep(600)")
    node = Program("Node 1", words, tmp_path / "log")
    node.process.kill()
    node.end()
    assert node.last_words == "it was killed."


def test_without_postgresql_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    # Whatever is installed is not found.
    code = (
        "from pathlib import Path; from examples.cluster import local, postgres; "
        "postgres.DEBIAN = Path('nowhere'); local.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "--home", str(tmp_path)],
        env=ENVIRONMENT | {"PATH": "nowhere"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr == (
        "PostgreSQL is not installed: as root, apt-get install postgresql brings it. "
        "Or name a database that is there: make cluster DATABASE=postgresql://….\n"
    )


def test_a_database_with_a_folder_goes_on_with_its_data(tmp_path: Path) -> None:
    shared_postgres()  # or it is skipped
    let_others_through(tmp_path)
    data = tmp_path / "kept"
    with Postgres(data, QUICK) as first, psycopg.connect(first.url("kept")) as one:
        one.execute("CREATE TABLE crown AS SELECT 7 AS points")
    with Postgres(data, QUICK) as again, psycopg.connect(again.url("kept")) as one:
        assert one.execute("SELECT points FROM crown").fetchone() == (7,)
    assert not again.home.exists()
    with Postgres() as passing:
        home = passing.home
    assert not home.exists()


@pytest.fixture(autouse=True)
def _from_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules of the examples are found from the root of the repository."""
    monkeypatch.chdir(Path(__file__).parents[2])
