"""Numbers of Cockroach Poker's bots that no games were fitted to; Royal's bots share them.

They are guesses of a card player, and nobody has measured any of them unless it is said.
"""

import numpy as np

# What one more card does to a seat, by how many of the kind would still be missing for the loss. It weighs
# moves and is no chance: with the part by which a seat really loses more often (1, 0.68, 0.63, 0.21, 0 …)
# `thumb` is weaker, as bench/FIT.md tells.
HARM = np.array([1.0, 0.25, 0.08, 0.03, 0.01, 0.01, 0.01, 0.01, 0.01])
# How far apart in harm two choices must be for a good player to tell them apart.
NOISE = 0.03
# What a seat is taken to do before anything is known of it: as if it had been seen this often.
PRIOR_TRUTHS, PRIOR_LIES = 2.0, 2.0
PRIOR_BELIEFS, PRIOR_DOUBTS = 2.0, 2.0
# How likely somebody believes a claim, as a part of how likely they believe any: this much of it, and more
# the more cards are left that it is true of. That counts as far as half more than usual.
BELIEVED_ANYWAY, BELIEVED_IF_LIKELY = 0.6, 0.4
MOST_LIKELY = 1.5
# Nobody is sure to believe, or to doubt.
LEAST_BELIEF, MOST_BELIEF = 0.05, 0.95
# How much a judgement tells of the judge's hand: who holds an animal doubts it more often.
JUDGEMENT_TELLS = 0.1
# How much rather a card is sent to a player whom it would hurt.
MALICE = 2.0
# From what harm on people take a card for dangerous.
DANGEROUS = 0.08
# Which moves a search mixes so that nobody can read it, and the share of its attention that all get alike
# (`bots.contract.Mind`).
MIXED, EVEN = 0.25, 0.25
