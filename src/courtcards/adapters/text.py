"""The table in words, as the terminal shows it: for people, and for models that read."""

from io import StringIO

from rich.console import Console

from courtcards.engine.phrases import Data
from courtcards.play.game import Game
from courtcards.terminal.board import board
from courtcards.terminal.voice import Voice
from courtcards.terminal.words import words_in

WIDTH = 100


def render_text(game: Game, table: Data, me: int | None, language: str = "en") -> str:
    """Return the table as the terminal shows it, without colours.

    >>> import courtcards as cc
    >>> game = cc.game("royal-gambit", players=2)
    >>> "Player 1" in render_text(game, game.deal(seed=1).view(1).table, 1)
    True
    """
    voice = Voice(game, words_in(language), game.names(language), me)
    console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(board(table, voice))
    return capture.get()
