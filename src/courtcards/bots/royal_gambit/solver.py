"""The solver: hits, stays, aims and gives by the chance to win the game, as far as it is computed.

Hitting or staying: first a table is made of what each score of this hand is worth, which is the
chance to win the game if that much is banked. It comes from a fixed set of courses that the rest of
the game may take, the same for every score, so that scores are compared under the same luck
(`chances.py`). Then an expectimax over the cards left in the deck, counted exactly by rank, compares
hitting with staying (`tree.py`). Aims and gifts are compared by the chance to win after each of
them, over the same set of courses.

What is approximated:

- the others finish the hand by a simple rule (`rollout.py`), each as if alone with the deck; behind
  in a catch-up or duel they hit until they are ahead;
- later hands are draws from the scores of decent players (`prospects.py`);
- the tree looks `DEPTH` cards ahead, and what lies there then is banked;
- cards that others take from the deck meanwhile are not foreseen; a deck that would have to be
  renewed later counts as empty, where everyone stays;
- action cards that the tree flips: an 8 leaves again if somebody can take it now; a Seven busts if
  everyone in the hand has a card that would bust us, and else brings nothing; a Jack goes to
  somebody else, or, when alone, makes two more cards come one after the other;
- a rival's Jack comes between two turns with the chance of one flip, and may bust;
- which of two action cards comes first, and whether to cover, is decided by rules of thumb.
"""

import numpy as np

from courtcards.bots.royal_gambit.chances import chances_after, copy_hands, fill_worth
from courtcards.bots.royal_gambit.odds import copy_hand
from courtcards.bots.royal_gambit.policy import choose_life, choose_order
from courtcards.bots.royal_gambit.tree import (
    MOST,
    OTHERS,
    PASSES_EIGHT,
    RIVALS,
    TABLE_SIZE,
    value_of_hit,
    worth_of,
)
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.games.royal_gambit.effects import has_target
from courtcards.games.royal_gambit.risk import count_next
from courtcards.games.royal_gambit.rules import FIRST_GIVE, FIRST_TARGET, HIT
from courtcards.games.royal_gambit.scoring import points
from courtcards.games.royal_gambit.state import (
    EIGHT,
    GIVE,
    JACK,
    PLAYING,
    RANKS,
    RESOLVE,
    SEATS,
    SEVEN,
    SUITS,
    TARGET,
    TEN,
    TURN,
)

# How many cards the tree looks ahead, and how many courses of the game chances come from: at most
# `MOST_COURSES`.
DEPTH = 3
COURSES_OF_SCORES, COURSES_OF_AIMS, COURSES_OF_GIFTS = 192, 192, 64


@compiled
def solve_policy(
    s: Record, m: Record, persona: Array, moves: Array, n: int, weights: Array
) -> None:
    """Write 1 for the best move and 0 for the others; a personality makes no difference."""
    left = np.empty(RANKS, np.int64)
    deck = count_next(s, left)
    if s.phase == TURN:
        _weigh_turn(s, left, deck, moves, weights)
        _keep_best(weights, n)
    elif s.phase == TARGET:
        _weigh_targets(s, left, deck, moves, n, weights)
        _keep_best(weights, n)
    elif s.phase == GIVE:
        _weigh_gifts(s, left, deck, moves, n, weights)
        _keep_best(weights, n)
    elif s.phase == RESOLVE:
        choose_order(moves, n, weights)
    else:
        choose_life(moves, n, weights)


@compiled
def _keep_best(weights: Array, n: int) -> None:
    """Put all weight on the best move, the first of equals."""
    best = 0
    for i in range(1, n):
        if weights[i] > weights[best]:
            best = i
    for i in range(n):
        weights[i] = 1.0 if i == best else 0.0


@compiled
def _weigh_turn(s: Record, left: Array, deck: int, moves: Array, weights: Array) -> None:
    """Write the chances to win by hitting and by staying."""
    # Without points there is nothing to lose: a bust is worth as much as staying with 0.
    if points(s.up[s.turn]) == 0:
        for i in range(2):
            weights[i] = 1.0 if moves[i] == HIT else 0.0
        return
    worth = np.empty(MOST + 1, np.float64)
    fill_worth(s, left, deck, COURSES_OF_SCORES, worth)
    for i in range(2):
        weights[i] = compare(s, left, deck, worth, moves[i] == HIT)


@compiled
def compare(s: Record, left: Array, deck: int, worth: Array, hits: bool) -> float:
    """Return what hitting or staying is worth, given what each score is."""
    seat = int(s.turn)
    up = np.empty(RANKS, np.int64)
    copy_hand(s, seat, up)
    if not hits:
        return worth_of(worth, points(up))
    table = np.zeros(TABLE_SIZE, np.int64)
    _read_table(s, seat, table)
    return value_of_hit(up, left, deck, DEPTH, worth, table)


@compiled
def _read_table(s: Record, seat: int, table: Array) -> None:
    """Write what the tree must know of the others."""
    table[PASSES_EIGHT] = 1 if has_target(s, seat, EIGHT) else 0
    for other in range(s.players):
        if other == seat or s.status[other] != PLAYING:
            continue
        ranks = 0
        for rank in range(TEN + 1):
            if s.up[other, rank] > 0:
                ranks |= 1 << rank
        table[RIVALS + table[OTHERS]] = ranks
        table[OTHERS] += 1


@compiled
def _weigh_targets(s: Record, left: Array, deck: int, moves: Array, n: int, weights: Array) -> None:
    """Write the chance to win by each target of the action card."""
    me = int(s.turn)
    rank = int(s.acting) // SUITS
    hands = np.empty((SEATS, RANKS), np.int64)
    forced = np.zeros(SEATS, np.int64)
    out = np.empty(SEATS, np.float64)
    for i in range(n):
        other = clockwise(s, me, moves[i] - FIRST_TARGET)
        copy_hands(s, hands)
        if rank == SEVEN:
            weights[i] = _chance_with_seven(s, hands, left, deck, other)
            continue
        if rank == JACK:
            forced[other] = 2
        else:
            _move_card(hands, EIGHT, me, other)
        chances_after(s, hands, forced, left, deck, COURSES_OF_AIMS, out)
        forced[other] = 0
        weights[i] = out[me]


@compiled
def _move_card(hands: Array, rank: int, giver: int, receiver: int) -> None:
    """Move a card from one seat to another."""
    hands[giver, rank] -= 1
    hands[receiver, rank] += 1


@compiled
def _chance_with_seven(s: Record, hands: Array, left: Array, deck: int, giver: int) -> float:
    """Return our chance to win if a rival gives us the card that is best for them to give."""
    me = int(s.turn)
    forced = np.zeros(SEATS, np.int64)
    out = np.empty(SEATS, np.float64)
    best = -1.0
    mine = 0.0
    for rank in range(RANKS):
        if hands[giver, rank] > 0:
            _move_card(hands, rank, giver, me)
            chances_after(s, hands, forced, left, deck, COURSES_OF_GIFTS, out)
            _move_card(hands, rank, me, giver)
            if out[giver] > best:
                best = out[giver]
                mine = out[me]
    # 5.2: whoever has nothing gives nothing.
    if best < 0.0:
        chances_after(s, hands, forced, left, deck, COURSES_OF_GIFTS, out)
        mine = out[me]
    return mine


@compiled
def _weigh_gifts(s: Record, left: Array, deck: int, moves: Array, n: int, weights: Array) -> None:
    """Write the chance to win by each gift for a Seven."""
    me = int(s.turn)
    receiver = int(s.flipper[s.depth - 1])
    hands = np.empty((SEATS, RANKS), np.int64)
    copy_hands(s, hands)
    forced = np.zeros(SEATS, np.int64)
    out = np.empty(SEATS, np.float64)
    for i in range(n):
        rank = moves[i] - FIRST_GIVE
        _move_card(hands, rank, me, receiver)
        chances_after(s, hands, forced, left, deck, COURSES_OF_AIMS, out)
        _move_card(hands, rank, receiver, me)
        weights[i] = out[me]
