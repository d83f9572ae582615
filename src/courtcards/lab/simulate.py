"""Random games by the million: in compiled code for figures, one by one where a record is wanted.

Game number g of a series has a key of its own, made from the series' seed and g, so that the games
are the same however they are divided among workers, and with or without transcripts.

Games are played in batches of a fraction of a second, and only sums of them are kept: neither the memory
taken nor the time until a series can be stopped depends on how many games are asked for.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain, islice
from threading import Lock
from typing import Any

import numpy as np

from courtcards.engine.chance import quick_below
from courtcards.engine.compile import JIT, Array
from courtcards.engine.errors import OptionError
from courtcards.engine.progress import Progress
from courtcards.lab.crew import AHEAD, Crew
from courtcards.lab.intervals import Estimate, mean, share
from courtcards.play import kernels
from courtcards.play.game import Game, Seed, read_seed
from courtcards.play.playouts import Playouts
from courtcards.play.series import deal_in_series
from courtcards.play.state import State
from courtcards.play.transcript import dump, write

# How many games a batch has, in compiled code or as plain Python, and if transcripts are wanted.
BATCH = 2000 if JIT else 5
TRANSCRIPT_BATCH = 50 if JIT else 5
# Games of a series are numbered with 64 bits.
MOST_GAMES = 10**18

Keep = Callable[[str], object]


@dataclass
class Tally:
    """What games came to, added up."""

    game: Game
    games: int = 0
    decisions: int = 0
    # The sum of the squares of the games' decisions.
    squares: int = 0
    shortest: int = 0
    longest: int = 0
    # How often the player won who began, the next one clockwise, and so on.
    wins: Array = field(init=False)
    # How often games ended for each reason.
    reasons: Array = field(init=False)

    def __post_init__(self) -> None:
        self.wins = np.zeros(self.game.players, np.int64)
        self.reasons = np.zeros(len(self.game.kind.words.REASONS), np.int64)

    def add(self, summaries: Array) -> None:
        """Add some games, at least one."""
        lengths = summaries["decisions"].astype(np.int64)
        shortest = int(lengths.min())
        self.shortest = min(self.shortest, shortest) if self.games else shortest
        self.longest = max(self.longest, int(lengths.max()))
        self.games += len(lengths)
        self.decisions += int(lengths.sum())
        self.squares += int((lengths**2).sum())
        turned = (summaries["first"][:, None] + np.arange(len(self.wins))) % len(self.wins)
        self.wins += (np.take_along_axis(summaries["rewards"], turned, axis=1) > 0).sum(axis=0)
        self.reasons += np.bincount(summaries["reason"], minlength=len(self.reasons))


@dataclass(frozen=True)
class Report:
    """What a series of games came to; fewer were played than asked for if somebody stopped it."""

    game: Game
    seed: str
    asked: int
    tally: Tally
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def decisions(self) -> int:
        """How many decisions all games had together."""
        return self.tally.decisions

    @property
    def length(self) -> Estimate:
        """How many decisions a game has."""
        return mean(self.decisions, self.tally.squares, self.games)

    @property
    def wins(self) -> list[Estimate]:
        """How often the player wins who began, the next one clockwise, and so on."""
        return [share(won, self.games) for won in self.tally.wins.tolist()]

    @property
    def reasons(self) -> dict[str, Estimate]:
        """How often games end for each reason."""
        words = self.game.kind.words.REASONS
        numbers = enumerate(self.tally.reasons.tolist())
        ended = sorted(((count, number) for number, count in numbers if count), reverse=True)
        return {words[number]: share(count, self.games) for count, number in ended}

    @property
    def data(self) -> dict[str, Any]:
        """The report, ready for JSON."""
        return {
            "game": self.game.name,
            "preset": self.game.preset,
            "options": self.game.options,
            "players": self.game.players,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "length": self.length.data | {"min": self.tally.shortest, "max": self.tally.longest},
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
    simulation = Simulation(game, games, read_seed(seed), workers)
    simulation.run(progress)
    return simulation.report()


class Simulation:
    """A series being played: its report is valid at any time, and covers the games so far.

    Whoever holds `step` may look at it while another thread runs it, and at the transcripts.
    """

    def __init__(self, game: Game, games: int, seed: bytes, workers: int) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise OptionError(f"A series has from 1 to {MOST_GAMES:,} games, not {games:,}.")
        self.game = game
        self.asked = games
        self.step = Lock()
        self._series = Series(game, seed)
        self._workers = workers
        self._tally = Tally(game)
        self._seconds = 0.0

    def run(
        self, progress: Progress | None = None, keep: Keep | None = None, *, legal: bool = False
    ) -> None:
        """Play all games; `keep` is called with every game's transcript, in order.

        The clock starts when somebody is ready to play: nothing that is loaded or compiled before counts.
        """
        start = None
        for summaries, lines in self._played() if keep is None else self._recorded(legal):
            if start is None:
                start = time.perf_counter()
            if not len(summaries):
                continue
            with self.step:
                for line in lines:
                    assert keep is not None
                    keep(line)
                self._tally.add(summaries)
                self._seconds = time.perf_counter() - start
                if progress is not None:
                    progress(len(summaries))

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self._tally.games

    def report(self) -> Report:
        """Tell what the games that have been played came to."""
        return Report(self.game, self._series.seed.hex(), self.asked, self._tally, self._seconds)

    def _played(self) -> "Iterator[PlayedBatch]":
        """Yield a batch of no games when everything is ready, then all others."""
        yield self._series.play(0, 0), []
        # Compiled code lets go of Python's lock, so threads share the work.
        with ThreadPoolExecutor(self._workers) as pool:
            batches = (
                pool.submit(self._series.play, first, end) for first, end in self._bounds(BATCH)
            )
            waiting = list(islice(batches, AHEAD * self._workers))
            while waiting:
                yield waiting.pop(0).result(), []
                waiting += islice(batches, 1)

    def _recorded(self, legal: bool) -> "Iterator[PlayedBatch]":
        """Yield an empty batch for every worker to get ready, then all others."""
        bounds = self._bounds(TRANSCRIPT_BATCH)
        first = list(islice(bounds, self._workers))
        every = chain([(0, 0)] * len(first), first, bounds)
        tasks = ((self._series, start, end, legal) for start, end in every)
        return Crew(self._workers, _record, self.step).pieces(tasks)

    def _bounds(self, size: int) -> Iterator[tuple[int, int]]:
        for first in range(0, self.asked, size):
            yield first, min(self.asked, first + size)


# What every game of a batch came to, and their transcripts if they are wanted.
PlayedBatch = tuple[Array, list[str]]


class Series:
    """A series of games of one kind from one seed."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed

    def play(self, first: int, end: int) -> Array:
        """Play the games from number `first` to before `end` in compiled code; return their summaries.

        If there are none, what plays them is loaded or compiled all the same.
        """
        summaries = np.zeros(end - first, kernels.SUMMARY)
        Playouts(self.game).play(self.seed, first, summaries)
        return summaries

    def play_one(self, number: int) -> State:
        """Play one game of the series, the same one, step by step."""
        state, luck = deal_in_series(self.game, self.seed, number)
        while not state.over:
            state.play(int(state.legal[quick_below(luck, len(state.legal))]))
        return state


def _record(series: Series, first: int, end: int, legal: bool) -> Iterator[PlayedBatch]:
    """Play a batch step by step."""
    if first == end and JIT:
        # A warm-up game: everything it needs is loaded or compiled.
        write(series.play_one(first), legal=legal)
    states = [series.play_one(number) for number in range(first, end)]
    yield np.array([*map(_summary, states)]), [dump(write(state, legal=legal)) for state in states]


def _summary(state: State) -> Array:
    """Tell what a game came to, as compiled code does."""
    assert state.result is not None
    summary = np.zeros((), kernels.SUMMARY)
    summary["decisions"] = len(state.decisions)
    summary["first"] = state.first_player
    summary["reason"] = state.record["reason"]
    summary["rewards"][state.result.winners] = 1
    return summary
