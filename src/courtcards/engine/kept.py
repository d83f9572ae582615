"""Where compiled code is kept on the disk. Nothing of Numba is loaded here.

It lies in the package's own folder, or, where that cannot be written (an installation for everybody,
a container), in the user's folder for caches. `NUMBA_CACHE_DIR` names another.
"""

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
DAY = 24 * 60 * 60
# What nobody has used for so many days is deleted, and the oldest if there is more than so many bytes.
KEPT_DAYS = 30
KEPT_BYTES = 256 * 1024 * 1024
_CHECK = hashlib.sha256().digest_size


@cache
def folder() -> Path | None:
    """Return where compiled code is kept, or None if there is no place for it."""
    return next((path for path in _candidates() if _can_be_written(path)), None)


def read(name: str) -> bytes | None:
    """Return what is kept under a name; None if there is nothing, or nothing sound."""
    place = folder()
    if place is None:
        return None
    path = place / name
    try:
        data = path.read_bytes()
        if time.time() - path.stat().st_mtime > DAY:
            # It is still used.
            os.utime(path)
    except OSError:
        return None
    return data[_CHECK:] if hashlib.sha256(data[_CHECK:]).digest() == data[:_CHECK] else None


def write(name: str, data: bytes) -> None:
    """Keep something under a name: whole, or not at all, whoever else writes at the same time."""
    place = folder()
    if place is None:
        return
    with suppress(OSError):
        handle, draft = tempfile.mkstemp(dir=place, prefix="draft-")
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(data).digest() + data)
        os.replace(draft, place / name)
        prune(place)


def prune(place: Path) -> None:
    """Delete what is old, and the oldest if there is too much."""
    room = KEPT_BYTES
    for age, path, size in sorted(_files(place)):
        room -= size
        if age > KEPT_DAYS * DAY or room < 0:
            # Others may do the same at this moment.
            with suppress(OSError):
                path.unlink()


def _files(place: Path) -> list[tuple[float, Path, int]]:
    """List the files of a folder with their ages in seconds and their sizes."""
    now = time.time()
    found = []
    for path in place.iterdir():
        with suppress(OSError):
            status = path.stat()
            found.append((now - status.st_mtime, path, status.st_size))
    return found


def _candidates() -> Iterator[Path]:
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        yield Path(chosen) / "courtcards"
        return
    yield ROOT / "__pycache__" / "kernels"
    # Some who run a server have no home.
    with suppress(RuntimeError):
        yield _user_caches() / "courtcards" / "kernels"


def _user_caches() -> Path:
    """Return the folder that the system has for the caches of this user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _can_be_written(path: Path) -> bool:
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        return False
    return True
