"""What the lobby loads before a game can be begun stays small, so that it is soon there on a phone too."""

import pytest

from bench.client import FONT_AIM, SIZE_AIM, first_load
from courtcards.server.pages import PAGE, STATIC


@pytest.fixture
def sizes() -> dict[str, list[int]]:
    """Return the sizes of the files of the first load, by kind."""
    if not (STATIC / PAGE).is_file():
        pytest.skip("the client is not built")
    return first_load()


def test_script_and_style_of_the_first_load_are_small(sizes: dict[str, list[int]]) -> None:
    assert sizes["script"]
    assert sizes["style"]
    assert sum(sizes["script"]) + sum(sizes["style"]) < SIZE_AIM * 1024


def test_fonts_are_small(sizes: dict[str, list[int]]) -> None:
    assert 0 < sum(sizes["fonts"]) < FONT_AIM * 1024
