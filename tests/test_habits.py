"""What others read of this repository is well formed, and names commands and versions that there are."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from courtcards import __version__

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
HOOKS = ROOT / ".pre-commit-config.yaml"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs() -> dict[str, Any]:
    return {name: job for path in WORKFLOWS for name, job in read(path)["jobs"].items()}


def test_every_file_in_that_form_can_be_read() -> None:
    files = [*GITHUB.rglob("*.yml"), *GITHUB.rglob("*.yaml"), HOOKS, ROOT / "CITATION.cff"]
    assert len(files) >= 5
    assert all(isinstance(read(path), dict) for path in files)


def test_hosted_checks_call_targets_of_the_makefile() -> None:
    steps = [step for job in jobs().values() for step in job["steps"] if "run" in step]
    called = {
        target
        for step in steps
        for arguments in re.findall(r"^make\b(.*)$", step["run"], re.MULTILINE)
        for target in arguments.split()
        if "=" not in target
    }
    assert {"test", "release"} <= called <= TARGETS


def test_hosted_checks_run_on_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert jobs()["test"]["strategy"]["matrix"]["python"] == promised
    bounds = re.findall(r"\(3, (\d+)\)", MAKEFILE)
    assert [f"3.{minor}" for minor in bounds] == [promised[0], promised[-1]]
    assert PROJECT["requires-python"] == f">={promised[0]}"


def test_actions_of_others_have_a_version() -> None:
    used = [step["uses"] for job in jobs().values() for step in job["steps"] if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+(\.\d+)*", name)] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_forms_for_issues_ask_questions_with_ids_of_their_own(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    names = [field["id"] for field in asked]
    assert len(names) == len(set(names)) > 0
    assert all(field["attributes"]["label"] for field in asked)


def test_hooks_run_what_is_installed_and_download_nothing() -> None:
    repositories = read(HOOKS)["repos"]
    assert [one["repo"] for one in repositories] == ["local"]
    hooks = [hook for one in repositories for hook in one["hooks"]]
    assert {hook["language"] for hook in hooks} == {"system"}
    client = (ROOT / "client" / "package.json").read_text(encoding="utf-8")
    for hook in hooks:
        assert ".venv/bin/" in hook["entry"]
        for package in re.findall(r"node_modules/([\w-]+)/bin", hook["entry"]):
            assert f'"{package}":' in client


def test_whoever_cites_cites_this_version_and_nobody_who_was_made_up() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == [{"name": "The Court Cards project"}]


def test_pages_name_only_targets_that_there_are() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *GITHUB.rglob("*.md")]
    named = {
        (path.name, target)
        for path in pages
        for target in re.findall(r"`make ([a-z][a-z-]*)", path.read_text(encoding="utf-8"))
    }
    assert len(named) > 10
    assert {(page, target) for page, target in named if target not in TARGETS} == set()
