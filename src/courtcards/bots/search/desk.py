"""The desk a bot works at: all memory it writes to, fixed in size, made once, used for every move."""

from typing import Any, NamedTuple

import numpy as np

from courtcards.bots.contract import Mind
from courtcards.bots.learned.brain import Brain, make_brain
from courtcards.bots.learned.samples import NO_SAMPLES, Samples
from courtcards.bots.spec import SPEC
from courtcards.engine.compile import Array
from courtcards.engine.record import as_records
from courtcards.engine.trace import MAX_EVENTS, SEEN, TRACE
from courtcards.play.game import Game
from courtcards.play.kernels import SUMMARY

# One choice at one information set: how often it was taken and what it brought to the one who chose.
EDGE = np.dtype([("key", np.uint64), ("total", np.float64), ("visits", np.int64)])

# A search draws at most this many worlds and keeps at most this many edges.
WORLDS = 2048
EDGES = 1 << 17
DEPTH = 256
EDGES_USED, WORLDS_USED, ROOM = range(3)
SEATS = 8
# The longest game whose moves are all written down.
MOST_MOVES = 4096


class Desk(NamedTuple):
    """Everything a bot, or a table of bots, writes to.

    `root` is the view of the seat that thinks, `worlds` what it imagines, with their likelihoods
    added up in `chances`; `world` is the one being played, with what each step did in `world_trace`.
    `used` counts edges and worlds, and the edges there is room for.
    `memories` and `specs` are by seat; `imagined` are the memories in the world that is being played.
    The game itself, for whole games in compiled code, is in `state`, `trace`, `summary` and `log`, with
    what one seat saw of a step in `rows`, and the seed of a series of them in `key`. Networks are in
    `brain`; of what the first of them decides in whole games `samples` are kept, as far as there is room.
    """

    root: Array
    worlds: Array
    chances: Array
    world: Array
    world_trace: Array
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
    luck: Array
    key: Array
    memories: Array
    new_memories: Array
    imagined: Array
    specs: Array
    blank: Array
    state: Array
    trace: Array
    rows: Array
    summary: Array
    log: Array
    brain: Brain
    samples: Samples


def make_desk(
    mind: Mind, game: Game, nets: Array | None = None, samples: Samples = NO_SAMPLES
) -> Desk:
    """Make room for bots at one kind of table: about 5 MB.

    >>> import courtcards as cc
    >>> from courtcards.bots.minds import MINDS
    >>> size_of(make_desk(MINDS[0], cc.game("cockroach-poker"))) < 6_000_000
    True
    """
    moves = mind.kind.rules.MAX_MOVES
    state: Any = mind.kind.state
    trace = np.zeros(1, TRACE)
    trace["on"] = 1
    memories = np.zeros(SEATS, mind.memory)
    memories["players"] = game.players
    memories["seat"] = np.arange(SEATS)
    return Desk(
        root=as_records(np.zeros(1, state)),
        worlds=as_records(np.zeros(WORLDS, state)),
        chances=np.zeros(WORLDS),
        world=as_records(np.zeros(1, state)),
        world_trace=as_records(trace.copy()),
        edges=as_records(np.zeros(EDGES, EDGE)),
        used=np.zeros(3, np.int64),
        moves=np.empty(moves, np.int16),
        weights=np.empty(moves),
        root_moves=np.empty(moves, np.int16),
        root_weights=np.empty(moves),
        sight=np.empty(SEATS, np.uint64),
        path=np.empty(2 * DEPTH, np.int64),
        movers=np.empty(2 * DEPTH, np.int64),
        values=np.zeros(SEATS),
        luck=np.ones(1, np.uint64),
        key=np.zeros(8, np.uint32),
        memories=as_records(memories.copy()),
        new_memories=as_records(memories),
        imagined=as_records(memories.copy()),
        specs=as_records(np.zeros(SEATS, SPEC)),
        blank=game.blank.copy(),
        state=game.blank.copy(),
        trace=as_records(trace.copy()),
        rows=np.empty((MAX_EVENTS, SEEN), np.int16),
        summary=as_records(np.zeros(1, SUMMARY)),
        log=np.zeros(MOST_MOVES, np.int16),
        brain=make_brain(mind, game, nets),
        samples=samples,
    )


def size_of(desk: Desk) -> int:
    """Return how many bytes a desk takes."""
    parts = [array for part in desk for array in (part if isinstance(part, tuple) else (part,))]
    return sum(array.nbytes for array in parts)
