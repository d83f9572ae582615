"""What a network is told of Cockroach Poker, and which of its answers rate which move.

A row is a seat, a column a creature. Royal's senses are these with more columns (`sense_*` are shared).
"""

from typing import TYPE_CHECKING

import numpy as np

from courtcards.bots.cockroach_poker.memory import TRUTH, belief, honesty
from courtcards.bots.cockroach_poker.policy import (
    card_chances,
    chance_believed,
    count_unseen,
    fill_harm,
    rate_judgements,
)
from courtcards.bots.learned.senses import Grid, Numbers, Senses, Variant, table_of
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.cockroach_poker.rules import FIRST_OFFER, FIRST_PASS
from courtcards.games.cockroach_poker.state import CLAIMS, CREATURES, JUDGE, ROUND_STARTER, SEATS

if TYPE_CHECKING:
    from courtcards.play.game import Game

# What is told of a seat's cards of a creature, of a creature, of a seat, and of the whole game.
CELL, COLUMN, ROW, WHOLE = 9, 8, 11, 20
TOLD = Numbers(CELL, COLUMN, ROW, WHOLE)
# The heads of a cell: to pass a card on to the seat with this claim; to offer it this card, to claim this,
# and what it adds if both are the same. Those of the whole: to believe, to doubt, to look.
PASS_HEAD, CARD_HEAD, CLAIM_HEAD, TRUE_HEAD = range(4)
HEADS = Numbers(cell=4, column=0, row=0, whole=3)


@compiled
def perceive(s: Record, m: Record, x: Array) -> None:
    """Write what a seat knows."""
    seat = m.seat
    creatures = s.creatures
    x[:] = 0.0
    harm = np.empty((SEATS, CREATURES))
    fill_harm(s, harm)
    unseen = np.empty(CREATURES)
    count_unseen(s, seat, unseen)
    chances = np.empty(CREATURES)
    card_chances(s, m, unseen, TRUTH, creatures, chances)
    at = 0
    for i in range(s.players):
        other = clockwise(s, seat, i)
        for k in range(creatures):
            sense_cell(s, m, other, k, x[at : at + CELL])
            x[at + 7] = 3.0 * harm[other, k]
            x[at + 8] = chance_believed(s, m, other, k, unseen, TRUTH, creatures)
            at += CELL
    for k in range(creatures):
        # How likely the card on its way is this, as long as the seat has to guess.
        x[at + k * COLUMN + 7] = chances[k] if guesses(s, seat) else 0.0
    at = sense_creatures(s, seat, x, at)
    for i in range(s.players):
        sense_row(s, m, clockwise(s, seat, i), x[at : at + ROW])
        at += ROW
    sense_whole(s, seat, x[at:])
    if guesses(s, seat):
        sense_judgement(s, harm, TRUTH, chances, x[at + 13 :])
    x[at + 17] = s.creatures / 8.0
    x[at + 18] = s.copies / 8.0
    x[at + 19] = s.removed / 10.0


@compiled
def guesses(s: Record, seat: int) -> bool:
    """Say whether a seat has to judge a card without having seen it."""
    return s.phase == JUDGE and s.turn == seat


@compiled
def sense_judgement(s: Record, harm: Array, truth: Array, chances: Array, x: Array) -> None:
    """Tell how likely the claim is true, and what follows from that by rules of thumb."""
    believing, doubting, passing = rate_judgements(s, harm, truth, chances)
    for card in range(len(chances)):
        x[0] += chances[card] * truth[card, s.said[s.hops - 1]]
    x[1] = 5.0 * believing
    x[2] = 5.0 * doubting
    x[3] = 5.0 * passing


@compiled
def sense_cell(s: Record, m: Record, seat: int, animal: int, x: Array) -> None:
    """Tell how near a seat is to losing by an animal, and what it said and thought of it."""
    missing = s.limit - s.rows[seat, animal]
    x[0] = s.rows[seat, animal] / 4.0
    x[1] = missing == 1
    x[2] = missing == 2
    x[3] = missing == 3
    x[4] = max(min(m.lean[seat, animal] / 3.0, 1.0), -1.0)
    sense_claims(s, seat, animal, x)


@compiled
def sense_claims(s: Record, seat: int, claim: int, x: Array) -> None:
    """Tell whether a seat claimed this of the card on its way, and whether that is what is to be judged."""
    for i in range(s.hops):
        if s.path[i] == seat and s.said[i] == claim:
            x[5] = 1.0
            x[6] = i == s.hops - 1


@compiled
def sense_creatures(s: Record, seat: int, x: Array, at: int) -> int:
    """Tell of each creature how many the seat has, and how many could come from elsewhere."""
    total = 0.0
    start = at
    for k in range(s.creatures):
        laid = 0.0
        for other in range(s.players):
            laid += s.rows[other, k]
        unseen = s.copies - laid - s.hand[seat, k] - knows_card(s, seat, k)
        total += unseen
        x[at] = s.hand[seat, k] / 3.0
        x[at + 1] = s.hand[seat, k] > 0
        x[at + 2] = unseen / 8.0
        x[at + 3] = laid / 8.0
        x[at + 4] = s.hops > 0 and s.said[max(s.hops - 1, 0)] == k
        x[at + 5] = knows_card(s, seat, k)
        at += COLUMN
    for k in range(s.creatures):
        x[start + k * COLUMN + 6] = (
            x[start + k * COLUMN + 2] * 8.0 * s.creatures / max(3.0 * total, 1.0)
        )
    return at


@compiled
def knows_card(s: Record, seat: int, card: int) -> bool:
    """Say whether a seat has seen that the card on its way is of this kind."""
    return s.card == card and ((s.seen >> seat) & 1) == 1


@compiled
def sense_row(s: Record, m: Record, seat: int, x: Array) -> None:
    """Tell who a seat is in this round, and how it has behaved."""
    x[0] = seat == m.seat
    x[1] = s.hops > 0 and s.path[max(s.hops - 1, 0)] == seat
    x[2] = s.path[0] == seat
    x[3] = s.hops > 0 and ((s.seen >> seat) & 1) == 1
    x[4] = s.hand_size[seat] / 16.0
    x[5] = honesty(m, seat)
    x[6] = m.claimed[seat] / (m.claimed[seat] + 4.0)
    x[7] = belief(m, seat)
    x[8] = m.judged[seat] / (m.judged[seat] + 4.0)
    x[9] = (m.passed[seat] + 1.0) / (m.received[seat] + 2.0)
    x[10] = s.hand_size[seat] == 0


@compiled
def sense_whole(s: Record, seat: int, x: Array) -> None:
    """Tell what is decided, by which rules, and how far the game is."""
    x[0] = s.phase == 0
    x[1] = s.phase == 1
    x[2] = s.phase == 2
    x[3] = s.players / 6.0
    x[4] = 1.0 / (s.players - 1)
    x[5] = s.limit / 8.0
    x[6] = s.hops / 5.0
    x[7] = s.phase == JUDGE and s.hops + 1 < s.players
    x[8] = s.taker == ROUND_STARTER
    x[9] = s.one_of_each_loses
    x[10] = s.hand_size[seat] / 16.0
    total = 0.0
    for other in range(s.players):
        total += s.hand_size[other]
    x[11] = total / 64.0
    x[12] = s.hand_size[seat] == 0


def columns(game: "Game") -> int:
    """Return how many creatures there are."""
    return int(game.options["creatures"])


def meant(game: "Game", grid: Grid) -> Array:
    """Say for each move whose answers rate it."""
    judged = [[grid.whole(number)] for number in range(FIRST_PASS)]
    passed = [
        [cell(grid, to, claim, PASS_HEAD)] for to in range(1, SEATS) for claim in range(CLAIMS)
    ]
    offered = [
        [
            cell(grid, to, card, CARD_HEAD),
            cell(grid, to, claim, CLAIM_HEAD),
            cell(grid, to, card, TRUE_HEAD) if card == claim else grid.nothing,
        ]
        for to in range(1, game.players)
        for card in range(CREATURES)
        for claim in range(CLAIMS)
    ]
    assert len(judged) + len(passed) == FIRST_OFFER
    return table_of([*judged, *passed, *offered], grid)


def cell(grid: Grid, row: int, column: int, number: int) -> int:
    """Return the place of a cell's answer; nowhere if there is no such cell."""
    is_there = row < grid.rows and column < grid.columns
    return grid.cell(row, column, number) if is_there else grid.nothing


VARIANTS = (
    Variant({"taker": "round_starter"}),
    Variant({"one_of_each_loses": True}),
    Variant({"limit": 3}),
    Variant({"limit": 5}),
)
SMALL = (
    Variant({"creatures": 2, "copies": 3, "limit": 2, "removed": 0}, players=2),
    Variant({"creatures": 3, "copies": 3, "limit": 2, "removed": 3}, players=2),
)
SENSES = Senses(TOLD, HEADS, columns, perceive, meant, VARIANTS, SMALL)
