"""Levels for people: the same four names in every game."""

from dataclasses import dataclass, field, replace

from courtcards.bots.spec import SEARCH, THUMB, Persona, Spec
from courtcards.engine.registry import part

LEVELS = ("novice", "regular", "expert", "master")


@dataclass(frozen=True)
class Ladder:
    """Who plays at the levels of a game: how careless its lower two are, and its upper two.

    `thinker` is the personality that leads the search of the bot `search`.
    """

    novice_whim: float
    regular_whim: float
    expert: Spec
    master: Spec
    thinker: Persona = field(default_factory=Persona)


# For a game that says nothing about its levels.
PLAIN = Ladder(8.0, 3.0, Spec(SEARCH, iterations=200), Spec(SEARCH, iterations=2000))
UNSEARCHED = Ladder(8.0, 3.0, Spec(THUMB), Spec(THUMB))


def ladder_of(game: str, can_search: bool = True) -> Ladder:
    """Return the levels of a game: the `LADDER` next to its mind, or a generic one."""
    own: Ladder | None = getattr(part("bots", game), "LADDER", None)
    return own or (PLAIN if can_search else UNSEARCHED)


def level_spec(level: str, ladder: Ladder, persona: Persona) -> Spec:
    """Return who plays at a level; novices and regulars have the personality given."""
    if level == "novice":
        return Spec(THUMB, replace(persona, whim=ladder.novice_whim))
    if level == "regular":
        return Spec(THUMB, replace(persona, whim=ladder.regular_whim))
    return ladder.expert if level == "expert" else ladder.master
