"""The names of what is kept about each seat's acts."""

from courtcards.games.royal_menagerie.state import KINDS

# Evidence for being the Loyalist, summed over a seat's gifts, shots, thefts and trades.
SIGN_GIFT, SIGN_SHOT, SIGN_THEFT, SIGN_TRADE = range(4)
SIGNS = 4

# Counts of acts by what they did to the Vizier's and the other seats' points: a kind act gives
# points, an unkind one takes some away. Trades count for both seats. Then how often a seat shot at
# or stole from the Vizier, and how many cards of each kind it played.
KIND_TO_VIZIER, UNKIND_TO_VIZIER, KIND_TO_OTHERS, UNKIND_TO_OTHERS, KIND_TO_SELF = range(5)
SHOT_VIZIER, ROBBED_VIZIER = 5, 6
CARDS_PLAYED = 7
ACTS = CARDS_PLAYED + KINDS
