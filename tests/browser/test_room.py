"""Around the game: an open table, its code, talk, a bot that stands in, leaving, settings."""

from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.players import player
from tests.browser.tables import new_table, play_now, sit_down, start
from tests.browser.test_lookback import seat_at
from tests.server.house import House

GAME = "royal-gambit"


def two_at_a_table(new_page: NewPage, **wanted: Any) -> tuple[Any, Any, str]:
    """Anna has made a table; Bo stands in the lobby."""
    host = new_page(name="Anna", pace="instant")
    link = new_table(host, GAME, players="2", **wanted)
    return host, new_page(name="Bo", pace="instant"), link


@pytest.mark.slow
def test_an_open_table_is_found_in_the_list(new_page: NewPage) -> None:
    host, guest, link = two_at_a_table(new_page, whoFinds="public: listed in the lobby")
    guest.reload()
    line = guest.get_by_role("listitem").filter(has_text="Anna").filter(has_text="1 free")
    line.get_by_role("button", name="Open").first.click()
    guest.wait_for_url(link)
    sit_down(guest, GAME)
    host.get_by_text("Bo", exact=True).wait_for()


def test_a_table_is_found_by_its_code(new_page: NewPage) -> None:
    _, guest, link = two_at_a_table(new_page)
    guest.get_by_label("Link or code").fill(link.rpartition("/")[2])
    guest.get_by_role("textbox", name="Link or code").press("Enter")
    guest.wait_for_url(link)
    sit_down(guest, GAME)


@pytest.mark.slow
def test_people_talk_and_are_muted(new_page: NewPage) -> None:
    host, guest, link = two_at_a_table(new_page)
    guest.goto(link)
    sit_down(guest, GAME)
    start(host, GAME, is_full=True)
    for page in (host, guest):
        page.get_by_role("tab", name="Talk").click()
    talk = host.get_by_role("list", name="Talk")
    said = guest.get_by_role("group", name="Say something").get_by_role("button").first
    said.click()
    talk.get_by_text(said.inner_text()).wait_for()
    guest.get_by_role("group", name="Emotes").get_by_role("button", name="laugh").click()
    talk.get_by_role("img", name="laugh").wait_for()
    guest.get_by_label("Write something").fill("Good luck!")
    guest.get_by_role("button", name="Send").click()
    talk.get_by_text("Good luck!").wait_for()

    host.get_by_role("button", name="Mute Bo").click()
    host.get_by_role("button", name="Hear Bo again").wait_for()
    guest.get_by_label("Write something").fill("Nobody hears this.")
    guest.get_by_role("button", name="Send").click()
    guest.get_by_role("list", name="Talk").get_by_text("Nobody hears this.").wait_for()
    host.get_by_role("button", name="Hear Bo again").click()
    guest.get_by_label("Write something").fill("And this?")
    guest.get_by_role("button", name="Send").click()
    talk.get_by_text("And this?").wait_for()
    assert not talk.get_by_text("Nobody hears this.").count()


def test_a_bot_stands_in_until_the_seat_is_taken_back(new_page: NewPage) -> None:
    host, guest, link = two_at_a_table(new_page)
    guest.goto(link)
    sit_down(guest, GAME)
    start(host, GAME, is_full=True)
    bo = player(guest, GAME)
    guest.get_by_role("button", name="Let a bot play for me", exact=True).click()
    guest.get_by_text("A bot is playing for you.").wait_for()
    anna = player(host, GAME, 2)
    for _ in range(2):
        if anna.wait() == "asked":
            anna.play()
    assert bo.look() != "asked"
    guest.get_by_role("button", name="Take your seat back").click()
    guest.get_by_text("A bot is playing for you.").wait_for(state="detached")


def test_what_was_said_is_marked_until_it_is_read(new_page: NewPage) -> None:
    host, guest, link = two_at_a_table(new_page)
    guest.goto(link)
    sit_down(guest, GAME)
    start(host, GAME, is_full=True)
    for page in (host, guest):
        page.get_by_role("tab", name="Talk", exact=True).wait_for()
    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_role("group", name="Say something").get_by_role("button").first.click()
    host.get_by_role("tab", name="Talk new messages").click()
    host.get_by_role("tab", name="Talk", exact=True).wait_for()
    host.get_by_role("tab", name="What happened").click()
    assert host.get_by_role("tab", name="Talk", exact=True).count()
    # One's own words are no news.
    guest.get_by_role("tab", name="What happened").click()
    assert guest.get_by_role("tab", name="Talk", exact=True).count()


def test_no_bot_plays_for_anybody_once_the_game_is_over(house: House, new_page: NewPage) -> None:
    bots = dict.fromkeys(range(1, 3), "novice")
    place = house.create(players=3, bots=bots, pace="instant", options={"max_hands": 1})
    house.command(place, "start")
    page = seat_at(new_page, place, GAME)
    page.get_by_role("button", name="Let a bot play for me", exact=True).click()
    page.get_by_role("region", name="The game is over").wait_for()
    assert not page.get_by_text("A bot is playing for you.").count()


def test_nobody_is_told_of_bots_on_leaving_a_waiting_room(new_page: NewPage) -> None:
    host = new_page(name="Anna")
    new_table(host, GAME, players="2")
    asked: list[str] = []

    def agree(dialog: Any) -> None:
        asked.append(dialog.message)
        dialog.accept()

    host.on("dialog", agree)
    host.get_by_role("button", name="Leave", exact=True).click()
    host.get_by_role("heading", name="Court Cards").wait_for()
    assert asked == []


def test_settings_stay_open_while_the_language_changes(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant")
    play_now(page, GAME)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_label("Language").select_option("ja")
    page.get_by_role("dialog", name="設定").get_by_label("言語").select_option("en")
    assert (
        page.get_by_role("dialog", name="Settings").get_by_label("Language").input_value() == "en"
    )
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="What happened").wait_for()


@pytest.mark.slow
def test_whoever_leaves_is_in_the_lobby_and_a_bot_has_the_seat(new_page: NewPage) -> None:
    host, guest, link = two_at_a_table(new_page)
    guest.goto(link)
    sit_down(guest, GAME)
    start(host, GAME, is_full=True)
    guest.get_by_role("tab").first.wait_for()
    guest.on("dialog", lambda dialog: dialog.accept())
    guest.get_by_role("button", name="Leave", exact=True).click()
    guest.get_by_role("heading", name="Court Cards").wait_for()
    assert not guest.get_by_role("heading", name="Continue playing").count()
    player(host, GAME, 2).play_out()


@pytest.mark.slow
def test_settings_hold_after_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Pace").select_option("instant")
    page.get_by_label("Language").select_option("ja")
    page.reload()
    page.get_by_role("button", name="設定").click()
    assert page.get_by_label("言語").input_value() == "ja"
    page.get_by_label("言語").select_option("en")
    page.keyboard.press("Escape")
    assert page.get_by_label("Your name").input_value() == "Anna"
    play_now(page, GAME)
    assert player(page, GAME).wait() == "asked"
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Pace").input_value() == "instant"
