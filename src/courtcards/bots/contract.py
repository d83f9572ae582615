"""What a game must bring so that every kind of bot can play it: its `Mind`.

All functions of a mind are compiled. They work on a state record as one seat may know it, or on a
whole one that was imagined; they must never read what the seat to move may not know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from courtcards.bots.learned.senses import Senses
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field, Kind

# A personality: leanings between 0 and 1, neutral at one half, and `WHIM`, how far from the best move the
# choice strays: 1 is a good player's share of chance, more is less careful. Then what makes a player human,
# all of it off at 0 (`bots.spec.Persona` says what each is).
HONESTY, SUSPICION, NERVE, LOYALTY, WHIM = range(5)
HAZE, GLANCE, FAITH, STUBBORN, QUIRK, TASTE = range(5, 11)
PERSONA_SIZE = 11

# What every memory begins with: whose it is, how many play, how many events it has taken in, and how fast
# they fade (a personality's haze).
MEMORY_HEADER: list[Any] = [
    ("players", np.int8),
    ("seat", np.int8),
    ("events", np.int32),
    ("haze", np.float64),
]


def memory_dtype(name: str, fields: list[Any]) -> np.dtype[Any]:
    """Return the dtype of a mind's memory; no two games' memories have the same type."""
    return np.dtype([*MEMORY_HEADER, *fields, (f"is_{name}", np.int8)], align=True)


@compiled
def recall_nothing(m: Record, out: Array) -> None:
    """Write no numbers: a mind from outside that has none still plays."""


# More moves than any stage of a game has.
TO_THE_END = 1 << 30


@dataclass(frozen=True)
class Mind:
    """How bots think about one game.

    `memory` is what a seat keeps of the events it saw; a new one is all zeros except for the header.
    `remember(m, row)` takes in one event as the seat saw it (without the column `SEEN`); where the memory
    has a haze, it also lets older ones fade.
    `recall(m, out)` writes what the seat remembers as numbers, for learners; `recollection(players)` names
    them, field by field, and `recollections` says what each version of them brought, the first one first.
    `draw(s, m, luck)` fills in, uniformly, everything that a concealed record does not show.
    `weigh(s, m)` is the logarithm of how likely the others would have done what they did in such a
    world (up to a constant).
    `policy(s, m, persona, moves, n, weights)` writes how likely the seat to move plays each of the
    first `n` moves (not negative, need not add up to one).
    `value(s, m, luck, out)` guesses what each seat will get (from 0 to 1) where a search stops.
    `stage(s)` counts rounds or hands: a search continues to the end of the present one.
    `mixed` is which moves a search mixes so that nobody can read it: those tried at least this share
    as often as its favourite.
    `even` is the share of a search's attention that all moves get alike, whatever the policy says.
    `playout` is how many moves a search plays on by `policy` at most where it leaves its tree.
    `solve` is a policy that computes where `policy` goes by rules of thumb, if there is one.
    `keep_habit(s, m, habit, moves, n, weights)` takes weight from moves that do not suit a habit of
    `bots.habits`, where the game has them.
    `can_search` is whether `draw` fills in anything, so that worlds can be searched.
    `senses` is what a network is told of the game, where one can learn it.
    `take_back(s, m)` takes the last action of the present round back, in an imagined world and in a memory,
    and returns the move, or -1 at the beginning of the round; then a network can say how likely it was.
    """

    kind: Kind
    memory: np.dtype[Any]
    remember: Callable[[Record, Array], None]
    draw: Callable[[Record, Record, Array], None]
    weigh: Callable[[Record, Record], float]
    policy: Callable[[Record, Record, Array, Array, int, Array], None]
    value: Callable[[Record, Record, Array, Array], None]
    stage: Callable[[Record], int]
    mixed: float
    even: float = 0.0
    playout: int = TO_THE_END
    solve: Callable[[Record, Record, Array, Array, int, Array], None] | None = None
    keep_habit: Callable[[Record, Record, int, Array, int, Array], None] | None = None
    can_search: bool = True
    recall: Callable[[Record, Array], None] = recall_nothing
    recollection: Callable[[int], tuple[Field, ...]] = lambda players: ()
    recollections: tuple[str, ...] = ("the first version",)
    senses: Senses | None = None
    take_back: Callable[[Record, Record], int] | None = None
