"""How many files a process may have open: every connection is one of them."""

import sys

from courtcards.engine.errors import CourtCardsError
from courtcards.server.config import Limits

# What a server needs for itself: the database, pipes to its processes, pages that are being sent.
RESERVE = 96
# With fewer connections than that it would be no server.
FEWEST = 32


def most_connections(limits: Limits) -> int | None:
    """Return how many connections there may be at a time, those that only ask included; None: any number.

    If the system lets a process open too few files for that, it is asked for more; some files are kept
    in reserve in any case, since without them nothing could be stored any more.
    """
    wanted = limits.with_visits(limits.connections)
    files = _open_up(wanted and wanted + RESERVE)
    if files is None:
        return wanted
    if files < RESERVE + FEWEST:
        raise CourtCardsError(
            f"The system allows a process only {files} open files (ulimit -n); a server needs "
            f"{RESERVE + FEWEST} or more."
        )
    return min(wanted or files, files - RESERVE)


def _open_up(wanted: int | None) -> int | None:
    """Be allowed to open so many files, or as many as possible; return how many, None if any number."""
    if sys.platform == "win32":
        return None
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or (wanted and soft >= wanted):
        return None if soft == resource.RLIM_INFINITY else soft
    most = hard if wanted is None or 0 <= hard < wanted else wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        # Some systems have another limit, and do not say which.
        return soft
    return None if most == resource.RLIM_INFINITY else most
