"""A table without cracks: all that is needed to play is in the window, whole, and stays where it is."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from courtcards.engine.languages import codes
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.gallery import GAMES, Look, open_page
from tests.browser.layout import FAR, PLACES, Teller, visit, wrong_in
from tests.browser.positions import (
    END,
    ENDS,
    LATE,
    POSITIONS,
    TRADE_STEPS,
    TRADING,
    WATCHED,
    Position,
)
from tests.browser.test_lookback import begin, play, seat_at
from tests.browser.texts import letters_of
from tests.server.house import House

Size = tuple[int, int]
# Opens a page of somebody who is told some positions.
Opened = tuple[Any, Teller]
Open = Callable[..., Opened]

# A common laptop, and the smallest phone, upright and on its side: what `make test` looks at.
LAPTOP, UPRIGHT, ASIDE = (1280, 800), (360, 640), (844, 390)
FEW: list[Size] = [LAPTOP, UPRIGHT, ASIDE]
# From the smallest to the largest window there is a promise for, and where the layout changes between them.
ALL: list[Size] = [
    *[(360, 640), (390, 844), (430, 932), (667, 375), (844, 390), (932, 430)],
    *[(768, 1024), (1024, 700), (1120, 700), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160)],
]
# Where its words find room, those of the others do.
WORDIEST = max(codes(), key=letters_of)
ON_THE_TABLE = ".mat, .pen, .hand, .role button, .piles, .prompt, .page > header"
# How far the card may lie from those who look at it: about its own height.
NEAR = 120


@pytest.fixture(scope="module")
def opened(browser: Any, house: House) -> Iterator[Open]:
    """One page for all positions in a language; its window changes its size."""
    pages: dict[str, Opened] = {}

    def open_positions(positions: list[Position], language: str = "en") -> Opened:
        if language not in pages:
            page = open_page(browser, house, Look(language=language))
            page.context.set_default_timeout(PATIENCE)
            pages[language] = page, Teller(page)
        pages[language][1].learn(positions)
        return pages[language]

    yield open_positions
    for page, _ in pages.values():
        page.context.close()


def resize(page: Any, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def wrong_at(
    page: Any, positions: list[Position], sizes_of: Callable[[int], list[Size]]
) -> dict[str, list[str]]:
    """Return what is wrong with positions in windows of many sizes, which may depend on their number."""
    found = {}
    for number, position in enumerate(positions):
        page.set_viewport_size(Look().size)
        visit(page, position)
        for size in sizes_of(number):
            resize(page, size)
            wrong = wrong_in(page, may_scroll=position in ENDS)
            if wrong:
                found[f"{position.name} at {size}"] = wrong
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_one_needs_is_in_the_window_and_nothing_lies_on_anything(
    opened: Open, game: str
) -> None:
    positions = [one for one in POSITIONS if one.game == game]
    page, _ = opened(positions, WORDIEST)
    # On a phone that is held upright there is least room; the others take turns.
    assert wrong_at(page, positions, lambda number: [FEW[number % 2 * 2], UPRIGHT]) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game", GAMES)
def test_a_window_of_any_size_has_all_one_needs(opened: Open, game: str, language: str) -> None:
    positions = [one for one in [*POSITIONS, *ENDS] if one.game == game]
    page, _ = opened(positions, language)
    assert wrong_at(page, positions, lambda number: ALL) == {}


@pytest.mark.parametrize("size", FEW)
def test_choosing_an_animal_moves_nothing(opened: Open, size: Size) -> None:
    page, _ = opened([TRADING])
    resize(page, size)
    visit(page, TRADING)
    before = page.evaluate(PLACES, ON_THE_TABLE)
    for step in TRADE_STEPS:
        step(page)
        assert page.evaluate(PLACES, ON_THE_TABLE) == before


@pytest.mark.parametrize("size", FEW)
def test_the_end_shows_its_result_at_once(opened: Open, size: Size) -> None:
    page, teller = opened([LATE, END])
    resize(page, size)
    visit(page, LATE)
    # Somebody looks at what lies lowest, if there is any way down.
    page.evaluate("document.querySelector('main').scrollTo(0, 9999); scrollTo(0, 9999)")
    teller.go_on(END)
    page.locator(".after h2").wait_for()
    (_, top, _, height), *buttons = page.evaluate(PLACES, ".after h2, .after .row button")
    assert 0 <= top < top + height <= size[1]
    assert all(0 <= top < top + height <= size[1] for _, top, _, height in buttons)


def test_whoever_watches_sees_the_card_among_the_players(opened: Open) -> None:
    page, _ = opened(WATCHED)
    far = {}
    for position in WATCHED:
        visit(page, position)
        for size in FEW:
            resize(page, size)
            far[position.name, size] = page.evaluate(FAR)
    assert {where: by for where, by in far.items() if by > NEAR} == {}


def test_the_bar_of_a_look_back_covers_no_card(house: House, new_page: NewPage) -> None:
    place, anna = begin(house, "cockroach-poker")
    play(anna, 1)
    anna.wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
    page = seat_at(new_page, place, "cockroach-poker")
    page.get_by_role("button", name="are dealt 22 cards").first.click()
    page.get_by_text("Step 1 of").wait_for()
    wrong = {}
    for size in FEW:
        resize(page, size)
        wrong[size] = wrong_in(page)
    assert wrong == {size: [] for size in FEW}
