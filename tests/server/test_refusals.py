"""Every refusal has a message in every language, which says all that is told with it and no more."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import courtcards
from courtcards.engine.languages import codes
from courtcards.engine.translations import forms
from courtcards.server.damage import DamagedError, DamagedGameError, StorageError, Trouble
from courtcards.table.refusals import Reason, in_english

PACKAGE = Path(courtcards.__file__).parent
# Where the key stands among the arguments.
PLACE = {"RefusedError": 1, "ProblemError": 2}
# A part of other messages.
TROUBLE = "trouble"
# What refusals may speak of: names and numbers that everybody at the table knows, and limits of the server.
OPEN_TO_ALL = {"name", "count", "number", "version", "asked", "bytes", "lines", "seconds", TROUBLE}


class Call(NamedTuple):
    """A place in the code where something is refused."""

    where: str
    key: ast.expr
    fields: frozenset[str]


def calls() -> Iterator[Call]:
    for path in sorted((*PACKAGE.glob("table/*.py"), *PACKAGE.glob("server/**/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in PLACE:
                key = node.args[PLACE[node.func.id]]  # type: ignore[attr-defined]
                fields = {word.arg for word in node.keywords if word.arg} - {"said"}
                yield Call(f"{path.name}:{node.lineno}", key, frozenset(fields))


CALLS = list(calls())


def messages(code: str) -> dict[str, set[str]]:
    """Return what each message of a language speaks of, by its key."""
    return {key: form.fields for key, form in forms(code, "refusals.ftl").items()}


def key_of(call: Call) -> str | None:
    return str(call.key.value) if isinstance(call.key, ast.Constant) else None


def test_what_is_refused_is_found_in_the_code() -> None:
    assert len(CALLS) > 60
    # What storage knows of itself, what an endpoint is missing, and those who hand on what they are given.
    named = {call.where.partition(":")[0] for call in CALLS if key_of(call) is None}
    assert named == {"endpoints.py", "sockets.py"}


@pytest.mark.parametrize("code", codes())
def test_a_language_says_every_refusal_and_nothing_else(code: str) -> None:
    used = {key_of(call) for call in CALLS} - {None}
    used |= {DamagedError.told, DamagedGameError.told, "not-found", "not-supported", TROUBLE}
    assert set(messages(code)) == used


@pytest.mark.parametrize("code", codes())
def test_a_message_speaks_of_what_is_told_with_the_refusal(code: str) -> None:
    said = messages(code)
    for call in CALLS:
        key = key_of(call)
        if key is not None:
            assert said[key] <= call.fields, (call.where, key)
            if code == "en":
                assert said[key] == call.fields, (call.where, key)


def test_nothing_that_is_hidden_is_told_with_a_refusal() -> None:
    assert {field for call in CALLS for field in call.fields} == OPEN_TO_ALL


@pytest.mark.parametrize("trouble", [word for part in get_args(Trouble) for word in get_args(part)])
def test_what_is_wrong_with_the_storage_has_words_of_its_own(trouble: Trouble) -> None:
    words = str(StorageError(trouble))
    assert (words == str(StorageError("broken"))) == (trouble == "broken")
    assert in_english("not-stored", trouble=trouble) == (
        f"That was not saved: {words}. Try again in a moment."
    )


@pytest.mark.parametrize("told", [DamagedError.told, DamagedGameError.told])
def test_what_a_damaged_table_says_fits_into_the_end_of_a_socket(told: str) -> None:
    assert len(in_english(told).encode()) <= 123


def test_reasons_are_words_for_programs() -> None:
    assert all(reason.replace("_", "").isalpha() for reason in get_args(Reason))
