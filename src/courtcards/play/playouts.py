"""Whole games with random players in compiled code, and the buffers that takes."""

import numpy as np

from courtcards.engine.compile import Array
from courtcards.engine.record import as_records
from courtcards.engine.trace import TRACE
from courtcards.play import kernels
from courtcards.play.game import Game


class Playouts:
    """Plays random games of one kind; every thread needs its own.

    If `observed`, the mover's observation and mask are written at every decision.
    """

    def __init__(self, game: Game, *, observed: bool = False) -> None:
        self.game = game
        self.observation = np.empty(game.observation_size if observed else 0, np.int16)
        self.mask = np.empty(game.move_count if observed else 0, np.int8)
        self._states = game.blank.copy()
        self._traces = as_records(np.zeros(1, TRACE))
        self._moves = np.empty(game.kind.rules.MAX_MOVES, np.int16)

    def play(self, seed: bytes, start: int, summaries: Array) -> None:
        """Play games `start`, `start` + 1, … of a series, one for each summary.

        >>> import courtcards as cc
        >>> summaries = np.zeros(3, kernels.SUMMARY)
        >>> Playouts(cc.game("cockroach-poker")).play(bytes(32), 0, summaries)
        >>> summaries["first"].tolist()
        [0, 1, 2]
        """
        kernels.playouts(
            self._states,
            self._traces,
            self.game.blank,
            np.frombuffer(seed, "<u4"),
            start,
            self._moves,
            as_records(summaries),
            self.observation,
            self.mask,
        )
