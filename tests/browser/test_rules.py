"""The rules in the browser: a page with pictures first, all of them behind it, and those of this table."""

from typing import Any

import pytest

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import TITLES, new_table, start
from tests.browser.texts import Speech


def open_rules(page: Any, game: str, language: str) -> Any:
    """Open a game's rules in the lobby."""
    say = Speech(language, game)
    name = f"{say('rules')}: {TITLES[game][language]}"
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", name=TITLES[game][language]).wait_for()
    return dialog


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_game_is_explained_on_a_page_with_pictures_of_its_cards(
    new_page: NewPage, language: str
) -> None:
    page = new_page(language=language, size=PHONE)
    for game in TITLES:
        dialog = open_rules(page, game, language)
        steps = dialog.locator(".turn > li")
        steps.last.get_by_role("img").first.wait_for()
        assert (steps.count(), steps.get_by_role("img").count() >= 4) == (4, True)
        # Every card has a name, nothing is written in code, and nothing is wider than the page.
        assert dialog.locator("svg.card:not([aria-label])").count() == 0
        assert dialog.locator("code").count() == 0
        assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth")
        page.keyboard.press("Escape")


def test_all_rules_are_behind_the_page_without_options_in_code(new_page: NewPage) -> None:
    page = new_page()
    dialog = open_rules(page, "royal-gambit", "en")
    assert dialog.get_by_text("1.1", exact=True).count() == 0
    dialog.get_by_role("tab", name="Full rules").click()
    dialog.get_by_text("1.1", exact=True).wait_for()
    dialog.get_by_role("heading", name="Rule options").wait_for()
    assert dialog.get_by_text("The end begins when somebody has 40 points. (default)").count() == 1
    assert dialog.locator("code").count() == 0


def test_a_table_says_in_sentences_by_which_options_it_plays(new_page: NewPage) -> None:
    page = new_page(name="Anna")
    new_table(page, "royal-gambit", fine={"Target score": "50"})
    start(page, "royal-gambit")
    page.get_by_role("button", name="Rules", exact=True).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("tab", name="At this table").click()
    rules = dialog.get_by_role("listitem")
    assert rules.all_inner_texts() == ["The end begins when somebody has 50 points."]
    dialog.get_by_text("The others (default)").click()
    assert "At most 200 hands are played." in rules.all_inner_texts()
