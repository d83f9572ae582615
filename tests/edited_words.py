"""English with other messages than there are, for tests of what comes of them."""

import pytest

from courtcards.engine.contract import Kind
from courtcards.engine.fluent import Messages
from courtcards.engine.phrases import Language


def edit_english(monkeypatch: pytest.MonkeyPatch, kind: Kind, messages: str, *without: str) -> None:
    """Give a game other English messages, and take some away, until the test is over."""
    texts = kind.language("en").texts
    edited = Messages([])
    edited._patterns = texts._messages._patterns | Messages([messages])._patterns
    for key in without:
        del edited._patterns[key]
    monkeypatch.setattr(texts, "_messages", edited)
    # What a language has looked up before, it has with the messages of before.
    monkeypatch.setattr(Kind, "language", lambda self, code: Language(texts))
