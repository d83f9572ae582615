"""Phrases: data about a game (moves, events, results) to sentences and back, in any language.

A `Language` is a table of templates and a vocabulary. Data is a dictionary such as
`{"do": "pass", "to": 2, "claim": "bat"}`; its template is found by its kind and word (`do.pass`), or
by the word and a field that is present (`event.offered+card`) where a sentence says more when more
is known. Fields that hold seats become names, words are translated, lists are joined.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from courtcards.engine.errors import CourtCardsError

Data = dict[str, Any]
# The same text in every language, by the codes of the languages.
Texts = dict[str, str]

SEAT_FIELDS = frozenset({"seat", "to", "from", "of"})
SEAT_LIST_FIELDS = frozenset({"winners", "losers"})


class PhraseError(CourtCardsError):
    """A sentence that no template explains."""


@dataclass(frozen=True)
class Language:
    """One language of one game."""

    templates: Mapping[str, str]
    vocabulary: Mapping[str, str]
    joiner: str = ", "

    def say(self, kind: str, data: Data, names: Sequence[str]) -> str:
        """Put data into a sentence; `kind` is the field that names it (`do` or `event`)."""
        template = self.templates[self._key(kind, data)]
        fields = {name: self._word(name, value, names) for name, value in data.items()}
        return template.format(**fields)

    def read(self, kind: str, sentence: str, names: Sequence[str]) -> Data:
        """Find the data that `say` would turn into this sentence."""
        for key, template in self._longest_first:
            if not key.startswith(f"{kind}."):
                continue
            match = _pattern(template, tuple(names)).fullmatch(sentence)
            if match is None:
                continue
            word = key.partition(".")[2].partition("+")[0]
            data = {kind: word} | {
                name: self._value(name, text, names) for name, text in match.groupdict().items()
            }
            if _is_whole(data) and self.say(kind, data, names) == sentence:
                return data
        raise PhraseError(f"Nobody here says {sentence!r}.")

    def word(self, word: str) -> str:
        """Translate one word of the game, for instance a card."""
        return self.vocabulary[word]

    def unword(self, text: str) -> str:
        """Find the word that is translated as `text`."""
        if text not in self._words:
            raise PhraseError(f"There is no word {text!r} in this game.")
        return self._words[text]

    def _key(self, kind: str, data: Data) -> str:
        key = f"{kind}.{data[kind]}"
        for name in data:
            if f"{key}+{name}" in self.templates:
                return f"{key}+{name}"
        return key

    def _word(self, name: str, value: Any, names: Sequence[str]) -> str:
        if name in SEAT_FIELDS:
            return names[value]
        if name in SEAT_LIST_FIELDS:
            return self.joiner.join(names[seat] for seat in value)
        if isinstance(value, str):
            return self.vocabulary.get(value, value)
        if isinstance(value, list) and value and isinstance(value[0], int):
            return self.templates["owned"].format(seat=names[value[0]], card=self.word(value[1]))
        if isinstance(value, list):
            return self.joiner.join(self.word(word) for word in value)
        return str(value)

    def _value(self, name: str, text: str, names: Sequence[str]) -> Any:
        if name in SEAT_FIELDS:
            return names.index(text) if text in names else None
        if name in SEAT_LIST_FIELDS:
            return [names.index(part) for part in text.split(self.joiner) if part in names]
        if name == "cards":
            return [self._words.get(part) for part in text.split(self.joiner)]
        if text in self._words:
            return self._words[text]
        owned = self.templates.get("owned", "")
        if match := _pattern(owned, tuple(names)).fullmatch(text):
            return [self._value("seat", match["seat"], names), self._words.get(match["card"])]
        return int(text) if re.fullmatch(r"-?\d{1,9}", text) else None

    @cached_property
    def _words(self) -> dict[str, str]:
        return {text: word for word, text in self.vocabulary.items()}

    @cached_property
    def _longest_first(self) -> list[tuple[str, str]]:
        # A sentence that says more is not cut short by one that says less.
        return sorted(self.templates.items(), key=lambda item: -len(item[1]))


def _is_whole(data: Data) -> bool:
    """Say whether every part of a sentence was understood."""
    parts = [*data.values()]
    parts += [part for value in parts if isinstance(value, list) for part in value]
    return None not in parts


@lru_cache(maxsize=4096)
def _pattern(template: str, names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what matches the sentences of a template; seats must be one of the names."""
    someone = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    parts = re.split(r"\{(\w+)\}", template)
    for index in range(0, len(parts), 2):
        parts[index] = re.escape(parts[index])
    for index in range(1, len(parts), 2):
        field = parts[index]
        parts[index] = f"(?P<{field}>{someone if field in SEAT_FIELDS else '.+?'})"
    return re.compile("".join(parts))
