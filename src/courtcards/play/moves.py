"""What somebody plays, and how a game ends: as values, and in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from courtcards.engine.phrases import Data

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
    """How a game ended."""

    game: "Game"
    winners: list[int]
    losers: list[int]
    reason: str
    scores: list[int] | None

    @property
    def data(self) -> Data:
        """The result as it stands in transcripts."""
        return {
            "winners": self.winners,
            "losers": self.losers,
            "reason": self.reason,
            "scores": self.scores,
        }

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Say the result in a language."""
        names = names or self.game.names(language)
        said = {"result": "won" if self.winners else "nobody", **self.data}
        del said["scores"]
        return self.game.language(language).say("result", said, names)

    def __str__(self) -> str:
        return self.text()
