"""What may go wrong because of what somebody asked for; each carries one clear sentence."""

from collections.abc import Iterable


class CourtCardsError(ValueError):
    """Something asked for is not possible; the message says what was wrong and what would be right."""


class OptionError(CourtCardsError):
    """A rule option, preset or player count that the game does not have."""


class MoveError(CourtCardsError):
    """A move that is not legal now."""


class TranscriptError(CourtCardsError):
    """A transcript that cannot be read, or that breaks the rules."""


def choices(words: Iterable[object]) -> str:
    """Join words for a message.

    >>> choices(["a", "b", "c"])
    'a, b or c'
    """
    *most, last = [str(word) for word in words]
    return f"{', '.join(most)} or {last}" if most else last
