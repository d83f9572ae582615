"""The games. A game is one folder here and one entry in `GAMES`; nothing else knows them by name."""

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError, choices
from courtcards.games import (
    cockroach_poker,
    cockroach_poker_royal,
    royal_gambit,
    royal_menagerie,
)

GAMES: tuple[Kind, ...] = (
    cockroach_poker.KIND,
    cockroach_poker_royal.KIND,
    royal_gambit.KIND,
    royal_menagerie.KIND,
)


def find(name: str) -> Kind:
    """Return the game of a name.

    >>> find("cockroach-poker").max_players
    6
    """
    for kind in GAMES:
        if kind.name == name:
            return kind
    known = choices(kind.name for kind in GAMES)
    raise CourtCardsError(f"There is no game {name!r}: there are {known}.")
