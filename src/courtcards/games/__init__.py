"""The games. Ours are the folders here; others come from installed packages.

Nothing else knows them by name: every layer asks `engine.registry` for its part of a game.
"""

import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.engine.contract import Kind, RulesModule, ViewModule, WordsModule
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.options import Choice, Number
from courtcards.engine.registry import home_of, is_ours, names

if TYPE_CHECKING:
    # Loaded when it is asked for: a game from outside may itself import what is here.
    GAMES: tuple[Kind, ...]


def __getattr__(name: str) -> Any:
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _load_all()


def find(name: str) -> Kind:
    """Return the game of a name.

    >>> find("cockroach-poker").max_players
    6
    """
    home = home_of(name)
    for kind in _load_all():
        if kind.name == name:
            return kind
    raise CourtCardsError(f"The game {name!r} of the module {home} cannot be loaded: {_WHY[name]}")


# Why games from outside were left out.
_WHY: dict[str, str] = {}


@cache
def _load_all() -> tuple[Kind, ...]:
    """Load every game; one from outside that fails is left out, and the log says why."""
    kinds: list[Kind] = []
    for name in names():
        try:
            kinds.append(_load(name, kinds))
        except Exception as error:
            if is_ours(name):
                raise
            _WHY[name] = reason = f"{type(error).__name__}: {error}".splitlines()[0]
            logging.getLogger("courtcards").warning(
                "The game %r of the module %s is left out: %s", name, home_of(name), reason
            )
    return tuple(kinds)


def _load(name: str, others: list[Kind]) -> Kind:
    kind = import_module(home_of(name)).KIND
    if not isinstance(kind, Kind) or kind.name != name:
        raise CourtCardsError(f"its KIND must be a Kind with the name {name!r}.")
    # Compiled code tells games apart by the types of their records.
    if twin := next((one.name for one in others if one.state == kind.state), None):
        raise CourtCardsError(f"its state has the same fields as that of {twin}: rename one.")
    _check_texts(kind)
    _check_parts(kind)
    _check_fields(kind)
    return kind


def _check_parts(kind: Kind) -> None:
    """Refuse a game that lacks something of the contract."""
    parts = (("rules", RulesModule), ("view", ViewModule), ("words", WordsModule))
    for name, protocol in parts:
        for needed in vars(protocol):
            if not needed.startswith("_") and not hasattr(getattr(kind, name), needed):
                raise CourtCardsError(f"its {name}.py has no {needed!r}.")


def _check_fields(kind: Kind) -> None:
    """Refuse a game whose state has no room for an option."""
    for option in kind.options.options:
        if option.name not in (kind.state.names or ()):
            raise CourtCardsError(f"its state has no field for the option {option.name!r}.")
        most = np.iinfo(kind.state[option.name].base).max
        if isinstance(option, Number) and option.high > most:
            raise CourtCardsError(
                f"the field {option.name!r} of its state holds at most {most}, "
                f"but the option may be {option.high}."
            )


def _check_texts(kind: Kind) -> None:
    """Refuse a game without the texts by which it is offered: they are shown next to those of all others."""
    english = kind.language("en")
    for key in _texts_of(kind):
        if key not in english.texts:
            raise CourtCardsError(f"its words in English have no message {key!r}.")


def _texts_of(kind: Kind) -> Iterator[str]:
    """Yield the keys of the texts that everyone sees who may choose a game."""
    yield from ("name", "tagline")
    yield from (f"preset-{name}" for name in kind.options.presets)
    for option in kind.options.options:
        yield f"option-{option.name}"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}.{value}" for value in option.values)
