"""One person against bots: every game to its end, as its rulebook has it; then again, and to watch."""

import re
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.players import player
from tests.browser.tables import every_game, new_table, play_now, start
from tests.browser.test_together import SHORT

GAME = "royal-gambit"
STEP = re.compile(r"Step (\d+) of (\d+)")


@every_game()
def test_a_whole_game_and_what_comes_after_it(new_page: NewPage, game: str) -> None:
    page = new_page(name="Anna", pace="instant")
    play_now(page, game)
    end_and_go_on(page, game)


def test_a_short_game_and_what_comes_after_it(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant")
    new_table(page, GAME, players="2", fine=SHORT[GAME])
    start(page, GAME)
    end_and_go_on(page, GAME)


def end_and_go_on(page: Any, game: str) -> None:
    player(page, game).play_out()
    check_result(page)
    watch_again(page)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.get_by_role("region", name="The game is over").wait_for(state="detached")
    assert player(page, game).wait() == "asked"


def check_result(page: Any) -> None:
    """The end is told in words, with who won."""
    told = page.get_by_role("region", name="The game is over").inner_text()
    assert re.search(r"You won!|You lost\.|Nobody won", told), told
    assert re.search(r"\w+ (and \w+ )?(wins?|won|loses?|lost)\b|[Nn]obody", told), told


def watch_again(page: Any) -> None:
    """A replay goes from its first step to its last, one by one or at once, and back to the table."""
    page.get_by_role("button", name="Review", exact=True).click()
    step = page.locator("main").get_by_text(STEP)
    step.wait_for()
    total = int(STEP.fullmatch(step.inner_text())[2])  # type: ignore[index]
    for number in (2, 3):
        page.get_by_role("button", name="One step forward", exact=True).click()
        assert step.inner_text() == f"Step {number} of {total}"
    for _ in range(3, total):
        page.keyboard.press("ArrowRight")
    assert step.inner_text() == f"Step {total} of {total}"
    assert page.get_by_role("button", name="One step forward", exact=True).is_disabled()
    page.get_by_role("button", name="To the beginning", exact=True).click()
    assert step.inner_text() == f"Step 1 of {total}"
    page.get_by_role("button", name="Back to the table", exact=True).click()
