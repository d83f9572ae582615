"""On a phone history and talk are sheets: they open at their end, where the newest is."""

import pytest

from courtcards.table.log import Said
from courtcards.table.settings import Settings
from tests.browser.conftest import PHONE, NewPage
from tests.browser.scenes import Scene, is_over
from tests.browser.test_lookback import seat_at
from tests.server.house import House

GAME = "cockroach-poker"
REMARKS = 40
SCENES = {
    "long": Scene(
        "sheets.long",
        Settings(GAME),
        is_over,
        said=[(number % 2, Said("text", f"Remark {number}")) for number in range(REMARKS)],
    )
}
# Whether the newest line is wholly in the window and the oldest is not, and how many there are.
AT_ITS_END = """() => {
  const lines = [...document.querySelectorAll("dialog ol li")].map((one) => one.getBoundingClientRect());
  const isSeen = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  return lines.length > 20 && isSeen(lines.at(-1)) && !isSeen(lines[0]);
}"""


@pytest.fixture
def house(gallery: House) -> House:
    """The server that has the scenes."""
    return gallery


@pytest.mark.parametrize("sheet", ["What happened", "Talk"])
def test_a_sheet_opens_where_the_newest_is(new_page: NewPage, sheet: str) -> None:
    page = seat_at(new_page, SCENES["long"].place(0), GAME, size=PHONE)
    page.get_by_role("navigation").get_by_role("button", name=sheet).click()
    page.wait_for_function(AT_ITS_END)
    if sheet == "Talk":
        # One can answer at once.
        box = page.get_by_role("dialog").get_by_label("Write something").bounding_box()
        assert 0 <= box["y"] < box["y"] + box["height"] <= PHONE["height"]
