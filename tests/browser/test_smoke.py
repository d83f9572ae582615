"""The client in a browser: from the lobby to a move at a table, on a wide and on a narrow screen."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtcards.server.pages import PAGE, STATIC

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
# The very first start of a server compiles the games.
LONGEST_START = 600

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(not (STATIC / PAGE).is_file(), reason="the client is not built"),
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    command = [
        sys.executable,
        "-m",
        "courtcards",
        "serve",
        "--port",
        str(port),
        "--data",
        str(data),
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        found = f"http://127.0.0.1:{port}"
        _wait_for(f"{found}/ready")
        yield found
    finally:
        server.terminate()
        server.wait(30)


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


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + LONGEST_START
    while True:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.5)
