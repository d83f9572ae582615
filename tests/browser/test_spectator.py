"""Whoever only watches finds nothing hidden: not on the page, not in its storage, not on the line."""

import json
from typing import Any

from tests.browser.conftest import NewPage
from tests.browser.leaks import SECRET_ROLES, Moment, Watcher, leaks
from tests.browser.players import Player, player
from tests.browser.tables import every_game, play_now
from tests.server.house import Data, House

GAMES = ["cockroach-poker-royal", "royal-menagerie"]
# So many decisions of the one who plays are watched.
WATCHED = 8
PLACES = "JSON.parse(localStorage['courtcards.places'])[0]"


def watch(new_page: NewPage, game: str) -> tuple[Player, Watcher]:
    """Let Anna play against bots, with somebody watching from the first decision to the end."""
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
        anna.play()
    anna.play_out()
    return anna, watcher


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


@every_game("royal-menagerie", games=GAMES)
def test_a_watcher_finds_nothing_hidden(house: House, new_page: NewPage, game: str) -> None:
    anna, watcher = watch(new_page, game)
    place = anna.page.evaluate(PLACES)
    found = truths(house, place["table"])
    assert len(watcher.moments) >= 3
    for moment in watcher.moments:
        assert list(leaks(moment, found[moment.events])) == []
        assert planted(moment, found[moment.events]) == set()
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
        moment = Moment(events, "", json.dumps(message["events"]), view)
        assert list(leaks(moment, found[events])) == []


def planted(moment: Moment, truth: Data) -> set[str]:
    """Plant every secret in every place, and return those that are not found."""
    missed = set()
    for number, seat in enumerate(truth["seats"]):
        secrets = [word for word in [seat.get("role")] if word in SECRET_ROLES]
        hand = seat["hand"] or []
        if len(hand) >= 3:
            secrets += [json.dumps(hand), ", ".join(hand)]
        for secret in secrets:
            for page, storage in ((moment.html + secret, ""), ("", secret)):
                if not list(leaks(Moment(moment.events, page, storage, moment.view), truth)):
                    missed.add(secret)
        shown: Any = json.loads(json.dumps(moment.view))
        shown["table"]["seats"][number]["hand"] = hand
        if not list(leaks(Moment(moment.events, "", "", shown), truth)):
            missed.add(f"hand of {number}")
    return missed
