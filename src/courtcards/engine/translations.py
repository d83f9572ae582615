"""What is wrong with a translation, compared with English: what it lacks, what is stale, what does not fit.

English decides which files and messages there are and which fields a message gets; a language chooses its
own forms by `seat-is` and the like, and by the categories of its own plural.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from courtcards.engine.fluent import PLURALS, MessageError, Messages, MessageTree, fields_in
from courtcards.engine.languages import FALLBACK, basics_of, source
from courtcards.engine.registry import ROOT

CATEGORIES = frozenset({*PLURALS, "other"})
# A language has its own plural rules, and as many as it needs.
OWN = tuple(f"plural-{name}" for name in PLURALS)
HIGHEST = 200


@dataclass(frozen=True)
class Form:
    """What a message uses: its fields, and the plural categories it knows for some of them."""

    fields: set[str]
    plurals: dict[str, set[str]]


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
    given = {base_of(name) for name in english.fields}
    used = {base_of(name) for name in language.fields}
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
    language = Messages([basics_of(code)])
    return {language.plural(number) for number in range(HIGHEST)}


def forms(code: str, path: str, folder: Path = ROOT) -> dict[str, Form]:
    """Return what every message of a file uses, by its key.

    >>> forms("en", "terminal.ftl")["round"].fields
    {'number'}
    """
    messages = Messages([source(code, path, folder) or ""])
    trees = {key: messages.tree(key) for key in messages if not key.startswith("-")}
    return {key: Form(fields_in(tree), _plurals_in(tree)) for key, tree in trees.items()}


def _plurals_in(tree: MessageTree) -> dict[str, set[str]]:
    """Return the plural categories that a message knows, by the fields that it has plurals for."""
    found: dict[str, set[str]] = {}
    if isinstance(tree, str):
        return found
    # Beside categories there may be forms for single numbers.
    names = {name for name in tree.variants if not name.isdigit()}
    if names <= CATEGORIES and names & set(PLURALS):
        found[tree.field] = names
    for part in tree.variants.values():
        for name, known in _plurals_in(part).items():
            found[name] = found.get(name, set()) | known
    return found
