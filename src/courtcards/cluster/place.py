"""A cluster as a place to work at: it is ordered from here, and what comes is put into order."""

import pickle
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, islice
from multiprocessing import Pipe, get_context
from pathlib import Path
from threading import Lock, Thread
from typing import Any, Self

from courtcards.cluster.address import AUTO, ClusterError, is_installed, need_ray, wanted_address
from courtcards.cluster.driver import ClusterSize, Delivery, Order, Unusable, Withdrawal, serve
from courtcards.cluster.worker import Bundle, BundleOutcome
from courtcards.engine import helpers
from courtcards.lab.work import Begun, CrewJob, CrewTask, Turns, WorkersLostError, Workforce

# How long Ray may take to connect to a cluster that answers, and to say goodbye, in seconds.
CONNECT_SECONDS = 180.0
CONNECT_TRIES = 3
CLOSE_SECONDS = 3.0
# How long a bundle of tasks should take, in seconds: the way there and back takes milliseconds.
BUNDLE_SECONDS = 0.5
MOST_TASKS = 5000
# A bundle may have so many times the tasks of the last one.
GROWTH = 4
# So many bundles for each core are ordered, and so many wait for their turn behind one that takes long.
ORDERED, WAITING = 2, 16


class NoClusterError(ClusterError):
    """Ray was asked to find a cluster, and there is none."""


def find_cluster(
    address: str, workers: int | None, packages: Sequence[Path] = ()
) -> "RayCluster | None":
    """Connect to the cluster at an address; if it is `auto`, to one that is found, or to none."""
    if address != AUTO:
        return RayCluster(address, workers, packages)
    if not is_installed() and wanted_address(AUTO) is None:
        return None
    try:
        return RayCluster(AUTO, workers, packages)
    except NoClusterError:
        return None


class RayCluster:
    """A Ray cluster by its address, or the one that is found; `workers` limits how many cores are used.

    Jobs are done one after the other. It is left by `close`, or by leaving its context. Court Cards is
    expected on all nodes; `packages` are folders of others that the work needs, and are sent there.
    """

    def __init__(
        self, address: str = AUTO, workers: int | None = None, packages: Sequence[Path] = ()
    ) -> None:
        need_ray()
        wanted = wanted_address(address)
        if wanted is not None:
            wanted.check()
        self._workers = workers
        self._sending = Lock()
        # Of all orders of all jobs: what comes of an older job's is nobody's.
        self.numbers = count()
        self.address = str(wanted or "this machine")
        self._now = self._connect(None if wanted is None else str(wanted), tuple(packages))
        self.address = self._now.address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __str__(self) -> str:
        nodes = "1 node" if self._now.nodes == 1 else f"{self._now.nodes:,} nodes"
        cores = "1 core" if self.cores == 1 else f"{self.cores:,} cores"
        return f"the Ray cluster at {self.address}: {nodes}, {cores}"

    @property
    def cores(self) -> int:
        """How many cores are used now; nodes come and go."""
        return min(self._now.cores, self._workers or self._now.cores)

    @property
    def most_ordered(self) -> int:
        """How many bundles are ordered at a time; where nobody is yet, somebody may come for them."""
        return max(1, self._workers or ORDERED * self.cores)

    def hire(self, job: CrewJob, step: Lock) -> Workforce:
        """Return who does a job."""
        return Gang(self, job)

    def close(self) -> None:
        """Leave the cluster; what it still does for us is stopped."""
        # In a thread of its own: nobody waits for a cluster that does not listen.
        Thread(target=self._say_goodbye, daemon=True).start()
        self._driver.join(CLOSE_SECONDS)
        self._driver.kill()
        self._driver.join()

    def _say_goodbye(self) -> None:
        with suppress(OSError):
            self.send(None)

    def send(self, message: Any) -> None:
        """Send something to the process that talks to Ray."""
        try:
            with self._sending:
                self._line.send(message)
        except OSError:
            raise self._lost() from None

    def receive(self) -> Delivery | None:
        """Wait for news; what came of an order, or None."""
        try:
            news = self._line.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        if isinstance(news, Delivery):
            return news
        self._now = news
        return None

    def _connect(self, address: str | None, packages: tuple[Path, ...]) -> ClusterSize:
        """Connect, in several tries where the next one may be luckier."""
        tries = 1
        while isinstance(news := self._try(address, packages), Unusable):
            self.close()
            if tries == CONNECT_TRIES or not news.may_pass:
                raise self._refusal(news)
            tries += 1
        return news

    def _refusal(self, news: Unusable) -> ClusterError:
        if news.is_none:
            return NoClusterError("There is no Ray cluster on this machine.")
        return ClusterError(f"The Ray cluster at {self.address} cannot be used: {news.sentence}.")

    def _try(self, address: str | None, packages: tuple[Path, ...]) -> ClusterSize | Unusable:
        """Start the process that talks to Ray, and wait until it has connected, or not."""
        self._line, theirs = Pipe()
        arguments = (theirs, address, packages)
        self._driver = get_context("spawn").Process(target=serve, args=arguments)
        with helpers.undisturbed():
            self._driver.start()
        theirs.close()
        try:
            if self._line.poll(CONNECT_SECONDS):
                return self._line.recv()
        except (EOFError, OSError):
            return Unusable("Ray gave up connecting to it")
        return Unusable(f"Ray does not answer within {CONNECT_SECONDS:.0f} seconds")

    def _lost(self) -> WorkersLostError:
        return WorkersLostError(f"The Ray cluster at {self.address} is lost")


@dataclass
class _Ordered(Begun):
    """A bundle that was sent to the cluster, and how many tasks it has."""

    tasks: int = field(kw_only=True, default=0)


class Gang:
    """The processes of a cluster that do one job, in bundles of tasks."""

    def __init__(self, cluster: RayCluster, job: CrewJob) -> None:
        # Ray's pickles functions too that only this process has, such as bots of a notebook.
        from ray import cloudpickle

        self._cluster = cluster
        try:
            self._job = cloudpickle.dumps(job)
        except Exception as error:
            raise ClusterError(f"The work cannot be sent to the cluster: {error}.") from error
        self._ordered: dict[int, _Ordered] = {}
        self._turns = Turns()
        self._size = 1
        self._spent = 0.0

    @property
    def cores(self) -> int:
        """How many cores of the cluster are used."""
        return self._cluster.cores

    @property
    def spent(self) -> float:
        """How many seconds of one core the tasks took that were done."""
        return self._spent

    def prepare(self, tasks: int) -> None:
        """Have as many processes as there are cores load what they need; one of each node compiles it."""
        for _ in range(max(1, min(self.cores, tasks))):
            self._order(_Ordered(), [])
        while self._ordered:
            self._receive()

    def pieces(self, tasks: Iterable[CrewTask]) -> Generator[Any]:
        """Yield what comes of the tasks, in their order."""
        waiting = iter(tasks)
        try:
            while self._hand_out(waiting) or len(self._turns):
                yield from self._turns.take()
                if self._ordered:
                    self._receive()
        finally:
            self._withdraw()

    def left(self) -> Iterator[Any]:
        """Yield what has come of later tasks, when there is nobody to wait for the older ones."""
        return self._turns.left()

    def _hand_out(self, waiting: Iterator[CrewTask]) -> bool:
        """Order what there is room for; say whether that was anything."""
        is_any = False
        while self._is_room:
            tasks = list(islice(waiting, self._size))
            if not tasks:
                break
            ordered = _Ordered(tasks=len(tasks))
            self._turns.add(ordered)
            self._order(ordered, tasks)
            is_any = True
        return is_any

    @property
    def _is_room(self) -> bool:
        most = self._cluster.most_ordered
        return len(self._ordered) < most and len(self._turns) < WAITING * most

    def _order(self, ordered: _Ordered, tasks: list[CrewTask]) -> None:
        from ray import cloudpickle

        number = next(self._cluster.numbers)
        self._ordered[number] = ordered
        self._cluster.send(Order(number, cloudpickle.dumps(Bundle(self._job, tasks))))

    def _receive(self) -> None:
        """Wait until something comes."""
        delivery = self._cluster.receive()
        if delivery is None or delivery.number not in self._ordered:
            return
        if delivery.outcome is None:
            raise WorkersLostError(f"The cluster cannot do the work: {delivery.sentence}")
        outcome: BundleOutcome = pickle.loads(delivery.outcome)
        if outcome.error is not None:
            raise outcome.error
        ordered = self._ordered.pop(delivery.number)
        ordered.pieces.extend(outcome.pieces)
        ordered.is_done = True
        self._spent += outcome.seconds
        if ordered.tasks:
            self._measure(outcome.seconds, ordered.tasks)

    def _measure(self, seconds: float, tasks: int) -> None:
        """Choose how many tasks the next bundles have, by how long those of one took."""
        fitting = int(tasks * BUNDLE_SECONDS / seconds) if seconds else MOST_TASKS
        self._size = max(1, min(fitting, GROWTH * tasks, MOST_TASKS))

    def _withdraw(self) -> None:
        """Let nothing be done any more that is not wanted."""
        if self._ordered:
            self._ordered.clear()
            with suppress(OSError):
                self._cluster.send(Withdrawal())
