"""Every game in every variant that a suite should go through."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from courtcards.engine.contract import Kind
from courtcards.engine.options import Option
from courtcards.games import GAMES
from courtcards.play.game import Game, make_game
from courtcards.testing.variants import Tried, player_counts, usual_game, values_of, variants_of

# Numbers are tried at these values: the bounds, or one that makes play short.
NUMBERS: dict[str, tuple[int, ...]] = {
    "limit": (3, 8),
    "creatures": (2, 8),
    "copies": (5, 8),
    "removed": (0, 20),
    "target": (10, 200),
    "max_hands": (1, 3),
}
# Options that depend on each other are chosen together: smaller decks, the first being the full one.
DECKS: tuple[dict[str, int], ...] = (
    {},
    {"creatures": 3, "copies": 3, "limit": 2, "removed": 2},
    {"creatures": 2, "copies": 8, "limit": 2, "removed": 0},
    {"creatures": 8, "copies": 2, "limit": 2, "removed": 9},
    {"creatures": 5, "copies": 4, "limit": 4, "removed": 1},
)
COUNTS = (
    {"shoot": 4, "steal": 4, "trade": 0, "bazaar": 8, "windfall": 0},
    {"shoot": 4, "steal": 0, "trade": 4, "bazaar": 0, "windfall": 8},
    {"shoot": 16, "steal": 0, "trade": 0, "bazaar": 0, "windfall": 0},
    {"shoot": 0, "steal": 4, "trade": 4, "bazaar": 4, "windfall": 4},
)
TRIED: Tried = {**NUMBERS, "actions": COUNTS}


def values(option: Option) -> Sequence[Any]:
    """Return the values of an option that stand for all."""
    return values_of(option, TRIED)


def decks_of(kind: Kind) -> tuple[dict[str, int], ...]:
    """Return the decks a game can be played with."""
    return DECKS if kind.name == "cockroach-poker" else DECKS[:1]


def every_variant(kind: Kind) -> Iterator[Game]:
    """What any suite goes through, and smaller decks."""
    yield from variants_of(kind, TRIED)
    for deck in decks_of(kind)[1:]:
        for players in (2, 3, 6):
            yield make_game(kind.name, players, None, deck)


VARIANTS = [game for kind in GAMES for game in every_variant(kind)]
DEFAULTS = [usual_game(kind) for kind in GAMES]


def random_variant(chance: random.Random, kind: Kind | None = None) -> Game:
    """Choose a game, a player count, a preset and a value for about half of the options."""
    kind = kind or chance.choice(GAMES)
    players = chance.choice(player_counts(kind))
    preset = chance.choice([*kind.options.presets, None])
    deck = chance.choice(decks_of(kind))
    options = {
        option.name: chance.choice(values(option))
        for option in kind.options.options
        if option.name not in DECKS[1] and chance.random() < 0.5
    }
    if not deck and chance.random() < 0.5 and "limit" in {o.name for o in kind.options.options}:
        options["limit"] = chance.choice(NUMBERS["limit"])
    options |= deck
    return make_game(kind.name, players, preset, options)
