"""A whole game without a mouse: by the documented keys, and by Tab and Enter."""

import random
from typing import Any

import pytest

from tests.browser.conftest import NewPage
from tests.browser.players import Player, player
from tests.browser.tables import TITLES, every_game

# Where the focus is: what it is called, and whether one can see it there.
FOCUS = """() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const isShown = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  return {
    isLost: one === document.body,
    isSeen: isShown && box.bottom > 0 && box.top < innerHeight,
    name: one.getAttribute("aria-label") ?? one.innerText,
  };
}"""
# Whether what has the focus is the same as something else: of equal cards Tab stops at the first.
IS_LIKE_IT = """one => {
  const now = document.activeElement;
  const names = [one, now].map((each) => each.getAttribute("aria-label") ?? each.innerText);
  return now.parentElement === one.parentElement && names[0] === names[1];
}"""
MOST_TABS = 120


class Keys:
    """Somebody who has a keyboard and nothing else."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def focus(self) -> dict[str, Any]:
        return dict(self.page.evaluate(FOCUS))

    def tab_to(self, is_it: Any) -> dict[str, Any]:
        """Press Tab until something has the focus; wherever it is on the way, it can be seen."""
        for _ in range(MOST_TABS):
            now = self.focus()
            if not now["isLost"]:
                assert now["isSeen"], now
            if is_it(now):
                return now
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never comes there.")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)


def begin(page: Any, game: str) -> Keys:
    """Start a game from the lobby."""
    keys = Keys(page)
    page.get_by_role("button", name=f"Play now: {game}", exact=True).wait_for()
    keys.tab_to(lambda now: now["name"] == f"Play now: {game}")
    keys.press("Enter")
    page.wait_for_url("**/t/*")
    return keys


@pytest.mark.slow
def test_a_whole_game_by_the_documented_keys(new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant")
    keys = begin(page, "Cockroach Poker")
    anna = player(page, "cockroach-poker")
    chance = random.Random(4)
    while anna.wait() == "asked":
        decide_by_numbers(anna, keys, chance)
        assert not keys.focus()["isLost"]


def decide_by_numbers(anna: Player, keys: Keys, chance: random.Random) -> None:
    if anna.button("believe", "doubt").count():
        keys.press(chance.choice("12"))
        return
    asks = anna.table.locator("[data-asks]")
    while asks.get_attribute("data-asks") != "claim":
        keys.press(str(chance.randint(1, 4)))
    keys.press(str(chance.randint(1, 4)))


@every_game("royal-gambit", games=("cockroach-poker-royal", "royal-gambit", "royal-menagerie"))
def test_moves_by_tab_and_enter(new_page: NewPage, game: str) -> None:
    page = new_page(name="Anna", pace="instant")
    keys = begin(page, TITLES[game]["en"])
    anna = without_a_mouse(page, game, keys)
    for _ in range(3):
        if anna.wait() != "asked":
            return
        anna.play()
        assert not keys.focus()["isLost"]


def without_a_mouse(page: Any, game: str, keys: Keys) -> Player:
    """Return a player whose presses are made by Tab and Enter."""
    anna = player(page, game, 6)

    def press(control: Any) -> None:
        handle = control.element_handle()
        keys.tab_to(lambda now: handle.evaluate(IS_LIKE_IT))
        keys.press("Enter")

    anna.press = press  # type: ignore[method-assign]
    return anna
