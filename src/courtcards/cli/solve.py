"""`courtcards solve`: the equilibrium of a small game, how good it is, and what it does."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from courtcards.cli.arguments import GameName, Json, OptionList, check_count, check_folder
from courtcards.cli.output import how_far
from courtcards.cli.stopping import Awaited

if TYPE_CHECKING:
    from rich.console import Console

    from courtcards.play.game import Game

# Iterations are numbered with 64 bits.
MOST_ITERATIONS = 10**18


def command(
    game: GameName,
    option: OptionList = None,
    iterations: Annotated[int, typer.Option(help="How many iterations of CFR+ to run.")] = 400,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep the solution; it plays as the bot equilibrium:FILE."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Solve a small game for two players; without options, the largest that takes half a minute."""
    from rich.console import Console

    from courtcards.bots.equilibrium import Learning, save_solution
    from courtcards.bots.equilibrium.report import report

    learning = Learning(_build_game(game, option))
    check_count("--iterations", iterations, 1, MOST_ITERATIONS)
    if save is not None:
        check_folder("--save", save)
    with Awaited() as stop, _bar(iterations) as progress:
        stop.carry_out(lambda: learning.run(iterations, progress), learning.step)
    if learning.done:
        found = learning.equilibrium()
        if save is not None:
            save_solution(found, save)
        figures = report(found)
        if as_json:
            print(json.dumps(figures, ensure_ascii=False))
        else:
            _show(figures, Console(highlight=False))
    stop.conclude(how_far(learning.done, iterations, "iterations"))


def _build_game(name: str, options: list[str] | None) -> "Game":
    """Return the game asked for, for two players; its deck is a small one if nothing else is said."""
    from courtcards.bots.equilibrium.size import GAME, SOLVABLE
    from courtcards.games import find
    from courtcards.play.game import make_game

    kind = find(name)
    given = dict(kind.options.parse(text) for text in options or [])
    usual = SOLVABLE if kind.name == GAME else {}
    return make_game(kind.name, max(2, kind.min_players), None, usual | given)


@contextmanager
def _bar(iterations: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        # Until the first iteration is done the game is walked: nobody knows how long that takes.
        task = progress.add_task("Walking the game (compiled first, the first time)", total=None)

        def advance(done: int) -> None:
            progress.update(task, description="Learning", total=iterations, advance=done)

        yield advance


def _show(figures: dict[str, Any], console: "Console") -> None:
    changed = ", ".join(f"{name}={value}" for name, value in figures["options"].items())
    console.print(f"{figures['game']} for two: {changed}", soft_wrap=True)
    console.print(
        f"{figures['positions']:,} positions from {figures['deals']:,} deals, "
        f"{figures['information_states']:,} information states",
        soft_wrap=True,
    )
    value = figures["value"]
    console.print(
        f"value for the first player: {value:+.4f} (wins {_percent((1 + value) / 2)} of the games)"
    )
    console.print(
        f"exploitability: {figures['exploitability']:.5f}, "
        f"{figures['exploitability_percent']:.3f} % of the stakes\n"
    )
    _show_openings(figures["openings"], console)
    _show_answers(figures["answers"], console)
    _show_rounds(figures["rounds"], console)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _overall(rows: list[dict[str, Any]], name: str) -> str:
    return _percent(sum(row["often"] * row[name] for row in rows))


def _show_openings(rows: list[dict[str, Any]], console: "Console") -> None:
    from rich.table import Table

    console.print(
        f"The first player bluffs: the first offer is a lie in {_overall(rows, 'lies')} of the games."
    )
    table = Table("hand of the first player", "dealt", "lies")
    for row in rows:
        shape = " + ".join(map(str, row["hand"]))
        alike = f"{shape} alike" if len(row["hand"]) == 1 else shape
        table.add_row(alike, _percent(row["often"]), _percent(row["lies"]))
    console.print(table)


def _show_answers(rows: list[dict[str, Any]], console: "Console") -> None:
    from rich.table import Table

    least, most = rows[0], rows[-1]
    console.print(
        f"The first claim is doubted in {_overall(rows, 'doubts')} of the games: "
        f"{_percent(least['doubts'])} with {least['held']} cards of the claimed creature in hand, "
        f"{_percent(most['doubts'])} with {most['held']}.",
        soft_wrap=True,
    )
    table = Table("the receiver holds of the claimed creature", "so often", "a lie", "doubts")
    for row in rows:
        shares = [_percent(row[name]) for name in ("often", "lies", "doubts")]
        table.add_row(str(row["held"]), *shares)
    console.print(table)


def _show_rounds(rows: list[dict[str, Any]], console: "Console") -> None:
    from rich.table import Table

    console.print("Round by round:")
    table = Table("round", "is played", "the claim is a lie", "it is doubted")
    for row in rows:
        shares = [_percent(row[name]) for name in ("often", "lies", "doubts")]
        table.add_row(str(row["round"]), *shares)
    console.print(table)
