"""The picture of a finished game, drawn and saved by the browser alone."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.tables import every_game
from tests.browser.test_app import size_of
from tests.browser.test_lookback import play, seat_at
from tests.server.house import Data, House

# How many different colours a picture has, of every seventh pixel.
COLOURS = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const [width, height] = [image.width, image.height];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const points = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
  return new Set(points.filter((_, place) => place % 7 === 0)).size;
}"""
OPTIONS: dict[str, Data] = {
    "cockroach-poker": {"limit": 3},
    "royal-gambit": {"target": 20},
}


def over(house: House, game: str) -> Data:
    """Play a game with bots to its end; all have four seats."""
    bots = dict.fromkeys(range(1, 4), "novice")
    options = OPTIONS.get(game, {})
    place = house.create(game=game, players=4, bots=bots, pace="instant", options=options)
    house.command(place, "start")
    anna = house.sit(place)
    anna.wait(lambda known: known["room"])
    play(anna, 400)
    return place


def saved(page: Any, folder: Path) -> tuple[str, bytes]:
    with page.expect_download() as caught:
        page.get_by_role("button", name="Save a picture", exact=True).click()
    file = folder / "picture.png"
    caught.value.save_as(file)
    return caught.value.suggested_filename, file.read_bytes()


@every_game("cockroach-poker")
def test_a_finished_game_is_saved_as_a_picture_even_without_the_server(
    house: House, new_page: NewPage, tmp_path: Path, game: str, allowed: list[str]
) -> None:
    allowed.append("net::ERR_INTERNET_DISCONNECTED")
    place = over(house, game)
    page = seat_at(new_page, place, game, is_new=True)
    page.get_by_role("button", name="Save a picture", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    name, picture = saved(page, tmp_path)
    page.context.set_offline(False)
    assert name == f"courtcards-{place['table']}-1.png"
    width, height = size_of(picture)
    assert width == 1200
    assert 600 < height < 1200
    assert page.evaluate(COLOURS, b64encode(picture).decode()) > 200
    # Nothing of it stays on the page.
    assert page.locator("body > div[inert]").count() == 0
