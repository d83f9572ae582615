"""One name for every game's rules, chosen by the type of the state record.

Compiled code chooses when it is compiled, so the choice costs nothing and kernels that call these
functions are cached on disk like any others; plain Python chooses at every call.
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.extending import overload

from courtcards.engine.compile import Array, Record
from courtcards.engine.contract import Kind
from courtcards.games import GAMES

_BY_DTYPE: dict[Any, Kind] = {kind.state: kind for kind in GAMES}
_BY_TYPE: dict[Any, Kind] = {from_dtype(kind.state): kind for kind in GAMES}


def deal(s: Record, t: Record, first: int) -> None:
    """Begin a game."""
    _BY_DTYPE[s.dtype].rules.deal(s, t, first)


def legal(s: Record, moves: Array) -> int:
    """List the legal moves and return how many there are."""
    return _BY_DTYPE[s.dtype].rules.legal(s, moves)


def apply(s: Record, t: Record, move: int) -> None:
    """Play one move."""
    _BY_DTYPE[s.dtype].rules.apply(s, t, move)


def outcome(s: Record, rewards: Array) -> None:
    """Write what each seat gets from a finished game."""
    _BY_DTYPE[s.dtype].rules.outcome(s, rewards)


def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    _BY_DTYPE[s.dtype].view.conceal(s, viewer)


def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    _BY_DTYPE[s.dtype].view.observe(s, viewer, out)


def _route(function: Callable[..., Any], rule_of: Callable[[Kind], Any]) -> None:
    """Make compiled calls of `function` calls of the rule of the record's game."""

    @overload(function)
    def choose(*args):  # type: ignore[no-untyped-def]  # Numba compares the two signatures
        rule = rule_of(_BY_TYPE[args[0]])
        return lambda *args: rule(*args)


_route(deal, lambda kind: kind.rules.deal)
_route(legal, lambda kind: kind.rules.legal)
_route(apply, lambda kind: kind.rules.apply)
_route(outcome, lambda kind: kind.rules.outcome)
_route(conceal, lambda kind: kind.view.conceal)
_route(observe, lambda kind: kind.view.observe)
