"""The rules as a text, also of a game from outside that has less than ours."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.games import find
from courtcards.play import rulebook as module
from courtcards.play.rulebook import rulebook


@pytest.fixture
def kind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Kind:
    """A game in English and German whose rules lie in a folder of the test."""
    ours = find("royal-gambit")
    english = ours.words.LANGUAGES["en"]
    words = SimpleNamespace(LANGUAGES={"en": english, "de": english})
    monkeypatch.setattr(module, "files", lambda folder: tmp_path)
    return replace(ours, words=words)


def test_rules_that_are_not_translated_are_shown_in_english(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("# Rules\n")
    assert rulebook(kind, "de").startswith("# Rules\n\n## Options\n")
    (tmp_path / "RULES.de.md").write_text("# Regeln\n")
    assert rulebook(kind, "de").startswith("# Regeln\n")


def test_a_game_without_rules_says_so_in_one_sentence(kind: Kind) -> None:
    with pytest.raises(CourtCardsError, match=r"The game 'royal-gambit' has no RULES\.md in "):
        rulebook(kind, "en")
