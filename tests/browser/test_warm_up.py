"""Whoever plays while the games are still being compiled is told so, until that is done."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import NewPage
from tests.browser.players import player
from tests.browser.tables import play_now
from tests.browser.texts import Speech
from tests.faults.test_warm_up import AT_ONCE, compiled, hold_newcomer, is_compiled
from tests.server.house import House

__all__ = ["compiled"]

GAME = "royal-gambit"


@pytest.fixture
def house(tmp_path: Path, compiled: None) -> Iterator[House]:
    """A house that begins as plain Python."""
    with House(tmp_path, "--rate", "0", *AT_ONCE) as house:
        yield house
        assert house.tracebacks == []


@pytest.mark.parametrize("language", ["en", pytest.param("ja", marks=pytest.mark.slow)])
def test_the_page_says_quietly_that_the_bots_warm_up(
    house: House, new_page: NewPage, allowed: list[str], language: str
) -> None:
    # What Chromium itself prints when one process hands over to another.
    allowed.append("WebSocket connection to")
    newcomer = hold_newcomer(house)
    page = new_page(language=language, name="Anna", pace="instant")
    play_now(page, GAME, language=language)
    anna = player(page, GAME, language=language)
    line = page.get_by_text(Speech(language, GAME)("warmingUp"))
    assert anna.wait() == "asked"
    line.wait_for()
    anna.play()
    assert anna.wait() == "asked"
    os.kill(newcomer, signal.SIGCONT)
    house.wait_until_served(1)
    line.wait_for(state="detached")
    assert is_compiled(house)
    anna.play()
    assert anna.wait() in ("asked", "over")
