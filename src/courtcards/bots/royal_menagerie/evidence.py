"""How telling an act is: what a Loyalist and what a Conspirator would have done with that card."""

import numpy as np

from courtcards.bots.royal_menagerie.belief import write_public_chances
from courtcards.bots.royal_menagerie.effects import PRICES_SHAPE, TO_PLAY, add_effect, set_prices
from courtcards.bots.royal_menagerie.guesses import MOST_TELLING, TEMPERATURE_OF_OTHERS
from courtcards.bots.royal_menagerie.odds import OUTLOOK_SIZE, rate_moves, set_outlook
from courtcards.bots.royal_menagerie.signs import (
    KIND_TO_OTHERS,
    KIND_TO_SELF,
    KIND_TO_VIZIER,
    ROBBED_VIZIER,
    SHOT_VIZIER,
    SIGN_GIFT,
    SIGN_SHOT,
    SIGN_THEFT,
    SIGN_TRADE,
    UNKIND_TO_OTHERS,
    UNKIND_TO_VIZIER,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_menagerie.moves import FIRST_SHOOT, FIRST_STEAL, MAX_MOVES, list_plays
from courtcards.games.royal_menagerie.state import (
    CONSPIRATOR,
    LOYALIST,
    NOBODY_WINS,
    SEATS,
    SHOOT,
    SPECIES,
    STEAL,
    TRADE,
)


@compiled
def judge(m: Record, seat: int, card: int, move: int) -> None:
    """Add to the evidence what a play says; the menageries are still as they were before it."""
    count_acts(m, seat, card, move)
    if seat == m.vizier:
        return
    moves = np.empty(MAX_MOVES, np.int16)
    n = list_plays(m, moves, 1 << card)
    if n < 2:
        return
    loyal = likelihood(m, seat, LOYALIST, moves, n, move)
    conspiring = likelihood(m, seat, CONSPIRATOR, moves, n, move)
    sign = min(MOST_TELLING, max(-MOST_TELLING, loyal - conspiring))
    m.signs[seat, sign_of(card)] += sign


@compiled
def sign_of(card: int) -> int:
    """Return the kind of evidence that playing a card gives."""
    if card == SHOOT:
        return SIGN_SHOT
    if card == STEAL:
        return SIGN_THEFT
    if card == TRADE:
        return SIGN_TRADE
    return SIGN_GIFT


@compiled
def likelihood(m: Record, seat: int, role: int, moves: Array, n: int, move: int) -> float:
    """Return the logarithm of how likely a seat in a role uses a card in this way."""
    chances = np.zeros(SEATS)
    outlook = np.empty(OUTLOOK_SIZE)
    prices = np.empty(PRICES_SHAPE)
    ratings = np.empty(MAX_MOVES)
    left = max(0, TO_PLAY + int(m.brought) - int(m.played))
    write_public_chances(m, seat, role, 1.0, int(m.vizier), chances)
    set_outlook(left, NOBODY_WINS, outlook)
    set_prices(left, prices)
    rate_moves(m, role, int(m.vizier), chances, prices, outlook, moves, n, ratings)
    return log_share(ratings, moves, n, move)


@compiled
def log_share(ratings: Array, moves: Array, n: int, move: int) -> float:
    """Return the logarithm of one move's share under a softmax of all ratings."""
    best = -1000.0
    chosen = 0.0
    for i in range(n):
        best = max(best, ratings[i])
        if moves[i] == move:
            chosen = ratings[i]
    total = 0.0
    for i in range(n):
        total += np.exp((ratings[i] - best) / TEMPERATURE_OF_OTHERS)
    return (chosen - best) / TEMPERATURE_OF_OTHERS - np.log(total)


@compiled
def count_acts(m: Record, seat: int, card: int, move: int) -> None:
    """Count an act by what it does to the points of the Vizier, of others and of the actor."""
    gains = np.zeros(SEATS)
    prices = np.empty(PRICES_SHAPE)
    set_prices(0, prices)
    add_effect(m, prices, move, gains)
    vizier = int(m.vizier)
    # Seats in moves are counted from the mover; thefts begin with the next seat.
    if card == SHOOT:
        m.acts[seat, SHOT_VIZIER] += (seat + (move - FIRST_SHOOT) // SPECIES) % SEATS == vizier
    if card == STEAL:
        owner = (seat + 1 + (move - FIRST_STEAL) // SPECIES) % SEATS
        m.acts[seat, ROBBED_VIZIER] += owner == vizier
    for other in range(SEATS):
        if other == seat:
            m.acts[seat, KIND_TO_SELF] += gains[other] > 0.0
        elif other == vizier:
            m.acts[seat, KIND_TO_VIZIER] += gains[other] > 0.0
            m.acts[seat, UNKIND_TO_VIZIER] += gains[other] < 0.0
        else:
            m.acts[seat, KIND_TO_OTHERS] += gains[other] > 0.0
            m.acts[seat, UNKIND_TO_OTHERS] += gains[other] < 0.0
