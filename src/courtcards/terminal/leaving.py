"""Leaving the table: with a friendly word, never with an error."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.text import Text

from courtcards.engine.languages import Texts
from courtcards.terminal.screen import Goodbye, Screen


@contextmanager
def farewell(screen: Screen, words: Texts) -> Iterator[None]:
    """Say goodbye if the person leaves, the input ends or Ctrl-C is pressed."""
    try:
        yield
    except (Goodbye, KeyboardInterrupt):
        screen.show("", Text(words.say("goodbye")))
