"""How likely each role is to win, from what the menageries are worth and how much is to come."""

import numpy as np

from courtcards.bots.royal_menagerie.effects import add_effect, between, worth_of
from courtcards.bots.royal_menagerie.guesses import ODDS_NODES
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_menagerie.state import (
    CONSPIRATORS_WIN,
    KINDS,
    LOYALIST,
    SEATS,
    VIZIER,
)

# The parts of an outlook: the margin at which the Vizier's solo victory is as likely as not, and how
# far chance may still carry it; the same of the lead of the Vizier's side, to win and not to lose;
# and how the mover's character bends the aims.
MARGIN_BAR, MARGIN_WIDTH, LEAD_BAR, TIE_BAR, LEAD_WIDTH, SOLO_SHARE, VEIL, GREED, ZEAL = range(9)
OUTLOOK_SIZE = 9


@compiled
def set_outlook(left: int, tie: int, outlook: Array) -> None:
    """Write the outlook of a plain character with some cards left to play."""
    for part in range(MARGIN_BAR, LEAD_WIDTH + 1):
        outlook[part] = between(ODDS_NODES, left, part)
    # 9.5, 9.6: equal sums may be the Conspirators'.
    if tie == CONSPIRATORS_WIN:
        outlook[TIE_BAR] = outlook[LEAD_BAR]
    outlook[SOLO_SHARE] = 1.0
    outlook[VEIL] = 0.0
    outlook[GREED] = 0.0
    outlook[ZEAL] = 0.0


@compiled
def smooth_step(x: float) -> float:
    """Rise from 0 to 1 around 0: like a normal distribution, but without an exponential."""
    return 0.5 + 0.5 * x / np.sqrt(1.0 + x * x)


@compiled
def best_other(worths: Array, seat: int) -> float:
    """Return the most that anyone but one seat has."""
    best = -1000.0
    for other in range(SEATS):
        if other != seat and worths[other] > best:
            best = worths[other]
    return best


@compiled
def solo_chance(worths: Array, vizier: int, outlook: Array) -> float:
    """Return how likely the Vizier will alone have the most (9.1)."""
    margin = worths[vizier] - best_other(worths, vizier)
    return smooth_step((margin - outlook[MARGIN_BAR]) / outlook[MARGIN_WIDTH])


@compiled
def side_chance(role: int, lead: float, outlook: Array) -> float:
    """Return how likely a role's side will have the larger sum (9.2, 9.4)."""
    if role in (VIZIER, LOYALIST):
        return smooth_step((lead - outlook[LEAD_BAR]) / outlook[LEAD_WIDTH])
    return 1.0 - smooth_step((lead - outlook[TIE_BAR]) / outlook[LEAD_WIDTH])


@compiled
def believed_side_chance(
    role: int, worths: Array, vizier: int, chances: Array, outlook: Array
) -> float:
    """Return how likely a role's side will be ahead, over all who may be the Loyalist."""
    total = worths[0] + worths[1] + worths[2] + worths[3]
    odds = 0.0
    for seat in range(SEATS):
        if chances[seat] > 0.0:
            lead = 2.0 * (worths[vizier] + worths[seat]) - total
            odds += chances[seat] * side_chance(role, lead, outlook)
    return odds


@compiled
def hope(role: int, seat: int, worths: Array, vizier: int, chances: Array, outlook: Array) -> float:
    """Return what a seat in a role hopes for: its chance to win, as its character bends it."""
    solo = solo_chance(worths, vizier, outlook)
    side = believed_side_chance(role, worths, vizier, chances, outlook)
    if role == VIZIER:
        return solo * outlook[SOLO_SHARE] + (1.0 - solo) * side
    if outlook[VEIL] > 0.0:
        # Who hides does what both hidden roles want: no solo victory, and points of one's own.
        mean = 0.25 * (worths[0] + worths[1] + worths[2] + worths[3])
        own = smooth_step((worths[seat] - mean) / outlook[MARGIN_WIDTH])
        side += outlook[VEIL] * (own - side)
    return (1.0 - solo + outlook[ZEAL]) * side + outlook[GREED] * worths[seat]


@compiled
def rate_moves(
    r: Record,
    role: int,
    vizier: int,
    chances: Array,
    prices: Array,
    outlook: Array,
    moves: Array,
    n: int,
    ratings: Array,
) -> None:
    """Write what the mover, `r.turn`, hopes for after each of `n` plays of cards."""
    before = np.empty(SEATS)
    after = np.empty(SEATS)
    for seat in range(SEATS):
        before[seat] = worth_of(r, prices, seat)
    for i in range(n):
        # One by one is faster than a slice.
        for seat in range(SEATS):
            after[seat] = before[seat]
        add_effect(r, prices, int(moves[i]), after)
        ratings[i] = hope(role, int(r.turn), after, vizier, chances, outlook)


@compiled
def count_left(s: Record) -> int:
    """Count the cards that are still to be played: in the deck, in hands and in Bazaars."""
    left = int(s.deck_size) + (s.taken >= 0)
    for seat in range(SEATS):
        left += int(s.hand_size[seat])
    for frame in range(s.depth):
        for card in range(KINDS):
            left += int(s.lying[frame, card])
    return left


@compiled
def find_vizier(s: Record) -> int:
    """Return the Vizier's seat, which everyone knows (3.3)."""
    for seat in range(SEATS):
        if s.role[seat] == VIZIER:
            return seat
    return 0
