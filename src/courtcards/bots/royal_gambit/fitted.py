"""Numbers from games of bots. Written by `make fit`, not by hand: bench/FIT.md tells how."""

import numpy as np

# fmt: off

# How many of 256 normal hands of four neutral players bring 0, 1, 2 … points; 604,648 hands of
# 40,000 games.
COUNTS = np.array([
    127, 0, 0, 0, 0, 2, 5, 8, 11, 12, 12, 6, 12, 2, 8, 2, 7, 2, 9, 1, 6, 4, 2, 2, 4, 2, 1, 2, 1,
    1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1,
])

# How likely a player gets at least 0, 1, 2 … points by hitting until they have them; 149,394
# catch-up hands of 150,000 games of two neutral players, averaged over neighbours.
CHASES = np.array([
    1.000, 0.891, 0.867, 0.845, 0.794, 0.743, 0.682, 0.633, 0.578, 0.535, 0.479, 0.434, 0.395,
    0.366, 0.334, 0.310, 0.289, 0.283, 0.271, 0.256, 0.227, 0.207, 0.187, 0.179, 0.162, 0.150,
    0.136, 0.125, 0.116, 0.104, 0.094, 0.089, 0.089, 0.089, 0.084, 0.073, 0.061, 0.051, 0.048,
    0.046, 0.044, 0.043, 0.038, 0.033, 0.027, 0.025, 0.025, 0.025, 0.023, 0.019, 0.014, 0.012,
    0.012, 0.012, 0.012, 0.012, 0.012, 0.010, 0.008, 0.007, 0.000,
])

# One more than the most points that whoever gets there has too many, if all numbers up to it are
# equally likely: on average they have 3.28, in the same games.
OVERSHOOT = 8

# How many times a neutral player weighs what a bust would cost: what won most often, one against
# three who weigh it once; 20,000 games each.
CARE = 0.8
