"""What a viewer may know of a game of Cockroach Poker: the only gate for hidden information."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from courtcards.engine.chance import forget_chance
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.contract import Field
from courtcards.engine.counts import KEPT_ROWS, counter, lines, spell, word_sets
from courtcards.engine.gate import EVERYTHING, may_know, may_see
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, Fields, fields_of
from courtcards.engine.seats import clockwise, relative
from courtcards.engine.trace import NONE
from courtcards.games.cockroach_poker.rules import losing_animals
from courtcards.games.cockroach_poker.state import CLAIMS, CREATURES, JUDGE, PASS_ON, SEATS
from courtcards.games.cockroach_poker.words import CARDS, COLOURS, PHASES, TrueClaims, true_claims

COLOUR_SETS = word_sets(COLOURS)
CREATURE_SETS = word_sets(CARDS)
ALL_CREATURES = (1 << CREATURES) - 1
# Tells the face-up cards of a seat.
SeeRow = Callable[[bytes], dict[str, int]]
see_row = counter(CARDS)


@compiled
def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know."""
    if viewer != EVERYTHING:
        conceal_passing(s, viewer)
        # C8: what was removed stays unseen.
        s.deck[:] = NONE


@compiled
def conceal_passing(s: Record, viewer: int) -> None:
    """Wipe out other hands, the card on its way, and chance."""
    forget_chance(s)
    for seat in range(SEATS):
        if seat != viewer:
            s.hand[seat, :] = 0
    if not may_see(viewer, s.seen):
        s.card = NONE


def see(record: Any, viewer: int) -> Data:
    """Tell what a viewer may know now."""
    s = fields_of(record)
    table = see_passing(s, viewer, CARDS, CARDS, see_row)
    table["aids"] = {
        "truths": see_truths(table, viewer, true_claims),
        "danger": see_danger(s, s.creatures, CREATURE_SETS),
    }
    # There are more seats in a record than at most tables.
    for data, row, colours in zip(table["seats"], lines(s.rows), lines(s.colours), strict=False):
        data["colours"] = _see_colours(row, colours)
    return table


def own(record: Any, seat: int) -> Data:
    """Tell what a seat knows beyond what everybody does: its hand, and perhaps the card on its way."""
    return own_passing(record, seat, CARDS, true_claims)


def own_passing(record: Any, seat: int, cards: tuple[str, ...], true_claims: TrueClaims) -> Data:
    """Tell a seat's hand, what it knows of the card on its way, and what is true of these cards."""
    hand = spell(record["hand"][seat].tolist(), cards)
    patch: Data = {"seats": {str(seat): {"hand": hand}}}
    card, on_its_way = record["card"].item(), None
    if card != NONE and record["hops"].item() and record["turn"].item() != OVER:
        on_its_way = cards[card]
        patch["passed"] = {"card": on_its_way}
    patch["aids"] = {"truths": _truths(hand, on_its_way, true_claims)}
    return patch


def see_truths(table: Data, viewer: int, true_claims: TrueClaims) -> Data:
    """Tell which claims are true of each card that a viewer can make claims about."""
    if viewer < 0:
        return {}
    card = table["passed"] and table["passed"]["card"]
    return _truths(table["seats"][viewer]["hand"], card, true_claims)


def see_danger(s: Fields, animals: int, words: tuple[tuple[str, ...], ...]) -> list[list[str]]:
    """Tell for each seat of which animals one more loses, or which lost; `words` has every set of them."""
    more = 0 if s.turn == OVER else 1
    found = losing_animals(s.rows, animals, s.limit, s.one_of_each_loses, more)
    danger: list[list[str]] = [[] for _ in range(s.players)]
    # Most of the time there is nothing to add.
    for seat in range(s.players if found else 0):
        danger[seat] += words[found >> seat * CREATURES & ALL_CREATURES]
    return danger


def _truths(hand: list[str], card: str | None, true_claims: TrueClaims) -> Data:
    known = dict.fromkeys(hand if card is None else [*hand, card])
    return {card: list(true_claims(card)) for card in known}


@lru_cache(KEPT_ROWS)
def _see_colours(row: bytes, colours: bytes) -> dict[str, list[str]]:
    """Tell the colours of the face-up cards of a seat, by creature (C11); all views share what is told."""
    return {
        CARDS[card]: list(COLOUR_SETS[colours[card]]) for card, count in enumerate(row) if count
    }


def see_passing(
    s: Fields, viewer: int, cards: tuple[str, ...], claims: tuple[str, ...], see_row: SeeRow
) -> Data:
    """Tell what a viewer may know of hands, rows and the card on its way."""
    over = s.turn == OVER
    return {
        "phase": "over" if over else PHASES[s.phase],
        "turn": None if over else s.turn,
        "round": s.rounds,
        "limit": s.limit,
        "seats": _see_seats(s, viewer, cards, see_row),
        "passed": _see_card(s, viewer, cards, claims),
    }


def _see_seats(s: Fields, viewer: int, cards: tuple[str, ...], see_row: SeeRow) -> list[Data]:
    sizes, rows = s.hand_size.tolist(), lines(s.rows)
    return [
        {
            "hand_size": sizes[seat],
            "hand": spell(s.hand[seat].tolist(), cards) if may_know(viewer, 1 << seat) else None,
            "row": see_row(rows[seat]),
        }
        for seat in range(s.players)
    ]


def _see_card(
    s: Fields, viewer: int, cards: tuple[str, ...], claims: tuple[str, ...]
) -> Data | None:
    """The way of the card: who had it, who claimed what, and what it is if the viewer knows."""
    hops = s.hops
    if hops == 0 or s.turn == OVER:
        return None
    known = s.card != NONE and may_know(viewer, s.seen)
    return {
        "path": s.path[: hops + 1].tolist(),
        "claims": [claims[claim] for claim in s.said[:hops].tolist()],
        "on_its_way": s.phase in (JUDGE, PASS_ON),
        "card": cards[s.card] if known else None,
    }


def observation(players: int) -> tuple[Field, ...]:
    """Describe the observation; seats are counted clockwise from the viewer, who is 0."""
    return passing_observation(players, CREATURES, CREATURES)


def passing_observation(players: int, kinds: int, animals: int) -> tuple[Field, ...]:
    """Describe what `observe_passing` writes."""
    return (
        Field("phase", 1, 0, 3, "what is decided: 0 offer, 1 judge, 2 pass on, 3 pay"),
        Field("turn", 1, -1, players - 1, "who decides; -1 when the game is over"),
        Field("card", 1, -1, kinds - 1, "the card on its way; -1 unknown or none"),
        Field("path", SEATS, -1, players - 1, "who has had the card, in order; -1 nobody"),
        Field("said", SEATS, -1, CLAIMS - 1, "what each of them claimed; -1 nothing"),
        Field("limit", 1, 2, 8, "how many of a kind lose"),
        Field("hand", kinds, 0, 8, "the viewer's cards by kind"),
        Field("hand_sizes", players, 0, 33, "how many cards each seat holds"),
        Field("rows", players * animals, 0, 8, "face-up cards by seat and animal"),
    )


@compiled
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    observe_passing(s, viewer, out, CREATURES, CREATURES)


@compiled
def observe_passing(s: Record, viewer: int, out: Array, kinds: int, animals: int) -> int:
    """Write hands, rows and the card on its way; return how many numbers were written."""
    base = max(viewer, 0)
    out[0] = s.phase
    out[1] = relative(s, s.turn, base)
    out[2] = s.card if may_see(viewer, s.seen) else NONE
    for i in range(SEATS):
        out[3 + i] = relative(s, s.path[i], base)
        out[3 + SEATS + i] = s.said[i]
    n = 3 + 2 * SEATS
    out[n] = s.limit
    n += 1
    for card in range(kinds):
        out[n + card] = s.hand[base, card] if viewer >= 0 else 0
    n += kinds
    for i in range(s.players):
        out[n + i] = s.hand_size[clockwise(s, base, i)]
    n += int(s.players)
    for i in range(s.players):
        row = s.rows[clockwise(s, base, i)]
        for animal in range(animals):
            out[n + animal] = row[animal]
        n += animals
    return n
