"""The data folder has one server at a time, and is free again however that one ended."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.server.folder import DataDirectory

HOLD = """
import sys; from pathlib import Path; from courtcards.server.folder import DataDirectory
folder = DataDirectory(Path(sys.argv[1])); folder.claim(wait=True)
print("claimed", flush=True); sys.stdin.read(); folder.release()
"""


@contextmanager
def holder(folder: Path) -> "Iterator[subprocess.Popen[str]]":
    """Another process that claims a folder; it lets go of it when its input ends."""
    command = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def hear(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_folder_that_is_held_is_refused_until_it_is_released(tmp_path: Path) -> None:
    folder = DataDirectory(tmp_path)
    with holder(tmp_path) as other:
        assert hear(other) == "claimed\n"
        with pytest.raises(CourtCardsError, match="Another server is already using"):
            folder.claim(wait=False)
        other.communicate()
    folder.claim(wait=False)
    folder.release()


def test_the_folder_of_a_process_that_was_killed_is_free(tmp_path: Path) -> None:
    folder = DataDirectory(tmp_path)
    with holder(tmp_path) as other:
        assert hear(other) == "claimed\n"
        other.kill()
    folder.claim(wait=False)
    folder.release()


def test_whoever_waits_gets_the_folder_when_it_is_released(tmp_path: Path) -> None:
    folder = DataDirectory(tmp_path)
    folder.claim(wait=False)
    with holder(tmp_path) as other:
        folder.release()
        assert hear(other) == "claimed\n"
        other.communicate()


def test_other_locks_of_the_same_folder_are_free(tmp_path: Path) -> None:
    folder, serving = DataDirectory(tmp_path), DataDirectory(tmp_path, lock="serving")
    for lock in (folder, serving):
        lock.claim(wait=False)
    for lock in (folder, serving):
        lock.release()


def test_a_lock_that_is_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("no lock at all " * 100)
    folder = DataDirectory(tmp_path)
    with pytest.raises(CourtCardsError, match=r"cannot be used for data: .*\.$"):
        folder.claim(wait=False)
    folder.release()


def test_a_folder_that_is_not_for_data_alone_is_not_closed(tmp_path: Path) -> None:
    """A server that is told to keep its data in a folder full of other things shuts nobody out of those."""
    tmp_path.chmod(0o755)
    (tmp_path / "others").mkdir()
    DataDirectory(tmp_path).release()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    own = tmp_path / "own"
    own.mkdir(0o755)
    DataDirectory(own).release()
    assert own.stat().st_mode & 0o777 == 0o700
