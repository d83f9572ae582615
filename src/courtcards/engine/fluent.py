r"""Messages in Project Fluent's format (FTL), made ready to be said quickly.

`fluent.syntax` reads the files. Here a message becomes a tree when it is first said: choices above, and at
the leaves templates for `str.format_map`. Functions and formatted numbers of Fluent are left out: nothing
here needs them, and a message that asks for one is refused.

>>> source = "cards = { $count ->\n [one] one card\n *[other] { $count } cards\n }"
>>> messages = Messages(["plural-one = n = 1", source])
>>> messages.say("cards", {"count": 1}), messages.say("cards", {"count": 5})
('one card', '5 cards')
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from string import Formatter
from typing import Any

from fluent.syntax import FluentParser, ast

from courtcards.engine.errors import CourtCardsError

# The categories of plurals that CLDR knows; what fits none of a language's rules is "other".
PLURALS = ("zero", "one", "two", "few", "many")
_RELATION = re.compile(r"([niv])(?: % (\d+))? (!?=) ([\d.,]+)")


class MessageError(CourtCardsError):
    """A message that does not exist, or that cannot be read."""


@dataclass(frozen=True)
class Selection:
    """What is said depends on a field: on its word, or on a number and its plural category."""

    field: str
    variants: Mapping[str, "MessageTree"]
    usual: "MessageTree"


# A template, or a choice between templates.
MessageTree = str | Selection


class Messages:
    """The messages of some files by their keys: `event-laid`, and `event-laid.colour` for an attribute.

    Later files win. Messages such as `plural-one` are CLDR's rules for whole numbers, by category.
    """

    def __init__(self, sources: Iterable[str]) -> None:
        self._patterns: dict[str, ast.Pattern] = {}
        self._trees: dict[str, MessageTree] = {}
        # Few numbers are ever said, and often.
        self._categories: dict[int, str] = {}
        parser = FluentParser(with_spans=False)
        for source in sources:
            for entry in parser.parse(source).body:
                self._patterns.update(_patterns(entry))

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def say(self, key: str, fields: Mapping[str, Any]) -> str:
        """Return a message with its fields filled in."""
        tree = self._trees.get(key)
        if tree is None:
            tree = self.tree(key)
        while not isinstance(tree, str):
            value = fields[tree.field]
            chosen = tree.variants.get(str(value))
            if chosen is None and isinstance(value, int):
                chosen = tree.variants.get(self.plural(value))
            tree = tree.usual if chosen is None else chosen
        return tree.format_map(fields)

    def tree(self, key: str) -> MessageTree:
        """Return a message as a tree."""
        if key not in self._patterns:
            raise MessageError(f"There is no message {key!r}.")
        if key not in self._trees:
            self._trees[key] = self._pattern(self._patterns[key])
        return self._trees[key]

    def plural(self, number: int) -> str:
        """Return the category of a whole number, as CLDR names it."""
        if number not in self._categories:
            fitting = (name for name, fits in self._plurals.items() if fits(abs(number)))
            self._categories[number] = next(fitting, "other")
        return self._categories[number]

    @cached_property
    def _plurals(self) -> dict[str, Callable[[int], bool]]:
        rules = {name: f"plural-{name}" for name in PLURALS}
        return {name: _rule(self.say(key, {})) for name, key in rules.items() if key in self}

    def _pattern(self, pattern: ast.Pattern) -> MessageTree:
        whole: MessageTree = ""
        for element in pattern.elements:
            whole = _join(whole, self._element(element))
        return whole

    def _element(self, element: ast.TextElement | ast.Placeable) -> MessageTree:
        if isinstance(element, ast.TextElement):
            return _escape(element.value)
        match element.expression:
            case ast.VariableReference() as variable:
                return f"{{{variable.id.name}}}"
            case ast.StringLiteral() as literal:
                return _escape(literal.parse()["value"])
            case ast.NumberLiteral() as literal:
                return _escape(literal.value)
            case ast.MessageReference() | ast.TermReference(arguments=None) as reference:
                return self.tree(_reference(reference))
            case ast.SelectExpression() as selection:
                return self._selection(selection)
        raise MessageError(f"Messages cannot use {type(element.expression).__name__} here.")

    def _selection(self, selection: ast.SelectExpression) -> MessageTree:
        if not isinstance(selection.selector, ast.VariableReference):
            raise MessageError("Messages can only select by their fields.")
        trees = {_variant(one.key): self._pattern(one.value) for one in selection.variants}
        usual = next(_variant(one.key) for one in selection.variants if one.default)
        return Selection(selection.selector.id.name, trees, trees[usual])


def _patterns(entry: ast.EntryType) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the patterns of a message or term by their keys."""
    if isinstance(entry, ast.Junk):
        line = (entry.content or "").strip().splitlines()[0]
        raise MessageError(f"This is not valid Fluent: {line!r}.")
    if not isinstance(entry, ast.Message | ast.Term):
        return
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    if entry.value is not None:
        yield key, entry.value
    for attribute in entry.attributes:
        yield f"{key}.{attribute.id.name}", attribute.value


def fields_in(tree: MessageTree) -> set[str]:
    r"""Return the names of all fields that a message uses.

    >>> source = "hello = { $who-is ->\n [you] You\n *[other] { $who }\n }"
    >>> sorted(fields_in(Messages([source]).tree("hello")))
    ['who', 'who-is']
    """
    if isinstance(tree, str):
        return {name for _, name, _, _ in Formatter().parse(tree) if name is not None}
    trees = (*tree.variants.values(), tree.usual)
    return {tree.field}.union(*(fields_in(one) for one in trees))


def _join(first: MessageTree, second: MessageTree) -> MessageTree:
    """Return what says one thing after the other: choices come first, so that the leaves are templates."""
    if isinstance(first, Selection):
        variants = {key: _join(tree, second) for key, tree in first.variants.items()}
        return Selection(first.field, variants, _join(first.usual, second))
    if isinstance(second, Selection):
        variants = {key: _join(first, tree) for key, tree in second.variants.items()}
        return Selection(second.field, variants, _join(first, second.usual))
    return first + second


def _escape(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _reference(expression: ast.MessageReference | ast.TermReference) -> str:
    dash = "-" if isinstance(expression, ast.TermReference) else ""
    attribute = f".{expression.attribute.name}" if expression.attribute else ""
    return f"{dash}{expression.id.name}{attribute}"


def _variant(key: ast.Identifier | ast.NumberLiteral) -> str:
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
        raise MessageError(f"This is not a plural rule: {relation!r}.")
    operand, modulus, sign, ranges = match.groups()
    # A whole number has no visible fraction digits.
    value = 0 if operand == "v" else number
    value = value % int(modulus) if modulus else value
    return any(_is_within(value, part) for part in ranges.split(",")) == (sign == "=")


def _is_within(value: int, part: str) -> bool:
    low, _, high = part.partition("..")
    return int(low) <= value <= int(high or low)
