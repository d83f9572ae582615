"""Phrases: data about a game (moves, events, results) as sentences, in any language.

Data is a dictionary such as `{"do": "pass", "to": 2, "claim": "bat"}`; its message is found by its kind and
word (`do-pass`), or by the attribute of a field that is present (`event-offered.card`) where a sentence says
more when more is known. Fields that hold seats become names, words of the game are translated, lists are
joined. Whoever is spoken to is “you”: beside a field `seat` a message finds `seat-is`, which is `you` or
`other` (of several players `you`, `with-you` or `other`), and can choose its form by it; somebody who does
something to themselves is `yourself` or `self` in `to-is`. Beside every other
field there is the word as it was before it was translated: `card-is`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtcards.engine.languages import Texts

Data = dict[str, Any]

SEAT_FIELDS = frozenset({"seat", "to", "from", "of"})
SEAT_LIST_FIELDS = frozenset({"winners", "losers"})


class Language:
    """One language of one game. `signs` are words that look the same in every language.

    >>> from courtcards.games import find
    >>> english = find("cockroach-poker").language("en")
    >>> took = {"event": "laid", "seat": 0, "card": "rat"}
    >>> english.say("event", took, ["Ann", "Bo"]), english.say("event", took, ["Ann", "Bo"], me=0)
    ('Ann takes it: rat.', 'You take it: rat.')
    """

    def __init__(self, texts: Texts, signs: Mapping[str, str] | None = None) -> None:
        self.texts = texts
        self._signs = signs or {}

    def say(
        self,
        kind: str,
        data: Data,
        names: Sequence[str],
        me: int | None = None,
        word: Callable[[str], str] | None = None,
    ) -> str:
        """Put data into a sentence; `kind` is the field that names it (`do`, `event` or `result`).

        `me` is the seat that is spoken to; `word` says words of the game in another way than `self.word`.
        """
        fields: Data = {}
        for name, value in data.items():
            if name != kind:
                self._fill(fields, name, value, names, me, word or self.word)
        if "to" in data and data["to"] == data.get("seat"):
            fields["to-is"] = "yourself" if data["to"] == me else "self"
        return self.texts.say(self._key(kind, data), **fields)

    def word(self, word: str) -> str:
        """Translate one word of the game, for instance a card; one that it does not know stays as it is.

        >>> from courtcards.games import find
        >>> find("cockroach-poker").language("en").word("stink-bug")
        'stink bug'
        """
        key = f"word-{word}"
        return self.texts.say(key) if key in self.texts else self._signs.get(word, word)

    def text(self, key: str, **fields: object) -> str:
        """Return any text of the game, such as its `name`."""
        return self.texts.say(key, **fields)

    def _key(self, kind: str, data: Data) -> str:
        key = f"{kind}-{data[kind]}"
        return next((fuller for name in data if (fuller := f"{key}.{name}") in self.texts), key)

    def _fill(
        self,
        fields: Data,
        name: str,
        value: Any,
        names: Sequence[str],
        me: int | None,
        word: Callable[[str], str],
    ) -> None:
        """Put the fields of a message into `fields` for one field of the data."""
        if name in SEAT_FIELDS:
            fields[name] = self.texts.say("you") if value == me else names[value]
            fields[f"{name}-is"] = "you" if value == me else "other"
        elif name in SEAT_LIST_FIELDS:
            others = [names[seat] for seat in value if seat != me]
            is_mine = me in value
            fields[name] = self.texts.join([*others, self.texts.say("you")] if is_mine else others)
            fields[f"{name}-is"] = "other" if not is_mine else "with-you" if others else "you"
            fields[f"{name}-count"] = len(value)
        elif isinstance(value, list) and value and isinstance(value[0], int):
            owned: Data = {}
            self._fill(owned, "seat", value[0], names, me, word)
            fields[name] = self.texts.say("owned", card=word(value[1]), **owned)
        elif isinstance(value, list):
            fields[name] = self.texts.join([word(one) for one in value])
            fields[f"{name}-count"] = len(value)
        else:
            fields[name] = word(value) if isinstance(value, str) else value
            fields[f"{name}-is"] = value
