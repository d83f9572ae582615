"""`courtcards simulate`: random games, what came of them, and their transcripts."""

import json
import os
import sys
from collections.abc import Iterator
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
from courtcards.cli.compiler import compiling_first, do_without, is_cold, say
from courtcards.cli.output import STDOUT, bar, line_writer

if TYPE_CHECKING:
    from courtcards.lab.simulate import Report


# So many games are played as plain Python sooner than they are compiled.
FEW_GAMES = 200


def command(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[
        str | None, typer.Option(help="A number or 64 hex digits; else by the system.")
    ] = None,
    preset: Preset = None,
    option: OptionList = None,
    transcripts: Annotated[
        str | None, typer.Option(metavar="FILE|-", help="Write a transcript of every game.")
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Add all legal moves to every decision.")
    ] = False,
    workers: Annotated[int, typer.Option(help="How many cores to use.")] = 1,
    as_json: Json = False,
) -> None:
    """Play random games and tell what came of them."""
    is_plain = games <= FEW_GAMES and do_without(game)
    needs_compiling = is_cold(game)
    from courtcards.cli.arguments import read_seed_argument
    from courtcards.lab.simulate import simulate
    from courtcards.play.warm import warm

    table = build_game(game, players, preset, option)
    check_count("--games", games)
    check_count("--workers", workers, high=os.cpu_count() or 1)
    key = read_seed_argument(seed)
    if is_plain:
        say(f"{game} is played as plain Python: to compile it first would take longer.")
    if needs_compiling:
        with compiling_first(game):
            warm(table.kind)
    if transcripts is not None:
        from courtcards.lab import simulate as lab

        lines = lab.transcripts(table, games, key, workers, legal=legal)
        _write(lines, transcripts, games)
    with bar(games) as progress:
        report = simulate(table, games, key, workers, progress)
    # Transcripts on standard output leave no room there for anything else.
    out = sys.stderr if transcripts == STDOUT else sys.stdout
    if as_json:
        print(json.dumps(report.data, ensure_ascii=False), file=out)
    else:
        _show(report, out)


def _write(lines: Iterator[str], target: str, games: int) -> None:
    with bar(games) as progress, line_writer(target) as write:
        for line in lines:
            write(line)
            progress(1)


def _show(report: "Report", out: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(file=out, highlight=False)
    rate = f"{report.games / report.seconds:,.0f}"
    decisions = f"{report.decisions / report.seconds:,.0f}"
    lengths = report.summaries["decisions"]
    console.print(
        f"{report.games:,} games of {report.game.name}, {report.game.players} players: "
        f"{rate} games/s, {decisions} decisions/s"
    )
    length = report.length
    console.print(
        f"decisions a game: {length.value:.1f} ({length.low:.1f} to {length.high:.1f}), "
        f"from {lengths.min()} to {lengths.max()}"
    )
    table = Table("outcome", "share (95 % interval)")
    for place, estimate in enumerate(report.wins, 1):
        table.add_row(f"player {place} in turn order wins", estimate.percent())
    table.add_section()
    for reason, estimate in report.reasons.items():
        table.add_row(f"ends by {reason}", estimate.percent())
    console.print(table)
    console.print(f"seed {report.seed}", soft_wrap=True)
