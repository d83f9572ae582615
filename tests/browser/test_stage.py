"""A card travels and is turned in phases: their order, however long they take, and what is seen in each."""

from typing import Any

import pytest

from courtcards.table.settings import Settings
from tests.browser.conftest import NewPage
from tests.browser.scenes import Scene, is_over
from tests.browser.watching import come_to, watch
from tests.server.house import Data, House

GAME = "cockroach-poker"
REVEAL = ["word", "breath", "turn", "take"]

# What is written down of every phase.
FACTS = """
  word: table.querySelector(".believes, .doubts")?.innerText ?? null,
  face: table.querySelector(".story .face svg")?.ariaLabel ?? null,
  rows: table.querySelectorAll("li[data-animal] i.on").length,
  lines: document.querySelectorAll("aside li").length,
  asked: table.querySelectorAll(".decide button").length,
  after: document.querySelectorAll(".after").length,
"""

ALL_SHOWN = "() => seen.length > 1 && seen.at(-1).phase === 'rest' && seen.at(-1).face !== null"


def _is_judged(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["phase"] == "judge" and table["round"] >= 3)


def _ends_here(table: Data) -> bool:
    """The first seat judges a card that ends the game, whoever takes it."""
    passed = table["passed"]
    if table["turn"] != 0 or table["phase"] != "judge":
        return False
    return all(table["seats"][seat]["row"].get(passed["card"]) == 2 for seat in passed["path"])


# Two people, of whom one does nothing: so nothing happens but what is pressed.
USUAL = Settings(GAME, players=2)
SHORT = Settings(GAME, players=2, options={"limit": 3})
SCENES = {
    **{name: Scene(f"stage.{name}", USUAL, _is_judged) for name in ("brisk", "still", "instant")},
    "last": Scene("stage.last", SHORT, _ends_here),
    "over": Scene("stage.over", SHORT, is_over),
}


@pytest.fixture
def house(gallery: House) -> House:
    """The server that has the scenes."""
    return gallery


def visit(new_page: NewPage, name: str, pace: str = "brisk", *, is_still: bool = False) -> Any:
    """Open a page of the first person of a scene, which is watched from now on."""
    page = come_to(new_page, SCENES[name], pace, is_still=is_still)
    watch(page, FACTS)
    return page


def seen_until_rest(page: Any) -> list[Data]:
    """Wait until all has been shown, and return what was seen in each phase."""
    page.wait_for_function(ALL_SHOWN)
    return list(page.evaluate("seen"))


@pytest.mark.parametrize("is_still", [False, True], ids=["brisk", "still"])
def test_the_word_the_turn_and_the_way_come_one_after_the_other(
    new_page: NewPage, is_still: bool
) -> None:
    page = visit(new_page, "still" if is_still else "brisk", is_still=is_still)
    page.get_by_role("button", name="False", exact=True).click()
    before, *shown, after = seen_until_rest(page)
    assert [one["phase"] for one in shown] == REVEAL
    # The judge's word stands there from the first moment to the last, the card's face from the turn on.
    assert [one["word"] for one in shown] == ["False!"] * len(REVEAL)
    assert [bool(one["face"]) for one in shown] == [False, False, True, True]
    # Nothing tells the end before it is there: no row, no line of the history, no question.
    for key in ("rows", "lines"):
        assert {one[key] for one in shown} == {before[key]}
        assert after[key] > before[key]
    assert {one["asked"] for one in shown} == {0}
    assert after["rows"] == before["rows"] + 1


def test_whoever_wants_it_at_once_sees_the_end_at_once(new_page: NewPage) -> None:
    page = visit(new_page, "instant", "instant")
    page.get_by_role("button", name="False", exact=True).click()
    page.locator(".story .face").wait_for()
    assert {one["phase"] for one in page.evaluate("seen")} == {"rest"}


def test_the_result_is_told_when_the_last_card_has_been_shown(new_page: NewPage) -> None:
    page = visit(new_page, "last")
    page.get_by_role("button", name="True", exact=True).click()
    page.locator(".after").wait_for()
    *shown, after = page.evaluate("seen")
    assert [one["phase"] for one in shown][1:] == REVEAL
    assert {one["after"] for one in shown} == {0}
    assert (after["phase"], after["after"]) == ("rest", 1)
    # What lost the game is marked where it lies.
    assert page.locator("li.full").count() == 1


def test_a_replay_shows_one_step_in_phases_and_a_leap_at_once(new_page: NewPage) -> None:
    page = visit(new_page, "over")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_text("Step 1 of").wait_for()
    page.get_by_role("button", name="One step forward", exact=True).click()
    page.wait_for_function("() => seen.some(({ phase }) => phase === 'travel')")
    page.locator('[data-phase="rest"]').wait_for()
    page.evaluate("seen.length = 0")
    for leap in ("To the end", "To the beginning"):
        page.get_by_role("button", name=leap, exact=True).click()
    page.get_by_text("Step 1 of").wait_for()
    assert {one["phase"] for one in page.evaluate("seen")} == {"rest"}
