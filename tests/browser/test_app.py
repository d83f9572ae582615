"""The client as an app: what a phone needs to install it, and that it opens without its server."""

import struct
from typing import Any

from tests.browser.conftest import NewPage
from tests.server.house import House

# Whether everything that the page has loaded is kept by the worker.
KEPT = """async () => {
  const kept = await caches.open("courtcards");
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = names.filter((name) => new URL(name).pathname.startsWith("/assets/"));
  const found = await Promise.all(assets.map((name) => kept.match(name)));
  return (await kept.match("/")) && assets.length > 3 && found.every(Boolean);
}"""
KEYS = """async () => {
  const kept = await caches.open("courtcards");
  return (await kept.keys()).map(({ url }) => url).sort();
}"""


def size_of(picture: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def wait_until_kept(page: Any) -> None:
    """Wait until the worker is there and has all that the page needs."""
    page.wait_for_function(f"() => ({KEPT})()")


def test_a_browser_finds_nothing_missing_to_install_it(house: House, new_page: NewPage) -> None:
    page = new_page(is_new=True)
    line = page.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{house.url}/manifest.webmanifest"
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Pages of tests are private ones, in which nothing is ever installed.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_icons_are_as_large_as_the_manifest_says(house: House) -> None:
    answer = house.http.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose", "any") for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        width, height = size_of(house.http.get(icon["src"]).content)
        assert icon["sizes"] == f"{width}x{height}"
    assert size_of(house.http.get("/apple-touch-icon.png").content) == (180, 180)
    page = house.http.get("/").text
    assert 'rel="apple-touch-icon"' in page
    assert f'name="theme-color" content="{manifest["theme_color"]}"' in page


def test_every_game_has_a_picture_for_previews(house: House) -> None:
    for game in house.http.get("/api/catalogue").json()["games"]:
        for name in (game["name"], f"{game['name']}-over"):
            assert size_of(house.http.get(f"/previews/{name}.png").content) == (1200, 630)


def test_after_one_visit_it_opens_without_its_server_and_says_so(
    new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append("net::ERR_INTERNET_DISCONNECTED")
    page = new_page(is_new=True)
    page.get_by_role("button", name="Play now").first.wait_for()
    wait_until_kept(page)
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_text("The server cannot be reached").wait_for()
    page.context.set_offline(False)


def test_the_previews_of_tables_do_not_make_the_app_forget_its_files(
    house: House, new_page: NewPage
) -> None:
    page = new_page(is_new=True)
    wait_until_kept(page)
    kept = page.evaluate(KEYS)
    for _ in range(2):
        place = house.create(game="royal-gambit", players=2)
        page.goto(f"/t/{place['table']}")
        page.get_by_role("button", name="Sit down").wait_for()
        assert "invites you to" in house.http.get(f"/t/{place['table']}").text
        assert set(kept) <= set(page.evaluate(KEYS))
    # Without a server nobody is invited.
    page.goto("/")
    assert "invites you" not in page.evaluate("caches.match('/').then((found) => found.text())")
