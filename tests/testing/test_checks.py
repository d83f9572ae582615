"""Checks for games of others: none is forgotten, one that fails says which it was, and a leak is found."""

import inspect
from functools import partial
from types import ModuleType

import pytest

from courtcards.testing import check_game, checks, contract, hidden, transcripts
from tests.hidden.worlds import WORLDS

GAME = "cockroach-poker"
SHORT = {"limit": (3,), "creatures": (2,), "copies": (5,), "removed": (0,)}


@pytest.mark.parametrize("module", [contract, hidden, transcripts], ids=lambda one: one.__name__)
def test_every_check_there_is_is_made(module: ModuleType) -> None:
    written = {
        one
        for one in vars(module).values()
        if inspect.isfunction(one)
        and one.__module__ == module.__name__
        and one.__annotations__.get("return") is None
        and "game" in one.__annotations__
    }
    found = checks(GAME, other_world=WORLDS[GAME], tried=SHORT)
    made = {one.run.func if isinstance(one.run, partial) else one.run for one in found}
    assert written
    assert written <= made


def test_a_check_that_fails_says_which_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def the_moon_is_a_cheese(game: object) -> None:
        raise AssertionError("it is not")

    monkeypatch.setattr(contract, "CHECKS", (the_moon_is_a_cheese,))
    with pytest.raises(AssertionError, match="it is not") as error:
        check_game(GAME, tried=SHORT)
    assert error.value.__notes__ == ["This was the check the_moon_is_a_cheese-cockroach-poker-2."]


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.play.kernels.conceal_in", lambda states, viewer: None)
    leaking = [
        check
        for check in checks(GAME, other_world=WORLDS[GAME], tried=SHORT)
        if str(check).startswith("nothing_depends") and check.game.players == 3
    ]
    assert leaking
    for check in leaking:
        with pytest.raises(AssertionError):
            check()


def test_an_unknown_kind_of_option_must_be_told_what_to_try() -> None:
    with pytest.raises(TypeError, match="Say which values of the option actions are to be tried."):
        checks("royal-menagerie")
