"""Nobody waits for the compiler without having asked for its speed."""

import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from courtcards.engine import kept
from courtcards.engine.kept import SWITCH
from tests.faults.processes import compilers, wait_until_gone
from tests.server.house import PATIENCE

COURTCARDS = [sys.executable, "-m", "courtcards"]


@pytest.fixture
def found() -> Iterator[Path]:
    """Where the tests themselves have what was compiled."""
    kept.folder.cache_clear()
    place = kept.folder()
    assert place is not None
    yield place
    kept.folder.cache_clear()


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands would keep what they compile: there is nothing yet."""
    monkeypatch.delenv(SWITCH, raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "compiled"))
    return tmp_path / "compiled"


@pytest.fixture
def unnoted(found: Path, compiled: Path) -> Path:
    """A place where everything is that was compiled for the tests, and no note of it."""
    notes = shutil.ignore_patterns("* compiled.*")
    shutil.copytree(found, compiled / "courtcards", ignore=notes)
    return compiled


@pytest.fixture
def games_file(compiled: Path, tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    run("simulate", "royal-gambit", "--games", "2", "--seed", "1", "--transcripts", str(file))
    return file


def run(*arguments: str, typed: str = "") -> str:
    done = subprocess.run([*COURTCARDS, *arguments], input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


class Terminal:
    """A person in front of a command."""

    def __init__(self, *arguments: str) -> None:
        self._person, place = pty.openpty()
        self.process = subprocess.Popen(
            [*COURTCARDS, *arguments],
            stdin=place,
            stdout=place,
            stderr=place,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "200", "LINES": "60"},
            start_new_session=True,
        )
        os.close(place)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._person)

    def see(self, words: str) -> str:
        """Read what is shown until some words are there."""
        shown = b""
        while words.encode() not in shown:
            shown += os.read(self._person, 4096)
        return shown.decode(errors="replace")

    def type(self, words: str) -> None:
        os.write(self._person, words.encode())


def is_compiled(folder: Path) -> bool:
    """Say whether anything was compiled that somebody would wait for: games or bots, not single rules."""
    places = ("courtcards.play.", "courtcards.bots.")
    return any(path.name.startswith(places) for path in folder.rglob("*"))


def test_few_games_are_played_without_the_compiler(compiled: Path, games_file: Path) -> None:
    assert games_file.read_text().count("\n") == 2
    assert not is_compiled(compiled)


def test_records_are_verified_and_shown_without_the_compiler(
    compiled: Path, games_file: Path
) -> None:
    run("verify", str(games_file))
    assert "Player" in run("replay", str(games_file))
    assert "**1.1**" in run("rules", "royal-gambit", "--full")
    assert not is_compiled(compiled)


def test_a_game_in_a_pipe_is_played_without_the_compiler(compiled: Path) -> None:
    told = run("play", "cockroach-poker", "--seed", "1", "--level", "master", typed="1\n1\n1\nq\n")
    assert "Duchess (master)" in told
    assert not is_compiled(compiled)


def test_a_person_plays_at_once_and_the_games_are_compiled_until_he_leaves(compiled: Path) -> None:
    with Terminal("play", "royal-gambit", "--seed", "1") as terminal:
        assert "The others are still warming up" in terminal.see("1–2, ? help ›")
        beside = compilers(terminal.process.pid)
        assert len(beside) == 1
        terminal.type("q\n")
        terminal.see("Goodbye")
        assert terminal.process.wait(PATIENCE) == 0
        wait_until_gone(beside)


def test_a_person_is_told_why_few_games_are_played_slowly(compiled: Path) -> None:
    with Terminal("simulate", "royal-gambit", "--games", "2") as terminal:
        terminal.see(
            "royal-gambit is played as plain Python: to compile it first would take longer."
        )
        terminal.see("seed ")
    assert not is_compiled(compiled)


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (("simulate", "royal-gambit", "--games", "201"), "royal-gambit"),
        (("arena", "royal-gambit", "--bots", "random"), "royal-gambit"),
        (("bench",), "Every game"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_who_asks_for_speed_is_told_that_it_is_compiled_first(
    compiled: Path, command: tuple[str, ...], what: str
) -> None:
    with Terminal(*command) as terminal:
        terminal.see(f"{what} is compiled first; after that it is loaded from disk.")


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "royal-gambit", "--games", "201", "--seed", "1"),
        ("arena", "royal-gambit", "--bots", "random", "--games", "4", "--seed", "1"),
    ],
    ids=lambda command: command[0],
)
def test_what_was_compiled_first_is_known_to_be_there_the_next_time(
    found: Path, unnoted: Path, command: tuple[str, ...]
) -> None:
    assert is_compiled(unnoted)
    with Terminal(*command) as terminal:
        assert "is compiled first" in terminal.see("seed ")
    with Terminal(*command) as terminal:
        assert "is compiled first" not in terminal.see("seed ")


def test_what_is_wrong_is_said_before_anything_is_compiled(compiled: Path) -> None:
    wrong = [*COURTCARDS, "arena", "royal-gambit", "--bots", "hal"]
    done = subprocess.run(wrong, capture_output=True, text=True)
    assert done.returncode == 2
    assert "There is no bot 'hal'" in done.stderr
    assert not is_compiled(compiled)
