"""The page and the example of OpenSpiel run."""

import doctest
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_page_runs_as_printed() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "environments" / "openspiel.md"),
        module_relative=False,
        optionflags=doctest.NORMALIZE_WHITESPACE,
    )
    assert tried > 10
    assert failed == 0


def test_the_example_solves_its_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cfr.py", "--iterations", "1"])
    runpy.run_path(str(ROOT / "examples" / "cfr.py"), run_name="__main__")
    printed = capsys.readouterr().out
    assert "After 1 iterations: exploitability" in printed
    assert "Our solver: -0.667, exploitability 0.0026." in printed
