"""The client in a browser: from the lobby to a move at a table, on a wide and on a narrow screen."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtcards.server.pages import PAGE, STATIC
from tests.server.house import House

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(not (STATIC / PAGE).is_file(), reason="the client is not built"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with House(tmp_path_factory.mktemp("data"), "--rate", "0") as house:
        yield house.url
        assert house.tracebacks == []


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_somebody_plays_a_card(
    browser: Any, address: str, width: int, height: int, tmp_path: Path
) -> None:
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en-US")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("How good the bots are").select_option("novice")
    page.get_by_role("button", name="Play now: Cockroach Poker", exact=True).click()

    hand = page.get_by_role("group", name="Your hand")
    hand.locator("button.last:enabled").first.click(timeout=30_000)
    page.locator("button.plate").first.click()
    page.get_by_role("group", name="What do you say it is?").get_by_role("button").first.click()
    page.get_by_role("button", name="Slide it over").click()
    page.get_by_text("Anna slides a card to").first.wait_for(state="attached", timeout=30_000)

    page.screenshot(path=tmp_path / "table.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not errors
    page.close()


@pytest.mark.parametrize("number", range(4))
def test_every_game_shows_its_table(browser: Any, address: str, number: int) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="ja-JP")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.locator("article .primary").nth(number).click()
    page.get_by_role("tab").first.wait_for(timeout=30_000)
    assert "/t/" in page.url
    assert not errors
    page.close()
