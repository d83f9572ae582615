"""What chats show of a link: who invites to what, who plays, who won, and never what is hidden."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from courtcards.server import pages
from courtcards.server.config import Limits
from courtcards.server.pages import MARKS
from tests.server.house import Data, Guest, House
from tests.server.inside import Inside

PAGE = f"<head>{MARKS[0]}<title>Court Cards</title>{MARKS[1]}</head>"
SHORT = {"options": {"target": 10, "max_hands": 3}}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "previews").mkdir(parents=True)
    for name in ("house", "royal-gambit", "royal-gambit-over"):
        (folder / "previews" / f"{name}.png").write_bytes(b"\x89PNG")
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def house(static: Path, tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path / "data") as server:
        yield server


def tags(house: House, path: str, **headers: str) -> dict[str, str]:
    """Return what a page's head says, by the names of the tags."""
    answer = house.http.get(path, headers={"accept": "text/html", **headers})
    assert answer.status_code == 200
    found = {
        name: unescape(content)
        for name, content in re.findall(
            r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text
        )
    }
    [title] = re.findall(r"<title>(.*?)</title>", answer.text)
    return found | {"title": unescape(title)}


def begin(house: House, seed: str = "previews", **settings: Any) -> tuple[Data, list[Guest]]:
    """Have Anna and Bo begin a game."""
    wanted = {"game": "royal-gambit", "name": "Anna", "players": 2, **SHORT, **settings}
    place = house.create(seed=seed, **wanted)
    other = house.join(place["table"])
    house.command(place, "start")
    guests = [house.sit(place), house.sit(other)]
    for guest in guests:
        guest.wait(lambda known: known["view"])
    return place, guests


def play_out(guests: list[Guest]) -> None:
    while guests[0].known["room"]["phase"] != "over":
        guest = guests[guests[0].known["view"]["turn"]]
        guest.ask("move", move=guest.moves[0])
        for one in guests:
            one.catch_up(guest.follower.version)


def test_a_table_that_waits_says_who_invites_to_what(house: Inside) -> None:
    place = house.create(game="royal-gambit", name="Anna", players=3)
    path = f"/t/{place['table']}"
    found = tags(house, path)
    assert found["title"] == found["og:title"] == "Anna invites you to Royal Gambit"
    assert "A table for 3, 2 seats free" in found["og:description"]
    assert found["og:url"] == house.url + path
    assert found["og:image"] == f"{house.url}/previews/royal-gambit.png"
    assert found["twitter:card"] == "summary_large_image"
    assert found["robots"] == "noindex"


def test_a_preview_speaks_the_language_that_is_asked_for(house: Inside) -> None:
    place = house.create(game="royal-gambit", name="Anna", players=3)
    path = f"/t/{place['table']}"
    wish = {"accept-language": "fr-FR, de-AT;q=0.9, en;q=0.1"}
    assert tags(house, path, **wish)["title"] == "Anna lädt dich ein: Royal Gambit"
    assert "誘っています" in tags(house, path, **{"accept-language": "ja"})["title"]
    assert tags(house, path, **{"accept-language": "tlh"})["title"].startswith("Anna invites")


def test_a_name_cannot_write_into_the_page(house: Inside) -> None:
    name = '"><script>&amp;'
    place = house.create(game="royal-gambit", name=name, players=3)
    answer = house.http.get(f"/t/{place['table']}?game=%22%3E%3Cscript%3E")
    assert "<script" not in answer.text
    assert tags(house, f"/t/{place['table']}")["title"] == f"{name} invites you to Royal Gambit"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_game_that_is_on_says_who_plays_and_nothing_of_the_cards(house: Inside) -> None:
    seen = []
    for seed in ("one deal", "another deal"):
        place, _ = begin(house, seed)
        for path in ("", "?game=1", "?game=1&step=1", "?game=1&step=2&seat=1"):
            answer = house.http.get(f"/t/{place['table']}{path}")
            seen.append(answer.text.replace(place["table"], "NAME"))
            found = tags(house, f"/t/{place['table']}{path}")
            assert found["title"] == "Royal Gambit: Anna and Bo"
    # Byte for byte the same, whatever was dealt.
    assert seen[:4] == seen[4:]


def test_a_game_that_is_over_says_who_won(house: Inside) -> None:
    place, guests = begin(house)
    play_out(guests)
    winner = ["Anna", "Bo"][guests[0].known["view"]["result"]["winners"][0]]
    path = f"/t/{place['table']}"
    for address in (path, f"{path}?game=1"):
        found = tags(house, address)
        assert found["title"].startswith("Royal Gambit: ")
        assert winner in found["title"]
        assert found["og:image"].endswith("/previews/royal-gambit-over.png")
    # The next game at the table does not change what the link to this one says.
    house.command(place, "rematch")
    assert tags(house, path)["title"] == "Royal Gambit: Anna and Bo"
    assert winner in tags(house, f"{path}?game=1")["title"]


def test_a_step_says_what_happened_as_a_seat_saw_it(house: Inside) -> None:
    place, guests = begin(house)
    play_out(guests)
    path = f"/t/{place['table']}?game=1"
    total = house.http.get(f"/api/tables/{place['table']}/games/1/steps").json()["total"]
    found = tags(house, f"{path}&step=2&seat=2")
    assert found["title"] == f"Royal Gambit, step 2 of {total}, as Bo saw it"
    assert found["og:url"].endswith("?game=1&step=2&seat=2")
    assert found["description"]
    assert tags(house, f"{path}&step=999999")["title"] == f"Royal Gambit, step {total} of {total}"
    assert tags(house, f"{path}&step=1&seat=9")["title"] == f"Royal Gambit, step 1 of {total}"


def test_a_step_is_told_by_what_its_seat_could_see(house: Inside) -> None:
    settings: dict[str, Any] = {
        "game": "cockroach-poker",
        "options": {"limit": 2, "removed": 10, "creatures": 4},
    }
    place, guests = begin(house, **settings)
    play_out(guests)
    steps = house.http.get(f"/api/tables/{place['table']}/games/1/steps").json()["steps"]
    number, offer = next(
        (number, event)
        for number, step in enumerate(steps)
        for event in step["events"]
        if event["event"] == "offered"
    )
    other = 1 - offer["seat"]
    path = f"/t/{place['table']}?game=1&step={number + 1}"
    # Who offered the card knew which it was; who got the offer did not.
    knowing = tags(house, f"{path}&seat={offer['seat'] + 1}")["description"]
    guessing = tags(house, f"{path}&seat={other + 1}")["description"]
    assert knowing != guessing
    assert len(knowing) > len(guessing)


@pytest.mark.parametrize("path", ["/", "/t/abcdefghjk", "/t/%3Cb%3E", "/learn/whist"])
def test_an_address_without_a_table_shows_the_house(house: Inside, path: str) -> None:
    found = tags(house, path)
    assert found["og:title"] == "Court Cards"
    assert found["og:image"] == f"{house.url}/previews/house.png"


def test_a_lesson_says_what_is_learnt(house: Inside) -> None:
    assert tags(house, "/learn/royal-gambit")["title"] == "Learn Royal Gambit"
    # Without a picture of its own a game has the house's.
    image = tags(house, "/learn/royal-menagerie")["og:image"]
    assert image == f"{house.url}/previews/house.png"


def test_whoever_knows_the_page_is_not_sent_it_again(house: Inside) -> None:
    place = house.create(game="royal-gambit", name="Anna", players=2)
    path = f"/t/{place['table']}"
    tag = house.http.get(path).headers["etag"]
    assert house.http.get(path, headers={"if-none-match": tag}).status_code == 304
    house.join(place["table"])
    assert house.http.get(path, headers={"if-none-match": tag}).status_code == 200


def test_whoever_asks_for_too_many_tables_gets_the_page_without_their_previews(
    static: Path, tmp_path: Path
) -> None:
    limits = Limits(rate=0.001, burst=3, tables_per_client=0)
    with Inside(tmp_path / "data", limits=limits) as house:
        place = house.create(game="royal-gambit", name="Anna", players=2)
        # Tables that nobody has: each would have to be looked for on the disk.
        for number in range(2, 8):
            assert tags(house, f"/t/abcdefghj{number}")["og:title"] == "Court Cards"
        assert house.http.get("/api/tables").status_code == 429
        # One that is open costs nothing.
        assert tags(house, f"/t/{place['table']}")["title"].startswith("Anna invites")


def test_pictures_are_files_that_may_be_kept_for_a_day(house: Inside) -> None:
    answer = house.http.get("/previews/royal-gambit.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert house.http.get("/previews/nothing.png").status_code == 404
