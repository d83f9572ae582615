"""Compiling ahead of time."""

import numpy as np

from courtcards.engine.contract import Kind
from courtcards.engine.trace import TRACE
from courtcards.play import kernels
from courtcards.play.game import make_game


def warm(kind: Kind) -> None:
    """Compile everything that a game at a table, a simulation or a bot needs of a game."""
    game = make_game(kind.name, kind.min_players, None, {})
    state = game.deal(seed=0)
    state.view(0)
    while not state.over:
        state.play(int(state.legal[-1]))
    assert state.result is not None
    kernels.list_legal(state._states, state._moves)
    summaries = kernels.as_records(np.zeros(1, kernels.SUMMARY))
    kernels.playouts(
        game.blank.copy(),
        kernels.as_records(np.zeros(1, TRACE)),
        game.blank,
        np.zeros(8, np.uint32),
        0,
        np.empty(kind.rules.MAX_MOVES, np.int16),
        summaries,
        np.empty(game.observation_size, np.int16),
        np.empty(game.move_count, np.int8),
    )
