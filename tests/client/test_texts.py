"""What the browser client says is complete in every language, and each language is one file."""

import json
import re
from functools import cache

import pytest

from tests.client.node import CLIENT, run

LANGUAGES = sorted((CLIENT / "src" / "text" / "languages").glob("*.ts"))
PRINT = "import(process.argv[1]).then((file) => process.stdout.write(JSON.stringify(file.default)))"
FIELD = re.compile(r"\{(\w+)\}")


@cache
def texts_of(language: str) -> dict[str, dict[str, str]]:
    """Return all that is said in a language, by section and key."""
    path = CLIENT / "src" / "text" / "languages" / f"{language}.ts"
    found = json.loads(run("--input-type=module", "--eval", PRINT, path.as_uri()))
    assert found.pop("language")
    return dict(found)


@pytest.mark.parametrize("language", [path.stem for path in LANGUAGES])
def test_every_text_is_there_in_every_language(language: str) -> None:
    english, texts = texts_of("en"), texts_of(language)
    assert texts.keys() == english.keys()
    for section, expected in english.items():
        assert texts[section].keys() == expected.keys()
        for key, text in expected.items():
            assert set(FIELD.findall(texts[section][key])) == set(FIELD.findall(text)), key


def test_there_is_japanese() -> None:
    assert {"en", "ja"} <= {path.stem for path in LANGUAGES}
