"""Work for a crew: loaded by each of its processes, so nothing else is here."""

import os
import time
from collections.abc import Iterator
from pathlib import Path


def count(start: int, folder: Path | None = None) -> Iterator[int]:
    """Yield two numbers; those who count from 0 wait in the middle until there is a file to go on."""
    yield start
    while start == 0 and folder is not None and not (folder / "go").exists():
        time.sleep(0.01)
    yield start + 1


def fail(start: int) -> Iterator[int]:
    yield start
    raise ValueError("I cannot go on.")


def die(start: int) -> Iterator[int]:
    yield start
    os._exit(1)
