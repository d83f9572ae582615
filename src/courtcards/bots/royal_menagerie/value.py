"""What each seat can expect of a position in which all roles are known or imagined."""

import numpy as np

from courtcards.bots.royal_menagerie.effects import PRICES_SHAPE, set_prices, worth_of
from courtcards.bots.royal_menagerie.odds import (
    OUTLOOK_SIZE,
    count_left,
    find_vizier,
    hope,
    set_outlook,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.games.royal_menagerie.scoring import outcome
from courtcards.games.royal_menagerie.state import LOYALIST, SEATS


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write what each seat gets, or, before the end, how likely it will win."""
    if s.turn == OVER:
        outcome(s, out)
        return
    prices = np.empty(PRICES_SHAPE)
    outlook = np.empty(OUTLOOK_SIZE)
    worths = np.empty(SEATS)
    chances = np.zeros(SEATS)
    left = count_left(s)
    set_prices(left, prices)
    set_outlook(left, int(s.tie), outlook)
    for seat in range(SEATS):
        worths[seat] = worth_of(s, prices, seat)
        chances[seat] = s.role[seat] == LOYALIST
    for seat in range(SEATS):
        out[seat] = hope(int(s.role[seat]), seat, worths, find_vizier(s), chances, outlook)


@compiled
def stage(s: Record) -> int:
    """Return the same for every position: a search continues to the end of the game."""
    return 0
