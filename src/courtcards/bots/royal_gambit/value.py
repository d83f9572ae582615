"""What each seat will get, guessed between two hands: quick games at the level of hands."""

import numpy as np

from courtcards.bots.royal_gambit.guesses import COURSES
from courtcards.bots.royal_gambit.prospects import copy_totals, play_on
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.games.royal_gambit.hands import best_total
from courtcards.games.royal_gambit.state import SEATS


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write who wins: for good when the game is over, else how often in imagined courses of the rest."""
    if s.turn == OVER:
        best = best_total(s)
        for seat in range(s.players):
            out[seat] = 1.0 if s.totals[seat] == best else 0.0
        return
    totals = np.empty(SEATS, np.int64)
    won = np.empty(SEATS)
    hands = int(s.max_hands) - int(s.hands)
    out[: s.players] = 0.0
    for _ in range(COURSES):
        copy_totals(s.totals, totals)
        play_on(totals, s.players, s.kind, s.target, hands, luck, won)
        for seat in range(s.players):
            out[seat] += won[seat] / COURSES


@compiled
def stage(s: Record) -> int:
    """Count the finished hands."""
    return int(s.hands)
