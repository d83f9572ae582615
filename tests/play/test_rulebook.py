"""The rules as a text, also of a game from outside that has less than ours."""

import re
from pathlib import Path

import pytest

from courtcards.engine import contract
from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import codes
from courtcards.games import GAMES, find
from courtcards.play.rulebook import guide, option_names, plain_guide, rulebook, sentence

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
    assert rulebook(KIND, "ja").startswith("# Rules\n\n## ルールオプション\n")
    write_rules(folder, "ja", "# ルール\n")
    assert rulebook(KIND, "ja").startswith("# ルール\n")


def test_a_game_without_rules_says_so_in_one_sentence(folder: Path) -> None:
    with pytest.raises(
        CourtCardsError,
        match="The game 'royal-gambit' has no rules: languages/en/rules/royal-gambit",
    ):
        rulebook(KIND, "en")


# What is read in two minutes, at two hundred words a minute.
WORDS = range(300, 451)
PROGRAMMING = re.compile(r"`|\b[a-z]+_[a-z]+\b|[Ss]eat 0|--\w|[Ss]eed|\([CRGM]\d+")


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_guide_is_read_in_two_minutes_and_shows_a_turn(kind: Kind) -> None:
    for code in codes():
        text = guide(kind, code)
        assert text is not None
        assert text.startswith(f"# {kind.language(code).text('name')}\n")
        [turn] = re.findall(r"^```turn\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        assert len(turn.splitlines()) == 4
    assert len((plain_guide(kind, "en") or "").split()) in WORDS


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_card_in_a_guide_is_a_card_of_the_game(kind: Kind, code: str) -> None:
    shown = re.findall(r"^```\w+\n(.*?)^```", guide(kind, code) or "", re.MULTILINE | re.DOTALL)
    rows = [line.partition(" | ")[0].split(" ") for block in shown for line in block.splitlines()]
    cards = {card for row in rows for card in row if card[0] not in "“„「"} - {"back"}
    assert len(cards) > 5
    assert [card for card in cards if not kind.language(code).knows(card)] == []


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_guide_shows_the_same_cards_in_every_language(kind: Kind) -> None:
    def cards(code: str) -> list[str]:
        lines = [line.partition(" | ") for line in (guide(kind, code) or "").splitlines()]
        rows = [row for row, bar, _ in lines if bar]
        return [card for row in rows for card in row.split(" ") if card[0] not in "“„「"]

    assert all(cards(code) == cards("en") for code in codes())


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_players_read_nothing_that_is_for_programmers(kind: Kind, code: str) -> None:
    for text in (rulebook(kind, code), plain_guide(kind, code) or ""):
        assert PROGRAMMING.findall(text) == []


def test_options_are_sentences_with_the_default_marked() -> None:
    text = rulebook(KIND, "en")
    assert "- The end begins when somebody has 40 points. **(default)** " in text
    assert "*Or:* The same deck is played on until it runs out." in text
    assert "`target`" in option_names(KIND, "en")


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_option_has_its_sentence(kind: Kind, code: str) -> None:
    for option in kind.options.options:
        label = kind.language(code).text(f"option-{option.name}")
        assert not sentence(kind, option, option.default(4), code).startswith(f"{label}:")


def test_cited_rulings_are_for_those_who_ask() -> None:
    assert "take part.\n" in rulebook(KIND, "en")
    assert "take part. (G1)\n" in rulebook(KIND, "en", cited=True)


def test_a_game_without_a_guide_or_sentences_still_has_its_options(folder: Path) -> None:
    write_rules(folder, "en", "# Rules\n")
    assert guide(KIND, "en") is None
    assert plain_guide(KIND, "en") is None
