"""Matches of bots: the same deals for everyone, every bot in every seat."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context

from courtcards.bots.budget import Budget
from courtcards.bots.warm import warm
from courtcards.engine.errors import OptionError
from courtcards.lab.lineups import make_schedule
from courtcards.lab.matches import Entrant, Match, Results, Runner, join, runner_of
from courtcards.lab.simulate import Progress
from courtcards.lab.standings import ArenaReport
from courtcards.play.game import Game, Seed, read_seed


def arena(
    game: Game,
    bots: Sequence[Entrant],
    games: int,
    seed: Seed | None = None,
    budget: Budget | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    keep: Callable[[str], None] | None = None,
) -> ArenaReport:
    """Let bots play a match, and tell what came of it.

    A bot is a name of the catalogue, or a function of a game and a budget that returns one. As many
    bots as players are one line-up. With fewer, the first one is the challenger of the others, who
    fill the table in turn; with more, deals go in turn through all groups, or bots take them in turns
    drawn by the seed where there are more groups than deals. Every deal is played once for each
    rotation of its line-up, so the number of games is rounded up to whole deals. `keep` is called
    with every game's transcript.

    >>> import courtcards as cc
    >>> report = arena(cc.game("cockroach-poker"), ["random"], games=10, seed=1)
    >>> report.games, report.standings[0].rate.value
    (12, 0.25)
    """
    match = make_match(game, bots, games, read_seed(seed), budget, keep_lines=keep is not None)
    parts = []
    start = time.perf_counter()
    for part in play_match(match, workers):
        parts.append(part)
        for line in part.lines:
            if keep is not None:
                keep(line)
        if progress is not None:
            progress(len(part.deals))
    return ArenaReport(
        game=game,
        seed=match.schedule.seed.hex(),
        names=match.names,
        asked=games,
        lineups=match.schedule.describe(match.names),
        results=join(parts),
        seconds=time.perf_counter() - start,
    )


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
    if games < 1:
        raise OptionError(f"A match has at least one game, not {games}.")
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


def play_match(match: Match, workers: int) -> Iterator[Results]:
    """Play all batches of a match and yield their results in order, however many play them."""
    runner = runner_of(match)
    # Once here, so that not every worker compiles for itself.
    warm(match.game)
    if workers == 1:
        for deal in match.batches:
            yield runner(match, deal)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        deals = iter(match.batches)
        waiting = [_submit(pool, runner, match, deal) for deal in islice(deals, 2 * workers)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [_submit(pool, runner, match, deal) for deal in islice(deals, 1)]


def _submit(pool: ProcessPoolExecutor, runner: Runner, match: Match, deal: int) -> Future[Results]:
    return pool.submit(runner, match, deal)
