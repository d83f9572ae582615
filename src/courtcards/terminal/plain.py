"""A generic table for a game without its own drawing: every fact in its view, by name."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.terminal.parts import Facts, columns, facts, heading
from courtcards.terminal.voice import Voice

# What the frame and the list of players show already.
SHOWN = frozenset({"seats", "turn", "phase"})


def draw(table: Data, voice: Voice) -> tuple[list[str], RenderableType]:
    """Return how far the game is (not known here), and the table."""
    rows: Facts = [
        (_label(name, voice), _value(value, voice))
        for name, value in table.items()
        if name not in SHOWN
    ]
    return [], Group(rows_of(table, voice), facts(rows))


def rows_of(table: Data, voice: Voice) -> Table:
    """Return a row for every player, with a column for every fact."""
    seats = table.get("seats", [])
    names = list(seats[0]) if seats else []
    grid = columns()
    grid.add_column(Text(voice.say("player_column"), "dim"))
    for name in names:
        grid.add_column(Text(_label(name, voice), "dim"))
    for seat in voice.seats()[: len(seats)]:
        values = [_value(seats[seat][name], voice) for name in names]
        grid.add_row(heading(seat, table.get("turn"), voice), *values)
    return grid


def _label(name: str, voice: Voice) -> str:
    """Return the name of a fact: the game's word for it, if it has one."""
    word = voice.card(name).plain
    return word if word != name else name.replace("_", " ")


def _value(value: Any, voice: Voice) -> Text:
    """Return a fact as text, words of the game translated."""
    if value is None or value == [] or value == {}:
        return Text("–", "dim")
    if isinstance(value, dict):
        pairs = [
            Text.assemble(_value(name, voice), " ", _value(each, voice))
            for name, each in value.items()
        ]
        return Text(", ").join(pairs)
    if isinstance(value, list):
        return Text(", ").join(_value(each, voice) for each in value)
    return voice.card(value) if isinstance(value, str) else Text(str(value))
