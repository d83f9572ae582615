"""Whole states of Cockroach Poker Royal that a seat cannot tell from the real one."""

import numpy as np

from courtcards.bots.cockroach_poker.guesses import MALICE
from courtcards.bots.cockroach_poker.worlds import (
    hand_out,
    is_hidden,
    is_secret,
    weigh_claims,
    weigh_judgements,
)
from courtcards.bots.cockroach_poker_royal.memory import NOBODY, TRUTH
from courtcards.engine.chance import quick_below
from courtcards.engine.compile import Array, Record, compiled
from courtcards.engine.luck import imagine_chance, mix
from courtcards.engine.trace import NONE
from courtcards.games.cockroach_poker.state import CLAIMS
from courtcards.games.cockroach_poker_royal.rules import animal_of, is_royal, is_special, payable
from courtcards.games.cockroach_poker_royal.state import (
    ANIMALS,
    BLANK,
    COPIES,
    DECK,
    JOKER,
    KINDS,
)

# How many times a draw is repeated at most if it is impossible because the game would be over (R13).
TRIES = 64


@compiled
def draw(s: Record, m: Record, luck: Array) -> None:
    """Deal the unseen cards to the unseen places, every arrangement being equally likely."""
    hidden = is_hidden(s)
    for _ in range(TRIES):
        pool = np.empty(DECK, np.int8)
        sizes = s.hand_size.copy()
        place_specials(s, m, luck)
        size = gather(s, m, pool)
        mix(pool, size, luck)
        size = hand_out(s, m.seat, pool, size)
        for i in range(size):
            s.pile[i] = pool[i]
        for seat in range(s.players):
            s.hand_size[seat] = sizes[seat]
        if could_go_on(s):
            break
        take_back(s, m.seat, hidden)
    imagine_chance(s, luck)


@compiled
def take_back(s: Record, viewer: int, hidden: bool) -> None:
    """Undo a draw."""
    if hidden:
        s.card = NONE
    for seat in range(s.players):
        if seat != viewer:
            s.hand[seat, :] = 0


@compiled
def place_specials(s: Record, m: Record, luck: Array) -> None:
    """Put specials that are known to be in a hand there, or on their way if they may have left it.

    The hand's size is made smaller meanwhile, so that the rest of it can be filled like any other.
    """
    for k in range(2):
        if m.held[k] == NOBODY or m.held[k] - 1 == m.seat or s.card == JOKER + k:
            continue
        seat = m.held[k] - 1
        places = s.hand_size[seat]
        left = is_hidden(s) and s.path[0] == seat
        if left and quick_below(luck, places + 1) == places:
            s.card = JOKER + k
        else:
            s.hand[seat, JOKER + k] = 1
            s.hand_size[seat] -= 1


@compiled
def gather(s: Record, m: Record, pool: Array) -> int:
    """Collect all cards whose place is not known."""
    size = 0
    for card in range(KINDS):
        for _ in range(count_left(s, card)):
            pool[size] = card
            size += 1
    return size


@compiled
def count_left(s: Record, card: int) -> int:
    """Count the cards of a kind that the record does not show anywhere."""
    left = count_unshown(s, card) - (s.card == card)
    for seat in range(s.players):
        left -= s.hand[seat, card]
    return left


@compiled
def count_unshown(s: Record, card: int) -> int:
    """Count the cards of a kind that do not lie face up."""
    left = COPIES if card < ANIMALS else 1
    if s.pile_size > 0:
        left -= s.pile[s.pile_size - 1] == card
    if is_special(card):
        return left - s.aside[card - JOKER]
    for seat in range(s.players):
        if is_royal(card):
            left -= s.crowns[seat, animal_of(card)]
        else:
            left -= s.rows[seat, card] - s.crowns[seat, card]
    return left


@compiled
def could_go_on(s: Record) -> bool:
    """Say whether anyone held a card that may be laid down when the round began (R13)."""
    if s.card != NONE and (s.specials_pay == 1 or not is_special(s.card)):
        return True
    for seat in range(s.players):
        if payable(s, seat) > 0:
            return True
    return False


@compiled
def weigh(s: Record, m: Record) -> float:
    """Return the logarithm of how likely the others chose, claimed and judged as they did."""
    if not is_secret(s, m.seat):
        return weigh_judgements(s, m)
    malice = 0.0
    if s.card < BLANK - 1:
        malice = np.log(1.0 + MALICE * s.rows[s.path[1], animal_of(s.card)] / s.limit)
    return malice + weigh_claims(s, m, TRUTH, CLAIMS) + weigh_judgements(s, m)
