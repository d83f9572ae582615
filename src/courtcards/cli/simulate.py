"""`courtcards simulate`: random games, what came of them, and their transcripts."""

import json
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from courtcards.cli.arguments import (
    GameName,
    Json,
    OptionList,
    Players,
    Preset,
    build_game,
    check_count,
)
from courtcards.cli.compiler import compile_first, do_without, is_cold, say
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
    from courtcards.lab.simulate import Report


# So many games are played as plain Python sooner than they are compiled.
FEW_GAMES = 200


def command(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits; random by default.")
    ] = None,
    preset: Preset = None,
    option: OptionList = None,
    transcripts: Annotated[
        str | None, typer.Option(metavar="FILE|-", help="Write a transcript of every game.")
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Add all legal moves to every decision.")
    ] = False,
    workers: Workers = None,
    cluster: ClusterAddress = LOCAL,
    checkpoint: CheckpointFile = None,
    as_json: Json = False,
) -> None:
    """Play random games and report the results."""
    is_here = cluster == LOCAL
    is_plain = is_here and games <= FEW_GAMES and do_without(game, rules_only=True)
    needs_compiling = is_here and is_cold(game, rules_only=True)
    from courtcards.lab.simulate import MOST_GAMES, Simulation, describe_series
    from courtcards.play.warm import warm

    chosen = build_game(game, players, preset, option)
    check_count("--games", games, 1, MOST_GAMES)
    check_workers(cluster, workers)
    key = seed_of(checkpoint, seed)
    job = describe_series(chosen, games, key, transcripts is not None, legal)
    results = open_checkpoint(checkpoint, transcripts, job)
    if is_plain:
        say(f"{game} is played as plain Python: to compile it first would take longer.")
    if needs_compiling:
        compile_first(game, lambda: warm(chosen.kind))
    writer = nullcontext() if transcripts is None else line_writer(transcripts, results)
    with open_place(cluster, workers) as place, writer as keep, Awaited() as stop:
        simulation = Simulation(chosen, games, key, place, results)
        with bar(games, done=simulation.games) as progress, kept(simulation) as loss:
            stop.carry_out(lambda: simulation.run(progress, keep, legal=legal), simulation.step)
    # Transcripts on standard output leave no room there for anything else.
    out = sys.stderr if transcripts == STDOUT else sys.stdout
    if simulation.games:
        _tell(simulation.report(), out, as_json)
    loss.conclude()
    stop.conclude(how_far(simulation.games, games, "games"))


def _tell(report: "Report", out: Any, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.data, ensure_ascii=False), file=out)
    else:
        _show(report, out)


def _show(report: "Report", out: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(file=out, highlight=False)
    rate = f"{report.games / report.seconds:,.0f}"
    decisions = f"{report.decisions / report.seconds:,.0f}"
    console.print(
        f"{counted(report.games, 'game')} of {report.game.name}, {report.game.players} players: "
        f"{rate} games/s, {decisions} decisions/s"
    )
    length = report.length
    console.print(
        f"decisions a game: {length.value:.1f} ({length.low:.1f} to {length.high:.1f}), "
        f"from {report.tally.shortest} to {report.tally.longest}"
    )
    table = Table("outcome", "share (95 % interval)")
    for place, estimate in enumerate(report.wins, 1):
        table.add_row(f"number {place} in turn order wins", estimate.percent())
    table.add_section()
    for reason, estimate in report.reasons.items():
        table.add_row(f"ends by {reason}", estimate.percent())
    console.print(table)
    console.print(report.cost.sentence(report.decisions), soft_wrap=True)
    console.print(f"seed {report.seed}", soft_wrap=True)
