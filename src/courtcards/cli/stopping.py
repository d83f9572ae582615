"""Ctrl-C and other signals: a command stops at once, keeps its results so far, and says how far it got.

Neither compiled code nor the compiler can be interrupted. So slow work is done in a separate thread, while
the main thread waits for its end or for a signal; then the process exits, whatever that thread is doing,
and its worker processes end with it. Nothing heavy is loaded here: signals are heard before anything else
is loaded.
"""

import os
import signal
import sys
import time

# As in typing, which takes a while.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from queue import SimpleQueue
    from threading import Lock
    from typing import Any, NoReturn

    Handler = Callable[[int, Any], object]

# What says stop; a hangup where there are terminals that can be gone.
STOPS: tuple[int, ...] = (signal.SIGINT, signal.SIGTERM)
if sys.platform != "win32":
    STOPS += (signal.SIGHUP,)
# How long a step that was begun may take to come to its end, in seconds: only one that is stuck does not.
STEP_SECONDS = 0.7
# A signal often comes twice: to a command, and to everything in front of its terminal. In seconds.
AGAIN_SECONDS = 1.0
# How soon a signal is repeated that got lost, in seconds.
MOMENT = 0.02
# How often somebody who waits looks for signals; elsewhere than on Windows they end the wait.
LOOKS_EVERY = 0.2
# Compiling needs more than some systems give to a thread.
STACK_BYTES = 64 * 1024 * 1024
SHOW_CURSOR = b"\x1b[?25h"


class Stopped(KeyboardInterrupt):
    """Raised when a signal asks to stop."""


class Stop:
    """Which signal said stop: None if there was none."""

    number: int | None = None

    def conclude(self, sentence: str = "") -> None:
        """End the process if it was stopped, with a sentence that says how far it came."""
        if self.number is not None:
            _flush()
            leave(self.number, sentence)


def listen() -> None:
    """End the process at once when a signal says stop, as long as there is nothing to be kept."""
    _hear(lambda number, _: leave(number, "Stopped."))


def _finish() -> None:
    """Let a stopped process report its results; a second signal stops it immediately."""
    end = time.monotonic() + AGAIN_SECONDS
    _hear(lambda number, _: leave(number, "Stopped.") if time.monotonic() > end else None)


class Awaited(Stop):
    """While it is entered, a signal that says stop is heard, and waited for by `carry_out`."""

    def __enter__(self) -> "Awaited":
        from queue import SimpleQueue

        self._heard: SimpleQueue[int | BaseException | None] = SimpleQueue()
        _hear(self._stop)
        return self

    def __exit__(self, *error: object) -> None:
        if self.number is None:
            listen()

    def carry_out(self, work: "Callable[[], object]", step: "Lock | None" = None) -> None:
        """Do slow work, to its end or until a signal asks to stop.

        The work holds the lock `step` while it changes its results. When this returns because of a signal,
        the work can change nothing more; its thread keeps running until the process exits.
        """
        _start(work, self._heard)
        outcome = _wait(self._heard)
        if isinstance(outcome, BaseException):
            raise outcome
        self.number = outcome
        if self.number is not None and step is not None:
            step.acquire(timeout=STEP_SECONDS)

    def _stop(self, number: int, _: "Any") -> None:
        _finish()
        self._heard.put(number)


class Interrupted(Stop):
    """Within this context, a signal that asks to stop raises `Stopped`."""

    def __enter__(self) -> "Interrupted":
        _hear(self._stop)
        self._hook, sys.unraisablehook = sys.unraisablehook, self._lost
        return self

    def __exit__(self, *error: object) -> None:
        sys.unraisablehook = self._hook
        if self.number is None:
            listen()

    def _lost(self, unraisable: "Any") -> None:
        """Raise again, a moment later, what was raised within a destructor: nothing leaves one."""
        if not isinstance(unraisable.exc_value, Stopped) or self.number is None:
            self._hook(unraisable)
            return
        from threading import Timer

        _hear(self._stop)
        Timer(MOMENT, _repeat, (self.number,)).start()

    def _stop(self, number: int, _: "Any") -> None:
        _finish()
        self.number = number
        raise Stopped


def _repeat(number: int) -> None:
    """Send a signal to the main thread, which may be waiting for something."""
    from threading import get_ident, main_thread

    if sys.platform == "win32":
        signal.raise_signal(number)
    else:
        signal.pthread_kill(main_thread().ident or get_ident(), number)


def leave(number: int, sentence: str) -> "NoReturn":
    """End the process because of a signal: say how far it came, and leave everything else as it is."""
    # A terminal shows where it was interrupted, and may have no cursor.
    start = b"\n" + SHOW_CURSOR if os.isatty(2) else b""
    try:  # noqa: SIM105  # what would be nicer has to be loaded
        os.write(2, start + f"{sentence}\n".encode() if sentence else start)
    except OSError:
        pass
    os._exit(128 + number)


def _flush() -> None:
    """Flush the output, but do not wait for a reader that does not read."""
    from threading import Thread

    # The thread may be stuck for good, and ends with the process.
    writer = Thread(target=sys.stdout.flush, daemon=True)
    writer.start()
    writer.join(STEP_SECONDS)


def _hear(handler: "Handler") -> None:
    """Have signals handled that say stop, but those that somebody wants to be ignored."""
    for number in STOPS:
        if signal.getsignal(number) not in (signal.SIG_IGN, None):
            signal.signal(number, handler)


def _start(work: "Callable[[], object]", heard: "SimpleQueue[Any]") -> None:
    import threading

    usual = threading.stack_size(STACK_BYTES)
    try:
        threading.Thread(target=_do, args=(work, heard), daemon=True).start()
    finally:
        threading.stack_size(usual)


def _do(work: "Callable[[], object]", heard: "SimpleQueue[Any]") -> None:
    try:
        work()
    except BaseException as error:
        heard.put(error)
    else:
        heard.put(None)


def _wait(heard: "SimpleQueue[Any]") -> "int | BaseException | None":
    from queue import Empty

    while True:
        try:
            return heard.get(timeout=LOOKS_EVERY)
        except Empty:
            pass
