"""Ctrl-C and its like, in real processes: a command ends at once, keeps what it has, says how far it came.

Nobody sleeps: a signal is sent when the command has shown that it is where it is to be stopped.
"""

import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import pytest

import courtcards as cc
from courtcards.cli.stopping import STOPS, Interrupted, Stopped
from courtcards.engine.kept import SWITCH
from courtcards.lab.simulate import BATCH, simulate
from courtcards.play.transcript import check_line
from tests.faults.processes import bot_workers, children, members, wait_until_gone
from tests.server.house import PATIENCE, until

MANY = 100_000_000
SEED = "1"
# A bar that has an idea of how long it takes has moved.
IS_MOVING = r"\d+:\d\d:\d\d"


class Command:
    """A command in a process group of its own, its standard error on a terminal."""

    def __init__(
        self, *arguments: str, stdin: int = subprocess.DEVNULL, **environment: str
    ) -> None:
        self._screen, place = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "courtcards", *arguments],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=place,
            text=True,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "200"} | environment,
            start_new_session=True,
        )
        os.close(place)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.communicate()
        os.close(self._screen)

    def see(self, pattern: str) -> None:
        """Read what is shown until a pattern is there."""
        while not re.search(pattern, self.shown):
            assert self._read(), f"{pattern} is not shown, but {self.shown}"

    def stop(self, number: int = signal.SIGINT, codes: Sequence[int] = ()) -> str:
        """Send a signal to it and all its processes, as a terminal does; return what it printed."""
        os.killpg(self.process.pid, number)
        return self.end(*(codes or [128 + number]))

    def end(self, *codes: int) -> str:
        """Wait until it and its processes end, with one of some codes; return what it printed."""
        everything = members(self.process.pid)
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"It does not end, and shows {self.shown[-500:]}"
        printed, _ = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode in codes, self.shown
        assert "Traceback (" not in self.shown
        wait_until_gone(everything)
        return printed

    def _read(self) -> bool:
        ready, _, _ = select.select([self._screen], [], [], PATIENCE)
        assert ready, f"Nothing more is shown after {self.shown}"
        try:
            text = os.read(self._screen, 65536).decode(errors="replace")
        except OSError:
            # Nobody has the other end any more.
            return False
        self.shown += text
        return bool(text)

    def how_far(self, what: str = "games") -> int:
        """Return how far it says it came."""
        found = re.search(rf"Stopped after ([\d,]+) of [\d,]+ {what}\.", self.shown)
        assert found, self.shown
        return int(found[1].replace(",", ""))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_simulate_tells_of_the_games_it_has_played(number: int) -> None:
    with Command("simulate", "royal-gambit", "--games", str(MANY), "--seed", SEED, "--json") as it:
        it.see(IS_MOVING)
        data = json.loads(it.stop(number))
        games = it.how_far()
    # Whole batches, and the very first ones of the series.
    assert (data["games"], data["asked"], games % BATCH) == (games, MANY, 0)
    expected = simulate(cc.game("royal-gambit"), games, int(SEED), workers=1).data
    assert data["wins"] == expected["wins"]
    assert data["length"] == expected["length"]


def test_transcripts_are_whole_and_as_many_as_told(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Command(
        "simulate", "royal-gambit", "--games", str(MANY), "--workers", "2", "--json",
        "--transcripts", str(file),
    ) as it:  # fmt: skip
        it.see(IS_MOVING)
        assert len(bot_workers(it.process.pid)) == 2
        games = json.loads(it.stop())["games"]
        assert games == it.how_far()
    lines = file.read_text().splitlines()
    assert len(lines) == games > 0
    assert check_line(lines[0]) == check_line(lines[-1]) == []


def test_nobody_outlives_a_command_that_was_killed(tmp_path: Path) -> None:
    with Command(
        "simulate", "royal-gambit", "--games", str(MANY), "--workers", "2",
        "--transcripts", str(tmp_path / "games.jsonl"),
    ) as it:  # fmt: skip
        it.see(IS_MOVING)
        everything = members(it.process.pid)
        assert len(everything) > 2
        it.process.kill()
        it.process.wait()
        wait_until_gone(everything)


def test_nobody_waits_for_a_reader_who_does_not_read() -> None:
    with Command("simulate", "royal-gambit", "--games", str(MANY), "--transcripts", "-") as it:
        assert it.process.stdout is not None
        pipe = it.process.stdout.fileno()
        # Less room than for what is written at a time: whoever has begun to write is stuck.
        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, 4096)
        assert select.select([pipe], [], [], PATIENCE)[0]
        it.stop()
        assert it.how_far() == 0


def test_arena_tells_of_whole_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Command(
        "arena", "cockroach-poker", "--bots", "thumb,random", "--games", str(MANY), "--workers", "2",
        "--json", "--transcripts", str(file),
    ) as it:  # fmt: skip
        it.see(IS_MOVING)
        data = json.loads(it.stop())
        games = it.how_far()
    assert data["games"] == games > 0
    assert games % 4 == 0
    assert [bot["seats"] for bot in data["bots"]] == [games, 3 * games]
    lines = file.read_text().splitlines()
    assert len(lines) == games
    assert check_line(lines[-1]) == []


@pytest.mark.parametrize("workers", ["1", "2"])
def test_nobody_waits_for_a_bot_that_thinks_for_minutes(workers: str) -> None:
    with Command(
        "arena", "cockroach-poker", "--bots", "search", "--budget", "10000000", "--workers", workers,
    ) as it:  # fmt: skip
        it.see("Games")
        assert it.stop() == ""
        assert it.how_far() == 0


def test_solve_tells_what_it_has_learnt() -> None:
    with Command(
        "solve", "cockroach-poker", "-o", "creatures=2", "-o", "copies=2", "-o", "removed=0",
        "--iterations", "1000000000", "--json",
    ) as it:  # fmt: skip
        it.see(IS_MOVING)
        data = json.loads(it.stop())
        assert it.how_far("iterations") > 0
    assert data["exploitability"] < 1


def test_bench_tells_what_it_has_measured() -> None:
    with Command("bench") as it:
        it.see("Measuring")
        assert ("decisions/s" in it.stop()) == (it.how_far() > 0)
        assert it.how_far() < 4


def test_warm_leaves_no_process_behind(tmp_path: Path) -> None:
    with Command("warm", NUMBA_CACHE_DIR=str(tmp_path)) as it:
        it.see("Compiling 4 games")
        until(lambda: len(bot_workers(it.process.pid)) == 2)
        it.stop()
        assert "Stopped after 0 of 4 games; what is compiled is kept." in it.shown


def test_compiling_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH, raising=False)
    with Command("simulate", "royal-gambit", NUMBA_CACHE_DIR=str(tmp_path)) as it:
        it.see("Compiling")
        it.stop()
        assert "Stopped while compiling; what is ready is kept." in it.shown


def test_verify_tells_how_much_it_has_verified(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with (
        Command("verify", "-", stdin=reader, PYTHONUNBUFFERED="1") as it,
        open(writer, "w") as line,
    ):
        os.close(reader)
        print("{}", file=line, flush=True)
        assert it.process.stdout is not None
        assert "expected the format" in it.process.stdout.readline()
        it.stop()
    assert "Stopped: 1 game verified, 1 fault." in it.shown


def test_a_game_at_the_terminal_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    reader, writer = os.pipe()
    with Command(
        "play", "royal-gambit", "--seed", SEED, "--save", str(file),
        stdin=reader, PYTHONUNBUFFERED="1",
    ) as it:  # fmt: skip
        assert it.process.stdout is not None
        while "help" not in it.process.stdout.read(1) + it.process.stdout.readline():
            pass
        assert "Goodbye" in it.stop(signal.SIGTERM)
    os.close(reader)
    os.close(writer)
    assert check_line(file.read_text()) == []


def test_a_signal_that_comes_within_a_destructor_is_not_lost() -> None:
    class Departed:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGTERM)

    def part() -> None:
        Departed()
        time.sleep(PATIENCE)

    before = [signal.getsignal(number) for number in STOPS]
    try:
        with pytest.raises(Stopped), Interrupted():
            part()
    finally:
        for number, handler in zip(STOPS, before, strict=True):
            signal.signal(number, handler)


@pytest.mark.parametrize(
    ("command", "module"),
    [
        (f"simulate royal-gambit --games {MANY}", "typer"),
        (f"arena royal-gambit --bots random --games {MANY}", "numba"),
        ("play royal-gambit", "rich.console"),
        ("verify -", "courtcards.cli.verify"),
        ("serve --port 0 --data .", "msgspec"),
    ],
)
def test_a_command_can_be_stopped_while_it_loads(
    command: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # None of them comes to its end by itself, as there is always more to read.
    reader, writer = os.pipe()
    with Command(*command.split(), stdin=reader, PYTHONPROFILEIMPORTTIME="1") as it:
        it.see(rf"\| +{re.escape(module)}\b")
        # A server that has begun to serve ends well.
        it.stop(codes=(130, 0) if command.startswith("serve") else (130,))
    os.close(reader)
    os.close(writer)


def test_a_server_can_be_stopped_while_its_process_loads(tmp_path: Path) -> None:
    with Command(
        "serve", "--data", str(tmp_path), "--port", "0", PYTHONPROFILEIMPORTTIME="1"
    ) as it:
        # The supervisor does not load it, only its process does.
        it.see(r"\| +numba\b")
        assert len(children(it.process.pid)) == 1
        everything = members(it.process.pid)
        os.killpg(it.process.pid, signal.SIGINT)
        assert it.process.wait(PATIENCE) == 0
        wait_until_gone(everything)
        it.see(r"$")
    assert "Traceback (" not in it.shown


def test_what_is_ignored_stays_ignored(tmp_path: Path) -> None:
    """A command in the background of a script does not hear the Ctrl-C that is for the script."""
    program = "import os, signal; signal.signal(signal.SIGINT, signal.SIG_IGN); " + (
        "from courtcards.cli.main import main; import sys; sys.argv = ['courtcards', '--version']; "
        "from courtcards.cli import stopping; stopping.listen(); "
        "os.kill(os.getpid(), signal.SIGINT); main()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
