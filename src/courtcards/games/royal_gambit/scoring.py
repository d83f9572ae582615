"""What cards are worth and when they bust; `ranks` counts a seat's face-up cards by rank."""

from courtcards.engine.compile import Array, compiled, kernel
from courtcards.games.royal_gambit.state import FIVE, JACK, KING, SIX, TEN

# The lowest and the highest rank of each set, which has all between them too: Royal Family, High
# Straight, Low Straight.
SPANS = ((JACK, KING), (SIX, TEN), (0, FIVE))
SETS = len(SPANS)
SET_BONUS = 5


@kernel
def points(ranks: Array) -> int:
    """Return what the cards bank: base × (1 + kings) + 5 per set, each set once (7.1–7.6, G9).

    >>> import numpy as np
    >>> points(np.array([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2], np.int8))
    55
    """
    score = base_of(ranks) * (1 + int(ranks[KING]))
    for which in range(SETS):
        if has_set(ranks, which):
            score += SET_BONUS
    return score


@compiled
def base_of(ranks: Array) -> int:
    """Return the sum of the cards from A to 5 (7.1)."""
    base = 0
    for rank in range(FIVE + 1):
        base += (rank + 1) * int(ranks[rank])
    return base


@compiled
def worth(ranks: Array, rank: int) -> int:
    """Return what one card of a rank adds to what these cards bank, apart from sets (2.3–2.7)."""
    if rank == KING:
        return base_of(ranks)
    return rank + 1 if rank <= FIVE else 0


@compiled
def has_set(ranks: Array, which: int) -> bool:
    """Say whether one of the three sets is complete."""
    low, high = SPANS[which]
    return has_all(ranks, low, high)


@compiled
def complete_sets(ranks: Array) -> int:
    """Return which sets are complete, one bit each."""
    found = 0
    for which in range(SETS):
        if has_set(ranks, which):
            found |= 1 << which
    return found


@compiled
def has_all(ranks: Array, low: int, high: int) -> bool:
    """Say whether every rank from `low` to `high` is there."""
    for rank in range(low, high + 1):
        if ranks[rank] == 0:
            return False
    return True


@compiled
def is_paired(ranks: Array, rank: int) -> bool:
    """Say whether there is more than one card of a numbered rank (6.1)."""
    return bool(rank <= TEN and ranks[rank] > 1)


@compiled
def paired_ranks(ranks: Array) -> int:
    """Return which numbered ranks there is more than one card of, one bit each (6.1)."""
    found = 0
    for rank in range(TEN + 1):
        if is_paired(ranks, rank):
            found |= 1 << rank
    return found


@compiled
def surplus(ranks: Array) -> int:
    """Count the numbered cards that are one too many of their rank; figures never are (6.1)."""
    extra = 0
    for rank in range(TEN + 1):
        extra += max(int(ranks[rank]) - 1, 0)
    return extra
