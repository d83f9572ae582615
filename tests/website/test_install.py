"""Whoever installs the package gets the docs with it."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

from hatch_build import NODE, WRITERS, ClientBuildHook


def hook_of(root: Path) -> ClientBuildHook:
    unused: Any = None
    return ClientBuildHook(str(root), {}, unused, unused, "", "wheel", Application())


@pytest.fixture
def clone(repository: Path) -> Path:
    """A small repository whose client needs no build."""
    shutil.rmtree(repository / "client")
    (repository / "client" / "public").mkdir(parents=True)
    (repository / "client" / "public" / "favicon.svg").write_text("<svg/>")
    shutil.copy(Path(__file__).parents[2] / "pyproject.toml", repository)
    hook = hook_of(repository)
    hook._static.mkdir(parents=True)
    hook._stamp.write_text(hook._fingerprint())
    return repository


def test_an_installation_builds_the_docs_once(clone: Path) -> None:
    hook = hook_of(clone)
    assert hook.dependencies() == WRITERS
    hook.initialize("editable", {})
    page = clone / "src" / "courtcards" / "server" / "site" / "index.html"
    assert "Start" in page.read_text()
    assert hook.dependencies() == []
    written = page.stat().st_mtime_ns
    hook.initialize("editable", {})
    assert page.stat().st_mtime_ns == written
    (clone / "docs" / "glossary.md").write_text("# Other words\n\n## Words\n")
    hook.initialize("editable", {})
    assert "Other words" in page.read_text()


def test_a_link_that_leads_nowhere_stops_no_installation(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (clone / "docs" / "README.md").write_text("# Start\n\n[One](no.md)\n")
    hook_of(clone).initialize("editable", {})
    assert (clone / "src" / "courtcards" / "server" / "site" / "index.html").is_file()
    assert "docs/README.md leads to no.md" in "".join(capsys.readouterr())


def test_a_source_distribution_needs_nothing_for_the_docs(clone: Path) -> None:
    shutil.rmtree(clone / "website")
    hook = hook_of(clone)
    assert hook.dependencies() == []
    hook.initialize("standard", {})
    shutil.rmtree(hook._static)
    assert hook.dependencies() == [NODE]
