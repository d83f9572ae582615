"""Results so far in a file: whoever does the same job again goes on there, and gets the same figures."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from courtcards.engine.errors import CourtCardsError
from courtcards.engine.files import replace_file
from courtcards.engine.phrases import Data
from courtcards.lab.edition import edition

Restored = TypeVar("Restored")

FORMAT = "courtcards-checkpoint/1"
# How often results are written while work goes on, in seconds.
EVERY = 2.0


class CheckpointError(CourtCardsError):
    """A file that does not belong to the job, or that cannot be read."""


class Checkpoint:
    """A file with a job, what it came to so far, and which code did it.

    `position` says how much of the transcripts belongs to the results; the rest is cut off next time.
    """

    def __init__(self, path: Path, job: Data) -> None:
        self.path = path
        self.position: Callable[[], int | None] = lambda: None
        # As it will be read again.
        self._job = json.loads(json.dumps(job | {"edition": edition()}))
        self._written = time.monotonic()
        kept = read_checkpoint(path)
        if kept is not None:
            self._check(kept["job"])
        self.state: Data | None = None if kept is None else kept["state"]
        self.transcript_bytes: int | None = None if kept is None else kept["transcript_bytes"]

    def restore(self, read: Callable[[Data], Restored]) -> Restored:
        """Return the results that the file has, as they are read."""
        assert self.state is not None
        try:
            return read(self.state["results"])
        except (LookupError, TypeError, ValueError, AttributeError):
            raise CheckpointError(f"{self.path} has no results to go on from.") from None

    def offer(self, state: Callable[[], Data]) -> None:
        """Write results if those in the file are old."""
        if time.monotonic() - self._written >= EVERY:
            self.write(state())

    def write(self, state: Data) -> None:
        """Replace the file: a reader finds the old results or the new ones, also after a crash."""
        kept = {"format": FORMAT, "job": self._job, "state": state}
        text = json.dumps(kept | {"transcript_bytes": self.position()}, ensure_ascii=False)
        replace_file(self.path, f"{text}\n".encode())
        self._written = time.monotonic()

    def _check(self, kept: dict[str, Any]) -> None:
        for name, value in self._job.items():
            if kept.get(name) != value:
                raise CheckpointError(
                    f"{self.path} has results of another job: its {name} is "
                    f"{_brief(kept.get(name))}, not {_brief(value)}."
                )


def read_checkpoint(path: Path) -> Data | None:
    """Return what a file has, as it was written; None if there is no such file."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        is_ours = kept["format"] == FORMAT and _is_whole(kept)
    except FileNotFoundError:
        return None
    except (ValueError, LookupError, TypeError, RecursionError):
        is_ours = False
    if not is_ours:
        raise CheckpointError(f"{path} has no results to go on from.")
    return kept


def _is_whole(kept: Data) -> bool:
    state, end = kept["state"], kept["transcript_bytes"]
    numbers = (state["seconds"], state["core_seconds"], state["cores"])
    are_numbers = all(isinstance(one, int | float) for one in numbers)
    return are_numbers and isinstance(kept["job"], dict) and isinstance(end, int | None)


def _brief(value: object, most: int = 60) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= most else f"{text[:most]}…"
