"""A network at a desk: its weights, and room to think."""

from typing import NamedTuple

import numpy as np

from courtcards.bots.contract import Mind
from courtcards.bots.learned.net import WIDTH, shape_of, think
from courtcards.bots.learned.senses import Grid, Numbers, Senses
from courtcards.bots.learned.weights import own_weights
from courtcards.bots.minds import perceive
from courtcards.engine.compile import Array, Record, compiled
from courtcards.play.game import Game

_NOTHING = Numbers(0, 0, 0, 0)


class Brain(NamedTuple):
    """Networks of one shape (`nets`), what they are told (`x`), and what they answer (`out`).

    `meant` says which answers rate which move.
    """

    shape: Array
    nets: Array
    meant: Array
    x: Array
    h: Array
    out: Array


def make_brain(mind: Mind, game: Game, nets: Array | None = None) -> Brain:
    """Make room for the networks of a game; without others, there is the one that comes with the package."""
    senses = mind.senses
    if senses is None:
        return _empty_brain()
    told, heads = grids(senses, game)
    if nets is None:
        nets = own_weights(game.name, senses)[np.newaxis]
    common = 2 * (told.rows + told.columns) + 8
    return Brain(
        shape=shape_of(told, heads),
        nets=nets,
        meant=senses.meant(game, heads),
        x=np.zeros(told.size, np.float32),
        h=np.zeros((2 * told.rows * told.columns + common, WIDTH), np.float32),
        out=np.zeros(heads.size + 1, np.float32),
    )


def grids(senses: Senses, game: Game) -> tuple[Grid, Grid]:
    """Return where which number lies, in what a network is told and in what it answers."""
    columns = senses.columns(game)
    return Grid(game.players, columns, senses.told), Grid(game.players, columns, senses.heads)


def _empty_brain() -> Brain:
    rows = np.zeros((1, 1), np.float32)
    return Brain(
        shape=np.zeros(10, np.int64),
        nets=rows,
        meant=np.zeros((1, 1), np.int32),
        x=np.zeros(1, np.float32),
        h=rows.copy(),
        out=np.zeros(1, np.float32),
    )


@compiled
def ask(brain: Brain, s: Record, m: Record, net: int) -> float:
    """Tell a network what a seat knows; return what it hopes for, its other answers are in `brain.out`."""
    perceive(s, m, brain.x)
    return think(brain.shape, brain.nets[net], brain.x, brain.h, brain.out)


@compiled
def rate(
    brain: Brain, s: Record, m: Record, net: int, moves: Array, n: int, weights: Array
) -> float:
    """Write how likely a network plays each move, and return what it hopes for."""
    hope = ask(brain, s, m, net)
    best = -1e30
    for i in range(n):
        rating = 0.0
        for place in brain.meant[moves[i]]:
            rating += brain.out[place]
        weights[i] = rating
        best = max(best, rating)
    total = 0.0
    for i in range(n):
        weights[i] = np.exp(weights[i] - best)
        total += weights[i]
    for i in range(n):
        weights[i] /= total
    return hope


@compiled
def temper(n: int, weights: Array, whim: float) -> None:
    """Choose more evenly the greater the whim is; one leaves chances as they are."""
    if whim == 1.0:
        return
    total = 0.0
    for i in range(n):
        weights[i] = weights[i] ** (1.0 / whim)
        total += weights[i]
    for i in range(n):
        weights[i] /= total


@compiled
def drop_rare(n: int, weights: Array, shy: float) -> None:
    """Never play what would be played less often than this, so that nothing is a mere accident."""
    for i in range(n):
        if weights[i] < shy:
            weights[i] = 0.0
