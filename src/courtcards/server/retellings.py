"""Games that somebody looks at again, kept for a while, so that each is played again once."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec import json

from courtcards.play.state import State
from courtcards.play.transcript import load
from courtcards.server.damage import DamagedGameError
from courtcards.table import records
from courtcards.table.log import Entry
from courtcards.table.retelling import Retelling

# How many games are kept.
MOST_KEPT = 16
# So many steps are played again, or entries of a log folded, with as much work as a plain request is.
STEPS_PLAYED, FOLDED = 500, 200
# A game at a table, by the table's name and the game's number.
GameKey = tuple[str, int]


class Found(NamedTuple):
    """A game as far as it went, and how much work that was: as much as so many plain requests."""

    state: State
    cost: float


# Finds a game; None if it was never finished.
Find = Callable[[], Found | None]


class Told(NamedTuple):
    """A game to replay, and how much work it was to load it."""

    game: Retelling
    cost: float


class Retellings:
    """The most recently replayed games. Only the clerk uses them, since they are not thread-safe."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._most_kept = most_kept
        self._kept: OrderedDict[GameKey, Retelling] = OrderedDict()

    def tell(self, key: GameKey, find: Find) -> Told | None:
        """Return a game for replay, up to its end or its current position."""
        kept = self._kept.get(key)
        if kept is not None and kept.state.over:
            self._kept.move_to_end(key)
            return Told(kept, 0.0)
        found = find()
        if found is None:
            return None
        if kept is not None and kept.can_go_on_to(found.state):
            kept.go_on_to(found.state)
        else:
            kept = Retelling(found.state)
        self._keep(key, kept)
        return Told(kept, found.cost)

    def _keep(self, key: GameKey, game: Retelling) -> None:
        self._kept[key] = game
        self._kept.move_to_end(key)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)


def find_in_log(log: Sequence[Entry], number: int) -> Found | None:
    """Find a game in the log of its table."""
    state = records.final_state(log, number)
    return None if state is None else Found(state, len(log) / FOLDED)


def find_in_record(record: bytes) -> Found:
    """Load a game from its transcript; if today's rules refuse it, that is not the client's fault."""
    try:
        state = load(json.decode(record))
    except Exception as error:
        raise DamagedGameError(f"it cannot be replayed ({type(error).__name__})") from None
    return Found(state, len(state.log) / STEPS_PLAYED)
