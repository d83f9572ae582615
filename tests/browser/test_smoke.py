"""The client in a browser: from the lobby to a move at a table, on a wide and on a narrow screen."""

import pytest

from tests.browser.conftest import PHONE, WIDE, NewPage


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_somebody_plays_a_card(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("How good the bots are").select_option("novice")
    page.get_by_role("button", name="Play now: Cockroach Poker", exact=True).click()

    hand = page.get_by_role("group", name="Your hand")
    hand.locator("button.last:enabled").first.click(timeout=30_000)
    page.locator("button.plate").first.click()
    page.get_by_role("group", name="What do you say it is?").get_by_role("button").first.click()
    page.get_by_role("button", name="Slide it over").click()
    page.get_by_text("Anna slides a card to").first.wait_for(state="attached", timeout=30_000)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("number", range(4))
def test_every_game_shows_its_table(new_page: NewPage, number: int) -> None:
    page = new_page(language="ja-JP")
    page.locator("article .primary").nth(number).click()
    page.get_by_role("tab").first.wait_for(timeout=30_000)
    assert "/t/" in page.url
