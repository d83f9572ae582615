"""Whole states of Cockroach Poker that a seat cannot tell from the real one, and their likelihood."""

import numpy as np

from courtcards.bots.cockroach_poker.guesses import JUDGEMENT_TELLS, MALICE
from courtcards.bots.cockroach_poker.memory import TRUTH, honesty
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.luck import imagine_chance, mix
from courtcards.engine.trace import NONE
from courtcards.games.cockroach_poker.state import DECK, JUDGE, PASS_ON


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Deal the unseen cards to the unseen places, every arrangement being equally likely."""
    pool = np.empty(DECK, np.int8)
    size = gather(s, pool)
    mix(pool, size, luck)
    size = hand_out(s, m.seat, pool, size)
    # What nobody holds is out of play (C8).
    total = s.creatures * s.copies
    for i in range(size):
        s.deck[total - size + i] = pool[i]
    imagine_chance(s, luck)


@compiled
def gather(s: Record, pool: Array) -> int:
    """Collect all cards that are neither face up nor in the one hand that is known."""
    size = 0
    for card in range(s.creatures):
        left = s.copies - (s.card == card)
        for seat in range(s.players):
            left -= s.rows[seat, card] + s.hand[seat, card]
        for _ in range(left):
            pool[size] = card
            size += 1
    return size


@compiled
def is_hidden(s: Record) -> bool:
    """Say whether a card is on its way that the record does not show."""
    return s.card == NONE and (s.phase == JUDGE or s.phase == PASS_ON)


@compiled
def hand_out(s: Record, viewer: int, pool: Array, size: int) -> int:
    """Fill the card on its way and the other hands from the end of the pool; return what is left."""
    if is_hidden(s):
        size -= 1
        s.card = pool[size]
    for seat in range(s.players):
        if seat == viewer:
            continue
        for _ in range(s.hand_size[seat]):
            size -= 1
            s.hand[seat, pool[size]] += 1
    return size


@compiled
def weigh(s: Record, m: Record) -> float:
    """Return the logarithm of how likely the others chose, claimed and judged as they did."""
    if not is_secret(s, m.seat):
        return weigh_judgements(s, m)
    malice = np.log(1.0 + MALICE * s.rows[s.path[1], s.card] / s.limit)
    return malice + weigh_claims(s, m, TRUTH, s.creatures) + weigh_judgements(s, m)


@compiled
def is_secret(s: Record, seat: int) -> bool:
    """Say whether a card is on its way that a seat has not seen."""
    return s.card != NONE and not (s.seen >> seat) & 1


@compiled
def weigh_claims(s: Record, m: Record, truth: Array, claims: int) -> float:
    """Judge the card on its way by what those who know it said about it."""
    likelihood = 1.0
    for i in range(s.hops):
        likelihood *= claim_likelihood(honesty(m, s.path[i]), truth, claims, s.card, s.said[i])
    return np.log(max(likelihood, 1e-9))


@compiled
def claim_likelihood(honest: float, truth: Array, claims: int, card: int, claim: int) -> float:
    """Return how likely someone claims this of a card; lies and truths are equally likely each."""
    truths = 0
    for other in range(claims):
        truths += truth[card, other]
    if truth[card, claim]:
        return honest / truths
    # Whoever cannot tell the truth lies.
    return (1.0 - honest if truths > 0 else 1.0) / (claims - truths)


@compiled
def weigh_judgements(s: Record, m: Record) -> float:
    """Whoever doubted an animal more often than they believed it is likely to hold it."""
    total = 0
    for seat in range(s.players):
        if seat != m.seat:
            for animal in range(s.rows.shape[1]):
                total += m.lean[seat, animal] * s.hand[seat, animal]
    return JUDGEMENT_TELLS * total
