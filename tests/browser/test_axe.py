"""Every screen before axe-core: nothing that keeps somebody from playing, in any colours."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.gallery import (
    DESKTOP,
    PHONE,
    SCREENS,
    Look,
    Screen,
    open_gallery,
    open_page,
)
from tests.server.house import House

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  (found) => [found.impact, found.id, found.nodes.map((node) => node.target.join(" "))])"""

# Both themes at every size there is; high contrast where there is most to see.
LOOKS = {
    "light": DESKTOP,
    "dark": Look(theme="dark"),
    "phone": PHONE,
    "high contrast": Look(contrast="high"),
    "high contrast, dark": Look(contrast="high", theme="dark"),
}
FOR_CONTRAST = ("lobby", "cockroach-poker", "royal-gambit")


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in client/")
    with open_gallery(tmp_path_factory.mktemp("data")) as house:
        yield house


@pytest.mark.parametrize("name", LOOKS)
def test_no_screen_shuts_anybody_out(browser: Any, gallery: House, name: str) -> None:
    look = LOOKS[name]
    # The page allows no scripts but its own; axe-core comes in by force.
    page = open_page(browser, gallery, look, bypass_csp=True)
    found = {screen.name: _findings(page, screen) for screen in SCREENS if _is_seen(screen, look)}
    page.context.close()
    assert {screen: grave for screen, grave in found.items() if grave} == {}


def _is_seen(screen: Screen, look: Look) -> bool:
    if look.contrast == "high":
        return screen.name in FOR_CONTRAST
    return look.width == PHONE.width or not screen.is_for_phones


def _findings(page: Any, screen: Screen) -> list[Any]:
    screen.visit(page)
    page.add_script_tag(path=AXE)
    return [finding for finding in page.evaluate(RUN) if finding[0] in GRAVE]
