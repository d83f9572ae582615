import pytest

from courtcards.bots.characters import NAMES
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import codes
from courtcards.terminal.words import words_in


@pytest.mark.parametrize("code", codes())
def test_the_partners_are_enough_for_every_table_and_have_names_of_their_own(code: str) -> None:
    names = [words_in(code).say(f"partner-{name}") for name in NAMES]
    assert len(set(names)) == len(NAMES) >= 7


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CourtCardsError, match="no language 'xx': there are en"):
        words_in("xx")


def test_the_first_text_that_exists_is_taken() -> None:
    words = words_in("en")
    assert words.first("ask-offer-claim", "ask-claim", "ask-other") == words.say("ask-claim")
    assert words.first("nowhere") == ""
