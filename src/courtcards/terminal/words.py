"""What the terminal says; the words of a game come from the game itself."""

from courtcards.engine.languages import Texts, check_code, texts


def words_in(code: str) -> Texts:
    """Return the terminal's words in a language.

    >>> words_in("en").say("round", number=3)
    'round 3'
    """
    return texts(check_code(code), "terminal", "bots")
