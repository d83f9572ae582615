"""The pages that are made from code: they are what `make docs` writes, and nothing public is missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import courtcards
from courtcards import testing
from courtcards.cli.app import app
from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.server.openapi import message_schema, openapi
from website.reference.__main__ import pages
from website.reference.rules import SHEETS

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """All pages, by their places."""
    return dict(pages())


def test_pages_are_what_make_docs_writes(made: dict[str, str]) -> None:
    for name, page in made.items():
        assert (DOCS / name).read_text(encoding="utf-8") == page, name


def test_no_page_is_left_of_something_that_is_gone(made: dict[str, str]) -> None:
    places = ("reference", "rules")
    kept = {
        path.relative_to(DOCS).as_posix() for one in places for path in (DOCS / one).rglob("*.md")
    }
    assert kept == {name for name in made if name.startswith(places)}


@pytest.mark.parametrize(("file", "module"), [("games", courtcards), ("testing", testing)])
def test_every_public_name_has_a_place(made: dict[str, str], file: str, module: Any) -> None:
    page = made[f"reference/python/{file}.md"]
    assert module.__all__
    assert [name for name in module.__all__ if f"### `{name}`\n" not in page] == []


def test_public_names_have_a_sentence_each(made: dict[str, str]) -> None:
    for name, page in made.items():
        if name.startswith("reference/python/") and not name.endswith("README.md"):
            prose = re.sub(r"^```python\n.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
            constants = set(re.findall(r"^```python\n([A-Z]\w*) = ", page, re.MULTILINE))
            bare = set(re.findall(r"^#+ `(\S+)`\n+(?:From .*\n+)?(?=#|\Z)", prose, re.MULTILINE))
            assert bare <= constants, name


def test_every_command_and_every_option_has_a_place(made: dict[str, str]) -> None:
    page = made["reference/command-line.md"]
    count = 0
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        for word, one in getattr(command, "commands", {"": command}).items():
            title = f"## `courtcards {name} {word}".rstrip() + "`\n"
            assert title in page
            section = page.split(title)[1].split("\n## ")[0]
            shown = [param for param in one.params if not getattr(param, "hidden", False)]
            names = [opt for param in shown for opt in param.opts if opt.startswith("-")]
            assert [opt for opt in names if opt != "--help" and f"`{opt}`" not in section] == []
            count += len(names)
    assert count > 50


def test_every_request_and_every_type_has_a_place(made: dict[str, str]) -> None:
    page, messages = (made[f"reference/http/{name}.md"] for name in ("README", "messages"))
    described = openapi()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"### `{method.upper()} {path}`\n" in page
    assert [one for one in described["components"]["schemas"] if f"### {one}\n" not in page] == []
    assert [one for one in message_schema()["$defs"] if f"### {one}\n" not in messages] == []


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_the_rules_show_every_card(made: dict[str, str], kind: Kind) -> None:
    page = made[f"rules/{kind.name}.md"]
    drawn = []
    for name, sheet in SHEETS.items():
        if sheet["game"] == kind.name:
            assert f"](../cards/{name}.svg)" in page
            drawn += [
                card.get("word") or card.get("card") or card.get("role") for card in sheet["cards"]
            ]
    # Of a French deck one of each rank will do.
    french = all(re.fullmatch("[2-9TJQKA][cdhs]", card) for card in kind.words.CARDS)
    cards, shown = (
        {str(one)[:1] if french else one for one in all_} for all_ in (kind.words.CARDS, drawn)
    )
    assert cards <= shown


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_says_what_is_on_it(name: str) -> None:
    picture = (DOCS / "cards" / f"{name}.svg").read_text(encoding="utf-8")
    assert SHEETS[name]["title"] in picture
    names = re.findall(r'class="name">([^<]+)<', picture)
    assert names == [card["name"] for card in SHEETS[name]["cards"]]
    assert "var(" not in picture
    assert json.dumps(sorted(path.stem for path in (DOCS / "cards").glob("*.svg"))) == json.dumps(
        sorted(SHEETS)
    )
