"""The state record of Royal Menagerie, with the names of its cards, roles, phases and events."""

import numpy as np

from courtcards.engine.record import record_dtype

SEATS = 4

# Cards: six species of animals, then five kinds of actions.
SPECIES = 6
MAMMOTH = 5
SHOOT, STEAL, TRADE, BAZAAR, WINDFALL = range(SPECIES, SPECIES + 5)
ACTIONS = 5
KINDS = SPECIES + ACTIONS
COPIES = 5
ACTION_CARDS = 16
DECK = SPECIES * COPIES + ACTION_CARDS
ALL_SPECIES = (1 << SPECIES) - 1

ROOM = 3
STARTING_ANIMALS = 2
STARTING_HAND = 3
STALLS = 4
WINDFALL_CARDS = 2
VIZIER_CARDS = 2

# Roles
VIZIER, LOYALIST, CONSPIRATOR = range(3)

# Phases: what the seat to move decides.
PLAY, PLAY_TAKEN, TAKE = range(3)

# Reasons for the end; 0 while the game goes on.
SOLO, SHARED, CONSPIRATORS, NO_WINNER = range(1, 5)

# Who wins when the two sums are equal (M13).
NOBODY_WINS, CONSPIRATORS_WIN = range(2)

# At most this many Bazaars and Windfalls are in the game (M1), so no more can be open at once.
NESTED = 8
# The turn itself is the bottom of the stack.
FRAMES = 1 + NESTED

# Shuffles
ROLES_LABEL, DECK_LABEL, DISCARD_LABEL = range(3)

# Events: the deal, then cards coming, cards played, what follows from them, and the end.
ROLE_DEALT, STARTED_WITH, SET_ASIDE, DEALT = range(4)
DREW, DREW_BACK, RESHUFFLED, END_STAGE = range(4, 8)
GIFTED, SHOT, STOLEN, TRADED, BAZAAR_OPENED, LAID, TOOK, WINDFALL_PLAYED, DISCARDED = range(8, 17)
STAMPEDED, REVEALED, SCORED, WON, NOBODY_WON = range(17, 22)

# `deck` is the Play Deck from `top` on, `deck_size` cards; places no longer in it hold -1. Hands,
# menageries and the discard pile count cards by kind. `has` and `full` are the sets of species, one
# bit each, that a menagerie holds at all and holds three of; `points` is what it is worth now.
# `active` is the seat whose turn it is, `taken` the card just taken from a Bazaar (-1: none).
#
# The stack of what is going on has `depth` frames, the turn first and the newest action last. A
# frame has the action card being resolved (-1 for the turn), the seat that played it, the seat that
# goes next, and how many cards are left to play or to take; `lying` are the cards in its Bazaar.
STATE = record_dtype(
    "royal_menagerie",
    [
        ("tie", np.int8),
        ("actions", np.int8, ACTIONS),
        ("role", np.int8, SEATS),
        ("active", np.int8),
        ("end_stage", np.int8),
        ("taken", np.int8),
        ("top", np.int8),
        ("deck_size", np.int8),
        ("deck", np.int8, DECK),
        ("discard", np.int8, KINDS),
        ("hand_size", np.int8, SEATS),
        ("hand", np.int8, (SEATS, KINDS)),
        ("menagerie", np.int8, (SEATS, SPECIES)),
        ("has", np.int8, SEATS),
        ("full", np.int8, SEATS),
        ("points", np.int8, SEATS),
        ("depth", np.int8),
        ("frame_card", np.int8, FRAMES),
        ("frame_seat", np.int8, FRAMES),
        ("frame_next", np.int8, FRAMES),
        ("frame_left", np.int8, FRAMES),
        ("lying", np.int8, (FRAMES, KINDS)),
    ],
)
