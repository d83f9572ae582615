"""The risk of a flip: which cards can come next, and how many of them would make a pair.

Counted once, for bots and for the aids of the view.
"""

from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_gambit.cards import is_free
from courtcards.games.royal_gambit.effects import has_target
from courtcards.games.royal_gambit.scoring import surplus
from courtcards.games.royal_gambit.state import DECK, EIGHT, IN_DECK, QUEEN, RANKS, SUITS, TEN


@compiled
def count_next(s: Record, left: Array) -> int:
    """Count by rank the cards that can be flipped next, and return how many they are.

    The deck when it has cards; else those that a new one would be made of (4.10).
    """
    for rank in range(RANKS):
        left[rank] = 0
    is_empty = int(s.drawn) == int(s.pile_size)
    place = s.place
    n = 0
    for card in range(DECK):
        if is_free(s, card) if is_empty else place[card] == IN_DECK:
            left[card // SUITS] += 1
            n += 1
    return n


@compiled
def count_pairing(up: Array, left: Array, hands_on_eight: bool) -> int:
    """Count the cards to come that would pair with one of the face-up cards (6.1)."""
    pairing = 0
    for rank in range(TEN + 1):
        # 4.5: an 8 that is handed away cannot bust its flipper.
        if up[rank] > 0 and not (rank == EIGHT and hands_on_eight):
            pairing += left[rank]
    return pairing


@compiled
def count_risk(s: Record, seat: int, left: Array) -> int:
    """Count the cards to come that would make a pair if a seat flipped them now."""
    return count_pairing(s.up[seat], left, has_target(s, seat, EIGHT))


@compiled
def is_saved(up: Array) -> bool:
    """Say whether there is a Queen for one pair more (6.4, 6.6)."""
    return int(up[QUEEN]) > surplus(up)
