"""The spaces of a game's environments: what an observation and an action are."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces

from courtcards.adapters.ids import game_of
from courtcards.engine.compile import Array
from courtcards.play.game import Game, make_game

# What a seat sees: its numbers and the mask of its moves, by name.
Observation = dict[str, Array]


def find_game(game: Game | str, players: int, preset: str | None, options: dict[str, Any]) -> Game:
    """Return a game by its name or an environment's id; one that is made already stays as it is."""
    if isinstance(game, Game):
        return game
    return make_game(game_of(game), players, preset, options)


def numbers_space(game: Game) -> spaces.Box:
    """Return the space of a game's numeric observations.

    >>> import courtcards as cc
    >>> numbers_space(cc.game("cockroach-poker")).shape
    (60,)
    """
    low, high = _bounds(game)
    return spaces.Box(low, high, dtype=np.int16)


@cache
def _bounds(game: Game) -> tuple[Any, Any]:
    fields = game.kind.view.observation(game.players)
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int16)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int16)
    return low, high


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of what a player gets: the observation and the mask of legal moves.

    >>> import courtcards as cc
    >>> list(observation_space(cc.game("royal-gambit")))
    ['observation', 'action_mask']
    """
    mask = spaces.Box(0, 1, (game.move_count,), np.int8)
    return spaces.Dict([("observation", numbers_space(game)), ("action_mask", mask)])


def action_space(game: Game) -> spaces.Discrete:
    """Return the space of a game's moves, by number.

    >>> import courtcards as cc
    >>> action_space(cc.game("royal-gambit"))
    Discrete(28)
    """
    return spaces.Discrete(game.move_count)
