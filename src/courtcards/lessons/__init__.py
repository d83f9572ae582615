"""Lessons: a few minutes of each game, on its real table, with a coach and partners with a script."""

from courtcards.games import find
from courtcards.lessons import (
    cockroach_poker,
    cockroach_poker_royal,
    royal_gambit,
    royal_menagerie,
)
from courtcards.lessons.scene import Lesson, Scene

LESSONS: tuple[Lesson, ...] = (
    cockroach_poker.LESSON,
    cockroach_poker_royal.LESSON,
    royal_gambit.LESSON,
    royal_menagerie.LESSON,
)


def lesson(game: str) -> Lesson | None:
    """Return the lesson of a game; a new game may not have one yet.

    >>> lesson("cockroach-poker").players
    4
    """
    name = find(game).name
    return next((one for one in LESSONS if one.game == name), None)


__all__ = ["LESSONS", "Lesson", "Scene", "lesson"]
