"""The table of an environment for people: as text, in either language, and as a picture."""

from io import StringIO
from typing import Any

from gymnasium import logger
from rich.console import Console

from courtcards.engine.errors import OptionError, choices
from courtcards.engine.phrases import Data
from courtcards.play.game import Game
from courtcards.terminal.board import board
from courtcards.terminal.voice import Voice
from courtcards.terminal.words import Words

MODES = ["human", "ansi", "rgb_array"]
WIDTH = 100


def check_mode(mode: str | None) -> str | None:
    """Return a way to render, or say which ones there are.

    >>> check_mode("ansi")
    'ansi'
    """
    if mode is not None and mode not in MODES:
        raise OptionError(f"There is no render mode {mode!r}: there are {choices(MODES)}.")
    return mode


def render(game: Game, table: Data, me: int | None, mode: str | None, language: str) -> Any:
    """Show a viewer's table: print it, or return it as text or as a picture."""
    if mode is None:
        logger.warn("Nothing is rendered: make the environment with a render_mode.")
        return None
    if mode == "rgb_array":
        from courtcards.adapters.picture import picture

        return picture(game, table, me)
    text = render_text(game, table, me, language)
    if mode == "ansi":
        return text
    print(text)
    return None


def render_text(game: Game, table: Data, me: int | None, language: str = "en") -> str:
    """Return the table as the terminal shows it, without colours.

    >>> import courtcards as cc
    >>> game = cc.game("royal-gambit", players=2)
    >>> "Player 1" in render_text(game, game.deal(seed=1).view(1).table, 1)
    True
    """
    voice = Voice(game, Words(language), game.names(language), me)
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(board(table, voice))
    return capture.get()
