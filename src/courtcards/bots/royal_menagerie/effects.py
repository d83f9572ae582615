"""What a move does to the menageries, in worth rather than in points.

Worth is the points a menagerie can expect at the end: a pair may still become three of a kind,
three of a kind may still lose one. All functions work on any record with menageries: the state of
a game, or a memory.
"""

import numpy as np

from courtcards.bots.royal_menagerie.guesses import WORTH_NODES
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_menagerie.moves import (
    COUNT_OF,
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TRADE,
    PAIRS,
    PLAY_BAZAAR,
)
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

# The pairs of seats in trades as an array, which compiled code reads faster than a tuple.
TRADERS = np.array(PAIRS, np.int64)

# How many cards are played in a game, unless some come back from the discard pile (3.7).
TO_PLAY = DECK - SEATS * STARTING_ANIMALS

# By how many cards are left to play the tables of numbers go; between these they are linear.
LEFT_NODES = np.array([0, 1, 2, 4, 6, 9, 12, 16, 22, 30])

# Prices have a row for each species, by number of animals, and a last one for the number of species.
CROWD = SPECIES
PRICES_SHAPE = (SPECIES + 1, SPECIES + 1)


@compiled
def find_node(left: int) -> int:
    """Return the last node at or below a number of cards left, but never the last of all."""
    node = 0
    while node < len(LEFT_NODES) - 2 and LEFT_NODES[node + 1] <= left:
        node += 1
    return node


@compiled
def between(nodes: Array, left: int, column: int) -> float:
    """Return a column of a table by nodes, linear between them."""
    node = find_node(left)
    low = LEFT_NODES[node]
    part = min(1.0, max(0, left - low) / (LEFT_NODES[node + 1] - low))
    return nodes[node, column] * (1.0 - part) + nodes[node + 1, column] * part


@compiled
def set_prices(left: int, prices: Array) -> None:
    """Write what a number of animals of a species is worth with some cards left to play."""
    prices[:] = 0.0
    for count in range(1, ROOM + 1):
        worth = between(WORTH_NODES, left, count - 1)
        for animal in range(MAMMOTH):
            prices[animal, count] = worth
        prices[MAMMOTH, count] = between(WORTH_NODES, left, ROOM + count - 1)
    prices[CROWD, SPECIES - 2] = between(WORTH_NODES, left, 2 * ROOM)
    prices[CROWD, SPECIES - 1] = between(WORTH_NODES, left, 2 * ROOM + 1)


@compiled
def earliness(left: int) -> float:
    """Return which part of the cards is still to be played."""
    return min(1.0, left / TO_PLAY)


@compiled
def worth_of(r: Record, prices: Array, seat: int) -> float:
    """Return what a menagerie is worth."""
    worth = prices[CROWD, COUNT_OF[int(r.has[seat])]]
    for animal in range(SPECIES):
        worth += prices[animal, int(r.menagerie[seat, animal])]
    return worth


@compiled
def worth_change(r: Record, prices: Array, seat: int, lost: int, gained: int) -> float:
    """Return how losing one animal and gaining another changes the worth of a menagerie."""
    if lost == gained:
        return 0.0
    has = int(r.has[seat])
    change = -prices[CROWD, COUNT_OF[has]]
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
        return change + stampede_change(r, prices, seat, lost, gained)
    return change + prices[CROWD, COUNT_OF[has]]


@compiled
def stampede_change(r: Record, prices: Array, seat: int, lost: int, gained: int) -> float:
    """Return what a stampede after a change of animals does to the worth (5.4)."""
    change = 0.0
    species = 0
    for animal in range(SPECIES):
        count = int(r.menagerie[seat, animal]) - (animal == lost) + (animal == gained)
        change += prices[animal, count - 1] - prices[animal, count]
        species += count > 1
    return change + prices[CROWD, species]


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
    pair = code // (SPECIES * SPECIES)
    a = clockwise(r, int(r.turn), TRADERS[pair, 0])
    b = clockwise(r, int(r.turn), TRADERS[pair, 1])
    from_a = code // SPECIES % SPECIES
    from_b = code % SPECIES
    worths[a] += worth_change(r, prices, a, from_a, from_b)
    worths[b] += worth_change(r, prices, b, from_b, from_a)
