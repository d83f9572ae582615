"""Work for a crew: loaded by each of its processes, so nothing else is here."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def count(start: int, folder: Path | None = None) -> Iterator[int]:
    """Yield two numbers; those who count from 0 wait in the middle until there is a file to go on."""
    yield start
    while start == 0 and folder is not None and not (folder / "go").exists():
        time.sleep(0.01)
    yield start + 1


def get_ready() -> None:
    """Nothing is needed."""


def fail(start: int) -> Iterator[int]:
    yield start
    raise ValueError("I cannot go on.")


def die(start: int) -> Iterator[int]:
    yield start
    os._exit(1)


def die_once(start: int, folder: Path) -> Iterator[int]:
    """Yield a number; who comes first then dies, and whoever does it again goes on."""
    yield start
    mark = folder / str(start)
    if not mark.exists():
        mark.touch()
        os._exit(1)
    yield start + 1


class OddError(Exception):
    """An error that cannot be sent: it is made from two arguments, and knows only one."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def fail_oddly(start: int) -> Iterator[int]:
    yield start
    raise OddError(1, 2)


def sign(start: int, folder: Path) -> Iterator[int]:
    """Yield a number, after having signed with the process's number, and waited for a file to go on."""
    (folder / f"{start}.{os.getpid()}").touch()
    while not (folder / "go").exists():
        time.sleep(0.01)
    yield start


class Mortal:
    """Work of others, at some tasks of which, given by their first number, a process dies the first time."""

    def __init__(self, work: Any, folder: Path, tasks: tuple[int, ...]) -> None:
        self.work = work
        self.folder = folder
        self.tasks = tasks

    def __call__(self, *task: Any) -> Iterator[Any]:
        for piece in self.work(*task):
            mark = self.folder / str(task[0])
            if task[0] in self.tasks and not mark.exists():
                mark.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            yield piece
