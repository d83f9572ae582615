"""The state record of Cockroach Poker, and the fields it shares with its royal relative."""

from typing import Any

import numpy as np

from courtcards.engine.record import record_dtype

SEATS = 6
CREATURES = 8
COPIES = 8
CLAIMS = 8
DECK = CREATURES * COPIES

# Phases: what the seat to move decides.
OFFER, JUDGE, PASS_ON = range(3)

# Reasons for losing; 0 while the game goes on. Losing by a limit of n of a kind is reason n, except for two
# of a kind, which only smaller decks allow: its number was taken.
EMPTY_HAND, ONE_OF_EACH, STALEMATE, TWO_OF_A_KIND = 1, 2, 9, 10

# Who takes a card that was judged correctly (C2).
LAST_CLAIMANT, ROUND_STARTER = range(2)


def passing_fields(kinds: int, animals: int) -> list[Any]:
    """Return the fields of a game in which a card is passed round with claims.

    A hand counts cards by kind, a row the face-up cards by animal. `card` is the one on its way
    (-1: none), `path` the seats it has visited, its holder last at `path[hops]`; `said[i]` is what
    `path[i]` claimed on handing it over, and `seen` the set of seats that know it, one bit each.
    """
    return [
        ("limit", np.int8),
        ("one_of_each_loses", np.int8),
        ("taker", np.int8),
        ("loser", np.int8),
        ("rounds", np.int16),
        ("card", np.int8),
        ("seen", np.int8),
        ("hops", np.int8),
        ("path", np.int8, SEATS),
        ("said", np.int8, SEATS),
        ("hand_size", np.int8, SEATS),
        ("hand", np.int8, (SEATS, kinds)),
        ("rows", np.int8, (SEATS, animals)),
    ]


# `creatures`, `copies` and `removed` say which deck is played with: of how many kinds, with how many
# cards of each, and how many of those are out of play. `deck` is the shuffled deck while dealing;
# afterwards only cards out of play remain in it. The cards of a creature have a colour each (C11): they
# are told apart when they are laid down, so `laid` counts them by creature and `colours` is the set of
# colours, one bit each, in front of each seat.
STATE = record_dtype(
    "cockroach_poker",
    [
        *passing_fields(CREATURES, CREATURES),
        ("creatures", np.int8),
        ("copies", np.int8),
        ("removed", np.int8),
        ("deck", np.int8, DECK),
        ("laid", np.int8, CREATURES),
        ("colours", np.uint8, (SEATS, CREATURES)),
    ],
)
