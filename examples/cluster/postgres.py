"""A PostgreSQL of one's own in a folder of one's own, on a socket of its own, as an ordinary user.

    with Postgres() as postgres:
        print(postgres.url("cards"))

It is gone with its end, unless it is given a folder for its data: then the next one goes on with them.
Nothing that is there already is touched: no service, no cluster, no port. For tests and for trying out; where
cards are played in earnest, somebody looks after a real one.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self
from urllib.parse import quote

# Where Debian keeps the programs, the newest last.
DEBIAN = Path("/usr/lib/postgresql")
# PostgreSQL refuses to be run by root; these need no rights at all.
ORDINARY = ("postgres", "nobody")
STARTS_WITHIN = 60.0
SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0777",
    "max_connections": "200",
    "shared_buffers": "64MB",
}


class NoPostgresError(Exception):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """Return the folder with the programs of PostgreSQL."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise NoPostgresError(
            "PostgreSQL is not installed: as root, apt-get install postgresql brings it."
        )
    # What is on the path may be a mere link to it.
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


class Postgres:
    """A server with databases, which can be stopped, killed and started again."""

    def __init__(self, data: Path | None = None, settings: Mapping[str, str] | None = None) -> None:
        self._programs = programs()
        self._settings = {**SETTINGS, **(settings or {})}
        self._user = _ordinary_user()
        # Its sockets are here, and their paths must be short.
        self.home = Path(tempfile.mkdtemp(prefix="cards-pg-"))
        if self._user is not None:
            shutil.chown(self.home, self._user)
        # Whoever runs the servers may go through to the socket.
        self.home.chmod(0o755)
        self._is_kept = data is not None
        self._data = self.home / "data" if data is None else data.absolute()
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._prepare()
            self.start()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _prepare(self) -> None:
        """Make what is needed for the first start."""
        self._data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._user is not None:
            shutil.chown(self._data, self._user)
        if not (self._data / "PG_VERSION").exists():
            haste = () if self._is_kept else ("--no-sync",)
            self._run("initdb", *haste, "-A", "trust", "-U", "cards", "-D", str(self._data))

    def url(self, name: str = "postgres") -> str:
        """Return the address of a database, which is made if it is not there."""
        if name != "postgres":
            self._say(f'CREATE DATABASE "{name}"', fails=True)
        return f"postgresql://cards@/{name}?host={quote(str(self.home), safe='')}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        given = [
            word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")
        ]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self.home, *given],
                stdout=subprocess.DEVNULL,
                stderr=log,
                user=self._user,
                cwd=self.home,
                start_new_session=True,
            )
        end = time.monotonic() + STARTS_WITHIN
        while self._run("pg_isready", "-h", str(self.home), fails=True):
            if self._process.poll() is not None or time.monotonic() > end:
                raise NoPostgresError((self.home / "log").read_text()[-500:])
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop the server: at once, but in good order, unless `how` is another signal."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def restart(self) -> None:
        """Stop and start: every connection is lost."""
        self.stop()
        self.start()

    def cut_all(self) -> None:
        """Cut all connections there are."""
        self._say(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        )

    def close(self) -> None:
        """Stop, and leave nothing behind but the data that are kept."""
        self.stop(signal.SIGINT if self._is_kept else signal.SIGQUIT)
        shutil.rmtree(self.home, ignore_errors=True)

    def _say(self, statement: str, fails: bool = False) -> None:
        words = ("-h", str(self.home), "-U", "cards", "-d", "postgres", "-qc", statement)
        self._run("psql", *words, fails=fails)

    def _run(self, program: str, *words: str, fails: bool = False) -> int:
        done = subprocess.run(
            [self._programs / program, *words],
            capture_output=True,
            user=self._user,
            cwd=self.home,
            check=False,
            text=True,
        )
        if done.returncode and not fails:
            raise NoPostgresError(f"{program} failed: {done.stderr.strip()}")
        return done.returncode


def _ordinary_user() -> str | None:
    """Return somebody to run PostgreSQL as, if one is root."""
    if os.getuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    found = next((name for name in ORDINARY if name in names), None)
    if found is None:
        raise NoPostgresError(
            "There is no ordinary user to run PostgreSQL as: be one, and not root."
        )
    return found
