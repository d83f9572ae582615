"""The rule options of Royal Menagerie (RULINGS M1, M13)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from courtcards.engine.errors import OptionError
from courtcards.engine.options import Choice, Options
from courtcards.games.royal_menagerie.state import ACTION_CARDS, NESTED

ACTION_WORDS = ("shoot", "steal", "trade", "bazaar", "windfall")
USUAL_COUNTS = (4, 3, 3, 3, 3)


@dataclass(frozen=True)
class ActionCounts:
    """How many cards there are of each action. The record holds the five counts.

    >>> ActionCounts("actions").parse("shoot:4,steal:3,trade:3,bazaar:3,windfall:3")
    {'shoot': 4, 'steal': 3, 'trade': 3, 'bazaar': 3, 'windfall': 3}
    """

    name: str

    def default(self, players: int) -> dict[str, int]:
        """Return the value if nothing else is said."""
        return dict(zip(ACTION_WORDS, USUAL_COUNTS, strict=True))

    def check(self, value: Any) -> dict[str, int]:
        """Return the value, or say what is wrong with it."""
        if not isinstance(value, Mapping) or set(value) != set(ACTION_WORDS):
            raise self._error(repr(value))
        for word in ACTION_WORDS:
            count = value[word]
            if isinstance(count, bool) or not isinstance(count, int) or count < 0:
                raise self._error(f"{count!r} for {word}")
        total = sum(value.values())
        if total != ACTION_CARDS:
            raise self._error(f"{total} cards in all")
        nested = value["bazaar"] + value["windfall"]
        if nested > NESTED:
            raise self._error(f"{nested} cards for bazaar and windfall")
        return {word: value[word] for word in ACTION_WORDS}

    def _error(self, found: str) -> OptionError:
        return OptionError(f"Option {self.name} cannot be {found}: it is {self.allowed()}.")

    def parse(self, text: str) -> Any:
        """Turn what was typed into a value, still to be checked."""
        pairs = [part.split(":") for part in text.split(",")]
        try:
            counts = {word.strip(): int(count) for word, count in pairs}
        except ValueError:
            return text
        return counts if len(counts) == len(pairs) else text

    def stored(self, value: Any) -> Any:
        """Return what the record holds for a value."""
        return [value[word] for word in ACTION_WORDS]

    def written(self, value: Any) -> str:
        """Write a value as it is typed on a command line."""
        return ",".join(f"{word}:{value[word]}" for word in ACTION_WORDS)

    def allowed(self) -> str:
        """Say in words which values there are."""
        *most, last = ACTION_WORDS
        return (
            f"a count for each of {', '.join(most)} and {last}, {ACTION_CARDS} in all,"
            f" bazaar and windfall together at most {NESTED}"
        )


OPTIONS = Options(
    (Choice("tie", ("nobody", "conspirators")), ActionCounts("actions")),
    shrunken=(
        "`actions` says how many cards there are of each action, 16 in all; without `bazaar` and "
        "`windfall` no action opens others. The deck has one size."
    ),
)
