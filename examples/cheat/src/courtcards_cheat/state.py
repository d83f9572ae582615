"""The state record of Cheat: its fields and its named constants."""

import numpy as np

from courtcards.engine.record import record_dtype

SEATS = 6
RANKS = 13
COPIES = 4
DECK = RANKS * COPIES

# Phases: what the seat to move decides.
NAME, LAY, ANSWER = range(3)

# Which rank the next turn may claim (4.1, 4.2).
UP, UP_OR_DOWN = range(2)

# Reasons for the end; 0 while the game goes on.
NO_CARDS_LEFT, LAST_TURN = 1, 2

# The first five fields are the options. `rank` is what this turn's cards are claimed to be, `layer` who
# lays them. Cards are counted by rank: `hand` for each seat, `laid` for those of this turn, and `pile`
# for those below, by the seat that laid them, because it remembers them.
STATE = record_dtype(
    "cheat",
    [
        ("ranks", np.int8),
        ("copies", np.int8),
        ("most", np.int8),
        ("order", np.int8),
        ("max_turns", np.int16),
        ("turns", np.int16),
        ("rank", np.int8),
        ("layer", np.int8),
        ("laid_size", np.int8),
        ("laid", np.int8, RANKS),
        ("hand_size", np.int8, SEATS),
        ("hand", np.int8, (SEATS, RANKS)),
        ("pile_size", np.int8, SEATS),
        ("pile", np.int8, (SEATS, RANKS)),
        ("deck", np.int8, DECK),
    ],
)
