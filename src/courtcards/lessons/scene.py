"""What a lesson is made of: scenes, what the coach asks for in them, and what comes of each answer.

Everything here is data about a real game: rules, positions and what the learner may see come from
the engine, in `stage.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from courtcards.engine.phrases import Data, Texts
from courtcards.play.state import State

# A part of a move: it fits every move that has these fields. A tuple lists values that all fit.
Pattern = Mapping[str, Any]
# One pattern, or several of which one must fit; whoever chooses by them likes the first ones best.
Patterns = Pattern | tuple[Pattern, ...]

LEARNER = 0
# Who sits at the table with the learner, clockwise; the coach speaks of them by these names.
PARTNERS: tuple[Texts, ...] = (
    {"en": "Jester", "ja": "道化師"},
    {"en": "Herald", "ja": "伝令官"},
    {"en": "Squire", "ja": "従者"},
)


def say(en: str, ja: str) -> Texts:
    """Return something the coach says, in every language."""
    return {"en": en, "ja": ja}


def fits(move: Data, patterns: Patterns) -> bool:
    """Tell whether a move has all that a pattern, or one of several, asks for.

    >>> fits({"do": "target", "to": 2}, {"do": "target"})
    True
    >>> fits({"do": "target", "to": 2}, {"do": "target", "to": (0, 1)})
    False
    """
    if isinstance(patterns, tuple):
        return any(fits(move, pattern) for pattern in patterns)
    return all(_is_meant(move.get(name), wanted) for name, wanted in patterns.items())


def _is_meant(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, tuple) else bool(value == wanted)


@dataclass(frozen=True, eq=False)
class Branch:
    """An answer of the learner's that the coach goes along with.

    The others then play `replies` one after the other, each the first legal move that fits what they
    like best, until the learner decides again; `says` is what the coach has to say about it all.
    """

    move: Patterns
    says: Texts
    replies: tuple[Patterns, ...] = ()


@dataclass(frozen=True, eq=False)
class Task:
    """One decision of the learner's: the first branch that fits it counts.

    A legal move that fits none is gently refused with the `hint`.
    """

    ask: Texts
    branches: tuple[Branch, ...]
    hint: Texts | None = None

    def branch(self, move: Data) -> Branch | None:
        """Return the branch a move takes; none if the coach wants something else."""
        return next((branch for branch in self.branches if fits(move, branch.move)), None)


@dataclass(frozen=True, eq=False)
class Scene:
    """A position of a game and the decisions to be made from there.

    It ends after its last step, or as soon as somebody else would have to decide.
    """

    name: str
    title: Texts
    start: Callable[[], State]
    steps: tuple[Task, ...]
    # What the others do before the first step, as in a branch.
    opening: tuple[Patterns, ...] = ()


@dataclass(frozen=True, eq=False)
class Lesson:
    """All scenes of a game, in order."""

    game: str
    players: int
    scenes: tuple[Scene, ...]

    @property
    def partners(self) -> tuple[Texts, ...]:
        """The names of all seats but the learner's."""
        return PARTNERS[: self.players - 1]
