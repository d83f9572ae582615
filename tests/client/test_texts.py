"""The texts of the browser client: those it asks for are there, and those that are there are asked for."""

import re
from functools import cache

from courtcards.engine.fluent import Messages
from courtcards.engine.languages import codes, source
from tests.client.node import CLIENT

SECTIONS = ("page", "passing", "gambit", "menagerie", "you")
# What the page says besides: these files have other readers too.
SHARED = ("language", "talk", "bots", "characters", "figures")
# t("key"), and t(`kind-${which}`), of which only the beginning is known.
ASKED = re.compile(r"""\bt\(["']([\w-]+)["']""")
BEGUN = re.compile(r"`([\w-]+-)\$\{")
# A text that is chosen before it is said: t(isOffer ? "choosePlayer" : "passPlayer"), or a value.
NAMED = re.compile(r"""[=?:(,]\s*["']([\w-]+)["']""")
# Moves and choices that are their own keys: t(move.do), t(choice.name).
OWN_NAMES = {"believe", "doubt", "peek", "theme", "contrast", "pace"}


@cache
def code_of_the_client() -> str:
    """Everything in the client that may name a text."""
    files = [*(CLIENT / "src").rglob("*.ts"), *(CLIENT / "src").rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def keys_of(*names: str) -> set[str]:
    """Return the keys of some files, in English."""
    found = [source("en", f"{name}.ftl") or "" for name in names]
    return {key for key in Messages(found) if "." not in key}


def test_every_text_that_the_client_asks_for_is_there() -> None:
    there = keys_of(*SHARED, *(f"client/{section}" for section in SECTIONS))
    asked = set(ASKED.findall(code_of_the_client()))
    assert len(asked) > 200
    assert asked - there == set()


def test_every_text_of_the_client_is_asked_for() -> None:
    named = set(NAMED.findall(code_of_the_client()))
    begun = set(BEGUN.findall(code_of_the_client()))
    # A setting's values: `${choice.name}-${value}`.
    begun |= {"theme-", "contrast-", "pace-"}
    for section in SECTIONS:
        idle = keys_of(f"client/{section}") - named - OWN_NAMES
        assert {key for key in idle if not key.startswith(tuple(begun))} == set(), section


def test_the_client_lists_no_language() -> None:
    """Every folder of a language is found when the client is built."""
    english = "en"
    for code in set(codes()) - {english}:
        assert not re.search(rf"""["'`]{code}["'`]""", code_of_the_client())
