"""The voice that tells a viewer about a game: names, cards, events and moves as coloured text."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from courtcards.engine.languages import Texts
from courtcards.engine.phrases import Data, telling
from courtcards.play.game import Game
from courtcards.terminal.cards import label, picture_of, style_of

# Stands in a sentence for what is not chosen yet.
OPEN = "…"


class Voice:
    """Speaks a language to a viewer; `me` is the seat that is called “you”, if any.

    >>> import courtcards as cc
    >>> from courtcards.terminal.words import words_in
    >>> names = ["Duchess", "Jester", "Herald", "Squire"]
    >>> voice = Voice(cc.game("cockroach-poker"), words_in("en"), names, me=1)
    >>> voice.event({"event": "judged", "seat": 1, "of": 0, "verdict": "doubts"}).plain
    'You doubt Duchess.'
    """

    def __init__(
        self, game: Game, words: Texts, names: Sequence[str], me: int | None = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.me = me
        self._language = game.language(words.code)

    def say(self, key: str, **fields: object) -> str:
        """Return a text of the terminal."""
        return self.words.say(key, **fields)

    def first(self, *keys: str, **fields: object) -> str:
        """Return the first text that there is, of the game or else of the terminal."""
        return self._language.texts.first(*keys, **fields) or self.words.first(*keys, **fields)

    def phrase(self, key: str, **fields: Text | str | int) -> Text:
        """Return a text of the terminal in which the fields keep their colours."""
        slots = _Slots()
        given = {name: slots.put(value) for name, value in fields.items()}
        return slots.fill(self.words.say(key, **given))

    def title(self) -> str:
        """Return the game's name."""
        return self._language.text("name")

    def tagline(self) -> str:
        """Return what the game is about, in a sentence."""
        return self._language.text("tagline")

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.say("you-name") if seat == self.me else self.names[seat]

    def name_text(self, seat: int) -> Text:
        """Return what a seat is called, in its style."""
        return Text(self.name(seat), "bold cyan" if seat == self.me else "bold")

    def seats(self) -> list[int]:
        """Return all seats, clockwise from the viewer's own."""
        first = self.me or 0
        return [(first + steps) % len(self.names) for steps in range(len(self.names))]

    def card(self, word: str) -> Text:
        """Return a card, or any word of the game, as a label."""
        return label(word, self._language.word(word))

    def cards(self, words: Iterable[str]) -> Text:
        """Return several cards in a row, or the word for none."""
        labels = [self.card(word) for word in words]
        return Text("  ").join(labels) if labels else Text(self.say("empty"), "dim")

    def amount(self, count: int) -> str:
        """Return a number of cards."""
        return self.say("cards", count=count)

    def pictures(self, words: Iterable[str]) -> Text:
        """Return cards in their order, by their pictures alone."""
        return Text(" ").join(Text(picture_of(word), style_of(word)) for word in words)

    def counts(self, words: Iterable[str]) -> Text:
        """Return cards counted by kind, by their pictures alone."""
        words = list(words)
        parts = [
            Text(f"{picture_of(word) or self.card(word).plain}×{words.count(word)}", style_of(word))
            for word in dict.fromkeys(words)
        ]
        return Text(" ").join(parts) if parts else Text(self.say("empty"), "dim")

    def join(self, parts: Iterable[Text]) -> Text:
        """Return several things as a list in a sentence."""
        slots = _Slots()
        return slots.fill(self.words.join([slots.put(part) for part in parts]))

    def event(self, event: Data) -> Text:
        """Tell an event."""
        return self._tell("event", event)

    def move(self, data: Data) -> Text:
        """Say a move; what is `OPEN` or the seat after the last is not chosen yet."""
        return self._tell("do", data)

    def result(self, result: Data) -> Text:
        """Tell how the game ended."""
        return self._tell(*telling(result))

    def _tell(self, kind: str, data: Data) -> Text:
        slots = _Slots()
        names = [slots.put(Text(name, "bold")) for name in self.names]

        def word(one: str) -> str:
            return slots.put(self.card(one))

        return slots.fill(self._language.say(kind, data, [*names, OPEN], self.me, word))


class _Slots:
    """Texts that keep their colours while a sentence is made: marks that no text contains stand for them.

    >>> slots = _Slots()
    >>> slots.fill(f"Take {slots.put(Text('a rat', 'red'))}!").plain
    'Take a rat!'
    """

    _MARK = re.compile("\ue000(\\d+)\ue001")

    def __init__(self) -> None:
        self._texts: list[Text] = []

    def put(self, value: Any) -> Any:
        """Return a mark for a text; a number stays, because messages choose their forms by it."""
        if isinstance(value, int):
            return value
        self._texts.append(value if isinstance(value, Text) else Text(str(value)))
        return f"\ue000{len(self._texts) - 1}\ue001"

    def fill(self, sentence: str) -> Text:
        """Return a sentence with the texts in the places of their marks."""
        whole = Text()
        for place, part in enumerate(self._MARK.split(sentence)):
            if place % 2:
                whole.append_text(self._texts[int(part)])
            else:
                whole.append(part)
        return whole
