"""The table as one viewer sees it: a frame, and in it what the game's own renderer draws."""

from collections.abc import Callable

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.engine.registry import part
from courtcards.terminal import plain
from courtcards.terminal.voice import Voice

# How far the game is, and its table.
Drawing = tuple[list[str], RenderableType]
Drawer = Callable[[Data, Voice], Drawing]


def board(table: Data, voice: Voice) -> RenderableType:
    """Return the table in a frame with the game's name, how far it is, and whose turn it is."""
    facts, picture = _drawer(voice.game.name)(table, voice)
    return Panel(
        picture,
        title=Text(" · ".join([voice.title(), *facts]), "bold"),
        subtitle=whose_turn(table, voice),
        box=box.ROUNDED,
        border_style="dim",
        padding=(0, 1),
    )


def whose_turn(table: Data, voice: Voice) -> Text:
    """Say whose turn it is."""
    turn = table.get("turn")
    if turn is None:
        return Text(voice.say("game_over"), "bold")
    if turn == voice.me:
        return Text(voice.say("your_turn"), "bold cyan")
    return Text(voice.say("turn_of", name=voice.name(turn)), "bold")


def _drawer(game: str) -> Drawer:
    """Return what draws a game's table: its own picture, or a plain one."""
    own: Drawer | None = getattr(part("terminal", game), "draw", None)
    return own or plain.draw
