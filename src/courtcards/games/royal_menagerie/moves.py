"""The moves of Royal Menagerie: their numbers, and which are legal.

Numbers in comments are those of its rules. A move is a number; seats are counted clockwise from the
one that moves: gift (by card and receiver), shoot (by owner, oneself first, and animal), steal (by
owner and animal), trade (by pair of seats and the animal each gives), bazaar, windfall, discard (by
card), take (by card).
"""

import numpy as np

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.games.royal_menagerie.state import (
    ALL_SPECIES,
    BAZAAR,
    KINDS,
    PLAY,
    SEATS,
    SHOOT,
    SPECIES,
    STEAL,
    TAKE,
    TRADE,
    WINDFALL,
)

# The two seats of a trade, counted from the one that moves.
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

FIRST_GIFT = 0
FIRST_SHOOT = FIRST_GIFT + SPECIES * (SEATS - 1)
FIRST_STEAL = FIRST_SHOOT + SEATS * SPECIES
FIRST_TRADE = FIRST_STEAL + (SEATS - 1) * SPECIES
PLAY_BAZAAR = FIRST_TRADE + len(PAIRS) * SPECIES * SPECIES
PLAY_WINDFALL = PLAY_BAZAAR + 1
FIRST_DISCARD = PLAY_WINDFALL + 1
FIRST_TAKE = FIRST_DISCARD + KINDS
MAX_MOVES = FIRST_TAKE + KINDS

# For every set of species: how many there are, and which, lowest first.
_SETS = [[kind for kind in range(SPECIES) if (set_ >> kind) & 1] for set_ in range(1 << SPECIES)]
COUNT_OF = np.array([len(kinds) for kinds in _SETS], np.int64)
SPECIES_OF = np.array([kinds + [0] * (SPECIES - len(kinds)) for kinds in _SETS], np.int64)


@compiled
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves into `moves`, lowest first, and return how many there are."""
    if s.turn == OVER:
        return 0
    if s.phase == TAKE:
        return list_takes(s, moves)
    if s.phase == PLAY:
        return list_plays(s, moves, held(s, s.turn))
    return list_plays(s, moves, 1 << int(s.taken))


@compiled
def held(s: Record, seat: int) -> int:
    """Return the set of the kinds of cards in a hand, one bit each."""
    cards = 0
    for card in range(KINDS):
        if s.hand[seat, card] > 0:
            cards |= 1 << card
    return cards


@compiled
def list_takes(s: Record, moves: Array) -> int:
    """Any card of the newest Bazaar; cards of a kind are one choice (6.6)."""
    n = 0
    for card in range(KINDS):
        moves[n] = FIRST_TAKE + card
        n += s.lying[s.depth - 1, card] > 0
    return n


@compiled
def list_plays(s: Record, moves: Array, cards: int) -> int:
    """Every way to play one card of a set of kinds."""
    n = list_gifts(s, moves, cards & ALL_SPECIES)
    useless = 0
    if (cards >> SHOOT) & 1:
        before = n
        n = list_shots(s, moves, n)
        useless |= (n == before) << SHOOT
    if (cards >> STEAL) & 1:
        before = n
        n = list_steals(s, moves, n)
        useless |= (n == before) << STEAL
    if (cards >> TRADE) & 1:
        before = n
        n = list_trades(s, moves, n)
        useless |= (n == before) << TRADE
    # 6.5: Bazaar and Windfall are always played as such.
    moves[n] = PLAY_BAZAAR
    n += (cards >> BAZAAR) & 1
    moves[n] = PLAY_WINDFALL
    n += (cards >> WINDFALL) & 1
    return list_discards(moves, n, useless) if useless else n


@compiled
def list_discards(moves: Array, n: int, useless: int) -> int:
    """Only a card without any legal use may be discarded (6.5, 6.15)."""
    for card in range(KINDS):
        if (useless >> card) & 1:
            moves[n] = FIRST_DISCARD + card
            n += 1
    return n


@compiled
def list_gifts(s: Record, moves: Array, animals: int) -> int:
    """Any animal of the set, to any other player with room for it (5.1, 5.2).

    There is always one: of five animals of a species three fill one menagerie, never two.
    """
    full_1 = s.full[clockwise(s, s.turn, 1)]
    full_2 = s.full[clockwise(s, s.turn, 2)]
    full_3 = s.full[clockwise(s, s.turn, 3)]
    n = 0
    for i in range(COUNT_OF[animals]):
        animal = SPECIES_OF[animals, i]
        move = FIRST_GIFT + animal * (SEATS - 1)
        moves[n] = move
        n += 1 - ((full_1 >> animal) & 1)
        moves[n] = move + 1
        n += 1 - ((full_2 >> animal) & 1)
        moves[n] = move + 2
        n += 1 - ((full_3 >> animal) & 1)
    return n


@compiled
def list_species(moves: Array, n: int, first: int, species: int) -> int:
    """Add `first` + animal for every animal of a set, and return how many moves there are now."""
    # All six places are written, which is faster than asking; the next ones overwrite the surplus.
    for i in range(SPECIES):
        moves[n + i] = first + SPECIES_OF[species, i]
    count: int = COUNT_OF[species]
    return n + count


@compiled
def list_shots(s: Record, moves: Array, n: int) -> int:
    """Any animal of any menagerie, one's own included (6.2)."""
    for steps in range(SEATS):
        species = s.has[clockwise(s, s.turn, steps)]
        n = list_species(moves, n, FIRST_SHOOT + steps * SPECIES, species)
    return n


@compiled
def list_steals(s: Record, moves: Array, n: int) -> int:
    """Any animal of another menagerie for which there is room in one's own (6.3, 5.2)."""
    for steps in range(1, SEATS):
        species = s.has[clockwise(s, s.turn, steps)] & ~s.full[s.turn]
        n = list_species(moves, n, FIRST_STEAL + (steps - 1) * SPECIES, species)
    return n


@compiled
def list_trades(s: Record, moves: Array, n: int) -> int:
    """One animal of each of two players (6.4)."""
    first = FIRST_TRADE
    for steps_a, steps_b in PAIRS:
        a = clockwise(s, s.turn, steps_a)
        b = clockwise(s, s.turn, steps_b)
        n = list_swaps(s, moves, n, first, a, b)
        first += SPECIES * SPECIES
    return n


@compiled
def list_swaps(s: Record, moves: Array, n: int, first: int, a: int, b: int) -> int:
    """Any two animals of two menageries, as far as there is room after both have moved (5.6)."""
    has_a = s.has[a]
    has_b = s.has[b]
    to_a = has_b & ~s.full[a]
    to_b = has_a & ~s.full[b]
    for i in range(COUNT_OF[has_a]):
        animal = SPECIES_OF[has_a, i]
        # Animals of the same species always change places.
        others = has_b & (1 << animal)
        if (to_b >> animal) & 1:
            others |= to_a
        n = list_species(moves, n, first + animal * SPECIES, others)
    return n
