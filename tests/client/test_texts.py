"""What the browser client says is complete in both languages."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "client" / "src"
LINE = re.compile(r'^\s+"?([\w.+-]+)"?:\s*"(.*)",?$', re.MULTILINE)
FIELD = re.compile(r"\{(\w+)\}")
JAPANESE_BEGINS = re.compile(r"^.*\bja\b.*\{$", re.MULTILINE)


def texts_of(source: str) -> dict[str, set[str]]:
    """Return the fields of every text by its key."""
    return {key: set(FIELD.findall(text)) for key, text in LINE.findall(source)}


def both_languages() -> list[tuple[str, str, str]]:
    shared = [(SOURCES / "text" / f"{code}.ts").read_text() for code in ("en", "ja")]
    found = [("text", shared[0], shared[1])]
    for path in sorted(SOURCES.glob("games/*/text.ts")):
        english, japanese = JAPANESE_BEGINS.split(path.read_text(), maxsplit=1)
        found.append((path.parent.name, english, japanese))
    return found


@pytest.mark.parametrize(("name", "english", "japanese"), both_languages())
def test_every_text_is_there_in_both_languages(name: str, english: str, japanese: str) -> None:
    texts = texts_of(english)
    assert texts, name
    assert texts == texts_of(japanese)
