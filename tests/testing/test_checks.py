"""Checks for games of others: none is forgotten, one that fails says which it was, and a leak is found."""

import inspect
from functools import partial
from types import ModuleType

import pytest

from courtcards.games import find
from courtcards.testing import check_game, checks, contract, hidden, transcripts
from courtcards.testing.variants import usual_game
from tests.edited_words import edit_english
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

    monkeypatch.setattr(contract, "ONCE", ())
    monkeypatch.setattr(contract, "CHECKS", (the_moon_is_a_cheese,))
    with pytest.raises(AssertionError, match="it is not") as error:
        check_game(GAME, tried=SHORT)
    assert error.value.__notes__ == ["This was the check the_moon_is_a_cheese-cockroach-poker-2."]


def test_a_missing_sentence_is_named_with_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    game = usual_game(find(GAME))
    edit_english(monkeypatch, game.kind, "", "do-doubt")
    with pytest.raises(AssertionError, match="The words in 'en' have no message 'do-doubt'"):
        contract.every_sentence_is_there_in_every_language(game)


def test_a_sentence_with_a_field_that_is_not_told_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = usual_game(find(GAME))
    edit_english(monkeypatch, game.kind, "event-dealt = { $whom } gets cards.")
    with pytest.raises(AssertionError, match=r"'event-dealt' has \$whom, but only seat or count"):
        contract.every_sentence_is_there_in_every_language(game)


def test_a_word_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = usual_game(find(GAME))
    edit_english(monkeypatch, game.kind, "", "word-rat")
    with pytest.raises(AssertionError, match="have no message 'word-rat'"):
        contract.every_sentence_is_there_in_every_language(game)


def test_two_moves_that_are_said_alike_are_both_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = usual_game(find(GAME))
    edit_english(monkeypatch, game.kind, "do-believe = say something\ndo-doubt = say something")
    with pytest.raises(AssertionError, match=r"In 'en' both .*believe.* and .*doubt.* are said as"):
        contract.no_two_things_are_said_alike_in_any_language(game)


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "MOST_DECISIONS", 3)
    with pytest.raises(AssertionError, match="not over after 3 decisions: every game must end"):
        contract.finished(usual_game(find(GAME)), 1)


def test_rules_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "source", lambda *place: None)
    with pytest.raises(AssertionError, match=r"There is no languages/en/rules/cockroach-poker\.md"):
        contract.the_rules_can_be_read_in_every_language(usual_game(find(GAME)))


def test_a_leak_is_told_with_the_fields_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtcards.play.kernels.conceal_in", lambda states, viewer: None)
    state = usual_game(find(GAME)).deal(seed=1)
    other = state.game.deal(seed=2)
    with pytest.raises(AssertionError, match="is told"):
        hidden.looks_the_same(other.seen_by(0), state.seen_by(0))
    twin = state.copy()
    twin._states["key"][:] += 1
    with pytest.raises(AssertionError, match="told in seat 0's record: `conceal` leaves key"):
        hidden.looks_the_same(twin.seen_by(0), state.seen_by(0))


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
    with pytest.raises(TypeError, match="Name the values of the option actions to test."):
        checks("royal-menagerie")
