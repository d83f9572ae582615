"""Levels for people: the same four names in every game."""

from dataclasses import dataclass, replace

from courtcards.bots.spec import SEARCH, SOLVER, THUMB, Persona, Spec

LEVELS = ("novice", "regular", "expert", "master")


@dataclass(frozen=True)
class Ladder:
    """Who plays at the levels of a game: how careless its lower two are, and its upper two."""

    novice_whim: float
    regular_whim: float
    expert: Spec
    master: Spec


# An expert's little trust keeps it safe from creatures of habit, a master's makes it strong.
WARY = 1.0

# The rules of thumb of Royal Menagerie are so sure of themselves that a search led by them strictly
# would look at hardly anything else.
CURIOUS = Persona(whim=2.0)

LADDERS = {
    "cockroach-poker": Ladder(
        8.0, 3.0, Spec(SEARCH, iterations=150, trust=WARY), Spec(SEARCH, iterations=1500)
    ),
    "cockroach-poker-royal": Ladder(
        4.0, 1.0, Spec(SEARCH, iterations=100), Spec(SEARCH, iterations=1000)
    ),
    "royal-gambit": Ladder(8.0, 4.0, Spec(THUMB), Spec(SOLVER)),
    "royal-menagerie": Ladder(
        7.0, 4.0, Spec(SEARCH, CURIOUS, iterations=120), Spec(SEARCH, CURIOUS, iterations=1000)
    ),
}


def level_spec(level: str, game: str, persona: Persona) -> Spec:
    """Return who plays at a level; novices and regulars have the personality given."""
    ladder = LADDERS[game]
    if level == "novice":
        return Spec(THUMB, replace(persona, whim=ladder.novice_whim))
    if level == "regular":
        return Spec(THUMB, replace(persona, whim=ladder.regular_whim))
    return ladder.expert if level == "expert" else ladder.master
