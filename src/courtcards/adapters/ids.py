"""The names of the environments. A changed observation or action space is a new version."""

from courtcards.engine.errors import OptionError, choices
from courtcards.games import GAMES, find

__all__ = ["game_of", "gym_id", "registry_id", "version", "zoo_id"]


def version(game: str) -> int:
    """Return the version of a game's environments.

    >>> version("royal-gambit")
    0
    """
    return len(find(game).spaces) - 1


def zoo_id(game: str) -> str:
    """Return the id of a game's environment in PettingZoo.

    >>> zoo_id("royal-gambit")
    'royal_gambit_v0'
    """
    return f"{game.replace('-', '_')}_v{version(game)}"


def registry_id(game: str) -> str:
    """Return the id of a game's environment in PettingZoo's registry.

    >>> registry_id("royal-gambit")
    'courtcards/royal_gambit-v0'
    """
    return f"courtcards/{game.replace('-', '_')}-v{version(game)}"


def gym_id(game: str) -> str:
    """Return the id of a game's environment in Gymnasium.

    >>> gym_id("royal-gambit")
    'courtcards/RoyalGambit-v0'
    """
    return f"courtcards/{game.title().replace('-', '')}-v{version(game)}"


def game_of(name: str) -> str:
    """Return the game meant by its name or by the id of one of its environments.

    >>> game_of("royal_gambit_v0"), game_of("courtcards/RoyalGambit-v0"), game_of("royal-gambit")
    ('royal-gambit', 'royal-gambit', 'royal-gambit')
    """
    games = [kind.name for kind in GAMES]
    for game in games:
        if name in (game, zoo_id(game), registry_id(game), gym_id(game)):
            return game
    known = choices(map(zoo_id, games))
    raise OptionError(f"There is no environment {name!r}: there are {known}.")
