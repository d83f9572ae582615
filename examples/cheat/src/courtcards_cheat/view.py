"""What a viewer may know of a game of Cheat: the only gate for hidden information."""

from typing import Any

import numpy as np

from courtcards.engine.chance import forget_chance
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.engine.counts import spell
from courtcards.engine.gate import EVERYTHING, may_know
from courtcards.engine.luck import imagine_chance, mix
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, Fields, fields_of
from courtcards.engine.seats import clockwise, relative
from courtcards_cheat.state import DECK, RANKS, SEATS
from courtcards_cheat.words import CARDS, PHASES


@compiled
def conceal(s: Record, viewer: int) -> None:
    """Wipe out other hands, cards that others laid, and chance (3.2, 4.5)."""
    if viewer == EVERYTHING:
        return
    forget_chance(s)
    for seat in range(SEATS):
        if seat != viewer:
            s.hand[seat, :] = 0
            s.pile[seat, :] = 0
    if s.layer != viewer:
        s.laid[:] = 0


@compiled
def redeal(s: Record, viewer: int, luck: Array) -> None:
    """Fill in at random what `conceal` has wiped out for a viewer."""
    pool = np.empty(DECK, np.int8)
    left = _gather(s, pool)
    mix(pool, left, luck)
    for seat in range(s.players):
        if seat != viewer:
            left = _hand_out(pool, left, s.hand[seat], int(s.hand_size[seat]))
            left = _hand_out(pool, left, s.pile[seat], int(s.pile_size[seat]))
    if s.layer != viewer:
        _hand_out(pool, left, s.laid, int(s.laid_size))
    imagine_chance(s, luck)


@compiled
def _gather(s: Record, pool: Array) -> int:
    """Collect all cards that the record does not show, and return how many there are."""
    size = 0
    for rank in range(s.ranks):
        missing = s.copies - s.laid[rank]
        for seat in range(s.players):
            missing -= s.hand[seat, rank] + s.pile[seat, rank]
        for _ in range(missing):
            pool[size] = rank
            size += 1
    return size


@compiled
def _hand_out(pool: Array, left: int, cards: Array, count: int) -> int:
    """Count cards from the end of the pool by their ranks; return how many are left."""
    for i in range(left - count, left):
        cards[pool[i]] += 1
    return left - count


def see(record: Any, viewer: int) -> Data:
    """Tell what a viewer may know now."""
    s = fields_of(record)
    over = s.turn == OVER
    return {
        "phase": "over" if over else PHASES[s.phase],
        "turn": None if over else s.turn,
        "turns_left": s.max_turns - s.turns,
        "claim": CARDS[s.rank],
        "seats": [_see_seat(s, seat, viewer) for seat in range(s.players)],
    }


def _see_seat(s: Fields, seat: int, viewer: int) -> Data:
    """Tell how many cards are in a hand, laid in this turn and in the pile, and perhaps which."""
    known = may_know(viewer, 1 << seat)
    laid = s.laid_size if s.layer == seat else 0
    return {
        "hand_size": int(s.hand_size[seat]),
        "hand": spell(s.hand[seat].tolist(), CARDS) if known else None,
        "laid": laid,
        "laid_cards": spell(s.laid.tolist(), CARDS) if known and laid else None,
        "in_pile": int(s.pile_size[seat]),
        "in_pile_cards": spell(s.pile[seat].tolist(), CARDS) if known else None,
    }


def own(record: Any, seat: int) -> Data:
    """Tell what a seat knows beyond what everybody does: the cards it holds and those it laid."""
    known = _see_seat(fields_of(record), seat, seat)
    return {"seats": {str(seat): {name: known[name] for name in PRIVATE}}}


PRIVATE = ("hand", "laid_cards", "in_pile_cards")


def observation(players: int) -> tuple[Field, ...]:
    """Describe the observation; seats are counted clockwise from the viewer, who is 0."""
    return (
        Field(
            "phase", 1, 0, 2, "what is decided: 0 name a rank, 1 lay cards, 2 call or let it pass"
        ),
        Field("turn", 1, -1, players - 1, "who decides; -1 when the game is over"),
        Field("layer", 1, 0, players - 1, "whose cards these are"),
        Field("rank", 1, 0, RANKS - 1, "what they are claimed to be"),
        Field("laid_size", 1, 0, 4, "how many were laid in this turn"),
        Field("turns_left", 1, 0, 1000, "how many turns there are still"),
        Field("hand", RANKS, 0, 4, "the viewer's cards by rank"),
        Field("laid", RANKS, 0, 4, "those the viewer laid in this turn"),
        Field("pile", RANKS, 0, 4, "those of the viewer in the pile"),
        Field("hand_sizes", players, 0, DECK, "how many cards each seat holds"),
        Field("pile_sizes", players, 0, DECK, "how many cards in the pile each seat laid"),
    )


@compiled
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    base = max(viewer, 0)
    out[0] = s.phase
    out[1] = relative(s, s.turn, base)
    out[2] = relative(s, s.layer, base)
    out[3] = s.rank
    out[4] = s.laid_size
    out[5] = s.max_turns - s.turns
    for rank in range(RANKS):
        out[6 + rank] = s.hand[base, rank] if viewer >= 0 else 0
        out[6 + RANKS + rank] = s.laid[rank] if viewer == s.layer else 0
        out[6 + 2 * RANKS + rank] = s.pile[base, rank] if viewer >= 0 else 0
    n = 6 + 3 * RANKS
    for i in range(s.players):
        out[n + i] = s.hand_size[clockwise(s, base, i)]
        out[n + s.players + i] = s.pile_size[clockwise(s, base, i)]
