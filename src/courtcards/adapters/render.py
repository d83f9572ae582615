"""The table of an environment for people: as text, in either language, and as a picture."""

from typing import Any

from gymnasium import logger

from courtcards.adapters.text import render_text
from courtcards.engine.errors import OptionError, choices
from courtcards.engine.phrases import Data
from courtcards.play.game import Game

MODES = ["human", "ansi", "rgb_array"]


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
