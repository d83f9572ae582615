"""Worlds that could be: only the order of the deck is hidden, and every order is equally likely."""

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.luck import imagine_chance, mix
from courtcards.games.royal_gambit.state import DECK, IN_DECK


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Give the deck of a concealed record an order."""
    top = int(s.drawn)
    n = 0
    for card in range(DECK):
        if s.place[card] == IN_DECK:
            s.pile[top + n] = card
            n += 1
    mix(s.pile[top : top + n], n, luck)
    imagine_chance(s, luck)


@compiled
def weigh(s: Record, m: Record) -> float:
    """Return 0: nobody knows anything about the order, so no move tells anything about it."""
    return 0.0
