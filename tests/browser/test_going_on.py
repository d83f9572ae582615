"""The tables one has: whose turn it is at each, and being told of it while looking elsewhere."""

import json
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.server.house import Data, Guest, House
from tests.server.test_tables import sit_down

# A page that looks elsewhere when the test says so, and counts how often it asks to notify.
ELSEWHERE = """
  Object.defineProperty(document, "hidden", { get: () => globalThis.isElsewhere === true });
  globalThis.asked = 0;
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => (globalThis.asked++, ask());
  globalThis.begun = globalThis.ended = 0;
  const load = fetch;
  globalThis.fetch = async (path, wishes) => {
    const counts = path === "/api/places";
    if (counts) begun++;
    try { return await load(path, wishes); } finally { if (counts) ended++; }
  };
"""
# Has the page look again, as when somebody turns to it; a look that is under way is not enough.
LOOK = (
    """(before) => begun > before || void document.dispatchEvent(new Event("visibilitychange"))"""
)
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag }) => [title, body, tag]);
}"""
PRESS = """async () => {
  const [shown] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: shown }));
}"""


def come(new_page: NewPage, places: list[Guest], path: str = "/", **settings: Any) -> Any:
    """Open a page of somebody who has places at tables."""
    page = new_page(None, is_new=True, **settings)
    known = [
        {"table": one.table, "token": one.token, "game": "royal-gambit", "when": 0}
        for one in places
    ]
    written = json.dumps(json.dumps(known))
    page.add_init_script(f"localStorage['courtcards.places'] ??= {written};" + ELSEWHERE)
    page.goto(path)
    return page


@pytest.fixture
def turns(house: House) -> tuple[Guest, Guest]:
    """A table of days where it is Anna's turn, then Bo's; and both of them."""
    return sit_down(house, clock="daily")


def mover(guests: tuple[Guest, Guest]) -> tuple[Guest, Guest]:
    """Return who has the turn, and who has not."""
    anna, bo = guests
    return (anna, bo) if anna.moves else (bo, anna)


def pass_turn(guests: tuple[Guest, Guest]) -> None:
    """Play until the other one has the turn."""
    first, second = mover(guests)
    while not second.moves:
        first.ask("move", move=first.moves[0])
        second.catch_up(first.follower.version)


def look(page: Any) -> None:
    """Have a page ask where its tables stand, from now on, and be answered."""
    page.wait_for_function(LOOK, arg=page.evaluate("begun"))
    page.wait_for_function("() => begun === ended")


def line_of(page: Any, text: str) -> Any:
    return page.get_by_role("listitem").filter(has_text=text)


def test_ones_own_turns_come_first_with_the_time_left(
    house: House, new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    other = sit_down(house, clock="daily")
    mine, theirs = mover(turns)[0], mover(other)[1]
    page = come(new_page, [theirs, mine], name="Anna")
    page.get_by_role("heading", name="Continue playing").wait_for()
    line_of(page, "Your turn · 23 hours left").wait_for()
    line_of(page, "is thinking · 23 hours left").wait_for()
    lines = page.get_by_role("region").or_(page.locator("main")).locator("ul.list").first
    first = lines.get_by_role("listitem").first
    assert "Your turn" in first.inner_text()
    assert page.title() == "(1) Court Cards"
    # It stands before the games, and leads to the table.
    first.get_by_role("button", name="Continue").click()
    page.wait_for_url(f"**/t/{mine.table}")
    page.get_by_role("timer").first.wait_for()
    assert page.get_by_role("timer").first.inner_text() == "23 hours left"


def test_a_table_tells_of_turns_at_other_tables(
    house: House, new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    other = sit_down(house, clock="daily")
    here, elsewhere = mover(turns)[1], mover(other)[0]
    page = come(new_page, [here, elsewhere], f"/t/{here.table}")
    page.get_by_role("button", name="Back to the lobby: your turn at another table").click()
    line_of(page, "Your turn").wait_for()


def test_nobody_is_asked_before_they_switch_notifications_on(
    new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    page = come(new_page, [turns[0]])
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    switch.wait_for()
    page.get_by_text("A closed browser gets no notification.").wait_for()
    assert page.evaluate("asked") == 0
    # This browser says no to everything it was not told to allow.
    switch.click()
    page.get_by_text("This browser blocks notifications").wait_for()
    assert page.evaluate("asked") == 1
    assert not switch.is_checked()


def switch_on(page: Any) -> None:
    page.context.grant_permissions(["notifications"])
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("switch", name="Notify me when it is my turn").check()


def shown(page: Any) -> list[Data]:
    return list(page.evaluate(SHOWN))


def test_a_notification_tells_of_a_turn_once_and_leads_to_the_table(
    new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    away = mover(turns)[1]
    page = come(new_page, [away], name="Anna")
    line_of(page, "is thinking").wait_for()
    switch_on(page)
    page.evaluate("isElsewhere = true")
    look(page)
    assert shown(page) == []
    pass_turn(turns)
    look(page)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length")
    [[title, body, tag]] = shown(page)
    assert (title, tag) == ("Your turn", away.table)
    assert body.startswith("Royal Gambit · ")
    for _ in range(2):
        look(page)
    assert len(shown(page)) == 1
    page.context.service_workers[0].evaluate(PRESS)
    page.wait_for_url(f"**/t/{away.table}")
    # It goes with the turn.
    assert shown(page) == []


def test_what_is_before_ones_eyes_needs_no_notification(
    new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    away = mover(turns)[1]
    page = come(new_page, [away])
    line_of(page, "is thinking").wait_for()
    switch_on(page)
    pass_turn(turns)
    look(page)
    line_of(page, "Your turn").wait_for()
    assert shown(page) == []


def test_a_table_in_the_background_tells_of_a_turn_at_once(
    new_page: NewPage, turns: tuple[Guest, Guest]
) -> None:
    away = mover(turns)[1]
    page = come(new_page, [away], pace="instant")
    switch_on(page)
    page.goto(f"/t/{away.table}")
    page.get_by_role("tab").first.wait_for()
    page.evaluate("isElsewhere = true")
    pass_turn(turns)
    page.wait_for_function(f"async () => (await ({SHOWN})()).length")


def test_a_table_of_days_may_be_left_before_the_game(new_page: NewPage) -> None:
    page = new_page(name="Anna")
    page.get_by_role("button", name="Invite people: Royal Gambit").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Clock").select_option("a day a move")
    dialog.get_by_text("After that a bot plays in their place until they are back.").wait_for()
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("2")
    dialog.get_by_role("button", name="Make the table").click()
    page.get_by_text("You can close this page").wait_for()
    page.get_by_role("switch", name="Notify me when it is my turn").wait_for()
    page.get_by_role("button", name="Back to the lobby").click()
    line_of(page, "Waiting for players: 1 free").wait_for()
