"""Whoever only watches finds nothing hidden: not on the page, not in its storage, not on the line."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from courtcards.table.settings import Settings
from courtcards.table.table import Table
from tests.browser.conftest import NewPage
from tests.browser.gallery import DESKTOP, open_gallery, open_page
from tests.browser.leaks import HTML, Watcher, leaks, text_leaks, view_leaks
from tests.browser.planted import planted
from tests.browser.players import Player, player
from tests.browser.scenes import Scene, write_log
from tests.browser.tables import every_game, play_now
from tests.server.house import Data, House

GAMES = ["cockroach-poker-royal", "royal-menagerie"]
# So many decisions of the one who plays are watched.
WATCHED = 8
PLACES = "JSON.parse(localStorage['courtcards.places'])[0]"


def watch(new_page: NewPage, game: str) -> tuple[Player, Watcher, list[str]]:
    """Let Anna play against bots, somebody watching; return what her own page was too."""
    own: list[str] = []
    page = new_page(name="Anna", speed="off")
    play_now(page, game)
    anna = player(page, game)
    watcher = Watcher(new_page(None, speed="off"))
    watcher.page.goto(page.url)
    watcher.page.get_by_text("You are watching.").wait_for()
    for _ in range(WATCHED):
        if anna.wait() == "over":
            break
        watcher.page.get_by_text("Anna is thinking").wait_for()
        watcher.look()
        own.append(page.evaluate(HTML))
        anna.play()
    anna.play_out()
    return anna, watcher, own


def truths(house: House, table: str) -> dict[int, Data]:
    """What lay on the table in full, by how many events there had been."""
    found: dict[int, Data] = {}
    events = start = 0
    while True:
        path = f"/api/tables/{table}/games/1/steps"
        part = house.http.get(path, params={"start": start}).json()
        for step in part["steps"]:
            events += len(step["events"])
            found[events] = step["table"]
        start += len(part["steps"])
        if start >= part["total"]:
            return found


def spelling_of(house: House, game: str) -> dict[str, str]:
    return dict(house.http.get(f"/api/games/{game}/words").json()["en"]["vocabulary"])


@every_game(*GAMES, games=GAMES)
def test_a_watcher_finds_nothing_hidden(house: House, new_page: NewPage, game: str) -> None:
    anna, watcher, own = watch(new_page, game)
    spelling = spelling_of(house, game)
    place = anna.page.evaluate(PLACES)
    found = truths(house, place["table"])
    assert len(watcher.moments) >= 3
    for moment, page_of_anna in zip(watcher.moments, own, strict=True):
        truth = found[moment.events]
        assert list(leaks(moment, truth, spelling)) == []
        assert planted(moment, truth, spelling) == set()
        # Somebody with a seat sees more, and the search finds that.
        assert list(leaks(replace(moment, html=page_of_anna), truth, spelling)) != []
    received = "\n".join(watcher.frames + watcher.bodies)
    assert place["token"] not in received
    check_frames(watcher.frames, found)


def check_frames(frames: list[str], found: dict[int, Data]) -> None:
    """Every single frame up to the end tells only what everybody may know, and no seed."""
    events, last = 0, max(found)
    for frame in frames:
        message = json.loads(frame)
        events += len(message.get("events", ()))
        view = message.get("view")
        if events >= last or not view:
            continue
        assert not message.get("own"), message
        assert message.get("room", {}).get("seed") is None
        written = json.dumps(message["events"])
        assert list(text_leaks("events", written, found[events])) == []
        assert list(view_leaks(view, found[events])) == []


# Cards that lie openly and cards that are held


def _is_doubled(table: Data) -> bool:
    """Read twice, the open Bazaar of Steal and Windfall would be the hand of the first seat."""
    hand = ["steal", "steal", "windfall"]
    return bool(table["taken"] and table["turn"] == 0 and table["seats"][0]["hand"] == hand)


def _is_alike(table: Data) -> bool:
    """Somebody who plays later holds the very cards that lie in the Bazaar, in the same order."""
    bazaar, hand = table["bazaar"] or [], table["seats"][2]["hand"]
    return bool(table["turn"] == 1 and len(hand) == 3 and bazaar[1:] == hand)


MENAGERIE = "royal-menagerie"
ALARMING = [
    Scene("doubled", Settings(MENAGERIE), _is_doubled, first_seed=23),
    Scene("alike", Settings(MENAGERIE), _is_alike, first_seed=9),
]


@pytest.fixture(scope="module")
def alarming(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_gallery(tmp_path_factory.mktemp("data"), ALARMING) as house:
        yield house


@pytest.mark.parametrize("scene", ALARMING, ids=lambda scene: scene.name)
def test_cards_that_lie_openly_are_no_alarm(browser: Any, alarming: House, scene: Scene) -> None:
    state = Table(write_log(scene)).state
    assert state is not None
    truth, spelling = state.full_view().table, spelling_of(alarming, MENAGERIE)
    page = open_page(browser, alarming, DESKTOP)
    watcher = Watcher(page)
    page.goto(f"/t/{scene.table}")
    page.get_by_text("You are watching.").wait_for()
    page.get_by_role("region", name="Bazaar of").wait_for()
    watcher.look()
    page.context.close()
    assert list(leaks(watcher.moments[0], truth, spelling)) == []
    assert planted(watcher.moments[0], truth, spelling) == set()
