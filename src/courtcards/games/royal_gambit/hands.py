"""Hands: who plays, whose turn it is, staying, and what comes after a hand."""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.record import OVER
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NONE, note
from courtcards.games.royal_gambit.cards import clear_counts, put_away, shuffle_all
from courtcards.games.royal_gambit.effects import ask
from courtcards.games.royal_gambit.events import (
    BANKED,
    HAND_BEGAN,
    HAND_ENDED,
    SAT_OUT,
    SET_COMPLETED,
    WON,
)
from courtcards.games.royal_gambit.scoring import SETS, has_set, points
from courtcards.games.royal_gambit.state import (
    AWAY,
    CATCH_UP,
    DUEL,
    FRESH,
    HIGHEST_TOTAL,
    MAX_HANDS,
    NORMAL,
    PLAYING,
    ROUND,
    STAYED,
    TURN,
    WON_DUEL,
)


@compiled
def begin_hand(s: Record, t: Record, kind: int) -> None:
    """Begin a hand of a kind."""
    s.kind = kind
    s.exhausted = 0
    s.acting = NONE
    clear_counts(s)
    # 3.1, 3.2: a fresh deck every hand, or play continues with the same one.
    if s.deck == FRESH:
        shuffle_all(s, t)
    else:
        put_away(s)
    _seat_players(s)
    # 3.4, 3.5: the first player moves on each hand; whoever does not play is passed over.
    s.mover = next_playing(s, (s.first + s.hands) % s.players)
    note(t, HAND_BEGAN + kind, s.mover, s.hands + 1, NONE, NONE, EVERYONE)
    for seat in range(s.players):
        if s.status[seat] == AWAY:
            note(t, SAT_OUT, seat, NONE, NONE, NONE, EVERYONE)
    ask(s, s.mover, TURN)


@compiled
def _seat_players(s: Record) -> None:
    """Decide who plays the hand."""
    best = best_total(s)
    s.still_in = 0
    for seat in range(s.players):
        plays = s.kind == NORMAL
        # 8.3: everyone except the leaders.
        if s.kind == CATCH_UP:
            plays = s.totals[seat] < best
        # 8.6: the leaders alone.
        if s.kind == DUEL:
            plays = s.totals[seat] == best
        s.status[seat] = PLAYING if plays else AWAY
        s.still_in += plays


@compiled
def best_total(s: Record) -> int:
    """Return the highest total."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.totals[seat])
    return best


@compiled
def count_leaders(s: Record) -> int:
    """Count the seats that have the highest total."""
    best = best_total(s)
    leaders = 0
    for seat in range(s.players):
        leaders += s.totals[seat] == best
    return leaders


@compiled
def next_playing(s: Record, seat: int) -> int:
    """Return the first seat still in the hand, clockwise from a seat, itself included."""
    while s.status[seat] != PLAYING:
        seat = clockwise(s, seat, 1)
    return seat


@compiled
def end_turn(s: Record, t: Record) -> None:
    """Let the next player hit or stay, or end the hand."""
    # 4.11: a flip could not be made, so everyone still in the hand stays.
    if s.exhausted:
        for seat in range(s.players):
            if s.status[seat] == PLAYING:
                stay(s, t, seat)
    # 4.9
    if s.still_in == 0:
        end_hand(s, t)
        return
    # 4.2, 4.3: one hit or stay each, or one player until staying or busting.
    start = clockwise(s, s.mover, 1) if s.turns == ROUND else s.mover
    s.mover = next_playing(s, start)
    ask(s, s.mover, TURN)


@compiled
def stay(s: Record, t: Record, seat: int) -> None:
    """Leave the hand and bank the points, at once (4.6, 7.8)."""
    ranks = s.up[seat]
    score = points(ranks)
    s.status[seat] = STAYED
    s.still_in -= 1
    s.totals[seat] += score
    if t.on:
        for which in range(SETS):
            if has_set(ranks, which):
                note(t, SET_COMPLETED, seat, NONE, NONE, which, EVERYONE)
    note(t, BANKED, seat, NONE, NONE, score, EVERYONE)


@compiled
def end_hand(s: Record, t: Record) -> None:
    """Begin the next hand, or end the game."""
    note(t, HAND_ENDED, NONE, s.hands + 1, NONE, NONE, EVERYONE)
    s.hands += 1
    kind = next_kind(s)
    if kind == NONE:
        # 8.5, 8.6: one is ahead after the catch-up, or after a duel.
        finish(s, t, HIGHEST_TOTAL if s.kind == CATCH_UP else WON_DUEL)
    elif s.hands >= s.max_hands:
        # 8.8, 8.9: another hand would be needed, but there is none.
        finish(s, t, MAX_HANDS)
    else:
        begin_hand(s, t, kind)


@compiled
def next_kind(s: Record) -> int:
    """Return the kind of the next hand; -1 if none is needed."""
    # 8.1: nobody has reached the target.
    if s.kind == NORMAL and best_total(s) < s.target:
        return NORMAL
    leaders = count_leaders(s)
    # 8.3, 8.4: one catch-up hand, unless all are tied.
    if s.kind == NORMAL and leaders < s.players:
        return CATCH_UP
    # 8.6
    return DUEL if leaders > 1 else NONE


@compiled
def finish(s: Record, t: Record, reason: int) -> None:
    """End the game: whoever has the highest total wins."""
    s.turn = OVER
    s.reason = reason
    best = best_total(s)
    for seat in range(s.players):
        if s.totals[seat] == best:
            note(t, WON, seat, NONE, NONE, reason, EVERYONE)
