"""What a process of a cluster does; Ray loads this file there, and it loads the games."""

import os
import pickle
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from courtcards.engine import kept
from courtcards.engine.errors import CourtCardsError
from courtcards.lab.edition import edition
from courtcards.lab.work import CrewJob, CrewTask, Meter

LOCK = "getting-ready.lock"

# The jobs this process is ready for, as they were sent.
_ready: set[bytes] = set()


@dataclass(frozen=True)
class Bundle:
    """Tasks in a row, many enough to be worth the way; without any, a process only gets ready."""

    # Packed once for all bundles, and by itself.
    job: bytes
    tasks: list[CrewTask] = field(default_factory=list)


@dataclass(frozen=True)
class BundleOutcome:
    """What a bundle came to, after how many seconds of one core; or what went wrong."""

    pieces: list[Any] = field(default_factory=list)
    seconds: float = 0.0
    error: Exception | None = None


def carry_out(wanted: str, bundle: bytes) -> bytes:
    """Do a bundle of tasks: what goes wrong comes back too, and is not tried again."""
    try:
        _check(wanted)
        opened: Bundle = pickle.loads(bundle)
        return pickle.dumps(_do(opened, _load(opened)))
    except Exception as error:
        return _dump_error(error)


def _check(wanted: str) -> None:
    """Refuse to make figures with other code than that of whoever asks for them."""
    if edition() != wanted:
        raise CourtCardsError(
            f"{socket.gethostname()} has Court Cards {edition()}, and this machine {wanted}: "
            "all nodes of a cluster need the same."
        )


def _load(bundle: Bundle) -> CrewJob:
    """Return what is to be done; it may be in a module that only whoever asks for it has."""
    try:
        return pickle.loads(bundle.job)
    except (ImportError, AttributeError) as error:
        raise CourtCardsError(
            f"{socket.gethostname()} of the cluster cannot load the work: {error}."
        ) from None


def _do(bundle: Bundle, job: CrewJob) -> BundleOutcome:
    if bundle.job not in _ready:
        with _alone():
            job.ready()
        _ready.add(bundle.job)
    meter = Meter()
    pieces = [piece for task in bundle.tasks for piece in meter.over(job.work(*task))]
    is_joined = job.join is not None and len(pieces) > 1
    return BundleOutcome([job.join(pieces)] if is_joined and job.join else pieces, meter.seconds)


@contextmanager
def _alone() -> Iterator[None]:
    """Let only one process of a machine compile at a time: the others find what it has compiled."""
    place = kept.folder()
    if sys.platform == "win32" or place is None:
        yield
        return
    import fcntl

    handle = os.open(place / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _dump_error(error: Exception) -> bytes:
    """Pack an error, as itself if it can travel, else as what it says."""
    try:
        packed = pickle.dumps(BundleOutcome(error=error))
        pickle.loads(packed)
    except Exception:
        said = f"{type(error).__name__}: {error}"
        return pickle.dumps(BundleOutcome(error=CourtCardsError(f"A worker failed: {said}")))
    return packed
