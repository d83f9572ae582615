"""One client can neither fill the house nor its list."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from courtcards.server.config import Limits
from courtcards.server.hall import Hall
from tests.server.house import Data, House, until
from tests.server.inside import Inside

OPEN, LISTED, ALL = 6, 2, 12
GAME = {"game": "royal-gambit", "name": "Eve", "players": 2}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    """A small house behind a proxy on this machine, so that anybody can be anywhere."""
    limits = Limits(rate=0, tables=ALL, tables_per_client=OPEN, listed_per_client=LISTED)
    with Inside(tmp_path, limits=limits, proxies="127.0.0.1") as server:
        yield server


def make(server: House, address: str, **settings: Any) -> httpx.Response:
    headers = {"x-forwarded-for": address}
    return server.http.post("/api/tables", json=GAME | settings, headers=headers)


def listed(server: House) -> list[str]:
    return [table["table"] for table in server.http.get("/api/tables").json()]


def test_one_client_cannot_fill_the_house(server: Inside) -> None:
    answers = [make(server, "192.0.2.7") for _ in range(3 * ALL)]
    assert [answer.status_code for answer in answers] == [201] * OPEN + [429] * (3 * ALL - OPEN)
    assert answers[-1].json()["refusal"] == "too-many-tables"
    assert answers[-1].json()["fields"] == {"count": OPEN}
    assert make(server, "192.0.2.8").status_code == 201


def test_a_network_of_addresses_is_one_client(server: Inside) -> None:
    answers = [make(server, f"2001:db8::{number:x}") for number in range(2 * OPEN)]
    assert [answer.status_code for answer in answers].count(201) == OPEN
    assert make(server, "2001:db8:0:1::1").status_code == 201


def test_one_client_cannot_fill_the_list(server: Inside) -> None:
    answers = [make(server, "192.0.2.7", public=True) for _ in range(LISTED + 1)]
    assert [answer.status_code for answer in answers] == [201] * LISTED + [429]
    assert answers[-1].json()["refusal"] == "too-many-listed"
    assert answers[-1].json()["fields"] == {"count": LISTED}
    assert make(server, "192.0.2.7").status_code == 201
    assert make(server, "192.0.2.8", public=True).status_code == 201


def test_clients_take_turns_in_the_list(server: Inside) -> None:
    addresses = ["192.0.2.7"] * 2 + ["192.0.2.8"] * 2 + ["192.0.2.9"]
    tables = [make(server, address, public=True).json()["table"] for address in addresses]
    of = dict(zip(tables, addresses, strict=True))
    makers = [of[table] for table in listed(server)]
    assert makers == ["192.0.2.9", "192.0.2.8", "192.0.2.7", "192.0.2.8", "192.0.2.7"]


def test_a_table_with_somebody_at_it_is_listed_before_an_empty_one(server: Inside) -> None:
    first, second = (make(server, "192.0.2.7", public=True).json() for _ in range(2))
    assert listed(server) == [second["table"], first["table"]]
    server.sit(first).wait(lambda known: known["room"])
    server.http.post(f"/api/tables/{second['table']}/join", json={"name": "Bo"})
    assert listed(server) == [first["table"], second["table"]]


def test_empty_tables_expire_and_make_room(server: Inside) -> None:
    places = [make(server, "192.0.2.7").json() for _ in range(OPEN)]
    guest = server.sit(places[0])
    guest.wait(lambda known: known["room"])
    started: Data = places[1]
    server.join(started["table"])
    assert server.command(started, "start").status_code == 200
    until(lambda: server.run(idle(server.hall, started["table"])))
    server.run(server.hall.archive_empty(stays=-1))
    found = [server.http.get(f"/api/tables/{place['table']}").status_code for place in places]
    assert found == [200, 200, 404, 404, 404, 404]
    assert make(server, "192.0.2.7").status_code == 201


async def idle(hall: Hall, table: str) -> bool:
    # Nobody at a table that has begun: as if everybody had been given up.
    room = hall.rooms[table]
    for person in range(len(room.table.persons)):
        room._absences.forget(person)
    return room.is_idle


def test_a_table_that_was_just_made_does_not_expire(server: Inside) -> None:
    table = make(server, "192.0.2.7").json()["table"]
    server.run(server.hall.archive_empty())
    assert server.http.get(f"/api/tables/{table}").status_code == 200


def test_a_full_house_puts_away_what_nobody_uses(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [make(server, f"192.0.2.{number}").json() for number in range(ALL)]
    assert make(server, "198.51.100.1").status_code == 429
    guest = server.sit(tables[0])
    guest.wait(lambda known: known["room"])
    monkeypatch.setattr("courtcards.server.hall.RESTS", -1.0)
    monkeypatch.setattr("courtcards.server.hall.MAKES_WAY_EVERY", -1.0)
    assert make(server, "198.51.100.1").status_code == 201
    # They are only out of memory.
    assert guest.ask("rename", name="Cleo")["type"] == "update"
    assert server.http.get(f"/api/tables/{tables[1]['table']}").status_code == 200


def test_who_made_a_table_is_told_to_nobody(server: Inside, tmp_path: Path) -> None:
    address = "203.0.113.77"
    place = make(server, address, public=True).json()
    guest = server.sit(place)
    guest.wait(lambda known: known["room"])
    told = [*guest.frames, server.http.get("/api/tables").text, server.http.get("/metrics").text]
    assert not any(address in text for text in told)
    assert not any(address.encode() in file.read_bytes() for file in tmp_path.iterdir())
