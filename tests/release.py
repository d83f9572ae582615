"""Builds what is released, and tries it as those do who get it.

    make release        (or: python -m tests.release dist)

The source distribution is built from the checkout, and the wheel from the source distribution. Each of
them is installed into an environment of its own, with what pip finds there for it; the command must tell
its version, and the server its page with all that belongs to it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from courtcards import __version__

ROOT = Path(__file__).parents[1]
UNRELEASED = "not released yet"
# What people who install do not have set.
OURS = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "NUMBA_DISABLE_JIT", "VIRTUAL_ENV")
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


class ReleaseError(Exception):
    """Something that must not be released."""


def main() -> None:
    """Build, try, and say what can be released."""
    parser = argparse.ArgumentParser(
        description="Build wheel and source distribution, and try both."
    )
    parser.add_argument("folder", type=Path, help="where they go")
    folder = parser.parse_args().folder.resolve()
    try:
        check_checkout(ROOT)
        made = build(folder)
        for one in made:
            try_out(one)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    print(f"{__version__} can be released:", *(f"  {one}" for one in made), sep="\n")
    if is_rehearsal(ROOT):
        print(f"This was a rehearsal: CHANGELOG.md says that it is {UNRELEASED}.")


def check_checkout(root: Path) -> None:
    """Refuse what nobody could build again: a checkout with changes that are not committed."""
    status = ["git", "status", "--porcelain", "--", "src", "client", "*.toml", "*.py", "*.md"]
    done = subprocess.run(status, cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise ReleaseError("A release is built from a git checkout, which this is not.")
    if changed := [line[3:] for line in done.stdout.splitlines()]:
        raise ReleaseError(f"Commit first what has changed: {', '.join(changed[:5])}.")


def is_rehearsal(root: Path) -> bool:
    """Say whether the newest section of the changes is still open."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = next(line for line in text.splitlines() if line.startswith("## "))
    return UNRELEASED in newest


def build(folder: Path) -> list[Path]:
    """Build the source distribution, and the wheel from it."""
    shutil.rmtree(folder, ignore_errors=True)
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    [source] = folder.glob("*.tar.gz")
    _run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(source))
    [wheel] = folder.glob("*.whl")
    return [source, wheel]


def try_out(distribution: Path) -> None:
    """Install a distribution into an empty environment, and use it there."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        _run(sys.executable, "-m", "venv", str(place / "venv"))
        programs = place / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        _run(str(programs / "python"), *PIP, "install", str(distribution), folder=place)
        courtcards = str(programs / "courtcards")
        told = _run(courtcards, "--version", folder=place)
        if __version__ not in told.split():
            raise ReleaseError(f"{distribution.name} says that it is {told!r}, not {__version__}.")
        with serving(courtcards, place) as address:
            pages = load(address)
    print(f"{distribution.name}: installed, {told.strip()}, {pages} files of its page loaded")


@contextmanager
def serving(courtcards: str, folder: Path) -> Iterator[str]:
    """Run a server, and yield its address."""
    command = [courtcards, "serve", "--port", "0", "--data", "data"]
    server = subprocess.Popen(
        command, cwd=folder, env=_environment(), stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stderr is not None
        heard = []
        for line in server.stderr:
            heard.append(line)
            if found := re.search(r"served on (http://\S+)", line):
                yield found[1]
                return
        raise ReleaseError(f"The server did not start: {''.join(heard[-5:])}")
    finally:
        server.terminate()
        server.communicate()


def load(address: str) -> int:
    """Load the page and all that it names; return how many files these are."""
    page = _read(address)
    names = re.findall(r"""(?:src|href)="(/[^"]+)\"""", page)
    if not any(name.endswith(".js") for name in names):
        raise ReleaseError("The server's page has no script: the client was not built.")
    for name in names:
        if not _read(address.rstrip("/") + name):
            raise ReleaseError(f"{name} is empty.")
    return 1 + len(names)


def _read(address: str) -> str:
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return bytes(answer.read()).decode(errors="replace")
    except OSError as error:
        raise ReleaseError(f"{address} could not be loaded: {error}.") from None


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in OURS}


def _run(*words: str, folder: Path = ROOT) -> str:
    done = subprocess.run(words, cwd=folder, env=_environment(), capture_output=True, text=True)
    if done.returncode:
        last = "\n".join((done.stderr or done.stdout).splitlines()[-12:])
        raise ReleaseError(f"`{' '.join(words)}` failed.\n{last}")
    return done.stdout


if __name__ == "__main__":
    main()
