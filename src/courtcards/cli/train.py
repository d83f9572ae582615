"""`courtcards train`: a network learns a game by playing itself; it can be stopped and gone on with."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.arguments import GameName, check_count
from courtcards.cli.compiler import compile_first, is_cold
from courtcards.cli.output import bar, how_far
from courtcards.cli.stopping import Awaited
from courtcards.cli.workplace import LOCAL, ClusterAddress, Workers, check_workers, open_place

if TYPE_CHECKING:
    from courtcards.engine.phrases import Data

MOST_ITERATIONS = 1_000_000
MOST_SEED = 2**32


def command(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where checkpoint, curve and weights are kept.")
    ] = Path("training"),
    iterations: Annotated[int, typer.Option(help="How many iterations to learn for.")] = 700,
    seed: Annotated[int, typer.Option(help="The same seed brings the same weights.")] = 1,
    workers: Workers = None,
    cluster: ClusterAddress = LOCAL,
) -> None:
    """Train a network by self-play; the same command goes on with a training that was stopped."""
    needs_compiling = is_cold(game)
    from courtcards.bots.warm import compile_game
    from courtcards.games import find

    find(game)
    check_count("--iterations", iterations, 1, MOST_ITERATIONS)
    check_count("--seed", seed, 0, MOST_SEED)
    check_workers(cluster, workers)
    need_torch()
    from courtcards.lab.train.plan import Plan
    from courtcards.lab.train.training import WEIGHTS, Training

    if needs_compiling:
        compile_first(game, lambda: compile_game(game))
    plan = Plan(seed=seed, iterations=iterations)
    with open_place(cluster, workers) as place:
        training = Training(game, plan, out, place)
        if training.done:
            print(f"Going on after {training.done:,} of {iterations:,} iterations.")
        with bar(iterations, "Iterations", training.done) as progress, Awaited() as stop:

            def tell(line: "Data") -> None:
                progress(1)
                _print(line)

            stop.carry_out(lambda: training.run(tell), training.step)
    stop.conclude(how_far(training.done, iterations, "iterations"))
    print(f"The weights are in {out / WEIGHTS}.")


def need_torch() -> None:
    """Refuse to begin without PyTorch."""
    from importlib.util import find_spec

    from courtcards.engine.errors import OptionError

    if find_spec("torch") is None:
        raise OptionError("Training needs PyTorch, which the extra brings: pip install '.[train]'.")


def _print(line: "Data") -> None:
    """Tell how it goes, now and then."""
    if "wins" in line:
        print(
            f"{line['iteration']:>6,} iterations, {line['decisions']:>12,} decisions: wins "
            f"{100 * line['wins']:.1f} % alone against rules of thumb",
            flush=True,
        )
