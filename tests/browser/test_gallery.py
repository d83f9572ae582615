"""What holds on every table: it fits a phone, cards are named once, the tab says whose turn it is."""

from typing import Any

import pytest

from courtcards.engine.languages import codes
from tests.browser.gallery import DESKTOP, GAMES, PHONE, SCREENS, Look, open_page
from tests.server.house import House

TABLES = [screen for screen in SCREENS if screen.where.startswith(GAMES) and not screen.acts]
PLAYED = [screen for screen in TABLES if not screen.name.endswith(".over")]
YOURS, THEIRS = (
    next(screen for screen in PLAYED if screen.name == name)
    for name in ("cockroach-poker", "cockroach-poker.theirs")
)
BEYOND = """() => [
  document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth
]"""
# Cards that whoever hears the page is told twice: in something with a name, or beside their own name.
TWICE = """() => [...document.querySelectorAll("svg.card[aria-label]")]
  .filter((card) => card.closest("button[aria-label]") || [...card.parentElement.children].some(
    (one) => one !== card && one.ariaHidden !== "true" && one.textContent.includes(card.ariaLabel)))
  .map((card) => card.ariaLabel)
"""
COUNT_NOTES = """
  window.notes = 0;
  const original = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes++; return original.call(this); };
"""


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=() if code == "ja" else pytest.mark.slow) for code in codes()],
)
def test_a_phone_shows_a_whole_table_and_every_card_has_one_name(
    browser: Any, gallery: House, language: str
) -> None:
    page = open_page(browser, gallery, Look(PHONE.width, PHONE.height, language=language))
    beyond, twice = {}, {}
    for screen in TABLES:
        screen.visit(page)
        beyond[screen.name] = page.evaluate(BEYOND)
        twice[screen.name] = page.evaluate(TWICE)
    page.context.close()
    played = {screen.name for screen in PLAYED}
    assert {name: by for name, by in beyond.items() if max(by) > 0 and name in played} == {}
    assert {name: cards for name, cards in twice.items() if cards} == {}


def test_a_tab_in_the_background_says_whose_turn_it_is(browser: Any, gallery: House) -> None:
    page = open_page(browser, gallery, DESKTOP)
    seen = {}
    for screen in (YOURS, THEIRS):
        screen.visit(page)
        picture = page.locator("link[rel=icon]").get_attribute("href")
        answer = page.request.get(picture)
        seen[screen] = (page.title().startswith("●"), picture, answer.ok)
    page.context.close()
    assert seen == {
        YOURS: (True, "/favicon-turn.svg", True),
        THEIRS: (False, "/favicon.svg", True),
    }


@pytest.mark.parametrize(("sound", "notes"), [(False, 0), (True, 2)])
def test_nothing_sounds_unless_somebody_wants_it(
    browser: Any, gallery: House, sound: bool, notes: int
) -> None:
    page = open_page(browser, gallery, Look(sound=sound))
    page.add_init_script(COUNT_NOTES)
    YOURS.visit(page)
    assert page.evaluate("window.notes") == notes
    page.context.close()
