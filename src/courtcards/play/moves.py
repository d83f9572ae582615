"""What somebody plays, and how a game ends: as values, and in words."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data, telling

if TYPE_CHECKING:
    from courtcards.play.game import Game


@dataclass(frozen=True, slots=True)
class Decision:
    """A move somebody chose."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Move:
    """A move of one seat: readable, comparable, and `data` is ready for JSON.

    >>> import courtcards as cc
    >>> cc.game("royal-gambit").deal(seed=1).moves()
    [Move('hit', seat=0), Move('stay', seat=0)]
    """

    game: "Game"
    seat: int
    number: int

    @property
    def data(self) -> Data:
        """The move as it stands in transcripts, without the seat."""
        return self.game.move_data(self.seat, self.number)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Say the move in a language."""
        names = names or self.game.names(language)
        return self.game.language(language).say("do", self.data, names)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Move({self.text()!r}, seat={self.seat})"


@dataclass(frozen=True)
class Result:
    """How a game ended.

    >>> import courtcards as cc
    >>> state = cc.game("royal-gambit", players=2, target=10, max_hands=1).deal(seed=1)
    >>> while not state.over:
    ...     state.play("stay")
    >>> state.result.why
    {'why': 'most', 'winners': [0, 1], 'points': 0, 'hands': 1}
    """

    game: "Game"
    winners: list[int]
    losers: list[int]
    reason: str
    scores: list[int] | None
    # The last record and all events: from them it can be told what ended the game.
    states: Array = field(repr=False, compare=False)
    history: Array = field(repr=False, compare=False)

    @property
    def data(self) -> Data:
        """The result as it stands in transcripts."""
        return {
            "winners": self.winners,
            "losers": self.losers,
            "reason": self.reason,
            "scores": self.scores,
        }

    @cached_property
    def why(self) -> Data | None:
        """What ended the game, as anybody at the table saw it; None if the game does not tell."""
        from courtcards.play.view import spectate

        why = self.game.kind.why
        if why is None:
            return None
        view = spectate(self.game, self.states, self.history)
        return why(view.table, view.events)

    @property
    def told(self) -> Data:
        """The result as people and programs are told it: with what ended the game."""
        return {**self.data, "why": self.why}

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Say the result in a language."""
        names = names or self.game.names(language)
        return self.game.language(language).say(*telling(self.told), names)

    def __str__(self) -> str:
        return self.text()
