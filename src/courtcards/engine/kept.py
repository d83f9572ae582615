"""What is compiled on this machine already. It is found out by looking at files alone.

Nothing of Numba is loaded here: whether a process compiles is decided before Numba is, and whoever
decides asks here.
"""

import hashlib
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
# The layers that have compiled code in them.
COMPILED_FOLDERS = ("engine", "games", "play", "bots")
# If this is set, Numba has been told whether to compile, and so have we.
SWITCH = "NUMBA_DISABLE_JIT"


def missing() -> list[str]:
    """Return the games of which something is not compiled yet; nothing is loaded to find out.

    >>> set(missing()) <= set(names())
    True
    """
    stamp = _stamp()
    return [name for name in names() if stamp not in map(_read, _notes(name))]


def keep(name: str) -> None:
    """Note that everything of a game is compiled and on the disk."""
    for note in _notes(name):
        try:
            _write(note)
        except OSError:
            # It cannot be written here: then neither can compiled code.
            continue
        return


def names() -> list[str]:
    """Return the names of all games.

    >>> names()[0]
    'cockroach-poker'
    """
    return sorted(path.parent.name.replace("_", "-") for path in ROOT.glob("games/*/rules.py"))


def _stamp() -> str:
    """Return a fingerprint of all that compiled code depends on."""
    digest = hashlib.sha256(f"{platform.machine()} {version('numba')}\n".encode())
    for path in sorted(
        path for folder in COMPILED_FOLDERS for path in (ROOT / folder).rglob("*.py")
    ):
        status = path.stat()
        digest.update(f"{path.relative_to(ROOT)} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def _notes(name: str) -> list[Path]:
    """Return where a note about a game may be: where Numba keeps what it compiles."""
    file = f"compiled.{name}.{sys.implementation.cache_tag}"
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return [Path(chosen) / file]
    own = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return [ROOT / "__pycache__" / file, Path(own).expanduser() / "courtcards" / file]


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def _write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Others may write or read the same note at the same time.
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(_stamp())
    draft.replace(path)
