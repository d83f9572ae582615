"""Which positions of a shuffled pile are alike: those whose cards come into the same hand unseen.

A game that is not listed here has none, and its piles are drawn card by card. The tests exchange
cards within each place and play on, so this cannot differ from the rules unnoticed.
"""

from collections.abc import Callable, Iterable

from courtcards.adapters.openspiel.draws import Place
from courtcards.games.cockroach_poker_royal.state import PENALTY_CARDS, PENALTY_CARDS_OF_TWO
from courtcards.play.game import Game


def places_of(game: Game, size: int) -> tuple[Place, ...]:
    """Return the places of a pile of so many cards, in the order in which they are drawn.

    >>> from courtcards.play.game import game
    >>> places_of(game("cockroach-poker", 2, creatures=2, copies=3, limit=2, removed=1), 6)
    (Place(name='P0', positions=(0, 2, 4), seat=0), Place(name='P1', positions=(1, 3), seat=1),
     Place(name='removed', positions=(5,), seat=None))
    """
    return _ARRANGED.get(game.name, _card_by_card)(game, size)


def _card_by_card(game: Game, size: int) -> tuple[Place, ...]:
    return _singles(range(size))


def _singles(positions: Iterable[int]) -> tuple[Place, ...]:
    return tuple(Place(f"card {position + 1}", (position,)) for position in positions)


def _hands(players: int, positions: range, more: tuple[int, ...] = ()) -> tuple[Place, ...]:
    """Deal positions to the seats in turn from seat 0 on, and some more to seat 0."""
    dealt = [tuple(positions[seat::players]) for seat in range(players)]
    dealt[0] += more
    return tuple(Place(f"P{seat}", hand, seat) for seat, hand in enumerate(dealt))


def _cockroach_poker(game: Game, size: int) -> tuple[Place, ...]:
    """Hands, and the cards that are removed (3.2, 3.3)."""
    dealt = size - game.options["removed"]
    removed = tuple(range(dealt, size))
    places = _hands(game.players, range(dealt))
    return (*places, Place("removed", removed)) if removed else places


def _cockroach_poker_royal(game: Game, size: int) -> tuple[Place, ...]:
    """The penalty pile, whose order matters, then hands; the rest goes under the pile (3.2-3.5)."""
    pile = PENALTY_CARDS_OF_TWO if game.players == 2 else PENALTY_CARDS
    even = pile + (size - pile) // game.players * game.players
    more = (even,) if even < size else ()
    hands = _hands(game.players, range(pile, even), more)
    return (*_singles(range(pile)), *hands, *_singles(range(even + 1, size)))


_ARRANGED: dict[str, Callable[[Game, int], tuple[Place, ...]]] = {
    "cockroach-poker": _cockroach_poker,
    "cockroach-poker-royal": _cockroach_poker_royal,
}
