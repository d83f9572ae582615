"""What a network is told of Cockroach Poker Royal: as of Cockroach Poker, with royals and specials.

The columns are the animals, then the crown, the joker and the blank. A royal stands in its animal's column.
"""

from typing import TYPE_CHECKING

import numpy as np

from courtcards.bots.cockroach_poker.policy import card_chances, chance_believed
from courtcards.bots.cockroach_poker.senses import CELL as PASSING_CELL
from courtcards.bots.cockroach_poker.senses import (
    CLAIM_HEAD,
    PASS_HEAD,
    cell,
    guesses,
    knows_card,
    sense_cell,
    sense_claims,
    sense_judgement,
    sense_row,
    sense_whole,
)
from courtcards.bots.cockroach_poker.senses import ROW as PASSING_ROW
from courtcards.bots.cockroach_poker_royal.memory import TRUTH
from courtcards.bots.cockroach_poker_royal.policy import count_unseen, fill_harm
from courtcards.bots.cockroach_poker_royal.worlds import count_unshown
from courtcards.bots.learned.senses import Grid, Numbers, Senses, Variant, table_of
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.cockroach_poker.rules import FIRST_PASS
from courtcards.games.cockroach_poker.state import CLAIMS, SEATS
from courtcards.games.cockroach_poker_royal.rules import is_true
from courtcards.games.cockroach_poker_royal.state import (
    ANIMALS,
    CLAIM_ROYAL,
    COPIES,
    FIRST_ROYAL,
    JOKER,
    KINDS,
    PAY,
)

if TYPE_CHECKING:
    from courtcards.play.game import Game

# The columns behind the animals.
CROWN, SPECIALS = ANIMALS, ANIMALS + 1
COLUMNS = ANIMALS + 3

CELL, COLUMN, ROW, WHOLE = PASSING_CELL + 2, 18, PASSING_ROW, 26
TOLD = Numbers(CELL, COLUMN, ROW, WHOLE)
# Heads of a cell, behind those of Cockroach Poker for passing on and claiming: to offer the animal's plain
# card (or a special) and its royal, and what it adds if the claim is the truth.
PLAIN_HEAD, TRUE_HEAD, ROYAL_HEAD, TRUE_ROYAL_HEAD = 1, 3, 4, 5
# Heads of a column: to pay with its card or royal alone, or as one of two; and with two from one column.
PAY_ONE, PAY_ROYAL, PAIR_ONE, PAIR_ROYAL, PAIR_ALIKE = range(5)
HEADS = Numbers(cell=6, column=5, row=0, whole=3)


@compiled
def perceive(s: Record, m: Record, x: Array) -> None:
    """Write what a seat knows."""
    x[:] = 0.0
    harm = np.empty((SEATS, KINDS))
    fill_harm(s, harm)
    unseen = np.empty(KINDS)
    count_unseen(s, m, m.seat, unseen)
    chances = np.empty(KINDS)
    card_chances(s, m, unseen, TRUTH, CLAIMS, chances)
    at = 0
    for i in range(s.players):
        seat = clockwise(s, m.seat, i)
        for k in range(ANIMALS):
            sense_cell(s, m, seat, k, x[at : at + PASSING_CELL])
            x[at + 7] = 3.0 * harm[seat, k]
            x[at + 8] = chance_believed(s, m, seat, k, unseen, TRUTH, CLAIMS)
            x[at + 9] = s.crowns[seat, k]
            x[at + 10] = 3.0 * harm[seat, FIRST_ROYAL + k]
            at += CELL
        sense_claims(s, seat, CLAIM_ROYAL, x[at : at + CELL])
        x[at + 4] = max(min(m.lean[seat, CLAIM_ROYAL] / 3.0, 1.0), -1.0)
        x[at + 8] = chance_believed(s, m, seat, CLAIM_ROYAL, unseen, TRUTH, CLAIMS)
        at += CELL
        for k in range(2):
            x[at + 9] = m.held[k] == seat + 1
            at += CELL
    if guesses(s, m.seat):
        for card in range(KINDS):
            column = at + (SPECIALS + card - JOKER if card >= JOKER else card % ANIMALS) * COLUMN
            x[column + (17 if FIRST_ROYAL <= card < JOKER else 7)] = chances[card]
    at = sense_columns(s, m, x, at)
    for i in range(s.players):
        sense_row(s, m, clockwise(s, m.seat, i), x[at : at + ROW])
        at += ROW
    sense_whole(s, m.seat, x[at:])
    if guesses(s, m.seat):
        sense_judgement(s, harm, TRUTH, chances, x[at + 13 :])
    sense_rules(s, x[at + 17 :])


@compiled
def sense_columns(s: Record, m: Record, x: Array, at: int) -> int:
    """Tell of each column what the seat has, what could come, and what is said or known."""
    seat = m.seat
    top = s.pile[s.pile_size - 1] if s.pile_size > 0 else -1
    said = s.said[s.hops - 1] if s.hops > 0 else -1
    start = at
    total = 0.0
    for k in range(COLUMNS):
        card = k if k < ANIMALS else JOKER + k - SPECIALS
        if k != CROWN:
            x[at] = s.hand[seat, card] / 3.0
            x[at + 1] = s.hand[seat, card] > 0
            unseen = count_unshown(s, card) - s.hand[seat, card] - knows_card(s, seat, card)
            total += unseen
            x[at + 2] = unseen / 8.0
            x[at + 5] = knows_card(s, seat, card)
            x[at + 12] = top == card
        x[at + 4] = said == k
        if k < ANIMALS:
            royal = FIRST_ROYAL + k
            x[at + 3] = COPIES - count_unshown(s, k) > 4
            x[at + 8] = s.hand[seat, royal] > 0
            x[at + 9] = count_unshown(s, royal) - s.hand[seat, royal] - knows_card(s, seat, royal)
            x[at + 10] = knows_card(s, seat, royal)
            x[at + 11] = top == royal
            x[start + CROWN * COLUMN + 2] += x[at + 9] / 8.0
            total += x[at + 9]
        else:
            x[at + 14 + k - CROWN] = 1.0
        x[at + 13] = said == CLAIM_ROYAL and k < ANIMALS
        at += COLUMN
    for k in range(COLUMNS):
        y = x[start + k * COLUMN : start + (k + 1) * COLUMN]
        y[6] = y[2] * 8.0 * COLUMNS / max(3.0 * total, 1.0)
    return at


@compiled
def sense_rules(s: Record, x: Array) -> None:
    """Tell what only Royal has: payments, the pile, and its options."""
    x[0] = s.phase == PAY
    x[1] = s.due_payments / 2.0
    x[2] = s.due_draws / 2.0
    x[3] = s.quiet / 20.0
    x[4] = s.pile_size / 16.0
    x[5] = s.royal_penalty
    x[6] = s.special_goes
    x[7] = s.specials_pay
    x[8] = s.special_penalty


def columns(game: "Game") -> int:
    """Return how many columns there are, in every game."""
    return COLUMNS


def meant(game: "Game", grid: Grid) -> Array:
    """Say for each move whose answers rate it."""
    rated = [[grid.whole(number)] for number in range(FIRST_PASS)]
    rated += [
        [cell(grid, to, claim, PASS_HEAD)] for to in range(1, SEATS) for claim in range(CLAIMS)
    ]
    rated += [[_payment(grid, card, PAY_ONE)] for card in range(KINDS)]
    rated += [
        [
            _payment(grid, one, PAIR_ONE),
            _payment(grid, other, PAIR_ONE),
            grid.column(column_of(one), PAIR_ALIKE)
            if column_of(one) == column_of(other)
            else grid.nothing,
        ]
        for other in range(KINDS)
        for one in range(other + 1)
    ]
    rated += [
        _offer(grid, to, card, claim)
        for to in range(1, game.players)
        for card in range(KINDS)
        for claim in range(CLAIMS)
    ]
    return table_of(rated, grid)


def is_royal(card: int) -> bool:
    """Say whether a card wears a crown."""
    return FIRST_ROYAL <= card < JOKER


def column_of(card: int) -> int:
    """Return the column of a card."""
    if card >= JOKER:
        return SPECIALS + card - JOKER
    return card - FIRST_ROYAL if is_royal(card) else card


def _payment(grid: Grid, card: int, head: int) -> int:
    return grid.column(column_of(card), head + is_royal(card))


def _offer(grid: Grid, to: int, card: int, claim: int) -> list[int]:
    column = column_of(card)
    true_head = TRUE_ROYAL_HEAD if claim == CLAIM_ROYAL else TRUE_HEAD
    return [
        cell(grid, to, column, ROYAL_HEAD if is_royal(card) else PLAIN_HEAD),
        cell(grid, to, claim, CLAIM_HEAD),
        cell(grid, to, column, true_head) if is_true(card, claim) else grid.nothing,
    ]


VARIANTS = (
    Variant(preset="japanese"),
    Variant(preset="japanese"),
    Variant({"taker": "round_starter"}),
    Variant({"one_of_each_loses": True}),
    Variant({"specials_pay": True}),
    Variant({"special_penalty": "inert"}),
)
SENSES = Senses(TOLD, HEADS, columns, perceive, meant, VARIANTS)
