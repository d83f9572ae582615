"""What makes a compiled bot the player it is, as numbers that compiled code can read."""

import math
from dataclasses import astuple, dataclass

import numpy as np

from courtcards.bots.contract import PERSONA_SIZE

# Ways to choose a move.
RANDOM, THUMB, SOLVER, SEARCH, LEARNED, GUIDED = range(6)
# Those that imagine worlds and search them, led by rules of thumb or by a network.
SEARCHES = (SEARCH, GUIDED)

# What a learned policy would play less often than this it never plays: it would be a mere accident.
SHY = 0.01

# How many kinds of quirks there are in every game.
QUIRKS = 3

SPEC = np.dtype(
    [
        ("way", np.int64),
        ("habit", np.int64),
        ("iterations", np.int64),
        ("trust", np.float64),
        ("guide", np.float64),
        ("net", np.int64),
        ("shy", np.float64),
        ("astray", np.int64),
        ("persona", np.float64, PERSONA_SIZE),
    ]
)


@dataclass(frozen=True)
class Persona:
    """A personality: what a player leans to, one half being neutral, and how human it is.

    `whim` is how far from the best move the choice strays: 1 is a good player's share of chance.

    The rest is how people go wrong; nothing of it is there by default. `haze` is how much of what was seen
    and said fades whenever more of it comes (0 to 1), `glance` how much of what lies before others is
    overlooked or not thought through (0 to 1), `faith` by how much what others say and do is believed too
    readily, `stubborn` how strongly one keeps to a habit. Which habit that is, the quirk says (0, 1 or 2, in
    every game something else); and its taste, from 0 to 1, which creature, neighbour or score it is about.
    """

    honesty: float = 0.5
    suspicion: float = 0.5
    nerve: float = 0.5
    loyalty: float = 0.5
    whim: float = 1.0
    haze: float = 0.0
    glance: float = 0.0
    faith: float = 0.0
    stubborn: float = 0.0
    quirk: int = 0
    taste: float = 0.0

    @property
    def numbers(self) -> tuple[float, ...]:
        """The personality as compiled code reads it (`bots.contract` names the places)."""
        return astuple(self)


@dataclass(frozen=True)
class Spec:
    """A compiled bot: how it chooses, its personality, and its habit if it is a creature of one.

    `trust` is how strongly a search takes the others to play by rules of thumb, or as the network does that
    leads it: with much it makes the most of those who do, with little it expects them to see through it, and
    with infinite trust they play just so. `guide` is how strongly the one who thinks is led by them. `net` is
    which of the desk's networks a learned policy or a guided search has; a learned policy never plays a move
    that it would play less often than its shyness says. A learner may begin `astray`, with moves at random
    until it has seen so many events.
    """

    way: int
    persona: Persona = Persona()
    iterations: int = 0
    habit: int = 0
    trust: float = 10.0
    guide: float = 0.2
    net: int = 0
    shy: float = 0.0
    astray: int = 0

    @property
    def record(self) -> tuple[int, int, int, float, float, int, float, int, tuple[float, ...]]:
        """One element of an array of `SPEC`."""
        return (
            self.way,
            self.habit,
            self.iterations,
            self.trust,
            self.guide,
            self.net,
            self.shy,
            self.astray,
            self.persona.numbers,
        )


# A network that plays, and a search that one leads, which takes the others to play as the network does.
LEARNED_SPEC = Spec(LEARNED, shy=SHY)
GUIDED_SPEC = Spec(GUIDED, iterations=250, trust=math.inf, guide=0.3)
