"""Keeps a server process running, and replaces it without anybody being cut off for long.

The supervisor owns the listening socket and does nothing else. A hangup signal starts a second
process beside the first; only when that has loaded everything, the first is asked to stop, and the
second takes over the data. Whoever connects in between waits in the socket's queue.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from courtcards.engine.errors import CourtCardsError
from courtcards.server.config import Config
from courtcards.server.store import DataDirectory

SIGNALS = {signal.SIGCHLD, signal.SIGHUP, signal.SIGINT, signal.SIGTERM}
# A process that ends sooner than this, in seconds, would only end again.
TOO_SOON = 2.0
# How long a process may take to stop, in seconds.
STOPS_WITHIN = 10.0
BACKLOG = 4096

Tell = Callable[[str], None]


@dataclass
class Child:
    """A server process and the pipe it reports through."""

    process: "subprocess.Popen[bytes]"
    reports: int
    life: int
    started: float

    def wait_for(self, report: bytes) -> bool:
        """Wait until the process reports something; False if it ended before."""
        heard = b""
        while not heard.endswith(report):
            chunk = os.read(self.reports, 64)
            if not chunk:
                return False
            heard += chunk
        return True

    def stop(self) -> None:
        """Ask the process to stop, and see to it that it does."""
        self.process.terminate()
        try:
            self.process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.forget()

    def forget(self) -> None:
        """Close the pipes of a process that has ended."""
        os.close(self.reports)
        os.close(self.life)


class Supervisor:
    """Runs one server process after the other on the same socket."""

    def __init__(self, config: Config, tell: Tell) -> None:
        self.config = config
        self._tell = tell
        # Find out now, and in one sentence, whether the folder and the address can be used.
        DataDirectory(config.data).release()
        self._listener = listen(config.host, config.port)

    @property
    def url(self) -> str:
        """Where the server is found."""
        host, port = self._listener.getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def run(self) -> int:
        """Serve until a signal says stop; return the exit code."""
        # Children are started with the signals let through again.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        child = self._start()
        if not self._wait_loaded(child):
            return child.process.wait() or 1
        self._tell(f"Court Cards is served on {self.url} (Ctrl-C stops it).")
        while True:
            received = signal.sigwait(SIGNALS)
            if received in (signal.SIGINT, signal.SIGTERM):
                child.stop()
                return 0
            if received == signal.SIGHUP:
                child = self._replace(child)
            elif child.process.poll() is not None:
                lost = self._revive(child)
                if lost is None:
                    return child.process.returncode or 1
                child = lost

    def _start(self) -> Child:
        reports, write = os.pipe()
        life, keep = os.pipe()
        listener = self._listener.fileno()
        settings = msgspec.json.encode(self.config, enc_hook=str).decode()
        arguments = [str(listener), str(write), str(life), settings]
        process = subprocess.Popen(
            [sys.executable, "-m", "courtcards.server.run", *arguments],
            pass_fds=(listener, write, life),
            preexec_fn=_let_signals_through,
        )
        os.close(write)
        os.close(life)
        return Child(process, reports, keep, time.monotonic())

    def _wait_loaded(self, child: Child) -> bool:
        self._tell(
            "Loading the games; the very first time they are compiled, which takes minutes …"
        )
        return child.wait_for(b"serving\n")

    def _replace(self, old: Child) -> Child:
        """Let a new process take over; if it cannot, the old one stays."""
        new = self._start()
        if not new.wait_for(b"loaded\n"):
            self._tell("The new process did not start: the old one goes on.")
            new.process.wait()
            new.forget()
            return old
        old.stop()
        return new

    def _revive(self, lost: Child) -> Child | None:
        """Start again after the process was lost; None if there is no point in it."""
        lost.forget()
        if time.monotonic() - lost.started < TOO_SOON:
            return None
        self._tell("The server process was lost; it is started again.")
        child = self._start()
        return child if child.wait_for(b"serving\n") else None


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on an address."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return _bind(socket.socket(family, socket.SOCK_STREAM), host, port)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CourtCardsError(f"The server cannot listen on {host}, port {port}: {why}.") from None


def _bind(listener: socket.socket, host: str, port: int) -> socket.socket:
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def _let_signals_through() -> None:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
