"""Numbers from games of bots. Written by `make fit`, not by hand: bench/FIT.md tells how."""

import numpy as np

# fmt: off

# Where the Vizier's solo victory, and the larger sum of his side, are as likely as not, and how
# far chance may carry them: most likely values for 345,617 decisions in 6,000 games of all
# characters. The first row is the rules; 20, the widest there is, means that a lead says nothing
# yet.
ODDS_NODES = np.array([
    [0.50, 0.30, 0.50, -0.50, 0.30],
    [0.96, 1.23, 0.38, -0.42, 2.02],
    [2.34, 2.29, 0.95, 0.03, 4.62],
    [2.72, 2.55, 0.82, -0.07, 5.38],
    [3.43, 2.91, 0.74, -0.10, 5.93],
    [3.69, 2.72, 0.92, 0.04, 6.52],
    [4.01, 2.78, 0.87, -0.08, 7.62],
    [4.58, 3.34, 0.35, -0.66, 8.10],
    [6.22, 4.16, 0.07, -0.94, 8.44],
    [25.60, 16.00, -0.45, -2.12, 14.02],
])

# How much gifts, shots, thefts and trades count as evidence: most likely values (conditional
# logistic regression) at 145,408 decisions in 2,500 games of all characters with a whim from 0.5
# to 4.
SIGN_WEIGHTS = np.array([
    0.94, 1.05, 0.78, 1.09,
])
