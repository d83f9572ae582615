"""The voice that tells a viewer about a game: names, cards, events and moves as coloured text."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from string import Formatter

from rich.markup import escape
from rich.text import Text

from courtcards.engine.phrases import Data, Language
from courtcards.play.game import Game
from courtcards.terminal.address import ME, address
from courtcards.terminal.cards import label, paint, picture_of, style_of
from courtcards.terminal.words import Words

# Stands in a sentence for what is not chosen yet.
OPEN = "…"


class Voice:
    """Speaks a language to a viewer; `me` is the seat that is called “you”, if any.

    >>> import courtcards as cc
    >>> names = ["Duchess", "Jester", "Herald", "Squire"]
    >>> voice = Voice(cc.game("cockroach-poker"), Words("en"), names, me=1)
    >>> voice.event({"event": "judged", "seat": 1, "of": 0, "verdict": "doubts"}).plain
    'You doubt Duchess.'
    """

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], me: int | None = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = list(names)
        self.me = me
        self._plain = game.language(words.code)
        self._marked = _marked(self._plain)
        marked = [paint(name, "bold") for name in names]
        if me is not None:
            marked[me] = ME
        self._marked_names = [*marked, OPEN]

    def say(self, key: str, **fields: object) -> str:
        """Return a text of the terminal."""
        return self.words.say(key, **fields)

    def phrase(self, key: str, **fields: Text | str | int) -> Text:
        """Return a text of the terminal in which the fields keep their colours."""
        text = Text()
        for literal, field, _, _ in Formatter().parse(self.words.template(key)):
            text.append(literal)
            if field is not None:
                value = fields[field]
                text.append_text(value if isinstance(value, Text) else Text(str(value)))
        return text

    def title(self) -> str:
        """Return the game's name."""
        return self._plain.templates["name"]

    def tagline(self) -> str:
        """Return what the game is about, in a sentence."""
        return self._plain.templates["tagline"]

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.say("you") if seat == self.me else self.names[seat]

    def name_text(self, seat: int) -> Text:
        """Return what a seat is called, in its style."""
        return Text(self.name(seat), "bold cyan" if seat == self.me else "bold")

    def seats(self) -> list[int]:
        """Return all seats, clockwise from the viewer's own."""
        first = self.me or 0
        return [(first + steps) % len(self.names) for steps in range(len(self.names))]

    def card(self, word: str) -> Text:
        """Return a card, or any word of the game, as a label."""
        return _text(self._marked.vocabulary.get(word, escape(word)))

    def cards(self, words: Iterable[str]) -> Text:
        """Return several cards in a row, or the word for none."""
        labels = [self.card(word) for word in words]
        return Text("  ").join(labels) if labels else Text(self.say("empty"), "dim")

    def amount(self, count: int) -> str:
        """Return a number of cards."""
        return self.say("card" if count == 1 else "cards", count=count)

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
        return Text(self._plain.joiner).join(parts)

    def event(self, event: Data) -> Text:
        """Tell an event."""
        sentence = self._marked.say("event", event, self._marked_names)
        return self._speak(sentence, self.say("you"))

    def move(self, data: Data) -> Text:
        """Say a move; what is `OPEN` or the seat after the last is not chosen yet."""
        sentence = self._marked.say("do", data, self._marked_names)
        return self._speak(sentence, self.say("yourself"))

    def result(self, result: Data) -> Text:
        """Tell how the game ended."""
        outcome = "won" if result["winners"] else "nobody"
        data = {name: result[name] for name in ("winners", "losers", "reason")}
        sentence = self._marked.say("result", {"result": outcome} | data, self._marked_names)
        return self._speak(sentence, self.say("you"))

    def _speak(self, sentence: str, you: str) -> Text:
        return _text(address(sentence, self.words.code, paint(you, "bold cyan")))


def _marked(language: Language) -> Language:
    """Return a language whose sentences are Rich markup with labels for cards."""
    vocabulary = {word: label(word, text) for word, text in language.vocabulary.items()}
    templates = {key: escape(template) for key, template in language.templates.items()}
    return replace(language, templates=templates, vocabulary=vocabulary | {OPEN: OPEN})


def _text(markup: str) -> Text:
    return Text.from_markup(markup, emoji=False)
