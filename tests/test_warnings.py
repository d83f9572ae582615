"""A warning that our code causes is an error in every test; one that others cause among themselves is not."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

FOREIGN = """
import warnings

def old() -> None:
    warnings.warn("do not call this any more", DeprecationWarning, stacklevel=2)

def careless() -> None:
    old()
    warnings.warn("in general", UserWarning)
"""

CASES = f"""
import asyncio, gc, threading, warnings
from pathlib import Path
import foreign, numpy as np

def warn_as(module: str) -> None:
    exec("import warnings; warnings.warn('deprecated', DeprecationWarning)", {{"__name__": module}})

def warn_about(file: str) -> None:
    warnings.warn_explicit("slow", UserWarning, file, 1)

def test_passes_what_others_do_among_themselves(): foreign.careless()
def test_passes_what_others_are_said_to_do(): warn_as("starlette.routing")
def test_passes_a_namesake(): warn_as("testsuite.courtcards")
def test_passes_a_file_of_others(): warn_about("/src/courtcards/.venv/lib/site-packages/tests/a.py")
def test_fails_a_call_of_ours(): foreign.old()
def test_fails_a_number_of_ours(): np.int8(100) + np.int8(100)
def test_fails_the_package(): warn_as("courtcards.server.run")
def test_fails_an_example_of_a_page(): warn_as("__main__")
def test_fails_a_file_of_ours(): warn_about({str(ROOT / "src" / "courtcards" / "play" / "kernels.py")!r})
def test_fails_what_is_not_closed(): open(__file__)
def test_fails_what_is_not_awaited(): asyncio.sleep(0)
def test_fails_a_checker_of_environments():
    warnings.warn_explicit("no Box", UserWarning, "api_test.py", 1, module="pettingzoo.test.api_test")
def test_fails_what_nobody_caught():
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
"""


def test_only_warnings_that_we_cause_are_errors(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "foreign.py").write_text(FOREIGN)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    (tmp_path / "tests" / "test_cases.py").write_text(CASES)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-rA", "tests"],
        cwd=tmp_path,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    outcomes = set(re.findall(r"^(PASSED|FAILED) \S+::test_(\w+)", done.stdout, re.MULTILINE))
    wanted = re.findall(r"def test_((passes|fails)\w+)", CASES)
    assert outcomes == {("PASSED" if verb == "passes" else "FAILED", name) for name, verb in wanted}
