"""Royal Menagerie for newcomers: one question at a time, what a move changes, what a role wants, gifts."""

from typing import Any

import pytest

from courtcards.table.settings import Settings
from tests.browser.conftest import NewPage
from tests.browser.scenes import Scene
from tests.browser.texts import spelling
from tests.browser.watching import come_to, watch
from tests.server.house import Data, House

GAME = "royal-menagerie"
ANIMALS = ("tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth")
# What is written down of every phase.
FACTS = """
  animals: table.querySelectorAll(".pips .on").length,
  asked: table.querySelectorAll(".prompt button").length,
"""


def has_gift(table: Data) -> bool:
    """The first seat may give an animal, and a person is next, who does nothing."""
    mine = table["seats"][0]
    return bool(
        table["turn"] == 0
        and table["phase"] == "play"
        and set(ANIMALS).intersection(mine["hand"])
        and table["stack"][-1]["left"] == 1
        and table["deck_size"] > 1
        and not any(table["aids"]["stampede"])
    )


def is_loyal(table: Data) -> bool:
    return has_gift(table) and table["seats"][0]["role"] == "loyalist"


def may_steal(table: Data) -> bool:
    mine = table["seats"][0]
    return has_gift(table) and "steal" in mine["hand"] and "trade" in mine["hand"]


def may_scatter(table: Data) -> bool:
    """A gift of the first seat can cause a stampede, and a person is next, who does nothing."""
    near = {species for seat in table["aids"]["stampede"][1:] for species in seat}
    return bool(
        table["turn"] == 0
        and table["phase"] == "play"
        and table["stack"][-1]["left"] == 1
        and near.intersection(table["seats"][0]["hand"])
    )


ALONE = Settings(GAME)
SCENES = {
    **{
        name: Scene(
            f"menagerie.{name}", ALONE, has_gift, persons=3, names=("Anna", "Bo", "Cy", "Di")
        )
        for name in ("gift", "still", "instant")
    },
    "loyal": Scene("menagerie.loyal", ALONE, is_loyal),
    "steal": Scene("menagerie.steal", ALONE, may_steal),
    "stampede": Scene("menagerie.stampede", ALONE, may_scatter),
}


@pytest.fixture
def house(gallery: House) -> House:
    """The server that has the scenes."""
    return gallery


def visit(new_page: NewPage, name: str, pace: str = "instant", *, is_still: bool = False) -> Any:
    page = come_to(new_page, SCENES[name], pace, is_still=is_still)
    page.locator(".prompt.mine").wait_for()
    return page


def seen_by_first(house: House, name: str) -> Data:
    scene = SCENES[name]
    headers = {"authorization": f"Bearer {scene.token(0)}"}
    return dict(house.http.get(f"/api/tables/{scene.table}", headers=headers).json())


def gift_of(house: House, name: str) -> Data:
    """A legal gift of the first seat."""
    moves = seen_by_first(house, name)["view"]["moves"]
    return next(move for move in moves if move["do"] == "gift")


def choose_gift(page: Any, gift: Data) -> None:
    page.locator(".hand").get_by_role("button", name=spelling(GAME)[gift["card"]]).click()
    page.locator(f'.mat[data-seat="{gift["to"]}"] .receive').click()


@pytest.mark.parametrize(
    ("name", "pace"), [("gift", "brisk"), ("still", "brisk"), ("instant", "instant")]
)
def test_a_gift_travels_and_is_shown_and_its_pen_changes_last(
    house: House, new_page: NewPage, name: str, pace: str
) -> None:
    gift = gift_of(house, name)
    page = visit(new_page, name, pace, is_still=name == "still")
    choose_gift(page, gift)
    watch(page, FACTS)
    animals = page.locator(".pips .on").count()
    page.locator(".prompt .confirm").click()
    page.wait_for_function(
        f"() => seen.at(-1).phase === 'rest' && seen.at(-1).animals === {animals + 1}"
    )
    seen = page.evaluate("seen")
    if pace == "instant":
        assert [now["phase"] for now in seen] == ["rest"]
        return
    assert [now["phase"] for now in seen] == ["rest", "travel", "show", "rest"]
    assert [now["animals"] for now in seen[:3]] == [animals] * 3
    assert [now["asked"] for now in seen[1:3]] == [0, 0]


def test_a_stampede_stands_out_with_the_points_it_costs(house: House, new_page: NewPage) -> None:
    told = seen_by_first(house, "stampede")["view"]
    near = told["table"]["aids"]["stampede"]
    gift = next(
        move for move in told["moves"] if move["do"] == "gift" and move["card"] in near[move["to"]]
    )
    points = told["table"]["seats"][gift["to"]]["points"]
    page = visit(new_page, "stampede")
    choose_gift(page, gift)
    mat = page.locator(f'.mat[data-seat="{gift["to"]}"]')
    change = int(mat.locator(".effect").inner_text().replace("−", "-"))
    page.locator(".prompt .confirm").click()
    mat.locator(".ribbon").get_by_text(f"{points} → {points + change} points").wait_for()
    # The newest stands first, and an older one may be out of sight.
    page.locator(".news .stampede").first.wait_for()


def test_one_question_after_the_other_and_undo_goes_one_step_back(new_page: NewPage) -> None:
    page = visit(new_page, "steal")
    asks = page.locator(".prompt p")
    assert asks.inner_text() == "Choose a card from your hand to play"
    assert page.locator(".pen.open, .receive").count() == 0
    page.locator(".hand").get_by_role("button", name="Trade").click()
    assert asks.inner_text() == "Trade: choose the first of two animals"
    page.locator(".pen.open").first.click()
    assert asks.inner_text().startswith("Trade: choose what")
    page.locator(".pen.open").last.click()
    assert asks.inner_text().endswith("?")
    undo = page.get_by_role("button", name="Undo", exact=True)
    for question in ("Trade: choose what", "Trade: choose the first", "Choose a card"):
        undo.click()
        assert asks.inner_text().startswith(question)
    assert undo.count() == 0


def test_what_a_theft_changes_is_told_at_the_target_and_for_both(
    house: House, new_page: NewPage
) -> None:
    told = seen_by_first(house, "steal")["view"]
    changes = told["table"]["aids"]["changes"]
    theft = next(move for move in told["moves"] if move["do"] == "steal")
    species = ANIMALS.index(theft["card"])
    theirs, mine = changes[theft["from"]][species][6], changes[0][6][species]
    page = visit(new_page, "steal")
    page.locator(".hand").get_by_role("button", name="Steal").click()
    pen = page.locator(f'.mat[data-seat="{theft["from"]}"] [data-species="{theft["card"]}"]')
    assert pen.locator(".mark").inner_text() == signed(theirs)
    effects = page.locator(".mat.mine .effect")
    assert effects.count() == 0
    pen.hover()
    assert effects.inner_text() == signed(mine)
    pen.click()
    assert page.locator(".prompt li").first.inner_text() == f"{signed(mine)} for you"
    assert page.locator(".prompt li").last.inner_text().startswith(f"{signed(theirs)} for ")


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else str(change).replace("-", "−")


def test_the_aim_of_a_role_is_one_tap_away_with_all_that_is_known(new_page: NewPage) -> None:
    page = visit(new_page, "loyal")
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name="Your aim", exact=True).click()
    sheet = page.get_by_role("dialog", name="Your role: Loyalist")
    sheet.get_by_text("but the Vizier must not have the most points alone").wait_for()
    assert sheet.get_by_text(": Conspirator", exact=False).count() == 2
    sheet.get_by_role("button", name="Cover your role").click()
    assert page.get_by_text("Have more points with the Vizier").count() == 0
    page.get_by_role("button", name="Show your role").click()
    page.get_by_role("button", name="Your aim", exact=True).wait_for()


def test_cards_pens_piles_and_numbers_tell_what_they_are(new_page: NewPage) -> None:
    page = visit(new_page, "steal")
    told = page.get_by_role("tooltip")
    for place, sentence in {
        ".hand [aria-label=Steal]": "Take any one animal from another player’s menagerie",
        ".pen": "One more here: ",
        ".score": "Mammoths are worth double: one 2 points, two 6 points, three 0.",
        ".facts .score >> xpath=preceding-sibling::*[1]": "at least one of each of the six species",
        ".piles .pile": "in the Play Deck",
        ".role-sign:not(.vizier)": "secret until the end of the game",
    }.items():
        page.mouse.move(1, 1)
        told.wait_for(state="hidden")
        page.locator(place).first.hover()
        told.get_by_text(sentence).wait_for()
