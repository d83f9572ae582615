"""What creatures of habit may do in passing games."""

import numpy as np

from courtcards.bots.cockroach_poker.memory import TRUTH
from courtcards.bots.cockroach_poker.policy import card_of, claim_of, count_unseen
from courtcards.bots.habits import BELIEVER, COUNTER, DOUBTER, LIAR, PASSER, TRUTHFUL
from courtcards.bots.habits import JUDGE as NEVER_PASSES
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.cockroach_poker.rules import BELIEVE, DOUBT, FIRST_OFFER, PEEK
from courtcards.games.cockroach_poker.state import CLAIMS, CREATURES, JUDGE, OFFER, PASS_ON

# What a move that suits the habit weighs at least.
LEAST = 1e-9


@compiled
def keep_habit(s: Record, m: Record, habit: int, moves: Array, n: int, weights: Array) -> None:
    """Leave only moves that suit a habit, if there are any."""
    unseen = np.empty(CREATURES)
    count_unseen(s, s.turn, unseen)
    keep_passing_habit(s, habit, unseen, TRUTH, FIRST_OFFER, moves, n, weights)


@compiled
def keep_passing_habit(
    s: Record,
    habit: int,
    unseen: Array,
    truth: Array,
    first_offer: int,
    moves: Array,
    n: int,
    weights: Array,
) -> None:
    """Leave only moves that suit a habit, in any passing game."""
    kinds = len(unseen)
    plausible = is_plausible(s, unseen, truth) if s.phase == JUDGE else False
    found = 0
    for i in range(n):
        found += suits(s, habit, plausible, truth, first_offer, kinds, moves[i])
    for i in range(n):
        if found == 0:
            break
        if suits(s, habit, plausible, truth, first_offer, kinds, moves[i]):
            weights[i] = max(weights[i], LEAST)
        else:
            weights[i] = 0.0


@compiled
def is_plausible(s: Record, unseen: Array, truth: Array) -> bool:
    """Say whether a claim is at least as likely as not if everybody lies every other time."""
    fitting = 0.0
    total = 0.0
    for card in range(len(unseen)):
        total += unseen[card]
        fitting += unseen[card] * truth[card, s.said[s.hops - 1]]
    return fitting * CLAIMS >= total


@compiled
def suits(
    s: Record, habit: int, plausible: bool, truth: Array, first_offer: int, kinds: int, move: int
) -> bool:
    """Say whether a move suits a habit; what the habit does not speak of suits it."""
    if s.phase == JUDGE:
        return suits_judge(habit, plausible, move)
    if (s.phase != OFFER and s.phase != PASS_ON) or (habit != TRUTHFUL and habit != LIAR):
        return True
    card = card_of(s, first_offer, kinds, move)
    return (truth[card, claim_of(first_offer, move)] == 1) == (habit == TRUTHFUL)


@compiled
def suits_judge(habit: int, plausible: bool, move: int) -> bool:
    """Say whether a judgement, or looking and passing on, suits a habit."""
    if habit == DOUBTER:
        return move == DOUBT
    if habit == BELIEVER:
        return move == BELIEVE
    if habit == NEVER_PASSES:
        return move != PEEK
    if habit == PASSER:
        return move == PEEK
    if habit == COUNTER:
        return move == (BELIEVE if plausible else DOUBT)
    return True
