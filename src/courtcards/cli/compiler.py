"""Whether a command compiles: nobody waits for the compiler without having asked for its speed."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from courtcards.bots.beside import CompilerProcess
from courtcards.cli.stopping import Awaited
from courtcards.engine.kept import SWITCH, missing


def is_cold(game: str | None = None, *, rules_only: bool = False) -> bool:
    """Say whether a game, or any game, or its rules would be compiled by whoever loads it now."""
    # Numba decides once, when it is loaded or explicitly configured.
    if SWITCH in os.environ or "numba" in sys.modules:
        return False
    cold = missing(rules_only=rules_only)
    return game in cold if game else bool(cold)


def do_without(game: str | None = None, *, rules_only: bool = False) -> bool:
    """Run the games as plain Python if they are not compiled yet; say whether that is so.

    It holds for this process and those it starts, and has to come before the games are loaded.
    """
    if not is_cold(game, rules_only=rules_only):
        return False
    os.environ[SWITCH] = "1"
    return True


@contextmanager
def compiling_beside(game: str) -> Iterator[None]:
    """Compile in the background for the next time, a game first; what is done then is kept."""
    compiler = CompilerProcess(sorted(missing(), key=lambda name: name != game))
    try:
        yield
    finally:
        compiler.stop()


def compile_first(what: str, work: Callable[[], object]) -> None:
    """Compile something before it can be fast; a person is shown that, and for how long already."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    is_shown = console.is_terminal
    columns = (SpinnerColumn(), TextColumn("Compiling"), TimeElapsedColumn())
    bar = Progress(*columns, console=console, disable=not is_shown, transient=True)
    with Awaited() as stop:
        if is_shown:
            console.print(f"{what} is compiled first; after that it is loaded from disk.")
        with bar:
            bar.add_task("", total=None)
            stop.carry_out(work)
    stop.conclude("Stopped while compiling; what is ready is kept.")


def say(words: str) -> None:
    """Tell a person at a terminal what is going on; standard output is for results."""
    if sys.stderr.isatty():
        print(words, file=sys.stderr)
