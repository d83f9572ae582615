"""What a viewer may know of a game of Cockroach Poker Royal: the only gate for hidden information."""

from typing import Any

from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.engine.counts import counter, spell, word_sets
from courtcards.engine.gate import EVERYTHING
from courtcards.engine.phrases import Data
from courtcards.engine.record import Fields, fields_of
from courtcards.engine.seats import clockwise, relative
from courtcards.engine.trace import NONE
from courtcards.games.cockroach_poker.view import (
    conceal_passing,
    observe_passing,
    own_passing,
    passing_observation,
    see_danger,
    see_passing,
    see_truths,
)
from courtcards.games.cockroach_poker_royal.state import ANIMALS, JOKER, KINDS, MAX_PILE
from courtcards.games.cockroach_poker_royal.words import ANIMALS as ANIMAL_WORDS
from courtcards.games.cockroach_poker_royal.words import CARDS, CLAIMS, true_claims

SPECIALS = CARDS[JOKER:]
ANIMAL_SETS = word_sets(ANIMAL_WORDS)
see_row = counter(CLAIMS)


@compiled
def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    if viewer != EVERYTHING:
        conceal_passing(s, viewer)
        # R11: only the top of the pile is public.
        s.pile[: max(s.pile_size - 1, 0)] = NONE


def see(record: Any, viewer: int) -> Data:
    """Tell what a viewer may know now."""
    s = fields_of(record)
    table = see_passing(s, viewer, CARDS, CLAIMS, see_row)
    table["aids"] = {
        "truths": see_truths(table, viewer, true_claims),
        "danger": see_danger(s, ANIMALS, ANIMAL_SETS),
    }
    # There are more seats in a record than at most tables.
    for data, crowns in zip(table["seats"], s.crowns.tolist(), strict=False):
        data["royals"] = spell(crowns, ANIMAL_WORDS) if 1 in crowns else []
    table |= _see_pile(s, viewer)
    table |= _see_specials(s)
    return table


def own(record: Any, seat: int) -> Data:
    """Tell what a seat knows beyond what everybody does: its hand, and perhaps the card on its way."""
    return own_passing(record, seat, CARDS, true_claims)


def _see_pile(s: Fields, viewer: int) -> Data:
    """R11: only the top of the pile is public."""
    size = s.pile_size
    pile = s.pile[:size].tolist()
    return {
        "pile_size": size,
        "pile_top": CARDS[pile[-1]] if pile else None,
        "pile": [CARDS[card] for card in reversed(pile)] if viewer == EVERYTHING else None,
    }


def _see_specials(s: Fields) -> Data:
    seats = zip(SPECIALS, s.last_seen.tolist(), strict=True)
    return {
        "aside": spell(s.aside.tolist(), SPECIALS),
        "payments": s.due_payments,
        # R3: whose hand each special was last seen going into.
        "last_seen": {word: seat for word, seat in seats if seat != NONE},
    }


def observation(players: int) -> tuple[Field, ...]:
    """Describe the observation; seats are counted clockwise from the viewer, who is 0."""
    return (
        *passing_observation(players, KINDS, ANIMALS),
        Field("pile_size", 1, 0, MAX_PILE, "how many cards the penalty pile has"),
        Field("pile_top", 1, -1, KINDS - 1, "its top card; -1 when it is empty"),
        Field("payments", 1, 0, 2, "how many payments the seat to move still owes"),
        Field("quiet", 1, 0, 20, "rounds in a row in which nothing was laid down"),
        Field("aside", 2, 0, 1, "whether joker and blank lie on the table"),
        Field("last_seen", 2, -1, players - 1, "whose hand joker and blank were seen going into"),
        Field("crowns", players * ANIMALS, 0, 1, "royals lying face up by seat and animal"),
    )


@compiled
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    base = max(viewer, 0)
    n = observe_passing(s, viewer, out, KINDS, ANIMALS)
    out[n] = s.pile_size
    out[n + 1] = s.pile[s.pile_size - 1] if s.pile_size > 0 else NONE
    out[n + 2] = s.due_payments
    out[n + 3] = s.quiet
    for i in range(2):
        out[n + 4 + i] = s.aside[i]
        out[n + 6 + i] = relative(s, s.last_seen[i], base)
    n += 8
    for i in range(s.players):
        seat = clockwise(s, base, i)
        for animal in range(ANIMALS):
            out[n + animal] = s.crowns[seat, animal]
        n += ANIMALS
