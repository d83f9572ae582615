"""Matches of bots: the same deals for everyone, every bot in every seat."""

from collections.abc import Sequence
from functools import partial
from itertools import islice

from courtcards.bots.budget import Budget
from courtcards.bots.entrants import (
    Entrant,
    maker_of,
    name_of,
    origin_of,
    tell_apart,
)
from courtcards.bots.warm import warm
from courtcards.engine.errors import OptionError
from courtcards.engine.phrases import Data
from courtcards.engine.progress import Progress
from courtcards.lab.checkpoint import Checkpoint
from courtcards.lab.lineups import make_schedule
from courtcards.lab.local import Local, place_of
from courtcards.lab.matches import BATCH, Match, Results, batch_player
from courtcards.lab.sending import check_sendable
from courtcards.lab.simulate import MOST_GAMES, Keep, describe_game
from courtcards.lab.standings import ArenaReport, Totals
from courtcards.lab.undertaking import Undertaking
from courtcards.lab.work import CrewJob, Workplace
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

    A bot is a name as the command line knows it, a class of bots, a bot, of which every seat gets a copy,
    or a function of a game and a budget that returns one. As many bots as players are one line-up.
    With fewer, the first one is the challenger of the others, who
    fill the table in turn; with more, deals go in turn through all groups, or bots take them in turns
    drawn by the seed where there are more groups than deals. Every deal is played once for each
    rotation of its line-up, so the number of games is rounded up to whole deals. `keep` is called
    with every game's transcript. `workers` are so many cores of this machine, or a place like
    `courtcards.cluster.RayCluster`.

    >>> import courtcards as cc
    >>> report = arena(cc.game("cockroach-poker"), ["random"], games=10, seed=1)
    >>> report.games, report.standings[0].rate.value
    (12, 0.25)
    """
    match = make_match(game, bots, games, read_seed(seed), budget, keep_lines=keep is not None)
    contest = Contest(match, games, workers)
    contest.run(progress, keep)
    return contest.report()


class Contest(Undertaking):
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
        super().__init__(checkpoint)
        self.match = match
        self.asked = asked
        self._place = place_of(workers)
        if isinstance(self._place, Local) and self._place.workers > 1:
            check_sendable(match)
        bots = len(match.names)
        new = Totals(match.game, bots)
        self._totals = self._restored(partial(Totals.read, match.game, bots), new)

    def run(self, progress: Progress | None = None, keep: Keep | None = None) -> None:
        """Play what is left of the match; `keep` is called with every game's transcript, in order."""
        if self._totals.deals == self.match.schedule.deals:
            return
        # A batch that was played in part is begun again, as its bots remember what they have seen of it.
        whole, known = divmod(self._totals.deals, BATCH)
        batches = self.match.batches[whole:]
        player = partial(batch_player(self.match), self.match)
        force = self._place.hire(CrewJob(player, partial(warm, self.match.game)), self.step)
        self._begin(force, len(batches))
        for deal in islice(force.pieces((first,) for first in batches), known, None):
            with self._taking():
                self._take(deal, progress, keep)

    def gather(self, keep: Keep | None = None) -> None:
        """Count deals too that were done before older ones, if nobody waits for these any more."""
        for deal in self._force.left() if self._force else ():
            self._take(deal, None, keep)
            self._stop_clock()

    def _take(self, deal: Results, progress: Progress | None, keep: Keep | None) -> None:
        for line in deal.lines:
            if keep is not None:
                keep(line)
        self._totals.add(deal)
        if progress is not None:
            progress(len(deal.deals))

    def _results(self) -> Data:
        return self._totals.data

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


def describe_match(match: Match, asked: int) -> Data:
    """Return what a match is, for its checkpoint: two that differ in it have different results."""
    return describe_game(match.game, match.schedule.seed, asked) | {
        "work": "arena",
        "bots": [_described(match, bot) for bot in match.schedule.bots],
        "budget": None if match.budget is None else str(match.budget),
        "transcripts": match.keep_lines,
    }


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
    makers = [maker_of(bot) for bot in bots]
    different = [maker for i, maker in enumerate(makers) if maker not in makers[:i]]
    names = [name_of(maker(game, budget)) for maker in different]
    schedule = make_schedule(
        [different.index(maker) for maker in makers], game.players, games, seed
    )
    return Match(game, tell_apart(names, different), tuple(different), schedule, budget, keep_lines)


def _described(match: Match, bot: int) -> str:
    """Say who plays, and which code: results of other code are another job's."""
    name, origin = match.names[bot], origin_of(match.makers[bot])
    return name if origin in (name, "") else f"{name}: {origin}"
