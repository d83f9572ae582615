"""Compiling ahead of time."""

import numpy as np

from courtcards.engine import kept
from courtcards.engine.compile import JIT
from courtcards.engine.contract import Kind
from courtcards.play import kernels
from courtcards.play.game import make_game
from courtcards.play.playouts import Playouts
from courtcards.play.state import State


def warm(kind: Kind) -> None:
    """Compile everything that a game at a table or a simulation needs of a game, and note that it is."""
    game = make_game(kind.name, kind.min_players, None, {})
    state = game.deal(seed=0)
    assert len(state.view(0).observation)
    assert state.view(0).table
    assert len(state.look_around().marks)
    while not state.over:
        state.play(int(state.legal[-1]))
    assert state.result is not None
    State.from_bytes(game, state.to_bytes())
    Playouts(game, observed=True).play(bytes(32), 0, np.zeros(1, kernels.SUMMARY))
    if JIT:
        kept.keep(kind.name, rules_only=True)
