"""How a game may continue after a hand, played at the level of hands: one number for each score.

Nobody's cards matter any more when a hand is over, only totals. So a hand of a player is one draw
from the scores that decent players get, and a whole game costs a fraction of a microsecond.
"""

import numpy as np

from courtcards.bots.royal_gambit.fitted import CHASES, COUNTS, OVERSHOOT
from courtcards.engine.chance import quick_below
from courtcards.engine.compile import Array, compiled
from courtcards.games.royal_gambit.state import CATCH_UP, NORMAL, SEATS

# The score of each of some equally likely hands.
SCORES = np.repeat(np.arange(len(COUNTS)), COUNTS)


@compiled
def best_of(totals: Array, players: int) -> int:
    """Return the highest total."""
    best = 0
    for seat in range(players):
        best = max(best, totals[seat])
    return best


@compiled
def chase_chance(need: int) -> float:
    """Return how likely a player who needs so many points in one hand gets them."""
    return CHASES[min(max(need, 0), len(CHASES) - 1)]


@compiled
def play_on(
    totals: Array, players: int, kind: int, target: int, hands: int, luck: Array, out: Array
) -> None:
    """Play from the beginning of a hand to the end, and write what each seat gets.

    `hands` is how many hands may still be played (8.8). The totals are changed.
    """
    best = best_of(totals, players)
    # 8.1: normal hands until somebody has reached the target.
    while kind == NORMAL and best < target and hands > 0:
        for seat in range(players):
            totals[seat] += SCORES[quick_below(luck, len(SCORES))]
        best = best_of(totals, players)
        hands -= 1
    # 8.3: the others have one hand to catch up, if there is one left.
    if (kind == CATCH_UP or (kind == NORMAL and best >= target)) and hands > 0:
        _catch_up(totals, players, best, luck)
        hands -= 1
    share_win(totals, players, hands, out)


@compiled
def _catch_up(totals: Array, players: int, best: int, luck: Array) -> None:
    """Let everyone behind try, one after the other, to get ahead of the best so far."""
    start = quick_below(luck, players)
    leading = best
    for i in range(players):
        seat = (start + i) % players
        # One number a seat, and only one: so games that differ in one total stay comparable.
        tried = quick_below(luck, 1 << 20)
        if totals[seat] < leading and tried < (1 << 20) * chase_chance(best - totals[seat] + 1):
            # Nobody hits just what is needed: some points more come with the last card.
            totals[seat] = best + 1 + tried % OVERSHOOT
            best = totals[seat]


@compiled
def share_win(totals: Array, players: int, hands: int, out: Array) -> None:
    """Write who wins: the highest total; those who are tied for it have equal chances in a duel."""
    best = best_of(totals, players)
    leaders = 0
    for seat in range(players):
        leaders += totals[seat] == best
    # 8.6, 8.8: without a hand left to fight the duel, all of them win.
    share = 1.0 / leaders if hands > 0 else 1.0
    for seat in range(players):
        out[seat] = share if totals[seat] == best else 0.0


@compiled
def copy_totals(totals: Array, to: Array) -> None:
    """Copy all totals."""
    for seat in range(SEATS):
        to[seat] = int(totals[seat])
