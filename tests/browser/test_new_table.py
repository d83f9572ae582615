"""The dialog of a new table: what it shows by default, what it offers, and what it asks the server for."""

from typing import Any

from tests.browser.conftest import NewPage

ROYAL = "When a royal that is laid down draws a penalty card"
ALWAYS = "every time: taken, paid or itself drawn"
ONLY_TAKEN = "only when it is the card that was taken"
LIMIT = "How many of a kind lose"


def dialog_of(page: Any, title: str) -> Any:
    """Open the dialog of a game, with all of its options."""
    page.get_by_role("button", name=f"Invite people: {title}", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    return dialog


def offered(dialog: Any, label: str) -> list[str]:
    return list(dialog.get_by_label(label).locator("option").all_inner_texts())


def shown(dialog: Any, label: str) -> str:
    """What a list says now."""
    field = dialog.get_by_label(label)
    return str(field.evaluate("one => one.selectedOptions[0]?.textContent ?? ''"))


def asked_for(page: Any, dialog: Any) -> Any:
    """Make the table and return what the server was asked for."""
    with page.expect_request(
        lambda one: one.method == "POST" and one.url.endswith("/api/tables")
    ) as made:
        dialog.get_by_role("button", name="Make the table").click()
    page.get_by_role("textbox", name="Invite").wait_for()
    return made.value.post_data_json


def test_options_show_what_the_chosen_preset_has(new_page: NewPage) -> None:
    page = new_page()
    dialog = dialog_of(page, "Cockroach Poker Royal")
    assert offered(dialog, ROYAL) == [f"{ONLY_TAKEN} (default)", ALWAYS]
    dialog.get_by_label(ROYAL).select_option(ALWAYS)
    dialog.get_by_label("Rule set").select_option("The Japanese rules")
    # What was chosen is usual now, and stays what it is.
    assert shown(dialog, ROYAL) == f"{ALWAYS} (default)"
    assert offered(dialog, ROYAL) == [f"{ALWAYS} (default)", ONLY_TAKEN]


def test_a_preset_but_for_one_option_can_be_chosen(new_page: NewPage) -> None:
    page = new_page()
    dialog = dialog_of(page, "Cockroach Poker Royal")
    dialog.get_by_label("Rule set").select_option("The Japanese rules")
    dialog.get_by_label(ROYAL).select_option(ONLY_TAKEN)
    asked = asked_for(page, dialog)
    assert (asked["preset"], asked["options"]) == ("japanese", {"royal_penalty": "taken"})


def test_a_limit_of_two_is_offered_with_a_smaller_deck_only(new_page: NewPage) -> None:
    page = new_page()
    dialog = dialog_of(page, "Cockroach Poker")
    assert offered(dialog, LIMIT) == ["4 (default)", "3", "5", "6", "7", "8"]
    dialog.get_by_label("Holding one of every creature").select_option("yes")
    assert "2" not in offered(dialog, LIMIT)
    dialog.get_by_label("How many kinds of creature").select_option("3")
    dialog.get_by_label(LIMIT).select_option("2")
    asked = asked_for(page, dialog)
    assert asked["options"] == {"one_of_each_loses": True, "creatures": 3, "limit": 2}


def test_a_table_says_who_starts(new_page: NewPage) -> None:
    page = new_page(name="Anna")
    dialog = dialog_of(page, "Royal Gambit")
    dialog.get_by_label("Players").select_option("3")
    seats = ["Seat 1 (you)", "Seat 2", "Seat 3"]
    assert offered(dialog, "Who starts") == [*seats, "random"]
    dialog.get_by_label("Who starts").select_option("Seat 3")
    # A seat that is gone starts nothing.
    dialog.get_by_label("Players").select_option("2")
    assert shown(dialog, "Who starts") == "Seat 1 (you)"
    dialog.get_by_label("Who starts").select_option("Seat 2")
    assert asked_for(page, dialog)["first"] == 1
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("tab", name="What happened").click()
    begun = page.get_by_role("list", name="What happened").get_by_role("listitem").first
    begun.wait_for()
    assert "Anna" not in begun.inner_text()


def test_who_starts_is_not_asked_where_the_rules_say_it(new_page: NewPage) -> None:
    page = new_page()
    dialog = dialog_of(page, "Royal Menagerie")
    dialog.get_by_label("Players").wait_for()
    assert not dialog.get_by_label("Who starts").count()
