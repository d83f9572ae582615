"""`courtcards arena`: a match of bots, who is better, and how they play."""

import json
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from courtcards.cli.arguments import (
    OWN_BOTS,
    BudgetText,
    GameName,
    Json,
    OptionList,
    Players,
    Preset,
    build_game,
    check_count,
    split_names,
)
from courtcards.cli.compiler import compile_first, is_cold
from courtcards.cli.output import STDOUT, bar, counted, how_far, line_writer
from courtcards.cli.stopping import Awaited
from courtcards.cli.workplace import (
    LOCAL,
    CheckpointFile,
    ClusterAddress,
    Workers,
    check_workers,
    kept,
    open_checkpoint,
    open_place,
    seed_of,
)

if TYPE_CHECKING:
    from rich.table import Table

    from courtcards.figures import Figure
    from courtcards.lab.intervals import Estimate
    from courtcards.lab.standings import ArenaReport

# Forfeits beyond this many are counted, not listed.
TOLD = 10
NOT_KNOWN = "–"


def command(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help=f"Who plays; the first one challenges the others. A bot is a name, {OWN_BOTS}.",
        ),
    ],
    players: Players = 4,
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole deals.")] = 400,
    budget: BudgetText = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits; random by default.")
    ] = None,
    workers: Workers = None,
    cluster: ClusterAddress = LOCAL,
    checkpoint: CheckpointFile = None,
    preset: Preset = None,
    option: OptionList = None,
    transcripts: Annotated[
        str | None, typer.Option(metavar="FILE|-", help="Write a transcript of every game.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play a match: the same deals for all, every bot in every seat."""
    needs_compiling = cluster == LOCAL and is_cold(game)
    from courtcards.bots.budget import read_budget
    from courtcards.bots.warm import compile_game
    from courtcards.lab.arena import Contest, describe_match, make_match
    from courtcards.lab.simulate import MOST_GAMES

    chosen = build_game(game, players, preset, option)
    check_count("--games", games, 1, MOST_GAMES)
    check_workers(cluster, workers)
    names, key = split_names("--bots", bots), seed_of(checkpoint, seed)
    limit = None if budget is None else read_budget(budget)
    # What is wrong is said before anybody waits.
    match = make_match(chosen, names, games, key, limit, keep_lines=transcripts is not None)
    results = open_checkpoint(checkpoint, transcripts, describe_match(match, games))
    if needs_compiling:
        compile_first(game, lambda: compile_game(game))
    writer = nullcontext() if transcripts is None else line_writer(transcripts, results)
    with open_place(cluster, workers) as place, writer as keep, Awaited() as stop:
        contest = Contest(match, games, place, results)
        with bar(match.schedule.games, done=contest.games) as progress, kept(contest) as loss:
            stop.carry_out(lambda: contest.run(progress, keep), contest.step)
        contest.gather(keep)
    # Transcripts on standard output leave no room there for anything else.
    out = sys.stderr if transcripts == STDOUT else sys.stdout
    if contest.games:
        _tell(contest.report(), out, as_json)
    loss.conclude()
    stop.conclude(how_far(contest.games, match.schedule.games, "games"))


def _tell(report: "ArenaReport", out: Any, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.data, ensure_ascii=False), file=out)
    else:
        _show(report, out)


def _show(report: "ArenaReport", out: Any) -> None:
    from rich.console import Console

    console = Console(file=out, highlight=False)
    console.print(_headline(report), soft_wrap=True)
    console.print(report.lineups, markup=False, soft_wrap=True)
    console.print(_standings(report))
    if len(report.names) > 1:
        console.print(_cross(report))
    if report.figures.told:
        console.print(_habits(report))
    console.print("Intervals are 95 % confidence intervals over deals.")
    for forfeit in report.forfeits[:TOLD]:
        console.print(str(forfeit), markup=False, soft_wrap=True)
    forfeits = report.totals.forfeit_counts.total()
    if forfeits > TOLD:
        console.print(f"There were {forfeits} forfeits in total.")
    console.print(report.cost.sentence(report.totals.decisions), soft_wrap=True)
    console.print(f"seed {report.seed}", soft_wrap=True)


def _headline(report: "ArenaReport") -> str:
    players = report.game.players
    rounded = f" ({report.asked:,} asked, in whole deals)" if report.games > report.asked else ""
    return (
        f"{counted(report.games, 'game')}{rounded} of {report.game.name}, {players} players: "
        f"{counted(report.deals, 'deal')}, each played with {players} rotations of the seats"
    )


def _standings(report: "ArenaReport") -> "Table":
    from rich.markup import escape
    from rich.table import Table

    par = "" if report.par is None else f", par {100 * report.par:.2f} %"
    table = Table("bot", "seats", f"{report.measure}{par}", "rating", "forfeits")
    for standing in report.standings:
        table.add_row(
            escape(standing.bot),
            f"{standing.seats:,}",
            _percent(standing.rate),
            str(standing.rating),
            str(standing.forfeits),
        )
    return table


def _cross(report: "ArenaReport") -> "Table":
    """Show how often the bot of a row did better than the bot of a column."""
    from rich.markup import escape
    from rich.table import Table

    table = Table("did better than", *map(escape, report.names))
    for one in report.names:
        cells = [_brief(report.cross.get((one, other))) for other in report.names]
        table.add_row(escape(one), *cells)
    return table


def _habits(report: "ArenaReport") -> "Table":
    from rich.markup import escape
    from rich.table import Table

    table = Table("how they play", *map(escape, report.names))
    for figure in report.figures.told:
        cells = [_figure(standing.habits[figure.name], figure) for standing in report.standings]
        table.add_row(figure.name, *cells)
    return table


def _figure(estimate: "Estimate | None", figure: "Figure") -> str:
    return _brief(estimate) if figure.is_share else _brief(estimate, scale=1, digits=2, unit="")


def _percent(estimate: "Estimate | None") -> str:
    return NOT_KNOWN if estimate is None else estimate.percent()


def _brief(estimate: "Estimate | None", scale: int = 100, digits: int = 1, unit: str = " %") -> str:
    """Tell an estimate in two short lines, for tables with many columns."""
    if estimate is None:
        return NOT_KNOWN
    value, low, high = (
        f"{scale * number:.{digits}f}" for number in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value}{unit}\n[dim]{low}–{high}[/]"
