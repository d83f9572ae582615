"""What is wrong with a translation, compared with English: what it lacks, what is stale, what does not fit.

English decides which files and messages there are and which fields a message gets; a language chooses its
own forms by `seat-is` and the like, and by the categories of its own plural.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from courtcards.engine.fluent import MessageError, Messages
from courtcards.engine.languages import BASICS, FALLBACK, PLURALS, source
from courtcards.engine.registry import ROOT

CATEGORIES = frozenset({*PLURALS, "other"})
# A language has its own plural rules, and as many as it needs.
OWN = tuple(f"plural-{name}" for name in PLURALS)
HIGHEST = 200


@dataclass
class Form:
    """What a message uses: its fields, and the plural categories it knows for some of them."""

    fields: set[str] = field(default_factory=set)
    plurals: dict[str, set[str]] = field(default_factory=dict)


def findings(code: str, folder: Path = ROOT) -> list[str]:
    """List all that is wrong with a language in a folder, a line each; nothing is wrong with English.

    >>> findings("en")
    []
    """
    english, language = _files(FALLBACK, folder), _files(code, folder)
    # A game from outside brings its own words, not what the language itself needs.
    known = [f"{path}: is missing" for path in sorted(english - language)]
    known += [f"{path}: English has no such file" for path in sorted(language - english)]
    for path in sorted(english & language):
        if path.endswith(".ftl"):
            known += [f"{path}: {wrong}" for wrong in _compare(code, path, folder)]
    return [f"{code}/{one}" for one in known]


def _files(code: str, folder: Path) -> set[str]:
    home = folder / "languages" / code
    files = [file for file in home.rglob("*") if file.suffix in (".ftl", ".md")]
    return {file.relative_to(home).as_posix() for file in files}


def _compare(code: str, path: str, folder: Path) -> Iterator[str]:
    try:
        english, language = forms(FALLBACK, path, folder), forms(code, path, folder)
    except MessageError as error:
        yield str(error)
        return
    plurals = categories(code)
    for key in english.keys() - language.keys() - set(OWN):
        yield f"lacks {key}"
    for key in language.keys() - english.keys() - set(OWN):
        yield f"has {key}, which English does not"
    for key in english.keys() & language.keys():
        yield from (f"{key} {wrong}" for wrong in _misfits(english[key], language[key], plurals))


def _misfits(english: Form, language: Form, plurals: set[str]) -> Iterator[str]:
    given, used = (
        {base_of(name) for name in english.fields},
        {base_of(name) for name in language.fields},
    )
    yield from (f"does not say ${name}" for name in sorted(given - used))
    yield from (f"says ${name}, which it does not get" for name in sorted(used - given))
    for name, known in language.plurals.items():
        yield from (f"has no form for {one} of ${name}" for one in sorted(plurals - known))
        yield from (f"has a form for {one} of ${name} in vain" for one in sorted(known - plurals))
    if len(plurals) > 1:
        for name in english.plurals.keys() & language.fields - language.plurals.keys():
            yield f"has no plural for ${name}"


def base_of(name: str) -> str:
    """Return the field that a message gets, of which it may use a part: `seat` for `seat-is`."""
    return name.removesuffix("-is").removesuffix("-count")


def categories(code: str) -> set[str]:
    """Return the plural categories that whole numbers have in a language.

    >>> sorted(categories("en"))
    ['one', 'other']
    """
    basics = source(code, f"{BASICS}.ftl") or source(FALLBACK, f"{BASICS}.ftl") or ""
    rules = Messages([basics], {})
    said = {name: rules.say(f"plural-{name}", {}) for name in PLURALS if f"plural-{name}" in rules}
    numbers = Messages([], said)
    return {numbers.plural(number) for number in range(HIGHEST)}


def forms(code: str, path: str, folder: Path = ROOT) -> dict[str, Form]:
    """Return what every message of a file uses, by its key.

    >>> forms("en", "terminal.ftl")["round"].fields
    {'number'}
    """
    text = source(code, path, folder) or ""
    messages = Messages([text], {})
    for key in messages:
        # What cannot be said is found out here.
        messages.tree(key)
    patterns: dict[str, ast.Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            patterns[entry.id.name] = entry.value
        for attribute in entry.attributes:
            patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return {key: _form(key, patterns) for key in patterns}


def _form(key: str, patterns: dict[str, ast.Pattern]) -> Form:
    reader = _FormReader(patterns)
    reader.read(key)
    return reader.form


class _FormReader(visitor.Visitor):
    """Collects what a message uses, and what the messages use that are a part of it."""

    def __init__(self, patterns: dict[str, ast.Pattern]) -> None:
        self.form = Form()
        self._patterns = patterns

    def read(self, key: str) -> None:
        """Read a message, if it is in the same file."""
        if key in self._patterns:
            self.visit(self._patterns[key])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.read(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.form.fields.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names: set[Any] = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        selector = node.selector
        if (
            isinstance(selector, ast.VariableReference)
            and names <= CATEGORIES
            and names & set(PLURALS)
        ):
            known = self.form.plurals.setdefault(selector.id.name, set())
            known.update(names)
        self.generic_visit(node)
