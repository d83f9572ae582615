"""Giving away what one sees: a table by its link, and a finished game at one step, from any seat."""

from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.test_lookback import as_kept, begin, play
from tests.server.house import Data, House, until
from tests.server.inside import Inside
from tests.server.test_previews import begin as begin_two
from tests.server.test_previews import play_out

# A device with a sheet of its own for links; it keeps what it was given.
SHEET = """
window.given = [];
navigator.share = async (what) => void window.given.push(what);
"""
ENDED = {"options": {"limit": 3}}


def finished(house: House, game: str = "cockroach-poker", **settings: Any) -> Data:
    """Play a game to its end and return its place."""
    place, anna = begin(house, game, **(settings or ENDED))
    play(anna, 200)
    return place


def names_at(house: House, place: Data) -> list[str]:
    seats = house.http.get(f"/api/tables/{place['table']}").json()["room"]["seats"]
    return [seat["name"] for seat in seats]


def test_a_link_leads_to_a_step_of_a_game_as_a_seat_saw_it(house: House, new_page: NewPage) -> None:
    place = finished(house)
    anna, second, _ = names_at(house, place)
    page = new_page(path=None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/t/{place['table']}?game=1&step=3&seat=2")
    page.get_by_text("Step 3 of").wait_for()
    # What that seat could not see was never sent here.
    assert all("seat=1" in url for url in asked if "/steps" in url)
    assert page.locator(".seat .open").count() == 0
    page.get_by_role("group", name="Your hand").wait_for()
    sight = page.get_by_label("Seen by")
    assert sight.locator("option:checked").inner_text() == f"As {second} saw it"
    sight.select_option(label="All cards open")
    page.locator(".seat .open").first.wait_for()
    page.get_by_text("Step 3 of").wait_for()
    sight.select_option(label=f"As {anna} saw it")
    page.locator(".seat .open").first.wait_for(state="detached")


def test_a_moment_is_shared_as_it_is_seen(house: House, new_page: NewPage) -> None:
    place = finished(house)
    page = new_page(path=None)
    page.add_init_script(SHEET)
    page.goto(f"/t/{place['table']}")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="One step forward", exact=True).click()
    page.get_by_label("Seen by").select_option(index=3)
    page.get_by_role("button", name="Share this moment").click()
    page.wait_for_function("window.given.length")
    link = f"{house.url}/t/{place['table']}?game=1&step=2&seat=3"
    assert page.evaluate("window.given") == [{"title": "Share this moment", "url": link}]
    page.goto(link)
    page.get_by_text("Step 2 of").wait_for()


def test_a_step_behind_the_end_is_the_last_one_and_an_unknown_seat_is_refused(
    house: House, new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append("status of 422")
    place = finished(house)
    page = new_page(path=f"/t/{place['table']}?game=1&step=99999")
    page.get_by_role("button", name="One step forward", exact=True).wait_for()
    assert page.get_by_role("button", name="One step forward", exact=True).is_disabled()
    page.goto(f"/t/{place['table']}?game=1&step=1&seat=7")
    page.get_by_role("alert").filter(has_text="no such seat").wait_for()
    page.get_by_role("button", name="Back to the table", exact=True).click()
    page.get_by_role("button", name="Review", exact=True).wait_for()


def test_a_game_that_goes_on_is_seen_by_nobody_else_and_has_no_links(
    house: House, new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append("status of 404")
    place, _ = begin(house, "cockroach-poker")
    for seat in range(3):
        path = f"/api/tables/{place['table']}/games/1/steps?seat={seat}"
        assert house.http.get(path).status_code == 404
    page = new_page(path=f"/t/{place['table']}?game=1&step=1&seat=1")
    page.get_by_text("Step 1 of").wait_for()
    assert page.get_by_role("button", name="Share this moment").count() == 0
    assert page.get_by_label("Seen by").count() == 0
    # A spectator sees what spectators see.
    assert page.get_by_role("group", name="Your hand").count() == 0
    assert page.locator(".seat .open").count() == 0


def waiting(house: House, new_page: NewPage, script: str = "") -> tuple[Any, str]:
    """Open the page of somebody whose table waits for others; return it, and its link."""
    place = house.create(game="royal-gambit")
    page = new_page(None, place=as_kept(place, "royal-gambit"), pace="instant")
    page.add_init_script(script)
    link = f"{house.url}/t/{place['table']}"
    page.goto(link)
    return page, link


def test_a_table_is_shared_by_the_sheet_of_the_device_else_by_the_clipboard(
    house: House, new_page: NewPage
) -> None:
    page, link = waiting(house, new_page, SHEET)
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("window.given.length")
    assert page.evaluate("window.given[0].url") == link
    page, link = waiting(house, new_page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("Copied", exact=True).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_a_table_has_a_code_for_the_camera_of_somebody_beside(
    house: House, new_page: NewPage
) -> None:
    page, link = waiting(house, new_page)
    page.get_by_role("button", name="QR code").click()
    dialog = page.get_by_role("dialog")
    box = dialog.get_by_role("img", name="QR code").bounding_box()
    assert box["width"] == box["height"] >= 200
    assert dialog.get_by_text(link).is_visible()


def test_a_link_to_a_game_outlives_its_table(
    new_page: NewPage, tmp_path: Path, allowed: list[str]
) -> None:
    allowed.append("status of 404")
    with Inside(tmp_path) as server:
        place, guests = begin_two(server)
        play_out(guests)
    with Inside(tmp_path, keep_days=0) as server:
        assert server.http.get("/health").status_code == 200
        # What was touched in this very millisecond is not old yet.
        until(lambda: server.run(server.hall.archive_old()))
        link = f"{server.url}/t/{place['table']}?game=1"
        assert server.http.get(f"/api/tables/{place['table']}").status_code == 404
        page = new_page(path=None)
        page.goto(f"{link}&step=3&seat=2")
        page.get_by_text("Step 3 of").wait_for()
        assert page.get_by_label("Seen by").locator("option:checked").inner_text() == "As Bo saw it"
        assert "step 3 of" in server.http.get(f"{link}&step=3&seat=2").text
        page.goto(f"{server.url}/t/{place['table']}?game=7&step=1")
        page.get_by_role("heading", name="There is no table with this name.").wait_for()
