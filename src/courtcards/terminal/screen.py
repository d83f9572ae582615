"""The screen: what is shown and what is typed, on a terminal or through pipes."""

import sys
import time
import unicodedata
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.constrain import Constrain
from rich.segment import Segment, Segments
from rich.text import Text

# Lines longer than this are hard to read, however wide the terminal is.
WIDEST = 100
PAUSE = 0.6


class Goodbye(Exception):  # noqa: N818  # nothing went wrong: somebody leaves the table
    """The person wants to stop, or there is nothing more to read."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the command decide what to do when nobody reads any more."""
        self.quiet = True
        raise BrokenPipeError


class Screen:
    """Shows things and asks for lines; `live` means that a person sits at a terminal."""

    def __init__(
        self, console: Console, read: Callable[[], str] = input, *, live: bool = False
    ) -> None:
        self.console = console
        self.live = live
        self._read = read

    @classmethod
    def open(cls) -> "Screen":
        """Return the screen of this process."""
        for stream in (sys.stdin, sys.stdout):
            # A character that cannot be read or shown must not end the game.
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        console = _Console(highlight=False)
        return cls(console, live=console.is_terminal and sys.stdin.isatty())

    def show(self, *parts: RenderableType) -> None:
        """Show things, one below the other."""
        self.console.print(Constrain(Group(*parts), WIDEST))

    def ask(self, prompt: str) -> str:
        """Ask for a line and return it trimmed, in small and narrow letters."""
        self.console.print(Text(f"{prompt} › ", "bold"), end="")
        try:
            entry = self._read()
        except EOFError:
            self.console.print()
            raise Goodbye from None
        if not self.live:
            self.console.print(Text(entry))
        return unicodedata.normalize("NFKC", entry).strip().lower()

    def page(self, part: RenderableType, prompt: str) -> None:
        """Show something long, to a person a screenful at a time."""
        lines = self.console.render_lines(Constrain(part, WIDEST), pad=False)
        size = max(self.console.height - 1, 5) if self.live else len(lines)
        for start in range(0, len(lines), size):
            if start > 0 and self.ask(prompt) == "q":
                return
            self._print_lines(lines[start : start + size])

    def _print_lines(self, lines: list[list[Segment]]) -> None:
        segments = [segment for line in lines for segment in (*line, Segment.line())]
        self.console.print(Segments(segments), end="")

    def wait(self, message: str) -> AbstractContextManager[Any]:
        """Show a person that something takes a while."""
        return self.console.status(message) if self.live else nullcontext()

    def pause(self) -> None:
        """Leave a person a moment to read what another player did."""
        if self.live:
            time.sleep(PAUSE)
