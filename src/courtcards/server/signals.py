"""The signals a supervisor lives by. Windows has none of them: a server there has no supervisor."""

import signal
import sys

STOPS: set[int] = {signal.SIGINT, signal.SIGTERM}
# What a supervisor listens to; where there is none, only what stops a server.
HEARD = set(STOPS)
# None where there is no such signal.
HANGUP: int | None = None
if sys.platform != "win32":
    HEARD |= {signal.SIGCHLD, signal.SIGHUP}
    HANGUP = signal.SIGHUP


def can_be_awaited() -> bool:
    """Say whether signals can be held back and waited for: without that there is no supervisor."""
    return hasattr(signal, "sigwait")


def hold_back() -> None:
    """Let the signals of a supervisor wait until they are asked for."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)


def let_through() -> None:
    """Let signals interrupt again, in a process that was started by a supervisor."""
    if sys.platform != "win32":
        # Whoever is in front of a terminal stops the supervisor, and that stops the process.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)


def wait() -> int:
    """Wait for the next signal."""
    if sys.platform == "win32":
        raise NotImplementedError
    return signal.sigwait(HEARD)


def must_stop() -> bool:
    """Say whether a signal that waits to be heard says stop."""
    return sys.platform != "win32" and bool(signal.sigpending() & STOPS)
