"""The characters in the browser: their page, their faces at a table, what they say, and their pace."""

from typing import Any

from courtcards.bots.characters import NAMES
from tests.browser.conftest import NewPage
from tests.browser.tables import new_table
from tests.browser.test_lookback import begin, play, seat_at
from tests.server.house import House

CAST = {1: "jester", 2: "herald"}


def moods_of(faces: Any) -> list[str]:
    return [str(mood) for mood in faces.evaluate_all("all => all.map(one => one.dataset.mood)")]


def test_their_page_shows_all_of_them_with_their_moods(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Characters").click()
    dialog = page.get_by_role("dialog", name="Characters")
    jester = dialog.get_by_role("listitem").filter(has_text="Jester")
    jester.get_by_text("Lies for the fun of it").wait_for()
    jester.get_by_text("You have not met yet.").wait_for()
    assert dialog.get_by_role("listitem").count() == len(NAMES)
    for mood in ("calm", "thinking", "smug", "caught", "delighted"):
        jester.get_by_role("button", name=f"Jester: {mood}").click()
    jester.get_by_role("button", name="Jester: calm").wait_for()


def test_faces_and_words_of_bots_follow_the_game(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker", options={"limit": 3}, characters=CAST)
    play(anna, 1)
    page = seat_at(new_page, place, "cockroach-poker")
    faces = page.locator("main svg[data-mood]")
    faces.first.wait_for()
    assert faces.count() == 2
    play(anna, 100)
    page.get_by_role("region", name="The game is over").wait_for()
    page.locator("main svg[data-mood=delighted]").first.wait_for()
    won = anna.known["view"]["result"]["winners"]
    looks = dict(zip(CAST, moods_of(faces), strict=True))
    assert looks == {seat: "delighted" if seat in won else "caught" for seat in CAST}
    page.get_by_role("tab", name="Talk").click()
    lines = page.get_by_role("list", name="Talk").get_by_role("listitem")
    assert lines.count() >= 2
    # Whoever wants to hear no more of somebody does not, and it can be switched off altogether.
    speaker = lines.last.locator("b").inner_text()
    page.get_by_role("button", name=f"Mute {speaker}").click()
    lines.filter(has_text=speaker).first.wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bots say a word now and then").uncheck()
    page.keyboard.press("Escape")
    page.get_by_text("Nobody has said anything yet").wait_for()


def test_the_host_chooses_who_comes(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant")
    new_table(page, "royal-gambit", players="3")
    page.get_by_label("Who the next bot is").select_option("Cook")
    page.get_by_role("button", name="Add a bot").first.click()
    page.get_by_text("Cook", exact=True).wait_for()
    others = page.get_by_label("Who the next bot is").locator("option")
    assert others.all_inner_texts()[0] == "Anyone"
    assert others.count() == len(NAMES)
    page.get_by_role("button", name="Fill").click()
    page.get_by_label("Who the next bot is").wait_for(state="detached")
    assert page.locator("main svg[data-mood]").count() == 2


def test_the_pace_of_the_host_is_that_of_the_bots(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "royal-gambit")
    page = seat_at(new_page, place, "royal-gambit")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Pace").select_option("calm")
    anna.wait(lambda known: known["room"]["pace"] == "calm")
