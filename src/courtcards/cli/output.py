"""What several commands show while they work, and where their transcripts go."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtcards.engine.progress import Progress

STDOUT = "-"


@contextmanager
def bar(games: int, what: str = "Games") -> Iterator["Progress"]:
    """Show a progress bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    is_shown = console.is_terminal
    # What is printed meanwhile goes where it should, and not to the bar's terminal.
    with Progress(
        console=console, disable=not is_shown, transient=True, redirect_stdout=False
    ) as progress:
        task = progress.add_task(what, total=games)
        yield lambda done: progress.advance(task, done)


@contextmanager
def line_writer(target: str) -> Iterator[Callable[[str], None]]:
    """Return what writes lines to a file, or to standard output if the target is `-`."""
    if target == STDOUT:
        yield lambda line: print(line)
        return
    with open(target, "w", encoding="utf-8") as file:
        yield lambda line: print(line, file=file)


def how_far(done: int, asked: int, what: str) -> str:
    """Say how far a command came that was stopped.

    >>> how_far(12_000, 100_000_000, "games")
    'Stopped after 12,000 of 100,000,000 games.'
    """
    return f"Stopped after {done:,} of {asked:,} {what}."
