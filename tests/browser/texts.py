"""What the client says, by language: a test looks for its controls by the words that people read."""

import re

from tests.client.test_texts import texts_of

FAMILIES = {
    "cockroach-poker": "passing",
    "cockroach-poker-royal": "passing",
    "royal-gambit": "gambit",
    "royal-menagerie": "menagerie",
}
_FIELD = re.compile(r"\\{\w+\\}")


class Speech:
    """The texts of the page and of one game's table, in one language.

    >>> Speech("en", "royal-gambit")("target", name="Bo")
    'Target Bo'
    >>> bool(Speech("ja", "cockroach-poker").any_of("handOf").fullmatch("ボブの手札は12枚"))
    True
    """

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        texts = texts_of(language)
        self.page = texts["page"]
        self.texts = self.page | texts[FAMILIES[game]]

    def __call__(self, key: str, **fields: object) -> str:
        return self.texts[key].format(**fields)

    def any_of(self, *keys: str) -> re.Pattern[str]:
        """Return a pattern for texts as a part of others, whatever stands in their fields."""
        return re.compile("|".join(_FIELD.sub(".+", re.escape(self.texts[key])) for key in keys))

    def just(self, *keys: str) -> re.Pattern[str]:
        """Return a pattern for these texts and nothing around them."""
        return re.compile(f"^(?:{self.any_of(*keys).pattern})$")
