"""What one has played is counted from the first game on, can be carried to another device, and deleted."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.players import player
from tests.browser.tables import new_table, start
from tests.server.house import House

GAME = "royal-gambit"
SHORT = {"Target score": "10", "How many hands": "4"}
SCANNER = Path(__file__).parents[2] / "client" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
SCAN = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawn = canvas.getContext("2d");
  drawn.drawImage(image, 0, 0);
  return jsQR(drawn.getImageData(0, 0, width, height).data, width, height)?.data;
}"""
SECRET = "JSON.parse(localStorage.getItem('courtcards.you') ?? '{}').secret"


def play_a_game(page: Any) -> None:
    """Play a short game against a bot to its end."""
    new_table(page, GAME, players="2", fine=SHORT)
    start(page, GAME)
    player(page, GAME, 1).play_out()


def see_results(page: Any, games: int) -> None:
    """Look until so many games are counted: the last one may be just being written."""
    counted = page.locator("dl dd").first
    for _ in range(100):
        page.goto("/you")
        page.locator("dl dd, .panel .primary").first.wait_for()
        if counted.count() and counted.inner_text() == str(games):
            return
    pytest.fail("the game is not counted")


def test_a_game_is_counted_carried_to_another_device_and_deleted(
    new_page: NewPage, house: House
) -> None:
    page = new_page(name="Anna", pace="instant")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_text("No games yet").wait_for()
    # Whoever only looks has no profile.
    assert page.evaluate(SECRET) is None
    page.get_by_role("button", name="To the games").click()
    play_a_game(page)
    see_results(page, 1)
    outcome = page.locator("section", has_text="Last games").locator("strong").inner_text()
    assert outcome in ("won", "lost")
    page.get_by_role("button", name="Royal Gambit", exact=True).click()
    page.get_by_role("heading", name="How you play").wait_for()
    # Whoever was the bot has it on their page too.
    page.goto("/")
    page.get_by_role("button", name="Characters").click()
    met = f"One game together; you won {int(outcome == 'won')}."
    page.get_by_role("dialog", name="Characters").get_by_text(met).wait_for()
    page.goto("/you")

    page.get_by_role("button", name="Take it to another device").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == f"{house.url}/you#carry={page.evaluate(SECRET)}"

    other = new_page(link)
    other.get_by_text("counted together with those of your other device").wait_for()
    assert other.locator("dl dd").first.inner_text() == "1"
    assert other.url == f"{house.url}/you"

    other.get_by_role("button", name="Delete everything").click()
    other.get_by_role("button", name="Delete", exact=True).click()
    other.get_by_text("Your games are not counted.").wait_for()
    page.reload()
    page.get_by_text("Your games are not counted.").wait_for()
    # Nobody is counted against their will.
    page.get_by_role("button", name="To the games").click()
    new_table(page, GAME, players="2", fine=SHORT)
    assert page.evaluate(SECRET) is None


@pytest.fixture
def allowed() -> list[str]:
    """What the browser says when a profile is no more, and when the server cannot be reached."""
    return ["401 (Unauthorized)", "ERR_FAILED"]


def make_profile(house: House) -> str:
    return str(house.http.post("/api/you").json()["secret"])


def keeps(page: Any, secret: str, **record: Any) -> None:
    """Let a browser have a profile already, and what it has seen of it."""
    for name, value in {"you": {"secret": secret}, **record}.items():
        kept = [f"courtcards.{name}", json.dumps(value)]
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", kept)


def test_whoever_has_a_profile_is_asked_before_another_takes_its_place(
    new_page: NewPage, house: House
) -> None:
    own, others = make_profile(house), make_profile(house)
    page = new_page()
    keeps(page, own)
    for answer, expected in (("Keep", own), ("Use those of the link", others)):
        page.goto("/")
        page.goto(f"/you#carry={others}")
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
        page.get_by_role("dialog").wait_for(state="detached")
        assert page.evaluate(SECRET) == expected
    page.goto("/")
    page.goto("/you#carry=wrong")
    page.get_by_text("This link no longer works").wait_for()
    assert page.evaluate(SECRET) == others


def test_everything_can_be_downloaded(new_page: NewPage, house: House) -> None:
    page = new_page()
    keeps(page, make_profile(house))
    page.goto("/you")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    assert json.loads(Path(download.value.path()).read_text())["played"] == []


def test_without_the_server_there_is_what_was_seen_last(new_page: NewPage, house: House) -> None:
    tally = {"games": 7, "won": 5, "lost": 2, "left": 0, "streak": 3, "longest": 4}
    record = {"since": 0, "tally": tally, "figures": [], "games": [], "rivals": [], "recent": []}
    page = new_page()
    keeps(
        page, make_profile(house), **{"you.record": {"record": record, "when": 1_700_000_000_000}}
    )
    page.route("**/api/you", lambda route: route.abort())
    page.goto("/you")
    page.get_by_text("This is how it was on November 14, 2023.").wait_for()
    assert page.locator("dl dd").all_inner_texts() == ["7", "5", "3", "4"]


def test_a_camera_reads_the_code_also_where_the_page_is_dark(
    new_page: NewPage, browser: Any, house: House
) -> None:
    if not SCANNER.is_file():
        pytest.skip("jsqr is not installed: npm ci in client/")
    page = new_page(theme="dark")
    secret = make_profile(house)
    keeps(page, secret)
    page.goto("/you")
    page.get_by_role("button", name="Take it to another device").click()
    picture = page.get_by_role("img", name="QR code of the link").screenshot()
    scanner = browser.new_page()
    scanner.add_script_tag(path=str(SCANNER))
    read = scanner.evaluate(SCAN, b64encode(picture).decode())
    scanner.close()
    assert read == f"{house.url}/you#carry={secret}"
