"""Series of games: the cards of each follow from the seed of the series and its number."""

import numpy as np

from courtcards.engine.chance import derive_key
from courtcards.engine.compile import Array
from courtcards.play import kernels
from courtcards.play.game import Game
from courtcards.play.state import State


def deal_in_series(game: Game, seed: bytes, number: int) -> tuple[State, Array]:
    """Deal a game of a series, the same as in compiled code; return it with the luck of its players.

    >>> import courtcards as cc
    >>> state, luck = deal_in_series(cc.game("royal-gambit"), bytes(32), 5)
    >>> state.first_player, len(luck)
    (1, 1)
    """
    key, luck = np.empty(8, np.uint32), np.empty(1, np.uint64)
    derive_key(np.frombuffer(seed, "<u4"), number, key, luck)
    first = kernels.first_player(game.players, number)
    return State.deal(game, key.astype("<u4").tobytes(), first), luck
