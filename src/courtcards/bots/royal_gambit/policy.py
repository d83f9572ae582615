"""Rules of thumb: how a person who counts cards plays Royal Gambit, with a personality.

Nerve is how lightly the risk of a bust is taken, loyalty whom one attacks (the loyal spread their
attacks, the others gang up on the leader), whim how far the choice strays from the best move. There
is nothing to lie about: honesty and suspicion do not matter.
"""

import numpy as np

from courtcards.bots.contract import FAITH, GLANCE, HAZE, LOYALTY, NERVE, STUBBORN, WHIM
from courtcards.bots.royal_gambit.fitted import CARE
from courtcards.bots.royal_gambit.guesses import (
    AIM_TEMPERATURE,
    COST_OF_A_LIFE,
    ENVY,
    FEAR_OF_A_LEAD,
    HIT_TEMPERATURE,
    JACK_ITSELF,
    LEAST_FEAR,
    MORE_TO_COME,
    QUEEN_GAINED,
    QUEEN_ITSELF,
    QUEEN_LOST,
    RISK_FOR_A_TIE,
    RISK_OF_A_BRICK,
    SILLY,
    SPITE,
    SURE,
)
from courtcards.bots.royal_gambit.human import grudge, itch, miscount
from courtcards.bots.royal_gambit.odds import (
    base_points,
    expected_gain,
    expected_loss,
    survives_two,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_gambit.hands import best_total
from courtcards.games.royal_gambit.risk import count_next, count_risk
from courtcards.games.royal_gambit.rules import (
    COVER,
    FIRST_GIVE,
    FIRST_TARGET,
    HIT,
    RESOLVE_EIGHT,
    RESOLVE_SEVEN,
)
from courtcards.games.royal_gambit.scoring import SET_BONUS, has_all, points
from courtcards.games.royal_gambit.state import (
    FIVE,
    GIVE,
    JACK,
    KING,
    NORMAL,
    QUEEN,
    RANKS,
    RESOLVE,
    SEVEN,
    SUITS,
    TARGET,
    TEN,
    TURN,
)

# How much a bust weighs to somebody without any nerve: a neutral player has one half of it.
MOST_CARE = CARE + 0.5


@compiled
def policy(s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array) -> None:
    """Write how likely a person plays each move."""
    left = np.empty(RANKS, np.int64)
    deck = count_next(s, left)
    if deck > 0 and (persona[HAZE] > 0.0 or persona[GLANCE] > 0.0):
        deck = miscount(s, persona, left)
    if s.phase == TURN:
        _weigh_turn(s, persona, left, deck, moves, weights)
    elif s.phase == TARGET:
        _rate_targets(s, persona, left, deck, moves, n, weights)
        soften(weights, n, AIM_TEMPERATURE * persona[WHIM])
    elif s.phase == GIVE:
        _rate_gifts(s, moves, n, weights)
        soften(weights, n, AIM_TEMPERATURE * persona[WHIM])
    elif s.phase == RESOLVE:
        choose_order(moves, n, weights)
    else:
        choose_life(moves, n, weights)


@compiled
def soften(weights: Array, n: int, temperature: float) -> None:
    """Turn what moves are worth into weights: the best has 1, silly ones 0."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        weight = np.exp((weights[i] - best) / max(temperature, 1e-6))
        weights[i] = weight if weight >= SILLY else 0.0


@compiled
def choose_life(moves: Array, n: int, weights: Array) -> None:
    """Cover rather than bust: a bust has no advantage."""
    for i in range(n):
        weights[i] = 1.0 if moves[i] == COVER else 0.0


@compiled
def choose_order(moves: Array, n: int, weights: Array) -> None:
    """Hand on the 8 first, so that it cannot pair up in between; leave the Sniper for the end."""
    first = moves[0]
    for i in range(n):
        if moves[i] == RESOLVE_EIGHT or (moves[i] == RESOLVE_SEVEN and first != RESOLVE_EIGHT):
            first = moves[i]
    for i in range(n):
        weights[i] = 1.0 if moves[i] == first else 0.0


@compiled
def _weigh_turn(
    s: Record, persona: Array, left: Array, deck: int, moves: Array, weights: Array
) -> None:
    """Weigh hitting against staying, by what the next card adds or costs."""
    worth = _worth_of_hit(s, persona, left, deck)
    for i in range(2):
        weights[i] = worth if moves[i] == HIT else 0.0
    soften(weights, 2, HIT_TEMPERATURE * persona[WHIM])


@compiled
def _worth_of_hit(s: Record, persona: Array, left: Array, deck: int) -> float:
    """Return by how many points hitting is better than staying."""
    seat = int(s.turn)
    up = s.up[seat]
    score = points(up)
    # 4.11: without a card everyone stays, which is the same.
    if deck == 0:
        return 0.0
    pairing = count_risk(s, seat, left)
    worth = _worth_in_points(s, persona, left, deck, pairing)
    if s.kind != NORMAL and _must_chase(s, seat, score):
        chasing = _worth_of_chasing(s, seat, score, pairing / deck)
        # At a glance the last hand is one like any other.
        return chasing + persona[GLANCE] * (worth - chasing)
    return worth


@compiled
def _worth_in_points(s: Record, persona: Array, left: Array, deck: int, pairing: int) -> float:
    """Return by how many points hitting is better than staying where every point counts."""
    up = s.up[s.turn]
    score = points(up)
    # Whoever has faith in their luck sees the good cards come.
    gain = (1.0 + persona[FAITH]) * expected_gain(up, left, deck)
    loss = expected_loss(up, pairing, score, deck)
    worth = gain + MORE_TO_COME - loss * (MOST_CARE - persona[NERVE])
    return worth + itch(s, persona, score) if persona[STUBBORN] > 0.0 else worth


@compiled
def _must_chase(s: Record, seat: int, score: int) -> bool:
    """Say whether only what others have banked counts: in the catch-up, or behind in a duel."""
    return int(s.totals[seat]) + score <= best_total(s) or s.still_in == 1


@compiled
def _worth_of_chasing(s: Record, seat: int, score: int, risk: float) -> float:
    """Hit while behind, stay when ahead; a tie is half a win."""
    ahead = int(s.totals[seat]) + score - best_total(s)
    if ahead < 0:
        return SURE
    if ahead == 0:
        return SURE * (RISK_FOR_A_TIE - risk)
    return -SURE


@compiled
def threat(s: Record, persona: Array, seat: int) -> float:
    """Return how much a rival must be feared, about 1: more the more points they are ahead."""
    total = int(s.totals[seat]) + points(s.up[seat])
    lead = (total - best_total(s)) / int(s.target)
    return max(LEAST_FEAR, 1.0 + FEAR_OF_A_LEAD * (1.0 - persona[LOYALTY]) * lead)


@compiled
def _rate_targets(
    s: Record, persona: Array, left: Array, deck: int, moves: Array, n: int, weights: Array
) -> None:
    """Rate each target of the action card, in points."""
    seat = int(s.turn)
    rank = int(s.acting) // SUITS
    for i in range(n):
        other = clockwise(s, seat, moves[i] - FIRST_TARGET)
        if rank == JACK:
            weights[i] = _rate_sniper(s, persona, left, deck, other)
        elif rank == SEVEN:
            weights[i] = _rate_seven(s, persona, other)
        else:
            # 5.5: one more brick in front of somebody is a risk for what they have there.
            weights[i] = RISK_OF_A_BRICK * points(s.up[other]) * threat(s, persona, other)
        if persona[STUBBORN] > 0.0:
            weights[i] += grudge(s, persona, other)


@compiled
def _rate_sniper(s: Record, persona: Array, left: Array, deck: int, other: int) -> float:
    """Rate making a seat flip two cards: what it is likely to lose or win by them."""
    if deck == 0:
        return 0.0
    up = s.up[other]
    score = points(up)
    pairing = count_risk(s, other, left)
    safe = survives_two(pairing, int(up[QUEEN]), deck)
    change = 2.0 * safe * expected_gain(up, left, deck) - (1.0 - safe) * score
    if other == s.turn:
        return change
    return -change * threat(s, persona, other) / max(1, int(s.still_in) - 1)


@compiled
def _rate_seven(s: Record, persona: Array, giver: int) -> float:
    """Rate demanding a card: what the worst one for us does to us, and what the giver loses."""
    mine = s.up[s.turn]
    theirs = s.up[giver]
    worst = 100.0
    for rank in range(RANKS):
        if theirs[rank] > 0:
            worst = min(worst, worth_of_card(mine, rank) - SPITE * loss_of_card(theirs, rank))
    if worst == 100.0:
        worst = 0.0
    return worst + ENVY * threat(s, persona, giver) * points(theirs)


@compiled
def worth_of_card(up: Array, rank: int) -> float:
    """Return what getting a card is worth; one that busts costs all there is."""
    score = points(up)
    if rank == KING:
        return float(base_points(up) + 1)
    if rank == QUEEN:
        return QUEEN_GAINED * score
    if rank == JACK:
        return JACK_ITSELF
    # A Seven that was just flipped is face up too.
    if up[rank] > 0:
        return -float(score + 1) if up[QUEEN] == 0 else -COST_OF_A_LIFE * score
    if rank <= FIVE:
        return float((rank + 1) * (1 + int(up[KING])))
    return -RISK_OF_A_BRICK * score


@compiled
def loss_of_card(up: Array, rank: int) -> float:
    """Return what giving a card away costs; a brick less is less risk."""
    score = points(up)
    broken = float(SET_BONUS) if _is_in_set(up, rank) and up[rank] == 1 else 0.0
    if rank == KING:
        return base_points(up) + 1 + broken
    if rank == QUEEN:
        return QUEEN_LOST * score + QUEEN_ITSELF + broken
    if rank <= FIVE:
        return (rank + 1) * (1 + int(up[KING])) + broken - RISK_OF_A_BRICK * score
    if rank <= TEN:
        return broken - RISK_OF_A_BRICK * score
    return broken + JACK_ITSELF


@compiled
def _is_in_set(up: Array, rank: int) -> bool:
    """Say whether a card belongs to a set that is complete."""
    if rank <= FIVE:
        return has_all(up, 0, FIVE)
    return has_all(up, FIVE + 1, TEN) if rank <= TEN else has_all(up, JACK, KING)


@compiled
def _rate_gifts(s: Record, moves: Array, n: int, weights: Array) -> None:
    """Rate each gift for a Seven: what it costs us, and what it does to the player of the Seven."""
    mine = s.up[s.turn]
    receiver = s.flipper[s.depth - 1]
    share = 1.0 / max(1, int(s.still_in) - 1)
    for i in range(n):
        rank = moves[i] - FIRST_GIVE
        harm = -worth_of_card(s.up[receiver], rank)
        weights[i] = share * harm - loss_of_card(mine, rank)
