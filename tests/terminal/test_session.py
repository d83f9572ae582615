from collections.abc import Callable
from itertools import cycle

import pytest

from courtcards.terminal.screen import Goodbye
from courtcards.terminal.session import Session
from tests.lab import bots
from tests.terminal.helpers import (
    GAMES,
    LANGUAGES,
    ScriptedScreen,
    bots_of,
    script,
    table_of,
    typist,
    voice_of,
    watched,
)


def play(
    name: str, language: str, seat: int, read: Callable[[], str], seed: int = 1
) -> ScriptedScreen:
    """Play a game as a person who may see nothing but the own view."""
    game = table_of(name)
    screen = ScriptedScreen(read)
    state = watched(game.deal(seed=seed), seat)
    Session(state, seat, voice_of(game, language, seat), screen, bots_of(game, seat, seed)).play()
    return screen


@pytest.mark.parametrize(("language", "seat"), [*zip(LANGUAGES, cycle([0, 2]), strict=False)])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, language: str, seat: int) -> None:
    screen = play(name, language, seat, typist(seat))
    words = voice_of(table_of(name), language, seat).words
    assert words.say("game_over") in screen.text
    assert any(words.say(key) in screen.text for key in ("won", "lost"))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choices_give_the_same_game(name: str) -> None:
    assert play(name, "en", 1, typist(5)).text == play(name, "en", 1, typist(5)).text


@pytest.mark.parametrize("key", ["?", "h", "r", "t"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_key_answers_and_asks_again(name: str, language: str, key: str) -> None:
    screens = []
    for lines in (["q"], [key, "q"]):
        screen = ScriptedScreen(script(lines))
        game = table_of(name)
        state = watched(game.deal(seed=3), 0)
        with pytest.raises(Goodbye):
            Session(state, 0, voice_of(game, language), screen, bots_of(game, 0, 1)).play()
        screens.append(screen.text)
    asked, answered = screens
    assert len(answered.splitlines()) > len(asked.splitlines()) + 3
    assert answered.splitlines()[-1] == asked.splitlines()[-1]


def test_the_end_shows_all_hands() -> None:
    text = play("cockroach-poker", "en", 0, typist(1)).text
    before, _, after = text.rpartition("╭")
    assert "Hand of" in after
    assert "Hand of" not in before


def test_the_end_shows_all_roles() -> None:
    text = play("royal-menagerie", "en", 0, typist(1)).text
    before, _, after = text.rpartition("╭")
    assert "secret" in before
    assert "secret" not in after
    assert after.count("Conspirator ") == 2


def test_the_rounds_tell_what_was_true() -> None:
    text = play("cockroach-poker", "en", 0, typist(1)).text
    assert "You told a lie." in text
    assert "told the truth." in text
    assert "You takes" not in text


def test_long_texts_come_a_screenful_at_a_time() -> None:
    screen = ScriptedScreen(script(["r", "", "q", "q"]), live=True)
    game = table_of("cockroach-poker")
    with pytest.raises(Goodbye):
        Session(game.deal(seed=3), 0, voice_of(game), screen, bots_of(game, 0, 1)).play()
    assert screen.text.count("Enter for more, q to go back ›") == 2
    assert "One player loses" in screen.text
    assert "1.1" not in screen.text


def test_a_round_ends_with_the_whole_way_of_the_card() -> None:
    text = play("cockroach-poker", "en", 0, typist(1)).text
    told = [line.strip() for line in text.splitlines() if "In truth:" in line]
    assert len(told) == text.count("The card was a ")
    assert any(" → " in line and "(true)" in line for line in told)
    assert any("(a lie)" in line for line in told)
    assert any(line.count(" → ") > 1 for line in told)


def test_a_hand_ends_with_what_everyone_banked() -> None:
    text = " ".join(play("royal-gambit", "en", 0, typist(1)).text.split())
    assert text.count("in points:") == text.count(" is over.") > 0
    for name in ("You", "Duchess", "Jester", "Herald"):
        assert f"{name} " in text.split("in points:")[1].split(".")[0]


def test_partners_who_watch_see_their_own_seat_alone() -> None:
    game = table_of("cockroach-poker")
    bots.Peeping.seen.clear()
    watcher = bots.Peeping()
    watcher.reset(game, 1, 0)
    partners = bots_of(game, 0, 1) | {1: watcher}
    Session(game.deal(seed=1), 0, voice_of(game), ScriptedScreen(typist(1)), partners).play()
    assert {seat for _, seat, _ in bots.Peeping.seen} == {1}
