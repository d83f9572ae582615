"""What has happened in a game: rows of numbers, and what they say as data."""

from collections.abc import Mapping, Sequence

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.contract import EventForm
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.phrases import Data
from courtcards.engine.trace import CARD, CODE, EVENT_WIDTH, NONE

# For how many events there is room at first.
ROOM = 64


class EventLog:
    """Every event of a game, one row each, in an array with room for more.

    Writing and reading take the same time in a long game as in a short one.

    >>> log = EventLog()
    >>> log.add(np.ones((3, EVENT_WIDTH), np.int16))
    >>> len(log), log.rows.shape
    (3, (3, 6))
    """

    def __init__(self) -> None:
        # Zeros, because a pickle holds the room that is left too.
        self._room = np.zeros((ROOM, EVENT_WIDTH), np.int16)
        self._used = 0

    def __len__(self) -> int:
        return self._used

    @property
    def rows(self) -> Array:
        """The events so far; rows that are written later do not change these."""
        return self._room[: self._used]

    def add(self, rows: Array) -> None:
        """Write down more events."""
        end = self._used + len(rows)
        if end > len(self._room):
            self._grow(end)
        self._room[self._used : end] = rows
        self._used = end

    def _grow(self, least: int) -> None:
        room = np.zeros((max(least, 2 * len(self._room)), EVENT_WIDTH), np.int16)
        room[: self._used] = self.rows
        self._room = room

    def copy(self) -> "EventLog":
        """Return an independent copy."""
        twin = EventLog()
        twin.add(self.rows)
        return twin


def events_data(forms: Mapping[int, EventForm], rows: Array) -> list[Data]:
    """Turn events' rows into data; cards that are not known are left out."""
    try:
        return [_event_data(forms[row[CODE]], row) for row in rows.tolist()]
    except KeyError as code:
        raise CourtCardsError(f"EVENTS in the game's words has no event {code}.") from None


def _event_data(form: EventForm, row: Sequence[int]) -> Data:
    data: Data = {"event": form.word}
    for name, (column, words) in form.fields.items():
        value = row[column]
        if value == NONE and column == CARD:
            continue
        data[name] = value if words is None else _spelled(words[value])
    return data


def _spelled(word: str | tuple[str, ...]) -> str | list[str]:
    return word if isinstance(word, str) else list(word)
