"""Whatever is written behind an option, the answer is a result or one clear sentence, and never a traceback.

The commands and their options are those of the application itself, so a new one is tried too.
"""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints
from unittest.mock import patch

import pytest
from typer.main import get_command

from courtcards.cli import app, serve, warm
from courtcards.cli.main import main
from courtcards.cli.stopping import STOPS
from courtcards.lab import speed
from courtcards.lab.train import training
from courtcards.server.folder import DATABASE
from courtcards.server.store import Store


def commands_of(group: Any, *before: str) -> Iterator[tuple[str, Any]]:
    """Yield the commands of a group, and of the groups in it, by how they are called."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands_of(command, *before, name)
        else:
            yield " ".join([*before, name]), command


COMMANDS = dict(commands_of(get_command(app.app)))
TINY = "-o creatures=2 -o copies=2 -o removed=0 --iterations 2"
# A way to call each command that is right, and quick; FILE is a file of transcripts, DATA a server's folder.
RIGHT = {
    "play": "royal-gambit",
    "serve": "",
    "arena": "cockroach-poker --bots random --games 4",
    "simulate": "cockroach-poker --games 4",
    "solve": f"cockroach-poker {TINY}",
    "exploit": "doubter --players 2 --iterations 1 --games 4",
    "train": "cockroach-poker --iterations 1 --out learned",
    "verify": "FILE",
    "replay": "FILE",
    "rules": "royal-gambit",
    "languages": "",
    "bench": "",
    "warm": "",
    "db check": "--data DATA",
    "db migrate": "--data DATA",
    "db export": "house.jsonl --data DATA",
    "db import": "HOUSE --data new",
}

NO_UTF_8 = os.fsdecode(b"\xff")
NUMBERS = [
    "", "-1", "0", "1.5", "1e3", "1e308", "inf", "-inf", "nan", "9" * 30, "-" + "9" * 30, "9" * 5000,
    "²", "٣", "x", NO_UTF_8,
]  # fmt: skip
TEXTS = [
    "", " ", ",", "=", "x", "*", "x=1", "limit=", "limit=nan", "limit=" + "9" * 5000, f"limit={NO_UTF_8}",
    NO_UTF_8, "日本語", "\ud800", "[red]", "\x1b[31m\n", "127.0.0.1/33", "a" * 300 + ".com", "٣s", "nanms",
    "infs", "1e999", "9" * 5000, "-1",
]  # fmt: skip
# A command that makes a folder and fills it.
SETTLES = ("db import", "train")
FILES = ["", "/", "/nowhere/at/all", "x" * 300, NO_UTF_8, "日本語", "/proc/self/mem", "[red]"]


class Done:
    """What came of a command."""

    def __init__(self, code: object, out: bytes, err: bytes) -> None:
        self.code = code
        self.out = out.decode()
        self.err = err.decode()


def run(*arguments: str) -> Done:
    """Run a command in this process; its streams refuse what is no text, as those of a process do."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    streams: dict[str, Any] = {
        "stdin": io.TextIOWrapper(io.BytesIO()),
        "stdout": out,
        "stderr": err,
    }
    code: object = 0
    with patch.multiple("sys", argv=["courtcards", *arguments], **streams):
        try:
            main()
        except SystemExit as end:
            code = end.code
    out.flush()
    err.flush()
    return Done(code, out.buffer.getvalue(), err.buffer.getvalue())


class NoFront:
    """Stands for a server: what is asked of it is all right."""

    def __init__(self, *_: object) -> None:
        pass

    def run(self, *_: object) -> int:
        return 0


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somewhere to write, nothing that takes long, and the signals as they were."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serve, "_front", NoFront)
    monkeypatch.setattr(warm, "_compile_each", lambda *_: [])
    monkeypatch.setattr(speed, "measure_each", list)
    monkeypatch.setattr(training.Training, "run", lambda *_: None)
    handlers = {number: signal.getsignal(number) for number in STOPS}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory, record: str) -> dict[str, list[str]]:
    """The arguments with which each command is called rightly."""
    data = str(tmp_path_factory.mktemp("data"))
    Store(f"sqlite:///{data}/{DATABASE}")
    house = str(tmp_path_factory.mktemp("house") / "house.jsonl")
    assert run("db", "export", house, "--data", data).code == 0
    return {
        name: words.replace("FILE", record).replace("DATA", data).replace("HOUSE", house).split()
        for name, words in RIGHT.items()
    }


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    assert run("simulate", "royal-gambit", "--games", "2", "--transcripts", file).code == 0
    return file


def values_of(name: str, option: Any) -> list[str]:
    """Return what to try for an option."""
    kind = get_type_hints(COMMANDS[name].callback.__wrapped__)[option.name]
    if kind in (int, float, int | None):
        return NUMBERS
    if "Path" not in str(kind) and "FILE" not in (option.metavar or ""):
        return TEXTS
    # Whoever may write anywhere would find a house there.
    return [value for value in FILES if name not in SETTLES or not value.startswith("/")]


OPTIONS = [
    (name, option)
    for name, command in COMMANDS.items()
    for option in command.params
    if not getattr(option, "is_flag", False)
]


def check(done: Done, arguments: list[str]) -> None:
    assert done.code in (0, 1, 2), arguments
    assert "Traceback" not in done.err, arguments
    if done.code:
        said = done.err.strip()
        assert said, arguments
        if "courtcards: " in said:
            assert said.count("\n") == 0, arguments
            assert said.endswith("."), arguments


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_called_rightly(name: str, right: dict[str, list[str]]) -> None:
    done = run(*name.split(), *right[name])
    assert (done.code, "courtcards: " in done.err) == (0, False)


@pytest.mark.parametrize(
    ("name", "option"),
    OPTIONS,
    ids=[f"{name} {option.name}" for name, option in OPTIONS],
)
def test_any_value_of_any_option_gets_a_result_or_a_sentence(
    name: str, option: Any, right: dict[str, list[str]]
) -> None:
    for value in values_of(name, option):
        if option.param_type_name == "argument":
            arguments = [*name.split(), *right[name][1:], "--", value]
        else:
            # The last one counts, and lists take them all.
            arguments = [*name.split(), *right[name], option.opts[0], value]
        check(run(*arguments), arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--keep inf", "--keep must be 0 to 36,525, not inf."),
        ("--keep nan", "--keep must be 0 to 36,525, not nan."),
        ("--grace inf", "--grace must be 0 to 604,800, not inf."),
        ("--rate inf", "--rate must be 0 to 1,000,000,000, not inf."),
        ("--rate 1e308", "--rate must be 0 to 1,000,000,000, not 1"),
        ("--rate -1", "--rate must be 0 to 1,000,000,000, not -1"),
        (f"--workers {10**30}", "--workers must be 1 to"),
        ("--workers 0", "--workers must be 1 to"),
        (f"--max-tables {10**30}", "--max-tables must be 0 to 1,000,000,000, not 1"),
        ("--proxies nonsense", "--proxies takes addresses and networks separated by commas"),
        ("--proxies 127.0.0.1,", "--proxies takes addresses and networks separated by commas"),
        (f"--data {NO_UTF_8}", "--data must be a name in UTF-8, not '\\udcff'."),
    ],
)
def test_a_server_is_asked_for_in_numbers_that_can_be(arguments: str, sentence: str) -> None:
    done = run("serve", *arguments.split())
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("proxies", ["", "127.0.0.1", "::1, 10.0.0.0/8", "*"])
def test_proxies_are_addresses_and_networks(proxies: str) -> None:
    assert run("serve", "--proxies", proxies).code == 0


@pytest.mark.parametrize("host", [NO_UTF_8, "a" * 300 + ".com", ".", "no.such.host.invalid"])
def test_a_host_that_cannot_be_is_told(
    host: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.undo()
    done = run("serve", "--host", host, "--data", str(tmp_path))
    assert done.code == 2
    assert "courtcards: The server cannot listen on" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("games", [10**19, 10**30])
@pytest.mark.parametrize("command", ["simulate royal-gambit", "arena royal-gambit --bots random"])
def test_more_games_than_have_numbers_are_refused(command: str, games: int) -> None:
    done = run(*command.split(), "--games", str(games))
    assert done.code == 2
    assert "--games must be 1 to 1,000,000,000,000,000,000, not 1" in done.err


@pytest.mark.parametrize(
    "line",
    [
        b'"\xed\xa0\x80"',
        b'"\\ud800"',
        b'{"format": "courtcards/1", "game": "\\ud800"}',
        b'{"format": "\xed\xa0\x80"}',
        b'{"format": "courtcards/1", "game": "cockroach-poker", "players": 4, "preset": []}',
        b"\xff\xfe",
        b'"' + "text".encode("utf-16"),
        b"NaN",
        b"1" * 5000,
        b"[" * 100_000,
    ],
)
def test_lines_that_are_no_text_are_faults(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(line + b"\n")
    for arguments in (["verify", str(file)], ["verify", "--json", str(file)]):
        done = run(*arguments)
        assert done.code == 1
        assert "expected" in done.out
    assert run("replay", str(file)).code == 2


COURTCARDS = f"{sys.executable} -m courtcards"
FULL = "courtcards: No space left on device.\n"


@pytest.mark.parametrize(
    ("command", "code", "err"),
    [
        ("rules royal-gambit >/dev/full", 1, FULL),
        ("--help >/dev/full", 1, FULL),
        ("simulate royal-gambit --games 2 --transcripts - >/dev/full", 1, FULL),
        ("simulate royal-gambit --games 2 --transcripts /dev/full", 1, FULL),
        ("simulate royal-gambit --games 2 >&-", 0, ""),
        ("simulate royal-gambit --games 0 2>&-", 2, ""),
        ("verify - <&-", 1, "courtcards: There are no games in these files.\n"),
        ("play royal-gambit <&-", 0, ""),
        ("rules royal-gambit --lang ja | head -1", 0, ""),
        ("simulate royal-gambit --games 200 --transcripts - | head -1", 0, ""),
    ],
)
def test_streams_that_are_full_or_closed_are_no_tracebacks(
    command: str, code: int, err: str
) -> None:
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {COURTCARDS} {command}"], capture_output=True, text=True
    )
    assert done.returncode == code, done.stderr
    assert done.stderr.endswith(err)
    assert "Traceback" not in done.stderr + done.stdout
    assert "ignored" not in done.stderr


@pytest.mark.parametrize("encoding", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}])
def test_a_poor_encoding_is_no_traceback(encoding: dict[str, str]) -> None:
    command = [sys.executable, "-m", "courtcards", "rules", "royal-gambit", "--lang", "ja"]
    done = subprocess.run(command, capture_output=True, env=os.environ | encoding)
    assert (done.returncode, done.stderr) == (0, b"")
