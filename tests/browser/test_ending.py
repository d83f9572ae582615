"""The end of a game: it is told what ended it, and whoever won sees something else than whoever lost."""

import re
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.test_lookback import seat_at
from tests.server.house import House

GAME = "royal-gambit"
# Keeps every flourish that a page has shown, however short it was.
WATCH = """() => {
  window.flourishes = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) {
      if (one.classList?.contains("flourish")) window.flourishes.push(one.classList[1]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def sit_together(house: House, new_page: NewPage, pace: str) -> tuple[Any, Any, str]:
    """Let two people begin a game of one hand; return their pages, and where the table is."""
    anna = house.create(players=2, options={"max_hands": 1})
    bo = house.join(anna["table"])
    house.command(anna, "start")
    host, guest = (seat_at(new_page, place, GAME, pace=pace) for place in (anna, bo))
    return host, guest, f"/t/{anna['table']}"


def key(page: Any, key: str) -> Any:
    """The button of a key, as soon as it can be pressed."""
    return page.locator(f"[aria-keyshortcuts={key}]:not([aria-disabled=true])")


def let_the_host_win(host: Any, guest: Any) -> None:
    """Let the guest stay without a card, and the host as soon as there are points."""
    key(host, "h").click()
    key(guest, "s").click()
    while not re.search("[1-9]", key(host, "s").inner_text()):
        key(host, "h").click()
    key(host, "s").click()


def test_winning_and_losing_look_different_and_nobody_has_to_wait(
    house: House, new_page: NewPage
) -> None:
    host, guest, link = sit_together(house, new_page, "brisk")
    watcher = new_page(link, pace="brisk")
    watcher.get_by_role("main").wait_for()
    for page in (host, guest, watcher):
        page.evaluate(WATCH)
    let_the_host_win(host, guest)
    host.locator(".after.won").wait_for()
    guest.locator(".after.lost").wait_for()
    watcher.locator(".after:not(.won, .lost)").wait_for()
    host.wait_for_function("() => flourishes.length > 0")
    guest.wait_for_function("() => flourishes.length > 0")
    # It is over by itself, and one who comes back does not see it again.
    host.wait_for_function("() => !document.querySelector('.flourish')")
    seen = [page.evaluate("[...new Set(flourishes)]") for page in (host, guest, watcher)]
    assert seen == [["won"], ["lost"], []]
    host.evaluate("flourishes.length = 0")
    host.get_by_role("button", name="Review", exact=True).click()
    host.get_by_role("button", name="Back to the table", exact=True).click()
    host.locator(".after.won").wait_for()
    assert host.evaluate("flourishes") == []
    told = "One hand has been played, and this table plays no more. "
    assert told in guest.locator(".after").inner_text()


def test_a_flourish_never_stands_in_the_way(house: House, new_page: NewPage) -> None:
    host, guest, _ = sit_together(house, new_page, "calm")
    let_the_host_win(host, guest)
    host.locator(".flourish.won").wait_for(state="attached")
    # The click goes to the button, whatever falls in front of it.
    host.get_by_role("button", name="Play again", exact=True).click()
    host.locator(".after").wait_for(state="detached")


def test_where_nothing_shall_move_the_ends_still_look_different(
    house: House, new_page: NewPage
) -> None:
    host, guest, _ = sit_together(house, new_page, "brisk")
    for page in (host, guest):
        page.emulate_media(reduced_motion="reduce")
        page.evaluate(WATCH)
    let_the_host_win(host, guest)
    host.locator(".after.won .crown").wait_for()
    guest.locator(".after.lost .crown").wait_for()
    assert [page.evaluate("flourishes") for page in (host, guest)] == [[], []]
