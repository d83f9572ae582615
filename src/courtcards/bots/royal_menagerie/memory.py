"""What a seat keeps of a game of Royal Menagerie: cards seen going into hands, and what each did.

All of it is public: the memories of two seats differ only in whose they are.
"""

import numpy as np

from courtcards.bots.contract import memory_dtype
from courtcards.bots.royal_menagerie.evidence import judge
from courtcards.bots.royal_menagerie.human import fade
from courtcards.bots.royal_menagerie.signs import ACTS, CARDS_PLAYED, SIGNS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.seats import relative
from courtcards.engine.trace import CARD, CODE, OTHER, SEAT
from courtcards.games.royal_menagerie.actions import change
from courtcards.games.royal_menagerie.moves import (
    FIRST_GIFT,
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TRADE,
)
from courtcards.games.royal_menagerie.state import (
    BAZAAR,
    BAZAAR_OPENED,
    DISCARDED,
    DREW_BACK,
    GIFTED,
    KINDS,
    LAID,
    RESHUFFLED,
    ROLE_DEALT,
    SEATS,
    SHOOT,
    SHOT,
    SPECIES,
    STAMPEDED,
    STARTED_WITH,
    STEAL,
    STOLEN,
    TOOK,
    TRADE,
    TRADED,
    VIZIER,
    WINDFALL,
    WINDFALL_PLAYED,
)

# `known` are cards that everyone knows to be in a hand, by seat and kind. `took` says that the next
# card comes from a Bazaar, `half` that the first row of a trade was seen (its seat and animal are
# `half_seat` and `half_animal`). `played` counts cards, `brought` those that came back from the
# discard pile after its first shuffle (`reshuffled`). The menageries have the names they have in
# the state record, so that the rules work on a memory too; `turn` is whoever acted last.
#
# `signs` is the evidence for a seat being the Loyalist, by the kind of act, and `acts` counts what
# each seat did: both in `signs.py`.
MEMORY = memory_dtype(
    "royal_menagerie",
    [
        ("turn", np.int8),
        ("vizier", np.int8),
        ("took", np.int8),
        ("half", np.int8),
        ("half_seat", np.int8),
        ("half_animal", np.int8),
        ("reshuffled", np.int8),
        ("played", np.int16),
        ("brought", np.int16),
        ("known", np.int8, (SEATS, KINDS)),
        ("menagerie", np.int8, (SEATS, SPECIES)),
        ("has", np.int8, SEATS),
        ("full", np.int8, SEATS),
        ("points", np.int8, SEATS),
        ("signs", np.float64, (SEATS, SIGNS)),
        ("acts", np.int16, (SEATS, ACTS)),
    ],
)


@compiled
def remember(m: Record, row: Array) -> None:
    """Take in one event."""
    m.events += 1
    code = int(row[CODE])
    seat = int(row[SEAT])
    card = int(row[CARD])
    if code == ROLE_DEALT and card == VIZIER:
        m.vizier = seat
    elif code == STARTED_WITH:
        change(m, seat, card, 1)
    elif code == DREW_BACK:
        m.known[seat, card] += 1
        m.brought += 1
    elif code == RESHUFFLED:
        m.reshuffled = 1
    elif code == LAID:
        # 6.12: the Play Deck stays empty, so all that is laid from now on was discarded before.
        m.brought += m.reshuffled
    elif code == TOOK:
        m.took = 1
    elif code == STAMPEDED:
        scatter(m, seat)
    elif GIFTED <= code <= DISCARDED:
        remember_play(m, code, seat, int(row[OTHER]), card)


@compiled
def scatter(m: Record, seat: int) -> None:
    """Take one of each species out of a menagerie (5.4)."""
    for animal in range(SPECIES):
        change(m, seat, animal, -1)


@compiled
def remember_play(m: Record, code: int, seat: int, other: int, card: int) -> None:
    """Take in a card that was played: judge it by the menageries before it, then change them."""
    m.turn = seat
    if m.haze > 0.0:
        fade(m)
    if code == GIFTED:
        move = FIRST_GIFT + card * (SEATS - 1) + steps_to(m, other, seat) - 1
        lay_out(m, seat, card)
        judge(m, seat, card, move)
        change(m, other, card, 1)
    elif code == SHOT:
        lay_out(m, seat, SHOOT)
        judge(m, seat, SHOOT, FIRST_SHOOT + steps_to(m, other, seat) * SPECIES + card)
        change(m, other, card, -1)
    elif code == STOLEN:
        lay_out(m, seat, STEAL)
        judge(m, seat, STEAL, FIRST_STEAL + (steps_to(m, other, seat) - 1) * SPECIES + card)
        change(m, other, card, -1)
        change(m, seat, card, 1)
    elif code == TRADED:
        remember_trade(m, seat, other, card)
    elif code == BAZAAR_OPENED:
        lay_out(m, seat, BAZAAR)
    elif code == WINDFALL_PLAYED:
        lay_out(m, seat, WINDFALL)
    elif code == DISCARDED:
        lay_out(m, seat, card)


@compiled
def lay_out(m: Record, seat: int, card: int) -> None:
    """Note that a card was played, from the hand unless it was just taken from a Bazaar (6.13)."""
    m.played += 1
    m.acts[seat, CARDS_PLAYED + card] += 1
    if m.took == 1:
        m.took = 0
    elif m.known[seat, card] > 0:
        m.known[seat, card] -= 1


@compiled
def remember_trade(m: Record, seat: int, owner: int, animal: int) -> None:
    """Take in one of the two rows of a trade; with the second one it is complete."""
    if m.half == 0:
        m.half = 1
        m.half_seat = owner
        m.half_animal = animal
        return
    m.half = 0
    a = int(m.half_seat)
    from_a = int(m.half_animal)
    lay_out(m, seat, TRADE)
    pair = pair_number(steps_to(m, a, seat), steps_to(m, owner, seat))
    judge(m, seat, TRADE, FIRST_TRADE + (pair * SPECIES + from_a) * SPECIES + animal)
    change(m, a, from_a, -1)
    change(m, owner, animal, -1)
    change(m, a, animal, 1)
    change(m, owner, from_a, 1)


@compiled
def steps_to(m: Record, seat: int, mover: int) -> int:
    """Count a seat clockwise from the mover, with room for arithmetic."""
    return int(relative(m, seat, mover))


@compiled
def pair_number(steps_a: int, steps_b: int) -> int:
    """Return the number of a pair of seats, counted from the mover, in the list of all pairs."""
    if steps_a == 0:
        return steps_b - 1
    return steps_a + steps_b
