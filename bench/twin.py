"""Cockroach Poker next to its twin in plain C: how fast both are, and how many instructions they take.

    python -m bench.twin --write bench/TWIN.md

Speed depends on what else the machine does, so both are measured in turn and the fastest rounds are
compared. Instructions are counted by Valgrind, in code for a processor that it knows.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from courtcards import __version__
from courtcards.engine import indices
from courtcards.lab.speed import PLAYERS, RandomGames
from courtcards.play.game import make_game

SOURCE = Path(__file__).with_name("twin.c")
ROUNDS = 20
GAMES = 20_000
COUNTED_GAMES = 50_000
# Without AVX-512, of which Valgrind knows nothing.
PROCESSOR = {"NUMBA_CPU_NAME": "x86-64-v3", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]


class Twin(NamedTuple):
    """The C program, built."""

    program: str

    def command(self, games: int) -> list[str]:
        """Return the command that plays some games."""
        return [self.program, str(games), str(PLAYERS)]

    def play(self, games: int) -> dict[str, float]:
        """Play games; return how many decisions they had, and the seconds it took."""
        output = subprocess.run(self.command(games), check=True, capture_output=True, text=True)
        figures: dict[str, float] = json.loads(output.stdout)
        return figures

    def rate(self, games: int) -> float:
        """Return decisions a second over some games."""
        figures = self.play(games)
        return figures["decisions"] / figures["seconds"]


@contextmanager
def built_twin(compiler: str) -> Iterator[Twin]:
    """Build the C program."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "twin")
        subprocess.run([compiler, "-O3", "-o", program, str(SOURCE)], check=True)
        yield Twin(program)


def our_runner() -> RandomGames:
    """Return what plays the same games in our rules."""
    return RandomGames(make_game("cockroach-poker", PLAYERS, None, {}))


def check_same_games(runner: RandomGames, twin: Twin, games: int) -> None:
    """Make sure that both play the same games; a yardstick for another game would be none."""
    ours, theirs = runner.play(games), twin.play(games)["decisions"]
    if ours != theirs:
        raise SystemExit(f"The C twin made {theirs} decisions, we made {ours}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="also write the figures to this file")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--signed", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play is not None:
        _play_for_counting(arguments.play, signed=arguments.signed)
        return
    report = "\n".join(_report())
    print(report)
    if arguments.write:
        arguments.write.write_text(report + "\n", encoding="utf-8")


def _play_for_counting(games: int, *, signed: bool) -> None:
    if signed:
        _read_indices_as_numba_does()
    runner = our_runner()
    runner.play(1)
    print(runner.play(games))


def _read_indices_as_numba_does() -> None:
    def unchanged(index: Any, written: Any) -> Any:
        return index

    indices._unsigned = unchanged


def _report() -> list[str]:
    compiler = shutil.which("cc")
    if compiler is None or shutil.which("valgrind") is None or platform.machine() != "x86_64":
        raise SystemExit("This needs a C compiler and Valgrind on an x86-64 machine.")
    with built_twin(compiler) as twin:
        theirs, ours = _fastest(twin)
        rows = [
            ("C, `cc -O3`", _instructions_of(twin), theirs),
            ("our rules", _our_instructions(), ours),
            ("our rules, indices read as Numba does", _our_instructions("--signed"), None),
        ]
    return [
        "# Beside C",
        "",
        f"Court Cards {__version__}, Python {platform.python_version()}, {platform.machine()}.",
        "Made by `python -m bench.twin --write bench/TWIN.md`. Random games of Cockroach Poker, four",
        "players, all legal moves listed at every decision; both play the very same games. Instructions",
        f"by Valgrind over {COUNTED_GAMES:,} games, without start-up; speed is the fastest of",
        f"{ROUNDS} rounds in turn.",
        "",
        "| | instructions a decision | decisions/s | of C |",
        "|---|---|---|---|",
        *(_row(*row, theirs) for row in rows),
    ]


def _row(name: str, instructions: float, rate: float | None, theirs: float) -> str:
    speed = "| |" if rate is None else f"{rate / 1e6:.1f} million | {rate / theirs:.2f} × |"
    return f"| {name} | {instructions:.0f} | {speed}"


def _fastest(twin: Twin) -> tuple[float, float]:
    """Return decisions a second in the fastest rounds, the twin's and ours."""
    # Code that was just compiled runs slower than code loaded from disk.
    subprocess.run(_our_command(1), check=True, capture_output=True)
    runner = our_runner()
    check_same_games(runner, twin, GAMES)
    rounds = [(twin.rate(GAMES), runner.rate(GAMES)) for _ in range(ROUNDS)]
    return max(theirs for theirs, _ in rounds), max(ours for _, ours in rounds)


def _our_command(games: int, *options: str) -> list[str]:
    return [sys.executable, "-m", "bench.twin", "--play", str(games), *options]


def _instructions_of(twin: Twin) -> float:
    """Return the twin's instructions a decision."""
    decisions = twin.play(COUNTED_GAMES)["decisions"] - twin.play(1)["decisions"]
    return (_count(twin.command(COUNTED_GAMES)) - _count(twin.command(1))) / decisions


def _our_instructions(*options: str) -> float:
    """Return our instructions a decision."""
    with tempfile.TemporaryDirectory() as folder:
        place = PROCESSOR | {"NUMBA_CACHE_DIR": folder}
        few, many = (_our_command(games, *options) for games in (1, COUNTED_GAMES))
        decisions = _decisions(many, place) - _decisions(few, place)
        return (_count(many, place) - _count(few, place)) / decisions


def _decisions(command: list[str], place: dict[str, str]) -> int:
    environment = os.environ | place
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return int(done.stdout)


def _count(command: list[str], place: dict[str, str] | None = None) -> int:
    """Return how many instructions a command takes."""
    counted, environment = [*VALGRIND, *command], os.environ | (place or {})
    done = subprocess.run(counted, env=environment, check=True, capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if found is None:
        raise SystemExit("Valgrind did not tell how many instructions there were.")
    return int(found[1].replace(",", ""))


if __name__ == "__main__":
    main()
