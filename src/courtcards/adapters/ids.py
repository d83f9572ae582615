"""The names of the environments. A changed observation or action space is a new version.

An environment whose observations go on with what the seat remembers (`history`) has a name of its own.
"""

from itertools import product

from courtcards.bots.minds import mind_of
from courtcards.engine.errors import OptionError, choices
from courtcards.games import GAMES, find

__all__ = ["gym_id", "read_id", "registry_id", "version", "zoo_id"]


def version(game: str, history: bool = False) -> int:
    """Return the version of a game's environments; one with history counts the changes of both its parts.

    >>> version("royal-gambit"), version("royal-gambit", history=True)
    (0, 0)
    """
    changes = len(find(game).spaces) - 1
    return changes + len(mind_of(game).recollections) - 1 if history else changes


def zoo_id(game: str, history: bool = False) -> str:
    """Return the id of a game's environment in PettingZoo.

    >>> zoo_id("royal-gambit"), zoo_id("royal-gambit", history=True)
    ('royal_gambit_v0', 'royal_gambit_history_v0')
    """
    return f"{_in_python(game, history)}_v{version(game, history)}"


def registry_id(game: str, history: bool = False) -> str:
    """Return the id of a game's environment in PettingZoo's registry.

    >>> registry_id("royal-gambit"), registry_id("royal-gambit", history=True)
    ('courtcards/royal_gambit-v0', 'courtcards/royal_gambit_history-v0')
    """
    return f"courtcards/{_in_python(game, history)}-v{version(game, history)}"


def gym_id(game: str, history: bool = False) -> str:
    """Return the id of a game's environment in Gymnasium.

    >>> gym_id("royal-gambit"), gym_id("royal-gambit", history=True)
    ('courtcards/RoyalGambit-v0', 'courtcards/RoyalGambitHistory-v0')
    """
    name = _in_python(game, history).title().replace("_", "")
    return f"courtcards/{name}-v{version(game, history)}"


def _in_python(game: str, history: bool) -> str:
    return game.replace("-", "_") + ("_history" if history else "")


def read_id(name: str) -> tuple[str, bool]:
    """Return the game meant by its name or by the id of one of its environments, and whether with history.

    >>> read_id("royal_gambit_v0"), read_id("courtcards/RoyalGambitHistory-v0"), read_id("royal-gambit")
    (('royal-gambit', False), ('royal-gambit', True), ('royal-gambit', False))
    """
    games = [kind.name for kind in GAMES]
    if name in games:
        return name, False
    for game, history in product(games, (False, True)):
        if name in (make(game, history) for make in (zoo_id, registry_id, gym_id)):
            return game, history
    known = choices(map(zoo_id, games))
    raise OptionError(f"There is no environment {name!r}: there are {known}.")
