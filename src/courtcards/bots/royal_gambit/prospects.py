"""How a game may go on after a hand, played at the level of hands: one number for each score.

Nobody's cards matter any more when a hand is over, only totals. So a hand of a player is one draw
from the scores that decent players get, and a whole game costs a fraction of a microsecond.
"""

import numpy as np

from courtcards.engine.chance import quick_below
from courtcards.engine.compile import Array, compiled
from courtcards.games.royal_gambit.state import CATCH_UP, NORMAL, SEATS

# How many of 256 normal hands end with 0, 1, 2 … points. Measured: 40 000 games of four neutral
# players of `policy.py`, about 800 000 hands with 7.32 points on average (two players: 6.97). `make fit`
# makes these numbers and those below anew.
COUNTS = [
    *(126, 0, 0, 1, 0, 1, 5, 8, 11, 13, 12, 6, 12, 2, 8, 2, 7, 2, 9, 1, 6),
    *(4, 2, 2, 4, 2, 1, 2, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1),
]
SCORES = np.repeat(np.arange(len(COUNTS)), COUNTS)

# How likely a player gets at least 0, 1, 2 … points who hits until he has them. Measured: the
# catch-up hands of 150 000 games of two neutral players of `policy.py`, averaged over neighbours.
CHASES = np.array(
    [
        *(1.000, 0.864, 0.864, 0.846, 0.802, 0.747, 0.684, 0.631, 0.572, 0.526, 0.470, 0.431),
        *(0.387, 0.359, 0.331, 0.313, 0.295, 0.278, 0.262, 0.250, 0.224, 0.206, 0.182, 0.180),
        *(0.164, 0.151, 0.138, 0.125, 0.113, 0.105, 0.101, 0.098, 0.093, 0.084, 0.080, 0.069),
        *(0.064, 0.055, 0.052, 0.052, 0.049, 0.044, 0.036, 0.031, 0.029, 0.028, 0.024, 0.024),
        *(0.024, 0.024, 0.021, 0.018, 0.016, 0.013, 0.010, 0.008, 0.006, 0.006, 0.006, 0.004),
        # Higher scores are too rare to count.
        0.0,
    ]
)
# Those who get there have 0 to 6 points more, 3 on average (measured in the same games: 3.2).
OVERSHOOT = 7


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
