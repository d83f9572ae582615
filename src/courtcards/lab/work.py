"""A job is tasks in, figures out: who does the tasks, and where, changes no digit of what comes of them.

What comes of a task follows from the task alone, so a worker that died means only that its task is done
again. Results are handed over in the order of the tasks, wherever and whenever they were done: here, by
threads or processes of this machine (`lab/local.py`), or by a cluster (`courtcards.cluster`).
"""

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Protocol

# Does a task, given by its arguments, and yields what comes of it.
CrewWork = Callable[..., Iterator[Any]]
CrewTask = tuple[Any, ...]
# Loads or compiles what a worker needs, before the first task.
Ready = Callable[[], object]
# Makes one piece of several in a row, where that is less to send.
Join = Callable[[Iterable[Any]], Any]

# So many tasks for each worker may be begun while an older one is not done.
AHEAD = 4
# So often a task is begun whose workers die: it may be the task that kills them.
TRIES = 5


class WorkersLostError(ConnectionError):
    """Whoever does the work cannot be reached any more; what has come of it so far is right."""


@dataclass(frozen=True)
class CrewJob:
    """What is to be done with every task of a kind."""

    work: CrewWork
    ready: Ready
    # Whether nearly all of its time goes into compiled code, which lets other threads run meanwhile.
    is_compiled: bool = False
    join: Join | None = None


class Workforce(Protocol):
    """Who does the tasks of one job."""

    @property
    def cores(self) -> int:
        """How many tasks are done at the same time."""

    @property
    def spent(self) -> float:
        """How many seconds of one core the tasks took that were done."""

    def prepare(self, tasks: int) -> None:
        """Get ready for at most so many tasks; not needed, but then it is done during the first ones."""

    def pieces(self, tasks: Iterable[CrewTask]) -> Generator[Any]:
        """Yield what comes of the tasks, in their order."""

    def left(self) -> Iterator[Any]:
        """Yield what has come of later tasks, when there is nobody to wait for the older ones."""


class Workplace(Protocol):
    """Where jobs are done."""

    def hire(self, job: CrewJob, step: Lock) -> Workforce:
        """Return who does a job; `step` is held while anything is started that must not be left alone."""


@dataclass
class Begun:
    """A task that was handed out: what has come of it and waits for its turn."""

    pieces: deque[Any] = field(default_factory=deque)
    is_done: bool = False


class Turns:
    """Tasks that were begun, the oldest first."""

    def __init__(self) -> None:
        self._begun: deque[Begun] = deque()

    def __len__(self) -> int:
        return len(self._begun)

    def add(self, begun: Begun) -> None:
        """Let a task wait for its turn behind all others."""
        self._begun.append(begun)

    def take(self) -> Iterator[Any]:
        """Yield what has come and whose turn it is."""
        while self._begun:
            first = self._begun[0]
            while first.pieces:
                yield first.pieces.popleft()
            if not first.is_done:
                return
            self._begun.popleft()

    def left(self) -> Iterator[Any]:
        """Yield all that has come, whether or not it is its turn."""
        # Copies, as another thread may still be receiving.
        for begun in list(self._begun):
            yield from list(begun.pieces)


class Meter:
    """Counts the seconds of one core that work takes in the thread that does it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def over(self, pieces: Iterator[Any]) -> Iterator[Any]:
        """Yield the pieces; making them is counted, and what is done between them is not."""
        while True:
            start = time.thread_time()
            try:
                piece = next(pieces)
            except StopIteration:
                return
            finally:
                self.seconds += time.thread_time() - start
            yield piece


@dataclass(frozen=True)
class Cost:
    """What a job took: cores, and the seconds they were busy, all of them together."""

    cores: int
    core_seconds: float

    def per_core(self, count: int) -> float:
        """Say how many of so many things one core did in a second."""
        return count / self.core_seconds if self.core_seconds else 0.0

    def data(self, decisions: int) -> dict[str, float]:
        """The cost of so many decisions, ready for JSON."""
        return {
            "cores": self.cores,
            "core_seconds": round(self.core_seconds, 3),
            "decisions_per_core_second": round(self.per_core(decisions), 1),
        }

    def sentence(self, decisions: int) -> str:
        """Say what so many decisions cost.

        >>> Cost(2, 40.0).sentence(1_000_000)
        'cost: 40.0 core-seconds on 2 cores, 25,000 decisions a second for each'
        """
        cores = "1 core" if self.cores == 1 else f"{self.cores:,} cores"
        rate = f"{self.per_core(decisions):,.0f} decisions a second for each"
        return f"cost: {self.core_seconds:,.1f} core-seconds on {cores}, {rate}"
