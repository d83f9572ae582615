"""What a move does to the menageries, in worth rather than in points.

Worth is the points a menagerie can expect at the end: a pair may still become three of a kind,
three of a kind may still lose one. All functions work on any record with menageries: the state of
a game, or a memory.
"""

import numpy as np

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_menagerie.moves import (
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TRADE,
    PAIRS,
    PLAY_BAZAAR,
)
from courtcards.games.royal_menagerie.scoring import POINTS
from courtcards.games.royal_menagerie.state import (
    ALL_SPECIES,
    DECK,
    MAMMOTH,
    ROOM,
    SEATS,
    SPECIES,
    STARTING_ANIMALS,
)

NO_ANIMAL = -1

# How many cards are played in a game, unless some come back from the discard pile (3.7).
TO_PLAY = DECK - SEATS * STARTING_ANIMALS

# What none, one, two or three of a species are worth with all cards still to be played. By hand:
# a pair is in danger, three of a kind can be helped by a shot or a stampede.
EARLY_WORTH = np.array([[0.0, 0.9, 1.8, 0.6]] * SPECIES)
EARLY_WORTH[MAMMOTH] *= 2.0


@compiled
def set_prices(early: float, prices: Array) -> None:
    """Write what a number of animals of a species is worth; `early` goes from 1 down to 0."""
    for animal in range(SPECIES):
        for count in range(ROOM + 1):
            now = POINTS[animal, count] * (1.0 - early)
            prices[animal, count] = now + EARLY_WORTH[animal, count] * early


@compiled
def earliness(cards_left: int) -> float:
    """Return which part of the cards is still to be played."""
    return min(1.0, cards_left / TO_PLAY)


@compiled
def worth_of(r: Record, prices: Array, seat: int) -> float:
    """Return what a menagerie is worth."""
    worth = 0.0
    for animal in range(SPECIES):
        worth += prices[animal, int(r.menagerie[seat, animal])]
    return worth


@compiled
def worth_change(r: Record, prices: Array, seat: int, lost: int, gained: int) -> float:
    """Return how losing one animal and gaining another changes the worth of a menagerie."""
    if lost == gained:
        return 0.0
    change = 0.0
    has = int(r.has[seat])
    if lost != NO_ANIMAL:
        count = int(r.menagerie[seat, lost])
        change += prices[lost, count - 1] - prices[lost, count]
        if count == 1:
            has &= ~(1 << lost)
    if gained != NO_ANIMAL:
        count = int(r.menagerie[seat, gained])
        change += prices[gained, count + 1] - prices[gained, count]
        has |= 1 << gained
    if has == ALL_SPECIES:
        change += stampede_change(r, prices, seat, lost, gained)
    return change


@compiled
def stampede_change(r: Record, prices: Array, seat: int, lost: int, gained: int) -> float:
    """Return what a stampede after a change of animals does to the worth (5.4)."""
    change = 0.0
    for animal in range(SPECIES):
        count = int(r.menagerie[seat, animal]) - (animal == lost) + (animal == gained)
        change += prices[animal, count - 1] - prices[animal, count]
    return change


@compiled
def add_effect(r: Record, prices: Array, move: int, worths: Array) -> None:
    """Add what a move changes to the worth of each seat; the mover is `r.turn`."""
    if move < FIRST_SHOOT:
        to = clockwise(r, int(r.turn), move % (SEATS - 1) + 1)
        worths[to] += worth_change(r, prices, to, NO_ANIMAL, move // (SEATS - 1))
    elif move < FIRST_STEAL:
        code = move - FIRST_SHOOT
        owner = clockwise(r, int(r.turn), code // SPECIES)
        worths[owner] += worth_change(r, prices, owner, code % SPECIES, NO_ANIMAL)
    elif move < FIRST_TRADE:
        code = move - FIRST_STEAL
        owner = clockwise(r, int(r.turn), code // SPECIES + 1)
        worths[owner] += worth_change(r, prices, owner, code % SPECIES, NO_ANIMAL)
        worths[r.turn] += worth_change(r, prices, int(r.turn), NO_ANIMAL, code % SPECIES)
    elif move < PLAY_BAZAAR:
        add_trade(r, prices, move - FIRST_TRADE, worths)


@compiled
def add_trade(r: Record, prices: Array, code: int, worths: Array) -> None:
    """Add what a trade changes to the worth of the two seats."""
    steps_a, steps_b = PAIRS[code // (SPECIES * SPECIES)]
    a = clockwise(r, int(r.turn), steps_a)
    b = clockwise(r, int(r.turn), steps_b)
    from_a = code // SPECIES % SPECIES
    from_b = code % SPECIES
    worths[a] += worth_change(r, prices, a, from_a, from_b)
    worths[b] += worth_change(r, prices, b, from_b, from_a)
