"""Rules of thumb: how a character in its role plays, looking one card ahead."""

import numpy as np

from courtcards.bots.contract import HONESTY, LOYALTY, NERVE, SUSPICION, WHIM
from courtcards.bots.royal_menagerie.belief import write_public_chances
from courtcards.bots.royal_menagerie.effects import PRICES_SHAPE, earliness, set_prices
from courtcards.bots.royal_menagerie.guesses import (
    KEEPING,
    MOST_GREED,
    MOST_PRIDE,
    MOST_ZEAL,
    TEMPERATURE,
)
from courtcards.bots.royal_menagerie.human import give_as_usual, grow_fond, haste, look_ahead
from courtcards.bots.royal_menagerie.odds import (
    GREED,
    OUTLOOK_SIZE,
    SOLO_SHARE,
    VEIL,
    ZEAL,
    count_left,
    find_vizier,
    rate_moves,
    set_outlook,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_menagerie.moves import (
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TAKE,
    FIRST_TRADE,
    MAX_MOVES,
    PLAY_BAZAAR,
    PLAY_WINDFALL,
    list_plays,
)
from courtcards.games.royal_menagerie.state import (
    BAZAAR,
    PLAY,
    SEATS,
    SHOOT,
    STEAL,
    TAKE,
    TRADE,
)


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely the seat to move plays each of the first `n` moves."""
    mover = int(s.turn)
    role = int(s.role[mover])
    vizier = find_vizier(s)
    left = count_left(s)
    chances = np.empty(SEATS)
    prices = np.empty(PRICES_SHAPE)
    outlook = np.empty(OUTLOOK_SIZE)
    trust = 2.0 * persona[SUSPICION] * haste(persona)
    write_public_chances(m, mover, role, trust, vizier, chances)
    # The card about to be played is not to come any more.
    set_prices(look_ahead(persona, left - 1), prices)
    grow_fond(persona, prices)
    set_outlook(left - 1, int(s.tie), outlook)
    bend(persona, earliness(left), outlook)
    if s.phase == TAKE:
        rate_takes(s, role, vizier, chances, prices, outlook, moves, n, weights)
    else:
        rate_moves(s, role, vizier, chances, prices, outlook, moves, n, weights)
    if s.phase == PLAY:
        charge(moves, n, weights, 2.0 * (1.0 - persona[NERVE]) * earliness(left))
        give_as_usual(persona, moves, n, weights)
    soften(weights, n, TEMPERATURE * persona[WHIM] ** 2)


@compiled
def bend(persona: Array, early: float, outlook: Array) -> None:
    """Adjust the aims by personality: the loyal share, the dishonest hide at first."""
    selfish = 1.0 - 2.0 * persona[LOYALTY]
    outlook[SOLO_SHARE] = 1.0 + MOST_PRIDE * selfish
    outlook[GREED] = MOST_GREED * max(0.0, selfish)
    outlook[ZEAL] = MOST_ZEAL * max(0.0, -selfish)
    outlook[VEIL] = max(0.0, 1.0 - 2.0 * persona[HONESTY]) * early


@compiled
def rate_takes(
    s: Record,
    role: int,
    vizier: int,
    chances: Array,
    prices: Array,
    outlook: Array,
    moves: Array,
    n: int,
    ratings: Array,
) -> None:
    """Rate every card of a Bazaar by the best that can be done with it."""
    plays = np.empty(MAX_MOVES, np.int16)
    hopes = np.empty(MAX_MOVES)
    for i in range(n):
        count = list_plays(s, plays, 1 << (int(moves[i]) - FIRST_TAKE))
        rate_moves(s, role, vizier, chances, prices, outlook, plays, count, hopes)
        ratings[i] = hopes[0]
        for k in range(1, count):
            ratings[i] = max(ratings[i], hopes[k])


@compiled
def charge(moves: Array, n: int, ratings: Array, rate: float) -> None:
    """Take off each rating what the card would be worth in the hand."""
    for i in range(n):
        ratings[i] -= rate * KEEPING[card_of(int(moves[i]))]


@compiled
def card_of(move: int) -> int:
    """Return the kind of card that a move plays from the hand."""
    if move < FIRST_SHOOT:
        return move // (SEATS - 1)
    if move < FIRST_STEAL:
        return SHOOT
    if move < FIRST_TRADE:
        return STEAL
    if move < PLAY_BAZAAR:
        return TRADE
    if move <= PLAY_WINDFALL:
        return BAZAAR + move - PLAY_BAZAAR
    return move - PLAY_WINDFALL - 1


@compiled
def soften(ratings: Array, n: int, temperature: float) -> None:
    """Turn ratings into weights: the best has 1, and what is worse less and less."""
    best = ratings[0]
    for i in range(1, n):
        best = max(best, ratings[i])
    for i in range(n):
        ratings[i] = np.exp((ratings[i] - best) / temperature)
