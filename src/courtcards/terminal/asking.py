"""Numbered lists, and asking for one of the numbers."""

from collections.abc import Collection, Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from courtcards.engine.languages import Texts
from courtcards.terminal.screen import Goodbye, Screen

QUIT = "q"
# So many things or fewer stand below each other, more side by side.
FEW = 4


def numbered(labels: Sequence[Text]) -> RenderableType:
    """Return things with their numbers."""
    numbers = [Text(str(number), "bold cyan") for number in range(1, len(labels) + 1)]
    if len(labels) <= FEW:
        grid = Table.grid(padding=(0, 2))
        for number, label in zip(numbers, labels, strict=True):
            grid.add_row(number, label)
        return Padding(grid, (0, 0, 0, 2))
    width = len(str(len(labels)))
    lines = [
        Text.assemble(" " * (width - len(number)), number, "  ", label)
        for number, label in zip(numbers, labels, strict=True)
    ]
    return Padding(Columns(lines, padding=(0, 3), equal=True), (0, 0, 0, 2))


def ask_number(
    screen: Screen, words: Texts, last: int, keys: Collection[str] = (), prompt: str = "keys_first"
) -> str:
    """Ask until the entry is a number from 1 to `last` or one of the keys."""
    while True:
        entry = screen.ask(words.say(prompt, last=last))
        if entry == QUIT:
            raise Goodbye
        if entry in keys or entry in map(str, range(1, last + 1)):
            return entry
        complaint = words.say("wrong" if entry else "nothing", entry=entry, last=last)
        screen.show(Text(complaint, "yellow"))
