"""The commands as a person or a program calls them: output, exit codes, one clear sentence.

Most are run in this process, whose games are loaded already; that a real one does the same is shown once.
"""

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from courtcards.cli.main import main
from courtcards.games import GAMES, find
from courtcards.play.rulebook import rulebook

NAMES = [kind.name for kind in GAMES]


Done = subprocess.CompletedProcess[str]


def courtcards(*arguments: str, text: str = "") -> Done:
    """Run a command in this process, with a text as its standard input."""
    out, err, code = StringIO(), StringIO(), 0
    stdin = patch("sys.stdin", TextIOWrapper(BytesIO(text.encode())))
    argv = patch("sys.argv", ["courtcards", *arguments])
    with stdin, argv, redirect_stdout(out), redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def in_a_process(*arguments: str) -> Done:
    command = [sys.executable, "-m", "courtcards", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def one_sentence(done: Done) -> str:
    """The command failed with one line on standard error and no traceback; return the line."""
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("courtcards: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.fixture(scope="module")
def games_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = courtcards(
        "simulate", "royal-menagerie", "--games", "3", "--seed", "1", "--transcripts", str(path)
    )
    assert done.returncode == 0, done.stderr
    return path


def test_texts_are_utf_8_wherever_they_go() -> None:
    # A system whose own encoding knows no Japanese, as that of many a Windows.
    poor = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    command = [sys.executable, "-m", "courtcards", "rules", "royal-gambit", "--lang", "ja"]
    done = subprocess.run(command, capture_output=True, env=rest | poor)
    assert done.returncode == 0, done.stderr
    assert "カード" in done.stdout.decode("utf-8")


def test_help_names_every_command_and_does_not_load_the_compiler() -> None:
    program = (
        "import sys; sys.argv = ['courtcards', '--help']\n"
        "from courtcards.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    for command in (
        "play",
        "arena",
        "simulate",
        "solve",
        "verify",
        "replay",
        "rules",
        "bench",
        "warm",
        "db",
    ):
        assert command in done.stdout
    assert done.stdout.endswith("False False\n")


@pytest.mark.parametrize("name", NAMES)
def test_simulate_tells_what_came_of_it(name: str) -> None:
    done = courtcards("simulate", name, "--games", "100", "--seed", "1")
    assert done.returncode == 0
    assert "100 games of" in done.stdout
    assert "decisions/s" in done.stdout
    assert "number 1 in turn order wins" in done.stdout


def test_simulate_gives_json_for_programs() -> None:
    done = courtcards("simulate", "royal-gambit", "--games", "50", "--seed", "1", "--json")
    data = json.loads(done.stdout)
    assert data["games"] == 50
    assert data["game"] == "royal-gambit"
    assert done.stderr == ""


def test_simulate_writes_transcripts_to_standard_output() -> None:
    done = courtcards(
        "simulate", "cockroach-poker-royal", "--players", "3", "--preset", "japanese",
        "--option", "limit=5", "--games", "2", "--seed", "1", "--transcripts", "-", "--legal",
    )  # fmt: skip
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["options"]["limit"] for record in records] == [5, 5]
    assert records[0]["preset"] == "japanese"
    decision = next(entry for entry in records[0]["log"] if "do" in entry)
    legal = decision.pop("legal")
    del decision["seat"]
    assert decision in legal
    assert len(legal) > 1
    assert courtcards("verify", "-", text=done.stdout).returncode == 0


def test_arena_gives_json_and_transcripts(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    done = courtcards(
        "arena", "cockroach-poker", "--bots", "search,thumb,liar", "-p", "3", "--games", "3",
        "--budget", "2", "--seed", "1", "--transcripts", str(file), "--json",
    )  # fmt: skip
    data = json.loads(done.stdout)
    assert done.stderr == ""
    assert [bot["bot"] for bot in data["bots"]] == ["search", "thumb", "liar"]
    assert data["games"] == 3
    assert data["forfeits"] == []
    names = [json.loads(line)["names"] for line in file.read_text().splitlines()]
    assert names == [
        ["search", "thumb", "liar"], ["liar", "search", "thumb"], ["thumb", "liar", "search"],
    ]  # fmt: skip
    assert courtcards("verify", str(file)).returncode == 0


TINY = ("-o", "creatures=2", "-o", "copies=2", "-o", "removed=0", "--iterations", "300")


def test_solve_tells_value_exploitability_and_what_it_does() -> None:
    done = courtcards("solve", "cockroach-poker", *TINY)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1,107 positions from 3 deals, 513 information states" in done.stdout
    assert "value for the first player: -0.66" in done.stdout
    assert "% of the stakes" in done.stdout
    assert "The first player bluffs: the first offer is a lie in" in done.stdout
    assert "the receiver holds of the claimed creature" in done.stdout


def test_solve_gives_json_for_programs() -> None:
    done = courtcards("solve", "cockroach-poker", *TINY, "--json")
    data = json.loads(done.stdout)
    assert data["options"]["copies"] == 2
    assert data["value"] == pytest.approx(-2 / 3, abs=0.01)
    assert 0 <= data["exploitability_percent"] < 1
    assert [row["held"] for row in data["answers"]] == [0, 1, 2]


def test_verify_accepts_what_simulate_wrote(games_file: Path) -> None:
    done = courtcards("verify", str(games_file))
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "3 games verified, 0 faults.\n"


def test_verify_names_file_line_step_expected_and_found(games_file: Path, tmp_path: Path) -> None:
    lines = games_file.read_text().splitlines()
    record = json.loads(lines[1])
    step = next(i for i, entry in enumerate(record["log"]) if "do" in entry)
    record["log"][step]["seat"] = (record["log"][step]["seat"] + 1) % 4
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([lines[0], json.dumps(record), lines[2][:-9]]) + "\n")
    done = courtcards("verify", str(bad))
    assert done.returncode == 1
    first, second = done.stdout.splitlines()
    assert first.startswith(f"{bad}:2: step {step}: expected a decision of seat")
    assert "; found {" in first
    assert second.startswith(f"{bad}:3: step -: expected one whole JSON object; found ")
    assert "3 games verified, 2 faults." in done.stderr
    as_json = map(json.loads, courtcards("verify", "--json", str(bad)).stdout.splitlines())
    assert [fault["line"] for fault in as_json] == [2, 3]


def test_verify_of_nothing_is_no_success(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    assert courtcards("verify", str(empty)).returncode == 1
    missing = courtcards("verify", str(tmp_path / "missing.jsonl"))
    assert missing.returncode == 1
    assert "missing.jsonl: No such file or directory." in missing.stderr


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_rules_in_a_file_are_lines_as_they_were_written(name: str, language: str) -> None:
    done = courtcards("rules", name, "--lang", language, "--full")
    assert done.stdout == rulebook(find(name), language)
    assert [line for line in done.stdout.splitlines() if line != line.rstrip()] == []
    # No blank lines in a row, and one end.
    assert "\n\n\n" not in done.stdout
    assert done.stdout.endswith("\n")


@pytest.mark.parametrize("name", NAMES)
def test_rules_are_a_page_unless_all_of_them_are_wanted(name: str) -> None:
    done = courtcards("rules", name, "--lang", "de")
    assert (done.returncode, "**1.1**" in done.stdout) == (0, False)
    assert "## Ein Zug" in done.stdout
    assert done.stdout.endswith(f"Alle Regeln: `courtcards rules {name} --full`\n")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", NAMES)
def test_rules_are_numbered_and_name_every_option(name: str, language: str) -> None:
    done = courtcards("rules", name, "--lang", language, "--full", "--options")
    assert done.returncode == 0
    assert "**1.1**" in done.stdout
    kind = next(kind for kind in GAMES if kind.name == name)
    for option in kind.options.options:
        assert f"- `{option.name}`: " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "whist"], "There is no game 'whist': there are cockroach-poker,"),
        (["simulate", "cockroach-poker", "--players", "9"], "is for 2 to 6 players, not 9."),
        (["simulate", "cockroach-poker", "-o", "x=1"], "There is no option 'x'"),
        (["simulate", "cockroach-poker", "-o", "limit"], "An option is written name=value"),
        (["simulate", "cockroach-poker", "-o", "limit=many"], "Option limit cannot be 'many'"),
        (["simulate", "cockroach-poker", "--preset", "x"], "There is no preset 'x'"),
        (
            ["simulate", "cockroach-poker", "--games", "0"],
            "--games must be 1 to 1,000,000",
        ),
        (["simulate", "cockroach-poker", "--workers", "0"], "--workers must be 1 to"),
        (["simulate", "cockroach-poker", "--seed", "x"], "A seed written as text has 64 hex"),
        (["arena", "cockroach-poker", "--bots", "hal"], "There is no bot 'hal' for cockroach-"),
        (["solve", "whist"], "There is no game 'whist'"),
        (["solve", "royal-gambit"], "Only cockroach-poker with 2 players can be solved."),
        (["solve", "cockroach-poker", "--iterations", "0"], "--iterations must be 1 to"),
        (["solve", "cockroach-poker", "-o", "limit=4"], "Option limit cannot be 4 with 3 copies"),
        (["solve", "cockroach-poker", "-o", "removed=0"], "positions and can be solved up to"),
        (["rules", "whist"], "There is no game 'whist'"),
        (["rules", "royal-gambit", "--lang", "fr"], "There is no language 'fr'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in one_sentence(courtcards(*arguments))


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    done = courtcards(
        "simulate", "royal-gambit", "--games", "1", "--transcripts", str(tmp_path / "no" / "x")
    )
    assert done.returncode == 1
    assert done.stderr.endswith("No such file or directory.\n")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [("--version",), ("rules", "whist"), ("verify", "nothing")])
def test_a_process_says_the_same_and_ends_with_the_same_code(arguments: tuple[str, ...]) -> None:
    one, other = in_a_process(*arguments), courtcards(*arguments)
    assert (one.returncode, one.stdout, one.stderr) == (
        other.returncode,
        other.stdout,
        other.stderr,
    )


def test_the_version_is_told() -> None:
    assert courtcards("--version").stdout.startswith("courtcards 0.")
