"""Which positions of a shuffled pile are alike: those whose cards come into the same hand unseen.

A game says so in its part for OpenSpiel, by `places`; any other has none, and its piles are drawn card
by card. The tests exchange cards within each place and play on, so this cannot differ from the rules
unnoticed.
"""

from collections.abc import Iterable

from courtcards.adapters.openspiel.draws import PilePlace
from courtcards.engine.registry import part
from courtcards.play.game import Game


def places_of(game: Game, size: int) -> tuple[PilePlace, ...]:
    """Return the places of a pile of so many cards, in the order in which they are drawn.

    >>> from courtcards.play.game import game
    >>> places_of(game("cockroach-poker", 2, creatures=2, copies=3, limit=2, removed=1), 6)
    (PilePlace(name='P0', positions=(0, 2, 4), seat=0), PilePlace(name='P1', positions=(1, 3), seat=1),
     PilePlace(name='removed', positions=(5,), seat=None))
    """
    own = getattr(part("adapters.openspiel", game.name), "places", None)
    found: tuple[PilePlace, ...] = own(game, size) if own else singles(range(size))
    return found


def singles(positions: Iterable[int]) -> tuple[PilePlace, ...]:
    """Return a place for every position: their order matters."""
    return tuple(PilePlace(f"card {position + 1}", (position,)) for position in positions)


def hands(players: int, positions: range, more: tuple[int, ...] = ()) -> tuple[PilePlace, ...]:
    """Deal positions to the seats in turn from seat 0 on, and some more to seat 0."""
    dealt = [tuple(positions[seat::players]) for seat in range(players)]
    dealt[0] += more
    return tuple(PilePlace(f"P{seat}", hand, seat) for seat, hand in enumerate(dealt))
