"""What several commands show while they work, and where their transcripts go."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from courtcards.engine.errors import OptionError

if TYPE_CHECKING:
    from typing import TextIO

    from courtcards.engine.progress import Progress
    from courtcards.lab.checkpoint import Checkpoint

STDOUT = "-"


@contextmanager
def bar(games: int, what: str = "Games", done: int = 0) -> Iterator["Progress"]:
    """Show a progress bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    is_shown = console.is_terminal
    # What is printed meanwhile goes where it should, and not to the bar's terminal.
    with Progress(
        console=console, disable=not is_shown, transient=True, redirect_stdout=False
    ) as progress:
        task = progress.add_task(what, total=games, completed=done)
        yield lambda done: progress.advance(task, done)


@contextmanager
def line_writer(
    target: str, checkpoint: "Checkpoint | None" = None
) -> Iterator[Callable[[str], None]]:
    """Return what writes lines to a file, or to standard output if the target is `-`.

    With a checkpoint that has results, the file is gone on with behind the lines that belong to them.
    """
    if target == STDOUT:
        yield lambda line: print(line)
        return
    is_begun = checkpoint is not None and checkpoint.state is not None
    with open(target, "r+" if is_begun else "w", encoding="utf-8") as file:
        if checkpoint is not None:
            _go_on(file, target, checkpoint)
        yield lambda line: print(line, file=file)


def _go_on(file: "TextIO", target: str, checkpoint: "Checkpoint") -> None:
    """Cut off the lines behind those that belong to a checkpoint, which notes where they end from now on."""
    end = checkpoint.transcript_bytes or 0
    if os.fstat(file.fileno()).st_size < end:
        raise OptionError(f"{target} is shorter than when {checkpoint.path} was written.")
    file.seek(end)
    file.truncate()

    def position() -> int:
        file.flush()
        os.fsync(file.fileno())
        return os.fstat(file.fileno()).st_size

    checkpoint.position = position


def how_far(done: int, asked: int, what: str) -> str:
    """Say how far a command came that was stopped.

    >>> how_far(12_000, 100_000_000, "games")
    'Stopped after 12,000 of 100,000,000 games.'
    """
    return f"Stopped after {done:,} of {asked:,} {what}."


def counted(number: int, what: str) -> str:
    """Say how many of something there are.

    >>> counted(1, "game"), counted(1200, "game")
    ('1 game', '1,200 games')
    """
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"
