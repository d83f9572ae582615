"""Lessons over HTTP. Nothing is kept of them: a learner sends all moves of a scene each time."""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct, json

from courtcards.engine.languages import with_english
from courtcards.engine.registry import folder_of
from courtcards.lessons import Lesson, lesson
from courtcards.lessons.stage import MOST_MOVES, Stage, perform
from courtcards.server.clerk import Made
from courtcards.server.endpoints import Call
from courtcards.server.problems import ProblemError

# A scene is played with as much work as so many plain requests are.
PERFORMED = 3


class LessonInfo(Struct, frozen=True):
    """The lesson of a game: the keys of its scenes' titles, and of the partners' names.

    The learner has seat 0, the partners the others.
    """

    game: str
    partners: list[str]
    scenes: list[str]


class LessonWords(Struct, frozen=True):
    """What the coach says, in one language: messages in Project Fluent's format (FTL)."""

    texts: list[str]


class LessonMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves in a scene so far, in the form of transcripts."""

    moves: Annotated[list[dict[str, Any]], Meta(max_length=MOST_MOVES)]


class LessonMoment(Struct, frozen=True):
    """What the learner sees after one move, and what has just happened."""

    table: dict[str, Any]
    events: list[dict[str, Any]]


class LessonStage(Struct, frozen=True):
    """How far a scene has come.

    `moments` are those since the learner's last move; a scene begins with all that led to it. If the
    coach does not go along with that move (`refused`), it has not been played. `says` are the keys of what
    the coach says.
    """

    moments: list[LessonMoment]
    moves: list[dict[str, Any]]
    says: list[str]
    refused: bool
    done: bool
    options: dict[str, Any]
    result: dict[str, Any] | None


async def read_lesson(call: Call) -> LessonInfo:
    """Tell what the lesson of a game has."""
    found = _lesson(call)
    return LessonInfo(found.game, list(found.partners), [scene.name for scene in found.scenes])


async def read_lesson_words(call: Call) -> bytes:
    """Return what the coach says in a language."""
    return _words(_lesson(call).game, call.language())


@cache
def _words(game: str, code: str) -> bytes:
    return json.encode(LessonWords(with_english(code, [f"lessons/{game}"], folder_of(game))))


async def play_lesson(call: Call) -> bytes:
    """Play a scene up to the learner's next decision."""
    scenes = _lesson(call).scenes
    number: int = call.request.path_params["number"]
    if not 1 <= number <= len(scenes):
        raise ProblemError(404, "invalid", "no-scene", number=number, count=len(scenes))
    moves: list[dict[str, Any]] = call.body.moves

    def work() -> Made:
        return Made(json.encode(_tell(perform(scenes[number - 1], moves))), PERFORMED)

    return await call.look_up(("lesson", call.kind().name, number, json.encode(moves)), work)


def _lesson(call: Call) -> Lesson:
    kind = call.kind()
    found = lesson(kind.name)
    if found is None:
        raise ProblemError(404, "invalid", "no-lesson")
    return found


def _tell(stage: Stage) -> LessonStage:
    result = stage.state.result
    return LessonStage(
        moments=[LessonMoment(moment.table, moment.events) for moment in stage.moments],
        moves=stage.legal(),
        says=stage.says,
        refused=stage.is_refused,
        done=stage.is_done,
        options=stage.state.game.options,
        result=result.told if result else None,
    )
