"""The page plays by no rule: it shows what it is told, even if no rule would, and nothing else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.browser.conftest import PATIENCE
from tests.browser.gallery import Look, open_page
from tests.browser.layout import Teller, visit
from tests.browser.positions import END, ENDS, LATE, POSITIONS, Change, Data, Position
from tests.server.house import House

# A page, and who tells it what the server would.
Listener = tuple[Any, Teller]
# Opens the page of whoever is told a position with a change.
Tell = Callable[[str | Position, Change], Any]
FIVE_SPECIES = {"tortoise": 3, "tiger": 1, "komodo": 1, "antelope": 1, "mammoth": 1}
BY_NAME = {position.name: position for position in [*POSITIONS, *ENDS]}


@pytest.fixture(scope="module")
def listener(browser: Any, house: House) -> Iterator[Listener]:
    """One page for all tests of a file: each of them loads it anew."""
    page = open_page(browser, house, Look())
    page.context.set_default_timeout(PATIENCE)
    yield page, Teller(page)
    page.context.close()


@pytest.fixture
def tell(listener: Listener) -> Tell:
    page, teller = listener

    def tell_position(position: str | Position, change: Change) -> Any:
        known = BY_NAME[position] if isinstance(position, str) else position
        changed = replace(known, change=change, acts=())
        page.set_viewport_size(Look().size)
        page.mouse.move(0, 0)
        teller.learn([changed])
        visit(page, changed)
        return page

    return tell_position


def table_of(told: Data) -> Data:
    table: Data = told["view"]["table"]
    return table


@pytest.mark.parametrize("game", ["poker", "royal"])
def test_a_row_is_in_danger_if_it_is_said_to_be(tell: Tell, game: str) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        for seat in table["seats"]:
            seat["row"] = {"bat": 1, "fly": table["limit"] - 1}
        table["aids"]["danger"] = [[], ["bat", "rat"]] + [[]] * (len(table["seats"]) - 2)

    page = tell(f"{game}.judge.six", change)
    marked = page.locator("li.danger")
    assert marked.count() == 2
    for place, animal in enumerate(("bat", "rat")):
        assert f"One more {animal} and" in marked.nth(place).get_attribute("aria-label")


def test_without_aids_no_row_is_in_danger(tell: Tell) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        for seat in table["seats"]:
            seat["row"] = {"bat": table["limit"] - 1}
        del table["aids"], told["own"]["aids"]

    page = tell("poker.judge.six", change)
    assert page.locator(".felt li[data-help]").count() > 1
    assert page.locator("li.danger").count() == 0


def test_sets_are_those_that_are_told_and_worth_as_much_as_is_told(tell: Tell) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        table["seats"][0] |= {"cards": ["2h", "Jc", "Qc", "Kc"], "sets": ["low-straight"]}
        table["aids"] |= {"sets": {"low-straight": "29", "royal-family": "JQK4"}, "set_points": 7}

    page = tell("gambit.turn.two", change)
    sets = page.locator(".mine .set")
    assert [text.split() for text in sets.all_inner_texts()] == [["2", "9", "+7"], list("JQK4")]
    assert sets.nth(1).locator(".have").all_inner_texts() == ["J", "Q", "K"]


def test_the_card_that_is_meant_is_given(tell: Tell) -> None:
    def change(told: Data) -> None:
        table, moves = table_of(told), told["view"]["moves"]
        rank = moves[0]["card"]
        others = [card for card in table["seats"][0]["cards"] if card[0] != rank]
        table["seats"][0]["cards"] = [rank + "s", *others, rank + "h", rank + "c"]
        table["meant"] = {rank: rank + "h"}

    page = tell("gambit.give.eight", change)
    gifts = page.locator(".mine .fan button")
    assert gifts.count() == 1
    assert "♥" in gifts.get_attribute("aria-label")


def test_what_can_be_banked_is_what_is_told(tell: Tell) -> None:
    def change(told: Data) -> None:
        table_of(told)["seats"][0] |= {"status": "stayed", "points": 93, "total": 1}

    page = tell("gambit.turn.two", change)
    assert "+93" in page.locator(".mine .progress").inner_text()


def test_the_bank_adds_up_as_is_told(tell: Tell) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        table["seats"][0] |= {"cards": ["2h", "9c", "Kc"], "sets": [], "points": 50}
        table["aids"] |= {"worth": [[7, 6, 30], [1]], "pairs": ["9c"], "cover": None}

    page = tell("gambit.turn.two", change)
    assert page.locator(".mine .adds").all_inner_texts() == ["+7", "+6", "+30"]
    assert "+50 = 13 + ♚30" in page.locator(".mine .bank").inner_text()
    assert page.locator(".mine .too-many [aria-label='9♣']").count() == 1


def test_pens_and_stampedes_are_as_they_are_told(tell: Tell) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        for seat in table["seats"]:
            seat["menagerie"] = dict(FIVE_SPECIES)
        table["aids"] = {
            "room": 5,
            "species": 9,
            "stampede": [["tiger"], [], [], []],
            "full": [[], ["komodo"], [], []],
        }

    page = tell(LATE, change)
    assert page.locator(".pen.missing").count() == 1
    assert page.locator(".pen.full").count() == 1
    assert page.locator(".pen").first.locator(".pips i").count() == 5
    assert page.locator(".mat .facts").first.get_by_text("5/9").count() == 1
    assert "komodo" in page.locator(".pen.full").get_attribute("aria-label").lower()


def test_without_aids_no_pen_is_full_and_no_stampede_is_near(tell: Tell) -> None:
    def change(told: Data) -> None:
        table = table_of(told)
        for seat in table["seats"]:
            seat["menagerie"] = dict(FIVE_SPECIES)
        del table["aids"], told["own"]["aids"]

    page = tell(LATE, change)
    assert page.locator(".pen").count() == 24
    assert page.locator(".pen.missing, .pen.full, .near").count() == 0


def test_the_sums_of_the_teams_are_those_that_are_told(tell: Tell) -> None:
    def change(told: Data) -> None:
        table_of(told)["sums"] = {"court": 91, "conspirators": 17}

    page = tell(END, change)
    said = page.locator(".finale p").last.inner_text()
    assert ("91" in said, "17" in said) == (True, True)
