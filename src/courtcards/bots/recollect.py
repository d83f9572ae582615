"""What a seat remembers of a game so far, as numbers: what bots keep of everybody's behaviour, for learners.

An observation is what lies on the table now. Who has lied so far, and who doubts, is not on the table; a
seat's memory is made of nothing but the events it saw.
"""

from functools import cache

import numpy as np

from courtcards.bots.minds import mind_of, recall, remember
from courtcards.engine.compile import Array, kernel
from courtcards.engine.contract import Field
from courtcards.engine.record import as_records
from courtcards.play.game import Game
from courtcards.play.view import View

__all__ = ["recollect", "recollection", "recollection_size"]


def recollection(game: Game) -> tuple[Field, ...]:
    """Describe the numbers field by field; seats are counted clockwise from the one that remembers.

    >>> import courtcards as cc
    >>> [field.name for field in recollection(cc.game("royal-gambit"))]
    ['hits', 'stays', 'busts', 'banked']
    """
    return mind_of(game.name).recollection(game.players)


@cache
def recollection_size(game: Game) -> int:
    """Return how many numbers a seat remembers.

    >>> import courtcards as cc
    >>> recollection_size(cc.game("royal-gambit", players=3))
    12
    """
    return sum(field.size for field in recollection(game))


def new_memories(game: Game, seats: int) -> Array:
    """Return memories for so many seats before a game begins.

    >>> import courtcards as cc
    >>> new_memories(cc.game("royal-gambit"), 2)["seat"]
    array([0, 1], dtype=int8)
    """
    memories = np.zeros(seats, mind_of(game.name).memory)
    memories["players"] = game.players
    memories["seat"] = np.arange(seats)
    return as_records(memories)


def recollect(view: View) -> Array:
    """Return what a view's seat remembers, as numbers; spectators remember nothing, which is zeros.

    >>> import courtcards as cc
    >>> state = cc.game("royal-gambit", players=2).deal(seed=1)
    >>> state.play("hit")
    >>> recollect(state.view(0)), recollect(state.view(1))
    (array([1, 0, 0, 0, 0, 0, 0, 0], dtype=int16), array([0, 1, 0, 0, 0, 0, 0, 0], dtype=int16))
    """
    numbers = np.zeros(recollection_size(view.game), np.int16)
    if view.viewer >= 0:
        memories = new_memories(view.game, view.viewer + 1)[view.viewer :]
        recall_all(memories, view.history, len(view.history), numbers)
    return numbers


@kernel
def recall_all(memories: Array, rows: Array, count: int, out: Array) -> None:
    """Remember the first `count` events, and write what is remembered then."""
    for i in range(count):
        remember(memories[0], rows[i])
    recall(memories[0], out)
