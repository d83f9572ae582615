"""A game in every variant that a suite should go through."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.engine.errors import OptionError
from courtcards.engine.options import Choice, Flag, Number, Option
from courtcards.play.game import Game, make_game

# The values of options that a suite tries, by the options' names.
Tried = Mapping[str, Sequence[Any]]


def values_of(option: Option, tried: Tried) -> Sequence[Any]:
    """Return the values of an option that stand for all.

    >>> values_of(Number("limit", 2, 8, lambda players: 4), {})
    (2, 8)
    """
    if option.name in tried:
        return tried[option.name]
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Flag):
        return (False, True)
    if isinstance(option, Number):
        return (option.low, option.high)
    raise TypeError(f"Name the values of the option {option.name} to test.")


def player_counts(kind: Kind) -> range:
    """Return how many may play."""
    return range(kind.min_players, kind.max_players + 1)


def usual_game(kind: Kind, players: int = 4) -> Game:
    """Return a game as it is usually played, by four if that many can play."""
    return make_game(kind.name, max(kind.min_players, min(players, kind.max_players)), None, {})


def variants_of(kind: Kind, tried: Tried) -> Iterator[Game]:
    """Yield a game with every player count and preset, and with every option value at a few player counts.

    >>> from courtcards.games import find
    >>> [variant_name(game) for game in variants_of(find("royal-menagerie"), {"actions": ()})][:2]
    ['royal-menagerie-4', 'royal-menagerie-4']
    """
    for players in player_counts(kind):
        for preset in kind.options.presets or (None,):
            yield make_game(kind.name, players, preset, {})
    for option in kind.options.options:
        for value in values_of(option, tried):
            for players in sorted({kind.min_players, min(4, kind.max_players)}):
                yield from _if_it_goes_together(kind, players, {option.name: value})


def _if_it_goes_together(kind: Kind, players: int, options: dict[str, Any]) -> Iterator[Game]:
    """Yield a game unless a value is refused together with the defaults of the other options."""
    for name, value in options.items():
        kind.options.find(name).check(value)
    try:
        yield make_game(kind.name, players, None, options)
    except OptionError:
        return


def variant_name(game: Game) -> str:
    """Name a variant by what is not usual about it.

    >>> variant_name(make_game("cockroach-poker", 3, None, {"limit": 5}))
    'cockroach-poker-3-limit=5'
    """
    usual = game.kind.options.resolve(game.players, None, {})
    changed = [f"{k}={v}" for k, v in game.options.items() if v != usual[k]]
    return "-".join([game.name, str(game.players), *changed]).replace(" ", "")
