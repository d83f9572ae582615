"""Work on this machine: by threads where code is compiled, by processes where it is not."""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import Lock
from typing import Any

from courtcards.lab.crew import Crew
from courtcards.lab.work import AHEAD, CrewJob, CrewTask, Meter, Workforce, Workplace


@dataclass(frozen=True)
class Local:
    """The machine one is at, and how many of its cores are used."""

    workers: int = 1

    def hire(self, job: CrewJob, step: Lock) -> Workforce:
        """Return who does a job: a crew of one is this process, and no other."""
        if job.is_compiled:
            return Threads(self.workers, job)
        return Crew(self.workers, job, step)


def place_of(workers: int | Workplace) -> Workplace:
    """Return where work is done: a number means so many cores of this machine."""
    return Local(workers) if isinstance(workers, int) else workers


class Threads:
    """A few threads: compiled code lets go of Python's lock, so they share its work."""

    def __init__(self, workers: int, job: CrewJob) -> None:
        self._workers = workers
        self._job = job
        self._waiting: deque[Future[tuple[list[Any], float]]] = deque()
        self._spent = 0.0

    @property
    def cores(self) -> int:
        """How many threads there are."""
        return self._workers

    @property
    def spent(self) -> float:
        """How many seconds of one core the tasks took that were done."""
        return self._spent

    def prepare(self, tasks: int) -> None:
        """Load or compile what all threads need."""
        self._job.ready()

    def pieces(self, tasks: Iterable[CrewTask]) -> Generator[Any]:
        """Yield what comes of the tasks, in their order."""
        with ThreadPoolExecutor(self._workers) as pool:
            begun = (pool.submit(self._do, task) for task in tasks)
            self._waiting.extend(islice(begun, AHEAD * self._workers))
            try:
                while self._waiting:
                    pieces, seconds = self._waiting.popleft().result()
                    self._spent += seconds
                    yield from pieces
                    self._waiting.extend(islice(begun, 1))
            finally:
                # Whoever wants no more does not wait for what nobody has begun.
                pool.shutdown(cancel_futures=True)

    def left(self) -> Iterator[Any]:
        """Yield what later tasks came to."""
        for future in list(self._waiting):
            if future.done() and not future.exception():
                yield from future.result()[0]

    def _do(self, task: CrewTask) -> tuple[list[Any], float]:
        meter = Meter()
        return list(meter.over(self._job.work(*task))), meter.seconds
