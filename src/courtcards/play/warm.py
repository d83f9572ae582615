"""Compiling ahead of time."""

import random

import numpy as np

from courtcards.engine import kept
from courtcards.engine.compile import JIT
from courtcards.engine.contract import Kind
from courtcards.play import kernels
from courtcards.play.game import Game, make_game
from courtcards.play.playouts import Playouts
from courtcards.play.state import State

# In so many games all happens that is looked at by code of its own, such as a queen that saves. Every start
# of a server plays them.
SAMPLE = 3


def warm(*kinds: Kind) -> None:
    """Compile or load everything that tables and simulations need of some games, and note that it is."""
    for kind in kinds:
        _warm(kind)
    if JIT:
        kept.keep(*(kind.name for kind in kinds), rules_only=True)


def _warm(kind: Kind) -> None:
    game = make_game(kind.name, kind.min_players, None, {})
    for seed in range(SAMPLE):
        _play_and_look(game, seed)
    Playouts(game, observed=True).play(bytes(32), 0, np.zeros(1, kernels.SUMMARY))


def _play_and_look(game: Game, seed: int) -> None:
    """Play a game by chance, and do with it what a table does."""
    state = game.deal(seed=seed)
    chance = random.Random(seed)
    assert len(state.view(0).observation)
    while not state.over:
        assert state.view(0).table
        assert len(state.look_around().marks)
        state.play(chance.choice(state.legal.tolist()))
    assert state.result is not None
    State.from_bytes(game, state.to_bytes())
