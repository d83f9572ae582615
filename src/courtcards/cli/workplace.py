"""Where a command does its heavy work, and the file that keeps what came of it: shared by several."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.arguments import check_count, check_folder, read_seed_argument
from courtcards.cli.output import STDOUT
from courtcards.engine.errors import OptionError

if TYPE_CHECKING:
    from courtcards.engine.phrases import Data
    from courtcards.lab.checkpoint import Checkpoint
    from courtcards.lab.undertaking import Undertaking
    from courtcards.lab.work import Workplace

LOCAL = "local"
# No cluster has as many cores.
MOST_CORES = 1_000_000

ClusterAddress = Annotated[
    str,
    typer.Option(
        "--cluster",
        metavar="auto|local|ray://…",
        help="Where to work: on this machine, on a Ray cluster, or on one if it is found.",
    ),
]
CheckpointFile = Annotated[
    str | None,
    typer.Option(
        "--checkpoint",
        metavar="FILE",
        help="Keep results in this file, and go on from those in it.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(help="How many cores to use; by default 1, or all of a cluster."),
]


def check_workers(cluster: str, workers: int | None) -> None:
    """Refuse a number of cores that there cannot be."""
    if workers is not None:
        most = (os.cpu_count() or 1) if cluster == LOCAL else MOST_CORES
        check_count("--workers", workers, 1, most)


@contextmanager
def open_place(
    cluster: str, workers: int | None, packages: Sequence[Path] = ()
) -> Iterator["Workplace"]:
    """Return where work is done, and say what was chosen if there was a choice.

    Packages that the work needs besides Court Cards are sent to a cluster.
    """
    from courtcards.lab.local import Local

    if cluster == LOCAL:
        yield Local(workers or 1)
        return
    from courtcards.cluster.place import find_cluster

    found = find_cluster(cluster, workers, packages)
    if found is None:
        cores = min(workers or 1, os.cpu_count() or 1)
        _tell(f"Working on this machine, with {cores} of its cores: no Ray cluster was found.")
        yield Local(cores)
        return
    with found:
        _tell(f"Working on {found}.")
        yield found


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


class Loss:
    """A cluster that was lost in the middle; that is told after what there is to tell."""

    error: ConnectionError | None = None

    def conclude(self) -> None:
        """End the command, if there was a loss."""
        if self.error is not None:
            raise self.error


@contextmanager
def kept(work: "Undertaking") -> Iterator[Loss]:
    """Write the checkpoint of some work at its end, also if it was stopped or its workers are lost."""
    from courtcards.lab.work import WorkersLostError

    loss = Loss()
    try:
        yield loss
    except WorkersLostError as error:
        loss.error = error
    finally:
        work.save()


def open_checkpoint(file: str | None, transcripts: str | None, job: "Data") -> "Checkpoint | None":
    """Return the file that keeps results, with those that are in it, if they are of the same job."""
    from courtcards.lab.checkpoint import Checkpoint

    if file is None:
        return None
    if transcripts == STDOUT:
        raise OptionError(
            "--checkpoint needs a file for --transcripts: it has to be cut and gone on with."
        )
    path = Path(file)
    check_folder("--checkpoint", path)
    return Checkpoint(path, job)


def seed_of(file: str | None, seed: str | None) -> bytes:
    """Return the seed that was typed; else that of the results in a checkpoint, or a new one."""
    from courtcards.lab.checkpoint import read_checkpoint

    kept = read_checkpoint(Path(file)) if file is not None and seed is None else None
    return read_seed_argument(kept["job"].get("seed") if kept else seed)
