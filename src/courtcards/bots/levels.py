"""Levels for people: the same four names in every game."""

from dataclasses import dataclass, field, replace

from courtcards.bots.spec import SEARCH, THUMB, Persona, Spec
from courtcards.engine.registry import part

LEVELS = ("novice", "regular", "expert", "master")

# How far a personality shows at each level; and how far that of somebody does who is no character.
Styles = tuple[float, float, float, float]
ANYBODY: Styles = (1.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True)
class Ladder:
    """Who plays at the levels of a game: how human its lower two are, and its upper two.

    The lower two play by rules of thumb, with a person's mistakes (`Persona`). `thinker` is the personality
    that leads the search of the bot `search`. `styles` is how far the leanings of a character show at each
    level: 1 is as they are, more where carelessness would hide them, and 0 where they would make levels
    uneven (bench/CHARACTERS.md).
    """

    novice: Persona
    regular: Persona
    expert: Spec
    master: Spec
    thinker: Persona = field(default_factory=Persona)
    styles: Styles = ANYBODY


# For a game that says nothing about its levels.
CARELESS, CAREFUL = Persona(whim=8.0), Persona(whim=3.0)
PLAIN = Ladder(CARELESS, CAREFUL, Spec(SEARCH, iterations=200), Spec(SEARCH, iterations=2000))
UNSEARCHED = Ladder(CARELESS, CAREFUL, Spec(THUMB), Spec(THUMB))


def ladder_of(game: str, can_search: bool = True) -> Ladder:
    """Return the levels of a game: the `LADDER` next to its mind, or a generic one."""
    own: Ladder | None = getattr(part("bots", game), "LADDER", None)
    return own or (PLAIN if can_search else UNSEARCHED)


def level_spec(level: str, ladder: Ladder, persona: Persona, styles: Styles = ANYBODY) -> Spec:
    """Return who plays at a level, with the personality given as far as it shows there."""
    specs = {
        "novice": Spec(THUMB, ladder.novice),
        "regular": Spec(THUMB, ladder.regular),
        "expert": ladder.expert,
        "master": ladder.master,
    }
    spec = specs[level]
    style = dict(zip(LEVELS, styles, strict=True))[level]
    return replace(spec, persona=_lean(spec.persona, persona, style))


def _lean(own: Persona, persona: Persona, style: float) -> Persona:
    """Return a level's own personality with another one's leanings, that many times as strong, and its quirk.

    >>> one = _lean(Persona(whim=3.0), Persona(honesty=1.0, quirk=2), style=2.0)
    >>> one == Persona(honesty=1.5, whim=3.0, quirk=2)
    True
    """
    if not style:
        return own
    return replace(
        own,
        honesty=own.honesty + style * (persona.honesty - 0.5),
        suspicion=own.suspicion + style * (persona.suspicion - 0.5),
        nerve=own.nerve + style * (persona.nerve - 0.5),
        loyalty=own.loyalty + style * (persona.loyalty - 0.5),
        quirk=persona.quirk,
        taste=persona.taste,
    )
