"""What a seat remembers of a game in which cards are passed round with claims.

Everything in it is public: how often everyone told the truth once the card was turned up, how often
they doubted and passed on, and whose claims of which animal they believed.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from courtcards.bots.cockroach_poker.guesses import (
    PRIOR_BELIEFS,
    PRIOR_DOUBTS,
    PRIOR_LIES,
    PRIOR_TRUTHS,
)
from courtcards.bots.cockroach_poker.human import fade
from courtcards.bots.contract import memory_dtype
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.trace import CARD, CODE, OTHER, SEAT, VALUE
from courtcards.games.cockroach_poker.rules import (
    JUDGED,
    OFFERED,
    PASSED,
    PEEKED,
    REVEALED,
    is_true,
)
from courtcards.games.cockroach_poker.state import CLAIMS, CREATURES, SEATS


def passing_memory(name: str, more: list[Any]) -> np.dtype[Any]:
    """Return the memory of a passing game, with more fields of its own.

    `chain_seat` and `chain_claim` are who claimed what about the card on its way. Claims are counted
    by seat once their truth is known (`claimed`, `lied`), judgements with those that doubted, and how
    often a seat could pass on (`received`) and did (`passed`). `lean` is, by seat and animal, how much
    more often the seat doubted the animal than it believed it.
    """
    return memory_dtype(
        name,
        [
            ("links", np.int8),
            ("chain_seat", np.int8, SEATS),
            ("chain_claim", np.int8, SEATS),
            ("claimed", np.int16, SEATS),
            ("lied", np.int16, SEATS),
            ("judged", np.int16, SEATS),
            ("doubted", np.int16, SEATS),
            ("passed", np.int16, SEATS),
            ("received", np.int16, SEATS),
            ("lean", np.int16, (SEATS, CLAIMS)),
            *more,
        ],
    )


def claims_by_card(fits: Callable[[int, int], bool], kinds: int) -> Array:
    """Write down for every kind of card which claims fit it, as 1 and 0."""
    rows = [[fits(card, claim) for claim in range(CLAIMS)] for card in range(kinds)]
    return np.array(rows, np.int8)


MEMORY = passing_memory("cockroach_poker", [])
TRUTH = claims_by_card(is_true, CREATURES)


@compiled
def remember(m: Record, row: Array) -> None:
    """Take in one event."""
    remember_passing(m, row, TRUTH)


@compiled
def remember_passing(m: Record, row: Array, truth: Array) -> None:
    """Take in one event of a passing game; `truth` says which claims are true for which cards."""
    code = row[CODE]
    m.events += 1
    if code == OFFERED:
        m.links = 0
        _link(m, row)
    elif code == PASSED:
        _link(m, row)
    elif code == PEEKED:
        m.passed[row[SEAT]] += 1
    elif code == JUDGED:
        _note_judgement(m, row)
    elif code == REVEALED:
        _note_truth(m, row, truth)
        if m.haze > 0.0:
            fade(m)


@compiled
def _link(m: Record, row: Array) -> None:
    m.chain_seat[m.links] = row[SEAT]
    m.chain_claim[m.links] = row[VALUE]
    m.links += 1
    # The last one to get the card has no choice but to judge.
    if m.links + 1 < m.players:
        m.received[row[OTHER]] += 1


@compiled
def _note_judgement(m: Record, row: Array) -> None:
    seat = row[SEAT]
    claim = m.chain_claim[m.links - 1]
    m.judged[seat] += 1
    if row[VALUE]:
        m.lean[seat, claim] -= 1
    else:
        m.doubted[seat] += 1
        m.lean[seat, claim] += 1


@compiled
def _note_truth(m: Record, row: Array, truth: Array) -> None:
    """The card is turned up: now everyone knows who lied."""
    for i in range(m.links):
        seat = m.chain_seat[i]
        m.claimed[seat] += 1
        m.lied[seat] += 1 - truth[row[CARD], m.chain_claim[i]]


@compiled
def honesty(m: Record, seat: int) -> float:
    """Return how often a seat is expected to tell the truth."""
    truths = int(m.claimed[seat]) - int(m.lied[seat])
    return (truths + PRIOR_TRUTHS) / (int(m.claimed[seat]) + PRIOR_TRUTHS + PRIOR_LIES)


@compiled
def belief(m: Record, seat: int) -> float:
    """Return how often a seat is expected to believe what it is told, if it judges."""
    beliefs = int(m.judged[seat]) - int(m.doubted[seat])
    return (beliefs + PRIOR_BELIEFS) / (int(m.judged[seat]) + PRIOR_BELIEFS + PRIOR_DOUBTS)
