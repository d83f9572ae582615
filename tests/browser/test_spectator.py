"""Whoever only watches finds nothing hidden: not on the page, not in its storage, not on the line."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.leaks import FEWEST, HTML, SECRET_ROLES, Moment, Watcher, leaks
from tests.browser.players import Player, player
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


@every_game("cockroach-poker-royal", games=GAMES)
def test_a_watcher_finds_nothing_hidden(house: House, new_page: NewPage, game: str) -> None:
    anna, watcher, own = watch(new_page, game)
    spelling = house.http.get(f"/api/games/{game}/words").json()["en"]["vocabulary"]
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
    check_frames(watcher.frames, found, spelling)


def check_frames(frames: list[str], found: dict[int, Data], spelling: dict[str, str]) -> None:
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
        moment = Moment(events, "", json.dumps(message["events"]), view)
        assert list(leaks(moment, found[events], spelling)) == []


def planted(moment: Moment, truth: Data, spelling: dict[str, str]) -> set[str]:
    """Plant every secret in every place, and return those that are not found."""
    missed = set()
    for number, seat in enumerate(truth["seats"]):
        for kind, leaking in _with_leaks(moment, number, seat, spelling):
            if not list(leaks(leaking, truth, spelling)):
                missed.add(f"{kind} of seat {number}")
    return missed


def _with_leaks(
    moment: Moment, number: int, seat: Data, spelling: dict[str, str]
) -> Iterator[tuple[str, Moment]]:
    hand = seat["hand"] or []
    told: Any = json.loads(json.dumps(moment.view))
    told["table"]["seats"][number]["hand"] = hand
    yield "hand told", replace(moment, view=told)
    if seat.get("role") in SECRET_ROLES:
        yield "role on the page", replace(moment, html=moment.html + spelling[seat["role"]])
        yield "role in the storage", replace(moment, storage=seat["role"])
    if len(hand) >= FEWEST:
        shown = "".join(f'<svg role="img" aria-label="{spelling[card]}"></svg>' for card in hand)
        yield "hand on the page", replace(moment, html=moment.html + shown)
        yield "hand in the page", replace(moment, html=moment.html + ", ".join(hand))
        yield "hand in the storage", replace(moment, storage=json.dumps(hand))
