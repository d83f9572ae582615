"""Every game in every variant that a suite should go through."""

import random
from collections.abc import Iterator
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.engine.options import Choice, Flag, Number
from courtcards.games import GAMES
from courtcards.play.game import Game, make_game

# Numbers are tried at these values: the bounds, and one that makes play short.
NUMBERS = {"limit": (3, 8), "target": (10, 200), "max_hands": (1, 3)}
COUNTS = (
    {"shoot": 4, "steal": 4, "trade": 0, "bazaar": 8, "windfall": 0},
    {"shoot": 4, "steal": 0, "trade": 4, "bazaar": 0, "windfall": 8},
    {"shoot": 16, "steal": 0, "trade": 0, "bazaar": 0, "windfall": 0},
    {"shoot": 0, "steal": 4, "trade": 4, "bazaar": 4, "windfall": 4},
)


def values(option: Any) -> tuple[Any, ...]:
    """Return the values of an option that stand for all."""
    if isinstance(option, Choice):
        return option.values
    if isinstance(option, Flag):
        return (False, True)
    if isinstance(option, Number):
        return NUMBERS[option.name]
    return COUNTS


def player_counts(kind: Kind) -> range:
    return range(kind.min_players, kind.max_players + 1)


def variants_of(kind: Kind) -> Iterator[Game]:
    """Every player count with every preset, and every option value at a few player counts."""
    for players in player_counts(kind):
        for preset in kind.options.presets or (None,):
            yield make_game(kind.name, players, preset, {})
    for option in kind.options.options:
        for value in values(option):
            for players in {kind.min_players, min(4, kind.max_players)}:
                yield make_game(kind.name, players, None, {option.name: value})


def variant_name(game: Game) -> str:
    """Name a variant by what is not usual about it."""
    usual = game.kind.options.resolve(game.players, None, {})
    changed = [f"{k}={v}" for k, v in game.options.items() if v != usual[k]]
    return "-".join([game.name, str(game.players), *changed]).replace(" ", "")


VARIANTS = [game for kind in GAMES for game in variants_of(kind)]
DEFAULTS = [make_game(kind.name, min(4, kind.max_players), None, {}) for kind in GAMES]


def random_variant(chance: random.Random, kind: Kind | None = None) -> Game:
    """Choose a game, a player count, a preset and a value for about half of the options."""
    kind = kind or chance.choice(GAMES)
    players = chance.choice(player_counts(kind))
    preset = chance.choice([*kind.options.presets, None])
    options = {
        option.name: chance.choice(values(option))
        for option in kind.options.options
        if chance.random() < 0.5
    }
    return make_game(kind.name, players, preset, options)
