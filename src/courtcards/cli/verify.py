"""`courtcards verify`: replay transcripts and report every fault."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.arguments import Json
from courtcards.cli.compiler import do_without
from courtcards.cli.output import counted
from courtcards.cli.stopping import Awaited

if TYPE_CHECKING:
    from courtcards.play.transcript import Fault


def command(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Transcript files; - is standard input.")
    ],
    as_json: Json = False,
) -> None:
    """Replay transcripts; succeed only if every game is consistent from first shuffle to result."""
    do_without()
    check = Verification(files, as_json)
    with Awaited() as stop:
        stop.carry_out(check.run, check.step)
    stop.conclude(f"Stopped: {check}")
    if check.games == 0:
        print("courtcards: There are no games in these files.", file=sys.stderr)
        raise typer.Exit(1)
    if not as_json:
        print(check, file=sys.stderr)
    if check.faults:
        raise typer.Exit(1)


class Verification:
    """Progress through some files; whoever holds `step` may read it while another thread runs it."""

    def __init__(self, files: list[Path], as_json: bool) -> None:
        self.files = files
        self.step = Lock()
        self.games = 0
        self.faults = 0
        self._write = _as_json if as_json else _as_text

    def run(self) -> None:
        """Verify all games, and print every fault."""
        for path in self.files:
            for line, found in _check_file(path):
                with self.step:
                    self.games += 1
                    for fault in found:
                        self.faults += 1
                        print(self._write(path, line, fault))

    def __str__(self) -> str:
        return f"{counted(self.games, 'game')} verified, {counted(self.faults, 'fault')}."


def _check_file(path: Path) -> Iterator[tuple[int, "list[Fault]"]]:
    from courtcards.play.transcript import check_line, read_lines

    with sys.stdin.buffer if str(path) == "-" else path.open("rb") as file:
        for number, line in read_lines(file):
            yield number, check_line(line)


def _as_text(path: Path, line: int, fault: "Fault") -> str:
    where = "-" if fault.step is None else str(fault.step)
    return f"{path}:{line}: step {where}: expected {fault.expected}; found {fault.found}"


def _as_json(path: Path, line: int, fault: "Fault") -> str:
    data = {
        "file": str(path),
        "line": line,
        "step": fault.step,
        "expected": fault.expected,
        "found": fault.found,
    }
    return json.dumps(data, ensure_ascii=False)
