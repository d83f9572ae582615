"""What the next card may bring: what a hit is worth in points, given the cards to come by rank."""

from courtcards.bots.royal_gambit.guesses import COST_OF_A_LIFE
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.trace import NONE
from courtcards.games.royal_gambit.scoring import SET_BONUS
from courtcards.games.royal_gambit.state import (
    FIVE,
    JACK,
    KING,
    QUEEN,
    RANKS,
    SIX,
    TEN,
)


@compiled
def copy_hand(s: Record, seat: int, up: Array) -> None:
    """Copy a seat's face-up cards, counted by rank."""
    for rank in range(RANKS):
        up[rank] = int(s.up[seat, rank])


@compiled
def base_points(up: Array) -> int:
    """Return the sum of the cards from A to 5 (7.1)."""
    base = 0
    for rank in range(FIVE + 1):
        base += (rank + 1) * int(up[rank])
    return base


@compiled
def last_missing(up: Array, low: int, high: int) -> int:
    """Return the only rank from `low` to `high` that is missing; -1 if it is not just one."""
    missing = NONE
    for rank in range(low, high + 1):
        if up[rank] == 0:
            if missing != NONE:
                return NONE
            missing = rank
    return missing


@compiled
def count_completing(up: Array, left: Array) -> int:
    """Count the cards to come that would complete a set (7.3-7.5)."""
    low = last_missing(up, 0, FIVE)
    high = last_missing(up, SIX, TEN)
    royal = last_missing(up, JACK, KING)
    count = left[low] if low != NONE else 0
    count += left[high] if high != NONE else 0
    return count + (left[royal] if royal != NONE else 0)


@compiled
def expected_gain(up: Array, left: Array, n: int) -> float:
    """Return how many points the next card adds on average if it does not bust."""
    kings = 1 + int(up[KING])
    base = 0
    gain = SET_BONUS * count_completing(up, left)
    for rank in range(FIVE + 1):
        if up[rank] == 0:
            gain += left[rank] * (rank + 1) * kings
        base += (rank + 1) * int(up[rank])
    return (gain + left[KING] * base) / n


@compiled
def expected_loss(up: Array, pairing: int, score: int, n: int) -> float:
    """Return how many points the next card costs on average because it busts."""
    share = COST_OF_A_LIFE if up[QUEEN] > 0 else 1.0
    return share * pairing * score / n


@compiled
def survives_two(pairing: int, queens: int, n: int) -> float:
    """Return about how likely somebody gets over two cards flipped at once (5.9)."""
    if n == 0 or queens >= 2:
        return 1.0
    safe = 1.0 - pairing / n
    if queens == 1:
        return 1.0 - (1.0 - safe) * (1.0 - safe)
    return safe * safe
