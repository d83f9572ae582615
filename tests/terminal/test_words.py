import re
from pathlib import Path
from string import Formatter

import pytest

import courtcards.terminal
from courtcards.engine.errors import CourtCardsError
from courtcards.terminal.words import ENGLISH, JAPANESE, Words

# Texts whose keys are put together when they are needed.
COMPOSED = ("ask.", "moment.", "status.", "kind.", "help.", "level.", "recap.", "replay.")


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(template) if field}


def test_every_text_is_there_in_both_languages() -> None:
    assert list(ENGLISH) == list(JAPANESE)


@pytest.mark.parametrize("key", ENGLISH)
def test_a_text_has_the_same_fields_in_both_languages(key: str) -> None:
    assert fields(ENGLISH[key]) == fields(JAPANESE[key])


def test_the_partners_are_enough_for_every_table() -> None:
    for texts in (ENGLISH, JAPANESE):
        names = texts["partners"].split()
        assert len(names) == len(set(names)) == 7


def test_no_text_is_left_over() -> None:
    folder = Path(courtcards.terminal.__path__[0])
    sources = [path.read_text("utf-8") for path in folder.glob("*.py") if path.stem != "words"]
    used = set(re.findall(r'"([\w.]+)"', "\n".join(sources)))
    assert {key for key in ENGLISH if not key.startswith(COMPOSED)} <= used


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CourtCardsError, match="no language 'de'"):
        Words("de")


def test_the_first_text_that_exists_is_taken() -> None:
    words = Words("en")
    assert words.first("ask.offer.claim", "ask.claim", "ask.other") == ENGLISH["ask.claim"]
    assert words.first("nowhere") == ""
