"""Whether the bots of a match can be sent to the processes that play it."""

import pickle
import sys
from typing import Any

from courtcards.engine.errors import OptionError
from courtcards.lab.matches import Match

HOME = "__main__"


def check_sendable(match: Match) -> None:
    """Refuse in a sentence what other processes cannot get."""
    for name, maker in zip(match.names, match.makers, strict=True):
        reason = _hindrance(maker)
        if reason:
            raise OptionError(
                f"The bot {name!r} cannot be sent to other processes: {reason}. "
                "With one worker it can play."
            )


def _hindrance(maker: Any) -> str:
    """Say what keeps something from being pickled here and loaded there; nothing if nothing does."""
    try:
        pickled = pickle.dumps(maker)
    except Exception as error:
        return str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
    if HOME.encode() in pickled and not hasattr(sys.modules[HOME], "__file__"):
        return "it is defined where no other process can load it from, not in a file"
    return ""
