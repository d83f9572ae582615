"""What a check says when it fails: the place and both values."""

from typing import NoReturn

LONGEST = 200


def same(got: object, wanted: object, what: str) -> None:
    """Fail unless two things are equal, and say where they differ.

    >>> same({"seats": [{"hand": 3}]}, {"seats": [{"hand": 2}]}, "the table")
    Traceback (most recent call last):
    AssertionError: the table.seats[0].hand is 3, and should be 2.
    """
    if got == wanted:
        return
    if isinstance(got, dict) and isinstance(wanted, dict) and got.keys() == wanted.keys():
        for name, value in wanted.items():
            same(got[name], value, f"{what}.{name}")
    if isinstance(got, list) and isinstance(wanted, list) and len(got) == len(wanted):
        for place, value in enumerate(wanted):
            same(got[place], value, f"{what}[{place}]")
    fail(f"{what} is {short(got)}, and should be {short(wanted)}.")


def says_no_less(seen: object, public: object, what: str) -> None:
    """Fail unless a seat knows what a spectator knows, and more only where the spectator sees nothing."""
    if isinstance(public, dict) and isinstance(seen, dict):
        for name, value in public.items():
            if name not in seen:
                fail(f"{what} has no {name!r}, which a spectator is told.")
            says_no_less(seen[name], value, f"{what}.{name}")
    elif isinstance(public, list) and isinstance(seen, list):
        same(len(seen), len(public), f"the length of {what}")
        for place, (one, other) in enumerate(zip(seen, public, strict=True)):
            says_no_less(one, other, f"{what}[{place}]")
    elif public is not None and seen != public:
        fail(f"{what} is {short(seen)}, but a spectator is told {short(public)}.")


def is_plain(data: object, what: str) -> None:
    """Fail unless data can be sent as JSON and stay what it is.

    >>> import numpy as np
    >>> is_plain({"seats": [{"cards": np.int8(3)}]}, "the table")
    Traceback (most recent call last):
    AssertionError: the table.seats[0].cards is NumPy's int8, no number of Python's: write int(...).
    """
    if isinstance(data, dict):
        for name, value in data.items():
            if not isinstance(name, str):
                fail(f"{what} has the key {name!r}, which is not a text.")
            is_plain(value, f"{what}.{name}")
    elif isinstance(data, list):
        for place, value in enumerate(data):
            is_plain(value, f"{what}[{place}]")
    elif type(data).__module__ == "numpy":
        kind = type(data).__name__
        fail(f"{what} is NumPy's {kind}, no number of Python's: write int(...).")
    elif not isinstance(data, str | int | float | None):
        fail(f"{what} is a {type(data).__name__}, which cannot be sent as JSON.")


def fail(sentence: str) -> NoReturn:
    """Fail with a sentence."""
    raise AssertionError(sentence)


def short(value: object) -> str:
    """Show a value, not too long."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
