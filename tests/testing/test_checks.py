"""Checks for games of others: none is forgotten, one that fails says which it was, and a leak is found."""

import inspect
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from courtcards.games import find
from courtcards.play.game import Game
from courtcards.testing import check_game, checks, contract, hidden, transcripts
from courtcards.testing.variants import usual_game
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


def with_words(monkeypatch: pytest.MonkeyPatch, **templates: str | None) -> Game:
    """Return a game whose English has other sentences; None takes one away."""
    game = usual_game(find(GAME))
    english = game.kind.words.LANGUAGES["en"]
    changed = {
        **english.templates,
        **{key.replace("_", "."): one for key, one in templates.items()},
    }
    left = {key: one for key, one in changed.items() if one is not None}
    monkeypatch.setitem(vars(english), "templates", left)
    vars(english).pop("_longest_first", None)
    return game


def test_a_missing_sentence_is_named_with_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_words(monkeypatch, do_doubt=None)
    with pytest.raises(AssertionError, match="The words in 'en' have no sentence 'do.doubt'"):
        contract.every_sentence_is_there_in_every_language(game)


def test_a_sentence_with_a_field_that_is_not_told_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_words(monkeypatch, event_dealt="{whom} gets cards.")
    with pytest.raises(AssertionError, match=r"'event.dealt' has \{whom\}, but only event, seat"):
        contract.every_sentence_is_there_in_every_language(game)


def test_two_sentences_alike_are_told_with_what_they_were_read_as(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = usual_game(find(GAME))
    english = game.kind.words.LANGUAGES["en"]
    alike = dict.fromkeys(("event.dealt", "event.taken"), "{seat} does something.")
    monkeypatch.setitem(vars(english), "templates", {**english.templates, **alike})
    monkeypatch.delitem(vars(english), "_longest_first", raising=False)
    with pytest.raises(
        AssertionError, match=r"In 'en' .* is said as .*does something.* is read as"
    ):
        contract.words_go_both_ways_in_every_language(game)
    monkeypatch.delitem(vars(english), "_longest_first", raising=False)


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "MOST_DECISIONS", 3)
    with pytest.raises(AssertionError, match="not over after 3 decisions: every game must end"):
        contract.finished(usual_game(find(GAME)), 1)


def test_rules_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(contract, "files", lambda folder: tmp_path)
    with pytest.raises(AssertionError, match=r"There is no RULES\.md beside"):
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
    with pytest.raises(TypeError, match="Say which values of the option actions are to be tried."):
        checks("royal-menagerie")
