"""Processes that work through tasks side by side, and hand over piece by piece what comes of them."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe, get_context
from multiprocessing.connection import wait
from threading import Lock
from typing import Any

from courtcards.engine import helpers
from courtcards.engine.errors import CourtCardsError
from courtcards.lab.work import (
    AHEAD,
    TRIES,
    Begun,
    CrewJob,
    CrewTask,
    CrewWork,
    Meter,
    Ready,
    Turns,
)

# One end of a pipe; what it is depends on the system.
Line = Any


@dataclass(frozen=True)
class _Ended:
    """A task has come to its end after so many seconds of one core, or failed."""

    seconds: float = 0.0
    error: Exception | None = None


@dataclass
class _HandedOut(Begun):
    """A task of a process: whoever does it again leaves out as many pieces as had come before."""

    work: CrewWork = field(kw_only=True)
    task: CrewTask = field(kw_only=True)
    came: int = 0
    left_out: int = 0
    tries: int = 1


class Crew:
    """A few processes for one kind of work; they end with this one, however it ends.

    A crew of one is this process, and no other. `step` is held while a process is started: this one must
    not end in the middle of that. A process that dies is replaced, and its task done again.
    """

    def __init__(self, workers: int, job: CrewJob, step: Lock) -> None:
        self._workers = workers
        self._job = job
        self._step = step
        self._meter = Meter()
        self._processes: dict[Line, Any] = {}
        self._idle: list[Line] = []
        self._busy: dict[Line, _HandedOut] = {}
        self._turns = Turns()

    @property
    def cores(self) -> int:
        """How many processes work."""
        return self._workers

    @property
    def spent(self) -> float:
        """How many seconds of one core the tasks took that were done."""
        return self._meter.seconds

    def prepare(self, tasks: int) -> None:
        """Get ready here first, so that what has to be compiled is compiled once, then in every process."""
        self._job.ready()
        if self._workers == 1:
            return
        try:
            for _ in range(min(self._workers, tasks)):
                self._send(self._hire(), _HandedOut(work=_get_ready, task=(self._job.ready,)))
            while self._busy:
                self._receive()
        except BaseException:
            self._dismiss()
            raise

    def pieces(self, tasks: Iterable[CrewTask]) -> Generator[Any]:
        """Yield what comes of the tasks, in their order."""
        if self._workers == 1:
            for task in tasks:
                yield from self._meter.over(self._job.work(*task))
            return
        waiting = iter(tasks)
        try:
            while self._hand_out(waiting) or len(self._turns):
                yield from self._turns.take()
                self._receive()
        finally:
            self._dismiss()

    def left(self) -> Iterator[Any]:
        """Yield what has come of later tasks, when there is nobody to wait for the older ones."""
        return self._turns.left()

    def _hand_out(self, waiting: Iterator[CrewTask]) -> bool:
        """Give tasks to whoever is free; say whether there was one."""
        is_any = False
        while self._is_room:
            task = next(waiting, None)
            if task is None:
                break
            begun = _HandedOut(work=self._job.work, task=task)
            self._turns.add(begun)
            self._send(self._idle.pop() if self._idle else self._hire(), begun)
            is_any = True
        return is_any

    @property
    def _is_room(self) -> bool:
        is_free = bool(self._idle) or len(self._processes) < self._workers
        return is_free and len(self._turns) < AHEAD * self._workers

    def _send(self, line: Line, begun: _HandedOut) -> None:
        self._busy[line] = begun
        # Whoever is gone is noticed when nothing comes.
        with suppress(ConnectionError):
            line.send((begun.work, begun.task))

    def _hire(self) -> Line:
        ours, theirs = Pipe()
        process = get_context("spawn").Process(target=_serve, args=(theirs,))
        with self._step, helpers.undisturbed():
            process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def _receive(self) -> None:
        """Wait until something comes."""
        lines: list[Line] = wait(list(self._busy)) if self._busy else []
        for line in lines:
            try:
                piece = line.recv()
            except (EOFError, ConnectionError):
                self._replace(line)
                continue
            if isinstance(piece, _Ended):
                self._end(line, piece)
            else:
                self._add(self._busy[line], piece)

    def _add(self, begun: _HandedOut, piece: Any) -> None:
        if begun.left_out:
            begun.left_out -= 1
        else:
            begun.came += 1
            begun.pieces.append(piece)

    def _end(self, line: Line, ended: _Ended) -> None:
        if ended.error is not None:
            raise ended.error
        self._meter.seconds += ended.seconds
        self._busy.pop(line).is_done = True
        self._idle.append(line)

    def _replace(self, line: Line) -> None:
        """Have the task of a process that died done by a new one."""
        begun = self._busy.pop(line)
        _end_process(self._processes.pop(line), line)
        if begun.tries == TRIES:
            raise CourtCardsError(f"A worker process crashed {TRIES} times at the same task.")
        begun.tries += 1
        begun.left_out = begun.came
        self._send(self._hire(), begun)

    def _dismiss(self) -> None:
        """End all processes now: what they have not handed over is not wanted any more."""
        for line, process in self._processes.items():
            _end_process(process, line)
        self._processes, self._busy, self._idle = {}, {}, []


def _end_process(process: Any, line: Line) -> None:
    process.kill()
    process.join()
    process.close()
    line.close()


def _serve(line: Line) -> None:
    """The loop of a worker process: do one task after the other until the parent is gone."""
    helpers.begin()
    with suppress(EOFError, ConnectionError):
        while True:
            _do(line, *line.recv())


def _do(line: Line, work: CrewWork, task: CrewTask) -> None:
    meter = Meter()
    try:
        for piece in meter.over(work(*task)):
            line.send(piece)
    except Exception as error:
        line.send(_Ended(error=error))
    else:
        line.send(_Ended(meter.seconds))


def _get_ready(ready: Ready) -> Iterator[Any]:
    """Work without results."""
    ready()
    yield from ()
