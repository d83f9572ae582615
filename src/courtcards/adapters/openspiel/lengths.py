"""How long a game can become, and how much can happen in it: safe upper bounds, no estimates.

A game says so in its part for OpenSpiel, by `most_decisions` and `most_shuffles`.
"""

from courtcards.engine.registry import part
from courtcards.play.game import Game

# What is said of a game that says nothing itself: far more than is ever played, and yet so many decisions and
# so many whole piles, card by card, are a number of 32 bits, as OpenSpiel counts.
NO_BOUND = 1 << 24


def most_decisions(game: Game) -> int:
    """Return how many decisions a game has at most.

    >>> from courtcards.play.game import game
    >>> most_decisions(game("cockroach-poker", 2, creatures=2, copies=2, limit=2, removed=0))
    8
    """
    return _bound(game, "most_decisions")


def most_remembered(game: Game) -> int:
    """Return for how many events an information state has room, if nothing else is said.

    That is enough for every game that is small, and for nearly all others.
    """
    return min(2 * most_decisions(game) + 16, 1024)


def most_shuffles(game: Game) -> int:
    """Return how many piles are shuffled in a game at most.

    >>> from courtcards.play.game import game
    >>> most_shuffles(game("cockroach-poker"))
    1
    """
    return _bound(game, "most_shuffles")


def _bound(game: Game, name: str) -> int:
    own = getattr(part("adapters.openspiel", game.name), name, None)
    return int(own(game)) if own else NO_BOUND
