"""Somebody who comes to a table by its link: who invites them to what, and how they sit down or watch."""

from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.server.house import Data, House

SMALL = {"width": 360, "height": 640}


@pytest.fixture
def invitation(house: House) -> Data:
    return house.create(
        game="cockroach-poker-royal",
        players=3,
        preset="japanese",
        options={"royal_penalty": "taken"},
        clock="daily",
        bots={2: "novice"},
    )


def visit(new_page: NewPage, place: Data, **settings: Any) -> Any:
    return new_page(f"/t/{place['table']}", size=SMALL, **settings)


def test_a_friend_sees_who_invites_to_what_and_sits_down(
    house: House, new_page: NewPage, invitation: Data
) -> None:
    page = visit(new_page, invitation, pace="instant")
    page.get_by_role("heading", name="Anna invites you to play Cockroach Poker Royal").wait_for()
    page.get_by_text("3 players: one seat is free.").wait_for()
    page.get_by_text("A day a move: come and go as you like.").wait_for()
    page.get_by_text("Rule set: The Japanese rules.").wait_for()
    special = "A special that is taken lies face up on the table and counts for nothing."
    page.get_by_role("listitem").filter(has_text=special).wait_for()
    page.get_by_label("Your name").fill("Cy")
    page.get_by_role("button", name="Avatar: owl").click()
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("listitem").filter(has_text="Cy").get_by_text("you").wait_for()
    room = house.http.get(f"/api/tables/{invitation['table']}").json()["room"]
    assert (room["seats"][1]["name"], room["seats"][1]["face"]) == ("Cy", "owl")


def test_the_seat_is_at_hand_on_the_smallest_phone(new_page: NewPage, invitation: Data) -> None:
    page = visit(new_page, invitation)
    for size in (SMALL, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        box = page.get_by_role("button", name="Sit down", exact=True).bounding_box()
        assert box["y"] + box["height"] <= size["height"]
        assert box["height"] >= 48
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_whoever_only_watches_may_sit_down_later(new_page: NewPage, invitation: Data) -> None:
    page = visit(new_page, invitation)
    page.get_by_role("button", name="Just watch").click()
    page.get_by_text("You are watching. A seat is free.").wait_for()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("listitem").filter(has_text="Guest").get_by_text("you").wait_for()


def test_a_full_table_offers_to_watch(house: House, new_page: NewPage) -> None:
    place = house.create(players=2, bots={1: "novice"})
    page = visit(new_page, place)
    page.get_by_text("Every seat is taken. You can watch").wait_for()
    assert not page.get_by_role("button", name="Sit down").count()
    page.get_by_role("button", name="Watch", exact=True).click()
    assert house.command(place, "start").status_code == 200
    page.get_by_text("Anna is thinking").wait_for()
    page.get_by_text("You are watching. Every seat is taken.").wait_for()


def test_a_seat_that_becomes_free_is_offered_at_once(house: House, new_page: NewPage) -> None:
    place = house.create(players=2, bots={1: "novice"})
    page = visit(new_page, place)
    page.get_by_role("button", name="Watch", exact=True).wait_for()
    assert house.command(place, "clear", seat=1).status_code == 200
    page.get_by_role("button", name="Sit down", exact=True).wait_for()


def test_a_seat_that_somebody_else_took_is_said_to_be_taken(
    house: House, new_page: NewPage, invitation: Data, allowed: list[str]
) -> None:
    allowed.append("409 (Conflict)")
    page = visit(new_page, invitation)
    button = page.get_by_role("button", name="Sit down", exact=True)
    button.wait_for()
    # The news of it has not come yet.
    page.route("**/join", lambda route: (house.join(invitation["table"], "Di"), route.continue_()))
    button.click()
    page.get_by_role("alert").filter(has_text="Every seat at this table is taken").or_(
        page.get_by_text("Every seat is taken. You can watch")
    ).first.wait_for()


def test_between_games_a_free_seat_is_taken_with_name_and_face(
    house: House, new_page: NewPage
) -> None:
    options = {"max_hands": 1, "target": 10}
    place = house.create(players=2, bots={1: "novice"}, pace="instant", options=options)
    house.command(place, "start")
    house.command(place, "away")
    anna = house.sit(place)
    anna.wait(lambda known: known["room"]["phase"] == "over" or known["room"]["seats"][0]["away"])
    anna.ask("away")
    anna.wait(lambda known: known["room"]["phase"] == "over")
    page = visit(new_page, place)
    page.get_by_text("You are watching. Every seat is taken.").wait_for()
    assert house.command(place, "clear", seat=1).status_code == 200
    page.get_by_text("A seat is free.").wait_for()
    page.get_by_role("button", name="Sit down").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Cy")
    dialog.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Play again", exact=True).wait_for()
