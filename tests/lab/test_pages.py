from dataclasses import replace
from pathlib import Path

import pytest

from courtcards.engine.contract import Kind
from courtcards.games import GAMES
from courtcards.lab.pages import index, meanings, page
from courtcards.lab.shapes import Shape, table_shape

PAGES = Path(__file__).parents[2] / "docs" / "views"
every_kind = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


@every_kind
def test_pages_are_what_make_docs_writes(kind: Kind) -> None:
    assert (PAGES / f"{kind.name}.md").read_text(encoding="utf-8") == page(kind)


def test_the_index_is_what_make_docs_writes() -> None:
    assert (PAGES / "README.md").read_text(encoding="utf-8") == index()


@every_kind
def test_every_field_has_a_sentence_and_every_sentence_a_field(kind: Kind) -> None:
    # If this fails, a sentence is missing in the game's meanings.py, or one too many is there.
    types, table = dict(table_shape(kind).fields()), meanings(kind, "TABLE")
    assert set(types) == set(table)
    # Who may find nothing is told when that is.
    assert [path for path in types if "None" in types[path] and "None" not in table[path]] == []
    named = {name for form in kind.words.EVENTS.values() for name in form.fields}
    known = meanings(kind, "EVENTS")
    assert named <= set(known)
    for sentence in (*table.values(), *known.values()):
        assert sentence[0].isupper() or sentence[0] == "`"
        assert sentence.endswith(".")


@every_kind
def test_a_game_without_sentences_has_its_fields_on_a_page(kind: Kind) -> None:
    silent = replace(kind, folder="courtcards.lab")
    assert meanings(silent, "TABLE") == {}
    fields = [line.split("|")[1] for line in page(kind).splitlines() if line.startswith("| `")]
    bare = [line.split("|")[1] for line in page(silent).splitlines() if line.startswith("| `")]
    assert bare == fields


def test_what_is_not_always_there_is_told_by_name() -> None:
    shape = Shape()
    shape.add({"flips": [], "by_seat": {}})
    shape.add({"flips": [{"cards": ["7c"]}], "by_seat": {"0": {"lead": True}}})
    shape.add({"flips": [{"cards": []}], "by_seat": {"1": {"lead": None}}})
    assert list(shape.fields()) == [
        ("flips", "list[dict]"),
        ("flips[].cards", "list[str]"),
        ("by_seat", "dict[str, dict]"),
        ("by_seat{}.lead", "bool | None"),
    ]
