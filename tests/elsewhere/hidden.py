"""The `courtcards` command on a system that has less than this one: no Unix, and no wheels of uvloop.

python -m tests.elsewhere.hidden serve
"""

import signal
import sys

# What a Windows has not, of Python's own modules and of those we use where they exist.
MISSING = ("uvloop", "httptools", "fcntl", "termios", "tty", "resource", "pwd", "grp", "readline")


def hide() -> None:
    """Make this process such a system."""
    for name in MISSING:
        # From now on whoever imports it gets an ImportError.
        sys.modules[name] = None  # type: ignore[assignment]
    # Without this there is no supervisor.
    if hasattr(signal, "sigwait"):
        del signal.sigwait


# Also in the processes that the server starts from here.
if __name__ in ("__main__", "__mp_main__"):
    hide()
if __name__ == "__main__":
    from courtcards.cli.main import main

    main()
