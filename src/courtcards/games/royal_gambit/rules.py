"""The rules of Royal Gambit, over its state record. Numbers in comments are those of its rules.

A move is a number: hit, stay, resolve (7, 8 or J first), target (by places clockwise from the seat
that moves, 0 being oneself), give (by rank), cover, bust.
"""

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import NONE
from courtcards.games.royal_gambit.cards import shuffle_all
from courtcards.games.royal_gambit.effects import (
    decline_extra_life,
    finish_flips,
    flip,
    give,
    may_target,
    resolve,
    target,
    use_extra_life,
)
from courtcards.games.royal_gambit.hands import begin_hand, best_total, end_turn, stay
from courtcards.games.royal_gambit.state import (
    EIGHT,
    GIVE,
    JACK,
    NORMAL,
    RANKS,
    RESOLVE,
    RUNNING,
    SEATS,
    SEVEN,
    SUITS,
    TARGET,
    TURN,
)

# Moves
HIT, STAY, RESOLVE_SEVEN, RESOLVE_EIGHT, RESOLVE_JACK, FIRST_TARGET = range(6)
FIRST_GIVE = FIRST_TARGET + SEATS
COVER = FIRST_GIVE + RANKS
GO_BUST = COVER + 1
MAX_MOVES = GO_BUST + 1


@compiled
def deal(s: Record, t: Record, first: int) -> None:
    """Begin the first hand (3.1–3.4)."""
    s.first = first
    # 3.2: the running deck.
    if s.deck == RUNNING:
        shuffle_all(s, t)
    begin_hand(s, t, NORMAL)


@compiled
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves into `moves`, lowest first, and return how many there are."""
    if s.turn == OVER:
        return 0
    # 4.1, 4.7, 4.10: both are always legal.
    if s.phase == TURN:
        return _list_two(moves, HIT, STAY)
    if s.phase == TARGET:
        return list_targets(s, moves)
    if s.phase == GIVE:
        return list_gifts(s, moves)
    if s.phase == RESOLVE:
        return list_resolves(s, moves)
    # 6.5
    return _list_two(moves, COVER, GO_BUST)


@compiled
def _list_two(moves: Array, one: int, other: int) -> int:
    moves[0] = one
    moves[1] = other
    return 2


@compiled
def list_targets(s: Record, moves: Array) -> int:
    """Anyone the action card may be aimed at."""
    n = 0
    rank = s.acting // SUITS
    for steps in range(s.players):
        if may_target(s, s.turn, clockwise(s, s.turn, steps), rank):
            moves[n] = FIRST_TARGET + steps
            n += 1
    return n


@compiled
def list_gifts(s: Record, moves: Array) -> int:
    """Any rank that lies face up in front of the giver, figures included (5.2)."""
    n = 0
    for rank in range(RANKS):
        if s.up[s.turn, rank] > 0:
            moves[n] = FIRST_GIVE + rank
            n += 1
    return n


@compiled
def list_resolves(s: Record, moves: Array) -> int:
    """Either of the two action cards of the newest flip."""
    older = _resolving(s.waiting[s.depth - 1, 0] // SUITS)
    newer = _resolving(s.waiting[s.depth - 1, 1] // SUITS)
    return _list_two(moves, min(older, newer), max(older, newer))


@compiled
def _resolving(rank: int) -> int:
    """Return the move that resolves a rank first."""
    if rank == JACK:
        return RESOLVE_JACK
    return RESOLVE_SEVEN if rank == SEVEN else RESOLVE_EIGHT


@compiled
def apply(s: Record, t: Record, move: int) -> None:
    """Play one legal move, and all that follows from it without a decision."""
    if move == HIT:
        flip(s, t, s.turn, 1)
    elif move == STAY:
        stay(s, t, s.turn)
    elif move < FIRST_TARGET:
        resolve(s, t, _resolved_rank(move))
    elif move < FIRST_GIVE:
        target(s, t, clockwise(s, s.turn, move - FIRST_TARGET))
    elif move < COVER:
        give(s, t, move - FIRST_GIVE)
    elif move == COVER:
        use_extra_life(s, t)
    else:
        decline_extra_life(s, t)
    # An action card that still needs its target or its gift stops everything else.
    if s.acting == NONE and not finish_flips(s, t):
        end_turn(s, t)


@compiled
def _resolved_rank(move: int) -> int:
    """Return the rank that a move resolves first."""
    if move == RESOLVE_JACK:
        return JACK
    return SEVEN if move == RESOLVE_SEVEN else EIGHT


@compiled
def outcome(s: Record, rewards: Array) -> None:
    """Write 1 for everyone who has the highest total and 0 for the others (8.5, 8.8)."""
    best = best_total(s)
    for seat in range(s.players):
        rewards[seat] = s.totals[seat] == best
