"""Worlds that are possible for one seat: hands, the Play Deck and roles, drawn at random."""

import numpy as np

from courtcards.bots.royal_menagerie.belief import loyalist_log_odds
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.luck import imagine_chance, mix
from courtcards.engine.trace import NONE
from courtcards.games.royal_menagerie.state import (
    CONSPIRATOR,
    COPIES,
    DECK,
    KINDS,
    LOYALIST,
    SEATS,
    SPECIES,
)


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Fill in all that a concealed record does not show, every arrangement equally likely."""
    draw_roles(s, luck)
    unseen = np.empty(DECK, np.int8)
    size = gather_unseen(s, m, unseen)
    mix(unseen, size, luck)
    hide_cards(s, m, unseen)
    imagine_chance(s, luck)


@compiled
def draw_roles(s: Record, luck: Array) -> None:
    """Give the roles that are not known to the seats whose roles are not known."""
    roles = np.empty(SEATS, np.int8)
    size = 0
    for role in range(CONSPIRATOR + 1):
        copies = 2 if role == CONSPIRATOR else 1
        for seat in range(SEATS):
            copies -= s.role[seat] == role
        for _ in range(copies):
            roles[size] = role
            size += 1
    mix(roles, size, luck)
    for seat in range(SEATS):
        if s.role[seat] == NONE:
            size -= 1
            s.role[seat] = roles[size]


@compiled
def gather_unseen(s: Record, m: Record, unseen: Array) -> int:
    """List the cards that the seat does not know the place of, and return how many there are."""
    size = 0
    for card in range(KINDS):
        for _ in range(count_unseen(s, m, card)):
            unseen[size] = card
            size += 1
    return size


@compiled
def count_unseen(s: Record, m: Record, card: int) -> int:
    """Count the cards of a kind that the seat does not know the place of."""
    count = COPIES if card < SPECIES else int(s.actions[card - SPECIES])
    count -= int(s.discard[card]) + (s.taken == card)
    for seat in range(SEATS):
        if card < SPECIES:
            count -= int(s.menagerie[seat, card])
        count -= int(s.hand[seat, card]) if seat == m.seat else int(m.known[seat, card])
    # 6.14: an action that is not finished is in no pile.
    for frame in range(s.depth):
        count -= int(s.lying[frame, card]) + (s.frame_card[frame] == card)
    return count


@compiled
def hide_cards(s: Record, m: Record, unseen: Array) -> None:
    """Deal shuffled cards to the other hands, in addition to what is known of them, and to the deck."""
    used = 0
    for seat in range(SEATS):
        if seat != m.seat:
            used = fill_hand(s, m, seat, unseen, used)
    for i in range(s.deck_size):
        s.deck[int(s.top) + i] = unseen[used + i]


@compiled
def fill_hand(s: Record, m: Record, seat: int, unseen: Array, used: int) -> int:
    """Give a hand what is known of it and unseen cards; return how many of these are used now."""
    missing = int(s.hand_size[seat])
    for card in range(KINDS):
        s.hand[seat, card] = m.known[seat, card]
        missing -= int(m.known[seat, card])
    for i in range(missing):
        s.hand[seat, unseen[used + i]] += 1
    return used + missing


@compiled
def weigh(s: Record, m: Record) -> float:
    """Return the logarithm of how well the roles of a world agree with what everyone did."""
    for seat in range(SEATS):
        if s.role[seat] == LOYALIST:
            return loyalist_log_odds(m, seat)
    return 0.0
