"""What happened to the card on its way, taken back: as in Cockroach Poker, with hands that are counted."""

from courtcards.bots.cockroach_poker.past import take_back_passing
from courtcards.engine.compile import Record, compiled
from courtcards.games.cockroach_poker_royal.rules import FIRST_OFFER
from courtcards.games.cockroach_poker_royal.state import KINDS


@compiled
def take_back(s: Record, m: Record) -> int:
    """Take back the last action of the round, and return the move; -1 if there is none.

    What the offer told about specials stays known: whoever still owed a payment then is not in the memory.
    """
    move = take_back_passing(s, m, FIRST_OFFER, KINDS)
    if move >= FIRST_OFFER:
        m.sizes[s.turn] += 1
    return move
