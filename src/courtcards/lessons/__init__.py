"""Lessons: a few minutes of each game, on its real table, with a coach and partners with a script."""

from courtcards.engine.registry import names, part
from courtcards.lessons.scene import Lesson, Scene


def lesson(game: str) -> Lesson | None:
    """Return the lesson of a game; a new game may not have one yet.

    >>> lesson("cockroach-poker").players
    4
    """
    found: Lesson | None = getattr(part("lessons", game), "LESSON", None)
    return found


LESSONS: tuple[Lesson, ...] = tuple(filter(None, map(lesson, names())))

__all__ = ["LESSONS", "Lesson", "Scene", "lesson"]
