"""Rules of thumb for Cockroach Poker Royal: those of Cockroach Poker, with other harm, and payments."""

import numpy as np

from courtcards.bots.cockroach_poker.guesses import NOISE
from courtcards.bots.cockroach_poker.habits import keep_passing_habit
from courtcards.bots.cockroach_poker.human import overlook_danger, overlook_rows
from courtcards.bots.cockroach_poker.policy import (
    hand_over_by_thumb,
    harm_of,
    judge_by_thumb,
)
from courtcards.bots.cockroach_poker.value import value_passing
from courtcards.bots.cockroach_poker_royal.guesses import HARM_OF_A_PAIR, SPECIAL_HARM
from courtcards.bots.cockroach_poker_royal.memory import NOBODY, TRUTH
from courtcards.bots.cockroach_poker_royal.worlds import count_unshown
from courtcards.bots.contract import GLANCE, WHIM
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.cockroach_poker.state import CLAIMS, JUDGE, SEATS
from courtcards.games.cockroach_poker_royal.rules import (
    FIRST_OFFER,
    FIRST_PAIR,
    FIRST_SINGLE,
    animal_of,
    is_special,
)
from courtcards.games.cockroach_poker_royal.state import ANIMALS, COPIES, JOKER, KINDS, PAY

# How many cards there are of each kind.
IN_DECK = np.array([COPIES] * ANIMALS + [1] * (KINDS - ANIMALS), np.float64)


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely the seat to move plays each move."""
    harm = np.empty((SEATS, KINDS))
    fill_harm(s, harm)
    if persona[GLANCE] > 0.0:
        overlook_danger(s, persona, harm)
    if s.phase == PAY:
        pay_by_thumb(s, persona, harm, moves, n, weights)
        return
    unseen = np.empty(KINDS)
    count_unseen(s, m, s.turn, unseen)
    if persona[GLANCE] > 0.0:
        overlook_rows(persona, IN_DECK, s.hand[s.turn], JOKER, unseen)
    if s.phase == JUDGE:
        judge_by_thumb(s, m, persona, unseen, harm, TRUTH, CLAIMS, n, weights)
    else:
        hand_over_by_thumb(
            s, m, persona, unseen, harm, TRUTH, CLAIMS, FIRST_OFFER, moves, n, weights
        )


@compiled
def fill_harm(s: Record, harm: Array) -> None:
    """Write what each kind of card would do to each seat."""
    for animal in range(ANIMALS):
        left = COPIES
        for seat in range(s.players):
            left -= s.rows[seat, animal]
        for seat in range(s.players):
            harm[seat, animal] = harm_of(s, seat, animal, left)
    top = s.pile[s.pile_size - 1] if s.pile_size > 0 else JOKER
    for seat in range(s.players):
        # A royal brings the top card of the penalty pile with it.
        more = SPECIAL_HARM if is_special(top) else harm[seat, animal_of(top)]
        for animal in range(ANIMALS):
            harm[seat, ANIMALS + animal] = min(1.0, harm[seat, animal] + more)
        harm[seat, JOKER] = SPECIAL_HARM
        harm[seat, JOKER + 1] = SPECIAL_HARM


@compiled
def count_unseen(s: Record, m: Record, seat: int, unseen: Array) -> None:
    """Write how many cards of each kind could be the one that comes, as far as a seat knows."""
    total = 0.0
    for card in range(KINDS):
        unseen[card] = count_unshown(s, card) - s.hand[seat, card]
        if is_special(card) and m.held[card - JOKER] != NOBODY:
            unseen[card] = 0.0
        total += unseen[card]
    for k in range(2):
        # A special known to be in the hand that the card came from is one card of that hand.
        if m.held[k] - 1 == s.path[0] and s.path[0] != seat and s.hops > 0:
            unseen[JOKER + k] = total / max(int(s.hand_size[s.path[0]]), 1)


@compiled
def pay_by_thumb(
    s: Record, persona: Array, harm: Array, moves: Array, n: int, weights: Array
) -> None:
    """Pay with what does the least harm."""
    best = -9.0
    for i in range(n):
        weights[i] = -price(s, harm, moves[i])
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = np.exp((weights[i] - best) / (NOISE * persona[WHIM]))


@compiled
def price(s: Record, harm: Array, move: int) -> float:
    """Return what a payment does to the one who pays."""
    mine = harm[s.turn]
    if move < FIRST_PAIR:
        return mine[move - FIRST_SINGLE]
    pair = move - FIRST_PAIR
    second = 0
    while (second + 1) * (second + 2) // 2 <= pair:
        second += 1
    first = pair - second * (second + 1) // 2
    if is_special(first) or is_special(second) or animal_of(first) != animal_of(second):
        return mine[first] + mine[second]
    return min(1.0, HARM_OF_A_PAIR * (mine[first] + mine[second]))


@compiled
def keep_habit(s: Record, m: Record, habit: int, moves: Array, n: int, weights: Array) -> None:
    """Leave only moves that suit a habit, if there are any."""
    unseen = np.empty(KINDS)
    count_unseen(s, m, s.turn, unseen)
    keep_passing_habit(s, habit, unseen, TRUTH, FIRST_OFFER, moves, n, weights)


@compiled
def value(s: Record, m: Record, luck: Array, out: Array) -> None:
    """Write each seat's chance to win; an animal has its royal as a ninth card."""
    value_passing(s, COPIES + 1, out)
