"""Random games by the million: in compiled code for figures, one by one where a record is wanted.

Game number g of a series has a key of its own, made from the series' seed and g, so that the games
are the same however they are divided among workers, and with or without transcripts.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

import numpy as np

from courtcards.engine.chance import derive_key, quick_below
from courtcards.engine.compile import Array
from courtcards.lab.intervals import Estimate, mean, share
from courtcards.play import kernels
from courtcards.play.game import Game, Seed, read_seed
from courtcards.play.playouts import Playouts
from courtcards.play.state import State
from courtcards.play.transcript import dump, write

BATCH = 1000
TRANSCRIPT_BATCH = 50

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Report:
    """What a series of games came to."""

    game: Game
    seed: str
    summaries: Array
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.summaries)

    @property
    def decisions(self) -> int:
        """How many decisions all games had together."""
        return int(self.summaries["decisions"].sum())

    @property
    def length(self) -> Estimate:
        """How many decisions a game has."""
        lengths = self.summaries["decisions"].astype(float)
        return mean(lengths.sum(), (lengths**2).sum(), self.games)

    @property
    def wins(self) -> list[Estimate]:
        """How often the player wins who began, the next one clockwise, and so on."""
        seats = np.arange(self.game.players)
        turned = (self.summaries["first"][:, None] + seats) % self.game.players
        rewards = np.take_along_axis(self.summaries["rewards"], turned, axis=1)
        return [share(int(won), self.games) for won in (rewards > 0).sum(axis=0)]

    @property
    def reasons(self) -> dict[str, Estimate]:
        """How often games end for each reason."""
        words = self.game.kind.words.REASONS
        numbers, counts = np.unique(self.summaries["reason"], return_counts=True)
        ended = sorted(zip(counts, numbers, strict=True), reverse=True)
        return {words[number]: share(int(count), self.games) for count, number in ended}

    @property
    def data(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        lengths = self.summaries["decisions"]
        return {
            "game": self.game.name,
            "preset": self.game.preset,
            "options": self.game.options,
            "players": self.game.players,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "length": self.length.data | {"min": int(lengths.min()), "max": int(lengths.max())},
            "wins": [estimate.data for estimate in self.wins],
            "reasons": {reason: estimate.data for reason, estimate in self.reasons.items()},
        }


def simulate(
    game: Game, games: int, seed: Seed | None, workers: int, progress: Progress | None = None
) -> Report:
    """Play a series of games with uniformly random players.

    >>> import courtcards as cc
    >>> simulate(cc.game("cockroach-poker"), games=10, seed=1, workers=1).games
    10
    """
    key = read_seed(seed)
    summaries = np.zeros(games, kernels.SUMMARY)
    series = Series(game, key)
    # Compiled code lets go of Python's lock, so threads share the work and the memory.
    with ThreadPoolExecutor(workers) as pool:
        start = time.perf_counter()
        batches = [
            pool.submit(series.play, first, summaries[first : first + BATCH])
            for first in range(0, games, BATCH)
        ]
        for batch in as_completed(batches):
            if progress is not None:
                progress(batch.result())
            batch.result()
        seconds = time.perf_counter() - start
    return Report(game, key.hex(), summaries, seconds)


class Series:
    """A series of games of one kind from one seed."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed

    def play(self, first: int, summaries: Array) -> int:
        """Play the games from number `first` on, one for each summary, in compiled code."""
        Playouts(self.game).play(self.seed, first, summaries)
        return len(summaries)

    def play_one(self, number: int) -> State:
        """Play one game of the series, the same one, step by step."""
        key, luck = np.empty(8, np.uint32), np.empty(1, np.uint64)
        derive_key(np.frombuffer(self.seed, "<u4"), number, key, luck)
        first = kernels.first_player(self.game.players, number)
        state = State.deal(self.game, key.astype("<u4").tobytes(), first)
        while not state.over:
            state.play(int(state.legal[quick_below(luck, len(state.legal))]))
        return state


def transcripts(
    game: Game, games: int, seed: Seed | None, workers: int, *, legal: bool
) -> Iterator[str]:
    """Play a series and yield each game's transcript as a line, in order."""
    series = Series(game, read_seed(seed))
    tasks = (
        (series, first, min(games, first + TRANSCRIPT_BATCH), legal)
        for first in range(0, games, TRANSCRIPT_BATCH)
    )
    if workers == 1:
        for task in tasks:
            yield from _lines(*task)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[str]]] = [
            pool.submit(_lines, *task) for task in islice(tasks, 2 * workers)
        ]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(_lines, *task) for task in islice(tasks, 1)]


def _lines(series: Series, first: int, end: int, legal: bool) -> list[str]:
    return [dump(write(series.play_one(number), legal=legal)) for number in range(first, end)]
