"""What the tables of both Cockroach Pokers tell whoever asks: help on everything, the counter, colours."""

from typing import Any

import pytest

from tests.browser.conftest import PHONE, WIDE
from tests.browser.positions import Data, fill_rows
from tests.browser.test_told import Tell, table_of
from tests.browser.test_told import listener as listener
from tests.browser.test_told import tell as tell

# What is on the table and has no help: cards, piles, numbers, claims.
HELPED = (
    ".felt svg.card, [data-spot=hand], .felt .pile, li[data-animal], .judge button, .claims button"
)
WITHOUT_HELP = """(helped) => [...document.querySelectorAll(helped)]
  .filter((one) => one.checkVisibility() && !one.closest("[data-help]") && !one.querySelector("[data-help]"))
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(
    "position",
    ["poker.judge.six", "poker.offer.six", "poker.wait.six", "royal.offer.six", "royal.pay.two"],
)
def test_everything_on_the_table_has_help(tell: Tell, position: str) -> None:
    page = tell(position, lambda told: None)
    assert page.evaluate(WITHOUT_HELP, HELPED) == []


@pytest.mark.parametrize("position", ["poker.judge.six", "royal.judge.six"])
def test_a_number_says_how_many_lose(tell: Tell, position: str) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        table["seats"][1]["row"] = {"bat": 3}
        table["aids"]["danger"] = [[], ["bat"]] + [[]] * 4

    page = tell(position, change)
    page.locator('[data-seat="1"] li').hover()
    name = page.locator('[data-seat="1"] b').first.inner_text()
    page.get_by_role("tooltip").get_by_text(
        f"bat: 3 of 4. One more bat and {name} loses"
    ).wait_for()


def count_cards(told: Data) -> None:
    table = table_of(told)
    for number, seat in enumerate(table["seats"]):
        seat["row"] = {"bat": number, "rat": 1} if number else {}
    table["aids"]["danger"] = [[]] * len(table["seats"])


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_the_counter_says_who_has_how_many_of_what(tell: Tell, size: dict[str, int]) -> None:
    page = tell("poker.offer.three", count_cards)
    page.set_viewport_size(size)
    assert not page.get_by_role("table").count()
    switch = page.get_by_role("button", name="Who has how many of what")
    switch.click()
    rows = page.get_by_role("table").get_by_role("row")
    numbers = [rows.nth(place).get_by_role("cell").all_inner_texts() for place in range(1, 5)]
    assert numbers == [["·", "·"], ["1", "1"], ["2", "1"], ["3", "2"]]
    # A sheet is closed again; on a desk the counter stays, also for the next time.
    assert bool(page.get_by_role("dialog").count()) == (size is PHONE)
    kept = page.evaluate("JSON.parse(localStorage['courtcards.settings']).counter")
    assert kept == (size is WIDE)


def fills(page: Any, seat: int) -> list[str]:
    """The stock of the cards before a seat, from the first to the last."""
    cards = page.locator(f'[data-seat="{seat}"] li .one > svg')
    return list(
        cards.evaluate_all("all => all.map((one) => one.querySelectorAll('rect')[2].outerHTML)")
    )


def test_cards_of_a_creature_lie_there_in_their_colours(tell: Tell) -> None:
    def change(told: Data) -> None:
        for number, seat in enumerate(table_of(told)["seats"]):
            seat["row"] = {"bat": 3 if number == 1 else 1}
            seat["colours"] = {"bat": ["red", "green", "grey"] if number == 1 else ["red"]}

    page = tell("poker.judge.six", change)
    one, another = fills(page, 1), fills(page, 2)
    assert len(set(one)) == 3
    assert one[0] == another[0]


def test_ones_own_place_says_you(tell: Tell) -> None:
    page = tell("poker.judge.six", lambda told: None)
    mine = page.get_by_role("region", name="Your place")
    assert mine.get_by_text("You", exact=True).count() == 1


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
def test_whoever_is_asked_for_is_chosen_wherever_the_seat_is_pressed(
    tell: Tell, size: dict[str, int]
) -> None:
    page = tell("poker.whom.six", fill_rows)
    page.set_viewport_size(size)
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    for target in (".seat.wanted li", ".seat.wanted .here", ".seat.wanted [data-spot=row]"):
        card.click(position={"x": 2, "y": 20})
        box = page.locator(target).last.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator('.choose[data-asks="claim"]').wait_for()
        for _ in range(2):
            page.keyboard.press("Escape")


def test_of_equal_cards_the_one_that_was_pressed_is_raised(tell: Tell) -> None:
    page = tell("poker.offer.two", lambda told: None)
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    names = [card.get_attribute("aria-label") for card in cards.all()]
    last = max(place for place, name in enumerate(names) if names.count(name) > 1)
    cards.nth(last).dispatch_event("click")  # cards lie upon each other
    page.locator('.choose[data-asks="claim"]').wait_for()
    pressed = [card.get_attribute("aria-pressed") for card in cards.all()]
    assert [place for place, is_pressed in enumerate(pressed) if is_pressed == "true"] == [last]


def test_before_anything_has_happened_the_table_says_how_one_loses(tell: Tell) -> None:
    page = tell("poker.offer.two", lambda told: None)
    page.get_by_text("Five of a kind in front of you, and you lose.").wait_for()


def test_who_cannot_pass_a_card_on_is_told_why(tell: Tell) -> None:
    def change(told: Data) -> None:
        view = told["view"]
        view["moves"] = [move for move in view["moves"] if move["do"] != "peek"]

    page = tell("poker.judge.six", change)
    page.get_by_text("Everybody else has seen it: you must judge.").wait_for()


def test_what_was_turned_stands_beside_who_judged_which_claim(tell: Tell) -> None:
    page = tell("poker.wait.six", lambda told: None)
    told = page.locator(".verdict")
    told.get_by_text("It was a lie").wait_for()
    line = told.locator("p").first.inner_text()
    assert line == "Herald: “toad”. Bartholomew Beetleby III believed it."


def test_help_on_a_card_that_lies_there_says_that_its_colour_is_decoration(tell: Tell) -> None:
    page = tell("poker.wait.six", lambda told: None)
    page.locator("li[data-animal]").first.hover()
    page.get_by_role("tooltip").get_by_text("The colour is only decoration.").wait_for()
