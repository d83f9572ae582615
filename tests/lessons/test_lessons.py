"""Every scene of every lesson, on every path the coach accepts."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from unicodedata import east_asian_width

import pytest

from courtcards.engine.errors import MoveError
from courtcards.engine.fluent import Messages
from courtcards.engine.languages import codes, source, texts
from courtcards.engine.phrases import Data
from courtcards.games import GAMES
from courtcards.lessons import LESSONS, Scene, lesson
from courtcards.lessons.scene import (
    PARTNERS,
    Branch,
    Key,
    Lesson,
    Pattern,
    Patterns,
    Task,
    fits,
)
from courtcards.lessons.stage import MOST_MOVES, Stage, perform
from courtcards.play.moves import Decision

# Of moves that take the same branch, so many are tried.
BREADTH = 12

SCENES = [(one.game, scene) for one in LESSONS for scene in one.scenes]
each_scene = pytest.mark.parametrize(
    ("game", "scene"), SCENES, ids=[f"{game}-{scene.name}" for game, scene in SCENES]
)
each_language = pytest.mark.parametrize("code", codes())
each_lesson = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.game)


def evenly(moves: list[Data]) -> list[Data]:
    """Choose some of many moves, from the first to the last."""
    return moves[:: max(1, len(moves) // BREADTH)]


def accepted(step: Task, moves: list[Data]) -> list[Data]:
    """Return some moves of every branch that there are moves for."""
    found = []
    for branch in step.branches:
        found += evenly([move for move in moves if step.branch(move) is branch])
    return found


@cache
def walk(scene: Scene) -> list[tuple[tuple[Data, ...], Stage]]:
    """Return every stage of a scene that accepted moves lead to, with the moves."""
    found = []
    ahead: list[tuple[Data, ...]] = [()]
    while ahead:
        moves = ahead.pop()
        stage = perform(scene, moves)
        found.append((moves, stage))
        if stage.step is not None:
            ahead += [(*moves, move) for move in accepted(stage.step, stage.legal())]
    return found


def keys_of(value: Any) -> Iterator[Key]:
    """Yield the keys of everything that is said in a lesson or a part of it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Lesson):
        yield from keys_of(value.scenes)
    elif isinstance(value, Scene):
        yield from keys_of((value.name, value.steps))
    elif isinstance(value, Task):
        yield from keys_of((value.ask, value.hint, value.branches))
    elif isinstance(value, Branch):
        yield value.says
    elif isinstance(value, tuple):
        for part in value:
            yield from keys_of(part)


def said(one: Lesson, code: str) -> dict[Key, str]:
    """Return everything that the coach says in a language."""
    words = texts(code, f"lessons/{one.game}")
    return {key: words.say(key) for key in keys_of(one)}


def width(text: str) -> int:
    """Return how much room a text needs: Japanese letters are twice as wide as Latin ones."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def test_every_game_has_a_lesson() -> None:
    assert [one.game for one in LESSONS] == [kind.name for kind in GAMES]
    assert all(lesson(kind.name) for kind in GAMES)


@each_lesson
def test_a_lesson_has_a_few_scenes_with_names_of_their_own(one: Lesson) -> None:
    assert 5 <= len(one.scenes) <= 8
    assert len({scene.name for scene in one.scenes}) == len(one.scenes)


@each_language
@each_lesson
def test_no_two_scenes_have_the_same_title(one: Lesson, code: str) -> None:
    titles = [said(one, code)[scene.name] for scene in one.scenes]
    assert len(set(titles)) == len(titles)


@each_scene
def test_every_path_comes_to_an_end_and_uses_every_branch(game: str, scene: Scene) -> None:
    used: Counter[int] = Counter()
    ends = 0
    for moves, stage in walk(scene):
        assert stage.state.game.name == game
        assert not stage.is_refused
        assert stage.moments
        assert len(moves) <= MOST_MOVES - 2
        ends += stage.is_done
        if moves:
            used[id(branch_of(scene, moves))] += 1
    assert ends
    assert [branch.move for branch in branches(scene) if not used[id(branch)]] == []


def wishes(patterns: Patterns) -> tuple[Pattern, ...]:
    return patterns if isinstance(patterns, tuple) else (patterns,)


def script(owner: Scene | Branch) -> tuple[Patterns, ...]:
    return owner.opening if isinstance(owner, Scene) else owner.replies


# A wish in a script: whose script, which line of it, which of the wishes in the line.
Wish = tuple[int, int, int]


def fulfilled(stage: Stage, owner: Scene | Branch) -> Iterator[Wish]:
    """Yield the wishes by which the others have chosen their last moves."""
    decisions = [entry for entry in stage.state.log if isinstance(entry, Decision)]
    replied = decisions[len(decisions) - len(stage.moments) + 1 :]
    for line, (reply, decision) in enumerate(zip(script(owner), replied, strict=False)):
        move = stage.state.game.move_data(decision.seat, decision.number)
        assert decision.seat != 0
        chosen = next(rank for rank, wish in enumerate(wishes(reply)) if fits(move, wish))
        yield id(owner), line, chosen


def written(owner: Scene | Branch) -> Iterator[Wish]:
    """Yield all wishes in a script."""
    for line, reply in enumerate(script(owner)):
        yield from ((id(owner), line, rank) for rank in range(len(wishes(reply))))


@each_scene
def test_every_line_of_the_script_is_played(game: str, scene: Scene) -> None:
    """A line that nobody ever plays would be a lie about the scene."""
    played = set(fulfilled(perform(scene), scene))
    for moves, stage in walk(scene):
        if moves:
            played.update(fulfilled(stage, branch_of(scene, moves)))
    owners: list[Scene | Branch] = [scene, *branches(scene)]
    assert {wish for owner in owners for wish in written(owner)} == played


def branch_of(scene: Scene, moves: tuple[Data, ...]) -> Branch:
    """Return the branch that the last move has taken."""
    step = perform(scene, moves[:-1]).step
    branch = step.branch(moves[-1]) if step else None
    assert branch is not None
    return branch


def branches(scene: Scene) -> list[Branch]:
    return [branch for step in scene.steps for branch in step.branches]


@each_scene
def test_after_the_script_the_learner_decides_or_the_scene_is_over(game: str, scene: Scene) -> None:
    first = perform(scene)
    assert first.state.turn == 0
    assert first.says == [scene.steps[0].ask]
    for _, stage in walk(scene):
        assert len(stage.says) == (not stage.is_done) + (stage.steps_done > 0)


@each_scene
def test_every_step_is_reached(game: str, scene: Scene) -> None:
    reached = {id(stage.step) for _, stage in walk(scene)}
    assert [step.ask for step in scene.steps if id(step) not in reached] == []


@each_scene
def test_the_learner_sees_his_view_and_nothing_more(game: str, scene: Scene) -> None:
    for _, stage in walk(scene):
        view = stage.state.view(0)
        assert stage.moments[-1].table == view.table
        shown = [event for moment in stage.moments for event in moment.events]
        assert view.events[len(view.events) - len(shown) :] == shown


@each_scene
def test_a_step_that_refuses_something_says_what_to_do_instead(game: str, scene: Scene) -> None:
    for moves, stage in walk(scene):
        if (step := stage.step) is None:
            continue
        others = [move for move in stage.legal() if step.branch(move) is None]
        assert bool(others) == (step.hint is not None), step.ask
        for move in evenly(others)[:3]:
            refused = perform(scene, [*moves, move])
            assert (refused.is_refused, refused.says, refused.moments) == (True, [step.hint], [])
            assert refused.legal() == stage.legal()
            assert not perform(scene, [*moves, move, accepted(step, stage.legal())[0]]).is_refused


@each_language
@each_lesson
def test_a_language_says_all_of_a_lesson_and_nothing_else(one: Lesson, code: str) -> None:
    written = Messages([source(code, f"lessons/{one.game}.ftl") or ""])
    keys = list(keys_of(one))
    assert len(set(keys)) == len(keys) > 20
    assert set(written) == set(keys)


@each_language
@each_lesson
def test_every_text_is_short(one: Lesson, code: str) -> None:
    for key, text in said(one, code).items():
        assert 0 < width(text) <= 400, key


@each_language
@each_lesson
def test_the_coach_names_the_same_partners_in_every_language(one: Lesson, code: str) -> None:
    english, other = (texts(language, "bots") for language in ("en", code))
    translated = said(one, code)
    for key, text in said(one, "en").items():
        for partner in PARTNERS:
            assert (english.say(partner) in text) <= (other.say(partner) in translated[key]), key


def test_after_the_end_there_is_nothing_to_play() -> None:
    scene = LESSONS[0].scenes[0]
    moves = next(moves for moves, stage in walk(scene) if stage.is_done)
    with pytest.raises(MoveError, match="The scene is over"):
        perform(scene, [*moves, {"do": "believe"}])


def test_an_illegal_move_is_an_error() -> None:
    with pytest.raises(MoveError, match="not legal now"):
        perform(LESSONS[0].scenes[0], [{"do": "believe"}])


def test_a_scene_has_only_so_many_moves() -> None:
    with pytest.raises(MoveError, match="at most 12 moves, not 13"):
        perform(LESSONS[0].scenes[0], [{"do": "believe"}] * 13)
