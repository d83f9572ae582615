"""Parts that several boards are made of."""

from rich import box
from rich.table import Table
from rich.text import Text

from courtcards.terminal.voice import Voice

# Names and facts to be shown below a table.
Facts = list[tuple[str, Text]]

PIP, CROWNED_PIP, FREE = "●", "♛", "·"


def heading(seat: int, turn: int | None, voice: Voice) -> Text:
    """Return a seat's name, marked if it is that seat's turn."""
    return Text.assemble(("▶ " if seat == turn else "", "bold yellow"), voice.name_text(seat))


def pips(count: int, room: int, style: str, crowned: int = 0) -> Text:
    """Return a row of dots: those that are there, crowned ones first, and the room that is left.

    >>> pips(2, 3, "green", crowned=1).plain
    '♛●·'
    """
    there = CROWNED_PIP * crowned + PIP * (count - crowned)
    return Text.assemble((there, style), (FREE * (room - count), "dim"))


def facts(rows: Facts) -> Table:
    """Return facts below each other, each with its name."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for name, fact in rows:
        grid.add_row(name, fact)
    return grid


def columns() -> Table:
    """Return an empty table with a line below its headings."""
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
