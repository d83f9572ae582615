"""What can happen in Royal Gambit, as numbers for the trace."""

# A hand begins: one event for each kind of hand, in their order.
HAND_BEGAN, CATCH_UP_BEGAN, DUEL_BEGAN = range(3)

SHUFFLED, SAT_OUT, FLIPPED, NO_CARD, CHOSE, TARGETED, NO_EFFECT = range(3, 10)
GAVE, GAVE_NOTHING, HANDED_ON, COVERED, BUSTED = range(10, 15)
SET_COMPLETED, BANKED, HAND_ENDED, WON = range(15, 19)
