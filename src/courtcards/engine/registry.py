"""Which games there are, and where their parts lie: found, not listed.

A game of ours is a folder in `games/`. Every layer above has *its* part of the game in a module of the
same name in its own folder, such as `bots/royal_gambit/` or `terminal/royal_gambit.py`.

A game from outside is an entry point of the group `courtcards.games` of an installed package: its name is
the game's name, its value the module with the game's `KIND`. Its parts are modules next to that one, named
after the layers: `cheat.bots`, `cheat.terminal`.

A layer that finds no part has a generic fallback. Listing the games loads none of them, because that
happens before it is decided whether to compile.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from courtcards.engine.errors import CourtCardsError, choices

GROUP = "courtcards.games"
ROOT = Path(__file__).parents[1]


def names() -> list[str]:
    """Return the names of all games, ours first.

    >>> names()[:2]
    ['cockroach-poker', 'cockroach-poker-royal']
    """
    return list(homes())


@cache
def homes() -> dict[str, str]:
    """Return the module that has the `KIND` of each game, by the games' names.

    >>> homes()["royal-gambit"]
    'courtcards.games.royal_gambit'
    """
    found = {}
    for rules in sorted(ROOT.glob("games/*/rules.py")):
        folder = rules.parent.name
        found[folder.replace("_", "-")] = f"courtcards.games.{folder}"
    # A package from outside adds games; it cannot take the place of one that is here.
    for point in _entry_points():
        found.setdefault(point.name, point.module)
    return found


def home_of(game: str) -> str:
    """Return the module that has a game's `KIND`.

    >>> home_of("royal-gambit")
    'courtcards.games.royal_gambit'
    """
    if game not in homes():
        raise CourtCardsError(f"There is no game {game!r}: there are {choices(names())}.")
    return homes()[game]


def is_ours(game: str) -> bool:
    """Say whether a game is part of this package.

    >>> is_ours("royal-gambit")
    True
    """
    return home_of(game).startswith("courtcards.games.")


@cache
def part(layer: str, game: str) -> ModuleType | None:
    """Return the module with a layer's part of a game; None if it has none.

    >>> part("terminal", "royal-gambit").__name__
    'courtcards.terminal.royal_gambit'
    """
    home = home_of(game)
    if is_ours(game):
        name = f"courtcards.{layer}.{home.rpartition('.')[2]}"
    else:
        name = f"{home}.{layer.rpartition('.')[2]}"
    return import_module(name) if find_spec(name) else None


def folder_of(game: str) -> Path:
    """Return the folder in which a game has its words, below `languages`.

    >>> folder_of("royal-gambit").name
    'courtcards'
    """
    spec = None if is_ours(game) else find_spec(home_of(game))
    if spec is None or spec.origin is None:
        return ROOT
    return Path(spec.origin).parent


def files_of(game: str) -> list[Path]:
    """Return the source files of a game from outside, which are not loaded for that."""
    spec = find_spec(home_of(game))
    if spec is None:
        return []
    folders = spec.submodule_search_locations
    if folders is None:
        return [Path(spec.origin)] if spec.origin else []
    return sorted(path for folder in folders for path in Path(folder).rglob("*.py"))


def _entry_points() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda point: point.name)
