"""Moments of games that must say what they ask and show what is known, each a scene of its own."""

from typing import Any

import pytest

from courtcards.table.settings import Settings
from tests.browser.conftest import NewPage
from tests.browser.scenes import Scene, is_over
from tests.browser.test_lookback import seat_at
from tests.browser.texts import Speech, spelling
from tests.server.house import Data, House

PASSING, ROYAL, MENAGERIE = "cockroach-poker", "cockroach-poker-royal", "royal-menagerie"
MINE = "section.mine"
TAKE_BACK = "Undo"


def is_asked(phase: str, table: Data) -> bool:
    """Whether the first seat has to decide something."""
    return bool(table["turn"] == 0 and table["phase"] == phase)


def has_joker(table: Data) -> bool:
    return is_asked("offer", table) and "joker" in table["seats"][0]["hand"]


def owes_one(table: Data) -> bool:
    return is_asked("pay", table) and table["passed"]["claims"][-1] != "royal"


def owes_again(table: Data) -> bool:
    """Both specials are out: a royal that was paid for the first has drawn the second."""
    return is_asked("pay", table) and len(table["aside"]) == 2


def passes_to_one(table: Data) -> bool:
    """All but one have seen the card that is passed on."""
    return is_asked("pass_on", table) and len(table["passed"]["path"]) == len(table["seats"]) - 1


def passes_to_several(table: Data) -> bool:
    return is_asked("pass_on", table) and not passes_to_one(table)


TWO = Settings(PASSING, players=2)
JAPANESE = Settings(ROYAL, preset="japanese")
SCENES = {
    "pay": Scene("pay", Settings(ROYAL), owes_one),
    "pay again": Scene("pay again", JAPANESE, owes_again, first_seed=679),
    "joker": Scene("joker", Settings(ROYAL), has_joker),
    "pass": Scene("pass", Settings(PASSING), passes_to_several),
    "pass to one": Scene("pass to one", Settings(PASSING), passes_to_one),
    "two": Scene("two", TWO, lambda table: is_asked("offer", table)),
    "menagerie": Scene("menagerie", Settings(MENAGERIE), is_over),
}


@pytest.fixture
def house(gallery: House) -> House:
    """The server that has the scenes."""
    return gallery


def visit(new_page: NewPage, name: str, language: str = "en") -> Any:
    """Open a page of the first person of a scene."""
    scene = SCENES[name]
    return seat_at(new_page, scene.place(0), scene.settings.game, language=language)


def seen_by_first(house: House, name: str) -> Data:
    """Everything the first person of a scene is told."""
    scene = SCENES[name]
    headers = {"authorization": f"Bearer {scene.token(0)}"}
    return dict(house.http.get(f"/api/tables/{scene.table}", headers=headers).json())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_payment_says_by_which_claim_and_how_much(
    house: House, new_page: NewPage, language: str
) -> None:
    claim = seen_by_first(house, "pay")["view"]["table"]["passed"]["claims"][-1]
    words = spelling(ROYAL, language)
    mine = visit(new_page, "pay", language).locator(MINE)
    say = Speech(language, ROYAL)
    mine.get_by_text(say("payTitle", claim=words[claim]), exact=True).wait_for()
    assert mine.get_by_text(say.any_of("payFor")).count() == 1
    assert not mine.get_by_text(say.any_of("payAgain")).count()


def test_a_chosen_card_covers_no_other(new_page: NewPage) -> None:
    hand = visit(new_page, "pay").get_by_role("group", name="Your hand")
    hand.get_by_role("button", disabled=False).first.click()
    hand.get_by_role("button", pressed=True).wait_for()
    others = hand.get_by_role("button", disabled=False, pressed=False)
    assert others.count() > 1
    for other in others.all():
        other.click(trial=True)


def test_a_second_payment_is_told_from_the_first(new_page: NewPage) -> None:
    mine = visit(new_page, "pay again").locator(MINE)
    mine.get_by_text("A second payment is due: this one is for the joker.").wait_for()


def test_each_animal_is_true_of_the_joker(new_page: NewPage) -> None:
    page = visit(new_page, "joker")
    mine = page.locator(MINE)
    mine.get_by_role("group", name="Your hand").get_by_role("button", name="joker").click()
    page.locator("button.plate").first.click()
    claims = mine.get_by_role("group", name="What do you say it is?").get_by_role("button")
    claims.first.wait_for()
    assert ["(the truth)" in text for text in claims.all_text_contents()] == [True] * 7 + [False]


def asked(page: Any) -> dict[str, Any]:
    """Return which question stands on the table, and for which there are answers."""
    return {
        "question": page.locator("[data-asks]").get_attribute("data-asks"),
        "cards": page.locator(".hand.wanted").count(),
        "players": page.locator(".seat.wanted").count(),
        "claims": page.get_by_role("group", name="What do you say it is?").count(),
    }


NOBODY = {"cards": 0, "players": 0, "claims": 0}
WHICH = NOBODY | {"question": "card", "cards": 1}
WHOM = NOBODY | {"question": "player", "players": 3}
WHAT = NOBODY | {"question": "claim", "claims": 1}


def test_one_question_is_asked_at_a_time_and_undo_goes_back_by_one(new_page: NewPage) -> None:
    page = visit(new_page, "joker")
    back = page.get_by_role("button", name=TAKE_BACK, exact=True)
    page.get_by_text("Choose a card from your hand").wait_for()
    assert asked(page) == WHICH
    page.locator(".hand button:enabled").first.click()
    assert asked(page) == WHOM
    # Not by colour alone: the word stands at each of them.
    assert page.locator(".seat.wanted .here", has_text="Choose").count() == 3
    page.locator("button.plate").first.click()
    assert asked(page) == WHAT
    back.click()
    assert asked(page) == WHOM
    back.click()
    assert asked(page) == WHICH
    assert not back.count()


@pytest.mark.parametrize("name", ["pass", "pass to one", "two"])
def test_only_what_was_chosen_can_be_taken_back(new_page: NewPage, name: str) -> None:
    page = visit(new_page, name)
    page.locator("[data-asks]").wait_for()
    back = page.get_by_role("button", name=TAKE_BACK, exact=True)
    assert not back.count()
    if name == "pass to one":
        # There is nobody else to give it to: that is no choice.
        assert asked(page) == WHAT
        assert not page.locator("button.plate").count()
        return
    before = asked(page)
    page.locator(".hand button:enabled" if name == "two" else "button.plate").first.click()
    assert asked(page) == WHAT
    back.click()
    assert asked(page) == before
    assert not back.count()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_after_royal_menagerie_everybody_is_told_who_was_kind(
    house: House, new_page: NewPage, language: str
) -> None:
    page = visit(new_page, "menagerie", language)
    say = Speech(language, MENAGERIE)
    page.locator("summary", has_text=say("figures")).click()
    events = seen_by_first(house, "menagerie")["events"]

    def row(key: str) -> list[str]:
        header = page.get_by_role("rowheader", name=say(key), exact=True)
        return list(
            page.get_by_role("row").filter(has=header).get_by_role("cell").all_inner_texts()
        )

    for key, word in {
        "figure-animals-shot-per-game": "shot",
        "figure-bazaars-per-game": "bazaar",
        "figure-stampedes-suffered-per-game": "stampede",
    }.items():
        counted = [e["seat"] for e in events if e["event"] == word]
        assert row(key) == [str(counted.count(seat)) for seat in range(4)]
    for key in ("figure-kind-gifts", "figure-unkind-gifts", "figure-roles-read"):
        assert all("%" in cell for cell in row(key))


def test_the_replay_of_royal_menagerie_shows_hands_and_roles(
    house: House, new_page: NewPage
) -> None:
    scene = SCENES["menagerie"]
    first = house.http.get(f"/api/tables/{scene.table}/games/1/steps").json()["steps"][0]["table"]
    words = spelling(MENAGERIE)
    page = visit(new_page, "menagerie")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_text("Step 1 of").wait_for()
    seats = seen_by_first(house, "menagerie")["room"]["seats"]
    for seat in range(1, 4):
        known = first["seats"][seat]
        mat = page.get_by_role("article", name=f"Menagerie of {seats[seat]['name']}")
        assert mat.get_by_text(words[known["role"]]).count() == 1
        hand = mat.get_by_role(
            "group", name=Speech("en", MENAGERIE)("mat-hand", count=known["hand_size"])
        )
        cards = hand.locator("svg.card").evaluate_all("all => all.map(one => one.ariaLabel)")
        assert cards == [words[card] for card in known["hand"]]
