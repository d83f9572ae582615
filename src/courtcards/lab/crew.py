"""Processes that work through tasks side by side, and hand over piece by piece what comes of them."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe, get_context
from multiprocessing.connection import wait
from threading import Lock
from typing import Any

from courtcards.engine import helpers
from courtcards.engine.errors import CourtCardsError

# Does a task, given by its arguments, and yields what comes of it.
CrewWork = Callable[..., Iterator[Any]]
CrewTask = tuple[Any, ...]
# One end of a pipe; what it is depends on the system.
Line = Any

# So many tasks for each process may be begun while an older one is not done.
AHEAD = 4


@dataclass(frozen=True)
class _Ended:
    """A task has come to its end, or failed."""

    error: Exception | None = None


@dataclass
class _Begun:
    """A task that was handed out: what has come of it and waits for its turn."""

    pieces: deque[Any] = field(default_factory=deque)
    is_done: bool = False


class Crew:
    """A few processes for one kind of work; they end with this one, however it ends.

    A crew of one is this process, and no other. `step` is held while a process is started: this one must
    not end in the middle of that.
    """

    def __init__(self, workers: int, work: CrewWork, step: Lock) -> None:
        self._workers = workers
        self._work = work
        self._step = step
        self._processes: list[Any] = []
        self._idle: list[Line] = []
        self._busy: dict[Line, _Begun] = {}
        # In the order of the tasks, the oldest first.
        self._begun: deque[_Begun] = deque()

    def pieces(self, tasks: Iterable[CrewTask]) -> Generator[Any]:
        """Yield what comes of the tasks, in their order."""
        if self._workers == 1:
            for task in tasks:
                yield from self._work(*task)
            return
        waiting = iter(tasks)
        try:
            while self._hand_out(waiting) or self._begun:
                yield from self._take()
                self._receive()
        finally:
            self._dismiss()

    def left(self) -> Iterator[Any]:
        """Yield what has come of later tasks, when there is nobody to wait for the older ones."""
        # Copies, as another thread may still be receiving.
        for begun in list(self._begun):
            yield from list(begun.pieces)

    def _take(self) -> Iterator[Any]:
        """Yield what has come and whose turn it is."""
        while self._begun:
            first = self._begun[0]
            while first.pieces:
                yield first.pieces.popleft()
            if not first.is_done:
                return
            self._begun.popleft()

    def _hand_out(self, waiting: Iterator[CrewTask]) -> bool:
        """Give tasks to whoever is free; say whether there was one."""
        is_any = False
        while self._is_room:
            task = next(waiting, None)
            if task is None:
                break
            line = self._idle.pop() if self._idle else self._hire()
            line.send(task)
            self._busy[line] = _Begun()
            self._begun.append(self._busy[line])
            is_any = True
        return is_any

    @property
    def _is_room(self) -> bool:
        is_free = bool(self._idle) or len(self._processes) < self._workers
        return is_free and len(self._begun) < AHEAD * self._workers

    def _hire(self) -> Line:
        ours, theirs = Pipe()
        process = get_context("spawn").Process(target=_serve, args=(theirs, self._work))
        with self._step, helpers.undisturbed():
            process.start()
        theirs.close()
        self._processes.append(process)
        return ours

    def _receive(self) -> None:
        """Wait until something comes."""
        lines: list[Line] = wait(list(self._busy)) if self._busy else []
        for line in lines:
            try:
                piece = line.recv()
            except (EOFError, ConnectionError):
                raise CourtCardsError("A worker process crashed.") from None
            if isinstance(piece, _Ended):
                self._end(line, piece)
            else:
                self._busy[line].pieces.append(piece)

    def _end(self, line: Line, ended: _Ended) -> None:
        if ended.error is not None:
            raise ended.error
        self._busy.pop(line).is_done = True
        self._idle.append(line)

    def _dismiss(self) -> None:
        """End all processes now: what they have not handed over is not wanted any more."""
        for process in self._processes:
            process.kill()
            process.join()
            process.close()
        for line in (*self._busy, *self._idle):
            line.close()
        self._processes, self._busy, self._idle = [], {}, []


def _serve(line: Line, work: CrewWork) -> None:
    """The loop of a worker process: do one task after the other until the parent is gone."""
    helpers.begin()
    with suppress(EOFError, ConnectionError):
        while True:
            _do(line, work, line.recv())


def _do(line: Line, work: CrewWork, task: CrewTask) -> None:
    try:
        for piece in work(*task):
            line.send(piece)
    except Exception as error:
        line.send(_Ended(error))
    else:
        line.send(_Ended())
