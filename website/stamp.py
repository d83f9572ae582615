"""Whether the site is up to date. This needs no other package: a build asks before it installs any."""

import hashlib
import json
import os
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
# Beside the browser client, so that a server finds both in the same way.
OUT = ROOT / "src" / "courtcards" / "server" / "site"


def is_stale(root: Path, out: Path) -> bool:
    """Say whether the site is missing, or anything it is made from has changed since."""
    try:
        known = json.loads(_stamp_of(root, out).read_text())
    except (OSError, ValueError):
        return True
    return not (out / "index.html").is_file() or known != _fingerprints(root, known)


def _stamp_of(root: Path, out: Path) -> Path:
    """Return where it is kept what a site was made from: not among its pages."""
    name = re.sub(r"\W+", "-", os.path.relpath(out, root)).strip("-")
    return root / "build" / "site" / f"{name}.json"


def _fingerprints(root: Path, read: Iterable[str]) -> dict[str, str]:
    """Return a hash for every file that was read, and for all that may be read next time."""
    always = [path for place in ("docs", "website") for path in (root / place).rglob("*")]
    names = {path.relative_to(root).as_posix() for path in always if path.suffix != ".pyc"}
    return {name: _fingerprint(root / name) for name in sorted(names | {*read})}


def _fingerprint(path: Path) -> str:
    if path.is_dir():
        return " ".join(sorted(one.name for one in path.iterdir() if one.name != "__pycache__"))
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def put_stamp(root: Path, out: Path, read: Iterable[str]) -> None:
    """Remember what a site was made from: the files that were read; none: not to be relied on."""
    stamp = _stamp_of(root, out)
    read = list(read)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(json.dumps(_fingerprints(root, read) if read else {}))
