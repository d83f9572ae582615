"""Which code made some figures: the version, and a fingerprint of all sources that figures follow from."""

import hashlib
from functools import cache
from pathlib import Path

from courtcards import __version__

HOME = Path(__file__).parents[1]
# What stands above these layers shows figures, and changes none.
LAYERS = ("engine", "games", "play", "bots", "figures", "lab")
DIGITS = 12


@cache
def edition() -> str:
    """Return a text that is the same wherever the same code is installed.

    >>> edition().split(" ")[0] == __version__
    True
    """
    digest = hashlib.sha256()
    for path in sorted(path for layer in LAYERS for path in (HOME / layer).rglob("*.py")):
        digest.update(f"{path.relative_to(HOME).as_posix()}\n".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{__version__} ({digest.hexdigest()[:DIGITS]})"
