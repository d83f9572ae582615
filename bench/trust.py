"""Runs `make test` repeatedly on fresh clones, and writes down the results.

    python -m bench.trust --quiet 3 --busy 2 --write bench/TRUST.md

During busy runs two loops keep two cores at work.
"""

import argparse
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUSY_LOOPS = 2
STAT = Path("/proc/stat")
# How tests/parts.py tells how a part went.
PART = re.compile(r"^(check|compile|unit|browser|nojit) +(passed|FAILED|SKIPPED) .*$", re.MULTILINE)


@dataclass(frozen=True)
class Run:
    """One run of `make test`: of what, beside what, how it ended, what its parts said, what it took."""

    commit: str
    beside: str
    passed: bool
    parts: list[str]
    minutes: float
    processor_minutes: float
    # Of all processes, also of those whose end nobody waits for, such as a browser's; where it can be told.
    machine_minutes: float | None


def main() -> None:
    """Run, and write after every run, so that a long evening is never lost."""
    parser = argparse.ArgumentParser(description="Run make test many times on fresh clones.")
    parser.add_argument("--quiet", type=int, default=3, help="runs with nothing beside them")
    parser.add_argument("--busy", type=int, default=2, help="runs with two busy loops beside them")
    parser.add_argument("--write", type=Path, help="the file to write")
    asked = parser.parse_args()
    runs: list[Run] = []
    for loops in [0] * asked.quiet + [BUSY_LOOPS] * asked.busy:
        runs.append(run_once(loops))
        page = "\n".join(report(runs))
        print(page, flush=True)
        if asked.write:
            asked.write.write_text(page + "\n")
    sys.exit(not all(run.passed for run in runs))


def run_once(loops: int) -> Run:
    """Clone what is committed, and run `make test` there."""
    with tempfile.TemporaryDirectory() as folder, busy(loops):
        clone = Path(folder) / "courtcards"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        commit = _ask_git(clone, "rev-parse", "--short", "HEAD")
        begun, used, busy_before = time.monotonic(), _processor_seconds(), _machine_seconds()
        done = subprocess.run(["make", "test"], cwd=clone, stdout=subprocess.PIPE, text=True)
        minutes = (time.monotonic() - begun) / 60
        used = _processor_seconds() - used
        busy_since = _machine_seconds() - busy_before
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    parts = [found[0] for found in PART.finditer(done.stdout)]
    beside = f"{loops} busy loops" if loops else "nothing"
    whole = None if loops or not busy_since else busy_since / 60
    return Run(commit, beside, done.returncode == 0, parts, minutes, used / 60, whole)


def _ask_git(folder: Path, *words: str) -> str:
    asked = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True)
    return asked.stdout.strip()


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep so many cores at work."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in started:
            one.kill()


def _processor_seconds() -> float:
    """What ended processes of ours have used; the busy loops are not among them while they run."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _machine_seconds() -> float:
    """For how long all cores together have been busy; 0 where the system does not tell."""
    if not STAT.exists():
        return 0.0
    user, nice, system, _, _, irq, softirq, *_ = map(int, STAT.read_text().split()[1:9])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def report(runs: list[Run]) -> Iterator[str]:
    """Write the page."""
    yield "# `make test`, again and again"
    yield ""
    yield "Each run on a fresh clone, written by `make trust`."
    yield ""
    yield f"- Python {platform.python_version()}, {os.cpu_count()} cores"
    yield f"- {sum(run.passed for run in runs)} of {len(runs)} runs passed"
    yield ""
    yield "| run | commit | beside it | result | minutes | processor minutes | of the whole machine |"
    yield "|---|---|---|---|---|---|---|"
    for number, run in enumerate(runs, 1):
        result = "passed" if run.passed else "FAILED"
        whole = f"{run.machine_minutes:.1f}" if run.machine_minutes else ""
        figures = f"{run.minutes:.1f} | {run.processor_minutes:.1f} | {whole}"
        yield f"| {number} | {run.commit} | {run.beside} | {result} | {figures} |"
    for number, run in enumerate(runs, 1):
        yield f"\n## Run {number}\n\n```"
        yield from run.parts
        yield "```"


if __name__ == "__main__":
    main()
