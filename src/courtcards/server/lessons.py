"""Lessons over HTTP. Nothing is kept of them: a learner sends all moves of a scene each time."""

from typing import Annotated, Any

from msgspec import Meta, Struct, json

from courtcards.engine.phrases import Texts
from courtcards.lessons import Lesson, lesson
from courtcards.lessons.stage import MOST_MOVES, Stage, perform
from courtcards.server.clerk import Made
from courtcards.server.endpoints import Call
from courtcards.server.problems import ProblemError

# A scene is played with as much work as so many plain requests are.
PERFORMED = 3


class LessonInfo(Struct, frozen=True):
    """The lesson of a game: the titles of its scenes; the learner has seat 0, the partners the others."""

    game: str
    partners: list[Texts]
    scenes: list[Texts]


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
    coach does not go along with that move (`refused`), it has not been played.
    """

    moments: list[LessonMoment]
    moves: list[dict[str, Any]]
    says: list[Texts]
    refused: bool
    done: bool
    options: dict[str, Any]
    result: dict[str, Any] | None


async def read_lesson(call: Call) -> LessonInfo:
    """Tell what the lesson of a game has."""
    found = _lesson(call)
    return LessonInfo(found.game, list(found.partners), [scene.title for scene in found.scenes])


async def play_lesson(call: Call) -> bytes:
    """Play a scene up to the learner's next decision."""
    scenes = _lesson(call).scenes
    number: int = call.request.path_params["number"]
    if not 1 <= number <= len(scenes):
        words = f"There is no scene {number}: they go from 1 to {len(scenes)}."
        raise ProblemError(404, "invalid", words)
    moves: list[dict[str, Any]] = call.body.moves

    def work() -> Made:
        return Made(json.encode(_tell(perform(scenes[number - 1], moves))), PERFORMED)

    return await call.look_up(("lesson", call.kind().name, number, json.encode(moves)), work)


def _lesson(call: Call) -> Lesson:
    kind = call.kind()
    found = lesson(kind.name)
    if found is None:
        raise ProblemError(404, "invalid", f"There is no lesson for {kind.name} yet.")
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
        result=result.data if result else None,
    )
