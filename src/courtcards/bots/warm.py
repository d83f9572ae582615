"""Compiling rules and bots ahead of time."""

import gc

from courtcards.bots.bot_games import BotGames
from courtcards.bots.spec import RANDOM, Spec
from courtcards.engine import kept
from courtcards.engine.compile import JIT
from courtcards.games import find
from courtcards.play.game import Game, make_game
from courtcards.play.warm import warm as warm_rules


def compile_game(name: str) -> str:
    """Compile the rules and bots of a game, or load them from disk, and return its name.

    Without the compiler there is nothing to do.
    """
    kind = find(name)
    if JIT:
        # To look for garbage again and again costs a tenth of the time, and finds little.
        gc.disable()
        warm_rules(kind)
        warm(make_game(name, kind.min_players, None, {}))
        gc.enable()
        kept.keep(name)
    return name


def warm(game: Game) -> None:
    """Compile everything that bots need at a table, or load it from disk."""
    # One kernel serves all tasks, so any task will do.
    BotGames(game).play([Spec(RANDOM)] * game.players, bytes(32), 0)
