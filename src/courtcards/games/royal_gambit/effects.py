"""Flips and what follows from them: action cards, targets, gifts and the check for a bust.

Flips that are not finished form a stack; only the newest is worked on (5.11).
"""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.seats import clockwise
from courtcards.engine.trace import EVERYONE, NONE, note
from courtcards.games.royal_gambit.cards import cover_surplus, draw, hand_over, lay, newest
from courtcards.games.royal_gambit.events import (
    BUSTED,
    CHOSE,
    FLIPPED,
    GAVE,
    GAVE_NOTHING,
    HANDED_ON,
    NO_CARD,
    NO_EFFECT,
    TARGETED,
)
from courtcards.games.royal_gambit.scoring import paired_ranks, surplus
from courtcards.games.royal_gambit.state import (
    BUST,
    EIGHT,
    EXTRA_LIFE,
    GIVE,
    JACK,
    PLAYING,
    QUEEN,
    RESOLVE,
    SEVEN,
    SUITS,
    TARGET,
)


@compiled
def is_action(rank: int) -> bool:
    """Say whether flipping a card of this rank has an effect (2.5)."""
    return rank in (SEVEN, EIGHT, JACK)


@compiled
def flip(s: Record, t: Record, seat: int, count: int) -> None:
    """Let a seat flip one card, or two at the same time."""
    top = s.depth
    flipped = 0
    s.waiting[top, 0] = NONE
    s.waiting[top, 1] = NONE
    while flipped < count:
        card = draw(s, t)
        # 4.11: everyone stays when all that waits is finished.
        if card == NONE:
            s.exhausted = 1
            note(t, NO_CARD, seat, NONE, NONE, NONE, EVERYONE)
            break
        lay(s, seat, card)
        note(t, FLIPPED, seat, NONE, card, NONE, EVERYONE)
        if is_action(card // SUITS):
            s.waiting[top, flipped] = card
        flipped += 1
    # 4.13: a flip without any card did not happen, and nobody is checked.
    if flipped > 0:
        s.flipper[top] = seat
        s.depth += 1


@compiled
def finish_flips(s: Record, t: Record) -> bool:
    """Work on the newest flip until somebody must decide; say whether somebody must."""
    while s.depth > 0:
        if _work_on_flip(s, t):
            return True
    return False


@compiled
def _work_on_flip(s: Record, t: Record) -> bool:
    """Do one thing of the newest flip; say whether its next thing is somebody's decision."""
    top = s.depth - 1
    seat = s.flipper[top]
    # 6.3: a player who is bust drops all effects.
    if s.status[seat] != PLAYING:
        s.depth = top
        return False
    newer = s.waiting[top, 1]
    older = s.waiting[top, 0]
    if newer == NONE and older == NONE:
        return _check(s, t, seat)
    # 5.10: two action cards of different ranks are resolved in the order of choice.
    if newer != NONE and older != NONE and newer // SUITS != older // SUITS:
        return ask(s, seat, RESOLVE)
    # 5.14: of two alike the newest goes first.
    return _activate(s, t, 0 if newer == NONE else 1)


@compiled
def ask(s: Record, seat: int, phase: int) -> bool:
    """Let a seat decide something."""
    s.turn = seat
    s.phase = phase
    return True


@compiled
def _activate(s: Record, t: Record, which: int) -> bool:
    """Begin the effect of an action card of the newest flip; say whether it needs a target."""
    top = s.depth - 1
    seat = s.flipper[top]
    card = s.waiting[top, which]
    s.waiting[top, which] = NONE
    if has_target(s, seat, card // SUITS):
        s.acting = card
        return ask(s, seat, TARGET)
    # 5.3, 5.6: nobody to be targeted.
    note(t, NO_EFFECT, seat, NONE, card, NONE, EVERYONE)
    return False


@compiled
def resolve(s: Record, t: Record, rank: int) -> None:
    """Choose which of two action cards comes first (5.10)."""
    which = 0 if s.waiting[s.depth - 1, 0] // SUITS == rank else 1
    note(t, CHOSE, s.turn, NONE, s.waiting[s.depth - 1, which], NONE, EVERYONE)
    _activate(s, t, which)


@compiled
def has_target(s: Record, seat: int, rank: int) -> bool:
    """Say whether anybody can be the target of an action card."""
    for steps in range(s.players):
        if may_target(s, seat, clockwise(s, seat, steps), rank):
            return True
    return False


@compiled
def may_target(s: Record, seat: int, other: int, rank: int) -> bool:
    """Say whether a seat may target another, or itself, with an action card."""
    # 4.8: only players still in the hand.
    if s.status[other] != PLAYING:
        return False
    # 5.8: the Sniper may target anyone, oneself included.
    if rank == JACK:
        return True
    # 5.1, 5.5: the others only; an 8 goes to players without a face-up 8.
    return other != seat and (rank == SEVEN or s.up[other, EIGHT] == 0)


@compiled
def target(s: Record, t: Record, to: int) -> None:
    """Aim the action card at a seat."""
    seat = s.turn
    card = s.acting
    note(t, TARGETED, seat, to, card, NONE, EVERYONE)
    if card // SUITS == SEVEN:
        _demand(s, t, seat, to)
        return
    s.acting = NONE
    if card // SUITS == JACK:
        # 5.9
        flip(s, t, to, 2)
    else:
        # 5.5: this very card.
        hand_over(s, card, seat, to)
        note(t, HANDED_ON, seat, to, card, NONE, EVERYONE)


@compiled
def _demand(s: Record, t: Record, seat: int, giver: int) -> None:
    """Make the target of a Seven give a card (5.2)."""
    for rank in range(s.up.shape[1]):
        if s.up[giver, rank] > 0:
            ask(s, giver, GIVE)
            return
    s.acting = NONE
    note(t, GAVE_NOTHING, giver, seat, NONE, NONE, EVERYONE)


@compiled
def give(s: Record, t: Record, rank: int) -> None:
    """Give a card of a rank to the player of the Seven (5.2)."""
    giver = s.turn
    receiver = s.flipper[s.depth - 1]
    card = newest(s, giver, rank)
    s.acting = NONE
    hand_over(s, card, giver, receiver)
    note(t, GAVE, giver, receiver, card, NONE, EVERYONE)


@compiled
def _check(s: Record, t: Record, seat: int) -> bool:
    """Check the flipper for a bust; say whether Extra Life is offered (5.12, 6.1)."""
    extra = surplus(s.up[seat])
    # 6.6: each surplus card needs a Queen of its own.
    if extra > 0 and s.up[seat, QUEEN] >= extra:
        return ask(s, seat, EXTRA_LIFE)
    s.depth -= 1
    if extra > 0:
        bust(s, t, seat)
    return False


@compiled
def use_extra_life(s: Record, t: Record) -> None:
    """Cover what is too much, and keep playing (6.4)."""
    s.depth -= 1
    cover_surplus(s, t, s.turn)


@compiled
def decline_extra_life(s: Record, t: Record) -> None:
    """Bust although there are Queens enough (6.5)."""
    s.depth -= 1
    bust(s, t, s.turn)


@compiled
def bust(s: Record, t: Record, seat: int) -> None:
    """Put a seat out of the hand without points (6.2)."""
    s.status[seat] = BUST
    s.still_in -= 1
    if t.on:
        note(t, BUSTED, seat, NONE, NONE, paired_ranks(s.up[seat]), EVERYONE)
