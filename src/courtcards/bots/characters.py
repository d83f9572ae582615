"""The characters: who bots are at a table, each with a name, a face and a style. Their strength is a level.

Their names are in `bots.ftl` of every language (`partner-duchess` …), what is told of them in
`characters.ftl`.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from courtcards.bots.spec import Persona


@dataclass(frozen=True)
class Character:
    """Somebody whom people meet again at other tables.

    >>> CHARACTERS["herald"].persona.honesty > CHARACTERS["jester"].persona.honesty
    True
    """

    name: str
    persona: Persona


def _characters(*found: Character) -> dict[str, Character]:
    return {one.name: one for one in found}


# Tables that are older than characters have the first eight, by seat (`stand_in`): their order stays.
CHARACTERS = _characters(
    # Trusts nobody, and says so.
    Character(
        "duchess", Persona(honesty=0.5, suspicion=1.0, nerve=0.45, loyalty=0.4, quirk=0, taste=0.5)
    ),
    # Lies for fun, dares everything.
    Character(
        "jester", Persona(honesty=0.0, suspicion=0.45, nerve=0.85, loyalty=0.3, quirk=1, taste=0.9)
    ),
    # Says what is so.
    Character(
        "herald", Persona(honesty=1.0, suspicion=0.5, nerve=0.5, loyalty=0.6, quirk=1, taste=0.5)
    ),
    # Stands by their side, come what may.
    Character(
        "squire", Persona(honesty=0.7, suspicion=0.35, nerve=0.65, loyalty=1.0, quirk=2, taste=0.5)
    ),
    # Believes in the good in everybody.
    Character(
        "abbess", Persona(honesty=0.8, suspicion=0.1, nerve=0.35, loyalty=0.75, quirk=0, taste=0.3)
    ),
    # Waits, watches, then strikes at whoever leads.
    Character(
        "falconer",
        Persona(honesty=0.45, suspicion=0.75, nerve=0.2, loyalty=0.15, quirk=1, taste=0.1),
    ),
    # Shy: takes no risk that can be avoided.
    Character(
        "page", Persona(honesty=0.75, suspicion=0.4, nerve=0.0, loyalty=0.55, quirk=0, taste=0.1)
    ),
    # Tells tales, and loves to believe them.
    Character(
        "bard", Persona(honesty=0.1, suspicion=0.1, nerve=0.55, loyalty=0.7, quirk=2, taste=0.8)
    ),
    # A daredevil, but an upright one.
    Character(
        "captain",
        Persona(honesty=0.75, suspicion=0.55, nerve=1.0, loyalty=0.65, quirk=0, taste=0.9),
    ),
    # A schemer: lies, doubts, and thinks of nobody else.
    Character(
        "chancellor",
        Persona(honesty=0.15, suspicion=0.8, nerve=0.4, loyalty=0.0, quirk=2, taste=0.2),
    ),
    # Tries things out to see what happens.
    Character(
        "alchemist",
        Persona(honesty=0.4, suspicion=0.15, nerve=0.95, loyalty=0.1, quirk=1, taste=0.3),
    ),
    # Has cooked for all of them: honest, careful, and knows their tricks.
    Character(
        "cook", Persona(honesty=0.9, suspicion=0.9, nerve=0.15, loyalty=0.85, quirk=0, taste=0.2)
    ),
)
NAMES = tuple(CHARACTERS)


def cast(
    seats: Iterable[int], chosen: Mapping[int, str], taken: Collection[str], seed: str
) -> dict[int, str]:
    """Give every one of some seats a character: the chosen one, else one that nobody else is, by a seed.

    >>> cast([1, 2], {2: "bard"}, ["duchess"], "a seed")
    {1: 'page', 2: 'bard'}
    """
    gone = {*taken, *chosen.values()}
    free = [name for name in NAMES if name not in gone]
    Random(f"characters of {seed}").shuffle(free)
    return {seat: chosen.get(seat) or free.pop() for seat in seats}


def stand_in(seat: int, taken: Collection[str]) -> str:
    """Return who takes a seat when nobody was chosen: one that is not at the table, always the same.

    >>> stand_in(0, []), stand_in(0, ["duchess"])
    ('duchess', 'jester')
    """
    order = NAMES[seat:] + NAMES[:seat]
    return next(name for name in order if name not in taken)


def display_name(name: str) -> str:
    """Return what a character is called in records, which are in English."""
    return name.capitalize()
