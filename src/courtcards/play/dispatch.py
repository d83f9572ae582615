"""One name for every game's rules, chosen by the type of the state record.

Compiled code chooses when it is compiled, so the choice costs nothing and kernels that call these
functions are cached on disk like any others; plain Python chooses at every call.
"""

from typing import Any

from numba import from_dtype

from courtcards.engine.compile import Array, Record, routed
from courtcards.engine.contract import Kind
from courtcards.games import GAMES

_BY_DTYPE: dict[Any, Kind] = {kind.state: kind for kind in GAMES}
_BY_TYPE: dict[Any, Kind] = {from_dtype(kind.state): kind for kind in GAMES}


@routed(lambda record: _BY_TYPE[record].rules.deal)
def deal(s: Record, t: Record, first: int) -> None:
    """Begin a game."""
    _BY_DTYPE[s.dtype].rules.deal(s, t, first)


@routed(lambda record: _BY_TYPE[record].rules.legal)
def legal(s: Record, moves: Array) -> int:
    """List the legal moves and return how many there are."""
    return _BY_DTYPE[s.dtype].rules.legal(s, moves)


@routed(lambda record: _BY_TYPE[record].rules.apply)
def apply(s: Record, t: Record, move: int) -> None:
    """Play one move."""
    _BY_DTYPE[s.dtype].rules.apply(s, t, move)


@routed(lambda record: _BY_TYPE[record].rules.outcome)
def outcome(s: Record, rewards: Array) -> None:
    """Write what each seat gets from a finished game."""
    _BY_DTYPE[s.dtype].rules.outcome(s, rewards)


@routed(lambda record: _BY_TYPE[record].view.conceal)
def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    _BY_DTYPE[s.dtype].view.conceal(s, viewer)


@routed(lambda record: _BY_TYPE[record].view.observe)
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    _BY_DTYPE[s.dtype].view.observe(s, viewer, out)


@routed(lambda record: _BY_TYPE[record].redeal)
def redeal(s: Record, viewer: int, luck: Array) -> None:
    """Fill in at random what a viewer may not know, every arrangement being equally likely."""
    kind: Any = _BY_DTYPE[s.dtype]
    kind.redeal(s, viewer, luck)
