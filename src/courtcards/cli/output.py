"""What several commands show while they work, and where their transcripts go."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from courtcards.lab.simulate import Progress

STDOUT = "-"


@contextmanager
def bar(games: int, what: str = "Games") -> Iterator["Progress"]:
    """Show a progress bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
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
