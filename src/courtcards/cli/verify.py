"""`courtcards verify`: replay transcripts and report every fault."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from courtcards.cli.arguments import Json
from courtcards.cli.compiler import do_without

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
    games = faults = 0
    for path in files:
        for line, found in _check_file(path):
            games += 1
            for fault in found:
                faults += 1
                print(_as_json(path, line, fault) if as_json else _as_text(path, line, fault))
    if games == 0:
        print("courtcards: There is no game in these files.", file=sys.stderr)
        raise typer.Exit(1)
    if not as_json:
        print(f"{games} games verified, {faults} faults.", file=sys.stderr)
    if faults:
        raise typer.Exit(1)


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
