"""Rule options: named, typed, validated settings of a game, and presets, which are bundles of them.

An option's value lives in the state record in a field of the option's name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from courtcards.engine.errors import OptionError, choices


class Option(Protocol):
    """What an option can do: one of the classes below, or a game's own."""

    @property
    def name(self) -> str:
        """Its name, which its field in the record has too."""

    def default(self, players: int) -> Any:
        """Return the value if nothing else is said."""

    def check(self, value: Any) -> Any:
        """Return the value, or say what is wrong with it."""

    def parse(self, text: str) -> Any:
        """Turn what was typed into a value, still to be checked."""

    def stored(self, value: Any) -> Any:
        """Return what the record holds for a value."""

    def written(self, value: Any) -> str:
        """Write a value as it is typed on a command line."""

    def allowed(self) -> str:
        """Say in words which values there are."""


@dataclass(frozen=True)
class Choice:
    """One of several words; the first is the default. The record holds its index."""

    name: str
    values: tuple[str, ...]

    def default(self, players: int) -> str:
        """Return the value if nothing else is said."""
        return self.values[0]

    def check(self, value: Any) -> str:
        """Return the value, or say what is wrong with it."""
        if value not in self.values:
            raise OptionError(f"Option {self.name} cannot be {value!r}: it is {self.allowed()}.")
        return str(value)

    def parse(self, text: str) -> Any:
        """Turn what was typed into a value, still to be checked."""
        return text

    def stored(self, value: Any) -> Any:
        """Return what the record holds for a value."""
        return self.values.index(value)

    def written(self, value: Any) -> str:
        """Write a value as it is typed on a command line."""
        return str(value)

    def allowed(self) -> str:
        """Say in words which values there are."""
        return choices(self.values)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    name: str

    def default(self, players: int) -> bool:
        """Return the value if nothing else is said."""
        return False

    def check(self, value: Any) -> bool:
        """Return the value, or say what is wrong with it."""
        if not isinstance(value, bool):
            raise OptionError(f"Option {self.name} cannot be {value!r}: it is {self.allowed()}.")
        return value

    def parse(self, text: str) -> Any:
        """Turn what was typed into a value, still to be checked."""
        return {"true": True, "false": False}.get(text.lower(), text)

    def stored(self, value: Any) -> Any:
        """Return what the record holds for a value."""
        return int(value)

    def written(self, value: Any) -> str:
        """Write a value as it is typed on a command line."""
        return str(value).lower()

    def allowed(self) -> str:
        """Say in words which values there are."""
        return "true or false"


@dataclass(frozen=True)
class Number:
    """A whole number within bounds; the default may depend on the number of players."""

    name: str
    low: int
    high: int
    usual: Callable[[int], int]
    # Values that are refused unless one of these options is changed as well: not offered before.
    only_with: Mapping[int, tuple[str, ...]] = field(default_factory=dict, hash=False)

    def default(self, players: int) -> int:
        """Return the value if nothing else is said."""
        return self.usual(players)

    def check(self, value: Any) -> int:
        """Return the value, or say what is wrong with it."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError(f"Option {self.name} cannot be {value!r}: it is {self.allowed()}.")
        if not self.low <= value <= self.high:
            raise OptionError(f"Option {self.name} cannot be {value}: it is {self.allowed()}.")
        return value

    def parse(self, text: str) -> Any:
        """Turn what was typed into a value, still to be checked."""
        try:
            return int(text)
        except ValueError:
            return text

    def stored(self, value: Any) -> Any:
        """Return what the record holds for a value."""
        return value

    def written(self, value: Any) -> str:
        """Write a value as it is typed on a command line."""
        return str(value)

    def allowed(self) -> str:
        """Say in words which values there are."""
        return f"a whole number from {self.low} to {self.high}"


Values = dict[str, Any]


@dataclass(frozen=True)
class Options:
    """All options of a game and its presets; the first preset is the default.

    >>> options = Options((Flag("open"), Number("target", 10, 200, lambda players: 40)))
    >>> options.resolve(players=4, preset=None, given={"target": 50})
    {'open': False, 'target': 50}
    """

    options: tuple[Option, ...]
    presets: Mapping[str, Values] = field(default_factory=dict)
    # Refuses values that are possible each, but not together: (players, values).
    check_together: Callable[[int, Values], None] = lambda players, values: None
    # Which of them make the game small enough for exact work, in a sentence or two.
    shrunken: str = ""

    def resolve(self, players: int, preset: str | None, given: Mapping[str, Any]) -> Values:
        """Return every option's value: what was given, else the preset's, else the default."""
        values = {option.name: option.default(players) for option in self.options}
        values.update(self.presets.get(self.preset(preset) or "", {}))
        for name, value in given.items():
            values[name] = self.find(name).check(value)
        self.check_together(players, values)
        return values

    def preset(self, name: str | None) -> str | None:
        """Return the preset meant by a name: none means the first, if there are any."""
        if name is None:
            return next(iter(self.presets), None)
        if not isinstance(name, str) or name not in self.presets:
            known = f"it is {choices(self.presets)}" if self.presets else "this game has none"
            raise OptionError(f"There is no preset {name!r}: {known}.")
        return name

    def find(self, name: str) -> Option:
        """Return the option of a name."""
        for option in self.options:
            if option.name == name:
                return option
        known = choices(option.name for option in self.options)
        raise OptionError(f"There is no option {name!r}: this game has {known}.")

    def parse(self, text: str) -> tuple[str, Any]:
        """Read `name=value` as it is typed on a command line."""
        name, separator, value = text.partition("=")
        if not separator:
            raise OptionError(f"An option is written name=value, not {text!r}.")
        return name, self.find(name).parse(value)

    def store(self, record: Any, values: Mapping[str, Any]) -> None:
        """Write the values into a state record."""
        for option in self.options:
            record[option.name] = option.stored(values[option.name])
