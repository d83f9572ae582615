"""Japanese from the lobby to a table; whole games in Japanese are in test_together.py."""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.glances import speaks_japanese, speaks_no_english
from tests.browser.tables import new_table
from tests.browser.texts import Speech


def test_the_lobby_its_sheets_and_a_table_have_no_english(new_page: NewPage) -> None:
    glance = speaks_japanese()
    say = Speech("ja", "royal-gambit")
    page = new_page(name="ボブ", pace="instant", language="ja-JP")
    page.get_by_role("article").first.wait_for()
    glance(page)
    page.get_by_role("button", name=say("settings")).click()
    glance(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("newTable")).last.click()
    page.get_by_role("dialog").get_by_text(say("options")).click()
    glance(page)
    page.keyboard.press("Escape")
    new_table(page, "royal-gambit", language="ja")
    glance(page)


def test_the_search_finds_english(new_page: NewPage) -> None:
    page = new_page(language="ja-JP")
    page.get_by_role("article").first.wait_for()
    page.evaluate("document.querySelector('h2').textContent = 'Royal Gambit'")
    with pytest.raises(AssertionError, match="Royal Gambit"):
        speaks_japanese()(page)


def test_the_search_finds_a_text_that_is_not_german(new_page: NewPage) -> None:
    page = new_page(language="de-AT")
    page.get_by_role("article").first.wait_for()
    glance = speaks_no_english("de")
    glance(page)
    page.evaluate("document.querySelector('h2').textContent = 'Play now'")
    with pytest.raises(AssertionError, match="Play now"):
        glance(page)
