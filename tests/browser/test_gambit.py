"""Royal Gambit's table: what is shown in which order, how the bank adds up, the score sheet, help."""

from collections.abc import Callable
from typing import Any

import pytest

from courtcards.table.settings import Settings
from tests.browser.conftest import PHONE, NewPage
from tests.browser.layout import Teller, visit
from tests.browser.positions import POSITIONS, Position
from tests.browser.scenes import Scene, is_over
from tests.browser.watching import come_to, watch
from tests.server.house import Data, House

GAME = "royal-gambit"
# What is written down of every phase.
FACTS = """
  backs: table.querySelectorAll(".fan li > svg[aria-hidden]").length,
  cards: table.querySelectorAll(".mine .fan svg[aria-label]").length,
  stamp: table.querySelector(".mine .stamp")?.innerText ?? null,
  total: table.querySelector(".mine .sum strong").innerText,
  asked: document.querySelectorAll(".choices.asked").length,
  prompt: document.querySelector(".choices .prompt").innerText,
"""
ALL_SHOWN = "() => seen.length > 1 && seen.at(-1).phase === 'rest'"


def _is_alone(table: Data) -> bool:
    """The first seat decides alone, with points that do not end the game."""
    mine, other = table["seats"]
    return bool(
        table["turn"] == 0
        and table["phase"] == "turn"
        and other["status"] != "in"
        and mine["points"] > 0
        and max(mine["total"] + mine["points"], other["total"]) < table["target"]
    )


def _busts_next(table: Data) -> bool:
    """The next card busts the first seat, which no queen can help."""
    mine, other = table["seats"]
    ranks = {card[0] for card in mine["cards"]}
    return bool(
        table["turn"] == 0
        and table["phase"] == "turn"
        and other["status"] == "in"
        and table["deck"]
        and table["deck"][0][0] in ranks & set("A234569T")
        and "Q" not in ranks
    )


# Two people, of whom one does nothing: so nothing happens but what is pressed.
TWO = Settings(GAME, players=2)
SCENES = {
    **{name: Scene(f"gambit.{name}", TWO, _is_alone) for name in ("last", "instant")},
    **{name: Scene(f"gambit.{name}", TWO, _busts_next) for name in ("bust", "still")},
    "over": Scene("gambit.over", TWO, is_over),
}


@pytest.fixture
def house(gallery: House) -> House:
    """The server that has the scenes."""
    return gallery


def watched(new_page: NewPage, name: str, pace: str = "brisk", *, is_still: bool = False) -> Any:
    """Open a page of the first person of a scene, which is watched from now on."""
    page = come_to(new_page, SCENES[name], pace, is_still=is_still)
    watch(page, FACTS)
    return page


def answer(page: Any, name: str) -> Any:
    """Return the button that answers what is asked; the history has words like it."""
    return page.locator(".choices").get_by_role("button", name=name)


def press(page: Any, name: str) -> list[Data]:
    """Press a button, wait until all has been shown, and return what was seen in each phase."""
    answer(page, name).click()
    page.wait_for_function(ALL_SHOWN)
    return list(page.evaluate("seen"))


def test_the_last_stay_keeps_the_table_for_a_moment(new_page: NewPage) -> None:
    page = watched(new_page, "last")
    before, *shown, after = press(page, "Stay")
    assert [one["phase"] for one in shown] == ["bank", "ended", "sweep"]
    # The cards lie there and nobody is asked anything until all have seen what was banked.
    assert {one["cards"] for one in shown} == {before["cards"]}
    assert {one["asked"] for one in shown} == {0}
    assert shown[0]["total"] == before["total"]
    _, ended, _ = shown
    assert ended["stamp"].startswith("✓ stayed +")
    assert int(ended["total"]) == int(before["total"]) + int(ended["stamp"].split("+")[1])
    assert after["cards"] == 0


@pytest.mark.parametrize("is_still", [False, True], ids=["brisk", "still"])
def test_a_card_comes_face_down_is_turned_and_busts_after_a_breath(
    new_page: NewPage, is_still: bool
) -> None:
    page = watched(new_page, "still" if is_still else "bust", is_still=is_still)
    before, *shown, after = press(page, "Hit")
    assert [one["phase"] for one in shown] == ["draw", "flip", "breath", "bust"]
    assert [one["backs"] for one in shown] == [1, 0, 0, 0]
    assert [one["cards"] - before["cards"] for one in shown] == [0, 1, 1, 1]
    assert [one["stamp"] for one in shown] == [None, None, None, "✗ bust"]
    assert [one["prompt"] == before["prompt"] for one in shown] == [False] * 4
    assert [one["prompt"].startswith("You flip") for one in shown] == [False, True, True, False]
    assert ["bust" in one["prompt"] for one in shown] == [False, False, False, True]
    # Nothing older is said again while the card comes, and in the end which cards it was.
    assert shown[0]["prompt"] == "You draw a card …"
    assert shown[3]["prompt"].startswith("You bust with a second ")
    assert after["stamp"] == "✗ bust"


def test_whoever_wants_no_pause_has_the_last_hand_in_sight_until_they_decide(
    new_page: NewPage,
) -> None:
    page = watched(new_page, "instant", "instant")
    cards = page.locator(".mine .fan:not(.ghost) svg").count()
    answer(page, "Stay").click()
    ghosts = page.locator(".mine .fan.ghost svg")
    ghosts.first.wait_for()
    assert ghosts.count() == cards
    assert {one["phase"] for one in page.evaluate("seen")} == {"rest"}
    page.get_by_role("button", name="Scores", exact=True).click()
    sheet = page.get_by_role("dialog", name="Scores")
    assert sheet.get_by_role("columnheader").all_inner_texts() == ["Hand", "You", "Bo"]
    rows = sheet.locator("tbody tr")
    assert rows.last.locator("td").first.inner_text() == "playing"
    assert (
        sheet.locator("tfoot td").first.inner_text()
        == page.locator(".mine .sum strong").inner_text()
    )


def test_a_spectator_sees_all_hands_of_a_finished_game(new_page: NewPage) -> None:
    page = new_page(f"/t/{SCENES['over'].table}", pace="instant")
    page.get_by_role("button", name="Scores", exact=True).click()
    sheet = page.get_by_role("dialog", name="Scores")
    totals = sheet.locator("tfoot td").all_inner_texts()
    assert totals == page.locator(".sum strong").all_inner_texts()
    assert sheet.get_by_text("catch-up").or_(sheet.get_by_text("duel")).count() > 0
    # What stands below the last result of everybody is what it came to.
    assert sheet.locator("tbody tr").count() == int(
        page.locator(".hand strong").inner_text().split()[1]
    )


def test_everything_on_the_table_tells_what_it_is(new_page: NewPage) -> None:
    things = ".fan li:not(.none), .deck, .progress, .set, .stamp, .choices button, .ribbon, .aim, .hand > *"
    positions = [
        one for one in POSITIONS if one.name in ("gambit.target.eight", "gambit.duel.four")
    ]
    page = new_page(None, name="Anna", pace="instant")
    Teller(page, positions)
    for position in positions:
        visit(page, position)
        assert page.locator(things).count() > 20
        silent = page.locator(f":is({things}):not([data-help]), [data-help='']")
        assert silent.evaluate_all("all => all.map(one => one.className)") == []
    page.locator(".mine .fan li", has=page.locator("[aria-label='7♣']")).first.hover()
    page.get_by_role("tooltip").get_by_text("Lucky Seven").wait_for()


def test_a_tap_on_any_card_tells_what_it_is_and_what_it_adds_be_it_nothing(
    new_page: NewPage,
) -> None:
    position = next(one for one in POSITIONS if one.name == "gambit.turn.two")
    page = new_page(None, name="Anna", pace="instant", size=PHONE, touch=True)
    Teller(page, [position])
    visit(page, position)
    for fan in ("[data-seat='0'] .fan", "[data-seat='1'] .fan"):
        page.locator(f"{fan} li").last.tap(position={"x": 8, "y": 10})
        page.get_by_role("tooltip").get_by_text("Adds ").wait_for()
    badges = page.locator(".mine .fan .adds").all_inner_texts()
    assert [badges[0], badges[-1]] == ["+0", "+5"]


def _is_turn(table: Data) -> bool:
    return bool(table["turn"] == 0 and table["phase"] == "turn" and table["seats"][0]["cards"])


def _is_chasing(table: Data) -> bool:
    chase = table["aids"]["chase"][0]
    return bool(_is_turn(table) and chase and chase["stay"] == "loses")


def _is_at(phase: str) -> Callable[[Data], bool]:
    return lambda table: bool(table["turn"] == 0 and table["phase"] == phase)


def test_questions_say_what_is_at_stake_and_do_not_move_the_table(new_page: NewPage) -> None:
    moments = {
        "turn": _is_turn,
        "target": _is_at("target"),
        "chase": _is_chasing,
        "life": _is_at("extra_life"),
    }
    asked = {name: Position(f"gambit.asked.{name}", GAME, is_it) for name, is_it in moments.items()}
    page = new_page(None, name="Anna", pace="instant", size=PHONE, touch=True)
    Teller(page, list(asked.values()))
    choices = page.locator(".choices")

    visit(page, asked["turn"])
    before = choices.bounding_box()["height"]
    visit(page, asked["target"])
    assert choices.bounding_box()["height"] == pytest.approx(before, abs=20)
    # Where to aim stands on no card.
    other = page.locator(".others .plate", has=page.locator(".aim")).first
    chip, fan = other.locator(".aim > span").bounding_box(), other.locator(".fan").bounding_box()
    assert chip["y"] + chip["height"] <= fan["y"]

    visit(page, asked["chase"])
    assert choices.locator(".prompt").get_by_text("more overtake").count() == 1
    stay = answer(page, "Stay")
    assert stay.locator("small").inner_text().endswith("too few to win")

    visit(page, asked["life"])
    assert "keep " in answer(page, "Use a queen").locator("small").inner_text()
    assert page.locator(".mine .bank").count() == 0
