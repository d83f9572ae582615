"""How one seat may finish the hand that is being played, drawn card by card by a simple rule."""

import numpy as np

from courtcards.bots.royal_gambit.guesses import MORE_TO_COME
from courtcards.bots.royal_gambit.odds import (
    expected_gain,
    expected_loss,
)
from courtcards.engine.chance import quick_below
from courtcards.engine.compile import Array, compiled
from courtcards.games.royal_gambit.risk import count_pairing
from courtcards.games.royal_gambit.scoring import points, surplus
from courtcards.games.royal_gambit.state import EIGHT, JACK, QUEEN, RANKS, TEN

# A seat that plays for points, not for somebody's total.
NO_GOAL = -1


@compiled
def finish_hand(
    up: Array, left: Array, deck: int, forced: int, goal: int, alone: bool, luck: Array
) -> int:
    """Play on with the cards `up` and return the score; a bust is 0. Both arrays are changed.

    `forced` cards are flipped before anything is decided. With a goal the seat hits until it has
    more points than that; without one, as long as the next card promises more than it risks.
    """
    if not _gets_over_check(up):
        return 0
    while deck > 0 and (forced > 0 or _wants_more(up, left, deck, goal, alone)):
        # A rival's Jack may come first, or our own while nobody else is left.
        if forced <= 0 and not alone and quick_below(luck, deck) < left[JACK]:
            forced = 2
        rank = _flip(left, deck, luck)
        deck -= 1
        forced -= 1
        if rank != EIGHT or alone:
            up[rank] += 1
        if rank == JACK and alone:
            forced = max(forced, 0) + 2
        if not _gets_over_check(up):
            return 0
    return points(up)


@compiled
def _flip(left: Array, deck: int, luck: Array) -> int:
    """Take a card from the deck and return its rank."""
    mark = quick_below(luck, deck)
    for rank in range(RANKS):
        mark -= left[rank]
        if mark < 0:
            left[rank] -= 1
            return rank
    return QUEEN


@compiled
def _gets_over_check(up: Array) -> bool:
    """Cover what is too much; say whether there were Queens enough (6.6)."""
    extra = surplus(up)
    if extra == 0:
        return True
    if up[QUEEN] < extra:
        return False
    up[QUEEN] -= extra
    for rank in range(TEN + 1):
        up[rank] = min(1, up[rank])
    return True


@compiled
def _wants_more(up: Array, left: Array, deck: int, goal: int, alone: bool) -> bool:
    """Say whether a seat hits."""
    score = points(up)
    if goal != NO_GOAL:
        return score <= goal
    pairing = count_pairing(up, left, not alone)
    if pairing == 0:
        return True
    gain = expected_gain(up, left, deck) + MORE_TO_COME
    return gain > expected_loss(up, pairing, score, deck)


@compiled
def copy_counts(source: Array, to: Array) -> None:
    """Copy counts by rank."""
    for rank in range(RANKS):
        to[rank] = int(source[rank])


@compiled
def sample_score(
    hand: Array, left: Array, deck: int, forced: int, goal: int, alone: bool, luck: Array
) -> int:
    """Return a score that a seat with this hand may come to; nothing is changed."""
    up = np.empty(RANKS, np.int64)
    rest = np.empty(RANKS, np.int64)
    copy_counts(hand, up)
    copy_counts(left, rest)
    return finish_hand(up, rest, deck, forced, goal, alone, luck)
