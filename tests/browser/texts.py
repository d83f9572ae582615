"""What the client says, by language: a test looks for its controls by the words that people read."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from courtcards.engine.languages import source, texts
from courtcards.games import find

FAMILIES = {
    "cockroach-poker": "passing",
    "cockroach-poker-royal": "passing",
    "royal-gambit": "gambit",
    "royal-menagerie": "menagerie",
}
PAGE = ("talk", "bots", "figures", "client/page")


class Speech:
    """The texts of the page and of one game's table, in one language.

    >>> Speech("en", "royal-gambit")("target", name="Bo")
    'Target Bo'
    >>> bool(Speech("ja", "cockroach-poker").any_of("handOf").fullmatch("ボブの手札は12枚"))
    True
    >>> bool(Speech("en", "cockroach-poker").any_of("handOf").fullmatch("Bo holds one card"))
    True
    """

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._paths = (*PAGE, f"client/{FAMILIES[game]}")
        self._texts = texts(language, *self._paths)
        self.page = texts(language, *PAGE)

    def __call__(self, key: str, **fields: object) -> str:
        """Return a text; whoever it speaks of is somebody else, unless it is said (`name-is`)."""
        others = {f"{name}-is": "other" for name in fields}
        return self._texts.say(key, **others | fields)

    def any_of(self, *keys: str) -> re.Pattern[str]:
        """Return a pattern for texts as a part of others, whatever stands in their fields."""
        patterns = _patterns(self.language, self._paths)
        return re.compile("|".join(patterns[key] for key in keys))

    def just(self, *keys: str) -> re.Pattern[str]:
        """Return a pattern for these texts and nothing around them."""
        return re.compile(f"^(?:{self.any_of(*keys).pattern})$")


def spelling(game: str, language: str = "en") -> dict[str, str]:
    """Return the words of a game, such as its cards, by the names they have in data.

    >>> spelling("cockroach-poker")["stink-bug"]
    'stink bug'
    """
    kind = find(game)
    said = kind.language(language).texts
    words = {key.removeprefix("word-"): said.say(key) for key in said if key.startswith("word-")}
    return {**kind.signs, **words}


def letters_of(language: str) -> int:
    """Return how much a language needs to say what is on the tables."""
    paths = {f"client/{family}.ftl" for family in FAMILIES.values()}
    return sum(len(source(language, path) or "") for path in paths)


@cache
def _patterns(language: str, paths: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for path in ("language", *paths):
        for entry in FluentParser().parse(source(language, f"{path}.ftl") or "").body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = _pattern(entry.value)
    return found


def _pattern(value: ast.Pattern) -> str:
    return "".join(_parts(value))


def _parts(value: ast.Pattern) -> Iterator[str]:
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            yield re.escape(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            forms = [_pattern(variant.value) for variant in element.expression.variants]
            yield f"(?:{'|'.join(forms)})"
        else:
            yield ".+"
