"""Levels for people: the same four names in every game."""

from dataclasses import replace

from courtcards.bots.spec import SEARCH, THUMB, Persona, Spec

LEVELS = ("novice", "regular", "expert", "master")

# How careless a novice is.
NOVICE_WHIM = 4.0
# How many iterations an expert and a master think, by game.
ITERATIONS = {"expert": 200, "master": 4000}


def level_spec(level: str, game: str, persona: Persona) -> Spec:
    """Return who plays at a level."""
    if level == "novice":
        return Spec(THUMB, replace(persona, whim=NOVICE_WHIM))
    if level == "regular":
        return Spec(THUMB, persona)
    return Spec(SEARCH, iterations=ITERATIONS[level])
