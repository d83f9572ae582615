"""Matches of bots: the same deals for everyone, every bot in every seat."""

import time
from collections.abc import Sequence
from functools import partial
from itertools import islice
from threading import Lock

from courtcards.bots.budget import Budget
from courtcards.bots.warm import warm
from courtcards.engine.errors import OptionError
from courtcards.engine.phrases import Data
from courtcards.engine.progress import Progress
from courtcards.lab.checkpoint import Checkpoint
from courtcards.lab.lineups import make_schedule
from courtcards.lab.local import place_of
from courtcards.lab.matches import BATCH, Entrant, Match, Results, batch_player
from courtcards.lab.simulate import MOST_GAMES, Keep
from courtcards.lab.standings import ArenaReport, Totals
from courtcards.lab.work import Cost, Job, Workplace
from courtcards.play.game import Game, Seed, read_seed


def arena(
    game: Game,
    bots: Sequence[Entrant],
    games: int,
    seed: Seed | None = None,
    budget: Budget | None = None,
    workers: int | Workplace = 1,
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> ArenaReport:
    """Let bots play a match, and return a report.

    A bot is a name of the catalogue, or a function of a game and a budget that returns one. As many
    bots as players are one line-up. With fewer, the first one is the challenger of the others, who
    fill the table in turn; with more, deals go in turn through all groups, or bots take them in turns
    drawn by the seed where there are more groups than deals. Every deal is played once for each
    rotation of its line-up, so the number of games is rounded up to whole deals. `keep` is called
    with every game's transcript. `workers` are so many cores of this machine, or a place like
    `courtcards.cluster.Cluster`.

    >>> import courtcards as cc
    >>> report = arena(cc.game("cockroach-poker"), ["random"], games=10, seed=1)
    >>> report.games, report.standings[0].rate.value
    (12, 0.25)
    """
    match = make_match(game, bots, games, read_seed(seed), budget, keep_lines=keep is not None)
    contest = Contest(match, games, workers)
    contest.run(progress, keep)
    return contest.report()


class Contest:
    """A match being played: its report is valid at any time, and covers all complete deals so far.

    Whoever holds `step` may look at it while another thread runs it, and at the transcripts. With a
    checkpoint it goes on where that was written.
    """

    def __init__(
        self,
        match: Match,
        asked: int,
        workers: int | Workplace = 1,
        checkpoint: Checkpoint | None = None,
    ) -> None:
        self.match = match
        self.asked = asked
        self.step = Lock()
        self._checkpoint = checkpoint
        before = None if checkpoint is None else checkpoint.state
        bots = len(match.names)
        read = partial(Totals.read, match.game, bots)
        self._totals = read(before["totals"]) if before else Totals(match.game, bots)
        # Once before each process, so that not every one compiles for itself.
        job = Job(partial(batch_player(match), match), partial(warm, match.game))
        self._force = place_of(workers).hire(job, self.step)
        self._start = time.perf_counter()
        self._seconds = self._seconds_before = before["seconds"] if before else 0.0
        self._spent_before = before["core_seconds"] if before else 0.0

    def run(self, progress: Progress | None = None, keep: Keep | None = None) -> None:
        """Play what is left of the match; `keep` is called with every game's transcript, in order."""
        # The first batch may have been played in part: bots remember, so it is begun again.
        batches = self.match.batches[self._totals.deals // BATCH :]
        known = self._totals.deals % BATCH
        if self._totals.deals == self.match.schedule.deals:
            return
        self._force.prepare(len(batches))
        self._start = time.perf_counter()
        deals = self._force.pieces((first,) for first in batches)
        for deal in islice(deals, known, None):
            with self.step:
                self._take(deal, progress, keep)
                if self._checkpoint is not None:
                    self._checkpoint.offer(self._state)

    def save(self) -> None:
        """Write the checkpoint, if there is one; whoever does so holds `step`, or nobody plays."""
        if self._checkpoint is not None:
            self._checkpoint.write(self._state())

    def gather(self, keep: Keep | None = None) -> None:
        """Count deals too that were done before older ones, if nobody waits for these any more."""
        for deal in self._force.left():
            self._take(deal, None, keep)

    def _take(self, deal: Results, progress: Progress | None, keep: Keep | None) -> None:
        for line in deal.lines:
            if keep is not None:
                keep(line)
        self._totals.add(deal)
        self._seconds = self._seconds_before + time.perf_counter() - self._start
        if progress is not None:
            progress(len(deal.deals))

    @property
    def games(self) -> int:
        """How many games have been played, of whole deals."""
        return self._totals.games

    def report(self) -> ArenaReport:
        """Tell what the games that have been played came to."""
        return ArenaReport(
            game=self.match.game,
            seed=self.match.schedule.seed.hex(),
            names=self.match.names,
            asked=self.asked,
            lineups=self.match.schedule.describe(self.match.names),
            totals=self._totals,
            seconds=self._seconds,
            cost=self._cost,
        )

    @property
    def _cost(self) -> Cost:
        return Cost(self._force.cores, self._spent_before + self._force.spent)

    def _state(self) -> Data:
        seconds = {"seconds": self._seconds, "core_seconds": self._cost.core_seconds}
        return {"totals": self._totals.data} | seconds


def make_match(
    game: Game,
    bots: Sequence[Entrant],
    games: int,
    seed: bytes,
    budget: Budget | None = None,
    *,
    keep_lines: bool = False,
) -> Match:
    """Prepare a match: everything that can be wrong about it is said now."""
    if not 1 <= games <= MOST_GAMES:
        raise OptionError(f"A match has from 1 to {MOST_GAMES:,} games, not {games:,}.")
    entrants = tuple(dict.fromkeys(bots))
    names = tuple(name_of(entrant) for entrant in entrants)
    if len(set(names)) < len(names):
        raise OptionError("Two different bots of a match must not have the same name.")
    numbers = [entrants.index(bot) for bot in bots]
    schedule = make_schedule(numbers, game.players, games, seed)
    match = Match(game, names, entrants, schedule, budget, keep_lines)
    for number in range(len(entrants)):
        match.make(number)
    return match


def name_of(entrant: Entrant) -> str:
    """Return what a bot is called in a match."""
    return entrant if isinstance(entrant, str) else getattr(entrant, "__name__", repr(entrant))
