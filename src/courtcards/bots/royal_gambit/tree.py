"""Hitting and staying by expectimax over the cards that are left, one player's turns only.

What a score is worth is given by a table (`solver.py` makes it), so this knows nothing of totals.
"""

from courtcards.engine.compile import Array, compiled
from courtcards.games.royal_gambit.risk import count_pairing
from courtcards.games.royal_gambit.scoring import points
from courtcards.games.royal_gambit.state import EIGHT, JACK, QUEEN, SEATS, SEVEN, TEN

# The highest score that a table of worth tells apart from higher ones.
MOST = 50

# What the tree must know of the table: how many rivals are still in the hand, whether one of them
# can be handed an 8, and from `RIVALS` on the ranks that each of them could give, one bit each.
OTHERS, PASSES_EIGHT, RIVALS = range(3)
TABLE_SIZE = RIVALS + SEATS

# What a flipped card does to its flipper.
BUSTS, COSTS_A_LIFE, GOES_ON, STAYS = range(4)


@compiled
def worth_of(worth: Array, score: int) -> float:
    """Return what banking a score is worth."""
    return worth[min(score, MOST)]


@compiled
def fate(up: Array, rank: int, table: Array) -> int:
    """Say what flipping a card of a rank does to its flipper."""
    if rank > TEN:
        return STAYS
    # 4.5: an 8 is handed on before the check, whether it makes a pair or not.
    if rank == EIGHT and table[PASSES_EIGHT] > 0:
        return GOES_ON
    if up[rank] > 0 or (rank == SEVEN and not _has_harmless_giver(up, table)):
        return COSTS_A_LIFE if up[QUEEN] > 0 else BUSTS
    return STAYS


@compiled
def _has_harmless_giver(up: Array, table: Array) -> bool:
    """Say whether a Seven can be aimed at somebody who has no card that would bust us (5.4)."""
    if table[OTHERS] == 0:
        return True
    mine = 1 << SEVEN
    for rank in range(TEN + 1):
        if up[rank] > 0:
            mine |= 1 << rank
    for i in range(table[OTHERS]):
        if table[RIVALS + i] & mine == 0:
            return True
    return False


@compiled
def value_of_turn(
    up: Array, left: Array, deck: int, depth: int, forced: int, worth: Array, table: Array
) -> float:
    """Return what the better of hitting and staying is worth; a forced flip leaves no choice."""
    stay = worth_of(worth, points(up))
    if depth == 0 or deck == 0:
        return stay
    hit = 0.0
    for rank in range(len(left)):
        count = left[rank]
        if count == 0:
            continue
        end = fate(up, rank, table)
        if end == BUSTS:
            hit += count * worth[0]
            continue
        _take(up, left, rank, end)
        # 5.8: with nobody else in the hand a Jack is aimed at oneself.
        again = max(0, forced - 1) + (2 if rank == JACK and table[OTHERS] == 0 else 0)
        hit += count * value_of_turn(up, left, deck - 1, depth - 1, again, worth, table)
        _put_back(up, left, rank, end)
    hit /= deck
    if forced > 0:
        return hit
    return _with_snipers(up, left, deck, max(stay, hit), worth, table)


@compiled
def _with_snipers(
    up: Array, left: Array, deck: int, best: float, worth: Array, table: Array
) -> float:
    """Lower what a turn is worth by the chance that a rival's Jack comes first and busts us."""
    if table[OTHERS] == 0 or left[JACK] == 0 or up[QUEEN] > 0:
        return best
    risk = count_pairing(up, left, table[PASSES_EIGHT] > 0) / deck
    hurt = 1.0 - (1.0 - risk) * (1.0 - risk)
    # Each rival flips once before our next turn, and aims at one of as many.
    aimed = left[JACK] / deck
    return best - aimed * hurt * max(0.0, best - worth[0])


@compiled
def _take(up: Array, left: Array, rank: int, end: int) -> None:
    """Move a card from the deck to where it ends."""
    left[rank] -= 1
    if end == STAYS:
        up[rank] += 1
    elif end == COSTS_A_LIFE:
        up[QUEEN] -= 1


@compiled
def _put_back(up: Array, left: Array, rank: int, end: int) -> None:
    """Undo `_take`."""
    left[rank] += 1
    if end == STAYS:
        up[rank] -= 1
    elif end == COSTS_A_LIFE:
        up[QUEEN] += 1


@compiled
def value_of_hit(
    up: Array, left: Array, deck: int, depth: int, worth: Array, table: Array
) -> float:
    """Return what hitting now is worth."""
    return value_of_turn(up, left, deck, depth, 1, worth, table)
