"""What a network is told of Royal Gambit, and which of its answers rate which move.

A row is a seat, a column a rank. Everything lies face up, so this is all about counting.
"""

from typing import TYPE_CHECKING

import numpy as np

from courtcards.bots.learned.senses import Grid, Numbers, Senses, Variant, table_of
from courtcards.bots.royal_gambit.odds import count_completing, expected_gain, survives_two
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_gambit.hands import best_total
from courtcards.games.royal_gambit.risk import count_next, count_risk
from courtcards.games.royal_gambit.rules import COVER, FIRST_GIVE, FIRST_TARGET
from courtcards.games.royal_gambit.scoring import points
from courtcards.games.royal_gambit.state import (
    FIVE,
    JACK,
    PLAYING,
    QUEEN,
    RANKS,
    RESOLVE,
    SEATS,
    STAYED,
    SUITS,
    TEN,
)

if TYPE_CHECKING:
    from courtcards.play.game import Game

CELL, COLUMN, ROW, WHOLE = 2, 19, 18, 24
TOLD = Numbers(CELL, COLUMN, ROW, WHOLE)
# The heads: of a column, to give it away; of a row, to aim at it; of the whole, one for each other move.
HEADS = Numbers(cell=0, column=1, row=1, whole=FIRST_TARGET + 2)


@compiled
def perceive(s: Record, m: Record, x: Array) -> None:
    """Write what a seat knows."""
    x[:] = 0.0
    left = np.empty(RANKS, np.int64)
    deck = count_next(s, left)
    at = 0
    for i in range(s.players):
        up = s.up[clockwise(s, m.seat, i)]
        for rank in range(RANKS):
            x[at] = up[rank] > 0
            x[at + 1] = up[rank] > 1
            at += CELL
    for rank in range(RANKS):
        sense_rank(s, left, deck, rank, x[at : at + COLUMN])
        at += COLUMN
    for i in range(s.players):
        sense_row(s, m, clockwise(s, m.seat, i), left, deck, x[at : at + ROW])
        at += ROW
    sense_whole(s, m.seat, deck, x[at:])


@compiled
def sense_rank(s: Record, left: Array, deck: int, rank: int, x: Array) -> None:
    """Tell what a rank is, and how likely it comes."""
    x[rank] = 1.0
    x[13] = left[rank] / max(deck, 1) * 13.0
    x[14] = left[rank] / 4.0
    x[15] = rank <= FIVE
    x[16] = rank > FIVE and rank <= TEN
    x[17] = s.acting // SUITS == rank and s.acting >= 0
    if s.depth > 0 and s.phase == RESOLVE:
        for i in range(2):
            x[18] = max(x[18], s.waiting[s.depth - 1, i] // SUITS == rank)


@compiled
def sense_row(s: Record, m: Record, seat: int, left: Array, deck: int, x: Array) -> None:
    """Tell how a seat stands, in this hand and in the game, and what the next card would do to it."""
    up = s.up[seat]
    score = points(up) if s.status[seat] == PLAYING else 0
    best = best_total(s)
    pairing = count_risk(s, seat, left)
    chance = pairing / max(deck, 1)
    x[0] = seat == m.seat
    x[1] = s.status[seat] == PLAYING
    x[2] = s.status[seat] == STAYED
    x[3] = s.status[seat] == PLAYING and seat == s.mover
    x[4] = s.totals[seat] / s.target
    x[5] = (best - s.totals[seat]) / 20.0
    x[6] = score / 20.0
    x[7] = s.totals[seat] + score >= s.target
    x[8] = s.totals[seat] + score > best
    x[9] = s.totals[seat] + score == best
    x[10] = chance
    x[11] = up[QUEEN]
    if x[1] > 0:
        x[12] = expected_gain(up, left, max(deck, 1)) / 5.0
        x[13] = count_completing(up, left) / max(deck, 1) * 4.0
        x[14] = survives_two(pairing, int(up[QUEEN]), deck)
        x[15] = chance * score / 10.0
    x[16] = s.depth > 0 and s.flipper[max(s.depth - 1, 0)] == seat
    x[17] = max(0.0, (s.target - s.totals[seat] - score) / 40.0)


@compiled
def sense_whole(s: Record, seat: int, deck: int, x: Array) -> None:
    """Tell what is decided, in which kind of hand, and by which rules."""
    x[s.phase] = 1.0
    x[5 + s.kind] = 1.0
    if s.acting >= 0:
        rank = s.acting // SUITS
        x[8] = rank < 7
        x[9] = rank == 7
        x[10] = rank == JACK
    x[11] = s.players / 8.0
    x[12] = 1.0 / (s.players - 1)
    x[13] = s.target / 40.0
    x[14] = s.still_in / 8.0
    x[15] = s.still_in == 1
    x[16] = deck / 52.0
    x[17] = deck == 0
    x[18] = s.turns
    x[19] = s.deck
    x[20] = s.exhausted
    x[21] = min(s.hands / 20.0, 2.0)
    x[22] = 1.0 / max(s.max_hands - s.hands, 1)
    x[23] = s.depth / 4.0


def columns(game: "Game") -> int:
    """Return how many ranks there are."""
    return RANKS


def meant(game: "Game", grid: Grid) -> Array:
    """Say for each move whose answers rate it."""
    rated = [[grid.whole(move)] for move in range(FIRST_TARGET)]
    rated += [[grid.row(seat, 0) if seat < grid.rows else grid.nothing] for seat in range(SEATS)]
    rated += [[grid.column(rank, 0)] for rank in range(RANKS)]
    rated += [[grid.whole(FIRST_TARGET + i)] for i in range(2)]
    assert len(rated) == COVER + 2
    assert FIRST_GIVE == FIRST_TARGET + SEATS
    return table_of(rated, grid)


VARIANTS = (
    Variant({"turns": "run"}),
    Variant({"deck": "running"}),
    Variant({"target": 20}),
    Variant({"target": 80}),
)
SENSES = Senses(TOLD, HEADS, columns, perceive, meant, VARIANTS)
