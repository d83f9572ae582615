"""The process that talks to Ray: whatever Ray prints, or dies of, does not reach the one that asked for work.

It does what it is told over a line, and ends with the process at the other end, however that ends; then Ray
ends what it still has to do.
"""

import os
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from courtcards.cluster.worker import carry_out
from courtcards.engine import helpers
from courtcards.lab.crew import Line
from courtcards.lab.edition import edition
from courtcards.lab.work import TRIES

# Ray asks nobody and tells nobody, and gives up a cluster that is gone after seconds, not after a minute.
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_gcs_rpc_server_reconnect_timeout_s": "10",
    "RAY_CLIENT_RECONNECT_GRACE_PERIOD": "10",
}
# How often it is looked how large the cluster is, in seconds.
LOOKS_EVERY = 2.0
# Ray's server for clients starts a process for each, which sometimes dies at once (ray-project/ray#63202).
UNLUCKY = "Starting Ray client server failed"
# What Ray says may be a page long.
MOST_SAID = 300


@dataclass(frozen=True)
class ClusterSize:
    """The cluster was found; it has so many nodes and cores now."""

    address: str
    nodes: int
    cores: int


@dataclass(frozen=True)
class Unusable:
    """The cluster could not be used, or there is none."""

    sentence: str
    is_none: bool = False
    # Whether it is something that is often all right the next time.
    may_pass: bool = False


@dataclass(frozen=True)
class Order:
    """A bundle of work, packed, and its number."""

    number: int
    bundle: bytes


@dataclass(frozen=True)
class Delivery:
    """What came of an order, packed; None if that cannot be had."""

    number: int
    outcome: bytes | None
    sentence: str = ""


class Withdrawal:
    """What was ordered is not wanted any more."""


def serve(line: Line, address: str | None, packages: Sequence[Path]) -> None:
    """Connect to a cluster, and hand out work until the other end of the line is closed."""
    helpers.begin()
    _be_quiet()
    os.environ.update(SETTINGS | os.environ)
    try:
        joined = _connect(address, packages)
    except Exception as error:
        is_none = address is None and isinstance(error, ConnectionError)
        line.send(Unusable(_sentence(error), is_none, UNLUCKY in str(error)))
        return
    line.send(joined)
    _Dispatcher(line).work()


def _be_quiet() -> None:
    """Print nothing: Ray tells about dead nodes at length, and what is to be known is sent."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def _connect(address: str | None, packages: Sequence[Path]) -> ClusterSize:
    import logging

    import ray

    # What nodes do not have is sent to them.
    needs = {"py_modules": [str(folder) for folder in packages]} if packages else None
    ray.init(
        address or "auto", log_to_driver=False, logging_level=logging.CRITICAL, runtime_env=needs
    )
    return _look(address or ray.get_runtime_context().gcs_address)


def _look(address: str) -> ClusterSize:
    import ray

    nodes = [node for node in ray.nodes() if node["Alive"]]
    cores = sum(int(node["Resources"].get("CPU", 0)) for node in nodes)
    return ClusterSize(address, len(nodes), cores)


def _sentence(error: BaseException) -> str:
    """Return what an error says, on one line, not too long, and without its full stop."""
    said = str(error)
    # Of what happened elsewhere, the end says most.
    said = said.strip().rpartition("\n")[2] if "Traceback" in said else said
    words = " ".join(said.split()) or type(error).__name__
    return words.rstrip(".") if len(words) < MOST_SAID else f"{words[:MOST_SAID]}…"


class _Dispatcher:
    """Takes orders from the line, and gives back what Ray has done, each as soon as it is there."""

    def __init__(self, line: Line) -> None:
        import ray

        self._line = line
        self._do = ray.remote(num_cpus=1, max_retries=TRIES - 1)(carry_out)
        self._edition = edition()
        self._ordered: dict[int, Any] = {}
        self._outgoing: SimpleQueue[Any] = SimpleQueue()

    def work(self) -> None:
        """Take orders until nobody gives any."""
        for target in (self._send, self._watch):
            threading.Thread(target=target, daemon=True).start()
        with suppress(EOFError, ConnectionError):
            while (order := self._line.recv()) is not None:
                if isinstance(order, Withdrawal):
                    self._withdraw()
                else:
                    self._take(order)
        self._leave()

    def _take(self, order: Order) -> None:
        reference = self._do.remote(self._edition, order.bundle)
        self._ordered[order.number] = reference
        reference.future().add_done_callback(
            lambda future: self._outgoing.put((order.number, future))
        )

    def _send(self) -> None:
        """In a thread of its own, as whoever reads may be slow."""
        with suppress(ConnectionError):
            while True:
                self._line.send(self._packed(self._outgoing.get()))

    def _packed(self, message: Any) -> Any:
        if isinstance(message, ClusterSize):
            return message
        number, future = message
        self._ordered.pop(number, None)
        error = future.exception()
        if error is None:
            return Delivery(number, future.result())
        return Delivery(number, None, _sentence(getattr(error, "cause", None) or error))

    def _watch(self) -> None:
        """Tell how large the cluster is, whenever that has changed."""
        last = None
        while True:
            time.sleep(LOOKS_EVERY)
            now = _look("")
            if now != last:
                self._outgoing.put(now)
            last = now

    def _withdraw(self) -> None:
        import ray

        for reference in list(self._ordered.values()):
            with suppress(Exception):
                ray.cancel(reference, force=True)
        self._ordered.clear()

    def _leave(self) -> None:
        import ray

        self._withdraw()
        ray.shutdown()
        sys.stdout.flush()
        os._exit(0)
