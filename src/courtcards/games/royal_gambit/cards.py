"""Where the cards of Royal Gambit lie and how they move."""

from courtcards.engine.compile import Record, compiled
from courtcards.engine.trace import EVERYONE, NONE, note, shuffle
from courtcards.games.royal_gambit.events import COVERED, SHUFFLED
from courtcards.games.royal_gambit.state import (
    BUST,
    COVERED_AT,
    DECK,
    EIGHT,
    IN_DECK,
    QUEEN,
    RANKS,
    SEATS,
    SUITS,
    TEN,
    USED,
)

# Shuffles
DECK_LABEL = 0


@compiled
def shuffle_all(s: Record, t: Record) -> None:
    """Make a new deck of all 52 cards (3.1)."""
    for card in range(DECK):
        s.pile[card] = card
        s.place[card] = IN_DECK
    _shuffle_pile(s, t, DECK)


@compiled
def put_away(s: Record) -> None:
    """Take the cards of the hand before off the table; they stay out of the deck (3.2)."""
    for card in range(DECK):
        if s.place[card] < IN_DECK:
            s.place[card] = USED


@compiled
def clear_counts(s: Record) -> None:
    """Leave nothing in front of the players."""
    for seat in range(SEATS):
        for rank in range(RANKS):
            s.up[seat, rank] = 0
    s.clock = 0


@compiled
def draw(s: Record, t: Record) -> int:
    """Take the top card of the deck, renewed if it is empty; -1 if no card is available."""
    # 4.10: only when a card must be flipped and there is none.
    if s.drawn == s.pile_size:
        renew(s, t)
    # 4.11: no card to be had.
    if s.drawn == s.pile_size:
        return NONE
    card: int = s.pile[s.drawn]
    s.pile[s.drawn] = NONE
    s.drawn += 1
    return card


@compiled
def renew(s: Record, t: Record) -> None:
    """Shuffle cards of earlier hands and of bust players, covered ones too, into a deck (4.10)."""
    size = 0
    # 3.7: in ascending order, so that the shuffle depends on the set of cards alone.
    for card in range(DECK):
        if is_free(s, card):
            s.pile[size] = card
            s.place[card] = IN_DECK
            size += 1
    if size == 0:
        return
    for seat in range(s.players):
        if s.status[seat] == BUST:
            for rank in range(RANKS):
                s.up[seat, rank] = 0
    _shuffle_pile(s, t, size)


@compiled
def is_free(s: Record, card: int) -> bool:
    """Say whether a card may go into a new deck: used in an earlier hand, or a bust player's."""
    place: int = s.place[card]
    if place >= IN_DECK:
        return place == USED
    status: int = s.status[place % COVERED_AT]
    return status == BUST


@compiled
def _shuffle_pile(s: Record, t: Record, size: int) -> None:
    s.drawn = 0
    s.pile_size = size
    shuffle(s, t, DECK_LABEL, s.pile, size)
    note(t, SHUFFLED, NONE, NONE, NONE, size, EVERYONE)


@compiled
def lay(s: Record, seat: int, card: int) -> None:
    """Lay a card face up in front of a seat, as the newest there."""
    s.place[card] = seat
    s.arrival[card] = s.clock
    s.clock += 1
    s.up[seat, card // SUITS] += 1


@compiled
def newest(s: Record, seat: int, rank: int) -> int:
    """Return the newest face-up card of a rank in front of a seat (2.9, G18)."""
    found = NONE
    when = NONE
    for card in range(rank * SUITS, rank * SUITS + SUITS):
        if s.place[card] == seat and s.arrival[card] > when:
            found = card
            when = s.arrival[card]
    return found


@compiled
def hand_over(s: Record, card: int, giver: int, receiver: int) -> None:
    """Move a face-up card from one seat to another; its effect is not activated (2.8)."""
    s.up[giver, card // SUITS] -= 1
    lay(s, receiver, card)
    stop_waiting(s, card)


@compiled
def stop_waiting(s: Record, card: int) -> None:
    """Make an 8 that left its place while it waited act no more (5.7, G5)."""
    # 5.7: a 7 or J acts all the same.
    if card // SUITS != EIGHT:
        return
    for i in range(s.depth):
        for k in range(2):
            if s.waiting[i, k] == card:
                s.waiting[i, k] = NONE


@compiled
def cover_surplus(s: Record, t: Record, seat: int) -> None:
    """Cover all except the oldest card of each numbered rank, and as many Queens (6.4, 6.6, G7)."""
    for rank in range(TEN + 1):
        while s.up[seat, rank] > 1:
            cover(s, t, seat, newest(s, seat, rank))
            cover(s, t, seat, newest(s, seat, QUEEN))


@compiled
def cover(s: Record, t: Record, seat: int, card: int) -> None:
    """Turn a card face down in front of its seat."""
    s.place[card] = seat + COVERED_AT
    s.up[seat, card // SUITS] -= 1
    stop_waiting(s, card)
    note(t, COVERED, seat, NONE, card, NONE, EVERYONE)
