"""How people go wrong in Royal Menagerie: a short memory, a short sight, hasty beliefs, and habits.

All of it is off where a personality's numbers for it are 0.
"""

from courtcards.bots.contract import FAITH, GLANCE, QUIRK, STUBBORN, TASTE
from courtcards.bots.royal_menagerie.guesses import FONDNESS, WORTH_OF_A_HABIT
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_menagerie.moves import FIRST_SHOOT
from courtcards.games.royal_menagerie.state import SEATS, SPECIES

# The quirks: guesses roles too early, gives to one and the same neighbour, is fond of one species.
HASTY, NEIGHBOUR, FOND = range(3)


@compiled
def fade(m: Record) -> None:
    """A card is played: what earlier ones said about roles fades."""
    for seat in range(SEATS):
        for sign in range(m.signs.shape[1]):
            m.signs[seat, sign] *= 1.0 - m.haze


@compiled
def haste(persona: Array) -> float:
    """Return how many times as telling as they are the acts of others are taken."""
    is_hasty = int(persona[QUIRK]) == HASTY
    return 1.0 + persona[FAITH] + (persona[STUBBORN] if is_hasty else 0.0)


@compiled
def look_ahead(persona: Array, left: int) -> int:
    """Return how many of the cards to come somebody thinks of; at a glance there are only points."""
    return int((1.0 - persona[GLANCE]) * left)


@compiled
def grow_fond(persona: Array, prices: Array) -> None:
    """Take a favourite species for worth more than it is."""
    if int(persona[QUIRK]) == FOND:
        animal = int(persona[TASTE] * SPECIES)
        for count in range(prices.shape[1]):
            prices[animal, count] *= 1.0 + FONDNESS * persona[STUBBORN]


@compiled
def give_as_usual(persona: Array, moves: Array, n: int, ratings: Array) -> None:
    """Rate gifts to the usual neighbour higher."""
    if int(persona[QUIRK]) != NEIGHBOUR:
        return
    steps = int(persona[TASTE] * (SEATS - 1))
    for i in range(n):
        if moves[i] < FIRST_SHOOT and moves[i] % (SEATS - 1) == steps:
            ratings[i] += WORTH_OF_A_HABIT * persona[STUBBORN]
