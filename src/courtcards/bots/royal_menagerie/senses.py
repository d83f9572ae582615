"""What a network is told of Royal Menagerie, and which of its answers rate which move.

A row is a seat, a column a kind of card: the species, then the actions.
"""

from typing import TYPE_CHECKING

import numpy as np

from courtcards.bots.learned.senses import Grid, Numbers, Senses, Variant, table_of
from courtcards.bots.royal_menagerie.belief import loyalist_chances, loyalist_log_odds
from courtcards.bots.royal_menagerie.odds import count_left, find_vizier
from courtcards.bots.royal_menagerie.signs import CARDS_PLAYED, SIGNS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_menagerie.moves import (
    COUNT_OF,
    FIRST_DISCARD,
    FIRST_TAKE,
    MAX_MOVES,
    PAIRS,
)
from courtcards.games.royal_menagerie.state import (
    ACTIONS,
    BAZAAR,
    COPIES,
    KINDS,
    MAMMOTH,
    PLAY,
    SEATS,
    SHOOT,
    SPECIES,
    STEAL,
    TAKE,
    TRADE,
    VIZIER,
    WINDFALL,
)

if TYPE_CHECKING:
    from courtcards.play.game import Game

CELL, COLUMN, ROW, WHOLE = 7, 14, 27, 18
TOLD = Numbers(CELL, COLUMN, ROW, WHOLE)
# The heads of a cell: to give the seat this animal, shoot its animal, steal it, have it give it in a trade,
# or get it; of a column: to play a card, to discard it, to take it.
GIFT_HEAD, SHOT_HEAD, THEFT_HEAD, GIVES_HEAD, GETS_HEAD = range(5)
PLAY_HEAD, DISCARD_HEAD, TAKE_HEAD = range(3)
HEADS = Numbers(cell=5, column=3, row=0, whole=0)


@compiled
def perceive(s: Record, m: Record, x: Array) -> None:
    """Write what a seat knows."""
    x[:] = 0.0
    at = 0
    for i in range(SEATS):
        seat = clockwise(s, m.seat, i)
        for card in range(KINDS):
            sense_cell(s, m, seat, card, x[at : at + CELL])
            at += CELL
    for card in range(KINDS):
        sense_card(s, m, card, x[at : at + COLUMN])
        at += COLUMN
    chances = np.empty(SEATS)
    loyalist_chances(s, m, chances)
    for i in range(SEATS):
        seat = clockwise(s, m.seat, i)
        sense_row(s, m, seat, chances[seat], x[at : at + ROW])
        at += ROW
    sense_whole(s, m, x[at:])


@compiled
def sense_cell(s: Record, m: Record, seat: int, card: int, x: Array) -> None:
    """Tell which animals live with a seat, and which cards it is known to hold and has played."""
    if card < SPECIES:
        count = s.menagerie[seat, card]
        x[0] = count == 1
        x[1] = count == 2
        x[2] = count == 3
        # Whoever has all others loses one of each by this one.
        others = s.has[seat] & ~(1 << card)
        x[3] = count == 0 and COUNT_OF[others] == SPECIES - 1
    x[4] = m.known[seat, card]
    x[5] = m.acts[seat, CARDS_PLAYED + card] / 2.0
    x[6] = seat == m.seat and s.hand[seat, card] > 0


@compiled
def sense_card(s: Record, m: Record, card: int, x: Array) -> None:
    """Tell of a kind of card what the seat has of it, and what may still come."""
    copies = COPIES if card < SPECIES else int(s.actions[card - SPECIES])
    gone = s.discard[card] + s.hand[m.seat, card]
    if card < SPECIES:
        for seat in range(SEATS):
            gone += s.menagerie[seat, card]
    x[0] = s.hand[m.seat, card] / 2.0
    x[1] = s.hand[m.seat, card] > 0
    x[2] = (copies - gone) / 5.0
    x[3] = s.discard[card] / 5.0
    if s.depth > 0:
        x[4] = s.lying[s.depth - 1, card]
    x[5] = s.taken == card
    x[6] = card < SPECIES
    x[7] = card == MAMMOTH
    if card >= SPECIES:
        x[8 + card - SPECIES] = 1.0
    x[13] = copies / 5.0


@compiled
def sense_row(s: Record, m: Record, seat: int, loyalist: float, x: Array) -> None:
    """Tell who a seat may be, how it stands, and what it did."""
    mine = seat == m.seat
    role = s.role[seat]
    x[0] = mine
    x[1] = role == VIZIER
    x[2] = mine and role == 1
    x[3] = mine and role == 2
    x[4] = loyalist
    x[5] = max(min(loyalist_log_odds(m, seat) / 3.0, 3.0), -3.0)
    x[6] = s.points[seat] / 10.0
    x[7] = s.hand_size[seat] / 5.0
    x[8] = s.active == seat
    x[9] = s.depth > 0 and s.frame_seat[max(s.depth - 1, 0)] == seat
    x[10] = s.depth > 0 and s.frame_next[max(s.depth - 1, 0)] == seat
    x[11 + min(int(COUNT_OF[s.has[seat]]), 6) // 2] = 1.0
    x[15] = COUNT_OF[s.has[seat]] == SPECIES - 1
    for act in range(CARDS_PLAYED):
        x[16 + act] = min(m.acts[seat, act] / 3.0, 2.0)
    for sign in range(SIGNS):
        x[23 + sign] = max(min(m.signs[seat, sign] / 3.0, 2.0), -2.0)


@compiled
def sense_whole(s: Record, m: Record, x: Array) -> None:
    """Tell what is decided, who one is, and how far the game is."""
    x[0] = s.phase == PLAY
    x[1] = s.phase != PLAY and s.phase != TAKE
    x[2] = s.phase == TAKE
    x[3 + s.role[m.seat]] = 1.0
    x[6] = s.deck_size / 40.0
    x[7] = s.end_stage
    x[8] = s.tie
    x[9] = s.depth / 3.0
    if s.depth > 0:
        x[10] = s.frame_left[s.depth - 1] / 4.0
        x[11] = s.frame_card[s.depth - 1] == BAZAAR
        x[12] = s.frame_card[s.depth - 1] == WINDFALL
    x[13] = count_left(s) / 40.0
    vizier = find_vizier(s)
    best = 0
    for seat in range(SEATS):
        if seat != vizier:
            best = max(best, s.points[seat])
    x[14] = (s.points[vizier] - best) / 5.0
    x[15] = s.points[vizier] > best
    x[16] = s.hand_size[m.seat] / 5.0
    x[17] = s.active == m.seat


def columns(game: "Game") -> int:
    """Return how many kinds of cards there are."""
    return KINDS


def meant(game: "Game", grid: Grid) -> Array:
    """Say for each move whose answers rate it."""

    def play(card: int) -> int:
        return grid.column(card, PLAY_HEAD)

    rated = [
        [grid.cell(to, card, GIFT_HEAD), play(card)]
        for card in range(SPECIES)
        for to in range(1, SEATS)
    ]
    rated += [
        [grid.cell(owner, animal, SHOT_HEAD), play(SHOOT)]
        for owner in range(SEATS)
        for animal in range(SPECIES)
    ]
    rated += [
        [grid.cell(owner, animal, THEFT_HEAD), play(STEAL)]
        for owner in range(1, SEATS)
        for animal in range(SPECIES)
    ]
    rated += [
        [
            grid.cell(a, given, GIVES_HEAD),
            grid.cell(b, given, GETS_HEAD),
            grid.cell(b, got, GIVES_HEAD),
            grid.cell(a, got, GETS_HEAD),
            play(TRADE),
        ]
        for a, b in PAIRS
        for given in range(SPECIES)
        for got in range(SPECIES)
    ]
    rated += [[play(BAZAAR)], [play(WINDFALL)]]
    assert len(rated) == FIRST_DISCARD
    rated += [[grid.column(card, DISCARD_HEAD)] for card in range(KINDS)]
    assert len(rated) == FIRST_TAKE
    rated += [[grid.column(card, TAKE_HEAD)] for card in range(KINDS)]
    assert len(rated) == MAX_MOVES
    assert KINDS == SPECIES + ACTIONS
    return table_of(rated, grid)


VARIANTS = (Variant({"tie": "conspirators"}),)
SENSES = Senses(TOLD, HEADS, columns, perceive, meant, VARIANTS)
