"""Compiling bots ahead of time."""

from courtcards.bots.choosing import BEGIN, NO_ROWS, work
from courtcards.bots.match import Match
from courtcards.bots.spec import RANDOM, Spec
from courtcards.play.game import Game


def warm(game: Game) -> None:
    """Compile everything that bots need at a table, or load it from disk."""
    match = Match(game)
    match.play([Spec(RANDOM)] * game.players, bytes(32), 0)
    # The kernel is the same for all tasks and games of a kind; a call that does nothing shows it.
    work(match.desk, BEGIN, 0, 0, 0, NO_ROWS)
