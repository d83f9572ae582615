"""Phrases: data about a game (moves, events, results) as sentences, in any language.

Data is a dictionary such as `{"do": "pass", "to": 2, "claim": "bat"}`; its message is found by its kind and
word (`do-pass`), or by the attribute of a field that is present (`event-offered.card`) where a sentence says
more when more is known. Fields that hold seats become names, words of the game are translated, lists are
joined. The reader is “you”: in addition to a field `seat` a message gets `seat-is`, which is `you` or
`other` (of several players `you`, `with-you` or `other`), and can select its form by it; somebody who does
something to themselves is `yourself` or `self` in `to-is` or `from-is`. For every other field there is also
the untranslated word: `card-is`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from courtcards.engine.fluent import Messages
from courtcards.engine.languages import Texts

Data = dict[str, Any]

SEAT_FIELDS = frozenset({"seat", "to", "from", "of"})
SEAT_LIST_FIELDS = frozenset({"winners", "losers", "leaders"})


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
        self._words: dict[str, str] = dict(signs or {})
        self._plans: dict[tuple[str, ...], tuple[Messages, str]] = {}
        self._you = texts.say("you")

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
        word = word or self.word
        for name, value in data.items():
            if name != kind:
                self._fill(fields, name, value, names, me, word)
        if "seat" in data:
            for name in ("to", "from"):
                if data.get(name) == data["seat"]:
                    fields[_IS[name]] = "yourself" if data["seat"] == me else "self"
        messages, key = self._plan(kind, data)
        return messages.say(key, fields)

    def word(self, word: str) -> str:
        """Translate one word of the game, for instance a card; one that it does not know stays as it is.

        >>> from courtcards.games import find
        >>> find("cockroach-poker").language("en").word("stink-bug")
        'stink bug'
        """
        if word not in self._words:
            key = f"word-{word}"
            if key not in self.texts:
                # It may be anything at all, so it is not remembered.
                return word
            self._words[word] = self.texts.say(key)
        return self._words[word]

    def knows(self, word: str) -> bool:
        """Say whether a word is translated, or has a sign."""
        return word in self._words or f"word-{word}" in self.texts

    def text(self, key: str, **fields: object) -> str:
        """Return any text of the game, such as its `name`."""
        return self.texts.fill(key, fields)

    def _plan(self, kind: str, data: Data) -> tuple[Messages, str]:
        """Return the message for data, and who says it: those are looked for once."""
        known = (data[kind], *data)
        if known not in self._plans:
            key = f"{kind}-{data[kind]}"
            fuller = [f"{key}.{name}" for name in data]
            key = next((one for one in fuller if one in self.texts), key)
            self._plans[known] = (self.texts.with_key(key), key)
        return self._plans[known]

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
            is_me = value == me
            fields[name] = self._you if is_me else names[value]
            fields[_IS[name]] = "you" if is_me else "other"
        elif isinstance(value, str):
            fields[name] = word(value)
            fields[_IS[name]] = value
        elif isinstance(value, int):
            fields[name] = value
        elif name in SEAT_LIST_FIELDS:
            others = [names[seat] for seat in value if seat != me]
            is_mine = me in value
            fields[name] = self.texts.join([*others, self._you] if is_mine else others)
            fields[_IS[name]] = "other" if not is_mine else "with-you" if others else "you"
            fields[f"{name}-count"] = len(value)
        elif value and isinstance(value[0], int):
            owned: Data = {}
            self._fill(owned, "seat", value[0], names, me, word)
            fields[name] = self.texts.fill("owned", {"card": word(value[1]), **owned})
        else:
            fields[name] = self.texts.join([word(one) for one in value])
            fields[f"{name}-count"] = len(value)


class _Is(dict[str, str]):
    def __missing__(self, name: str) -> str:
        self[name] = f"{name}-is"
        return self[name]


_IS = _Is()


def telling(result: Data) -> tuple[str, Data]:
    """Return by which kind of message and with which data a result is told: what ended the game, if known.

    >>> telling({"winners": [1], "losers": [0], "reason": "duel", "scores": [40, 42], "why": None})
    ('result', {'result': 'won', 'winners': [1], 'losers': [0], 'reason': 'duel'})
    """
    if result.get("why"):
        return "why", result["why"]
    outcome = "won" if result["winners"] else "nobody"
    told = {name: result[name] for name in ("winners", "losers", "reason")}
    return "result", {"result": outcome, **told}
