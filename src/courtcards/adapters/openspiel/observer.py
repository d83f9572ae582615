"""Observations and information states, as texts and as tensors; all through the gate."""

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from courtcards.engine.compile import Array
from courtcards.engine.errors import OptionError
from courtcards.engine.gate import SPECTATOR, hide
from courtcards.engine.trace import SEEN
from courtcards.play.game import Game
from courtcards.play.view import without_aids

if TYPE_CHECKING:
    from courtcards.adapters.openspiel.position import SpielPosition
    from courtcards.adapters.openspiel.state import SpielState

# How many numbers of an event a viewer can see.
EVENT_NUMBERS = SEEN

Pieces = dict[str, Array]


class Observer:
    """What one player sees, or everybody if private information is left out.

    Without perfect recall it is the table as it is now. With it there is also all that happened, so
    nothing is forgotten: `tensor` has room for `recall` events and leaves out the oldest if there are
    more, the text leaves out nothing.
    """

    def __init__(self, game: Game, recall: int, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        sizes: dict[str, tuple[int, ...]] = {"player": (game.players,)}
        sizes |= {field.name: (field.size,) for field in game.kind.view.observation(game.players)}
        if self._recalls:
            sizes["events"] = (recall, EVENT_NUMBERS)
        self.tensor, self.dict = _pieces(sizes)
        self._now = self.tensor[game.players : game.players + game.observation_size]

    def set_from(self, state: "SpielState", player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        position, viewer = state.position, self._viewer(player)
        if viewer != SPECTATOR:
            self.dict["player"][viewer] = 1
        if not position.past:
            return
        self._now[:] = position.view(viewer, with_history=False).observation
        if self._recalls:
            self._write_events(hide(position.history, viewer))

    def _write_events(self, seen: Array) -> None:
        """Write the newest events, one row each; 0 is nothing, nobody or not known."""
        room = self.dict["events"]
        newest = seen[max(0, len(seen) - len(room)) :]
        room[: len(newest)] = newest + 1

    def string_from(self, state: "SpielState", player: int) -> str:
        """Say what a player sees."""
        viewer = self._viewer(player)
        if not state.position.past:
            return f"{_name(viewer)} knows: nothing is dealt yet"
        return _recalled(state.position, viewer) if self._recalls else _seen(state.position, viewer)

    def _viewer(self, player: int) -> int:
        return player if self._is_private else SPECTATOR


class PrivateObserver:
    """What one player knows beyond what everybody does; only as a text."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: Pieces = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: "SpielState", player: int) -> str:
        """Say what a player alone knows."""
        return _own(state.position, player) if state.position.past else ""


def make_observer(game: Game, recall: int, kind: Any, params: Any) -> Observer | PrivateObserver:
    """Return the observer that OpenSpiel asks for."""
    kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
    if params:
        raise OptionError(f"Observers of these games take no parameters, not {params}.")
    if kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS:
        return Observer(game, recall, kind)
    if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and not kind.perfect_recall:
        return PrivateObserver()
    raise OptionError(
        "Observers of these games see what is public, with or without what a single player knows, "
        "or, without perfect recall, only what that player alone knows."
    )


def _pieces(sizes: dict[str, tuple[int, ...]]) -> tuple[Array, Pieces]:
    """Return a tensor and its named pieces."""
    tensor = np.zeros(sum(int(np.prod(shape)) for shape in sizes.values()), np.float32)
    pieces, start = {}, 0
    for name, shape in sizes.items():
        size = int(np.prod(shape))
        pieces[name] = tensor[start : start + size].reshape(shape)
        start += size
    return tensor, pieces


def _seen(position: "SpielPosition", viewer: int) -> str:
    """Say what lies on the table, a line for each part of it."""
    return write_table(position.view(viewer, with_history=False).table)


def write_table(table: dict[str, Any]) -> str:
    """Write a table so that people can read it; aids follow from the rest, and are left out.

    >>> print(write_table({"phase": "offer", "turn": 0}))
    phase: "offer"
    turn: 0
    """
    return "\n".join(f"{name}: {json.dumps(value)}" for name, value in without_aids(table).items())


def _recalled(position: "SpielPosition", viewer: int) -> str:
    """Say what a viewer knows that not everybody does, and all that happened."""
    return "\n".join([f"{_name(viewer)} knows {_own(position, viewer)}", *position.tell(viewer)])


def _name(viewer: int) -> str:
    return "Everybody" if viewer == SPECTATOR else f"P{viewer}"


def _own(position: "SpielPosition", viewer: int) -> str:
    return json.dumps(without_aids(position.view(viewer, with_history=False).own))
