"""Keeps server processes running, and replaces them without anybody being cut off for long.

Usually there is one. Where several may share a database there can be more: each is a node of its own, and
all take connections from the same socket.

The supervisor owns the listening socket and does nothing else. A hangup signal starts a second
process next to the first; only when that has loaded everything is the first asked to stop, and the
second takes over the data. Whoever connects in between waits in the socket's queue.

Where the games are not compiled yet, the first process runs them as plain Python, so that everybody
can play at once. They are compiled in the background, and then a compiled process takes over in the
same way.
"""

import os
import select
import subprocess
import sys
import time
from dataclasses import dataclass

import msgspec

from courtcards.bots.beside import CompilerProcess
from courtcards.engine.kept import SWITCH, missing
from courtcards.server import signals
from courtcards.server.config import DATABASE_VARIABLE, Config, nth_node
from courtcards.server.front import Front, Tell, WhenServed

# A process that gives up sooner than this, in seconds, would only give up again.
TOO_SOON = 2.0
# How long a process may take to stop, in seconds.
STOPS_WITHIN = 10.0
# How often somebody who waits for a process looks whether it should stop, in seconds.
LOOKS_EVERY = 0.2


@dataclass
class Child:
    """A server process and the pipe it reports through."""

    process: "subprocess.Popen[bytes]"
    reports: int
    life: int
    # Which of several it is, or takes the place of.
    number: int
    # Whether it runs the games as plain Python until they are compiled.
    warms_up: bool
    # When it was ready; None as long as it is not.
    ready_at: float | None = None

    def wait_for(self, report: bytes) -> bool:
        """Wait until the process reports something; False if it ended before, or has to stop."""
        heard = b""
        while report not in heard:
            if select.select([self.reports], [], [], LOOKS_EVERY)[0]:
                chunk = os.read(self.reports, 64)
                if not chunk:
                    return False
                heard += chunk
            elif signals.must_stop():
                return False
        self.ready_at = time.monotonic()
        return True

    def stop(self) -> None:
        """Ask the process to stop, and make sure that it does."""
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

    @property
    def gave_up(self) -> bool:
        """Whether the process ended by itself as soon as it began, and nobody killed it."""
        lived = 0 if self.ready_at is None else time.monotonic() - self.ready_at
        return self.process.wait() > 0 and lived < TOO_SOON


class Supervisor(Front):
    """Runs one server process after the other on the same socket, or several at a time."""

    def __init__(self, config: Config, tell: Tell) -> None:
        super().__init__(config, tell)
        self._compiler: CompilerProcess | None = None
        self._has_compiled = False

    def run(self, when_served: WhenServed | None = None) -> int:
        """Serve until a signal says stop; return the exit code."""
        # Children are started with the signals let through again.
        signals.hold_back()
        self._tell(self._greeting)
        children = [self._start(number) for number in range(self.config.processes)]
        failed = [child for child in children if not child.wait_for(b"serving\n")]
        if not failed:
            self._announce(when_served)
        elif not signals.must_stop():
            return self._give_up(children, failed[0])
        try:
            self._warm_up(children[0])
            return self._keep(children)
        finally:
            self._stop_compiling()

    def _keep(self, children: list[Child]) -> int:
        """Keep processes running, or others in their places."""
        while (received := signals.wait()) not in signals.STOPS:
            is_compiled = self._hear_compiler()
            is_renewal = received == signals.HANGUP and self._may_renew(children[0])
            for child in list(children):
                has_ended = child.process.poll() is not None
                if has_ended and child.gave_up:
                    return self._give_up(children, child)
                if has_ended:
                    children[child.number] = self._revive(child)
                elif is_compiled or is_renewal:
                    children[child.number] = self._replace(child)
        for child in children:
            child.stop()
        return 0

    def _give_up(self, children: list[Child], failed: Child) -> int:
        """End all processes, as one of them cannot serve; return its exit code."""
        code = failed.process.wait() or 1
        for child in children:
            child.stop()
        return code

    def _start(self, number: int) -> Child:
        warms_up = self._is_cold()
        config = msgspec.structs.replace(
            self.config, warms_up=warms_up, database="", node=nth_node(self.config.node, number)
        )
        reports, write = os.pipe()
        life, keep = os.pipe()
        listener = self._listener.fileno()
        settings = msgspec.json.encode(config, enc_hook=str).decode()
        arguments = [str(listener), str(write), str(life), settings]
        process = subprocess.Popen(
            [sys.executable, "-m", "courtcards.server.begin", *arguments],
            pass_fds=(listener, write, life),
            env=self._environment | ({SWITCH: "1"} if warms_up else {}),
            preexec_fn=signals.let_through,
        )
        os.close(write)
        os.close(life)
        return Child(process, reports, keep, number, warms_up)

    @property
    def _environment(self) -> dict[str, str]:
        # Whatever was said there before, this is what was meant.
        return {**os.environ, DATABASE_VARIABLE: self.config.database}

    def _is_cold(self) -> bool:
        """Whether a new process should run the games as plain Python, until they are compiled."""
        if self.config.start == "compiled" or SWITCH in os.environ:
            return False
        return bool(missing()) or (self.config.start == "at-once" and not self._has_compiled)

    def _warm_up(self, child: Child) -> None:
        """See to it that the games are compiled if a process waits for that."""
        if child.warms_up and self._compiler is None:
            self._tell(
                "The games are being compiled in the background; until then bots think less far ahead."
            )
            self._compile()

    def _compile(self) -> None:
        eager = self.config.start == "at-once"
        self._compiler = CompilerProcess(missing(), eager=eager)

    def _stop_compiling(self) -> None:
        if self._compiler is not None:
            self._compiler.stop()
            self._compiler = None

    def _hear_compiler(self) -> bool:
        """Say whether everything has just been compiled; if that has failed, report why."""
        if self._compiler is None or not self._compiler.has_ended:
            return False
        failure, self._compiler = self._compiler.failure(), None
        if failure is None and missing():
            failure = "what was compiled is not on the disk"
        if failure is not None:
            self._tell(
                f"The games could not be compiled ({failure}): the server carries on without."
            )
            return False
        self._has_compiled = True
        self._tell("The games are compiled: bots now play at full strength.")
        return True

    def _may_renew(self, child: Child) -> bool:
        """Say whether new processes may take over now, as after an update: compiled ones, if they can be."""
        # What was being compiled may be of the sources before the update.
        self._stop_compiling()
        if self._is_cold():
            self._compile()
            if not child.warms_up:
                self._tell(
                    "The games are compiled first; until then the old process keeps serving."
                )
                return False
        return True

    def _replace(self, old: Child) -> Child:
        """Let a new process take over; if it cannot, the old one stays."""
        new = self._start(old.number)
        if not new.wait_for(b"loaded\n"):
            self._tell("The new process did not start: the old one keeps serving.")
            new.stop()
            return old
        old.stop()
        return new

    def _revive(self, lost: Child) -> Child:
        """Start again after the process was lost."""
        lost.forget()
        self._tell("The server process crashed; restarting it.")
        child = self._start(lost.number)
        child.wait_for(b"serving\n")
        self._warm_up(child)
        return child
