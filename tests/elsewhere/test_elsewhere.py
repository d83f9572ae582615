"""Every module loads, and tables are served, on a system that has less than this one."""

import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from courtcards.server.folder import DataDirectory
from tests.faults.processes import bot_workers, members, wait_until_gone
from tests.faults.storm import faults
from tests.server.house import PATIENCE, Guest, House

HIDDEN = "tests.elsewhere.hidden"
IMPORT_ALL = f"""
import {HIDDEN} as hidden
hidden.hide()
import courtcards
from importlib import import_module
from pkgutil import walk_packages
for name in hidden.MISSING:
    try: import_module(name)
    except ImportError: continue
    raise SystemExit(f"{{name}} is not hidden")
for module in walk_packages(courtcards.__path__, "courtcards."):
    if not module.name.startswith(tuple(sys.argv[1:])) and not module.name.endswith("__main__"):
        import_module(module.name)
        print(module.name)
"""


ELSEWHERE = ("-m", HIDDEN)


def serve_elsewhere(data: Path) -> list[str]:
    return [sys.executable, *ELSEWHERE, "serve", "--port", "0", "--data", str(data)]


def test_every_module_loads() -> None:
    # OpenSpiel has no wheels for some systems.
    left_out = [] if find_spec("pyspiel") else ["courtcards.adapters.openspiel"]
    command = [sys.executable, "-c", f"import sys{IMPORT_ALL}", *left_out]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    loaded = done.stdout.split()
    root = Path(__file__).parents[2] / "src"
    for name in ("server", "cli", "terminal", "lab", "adapters"):
        files = [path for path in (root / "courtcards" / name).glob("*.py") if path.stem[0] != "_"]
        assert {f"courtcards.{name}.{path.stem}" for path in files} <= set(loaded)


def test_a_game_is_played_in_one_process_until_ctrl_c_and_goes_on_with_the_next(
    tmp_path: Path,
) -> None:
    with House(tmp_path, program=ELSEWHERE) as house:
        place = house.create(players=2, bots={1: "novice"}, pace="instant")
        move(house.sit(place), "start")
        assert house.pid == house.process.pid
        assert len(bot_workers(house.pid)) == 1
        everything = members(house.process.pid)
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(PATIENCE) == 0
        wait_until_gone(everything)
    assert faults(house) == []
    assert sum('"stopped"' in line for line in house.lines) == 1, "it has ended by itself"
    with House(tmp_path, program=ELSEWHERE) as house:
        move(house.sit(place))


def move(anna: Guest, *before: str) -> None:
    """Make a move as soon as it is one's turn."""
    anna.wait(lambda known: known["room"])
    for command in before:
        anna.ask(command)
    anna.wait(lambda known: known["view"]["moves"])
    assert anna.ask("move", move=anna.moves[0])["type"] == "update"


def test_a_folder_that_somebody_serves_is_refused(tmp_path: Path) -> None:
    folder = DataDirectory(tmp_path)
    folder.claim(wait=False)
    second = subprocess.run(serve_elsewhere(tmp_path), capture_output=True, text=True)
    folder.release()
    assert second.returncode == 2
    assert second.stderr == f"courtcards: Another server is already using {tmp_path}.\n"


def test_ctrl_c_while_it_loads_ends_it_well(tmp_path: Path) -> None:
    with subprocess.Popen(serve_elsewhere(tmp_path), stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert process.stderr.readline().startswith("Loading")
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
    assert process.returncode == 0
    assert "raceback" not in said


def test_games_that_are_not_compiled_are_played_as_plain_python_and_compiled_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    with House(tmp_path, "--start", "auto", program=ELSEWHERE) as house:
        assert house.http.get("/health").json()["compiled"] is False
        move(house.sit(house.create(players=2, bots={1: "novice"}, pace="instant")), "start")
        assert any("compiled in the background" in line for line in house.lines)
        everything = members(house.process.pid)
        assert len(everything) > 2
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(PATIENCE) == 0
        wait_until_gone(everything)
