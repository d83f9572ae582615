"""Numbers of Royal Menagerie's bots that `make fit` does not write, and how each was chosen."""

import numpy as np

from courtcards.games.royal_menagerie.state import BAZAAR, KINDS, SHOOT, STEAL, TRADE

# The share of chance of a careful player, in chances to win. Of 0.015, 0.005, 0.002 and 0.001 each
# won more often than the one before; a little chance is left so that a seat cannot be read. It goes
# with the square of the whim, because four times as much chance costs hardly 1 % of the games.
TEMPERATURE = 0.0015
# The same of others, when their acts are judged: four times as much, a guess, for all that this model of
# them leaves out (their hands, their characters).
TEMPERATURE_OF_OTHERS = 0.006
# No single act says more than this, a guess: anyone may be hiding, careless or short of good cards.
MOST_TELLING = 1.5
# What a card is worth in the hand at the start, in chances to win, to a seat of middling nerve. Tried
# over 8,000 games each: with 0.03, 0.06, 0.12 and 0.25 for Shoot, Steal and Trade a Vizier won 54,
# 56, 58 and 59 %, because what comes late stays; a Bazaar kept back (0.01) lost 4 % against one not (-0.01).
KEEPING = np.zeros(KINDS)
KEEPING[[SHOOT, STEAL, TRADE]] = 0.25
KEEPING[BAZAAR] = -0.02
# How far loyalty, or the lack of it, bends the aims; by hand, so that characters differ to the eye
# but still play to win: what a solo victory counts more or less to the Vizier, what a point of one's
# own counts beside the side's victory, and what the side counts even if the Vizier may win alone.
MOST_PRIDE = 0.3
MOST_GREED = 0.01
MOST_ZEAL = 0.5
# How much more a favourite species is thought to be worth, and what a habit is worth, in chances to win.
FONDNESS, WORTH_OF_A_HABIT = 0.2, 0.01
# Which moves a search mixes so that nobody can read it, and how far it plays on where it leaves its tree
# (`bots.contract.Mind`): guesses.
MIXED, PLAYOUT = 0.8, 4
# The points that a menagerie can expect at the end, by how many cards are left to play (`LEFT_NODES`).
# Columns: one, two, three of a species; the same of mammoths; and having four or five species, when a
# stampede is near. The first row is the rules (8.2 to 8.5), the others are least squares over games that
# earlier bots played. They were kept by match: with what `make fit` finds in games of today's bots, `thumb`
# is weaker (bench/FIT.md).
WORTH_NODES = np.array(
    [
        [1.00, 3.00, 0.00, 2.00, 6.00, 0.00, 0.00, 0.00],
        [1.01, 2.48, 0.56, 1.73, 4.36, 1.27, -0.06, -0.76],
        [1.00, 2.20, 0.86, 1.58, 3.45, 1.85, -0.10, -1.09],
        [0.94, 1.88, 1.11, 1.19, 2.55, 2.01, -0.18, -1.70],
        [0.87, 1.69, 1.30, 0.97, 2.09, 1.98, -0.32, -1.92],
        [0.81, 1.46, 1.52, 0.82, 1.76, 1.98, -0.64, -2.23],
        [0.73, 1.24, 1.51, 0.76, 1.47, 2.06, -0.89, -2.42],
        [0.57, 1.04, 1.38, 0.59, 1.17, 1.66, -0.94, -2.17],
        [0.31, 0.72, 1.16, 0.41, 0.87, 1.38, -0.71, -1.40],
        [0.13, 0.51, 0.82, 0.16, 0.55, 1.01, -0.38, -0.67],
    ]
)
# Where the Vizier's solo victory and the larger sum of their side are as likely as not, and how far chance
# may carry them, by the cards left; and how much gifts, shots, thefts and trades count as evidence. Most
# likely values for games of earlier bots, kept by match in the same way: with today's an `expert` is
# weaker.
ODDS_NODES = np.array(
    [
        [0.50, 0.30, 0.50, -0.50, 0.30],
        [1.57, 1.86, 0.69, -0.35, 3.81],
        [2.45, 2.59, 1.09, 0.00, 4.98],
        [3.69, 3.35, 0.86, -0.13, 5.68],
        [4.43, 3.57, 0.96, -0.01, 6.23],
        [4.90, 3.51, 1.00, 0.02, 7.17],
        [4.41, 3.14, 0.99, -0.07, 7.41],
        [5.33, 3.67, 0.64, -0.28, 7.03],
        [4.84, 3.20, 0.48, -0.45, 7.31],
        [7.54, 4.76, 0.31, -0.80, 8.75],
    ]
)
SIGN_WEIGHTS = np.array([0.92, 1.04, 1.01, 1.01])
