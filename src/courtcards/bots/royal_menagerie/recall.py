"""What a seat remembers of Royal Menagerie, as numbers."""

import numpy as np

from courtcards.bots.recalling import MANY, MOST, tell_rows_by_seat, told
from courtcards.bots.royal_menagerie.signs import ACTS, SIGNS
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.engine.seats import clockwise
from courtcards.games.royal_menagerie.state import KINDS

ACTS_IN_ORDER = (
    "cards that gave the Vizier points, or took points from them; the same for others; cards that gave "
    "the seat itself points; shots at the Vizier, thefts from them; then cards played by kind"
)


def recollection(players: int) -> tuple[Field, ...]:
    """Describe what `recall` writes; seats are counted clockwise from the one that remembers."""
    return (
        Field("played", 1, 0, MANY, "how many cards were played"),
        Field(
            "brought",
            1,
            0,
            MANY,
            "how many of all cards drawn or laid out had been discarded before",
        ),
        Field(
            "known", players * KINDS, 0, MOST, "by seat and kind: cards everybody knows to be held"
        ),
        Field("acts", players * ACTS, 0, MOST, f"by seat: {ACTS_IN_ORDER}"),
        Field(
            "signs",
            players * SIGNS,
            -MANY,
            MANY,
            "by seat: how much its gifts, shots, thefts and trades speak for the Loyalist, in tenths",
        ),
    )


@compiled
def recall(m: Record, out: Array) -> None:
    """Write what a seat remembers."""
    out[0] = told(m.played, MANY)
    out[1] = told(m.brought, MANY)
    at = tell_rows_by_seat(m, m.known, MOST, out, 2)
    at = tell_rows_by_seat(m, m.acts, MOST, out, at)
    for i in range(m.players):
        signs = m.signs[clockwise(m, m.seat, i)]
        for k in range(SIGNS):
            out[at + k] = told(int(np.rint(10.0 * signs[k])), MANY)
        at += SIGNS
