"""The minds of all games, and one name for each of their functions, dispatched by the type of the record.

A game without its own mind gets a generic one.
"""

from functools import cache
from typing import Any

from numba import from_dtype

from courtcards.bots.contract import Mind
from courtcards.bots.plain import plain_mind
from courtcards.engine.compile import Array, Record, compiled, routed
from courtcards.engine.contract import Kind
from courtcards.engine.registry import part
from courtcards.games import GAMES


def _make_mind(kind: Kind) -> Mind:
    own: Mind | None = getattr(part("bots", kind.name), "MIND", None)
    return own or plain_mind(kind)


MINDS = tuple(map(_make_mind, GAMES))

_BY_DTYPE: dict[Any, Mind] = {
    dtype: mind for mind in MINDS for dtype in (mind.kind.state, mind.memory)
}
_BY_TYPE: dict[Any, Mind] = {from_dtype(dtype): mind for dtype, mind in _BY_DTYPE.items()}
_BY_NAME = {mind.kind.name: mind for mind in MINDS}


@cache
def _constant(number: float) -> Any:
    """Return a compiled function that answers with a number, whatever the record."""
    return compiled(lambda s: number)


def mind_of(game: str) -> Mind:
    """Return the mind for a game, by the game's name."""
    return _BY_NAME[game]


@routed(lambda record: _BY_TYPE[record].remember)
def remember(m: Record, row: Array) -> None:
    """Take in one event."""
    _BY_DTYPE[m.dtype].remember(m, row)


@routed(lambda record: _BY_TYPE[record].recall)
def recall(m: Record, out: Array) -> None:
    """Write what a seat remembers, as numbers."""
    _BY_DTYPE[m.dtype].recall(m, out)


@routed(lambda record: _BY_TYPE[record].draw)
def draw(s: Record, m: Record, luck: Array) -> None:
    """Fill in, uniformly, everything that a concealed record does not show."""
    _BY_DTYPE[s.dtype].draw(s, m, luck)


@routed(lambda record: _BY_TYPE[record].weigh)
def weigh(s: Record, m: Record) -> float:
    """Return the logarithm of how likely the others did what they did in such a world."""
    return _BY_DTYPE[s.dtype].weigh(s, m)


@routed(lambda record: _take_back(_BY_TYPE[record]))
def take_back(s: Record, m: Record) -> int:
    """Take back the last action of the round in a world and a memory; return the move, or -1."""
    return int(_take_back(_BY_DTYPE[s.dtype])(s, m))


@routed(lambda record: _BY_TYPE[record].policy)
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely the seat to move plays each move."""
    _BY_DTYPE[s.dtype].policy(s, m, persona, moves, n, weights)


@routed(lambda record: _solver(_BY_TYPE[record]))
def solve(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely each move is, computed where the game has a solver."""
    _solver(_BY_DTYPE[s.dtype])(s, m, persona, moves, n, weights)


@routed(lambda record: _habits(_BY_TYPE[record]))
def keep_habit(s: Record, m: Record, habit: int, moves: Array, n: int, weights: Array) -> None:
    """Take weight from moves that do not suit a habit."""
    _habits(_BY_DTYPE[s.dtype])(s, m, habit, moves, n, weights)


@routed(lambda record: _perceive(_BY_TYPE[record]))
def perceive(s: Record, m: Record, x: Array) -> None:
    """Write what the seat knows, for a network."""
    _perceive(_BY_DTYPE[s.dtype])(s, m, x)


@routed(lambda record: _BY_TYPE[record].value)
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Guess what each seat will get."""
    _BY_DTYPE[s.dtype].value(s, m, luck, out)


@routed(lambda record: _BY_TYPE[record].stage)
def stage(s: Record) -> int:
    """Count rounds or hands."""
    return _BY_DTYPE[s.dtype].stage(s)


@routed(lambda record: _constant(_BY_TYPE[record].mixed))
def mixed(s: Record) -> float:
    """Return how often a move must be tried, as a share of the favourite, to be mixed with it."""
    return _BY_DTYPE[s.dtype].mixed


@compiled
def _no_habits(s: Record, m: Record, habit: int, moves: Array, n: int, weights: Array) -> None:
    """Leave the weights alone: this game has no habits."""


@compiled
def _perceive_nothing(s: Record, m: Record, x: Array) -> None:
    """Tell nothing: no network plays this game."""


@compiled
def _take_nothing_back(s: Record, m: Record) -> int:
    """Take nothing back: in this game worlds are weighed by rules of thumb alone."""
    return -1


def _take_back(mind: Mind) -> Any:
    return mind.take_back or _take_nothing_back


def _perceive(mind: Mind) -> Any:
    return mind.senses.perceive if mind.senses else _perceive_nothing


def _solver(mind: Mind) -> Any:
    return mind.solve or mind.policy


def _habits(mind: Mind) -> Any:
    return mind.keep_habit or _no_habits


@routed(lambda record: _constant(_BY_TYPE[record].even))
def even(s: Record) -> float:
    """Return the share of a search's attention that all moves get alike."""
    return _BY_DTYPE[s.dtype].even


@routed(lambda record: _constant(_BY_TYPE[record].playout))
def playout(s: Record) -> int:
    """Return how many moves a search plays on at most where it leaves its tree."""
    return _BY_DTYPE[s.dtype].playout
