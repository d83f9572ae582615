"""The rules as a text, also of a game from outside that has less than ours."""

from pathlib import Path

import pytest

from courtcards.engine import contract
from courtcards.engine.errors import CourtCardsError
from courtcards.games import find
from courtcards.play.rulebook import rulebook

KIND = find("royal-gambit")


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the game's words are, as those of a game from outside: there are none yet."""
    monkeypatch.setattr(contract, "folder_of", lambda game: tmp_path)
    return tmp_path


def write_rules(folder: Path, code: str, text: str) -> None:
    file = folder / "languages" / code / "rules" / f"{KIND.name}.md"
    file.parent.mkdir(parents=True)
    file.write_text(text)


def test_rules_that_are_not_translated_are_shown_in_english(folder: Path) -> None:
    write_rules(folder, "en", "# Rules\n")
    assert rulebook(KIND, "ja").startswith("# Rules\n\n## オプション\n")
    write_rules(folder, "ja", "# ルール\n")
    assert rulebook(KIND, "ja").startswith("# ルール\n")


def test_a_game_without_rules_says_so_in_one_sentence(folder: Path) -> None:
    with pytest.raises(
        CourtCardsError,
        match="The game 'royal-gambit' has no rules: languages/en/rules/royal-gambit",
    ):
        rulebook(KIND, "en")
