"""Every screen before axe-core: nothing that keeps somebody from playing, in any colours."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.gallery import (
    DESKTOP,
    GAMES,
    PHONE,
    SCREENS,
    Look,
    Screen,
    open_page,
)
from tests.server.house import House

Findings = Callable[[Look, list[Screen]], dict[str, list[Any]]]

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# The letters in the corners of cards are signs, like the rank of a playing card: whoever speaks to the
# browser calls a card by its name, so the rule about labels does not mean them.
RUN = """async (rules) => {
  const options = { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) };
  const isSign = (id, node) =>
    id === "label-content-name-mismatch" && document.querySelector(node.target[0]).querySelector("svg.card");
  return (await axe.run(document, options)).violations
    .map(({ impact, id, nodes }) => [impact, id, nodes.filter((node) => !isSign(id, node))])
    .map(([impact, id, nodes]) => [impact, id, nodes.map((node) => node.html)])
    .filter(([, , nodes]) => nodes.length);
}"""
# What another theme can change.
COLOURS = ["color-contrast"]

DARK = {"theme": "dark"}
# What is looked at in high contrast too.
FOR_CONTRAST = ("lobby", "cockroach-poker", "royal-gambit")
# What `make test` looks at; `make browser` visits every screen.
MOST_SEEN = ("lobby", "cockroach-poker")
# What a phone lays out in its own way.
FOR_PHONES = ("lobby", "going-on", "waiting-room", "invitation", "history", "talk", *GAMES)


@pytest.fixture
def findings(browser: Any, gallery: House) -> Iterator[Findings]:
    """Visit screens, and return what is grave: for all rules, then for the colours of other themes."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    contexts = []

    def find(look: Look, screens: list[Screen]) -> dict[str, list[Any]]:
        # The page allows no scripts but its own; axe-core comes in by force.
        page = open_page(browser, gallery, look, bypass_csp=True)
        contexts.append(page.context)
        found = {screen.name: _look_at(page, screen) for screen in screens}
        return {name: grave for name, grave in found.items() if grave}

    yield find
    for context in contexts:
        context.close()


def test_neither_the_lobby_nor_a_table_shuts_anybody_out(findings: Findings) -> None:
    assert findings(DESKTOP, [screen for screen in SCREENS if screen.name in MOST_SEEN]) == {}


@pytest.mark.slow
def test_no_screen_shuts_anybody_out(findings: Findings) -> None:
    assert findings(DESKTOP, [screen for screen in SCREENS if screen.is_seen_in(DESKTOP)]) == {}


@pytest.mark.slow
def test_no_phone_shuts_anybody_out(findings: Findings) -> None:
    assert findings(PHONE, [screen for screen in SCREENS if screen.name in FOR_PHONES]) == {}


def _look_at(page: Any, screen: Screen) -> list[Any]:
    screen.visit(page)
    page.add_script_tag(path=AXE)
    found = _run(page, None, {})
    found += _run(page, COLOURS, DARK)
    if screen.name in FOR_CONTRAST:
        found += _run(page, COLOURS, {"contrast": "high", **DARK})
        found += _run(page, COLOURS, {"contrast": "high", "theme": "light"})
    return found


def _run(page: Any, rules: list[str] | None, themes: dict[str, str]) -> list[Any]:
    page.evaluate("(themes) => Object.assign(document.documentElement.dataset, themes)", themes)
    found = page.evaluate(RUN, rules)
    return [[*finding, themes] for finding in found if finding[0] in GRAVE]
