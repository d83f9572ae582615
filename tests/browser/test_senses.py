"""Sounds and a small vibration: asked once, in place, and remembered."""

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.players import player
from tests.browser.tables import play_now

GAME = "royal-gambit"
# Notes that are played, and how often the device shook.
LISTEN = """
  globalThis.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { globalThis.notes++; return start.apply(this, when); };
  globalThis.shaken = [];
  Navigator.prototype.vibrate = (pattern) => Boolean(globalThis.shaken.push(pattern));
"""
QUESTION = "Play with sounds?"


def listening(new_page: NewPage, **settings: Any) -> Any:
    page = new_page(None, pace="instant", name="Anna", **settings)
    page.add_init_script(LISTEN)
    page.goto("/")
    return page


def test_the_first_table_asks_for_sounds_once(new_page: NewPage) -> None:
    page = listening(new_page)
    play_now(page, GAME)
    question = page.get_by_role("group", name=QUESTION)
    question.wait_for()
    # The game goes on beside it.
    assert player(page, GAME).wait() == "asked"
    assert page.evaluate("notes") == 0
    question.get_by_role("button", name="Sounds on").click()
    question.wait_for(state="detached")
    assert page.evaluate("notes") > 0
    page.reload()
    assert player(page, GAME).wait() == "asked"
    assert not page.get_by_role("group", name=QUESTION).count()
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Sounds").is_checked()


def test_whoever_wants_no_sounds_is_not_asked_again(new_page: NewPage) -> None:
    page = listening(new_page)
    play_now(page, GAME)
    page.get_by_role("button", name="No, thanks").click()
    page.get_by_role("group", name=QUESTION).wait_for(state="detached")
    page.reload()
    assert player(page, GAME).wait() == "asked"
    assert not page.get_by_role("group", name=QUESTION).count()
    assert page.evaluate("notes") == 0


def test_ones_own_turn_shakes_the_phone_a_little_unless_that_is_switched_off(
    new_page: NewPage,
) -> None:
    page = listening(new_page)
    play_now(page, GAME)
    assert player(page, GAME).wait() == "asked"
    [pattern] = page.evaluate("shaken")
    assert pattern <= 50
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Vibrate when it is my turn").uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("shaken.length")
    player(page, GAME).play()
    assert player(page, GAME).wait() == "asked"
    assert page.evaluate("shaken.length") == before


def test_a_device_that_cannot_vibrate_has_no_switch_for_it(new_page: NewPage) -> None:
    page = new_page(None)
    page.add_init_script("delete Navigator.prototype.vibrate;")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").wait_for()
    assert not page.get_by_label("Vibrate").count()
