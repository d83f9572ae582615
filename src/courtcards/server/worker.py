"""The beginning of a process in which bots think. Nothing heavy is loaded here."""

import gc
import os
import sys

from courtcards.engine import helpers


def begin() -> None:
    """Set up a process: it ends with the server, however that ends, and lets the server go first."""
    helpers.begin()
    # Not as long as it loads, see `begin`.
    gc.disable()
    if sys.platform != "win32":
        os.nice(5)
