from pathlib import Path

import pytest

from courtcards.adapters.ids import zoo_id
from courtcards.adapters.pages import page
from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from tests.adapters.fingerprints import fingerprint, known

PAGES = Path(__file__).parents[2] / "docs" / "environments"
every_kind = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


@every_kind
def test_pages_are_what_make_docs_writes(kind: Kind) -> None:
    assert (PAGES / f"{kind.name}.md").read_text(encoding="utf-8") == page(kind)


@every_kind
def test_every_page_has_the_same_sections(kind: Kind) -> None:
    sections = [line for line in page(kind).splitlines() if line.startswith("## ")]
    names = ("Rules", "Actions", "Observation", "History", "Rewards", "Options", "Version history")
    assert sections == [f"## {name}" for name in names]


@every_kind
@pytest.mark.parametrize("history", [False, True])
def test_a_changed_space_has_a_new_version(kind: Kind, history: bool) -> None:
    # If this fails, add a version to the `spaces` of `KIND`, or with history to the `recollections` of
    # `MIND`, and run `python -m tests.adapters.fingerprints`.
    assert known()[zoo_id(kind.name, history)] == fingerprint(kind, history)
