"""Heavy work in progress: what came of it so far can be told at any time, kept, and gone on from."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from threading import Lock

from courtcards.engine.phrases import Data
from courtcards.lab.checkpoint import Checkpoint, Restored
from courtcards.lab.work import Cost, Workforce


class Undertaking(ABC):
    """A job with its results so far, and how long it took.

    Whoever holds `step` may look at it while another thread goes on with it.
    """

    def __init__(self, checkpoint: Checkpoint | None) -> None:
        self.step = Lock()
        self._checkpoint = checkpoint
        before = (checkpoint.state if checkpoint else None) or {}
        # All that was done before, by whoever did it.
        self._seconds = self._seconds_before = float(before.get("seconds", 0))
        self._spent_before = float(before.get("core_seconds", 0))
        self._cores_before = int(before.get("cores", 0))
        self._force: Workforce | None = None
        self._start = 0.0
        self._is_whole = True

    @abstractmethod
    def _results(self) -> Data:
        """Return the results so far, ready for JSON."""

    def _restored(self, read: Callable[[Data], Restored], new: Restored) -> Restored:
        """Return the results that the checkpoint has, or new ones."""
        is_begun = self._checkpoint is not None and self._checkpoint.state is not None
        return self._checkpoint.restore(read) if self._checkpoint and is_begun else new

    def _begin(self, force: Workforce, tasks: int) -> None:
        """Let everybody get ready for so many tasks, then start the clock."""
        self._force = force
        force.prepare(tasks)
        self._start = time.perf_counter()

    @contextmanager
    def _taking(self) -> Iterator[None]:
        """Add something to the results: nobody sees them half-way, and no file ever has them so."""
        with self.step:
            self._is_whole = False
            yield
            self._stop_clock()
            self._is_whole = True
            if self._checkpoint is not None:
                self._checkpoint.offer(self._state)

    def _stop_clock(self) -> None:
        self._seconds = self._seconds_before + time.perf_counter() - self._start

    def save(self) -> None:
        """Write the checkpoint, if there is one; whoever does so holds `step`, or nobody works."""
        if self._checkpoint is not None and self._is_whole:
            self._checkpoint.write(self._state())

    @property
    def _cost(self) -> Cost:
        if self._force is None:
            return Cost(self._cores_before, self._spent_before)
        return Cost(self._force.cores, self._spent_before + self._force.spent)

    def _state(self) -> Data:
        return {"results": self._results(), "seconds": self._seconds} | asdict(self._cost)
