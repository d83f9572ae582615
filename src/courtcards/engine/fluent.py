"""Messages in Project Fluent's format (FTL), made ready to be said quickly.

`fluent.syntax` reads the files; here every message becomes a function of its fields once. Functions and
formatted numbers of Fluent are left out: nothing here needs them, and a message that asks for one is refused.

>>> cards = Messages(["cards = { $count ->\\n [one] one card\\n *[other] { $count } cards\\n }"], {"one": "n = 1"})
>>> cards.say("cards", count=1), cards.say("cards", count=5)
('one card', '5 cards')
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from courtcards.engine.errors import CourtCardsError

Fields = Mapping[str, Any]
Saying = Callable[[Fields], str]

_RELATION = re.compile(r"([niv])(?: % (\d+))? (!?=) ([\d.,]+)")


class MessageError(CourtCardsError):
    """A message that there is not, or that cannot be read."""


class Messages:
    """The messages of some files by their keys: `event-laid`, and `event-laid.colour` for an attribute.

    Later files win. `plurals` are CLDR's rules for whole numbers by category.
    """

    def __init__(self, sources: Iterable[str], plurals: Mapping[str, str]) -> None:
        self._sayings: dict[str, Saying] = {}
        self._plurals = {category: _rule(rule) for category, rule in plurals.items()}
        parser = FluentParser(with_spans=False)
        for source in sources:
            for entry in parser.parse(source).body:
                self._add(entry)

    def __contains__(self, key: str) -> bool:
        return key in self._sayings

    def __iter__(self) -> Iterator[str]:
        return iter(self._sayings)

    def say(self, key: str, /, **fields: Any) -> str:
        """Return a message with its fields filled in."""
        if key not in self._sayings:
            raise MessageError(f"There is no message {key!r}.")
        return self._sayings[key](fields)

    def plural(self, number: int) -> str:
        """Return the category of a whole number, as CLDR names it."""
        size = abs(number)
        return next((name for name, fits in self._plurals.items() if fits(size)), "other")

    def _add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise MessageError(f"This is no message of Fluent: {line!r}.")
        if not isinstance(entry, ast.Message | ast.Term):
            return
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            self._sayings[key] = self._pattern(entry.value)
        for attribute in entry.attributes:
            self._sayings[f"{key}.{attribute.id.name}"] = self._pattern(attribute.value)

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts: list[str | Saying] = [
            element.value
            if isinstance(element, ast.TextElement)
            else self._expression(element.expression)
            for element in pattern.elements
        ]
        match parts:
            case [str(text)]:
                return lambda fields: text
            case [saying] if not isinstance(saying, str):
                return saying
        return lambda fields: "".join(
            [part if isinstance(part, str) else part(fields) for part in parts]
        )

    def _expression(self, expression: Any) -> Saying:
        match expression:
            case ast.VariableReference():
                name = expression.id.name
                return lambda fields: str(fields[name])
            case ast.StringLiteral():
                text: str = expression.parse()["value"]
                return lambda fields: text
            case ast.NumberLiteral():
                number = expression.value
                return lambda fields: number
            case ast.MessageReference() | ast.TermReference(arguments=None):
                key = _reference(expression)
                return lambda fields: self.say(key, **fields)
            case ast.SelectExpression():
                return self._selection(expression)
        raise MessageError(f"Messages have no {type(expression).__name__} here.")

    def _selection(self, expression: ast.SelectExpression) -> Saying:
        if not isinstance(expression.selector, ast.VariableReference):
            raise MessageError("Messages choose by their fields alone.")
        name = expression.selector.id.name
        variants = {
            _variant_key(variant.key): self._pattern(variant.value)
            for variant in expression.variants
        }
        usual = next(self._pattern(one.value) for one in expression.variants if one.default)

        def say(fields: Fields) -> str:
            value = fields[name]
            chosen = variants.get(str(value))
            if chosen is None and isinstance(value, int):
                chosen = variants.get(self.plural(value))
            return (chosen or usual)(fields)

        return say


def _reference(expression: ast.MessageReference | ast.TermReference) -> str:
    dash = "-" if isinstance(expression, ast.TermReference) else ""
    attribute = f".{expression.attribute.name}" if expression.attribute else ""
    return f"{dash}{expression.id.name}{attribute}"


def _variant_key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _rule(rule: str) -> Callable[[int], bool]:
    """Return what tells whether a whole number fits one of CLDR's rules.

    >>> few = _rule("v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
    >>> few(3), few(13), few(22), few(5)
    (True, False, True, False)
    """

    def fits(number: int) -> bool:
        return any(
            all(_relates(number, relation) for relation in part.split(" and "))
            for part in rule.split(" or ")
        )

    return fits


def _relates(number: int, relation: str) -> bool:
    match = _RELATION.fullmatch(relation.strip())
    if match is None:
        raise MessageError(f"This is no plural rule: {relation!r}.")
    operand, modulus, sign, ranges = match.groups()
    # A whole number has no visible fraction digits.
    value = 0 if operand == "v" else number
    value = value % int(modulus) if modulus else value
    return any(_is_within(value, part) for part in ranges.split(",")) == (sign == "=")


def _is_within(value: int, part: str) -> bool:
    low, _, high = part.partition("..")
    return int(low) <= value <= int(high or low)
