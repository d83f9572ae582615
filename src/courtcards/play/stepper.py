"""Single steps of a game: the compiled rules, the paper they write on, and what they wrote there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.errors import TranscriptError
from courtcards.engine.record import as_records
from courtcards.engine.trace import FINE, MAX_SHUFFLES, NOT_STACKED, TRACE, WRONG_LABEL
from courtcards.play import kernels

if TYPE_CHECKING:
    from courtcards.play.game import Game


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A pile that was shuffled, top card first, in the game's numbers."""

    label: int
    cards: tuple[int, ...]


class Stepper:
    """Plays single steps on the records it is given, and keeps what the last one did.

    `moves` begins with the numbers of the `count` legal moves after it; `events` are what happened, one
    row each, until the next step writes over them, and `shuffles` the piles that were shuffled. Piles that
    are given with a step are used, in this order, instead of shuffling.

    >>> import courtcards as cc
    >>> from courtcards.engine.record import copy_records, as_records
    >>> game = cc.game("royal-gambit")
    >>> states, stepper = copy_records(game.blank), Stepper(game)
    >>> stepper.deal(states, first=0)
    >>> stepper.legal.tolist(), [len(pile.cards) for pile in stepper.shuffles]
    ([0, 1], [52])
    >>> stepper.step(states, 7), stepper.step(states, 0), len(stepper.events)
    (False, True, 1)
    """

    def __init__(self, game: "Game") -> None:
        self.moves = np.empty(game.kind.rules.MAX_MOVES, np.int16)
        self.count = 0
        self.shuffles: tuple[Shuffle, ...] = ()
        self._stacked = 0
        self._traces = as_records(np.zeros(1, TRACE))
        self._traces["on"] = 1
        self._watch()

    def _watch(self) -> None:
        """Keep views of single fields, which are much faster to read than fields of a record."""
        self._trace_events = self._traces["events"][0]
        self._events_used = self._traces["events_used"]
        self._shuffles_used = self._traces["shuffles_used"]
        self.events: Array = self._trace_events[: self._events_used.item()]
        # Labels, sizes and cards of piles, once they are needed.
        self._pile_fields: tuple[Array, Array, Array] | None = None

    def _piles(self) -> tuple[Array, Array, Array]:
        """Return views of what the trace has of piles: labels, sizes and cards."""
        if self._pile_fields is None:
            trace = self._traces
            self._pile_fields = (trace["labels"][0], trace["sizes"][0], trace["cards"][0])
        return self._pile_fields

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        # Pickling and copy.deepcopy turn the views into separate arrays.
        self.__dict__.update(attributes)
        self._watch()

    def take_after(self, other: "Stepper") -> None:
        """Stand where another stepper stands, with the same legal moves."""
        self._traces["must_stack"] = other._traces["must_stack"]
        self.moves[: other.count] = other.legal
        self.count = other.count

    def must_stack(self) -> None:
        """Take it as a fault from now on if a pile is shuffled whose order is not given."""
        self._traces["must_stack"] = 1

    @property
    def legal(self) -> Array:
        """The numbers of the legal moves, lowest first."""
        return self.moves[: self.count]

    def look(self, states: Array) -> None:
        """List the legal moves of a record without a step."""
        self.count = kernels.list_legal(states, self.moves)

    def deal(self, states: Array, first: int, piles: Sequence[Shuffle] = ()) -> None:
        """Deal a game."""
        if piles or self._stacked:
            self._stack(piles)
        self._stand(kernels.begin(states, self._traces, first, self.moves))

    def step(self, states: Array, number: int, piles: Sequence[Shuffle] = ()) -> bool:
        """Play one of the legal moves; for any other return False and do nothing."""
        if piles or self._stacked:
            self._stack(piles)
        count = kernels.step(states, self._traces, number, self.moves, self.count)
        if count == kernels.ILLEGAL:
            return False
        self._stand(count)
        return True

    def _stand(self, count: int) -> None:
        """Take over what the last step wrote, after which there are so many legal moves."""
        self.count = count
        self.events = self._trace_events[: self._events_used.item()]
        shuffled = self._shuffles_used.item()
        self.shuffles = self._read_piles(shuffled) if shuffled else ()

    def _stack(self, piles: Sequence[Shuffle]) -> None:
        self._traces["stacked"] = self._stacked = min(len(piles), MAX_SHUFFLES)
        labels, sizes, cards = self._piles()
        for k, pile in enumerate(piles[:MAX_SHUFFLES]):
            labels[k] = pile.label
            sizes[k] = len(pile.cards)
            cards[k, : len(pile.cards)] = pile.cards

    def _read_piles(self, count: int) -> tuple[Shuffle, ...]:
        labels, sizes, cards = self._piles()
        named = zip(labels[:count].tolist(), sizes[:count].tolist(), cards, strict=False)
        return tuple(Shuffle(label, tuple(pile[:size].tolist())) for label, size, pile in named)

    def check_piles(self) -> None:
        """Raise an error if a pile that was given did not fit."""
        fault = int(self._traces["fault"][0])
        if fault == FINE:
            return
        if fault == NOT_STACKED:
            raise TranscriptError("A pile is shuffled here, but its order is not given.")
        if fault == WRONG_LABEL:
            raise TranscriptError(
                "Another pile is shuffled here than the one whose order is given."
            )
        raise TranscriptError("The order given for a shuffle does not match the cards of the pile.")
