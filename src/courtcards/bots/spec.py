"""What makes a compiled bot the player it is, as numbers that compiled code can read."""

import math
from dataclasses import dataclass

import numpy as np

from courtcards.bots.contract import PERSONA_SIZE

# Ways to choose a move.
RANDOM, THUMB, SOLVER, SEARCH, LEARNED, GUIDED = range(6)
# Those that imagine worlds and search them, led by rules of thumb or by a network.
SEARCHES = (SEARCH, GUIDED)

# What a learned policy would play less often than this it never plays: it would be a mere accident.
SHY = 0.01

SPEC = np.dtype(
    [
        ("way", np.int64),
        ("habit", np.int64),
        ("iterations", np.int64),
        ("trust", np.float64),
        ("guide", np.float64),
        ("net", np.int64),
        ("shy", np.float64),
        ("persona", np.float64, PERSONA_SIZE),
    ]
)


@dataclass(frozen=True)
class Persona:
    """A personality: what a player leans to; one half is neutral.

    `whim` is how far from the best move the choice strays: 1 is a good player's share of chance.
    """

    honesty: float = 0.5
    suspicion: float = 0.5
    nerve: float = 0.5
    loyalty: float = 0.5
    whim: float = 1.0

    @property
    def numbers(self) -> tuple[float, ...]:
        """The personality as compiled code reads it (`bots.contract` names the places)."""
        return (self.honesty, self.suspicion, self.nerve, self.loyalty, self.whim)


@dataclass(frozen=True)
class Spec:
    """A compiled bot: how it chooses, its personality, and its habit if it is a creature of one.

    `trust` is how strongly a search takes the others to play by rules of thumb, or as the network does that
    leads it: with much it makes the most of those who do, with little it expects them to see through it, and
    with infinite trust they play just so. `guide` is how strongly the one who thinks is led by them. `net` is
    which of the desk's networks a learned policy or a guided search has; a learned policy never plays a move
    that it would play less often than its shyness says.
    """

    way: int
    persona: Persona = Persona()
    iterations: int = 0
    habit: int = 0
    trust: float = 10.0
    guide: float = 0.2
    net: int = 0
    shy: float = 0.0

    @property
    def record(self) -> tuple[int, int, int, float, float, int, float, tuple[float, ...]]:
        """One element of an array of `SPEC`."""
        return (
            self.way,
            self.habit,
            self.iterations,
            self.trust,
            self.guide,
            self.net,
            self.shy,
            self.persona.numbers,
        )


# A network that plays, and a search that one leads, which takes the others to play as the network does.
LEARNED_SPEC = Spec(LEARNED, shy=SHY)
GUIDED_SPEC = Spec(GUIDED, iterations=250, trust=math.inf, guide=0.3)
