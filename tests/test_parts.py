"""Every part of `make test` runs, and the end says how it went."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.parts import (
    PARTS,
    STAGES,
    Command,
    Outcome,
    Part,
    read_arguments,
    run_part,
    run_stage,
    summary,
)

PYTEST = str(Path(sys.executable).parent / "pytest")
TESTS = """
import pytest

def test_one(): pass
def test_two(): pass
def test_three(): pytest.skip("there is no moon")
def test_four(): assert 0
def test_five(nothing): pass
"""


def python(code: str) -> Command:
    return Command((sys.executable, "-c", code))


def test_every_part_has_its_place() -> None:
    assert sorted(name for stage in STAGES for name in stage) == sorted(PARTS)


def test_all_parts_run_unless_some_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_arguments([]) == ["check", "compile", "unit", "browser", "nojit"]
    assert read_arguments(["nojit", "check"]) == ["nojit", "check"]
    with pytest.raises(SystemExit):
        read_arguments(["unit", "moon"])
    assert "there is no part 'moon'" in capsys.readouterr().err


def test_what_comes_after_a_failure_runs_too(capfd: pytest.CaptureFixture[str]) -> None:
    parts = {
        "bad": Part([python("print('one'); exit(3)"), python("print('two')")]),
        "good": Part([python("import os; print(os.environ['WORD'])")], {"WORD": "three"}),
    }
    bad, good = run_stage(["bad", "good"], parts)
    said = capfd.readouterr().out.splitlines()
    assert {"one", "two", "three"} <= set(said)
    assert [outcome.verdict for outcome in (bad, good)] == ["FAILED", "passed"]
    assert len(bad.failures) == 1
    assert list(summary([bad, good]))[-1] == "FAILED: bad"
    assert list(summary([good]))[-1] == "All parts passed."


def test_tests_are_counted(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    command = Command((PYTEST, "-q", "-p", "no:cacheprovider", "--rootdir=."), tmp_path)
    outcome = run_part("some", Part([command]))
    assert outcome.verdict == "FAILED"
    assert outcome.counts == {"passed": 2, "skipped": 1, "failed": 2}
    assert outcome.skipped == {"there is no moon": 1}


def test_what_was_left_out_is_said_loudly() -> None:
    moonless = Counter({"there is no moon": 61})
    outcome = Outcome("browser", counts=Counter(passed=1, skipped=61), skipped=moonless)
    assert outcome.verdict == "SKIPPED"
    assert "!!! NOT RUN: 61 of browser, because there is no moon" in summary([outcome])
    assert list(summary([outcome]))[-1] == "SKIPPED: browser"


def test_the_last_word_is_not_that_all_is_well_if_something_was_left_out() -> None:
    why = "PostgreSQL is not installed"
    outcome = Outcome("unit", counts=Counter(passed=4_000, skipped=61), skipped=Counter({why: 61}))
    assert outcome.verdict == "passed"
    *_, reason, last = summary([outcome])
    assert reason == f"!!! NOT RUN: 61 of unit, because {why}"
    assert last == "All parts passed, but 61 tests were NOT RUN."
