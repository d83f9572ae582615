"""Processes that work side by side: the order of their tasks, what is left of them, and their failures."""

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.lab.crew import Crew
from courtcards.lab.local import Local
from courtcards.lab.work import AHEAD, TRIES, CrewJob
from tests.lab import works
from tests.server.house import until


def crew_of(workers: int, work: Any) -> Crew:
    return Crew(workers, CrewJob(work, works.get_ready), Lock())


def test_what_comes_is_in_the_order_of_the_tasks() -> None:
    tasks = [(10 * number,) for number in range(6)]
    pieces = [[*crew_of(workers, works.count).pieces(tasks)] for workers in (1, 2)]
    assert pieces[0] == pieces[1] == [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51]
    assert active_children() == []


def test_what_was_done_before_an_older_task_is_not_lost(tmp_path: Path) -> None:
    crew = crew_of(2, works.count)
    handed_out: list[int] = []

    def tasks() -> Iterator[tuple[int, Path]]:
        for number in range(1000):
            handed_out.append(number)
            yield 10 * number, tmp_path

    # The first task waits in its middle until there is a file.
    pieces = crew.pieces(tasks())
    assert next(pieces) == 0
    waiting = Thread(target=lambda: next(pieces))
    waiting.start()
    begun = range(1, AHEAD * 2)
    until(lambda: [*crew.left()] == [10 * task + more for task in begun for more in (0, 1)])
    assert len(handed_out) == AHEAD * 2, "nobody runs further ahead"
    (tmp_path / "go").touch()
    waiting.join()
    pieces.close()
    assert active_children() == []


@pytest.mark.parametrize(
    ("work", "error", "sentence"),
    [
        (works.fail, ValueError, "I cannot go on."),
        (works.die, CourtCardsError, f"A worker process crashed {TRIES} times at the same task."),
    ],
)
def test_a_failure_ends_the_whole_crew(work: Any, error: type[Exception], sentence: str) -> None:
    crew = crew_of(2, work)
    with pytest.raises(error, match=sentence):
        list(crew.pieces([(0,), (10,), (20,)]))
    assert active_children() == []


def test_a_process_that_dies_is_replaced_and_nothing_comes_twice(tmp_path: Path) -> None:
    crew = crew_of(2, works.die_once)
    crew.prepare(6)
    tasks = [(10 * number, tmp_path) for number in range(6)]
    assert [*crew.pieces(tasks)] == [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51]
    assert len([*tmp_path.iterdir()]) == 6, "each task has killed a process"
    assert active_children() == []


@pytest.mark.parametrize("is_compiled", [False, True])
@pytest.mark.parametrize("workers", [1, 2])
def test_all_places_do_the_same(workers: int, is_compiled: bool) -> None:
    job = CrewJob(works.count, works.get_ready, is_compiled)
    force = Local(workers).hire(job, Lock())
    force.prepare(3)
    assert [*force.pieces([(0,), (10,), (20,)])] == [0, 1, 10, 11, 20, 21]
    assert (force.cores, [*force.left()]) == (workers, [])
    assert force.spent > 0
