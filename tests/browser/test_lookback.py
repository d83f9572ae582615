"""Looking back: a moment of the history, the figures after the game, the list of finished games."""

from typing import Any

from tests.browser.conftest import NewPage
from tests.server.house import Data, Guest, House

BOTS = {1: "novice", 2: "novice"}


def seat_at(new_page: NewPage, place: Data, game: str, **wishes: Any) -> Any:
    """Open a page that comes back to a place which somebody took elsewhere."""
    path = f"/t/{place['table']}"
    return new_page(path, place=as_kept(place, game), **{"pace": "instant"} | wishes)


def as_kept(place: Data, game: str) -> Data:
    """Return a place as a browser keeps it."""
    return {"table": place["table"], "token": place["token"], "game": game, "when": 0}


def play(anna: Guest, decisions: int) -> None:
    for _ in range(decisions):
        anna.wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
        if anna.known["room"]["phase"] == "over":
            return
        anna.ask("move", move=anna.moves[0])


def begin(house: House, game: str, **settings: Any) -> tuple[Data, Guest]:
    place = house.create(game=game, players=3, bots=BOTS, pace="instant", face="fox", **settings)
    house.command(place, "start")
    anna = house.sit(place)
    anna.wait(lambda known: known["room"])
    return place, anna


def test_a_line_of_the_history_leads_to_its_moment(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker")
    play(anna, 2)
    anna.wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
    page = seat_at(new_page, place, "cockroach-poker")
    page.get_by_role("button", name="You are dealt 22 cards").first.click()
    page.get_by_text("Step 1 of").wait_for()
    page.get_by_text("You start the round").wait_for()
    # What the others hold is as hidden as it was.
    assert page.locator(".seat .open").count() == 0
    page.get_by_role("button", name="One step forward", exact=True).click()
    page.get_by_text("Step 2 of").wait_for()
    page.get_by_role("button", name="Back to the table", exact=True).click()
    page.get_by_role("group", name="Your hand").wait_for()


def test_after_the_game_everybody_is_told_who_lied(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3})
    play(anna, 100)
    page = seat_at(new_page, place, "cockroach-poker")
    page.locator("summary", has_text="How everybody played").click()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="claims"))
    claims = [int(text) for text in row.get_by_role("cell").all_inner_texts()]
    events = anna.known["events"]
    for seat in range(3):
        handed = [e for e in events if e["event"] in ("offered", "passed") and e["seat"] == seat]
        assert claims[seat] == len(handed)
    page.get_by_role("button", name="takes it").last.click()
    page.get_by_text("Step").first.wait_for()
    # Over is over: now the replay shows all hands.
    page.locator(".seat .open").first.wait_for()
    page.goto("/")
    page.get_by_role("heading", name="Finished games").wait_for()
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Review", exact=True).wait_for()


def history_of(page: Any) -> Any:
    return page.get_by_role("list", name="What happened").get_by_role("listitem")


def test_the_history_of_a_replay_follows_its_step(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3})
    play(anna, 100)
    answer = house.http.get(f"/api/tables/{place['table']}/games/1/steps").json()
    told = [len(step["events"]) for step in answer["steps"]]
    page = seat_at(new_page, place, "cockroach-poker")
    page.get_by_role("button", name="Review", exact=True).click()
    for step in range(1, 4):
        page.get_by_text(f"Step {step} of {answer['total']}", exact=True).wait_for()
        history_of(page).nth(sum(told[:step]) - 1).wait_for()
        assert history_of(page).count() == sum(told[:step])
        page.get_by_role("button", name="One step forward", exact=True).click()
    # A line leads to its moment here as well.
    history_of(page).first.get_by_role("button").click()
    page.get_by_text("Step 1 of").wait_for()
    page.get_by_role("button", name="Back to the table", exact=True).click()
    page.get_by_role("button", name="Review", exact=True).wait_for()
    history_of(page).nth(len(anna.known["events"]) - 1).wait_for()


def test_a_line_of_a_finished_game_asks_for_the_steps_that_are_shown_and_no_others(
    house: House, new_page: NewPage
) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3})
    play(anna, 100)
    path = f"/api/tables/{place['table']}/games/1/steps"
    answer = house.http.get(path).json()
    told = [len(step["events"]) for step in answer["steps"]]
    page = seat_at(new_page, place, "cockroach-poker")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    # The last line of the third step, counted in the history as this viewer was told it.
    history_of(page).nth(sum(told[:3]) - 1).get_by_role("button").click()
    page.get_by_text(f"Step 3 of {answer['total']}", exact=True).wait_for()
    steps = [url for url in asked if "/steps" in url]
    parts = range(0, answer["total"], 100)
    assert [url.partition(house.url)[2] for url in steps] == [f"{path}?start={n}" for n in parts]


def test_a_finished_game_stays_in_the_list_whatever_comes_after_it(
    house: House, new_page: NewPage
) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3})
    play(anna, 100)
    page = seat_at(new_page, place, "cockroach-poker")
    page.get_by_role("button", name="Play again", exact=True).click()
    page.get_by_role("button", name="Play again", exact=True).wait_for(state="detached")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("heading", name="Finished games").wait_for()
    assert not page.get_by_role("heading", name="Continue playing").count()
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_text("Step 1 of").wait_for()
    # It is the first game, with all hands, the names of then, and its own end.
    assert page.locator(".seat .open").count() == 3
    assert "Anna" in page.locator(".seat").first.inner_text()
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".seat").get_by_text("lost", exact=True).count() == 1
    page.goto("/")
    page.get_by_role("button", name="Forget this table").click()
    page.get_by_role("heading", name="Finished games").wait_for(state="detached")


def test_the_chance_to_bust_can_be_switched_off_for_a_table(
    house: House, new_page: NewPage
) -> None:
    for aids in (True, False):
        place, _ = begin(house, "royal-gambit", aids=aids)
        page = seat_at(new_page, place, "royal-gambit")
        page.locator(".choices").get_by_role("button", name="Hit").wait_for()
        assert page.get_by_role("checkbox").count() == aids


def test_without_a_server_the_page_still_opens_and_says_so(
    house: House, new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append("net::ERR_INTERNET_DISCONNECTED")
    place, _ = begin(house, "cockroach-poker")
    page = seat_at(new_page, place, "cockroach-poker", is_new=True)
    page.get_by_role("group", name="Your hand").wait_for()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("The server cannot be reached").wait_for()
    # What one was playing has its name as ever.
    line = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Continue"))
    assert "Cockroach Poker" in line.inner_text()
    page.context.set_offline(False)
