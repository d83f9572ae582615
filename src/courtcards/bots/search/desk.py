"""The memory a search works in: fixed in size, made once, used for every move."""

from typing import Any, NamedTuple

import numpy as np

from courtcards.bots.contract import Mind
from courtcards.engine.compile import Array
from courtcards.engine.trace import TRACE
from courtcards.play.kernels import as_records

# One choice at one information set: how often it was taken and what it brought to the one who chose.
EDGE = np.dtype([("key", np.uint64), ("total", np.float64), ("visits", np.int64)])

# A search draws at most this many worlds and keeps at most this many edges.
WORLDS = 2048
EDGES = 1 << 17
DEPTH = 256
SEATS = 8


class Desk(NamedTuple):
    """Everything a search writes to. `root` is the seat's view, `worlds` what it imagines."""

    root: Array
    worlds: Array
    chances: Array
    world: Array
    trace: Array
    edges: Array
    used: Array
    moves: Array
    weights: Array
    root_moves: Array
    root_weights: Array
    sight: Array
    path: Array
    movers: Array
    values: Array


def make_desk(mind: Mind, edges: int = EDGES) -> Desk:
    """Make room for searches of one game: about 6 MB.

    >>> from courtcards.bots.minds import MINDS
    >>> sum(array.nbytes for array in make_desk(MINDS[0])) < 8_000_000
    True
    """
    moves = mind.kind.rules.MAX_MOVES
    trace = np.zeros(1, TRACE)
    trace["on"] = 1
    state: Any = mind.kind.state
    return Desk(
        root=as_records(np.zeros(1, state)),
        worlds=as_records(np.zeros(WORLDS, state)),
        chances=np.zeros(WORLDS),
        world=as_records(np.zeros(1, state)),
        trace=as_records(trace),
        edges=as_records(np.zeros(edges, EDGE)),
        used=np.zeros(2, np.int64),
        moves=np.empty(moves, np.int16),
        weights=np.empty(moves),
        root_moves=np.empty(moves, np.int16),
        root_weights=np.empty(moves),
        sight=np.empty(SEATS, np.uint64),
        path=np.empty(2 * DEPTH, np.int64),
        movers=np.empty(2 * DEPTH, np.int64),
        values=np.zeros(SEATS),
    )
