"""The state record of Cockroach Poker Royal: that of Cockroach Poker, and what royals add."""

import numpy as np

from courtcards.engine.record import record_dtype
from courtcards.games.cockroach_poker.state import SEATS, passing_fields

ANIMALS = 7
COPIES = 8
# Kinds of cards: the animals, their royals, then the two specials.
FIRST_ROYAL = ANIMALS
JOKER = 2 * ANIMALS
BLANK = JOKER + 1
KINDS = BLANK + 1
# Claims: the animals, then royal.
CLAIM_ROYAL = ANIMALS
DECK = ANIMALS * COPIES + ANIMALS + 2

PENALTY_CARDS = 7
PENALTY_CARDS_OF_TWO = 16
MAX_PILE = 16
QUIET_ROUNDS = 20

# The phase that Cockroach Poker does not have.
PAY = 3

# The values of the options.
TAKEN, ALWAYS = range(2)
HAND, TABLE = range(2)
AS_TAKEN, INERT = range(2)

# `pile` is the penalty pile, its top last. `due_draws` and `due_payments` are what the player to
# move still owes (R12), `quiet` counts rounds in a row in which nothing was laid down (R14),
# `crowns` are the royals in front of each seat, `aside` the specials on the table and `last_seen`
# the seat whose hand a special publicly went to (R3), both in the order joker, blank.
STATE = record_dtype(
    "cockroach_poker_royal",
    [
        *passing_fields(KINDS, ANIMALS),
        ("royal_penalty", np.int8),
        ("special_goes", np.int8),
        ("specials_pay", np.int8),
        ("special_penalty", np.int8),
        ("due_draws", np.int8),
        ("due_payments", np.int8),
        ("quiet", np.int8),
        ("laid_any", np.int8),
        ("pile_size", np.int8),
        ("pile", np.int8, MAX_PILE),
        ("crowns", np.int8, (SEATS, ANIMALS)),
        ("aside", np.int8, 2),
        ("last_seen", np.int8, 2),
        ("deck", np.int8, DECK),
    ],
)
