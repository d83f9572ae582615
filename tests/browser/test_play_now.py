"""A game against bots with one press: what is asked on its card, and what is remembered."""

from typing import Any

from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import TITLES

# Controls of the bar on top with something before them.
COVERED = """() => [...document.querySelectorAll(".top button, .top a")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 4, top + height / 2));
}).map((one) => one.textContent)"""


def card_of(page: Any, game: str) -> Any:
    return page.get_by_role("article", name=TITLES[game]["en"], exact=True)


def asked_for(page: Any, game: str) -> Any:
    """Press "Play now" and return what the server was asked for."""
    with page.expect_request(
        lambda one: one.method == "POST" and one.url.endswith("/api/tables")
    ) as made:
        card_of(page, game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    return made.value.post_data_json


def test_one_press_plays_with_what_was_chosen_last(new_page: NewPage) -> None:
    page = new_page()
    card = card_of(page, "cockroach-poker-royal")
    card.get_by_label("Players").select_option("3")
    card.get_by_label("Bot strength").select_option("expert")
    card.get_by_label("Rule set").select_option("The Japanese rules")
    page.reload()
    asked = asked_for(page, "cockroach-poker-royal")
    assert (asked["players"], asked["preset"]) == (3, "japanese")
    assert asked["bots"] == {"1": "expert", "2": "expert"}
    page.get_by_role("tab").first.wait_for()


def test_games_remember_their_players_and_all_of_them_the_strength(new_page: NewPage) -> None:
    page = new_page()
    card_of(page, "royal-gambit").get_by_label("Players").select_option("2")
    card_of(page, "royal-gambit").get_by_label("Bot strength").select_option("novice")
    page.reload()
    asked = asked_for(page, "cockroach-poker")
    assert (asked["players"], asked["bots"]) == (4, dict.fromkeys("123", "novice"))


def test_only_what_can_be_chosen_is_asked(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    card = card_of(page, "royal-menagerie")
    card.get_by_label("Bot strength").wait_for()
    # Always four play it, by one rule set.
    assert card.get_by_role("combobox").count() == 1


def test_a_new_table_begins_with_the_same(new_page: NewPage) -> None:
    page = new_page()
    card = card_of(page, "cockroach-poker-royal")
    card.get_by_label("Players").select_option("5")
    card.get_by_label("Rule set").select_option("The Japanese rules")
    card.get_by_role("button", name="Invite people").click()
    dialog = page.get_by_role("dialog")
    assert dialog.get_by_role("combobox", name="Players", exact=True).input_value() == "5"
    assert dialog.get_by_label("Rule set").input_value() == "japanese"


def test_nothing_covers_the_bar_on_top(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.get_by_role("article").first.wait_for()
    for width in (1920, 1280, 1220, 844, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(COVERED) == [], width
