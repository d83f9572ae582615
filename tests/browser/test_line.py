"""Reloading, a cut line, a server that is killed: the game goes on, and nothing chosen is lost."""

import os
import signal
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.players import Player, player
from tests.browser.tables import play_now
from tests.server.house import House

# What Chromium itself prints when there is no server to reach; nobody can keep it from that.
UNREACHABLE = "WebSocket connection to"
OFFLINE = "No connection. Trying again…"
OVERDUE = "Still waiting for the server…"
GAME = "royal-gambit"


def seated(new_page: NewPage, decisions: int, *, is_new: bool = False) -> Player:
    """Return somebody in the middle of a game against bots."""
    page = new_page(name="Anna", pace="instant", is_new=is_new)
    play_now(page, GAME)
    anna = player(page, GAME, 3)
    for _ in range(decisions):
        assert anna.wait() == "asked"
        anna.play()
    assert anna.wait() == "asked"
    return anna


def history_of(page: Any) -> list[str]:
    """What happened so far, line by line."""
    page.get_by_role("tab", name="What happened").click()
    lines = page.get_by_role("list", name="What happened").get_by_role("listitem")
    return list(lines.all_inner_texts())


def test_after_a_reload_everything_is_as_before(new_page: NewPage) -> None:
    anna = seated(new_page, decisions=2)
    before, shown = history_of(anna.page), anna.table.inner_text()
    anna.page.reload()
    assert anna.wait() == "asked"
    assert anna.page.url.count("/t/") == 1
    assert history_of(anna.page) == before
    assert anna.table.inner_text() == shown
    anna.play()
    assert anna.wait()


def test_a_move_chosen_while_the_line_is_cut_is_not_lost(
    new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append(UNREACHABLE)
    anna = seated(new_page, decisions=1)
    before = len(history_of(anna.page))
    anna.page.context.set_offline(True)
    anna.page.get_by_text(OFFLINE).wait_for()
    anna.play()
    assert len(history_of(anna.page)) == before
    anna.page.context.set_offline(False)
    anna.page.get_by_text(OFFLINE).wait_for(state="detached")
    assert anna.wait() in ("asked", "over")
    assert len(history_of(anna.page)) > before


def test_a_server_that_hangs_is_told_of_within_three_seconds(
    house: House, new_page: NewPage
) -> None:
    anna = seated(new_page, decisions=1, is_new=True)
    before = len(history_of(anna.page))
    anna.page.clock.install()
    os.kill(house.pid, signal.SIGSTOP)
    try:
        anna.play()
        # The clock of the page goes on by three seconds, however long they take.
        anna.page.clock.run_for(3000)
        assert anna.page.get_by_text(OVERDUE).is_visible()
        assert len(history_of(anna.page)) == before
    finally:
        os.kill(house.pid, signal.SIGCONT)
    anna.page.get_by_text(OVERDUE).wait_for(state="detached")
    assert anna.wait() in ("asked", "over")
    assert len(history_of(anna.page)) > before


def test_the_lobby_tells_that_it_waits_for_the_server(house: House, new_page: NewPage) -> None:
    page = new_page(name="Anna", pace="instant", is_new=True)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.clock.install()
    os.kill(house.pid, signal.SIGSTOP)
    try:
        page.get_by_role("button", name="Play now").first.click()
        page.clock.run_for(3000)
        assert page.get_by_text(OVERDUE).is_visible()
    finally:
        os.kill(house.pid, signal.SIGCONT)
    page.wait_for_url("**/t/*")
    page.get_by_role("tab").first.wait_for()
    assert not page.get_by_text(OVERDUE).count()


def test_a_killed_server_comes_back_and_the_page_with_it(
    house: House, new_page: NewPage, allowed: list[str]
) -> None:
    allowed.append(UNREACHABLE)
    anna = seated(new_page, decisions=1)
    before = history_of(anna.page)
    house.kill()
    anna.play()
    assert anna.wait()
    after = history_of(anna.page)
    assert after[: len(before)] == before
    assert len(after) > len(before)
