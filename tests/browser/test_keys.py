"""Keys: they stand on the buttons, and the sheet behind `?` lists what they do on the screen as it is."""

from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.test_lookback import begin, play, seat_at
from tests.server.house import House


def asked(house: House, new_page: NewPage, language: str = "en") -> Any:
    """Open the page of somebody who can hit or stay."""
    place, anna = begin(house, "royal-gambit")
    anna.wait(lambda known: any(move["do"] == "hit" for move in known["view"]["moves"]))
    page = seat_at(new_page, place, "royal-gambit", language=language)
    page.locator(".choices.asked").wait_for()
    return page


def hit_of(page: Any) -> Any:
    """Return the button that hits; lines of the history are buttons too."""
    return page.locator(".choices").get_by_role("button", name="Hit")


def lines(page: Any) -> dict[str, str]:
    """Return what the sheet says, by the keys."""
    dialog = page.get_by_role("dialog")
    dialog.locator("dl").last.wait_for()
    signs = dialog.locator("dt").all_inner_texts()
    return dict(zip(signs, dialog.locator("dd").all_inner_texts(), strict=True))


def test_a_button_shows_its_key_where_there_is_a_mouse(house: House, new_page: NewPage) -> None:
    page = asked(house, new_page)
    hit = hit_of(page)
    key = hit.get_attribute("aria-keyshortcuts")
    assert hit.locator("kbd").inner_text() == key.upper()
    # It is not a part of what the button is called.
    assert hit.locator("kbd").get_attribute("aria-hidden") == "true"
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    line.send(
        "Emulation.setDeviceMetricsOverride",
        {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True},
    )
    page.wait_for_function("!matchMedia('(hover: hover)').matches")
    assert not hit.locator("kbd").is_visible()


def test_a_question_mark_lists_the_keys_of_the_screen(house: House, new_page: NewPage) -> None:
    page = asked(house, new_page)
    key = hit_of(page).get_attribute("aria-keyshortcuts").upper()
    page.keyboard.press("?")
    told = lines(page)
    assert told[key].startswith("Hit")
    assert told["?"] == "Keyboard shortcuts"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    # Not while somebody writes.
    page.goto("/")
    page.get_by_label("Your name").first.press("?")
    assert page.get_by_role("dialog").count() == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    assert "Tab" in sheet.inner_text()


def test_the_replay_has_keys_and_says_which(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3})
    play(anna, 200)
    page = new_page(path=f"/t/{place['table']}?game=1&step=1")
    page.get_by_text("Step 1 of").wait_for()
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):
        page.keyboard.press(key)
        page.get_by_text(f"Step {step} of").wait_for()
    page.keyboard.press("End")
    assert page.get_by_role("button", name="One step forward", exact=True).is_disabled()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    assert lines(page)["→"] == "One step forward"


def test_the_sheet_speaks_the_language_of_the_page(house: House, new_page: NewPage) -> None:
    page = asked(house, new_page, "de")
    page.keyboard.press("?")
    told = lines(page)
    assert told["?"] == "Tastenkürzel"
    assert "Zum nächsten Bedienelement (zurück mit Umschalt)" in told.values()


def test_single_keys_can_be_switched_off(house: House, new_page: NewPage) -> None:
    page = asked(house, new_page)
    hit = hit_of(page)
    key = hit.get_attribute("aria-keyshortcuts")
    page.keyboard.press("?")
    page.get_by_label("Use single keys as shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert hit.locator("kbd").count() == 0
    before = page.get_by_role("list", name="What happened").get_by_role("listitem").count()
    page.keyboard.press(key)
    # What comes after it has been dealt with, and still nothing has happened.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert hit.get_attribute("aria-disabled") == "false"
    history = page.get_by_role("list", name="What happened").get_by_role("listitem")
    assert history.count() == before
