"""Whole games of compiled bots, without leaving compiled code."""

from collections.abc import Sequence

import numpy as np

from courtcards.bots.choosing import NO_ROWS, PLAY, work
from courtcards.bots.minds import mind_of
from courtcards.bots.search.desk import Desk, make_desk
from courtcards.bots.spec import SPEC, Spec
from courtcards.engine.compile import Array
from courtcards.play.game import Game


class BotGames:
    """Plays games of one kind with compiled bots; every thread needs its own."""

    def __init__(self, game: Game, desk: Desk | None = None) -> None:
        self.game = game
        self.desk = desk or make_desk(mind_of(game.name), game)

    @property
    def memories(self) -> Array:
        """What every seat remembers of the last game."""
        return self.desk.memories[: self.game.players]

    def play(
        self, specs: Sequence[Spec], seed: bytes, number: int, turn: int = 0
    ) -> tuple[Array, list[int]]:
        """Play game `number` of a series; return its summary and the moves that were decided.

        The same cards with another `turn` are another game: the bots have other luck.

        >>> import courtcards as cc
        >>> from courtcards.bots.spec import THUMB
        >>> summary, moves = BotGames(cc.game("cockroach-poker")).play([Spec(THUMB)] * 4, bytes(32), 0)
        >>> int(summary["rewards"].sum()), len(moves) == int(summary["decisions"])
        (3, True)
        """
        self.desk.specs[: len(specs)] = np.array([spec.record for spec in specs], SPEC)
        self.desk.key[:] = np.frombuffer(seed, "<u4")
        used = work(self.desk, PLAY, 0, turn, number, NO_ROWS)
        return self.desk.summary[0].copy(), self.desk.log[:used].tolist()
