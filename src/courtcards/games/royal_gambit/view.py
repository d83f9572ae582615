"""What a viewer may know of a game of Royal Gambit: everything but the order of the deck."""

from typing import Any

import numpy as np

from courtcards.engine.chance import forget_chance
from courtcards.engine.compile import Array, Record, compiled, kernel
from courtcards.engine.contract import Field
from courtcards.engine.counts import count_words, word_sets
from courtcards.engine.gate import EVERYTHING
from courtcards.engine.phrases import Data
from courtcards.engine.record import OVER, Fields, as_records, fields_of
from courtcards.engine.seats import clockwise, relative
from courtcards.engine.trace import NONE, TRACE
from courtcards.games.royal_gambit.cards import cover_surplus, newest
from courtcards.games.royal_gambit.risk import count_next, count_risk, is_saved
from courtcards.games.royal_gambit.scoring import (
    SET_BONUS,
    SPANS,
    complete_sets,
    is_paired,
    points,
    worth,
)
from courtcards.games.royal_gambit.state import (
    CATCH_UP,
    COVERED_AT,
    DECK,
    EXTRA_LIFE,
    GIVE,
    IN_DECK,
    PLAYING,
    RANKS,
    RESOLVE,
    STAYED,
    SUITS,
    USED,
)
from courtcards.games.royal_gambit.words import CARDS, KINDS, PHASES, SETS, STATUS
from courtcards.games.royal_gambit.words import RANKS as RANK_WORDS

# Which sets are complete, by one bit each.
SETS_COMPLETE = word_sets(SETS)
# The ranks of each set, the lowest set first.
SET_RANKS = {
    word: "".join(RANK_WORDS[low : high + 1])
    for (low, high), word in sorted(zip(SPANS, SETS, strict=True))
}
# What is counted of a seat for its view.
POINTS, COMPLETE, PAIRING, SAVED, SEAT_COUNTS = range(5)
# What is counted of a face-up card.
WORTH, PAIRED, CARD_COUNTS = range(3)
NUMBERS = {word: card for card, word in enumerate(CARDS)}
# How many numbers of an observation say what is decided and how far the game is.
MOMENT = 13
# How many unfinished flips an observation shows; there are hardly ever more.
FLIPS_SHOWN = 4
MOST_TOTAL = 32767
# For trying what a move would do: nothing is written into it.
SILENT = as_records(np.zeros(1, TRACE))


@compiled
def conceal(s: Record, viewer: int) -> None:
    """Wipe out of a state all that a viewer may not know; which cards are in the deck is not secret."""
    if viewer != EVERYTHING:
        forget_chance(s)
        s.pile[:] = NONE


def see(record: Any, viewer: int) -> Data:
    """Tell what a viewer may know now."""
    s = fields_of(record)
    over = s.turn == OVER
    deck_size = s.pile_size - s.drawn
    left, counts = np.empty(RANKS, np.int64), np.empty((s.players, SEAT_COUNTS), np.int64)
    values = np.zeros((DECK, CARD_COUNTS), np.int64)
    # A single record takes much longer to hand over than an array.
    to_come = count_seats(np.asarray(record).reshape(1), left, counts, values)
    counted = counts.tolist()
    place, status = s.place.tolist(), s.status.tolist()
    seen = [card for card in range(DECK) if place[card] != IN_DECK]
    cards = _see_cards(s, place, seen)
    return {
        "phase": "over" if over else PHASES[s.phase],
        "turn": None if over else s.turn,
        "mover": None if over else s.mover,
        "kind": KINDS[s.kind],
        "hand": s.hands + (not over),
        "hands_played": s.hands,
        "max_hands": s.max_hands,
        "target": s.target,
        "seats": _see_seats(s, status, cards, counted),
        "acting": _see_acting(s),
        "meant": None if over else _see_meant(record, s),
        "waiting": _see_waiting(s),
        "deck_size": deck_size,
        "deck": _see_deck(s) if viewer == EVERYTHING else None,
        "seen": _spell(seen),
        # An empty deck has none; the next card comes from those of a new one.
        "unseen": count_words(left.tolist(), RANK_WORDS) if deck_size else {},
        "aids": _see_aids(status, to_come, counted)
        | {
            "worth": _see_worth(s.players, status, cards, values[:, WORTH].tolist()),
            "pairs": _spell(np.flatnonzero(values[:, PAIRED]).tolist()),
            "chase": _see_chase(s, status, counted),
        }
        | _see_cover(record, s),
    }


def own(record: Any, seat: int) -> Data:
    """Tell what a seat knows beyond what everybody does: nothing."""
    return {}


def _see_seats(
    s: Fields, status: list[int], cards: list[list[str]], counted: list[list[int]]
) -> list[Data]:
    totals = s.totals.tolist()
    return [
        {
            "total": totals[seat],
            "status": STATUS[status[seat]],
            "cards": cards[seat],
            "covered": cards[seat + COVERED_AT],
            "points": counted[seat][POINTS],
            "sets": list(SETS_COMPLETE[counted[seat][COMPLETE]]),
        }
        for seat in range(s.players)
    ]


def _see_cards(s: Fields, place: list[int], seen: list[int]) -> list[list[str]]:
    """List the cards at every place, except in the deck, in the order in which they came."""
    arrival = s.arrival.tolist()
    cards: list[list[str]] = [[] for _ in range(USED + 1)]
    for card in sorted(seen, key=arrival.__getitem__):
        cards[place[card]].append(CARDS[card])
    return cards


def _spell(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _see_deck(s: Fields) -> list[str]:
    """The deck, top card first."""
    return _spell(s.pile[s.drawn : s.pile_size].tolist())


def _see_acting(s: Fields) -> Data | None:
    """Tell the action card whose target or gift is being chosen, and who flipped it."""
    if s.acting == NONE:
        return None
    return {"seat": s.flipper[s.depth - 1].item(), "card": CARDS[s.acting]}


def _see_meant(record: Any, s: Fields) -> dict[str, str] | None:
    """Tell which card is meant by each rank that a move can name now."""
    if s.phase == RESOLVE:
        cards = s.waiting[s.depth - 1]
    elif s.phase == GIVE:
        cards = np.empty(RANKS, np.int64)
        find_gifts(np.asarray(record).reshape(1), cards)
    else:
        return None
    return {RANK_WORDS[card // SUITS]: CARDS[card] for card in cards.tolist() if card != NONE}


@kernel
def find_gifts(states: Array, gifts: Array) -> None:
    """Write for each rank which card of it the seat that decides would give; none is -1."""
    s = states[0]
    for rank in range(RANKS):
        gifts[rank] = newest(s, s.turn, rank)


def _see_waiting(s: Fields) -> list[Data]:
    """List the unfinished flips, newest first: who is to be checked, and action cards that wait."""
    flips = []
    for i in reversed(range(s.depth)):
        seat = s.flipper[i].item()
        cards = _spell([card for card in s.waiting[i].tolist() if card != NONE])
        if s.status[seat] == PLAYING:
            flips.append({"seat": seat, "cards": cards})
    return flips


def _see_aids(status: list[int], to_come: int, counted: list[list[int]]) -> Data:
    """Tell what the next flip may do to those still in the hand: nothing they could not count.

    `to_come` is how many cards it can be, `pairing` how many of these would make a pair, and
    `saved` whether a Queen could cover it. The sets are those that one can complete.
    """
    seats = [
        {"pairing": count[PAIRING], "saved": count[SAVED] > 0} if status[seat] == PLAYING else None
        for seat, count in enumerate(counted)
    ]
    return {
        "to_come": to_come,
        "seats": seats,
        "sets": SET_RANKS.copy(),
        "set_points": SET_BONUS,
    }


def _see_worth(
    players: int, status: list[int], cards: list[list[str]], worths: list[int]
) -> list[list[int] | None]:
    """List what each face-up card adds to what its seat banks, for those who bank."""
    return [
        [worths[NUMBERS[card]] for card in cards[seat]]
        if status[seat] in (PLAYING, STAYED)
        else None
        for seat in range(players)
    ]


def _see_chase(s: Fields, status: list[int], counted: list[list[int]]) -> list[Data | None]:
    """Tell those who play a catch-up whom they chase, and how far they are behind."""
    if s.turn == OVER or s.kind != CATCH_UP:
        return [None] * s.players
    totals = s.totals.tolist()
    # Whoever has left the hand, or sits it out as a leader, has a total that stays.
    fixed = [seat for seat in range(s.players) if status[seat] != PLAYING]
    best = max(fixed, key=totals.__getitem__)
    return [
        _see_gap(best, totals[best] - totals[seat] - counted[seat][POINTS])
        if status[seat] == PLAYING
        else None
        for seat in range(s.players)
    ]


def _see_gap(ahead: int, gap: int) -> Data:
    stay = "loses" if gap > 0 else "ties" if gap == 0 else "leads"
    return {"seat": ahead, "needed": max(gap + 1, 0), "stay": stay}


def _see_cover(record: Any, s: Fields) -> Data:
    """Tell what covering would turn face down and leave, while it can be chosen."""
    if s.turn == OVER or s.phase != EXTRA_LIFE:
        return {"cover": None, "cover_points": None}
    tried = as_records(np.asarray(record).reshape(1).copy())
    try_cover(tried, SILENT)
    left, counts = np.empty(RANKS, np.int64), np.empty((s.players, SEAT_COUNTS), np.int64)
    count_seats(tried, left, counts, np.zeros((DECK, CARD_COUNTS), np.int64))
    return {
        "cover": _spell(np.flatnonzero(tried[0]["place"] != s.place).tolist()),
        "cover_points": counts[s.turn, POINTS].item(),
    }


@kernel
def try_cover(states: Array, traces: Array) -> None:
    """Cover the pair of the seat that decides."""
    cover_surplus(states[0], traces[0], states[0].turn)


@kernel
def count_seats(states: Array, left: Array, counts: Array, values: Array) -> int:
    """Write from which ranks the next card comes, and what each seat's cards are worth and risk.

    Returns how many cards can come.
    """
    s = states[0]
    to_come = count_next(s, left)
    for seat in range(s.players):
        # What has been banked is in the total already.
        counts[seat, POINTS] = points(s.up[seat]) if s.status[seat] == PLAYING else 0
        counts[seat, COMPLETE] = complete_sets(s.up[seat])
        counts[seat, PAIRING] = count_risk(s, seat, left)
        counts[seat, SAVED] = is_saved(s.up[seat])
    for card in range(DECK):
        if s.place[card] < COVERED_AT:
            ranks = s.up[s.place[card]]
            values[card, WORTH] = worth(ranks, card // SUITS)
            values[card, PAIRED] = is_paired(ranks, card // SUITS)
    return to_come


def observation(players: int) -> tuple[Field, ...]:
    """Describe the observation; seats are counted clockwise from the viewer, who is 0."""
    last = players - 1
    return (
        Field("phase", 1, 0, 4, "what is decided: 0 turn, 1 resolve, 2 target, 3 give, 4 cover"),
        Field("turn", 1, -1, last, "who decides; -1 when the game is over"),
        Field("mover", 1, -1, last, "whose turn to hit or stay it is"),
        Field("acting", 1, -1, RANKS - 1, "rank of the action card being played; -1 none"),
        Field("actor", 1, -1, last, "who flipped it; -1 nobody"),
        Field("kind", 1, 0, 2, "the hand: 0 normal, 1 catch-up, 2 duel"),
        Field("hands", 1, 0, 1000, "how many hands are finished"),
        Field("max_hands", 1, 1, 1000, "how many hands are played at most"),
        Field("target", 1, 10, 200, "the target score"),
        Field("turns", 1, 0, 1, "option turns: 0 round, 1 run"),
        Field("deck", 1, 0, 1, "option deck: 0 fresh, 1 running"),
        Field("exhausted", 1, 0, 1, "1 if everyone stays when this turn is finished"),
        Field("deck_size", 1, 0, DECK, "how many cards the deck has"),
        Field("unseen", RANKS, 0, SUITS, "cards in the deck by rank"),
        Field(
            "waiting",
            3 * FLIPS_SHOWN,
            -1,
            RANKS - 1,
            "unfinished flips, newest first: flipper, two ranks that wait; -1 none",
        ),
        Field("status", players, 0, 3, "each seat: 0 away, 1 in the hand, 2 stayed, 3 bust"),
        Field("totals", players, 0, MOST_TOTAL, "each seat's total"),
        Field("points", players, 0, 400, "what each seat's face-up cards are worth now"),
        Field("cards", players * RANKS, 0, SUITS, "face-up cards by seat and rank"),
        Field("covered", players * RANKS, 0, SUITS, "covered cards by seat and rank"),
    )


@compiled
def observe(s: Record, viewer: int, out: Array) -> None:
    """Write what a viewer may know now, as numbers."""
    base = max(viewer, 0)
    _observe_moment(s, base, out)
    _observe_waiting(s, base, out, MOMENT + RANKS)
    n = MOMENT + RANKS + 3 * FLIPS_SHOWN
    players = int(s.players)
    for i in range(players):
        seat = clockwise(s, base, i)
        out[n + i] = s.status[seat]
        out[n + players + i] = min(s.totals[seat], MOST_TOTAL)
        out[n + 2 * players + i] = points(s.up[seat])
    n += 3 * players
    _observe_up(s, base, out, n)
    _observe_covered(s, base, out, n + players * RANKS)
    _observe_unseen(s, out, MOMENT)


@compiled
def _observe_moment(s: Record, base: int, out: Array) -> None:
    """Write what is decided and how far the game is."""
    out[0] = s.phase
    out[1] = relative(s, s.turn, base)
    out[2] = relative(s, s.mover, base)
    out[3] = _rank(s.acting)
    out[4] = NONE if s.acting == NONE else relative(s, s.flipper[s.depth - 1], base)
    out[5] = s.kind
    out[6] = s.hands
    out[7] = s.max_hands
    out[8] = s.target
    out[9] = s.turns
    out[10] = s.deck
    out[11] = s.exhausted
    out[12] = s.pile_size - s.drawn


@compiled
def _observe_waiting(s: Record, base: int, out: Array, n: int) -> None:
    """Write the unfinished flips of players still in the hand, newest first."""
    for i in range(3 * FLIPS_SHOWN):
        out[n + i] = NONE
    end = n + 3 * FLIPS_SHOWN
    for i in range(s.depth - 1, -1, -1):
        if s.status[s.flipper[i]] == PLAYING and n < end:
            out[n] = relative(s, s.flipper[i], base)
            out[n + 1] = _rank(s.waiting[i, 0])
            out[n + 2] = _rank(s.waiting[i, 1])
            n += 3


@compiled
def _observe_up(s: Record, base: int, out: Array, n: int) -> None:
    """Write the face-up cards by seat and rank."""
    for i in range(s.players):
        up = s.up[clockwise(s, base, i)]
        for rank in range(RANKS):
            out[n + rank] = up[rank]
        n += RANKS


@compiled
def _observe_covered(s: Record, base: int, out: Array, n: int) -> None:
    """Write the covered cards by seat and rank."""
    for i in range(s.players * RANKS):
        out[n + i] = 0
    # Hardly ever is a card covered, and counting is much faster than looking at each.
    covered = 0
    for card in range(DECK):
        covered += (s.place[card] >= COVERED_AT) & (s.place[card] < IN_DECK)
    if covered == 0:
        return
    for card in range(DECK):
        if COVERED_AT <= s.place[card] < IN_DECK:
            i = int(relative(s, s.place[card] - COVERED_AT, base))
            out[n + i * RANKS + card // SUITS] += 1


@compiled
def _observe_unseen(s: Record, out: Array, n: int) -> None:
    """Write the cards in the deck by rank."""
    for rank in range(RANKS):
        left = 0
        for card in range(rank * SUITS, rank * SUITS + SUITS):
            left += s.place[card] == IN_DECK
        out[n + rank] = left


@compiled
def _rank(card: int) -> int:
    """Return the rank of a card; none stays none."""
    return NONE if card == NONE else card // SUITS
