"""A game from outside in the browser: nobody has drawn a table for it, and it is played all the same."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from courtcards.lessons import LESSONS
from tests.browser.conftest import UNHURRIED, WIDE, NewPage
from tests.browser.tables import set_field, start
from tests.browser.test_alone import check_result, watch_again
from tests.browser.texts import Speech
from tests.outside.environment import CHEAT, Environment
from tests.server.house import House

pytestmark = pytest.mark.slow

# What the page says is the same in every game.
PAGE = "royal-gambit"
SAY = Speech("en", PAGE)
MOVE = re.compile("^(lay .+|that is all|let it pass|call .+)$")
SHORT = {"How many ranks": "3", "After how many turns": "8"}


@pytest.fixture(scope="module")
def house(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in an environment where Cheat is installed."""
    outside = Environment(tmp_path_factory.mktemp("outside"), {})
    outside.install(CHEAT)
    # As everything else is compiled before the tests: else the first move of its bots waits for that.
    outside.courtcards("warm")
    with outside.entered(), House(tmp_path_factory.mktemp("data"), *UNHURRIED) as house:
        yield house
        assert house.tracebacks == []


def test_a_whole_game_of_cheat_at_the_generic_table(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant", size=WIDE)
    page.get_by_role("button", name=f"{SAY('newTable')}: Cheat", exact=True).wait_for()
    assert page.get_by_role("button", name=re.compile(f"^{SAY('learn')}: ")).count() == len(LESSONS)
    page.get_by_role("button", name=f"{SAY('newTable')}: Cheat", exact=True).click()
    make_short_table(page)
    page.get_by_role("textbox", name=SAY("invite")).wait_for()
    start(page, PAGE)
    over = page.get_by_role("region", name="The game is over")
    moves = page.get_by_role("main").get_by_role("button", name=MOVE)
    played = 0
    while not over.is_visible():
        moves.or_(over).first.wait_for()
        if moves.count():
            moves.first.click()
            played += 1
    assert played > 3
    check_nothing_is_offered_that_is_not_there(page)
    check_result(page)
    watch_again(page)


def check_nothing_is_offered_that_is_not_there(page: Any) -> None:
    """A game without figures, at its end, when nobody has anything to do."""
    page.get_by_text(SAY("fairness")).wait_for()
    page.wait_for_load_state("networkidle")
    assert not page.get_by_text(SAY("figures")).count()
    assert not page.get_by_role("heading", name=SAY("moves")).count()


def make_short_table(page: Any) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(SAY("options")).click()
    for label, value in SHORT.items():
        set_field(dialog.get_by_label(re.compile(f"^{label}")), value)
    dialog.get_by_role("button", name=SAY("makeTable")).click()
