"""The spaces of a game's environments: what an observation and an action are."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces

from courtcards.adapters.ids import read_id
from courtcards.bots.recollect import recollection
from courtcards.engine.compile import Array
from courtcards.engine.contract import Field
from courtcards.play.game import Game, make_game

# What a seat sees: its numbers and the mask of its moves, by name.
Observation = dict[str, Array]


def find_game(
    game: Game | str,
    players: int,
    preset: str | None,
    options: dict[str, Any],
    history: bool = False,
) -> tuple[Game, bool]:
    """Return a game by its name or an environment's id, and whether it is to be seen with history.

    A game that is made already stays as it is. The id of an environment with history asks for it.

    >>> find_game("royal_gambit_history_v0", 3, None, {})
    (<Game royal-gambit, 3 players>, True)
    """
    if isinstance(game, Game):
        return game, history
    name, is_named = read_id(game)
    return make_game(name, players, preset, options), history or is_named


def fields_of(game: Game, history: bool = False) -> tuple[Field, ...]:
    """Return the parts of an observation: what lies on the table, and then what the seat remembers.

    >>> import courtcards as cc
    >>> [field.name for field in fields_of(cc.game("royal-gambit"), history=True)][-4:]
    ['hits', 'stays', 'busts', 'banked']
    """
    now = game.kind.view.observation(game.players)
    return (*now, *recollection(game)) if history else now


def numbers_space(game: Game, history: bool = False) -> spaces.Box:
    """Return the space of a game's numeric observations.

    >>> import courtcards as cc
    >>> game = cc.game("cockroach-poker")
    >>> numbers_space(game).shape, numbers_space(game, history=True).shape
    ((60,), (116,))
    """
    low, high = _bounds(game, history)
    return spaces.Box(low, high, dtype=np.int16)


@cache
def _bounds(game: Game, history: bool) -> tuple[Any, Any]:
    fields = fields_of(game, history)
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int16)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int16)
    return low, high


def observation_space(game: Game, history: bool = False) -> spaces.Dict:
    """Return the space of what a player gets: the observation and the mask of legal moves.

    >>> import courtcards as cc
    >>> list(observation_space(cc.game("royal-gambit")))
    ['observation', 'action_mask']
    """
    mask = spaces.Box(0, 1, (game.move_count,), np.int8)
    return spaces.Dict([("observation", numbers_space(game, history)), ("action_mask", mask)])


def action_space(game: Game) -> spaces.Discrete:
    """Return the space of a game's moves, by number.

    >>> import courtcards as cc
    >>> action_space(cc.game("royal-gambit"))
    Discrete(28)
    """
    return spaces.Discrete(game.move_count)
