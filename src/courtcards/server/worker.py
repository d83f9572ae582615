"""The beginning of a process in which bots think.

Nothing heavy is loaded here, so that a process is set up before it loads the games, which takes a while.
"""

import os
import signal
import sys
import threading
from multiprocessing import parent_process


def begin() -> None:
    """Set up a process: it ends with the server, however that ends, and lets the server go first."""
    # Whoever is in front of a terminal stops the server, and that stops this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
