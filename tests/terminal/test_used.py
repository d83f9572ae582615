"""Every message of the terminal is said somewhere, and every one that it says is there."""

import re
from pathlib import Path

import courtcards.terminal
from courtcards.engine.fluent import Messages
from courtcards.engine.languages import source
from courtcards.terminal.words import words_in

SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(courtcards.terminal.__path__[0]).glob("*.py")
)
# Keys that are put together when they are needed: f"status-{seat}".
BEGUN = tuple(re.findall(r'f"([a-z]+-)\{', SOURCES))


def test_no_message_of_the_terminal_is_left_over() -> None:
    named = set(re.findall(r'"([\w-]+)"', SOURCES))
    keys = {key for key in Messages([source("en", "terminal.ftl") or ""]) if "." not in key}
    assert {key for key in keys - named if not key.startswith(BEGUN)} == set()


def test_every_message_that_the_terminal_names_is_there() -> None:
    asked = set(re.findall(r'\b(?:say|phrase)\(\s*"([\w-]+)"', SOURCES))
    words = words_in("en")
    assert len(asked) > 40
    assert {key for key in asked if key not in words} == set()
