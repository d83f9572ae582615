"""Chances to win from the middle of a hand, by a fixed set of courses that the game may take.

The set is the same at every call, so what is compared is compared under the same luck, and a player
who asks twice gets the same answer.
"""

import numpy as np

from courtcards.bots.royal_gambit.prospects import best_of, copy_totals, play_on
from courtcards.bots.royal_gambit.rollout import NO_GOAL, sample_score
from courtcards.engine.compile import Array, Record, compiled
from courtcards.games.royal_gambit.state import (
    CATCH_UP,
    DUEL,
    NORMAL,
    PLAYING,
    RANKS,
    SEATS,
)

# The seeds of each course: of the table, and of every seat. Any numbers will do.
MOST_COURSES = 256
_LUCK = np.random.default_rng(2026).integers(1, 1 << 62, (SEATS + 1, MOST_COURSES))
COURSES = (2 * _LUCK + 1).astype(np.uint64)
# The distance between the scores that are tried; it divides the highest in the table.
STRIDE = 5


@compiled
def copy_hands(s: Record, hands: Array) -> None:
    """Copy all face-up cards, counted by seat and rank."""
    for seat in range(SEATS):
        for rank in range(RANKS):
            hands[seat, rank] = int(s.up[seat, rank])


@compiled
def goal_of(s: Record, totals: Array, seat: int) -> int:
    """Return the score a seat must surpass in this hand; `NO_GOAL` where points are what counts."""
    if s.kind == NORMAL:
        return NO_GOAL
    behind = best_of(totals, s.players) - totals[seat]
    return behind if behind > 0 or s.kind == CATCH_UP or s.still_in == 1 else NO_GOAL


@compiled
def finish_others(
    s: Record, hands: Array, left: Array, deck: int, me: int, totals: Array, luck: Array
) -> None:
    """Let everyone else still in the hand finish it; what they get is added to the totals."""
    for other in range(s.players):
        if other != me and s.status[other] == PLAYING:
            goal = goal_of(s, totals, other)
            alone = s.still_in == 1
            score = sample_score(hands[other], left, deck, 0, goal, alone, luck)
            totals[other] += score


@compiled
def after_hand(s: Record, totals: Array, luck: Array, out: Array) -> None:
    """Play on when the present hand is over, and write what each seat gets."""
    hands = int(s.max_hands) - int(s.hands) - 1
    kind = int(s.kind)
    # The catch-up is over with this hand, and those who are ahead are ahead for good.
    if kind == CATCH_UP:
        kind = DUEL
    play_on(totals, s.players, kind, s.target, hands, luck, out)


@compiled
def fill_worth(s: Record, left: Array, deck: int, samples: int, worth: Array) -> None:
    """Write for each score the chance to win of the seat to move if it banks that score now."""
    hands = np.empty((SEATS, RANKS), np.int64)
    copy_hands(s, hands)
    totals = np.empty(SEATS, np.int64)
    wins = np.empty(len(worth), np.float64)
    luck = np.empty(1, np.uint64)
    worth[:] = 0.0
    for sample in range(samples):
        luck[0] = COURSES[SEATS, sample]
        copy_totals(s.totals, totals)
        if s.kind == NORMAL:
            finish_others(s, hands, left, deck, s.turn, totals, luck)
        _fill_course(s, hands, left, deck, totals, luck, wins)
        for score in range(len(worth)):
            worth[score] += wins[score] / samples


@compiled
def _fill_course(
    s: Record, hands: Array, left: Array, deck: int, totals: Array, luck: Array, wins: Array
) -> None:
    """Write for each score whether it wins in one course of the game.

    In a normal hand only every fifth score is tried, with linear interpolation between them. That saves
    time, and such a table serves better than one with the noise of every score. Where somebody is chased, a
    single point decides.
    """
    start = luck[0]
    stride = STRIDE if s.kind == NORMAL else 1
    for score in range(0, len(wins), stride):
        luck[0] = start
        wins[score] = _win_with(s, hands, left, deck, totals, score, luck)
        for i in range(1, stride if score > 0 else 0):
            before = wins[score - stride]
            wins[score - stride + i] = before + (wins[score] - before) * i / stride


@compiled
def _win_with(
    s: Record, hands: Array, left: Array, deck: int, totals: Array, score: int, luck: Array
) -> float:
    """Return what the seat to move gets in one course of the game if it banks a score now."""
    me = int(s.turn)
    ended = np.empty(SEATS, np.int64)
    out = np.empty(SEATS, np.float64)
    copy_totals(totals, ended)
    ended[me] += score
    # Whoever chases looks at what we banked.
    if s.kind != NORMAL:
        finish_others(s, hands, left, deck, me, ended, luck)
    after_hand(s, ended, luck, out)
    return out[me]


@compiled
def chances_after(
    s: Record, hands: Array, forced: Array, left: Array, deck: int, samples: int, out: Array
) -> None:
    """Write each seat's chance to win if these are the hands, and so many cards must be flipped."""
    totals = np.empty(SEATS, np.int64)
    got = np.empty(SEATS, np.float64)
    luck = np.empty(1, np.uint64)
    out[:] = 0.0
    for sample in range(samples):
        copy_totals(s.totals, totals)
        for seat in range(s.players):
            if s.status[seat] == PLAYING:
                # Each seat has its own random numbers, however many the others use.
                luck[0] = COURSES[seat, sample]
                goal = goal_of(s, totals, seat)
                score = sample_score(
                    hands[seat], left, deck, forced[seat], goal, s.still_in == 1, luck
                )
                totals[seat] += score
        luck[0] = COURSES[SEATS, sample]
        after_hand(s, totals, luck, got)
        for seat in range(s.players):
            out[seat] += got[seat] / samples
