"""A repository of its own for a test."""

import shutil
from pathlib import Path

import pytest

from website.stamp import ROOT


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small repository with one page."""
    for name in ("website", "client/public"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "README.md").write_text("# Start\n\n[More](glossary.md#words)\n")
    (tmp_path / "docs" / "glossary.md").write_text("# Glossary\n\n## Words\n")
    return tmp_path
