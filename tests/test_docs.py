"""What the documents say is run."""

import doctest
import re
from pathlib import Path

import pytest

from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.play.rulebook import rulebook

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/environments/README.md"])
def test_the_examples_of_a_page_run_as_printed(page: str) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 5
    assert failed == 0


def test_nobody_is_sent_to_an_index_that_does_not_have_the_package() -> None:
    folders = (ROOT, ROOT / "docs", ROOT / "examples", ROOT / "src")
    pages = {path for folder in folders for path in folder.glob("*.md")}
    pages |= {path for folder in folders[1:] for path in folder.rglob("*.[mp][dy]")}
    assert len(pages) > 20
    wanted = re.compile(r"pip install (-\S+ )*[\"']?courtcards")
    assert [path for path in pages if wanted.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_rules_have_the_same_numbers_in_every_language(kind: Kind) -> None:
    english, japanese = (_numbers(rulebook(kind, code)) for code in ("en", "ja"))
    assert english == japanese
    assert len(english) == len(set(english)) > 40


def _numbers(text: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE)


def test_every_rule_test_cites_a_rule_that_exists() -> None:
    known = {number for kind in GAMES for number in _numbers(rulebook(kind, "en"))}
    for path in (ROOT / "tests" / "rules").glob("test_*.py"):
        cited = re.findall(r"def test_rule_(\d+)_(\d+)", path.read_text(encoding="utf-8"))
        assert {f"{section}.{rule}" for section, rule in cited} <= known, path
