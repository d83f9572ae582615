"""Processes that help another one: how they are started, and how they begin.

Nothing heavy is loaded here, so that a process is set up before it loads the games, which takes a while.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let processes that are started now hear nothing of Ctrl-C and the like from their first moment on.

    Whoever is in front of a terminal stops the process that started them, and that stops them.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    # It would let signals through again when it is started.
    ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def begin() -> None:
    """Set up a process: it ends with the one that started it, however that ends."""
    # Where signals could not be held back.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
