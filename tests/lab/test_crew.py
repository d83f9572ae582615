"""Processes that work side by side: the order of their tasks, what is left of them, and their failures."""

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from threading import Lock, Thread

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.lab.crew import AHEAD, Crew
from tests.lab import works
from tests.server.house import until


def test_what_comes_is_in_the_order_of_the_tasks() -> None:
    tasks = [(10 * number,) for number in range(6)]
    pieces = [[*Crew(workers, works.count, Lock()).pieces(tasks)] for workers in (1, 2)]
    assert pieces[0] == pieces[1] == [0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51]
    assert active_children() == []


def test_what_was_done_before_an_older_task_is_not_lost(tmp_path: Path) -> None:
    crew = Crew(2, works.count, Lock())
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
        (works.die, CourtCardsError, "A worker process crashed."),
    ],
)
def test_a_failure_ends_the_whole_crew(work: object, error: type[Exception], sentence: str) -> None:
    crew = Crew(2, work, Lock())  # type: ignore[arg-type]
    with pytest.raises(error, match=sentence):
        list(crew.pieces([(0,), (10,), (20,)]))
    assert active_children() == []
