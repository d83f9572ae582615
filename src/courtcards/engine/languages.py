"""Languages: every folder in `languages/` is one, with all the words that people read.

A file of messages is found by its path in that folder, without the ending: `terminal`,
`games/royal-gambit`. A game from outside has such a folder in its own package, with the same paths in it.
What a language does not say is said in English.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from courtcards.engine.errors import CourtCardsError, choices
from courtcards.engine.fluent import MessageError, Messages, MessageTree
from courtcards.engine.registry import ROOT, folder_of

FALLBACK = "en"
# Its messages are part of every set: how lists and plurals are made, and who “you” is.
BASICS = "language"


@cache
def codes(folder: Path = ROOT) -> tuple[str, ...]:
    """Return the codes of all languages that a folder has words in, English first.

    >>> codes()[0]
    'en'
    """
    found = [one.name for one in folder.glob("languages/*") if one.is_dir() and one.name.isalpha()]
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def codes_of(game: str) -> tuple[str, ...]:
    """Return the codes of all languages of a game, which may have more than Court Cards itself.

    >>> codes_of("royal-gambit") == codes()
    True
    """
    return tuple(dict.fromkeys([*codes(), *codes(folder_of(game))]))


def check_code(code: str, known: tuple[str, ...] | None = None) -> str:
    """Return a language's code, if there is such a language."""
    known = codes() if known is None else known
    if code not in known:
        raise CourtCardsError(f"There is no language {code!r}: there are {choices(known)}.")
    return code


def source(code: str, path: str, folder: Path = ROOT) -> str | None:
    """Return the text of a file in a language's folder; None if there is no such file.

    >>> "language-name = English" in source("en", "language.ftl")
    True
    """
    file = folder.joinpath("languages", code, path)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def sources(code: str, paths: Iterable[str], folder: Path = ROOT) -> list[str]:
    """Return the files of messages that there are of these, in the order in which later ones win.

    >>> len(sources("en", ("terminal", "nowhere")))
    1
    """
    found = [
        source(code, f"{path}.ftl", home)
        for home in dict.fromkeys((ROOT, folder))
        for path in paths
    ]
    return [text for text in found if text is not None]


def with_english(code: str, paths: Iterable[str], folder: Path = ROOT) -> list[str]:
    """Return the same for clients: before them the English files, if a game from outside may say less."""
    paths = tuple(paths)
    english = sources(FALLBACK, paths, folder) if folder != ROOT and code != FALLBACK else []
    return english + sources(code, paths, folder)


class Texts:
    """What some files say in one language, and in English what they do not say.

    >>> Texts("en", ("terminal",)).say("round", number=3)
    'round 3'
    """

    def __init__(self, code: str, paths: tuple[str, ...], folder: Path = ROOT) -> None:
        self.code = code
        self._paths = paths
        self._folder = folder
        self._messages = _messages(code, paths, folder)

    def say(self, key: str, /, **fields: object) -> str:
        """Return a message with its fields filled in."""
        return self.fill(key, fields)

    def fill(self, key: str, fields: Mapping[str, object]) -> str:
        """Return a message with its fields, given as a dictionary, filled in."""
        return self.with_key(key).say(key, fields)

    def __contains__(self, key: str) -> bool:
        return key in self._messages or key in self._english

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def tree(self, key: str) -> MessageTree:
        """Return a message as a tree."""
        return self.with_key(key).tree(key)

    def first(self, *keys: str, **fields: object) -> str:
        """Return the first of these messages that exists, with its fields filled in; "" if none does."""
        key = next((key for key in keys if key in self), None)
        return self.say(key, **fields) if key else ""

    def join(self, parts: list[str]) -> str:
        """Return a list as it stands in a sentence.

        >>> Texts("en", ()).join(["a", "b", "c"])
        'a, b and c'
        """
        if not parts:
            return ""
        *most, last = parts
        if not most:
            return last
        head = most[0]
        for part in most[1:]:
            head = self.say("list-more", head=head, next=part)
        return self.say("list-last", head=head, last=last)

    def with_key(self, key: str) -> Messages:
        """Return the messages that have a key: the language's own, or English."""
        return self._messages if key in self._messages else self._english

    @property
    def _english(self) -> Messages:
        if self.code == FALLBACK:
            return self._messages
        return _messages(FALLBACK, self._paths, self._folder)


def basics_of(code: str, folder: Path = ROOT) -> str:
    """Return what a language itself needs; a game may speak one that Court Cards does not know."""
    file = f"{BASICS}.ftl"
    return source(code, file) or source(code, file, folder) or source(FALLBACK, file) or ""


@cache
def texts(code: str, *paths: str, folder: Path = ROOT) -> Texts:
    """Return what some files say in a language; each is read once."""
    return Texts(code, paths, folder)


@cache
def _messages(code: str, paths: tuple[str, ...], folder: Path) -> Messages:
    try:
        return Messages([basics_of(code, folder), *sources(code, paths, folder)])
    except MessageError as error:
        raise MessageError(f"The words in {code!r} for {', '.join(paths)}: {error}") from None
