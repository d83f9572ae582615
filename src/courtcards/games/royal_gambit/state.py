"""The state record of Royal Gambit.

A card is a number from 0 to 51: its rank is `card // SUITS` (A 2 … 9 T J Q K), its suit the rest
(c d h s).
"""

import numpy as np

from courtcards.engine.record import record_dtype

SEATS = 8
RANKS = 13
SUITS = 4
DECK = RANKS * SUITS

# Ranks that rules speak of; those up to the ten are numbered cards, those up to the five points.
FIVE, SIX, SEVEN, EIGHT, TEN, JACK, QUEEN, KING = 4, 5, 6, 7, 9, 10, 11, 12

# Phases: what the seat to move decides.
TURN, RESOLVE, TARGET, GIVE, EXTRA_LIFE = range(5)

# What a seat is to the hand being played: it sits the hand out, is still in it, stayed or bust.
AWAY, PLAYING, STAYED, BUST = range(4)

# Where a card is: below `COVERED_AT` face up at that seat, below `IN_DECK` covered at the seat
# `place - COVERED_AT`, in the deck, or used in an earlier hand.
COVERED_AT, IN_DECK, USED = SEATS, 2 * SEATS, 2 * SEATS + 1

# Kinds of hand.
NORMAL, CATCH_UP, DUEL = range(3)

# Reasons for the end; 0 while the game goes on.
HIGHEST_TOTAL, WON_DUEL, MAX_HANDS = 1, 2, 3

# Values of the options `turns` (G2) and `deck` (G10).
ROUND, RUN = range(2)
FRESH, RUNNING = range(2)

# How many flips can be unfinished at once: the hit, and one for every Jack flipped since. There are
# four Jacks when a hand begins, and each of at most seven busts can bring them back into the deck.
FLIPS = 1 + SUITS * SEATS

# `mover` is the seat whose turn to hit or stay it is, `hands` how many hands are finished. `up`
# counts the face-up cards by seat and rank; `arrival` tells which came later. The deck is
# `pile[drawn:pile_size]`, top card first; `exhausted` says that a flip could not be made. The
# unfinished flips are a stack, the newest at `depth - 1`: who flipped, and the action cards that
# still wait (-1: none). `acting` is the action card whose target or gift is being chosen.
STATE = record_dtype(
    "royal_gambit",
    [
        ("turns", np.int8),
        ("deck", np.int8),
        ("target", np.int16),
        ("max_hands", np.int16),
        ("hands", np.int16),
        ("kind", np.int8),
        ("mover", np.int8),
        ("still_in", np.int8),
        ("exhausted", np.int8),
        ("acting", np.int8),
        ("depth", np.int8),
        ("drawn", np.int8),
        ("pile_size", np.int8),
        ("clock", np.int16),
        ("totals", np.int32, SEATS),
        ("status", np.int8, SEATS),
        ("up", np.int8, (SEATS, RANKS)),
        ("place", np.int8, DECK),
        ("arrival", np.int16, DECK),
        ("pile", np.int8, DECK),
        ("flipper", np.int8, FLIPS),
        ("waiting", np.int8, (FLIPS, 2)),
    ],
)
