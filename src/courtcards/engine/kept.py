"""Where compiled code is kept on the disk, and which games are there already.

It lies in the package's own folder, or, where that cannot be written (an installation for everybody,
a container), in the user's folder for caches. `NUMBA_CACHE_DIR` names another. Nothing of Numba is
loaded here: whether a process compiles is decided before Numba is, and whoever decides asks here.
"""

import hashlib
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from courtcards.engine import registry
from courtcards.engine.registry import ROOT, names

# The layers that have compiled code in them.
COMPILED_FOLDERS = ("engine", "games", "play", "bots")
# If this is set, it decides whether to compile, for Numba and for us.
SWITCH = "NUMBA_DISABLE_JIT"
DAY = 24 * 60 * 60
# What nobody has used for so many days is deleted, and the oldest if there is more than so many bytes.
KEPT_DAYS = 30
KEPT_BYTES = 256 * 1024 * 1024
_CHECK = hashlib.sha256().digest_size


def missing(*, rules_only: bool = False) -> list[str]:
    """Return the games of which something, or something of their rules, may not be compiled yet.

    Nothing is loaded to find out.

    >>> set(missing(rules_only=True)) <= set(missing()) <= set(names())
    True
    """
    stamp = _stamp()
    return [name for name in names() if not _is_noted(name, stamp, rules_only)]


def keep(*games: str, rules_only: bool = False) -> None:
    """Note that everything of some games is compiled and on the disk, or their rules without their bots."""
    stamp = _stamp()
    for note in ((_rules_note if rules_only else _note)(name, stamp) for name in games):
        if read(note) is None:
            write(note, b"")


@cache
def folder() -> Path | None:
    """Return where compiled code is kept, or None if there is no place for it."""
    return next((path for path in _candidates() if _can_be_written(path)), None)


def read(name: str) -> bytes | None:
    """Return what is cached under a name; None if there is nothing, or it is damaged."""
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


def _is_noted(name: str, stamp: str, rules_only: bool) -> bool:
    # "Everything" includes the rules.
    notes = (_note, _rules_note) if rules_only else (_note,)
    return any(read(note(name, stamp)) is not None for note in notes)


def _note(name: str, stamp: str) -> str:
    return f"{name} is compiled.{_own_stamp(name, stamp)}"


def _rules_note(name: str, stamp: str) -> str:
    return f"rules of {name} are compiled.{_own_stamp(name, stamp)}"


def _own_stamp(name: str, stamp: str) -> str:
    """Return the stamp of a game: an external game has its own files."""
    if registry.is_ours(name):
        return stamp
    return _digest(registry.files_of(name), hashlib.sha256(stamp.encode()))


def _stamp() -> str:
    """Return a fingerprint of all that compiled code may depend on: a little more than it does."""
    makers = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    digest = hashlib.sha256(f"{makers} {sys.version} {_processor()}".encode())
    files = [path for name in COMPILED_FOLDERS for path in sorted((ROOT / name).rglob("*.py"))]
    return _digest(files, digest)


def _digest(files: Sequence[Path], digest: "hashlib._Hash") -> str:
    common = os.path.commonpath(files) if files else ""
    for path in files:
        data = path.read_bytes()
        # Relative paths count, so a moved file is a change; the location of the whole package does not.
        place = os.path.relpath(path, common)
        digest.update(f"{place} {len(data)}\n".encode() + data)
    return digest.hexdigest()[:32]


def _processor() -> str:
    """Describe the processor; a folder may be shared by machines that do not understand the same code."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    return "\n".join(
        sorted({line for line in lines if line.startswith(("flags", "Features", "model name"))})
    )


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
