"""Random games by the million: in compiled code for figures, one by one where a record is wanted.

Game number g of a series has a key of its own, made from the series' seed and g, so that the games
are the same however they are divided among workers, and with or without transcripts.

Games are played in batches of a fraction of a second, and only sums of them are kept: neither the memory
taken nor the time until a series can be stopped depends on how many games are asked for. Sums of whole
numbers can be added in any order, so they are the same wherever the batches are played (`lab/work.py`).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Self

import numpy as np

from courtcards.engine.chance import quick_below
from courtcards.engine.compile import JIT, Array
from courtcards.engine.errors import OptionError
from courtcards.engine.phrases import Data
from courtcards.engine.progress import Progress
from courtcards.lab.checkpoint import Checkpoint
from courtcards.lab.intervals import Estimate, mean, share
from courtcards.lab.local import place_of
from courtcards.lab.undertaking import Undertaking
from courtcards.lab.work import Cost, CrewJob, CrewTask, Workplace
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

    def merge(self, other: Self) -> None:
        """Add what other games came to, at least one."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        for name in ("games", "decisions", "squares", "wins", "reasons"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def data(self) -> Data:
        """The sums, ready for JSON."""
        sums = {name: value for name, value in vars(self).items() if name != "game"}
        return sums | {"wins": self.wins.tolist(), "reasons": self.reasons.tolist()}

    @classmethod
    def read(cls, game: Game, data: Data) -> Self:
        """Return what `data` was made from.

        >>> import courtcards as cc
        >>> tally = simulate(cc.game("royal-gambit"), games=3, seed=1, workers=1).tally
        >>> Tally.read(tally.game, tally.data).data == tally.data
        True
        """
        tally = cls(game)
        arrays = {name: np.array(data[name], np.int64) for name in ("wins", "reasons")}
        vars(tally).update(data | arrays)
        return tally


@dataclass(frozen=True)
class Report:
    """What a series of games came to; fewer were played than asked for if somebody stopped it."""

    game: Game
    seed: str
    asked: int
    tally: Tally
    seconds: float
    cost: Cost

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
            "cost": self.cost.data(self.decisions),
            "length": self.length.data | {"min": self.tally.shortest, "max": self.tally.longest},
            "wins": [estimate.data for estimate in self.wins],
            "reasons": {reason: estimate.data for reason, estimate in self.reasons.items()},
        }


def simulate(
    game: Game,
    games: int,
    seed: Seed | None,
    workers: int | Workplace,
    progress: Progress | None = None,
) -> Report:
    """Play a series of games with uniformly random players.

    `workers` are so many cores of this machine, or a place like `courtcards.cluster.RayCluster`.

    >>> import courtcards as cc
    >>> simulate(cc.game("cockroach-poker"), games=10, seed=1, workers=1).games
    10
    """
    simulation = Simulation(game, games, read_seed(seed), workers)
    simulation.run(progress)
    return simulation.report()


class Simulation(Undertaking):
    """A series being played: its report is valid at any time, and covers the games so far.

    Whoever holds `step` may look at it while another thread runs it, and at the transcripts. With a
    checkpoint it goes on where that was written.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: bytes,
        workers: int | Workplace,
        checkpoint: Checkpoint | None = None,
    ) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise OptionError(f"A series has from 1 to {MOST_GAMES:,} games, not {games:,}.")
        super().__init__(checkpoint)
        self.game = game
        self.asked = games
        self._series = Series(game, seed)
        self._place = place_of(workers)
        self._tally = self._restored(partial(Tally.read, game), Tally(game))

    def run(
        self, progress: Progress | None = None, keep: Keep | None = None, *, legal: bool = False
    ) -> None:
        """Play all games; `keep` is called with every game's transcript, in order.

        The clock starts when everybody is ready to play: nothing that is loaded or compiled before counts.
        """
        if self.games == self.asked:
            return
        size = BATCH if keep is None else TRANSCRIPT_BATCH
        force = self._place.hire(self._job(keep is not None, legal), self.step)
        self._begin(force, -(-(self.asked - self.games) // size))
        for tally, lines in force.pieces(self._bounds(size)):
            with self._taking():
                for line in lines:
                    assert keep is not None
                    keep(line)
                self._tally.merge(tally)
                if progress is not None:
                    progress(tally.games)

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self._tally.games

    def report(self) -> Report:
        """Tell what the games that have been played came to."""
        seed = self._series.seed.hex()
        return Report(self.game, seed, self.asked, self._tally, self._seconds, self._cost)

    def _job(self, is_recorded: bool, legal: bool) -> CrewJob:
        if is_recorded:
            ready = partial(_get_ready_to_record, self._series, legal)
            return CrewJob(partial(_record, self._series, legal), ready)
        ready_to_play = partial(self._series.play, 0, 0)
        return CrewJob(partial(_play, self._series), ready_to_play, is_compiled=True, join=_join)

    def _bounds(self, size: int) -> Iterator[CrewTask]:
        for first in range(self.games, self.asked, size):
            yield first, min(self.asked, first + size)

    def _results(self) -> Data:
        return self._tally.data


def describe_series(
    game: Game, games: int, seed: bytes, is_recorded: bool = False, legal: bool = False
) -> Data:
    """Return what a series is, for its checkpoint: two that differ in it have different results."""
    return describe_game(game, seed, games) | {
        "work": "simulate",
        "transcripts": is_recorded,
        "legal": legal,
    }


def describe_game(game: Game, seed: bytes, games: int) -> Data:
    """Return what is to be said of any work with many games of one kind."""
    chosen = {"game": game.name, "players": game.players, "options": game.options}
    return chosen | {"seed": seed.hex(), "games": games}


# What the games of a batch came to, and their transcripts if they are wanted.
PlayedBatch = tuple[Tally, list[str]]


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


def _play(series: Series, first: int, end: int) -> Iterator[PlayedBatch]:
    """Play a batch in compiled code."""
    yield _sum_up(series.game, series.play(first, end)), []


def _record(series: Series, legal: bool, first: int, end: int) -> Iterator[PlayedBatch]:
    """Play a batch step by step."""
    states = [series.play_one(number) for number in range(first, end)]
    summaries = np.array([*map(_summary, states)])
    yield (
        _sum_up(series.game, summaries),
        [dump(write(state, legal=legal)) for state in states],
    )


def _get_ready_to_record(series: Series, legal: bool) -> None:
    """Play a game: everything it needs is loaded or compiled."""
    if JIT:
        write(series.play_one(0), legal=legal)


def _sum_up(game: Game, summaries: Array) -> Tally:
    tally = Tally(game)
    tally.add(summaries)
    return tally


def _join(batches: Iterable[PlayedBatch]) -> PlayedBatch:
    """Make one batch of several, none of which has transcripts."""
    (joined, _), *others = batches
    for tally, _ in others:
        joined.merge(tally)
    return joined, []


def _summary(state: State) -> Array:
    """Tell what a game came to, as compiled code does."""
    assert state.result is not None
    summary = np.zeros((), kernels.SUMMARY)
    summary["decisions"] = len(state.decisions)
    summary["first"] = state.first_player
    summary["reason"] = state.record["reason"]
    summary["rewards"][state.result.winners] = 1
    return summary
