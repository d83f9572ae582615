"""Whatever the client brings along that is not ours is named, with its licence."""

import json
import re
from pathlib import Path

import pytest

from courtcards.server.pages import STATIC

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


def _packages() -> list[str]:
    """Return the packages with fonts and pictures."""
    wanted = json.loads((CLIENT / "package.json").read_text())["dependencies"]
    return [name for name in wanted if name.startswith(("@fontsource", "@iconify-json"))]


def test_the_page_of_licences_names_every_font_and_picture() -> None:
    page = (ROOT / "docs" / "licences.md").read_text()
    assert len(_packages()) >= 4
    assert [name for name in _packages() if f"`{name}`" not in page] == []


def test_pictures_come_only_from_packages_that_are_named() -> None:
    sources = [path.read_text() for path in (CLIENT / "src").rglob("*.*") if path.is_file()]
    used = {name for text in sources for name in re.findall(r"~icons/([a-z-]+)/", text)}
    assert used == {
        name.rpartition("/")[2] for name in _packages() if name.startswith("@iconify-json")
    }


def test_the_build_has_the_licences_in_one_file() -> None:
    if not STATIC.is_dir():
        pytest.skip("the client is not built")
    text = (STATIC / "licences.txt").read_text()
    assert text.count("SIL OPEN FONT LICENSE") >= 2
    for name in (
        "Fraunces",
        "Figtree",
        "Fluent Emoji Flat",
        "Game Icons",
        "CC BY 3.0",
        "Svelte",
        "Fluent, by",
    ):
        assert name in text


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (CLIENT / "package-lock.json").read_text()
