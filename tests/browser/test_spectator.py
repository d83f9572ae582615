"""Whoever only watches finds nothing hidden: not on the page, not in its storage, not on the line."""

import json
from dataclasses import replace
from typing import Any

import pytest

from courtcards.table.table import Table
from tests.browser.conftest import NewPage
from tests.browser.gallery import DESKTOP, open_page
from tests.browser.leaks import HTML, Watcher, leaks, text_leaks, view_leaks
from tests.browser.planted import planted
from tests.browser.players import Player, player
from tests.browser.scenes import Scene, alarming_scenes
from tests.browser.tables import every_game, play_now
from tests.browser.texts import spelling
from tests.faults.ledger import read_logs
from tests.server.house import Data, House

GAMES = ["cockroach-poker-royal", "royal-menagerie"]
# So many decisions of the one who plays are watched.
WATCHED = 5
A_WHOLE_GAME = 1000
PLACES = "JSON.parse(localStorage['courtcards.places'])[0]"


def watch(new_page: NewPage, game: str, decisions: int) -> tuple[Player, Watcher, list[str]]:
    """Let Anna play against bots, somebody watching; return what her own page was too."""
    own: list[str] = []
    page = new_page(name="Anna", pace="instant")
    play_now(page, game)
    anna = player(page, game)
    watcher = Watcher(new_page(None, pace="instant"))
    watcher.page.goto(page.url)
    watcher.page.get_by_text("You are watching.").wait_for()
    for _ in range(decisions):
        if anna.wait() == "over":
            break
        watcher.page.get_by_text("Anna is thinking").wait_for()
        watcher.look()
        own.append(page.evaluate(HTML))
        anna.play()
    return anna, watcher, own


def truths(house: House, table: str) -> dict[int, Data]:
    """What lay on a table in full, by how many events there had been: from the log on the disk."""
    found: dict[int, Data] = {}
    folded = Table()
    for entry in read_logs(house.data, table)[table]:
        folded.apply(entry)
        if folded.state is not None:
            found[folded.state.event_count] = folded.state.full_view().table
    return found


@pytest.mark.parametrize("decisions", [WATCHED, pytest.param(A_WHOLE_GAME, marks=pytest.mark.slow)])
@every_game("royal-menagerie", games=GAMES)
def test_a_watcher_finds_nothing_hidden(
    house: House, new_page: NewPage, game: str, decisions: int
) -> None:
    anna, watcher, own = watch(new_page, game, decisions)
    words = spelling(game)
    place = anna.page.evaluate(PLACES)
    found = truths(house, place["table"])
    assert len(watcher.moments) >= 3
    for moment, page_of_anna in zip(watcher.moments, own, strict=True):
        truth = found[moment.events]
        assert list(leaks(moment, truth, words)) == []
        assert planted(moment, truth, words) == set()
        # Somebody with a seat sees more, and the search finds that.
        assert list(leaks(replace(moment, html=page_of_anna), truth, words)) != []
    received = "\n".join(watcher.frames + watcher.bodies)
    assert place["token"] not in received
    check_frames(watcher.frames, found)


def check_frames(frames: list[str], found: dict[int, Data]) -> None:
    """Every single frame up to the end tells only what everybody may know, and no seed."""
    events = 0
    for frame in frames:
        message = json.loads(frame)
        events += len(message.get("events", ()))
        view = message.get("view")
        if not view or found[events]["phase"] == "over":
            continue
        assert not message.get("own"), message
        assert message.get("room", {}).get("seed") is None
        written = json.dumps(message["events"])
        assert list(text_leaks("events", written, found[events])) == []
        assert list(view_leaks(view, found[events])) == []


@pytest.mark.parametrize("scene", alarming_scenes(), ids=lambda scene: scene.name)
def test_cards_that_lie_openly_are_no_alarm(browser: Any, gallery: House, scene: Scene) -> None:
    page = open_page(browser, gallery, DESKTOP)
    watcher = Watcher(page)
    page.goto(f"/t/{scene.table}")
    page.get_by_text("You are watching.").wait_for()
    page.get_by_role("region", name="Bazaar of").wait_for()
    watcher.look()
    page.context.close()
    [moment] = watcher.moments
    truth, words = truths(gallery, scene.table)[moment.events], spelling(GAMES[1])
    assert list(leaks(moment, truth, words)) == []
    assert planted(moment, truth, words) == set()
