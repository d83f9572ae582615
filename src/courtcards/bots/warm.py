"""Compiling bots ahead of time."""

from courtcards.bots.match import Match
from courtcards.bots.spec import RANDOM, Spec
from courtcards.play.game import Game


def warm(game: Game) -> None:
    """Compile everything that bots need at a table, or load it from disk."""
    # One kernel serves all tasks, so any task will do.
    Match(game).play([Spec(RANDOM)] * game.players, bytes(32), 0)
