"""docs/rulings.md explains what the rules cite, and names options that there are."""

import re
from pathlib import Path

import pytest

from courtcards.engine.contract import Kind
from courtcards.engine.languages import codes
from courtcards.games import GAMES

TEXT = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
RULINGS = set(re.findall(r"^\| ([CRGM]\d+) \|", TEXT, re.MULTILINE))
CITED = re.compile(r"[(（]((?:[CRGM]\d+(?:, |、)?)+)[)）]")


def cited_by(kind: Kind, code: str) -> list[str]:
    rules = kind.rulebook(code) or ""
    return [one for found in CITED.findall(rules) for one in re.split(", |、", found)]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_the_rules_cite_the_same_rulings_in_every_language(kind: Kind, code: str) -> None:
    assert cited_by(kind, code) == cited_by(kind, "en")


def test_every_ruling_that_is_cited_is_explained_and_every_one_is_cited() -> None:
    assert {one for kind in GAMES for one in cited_by(kind, "en")} == RULINGS


def test_the_options_that_rulings_name_are_options() -> None:
    options = {option.name for kind in GAMES for option in kind.options.options}
    named = set(re.findall(r"`(\w+)(?: = [^`]*)?`", TEXT))
    presets = {name for kind in GAMES for name in kind.options.presets}
    others = {"first_player", "stalemate"}
    assert named - presets - others <= options
