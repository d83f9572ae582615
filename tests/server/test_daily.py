"""Tables with a day for every move: people come and go, and only the clock counts."""

from pathlib import Path
from typing import Any

import pytest

from courtcards.server.timing import now
from courtcards.table.clocks import DAY
from courtcards.table.log import AnyChange, Away, Back, Created, Entry, Joined, Started
from courtcards.table.settings import Settings
from courtcards.table.table import hash_token
from tests.server.house import Data, House, until
from tests.server.inside import Inside
from tests.server.planting import plant
from tests.server.test_tables import sit_down
from tests.table.tables import started

HOUR = DAY // 24
TABLE = "daybyday22"
SEED = f"{7:064x}"


def write_log(age: int, clock: str = "daily", **settings: Any) -> list[Entry]:
    """Return the log of a game between Anna and Bo that began so many milliseconds ago: Anna's turn."""
    agreed = Settings("royal-gambit", players=2, clock=clock, **settings)  # type: ignore[arg-type]
    changes: list[AnyChange] = [
        Created(agreed, "Anna", hash_token("anna"), 0, {}, SEED),
        Joined("Bo", hash_token("bo"), 1),
        Started(0, SEED),
    ]
    at = now() - age
    return [Entry(number, at, change) for number, change in enumerate(changes, 1)]


def standing(house: House, *places: tuple[str, str]) -> Data:
    asked = {"places": [{"table": table, "token": token} for table, token in places]}
    answer = house.http.post("/api/places", json=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def of_anna(house: House) -> Data:
    [found] = standing(house, (TABLE, "anna"))["tables"]
    return dict(found)


def test_a_move_gives_a_whole_day_again() -> None:
    desk = started("royal-gambit", players=2, clock="daily")
    turn = desk.table.turn
    assert turn is not None
    desk.now += 23 * HOUR
    desk.play_on()
    assert desk.table.clock.banks == [DAY, DAY]
    assert desk.table.turned_at == desk.now


def test_whoever_comes_back_has_a_whole_day_again() -> None:
    desk = started("royal-gambit", players=2, clock="daily")
    turn = desk.table.turn
    assert turn is not None
    desk.now += 25 * HOUR
    desk.write(Away(turn, "time"))
    desk.now += HOUR
    begun = desk.table.turned_at
    desk.write(Back(1 - turn))
    assert desk.table.turned_at == begun
    desk.write(Back(turn))
    assert desk.table.turned_at == desk.now


def test_nobody_is_replaced_because_they_are_not_connected(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        anna, bo = sit_down(server, clock="daily")
        room = server.hall.rooms[anna.table]
        for guest in (anna, bo):
            guest.close()
        until(lambda: not room.audience)
        assert not room._absences
        assert room.is_idle


def test_the_day_goes_on_while_the_table_is_put_away(tmp_path: Path) -> None:
    plant(tmp_path, {TABLE: write_log(age=23 * HOUR)})
    with Inside(tmp_path) as server:
        until(lambda: TABLE in server.hall.rooms)
        ends_at = server.hall.rooms[TABLE].ends_at
        assert ends_at is not None
        assert ends_at - now() <= HOUR

        async def put_away() -> None:
            server.hall.put_away_idle(stays=-1.0)

        server.run(put_away())
        assert TABLE not in server.hall.rooms
        # Where it stands is told without opening it.
        assert of_anna(server)["until"] == ends_at
        assert TABLE not in server.hall.rooms
        server.run(server.hall.wake(ends_at - 1))
        assert TABLE not in server.hall.rooms
        server.run(server.hall.wake(ends_at))
        assert TABLE in server.hall.rooms


@pytest.mark.parametrize("days", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_after_the_day_a_bot_plays_even_if_nobody_is_there(tmp_path: Path, days: int) -> None:
    plant(tmp_path, {TABLE: write_log(age=days * DAY + HOUR)})
    with House(tmp_path, "--rate", "0") as house:
        # Anna's move is made for her, and then it is Bo's turn, who has a day.
        until(lambda: of_anna(house)["turn"] == 1)
        found = of_anna(house)
        assert found["away"] == "time"
        assert found["until"] - now() > 23 * HOUR
        anna = house.sit({"table": TABLE, "token": "anna"})
        anna.wait(lambda known: known["room"]["seats"][0]["away"] is None)
        assert house.tracebacks == []


def test_where_everybody_let_the_day_pass_the_table_waits(tmp_path: Path) -> None:
    log = write_log(age=2 * DAY)
    log.append(Entry(4, now() - DAY, Away(1, "time")))
    plant(tmp_path, {TABLE: log})
    with Inside(tmp_path) as server:
        until(lambda: TABLE in server.hall.rooms and of_anna(server)["away"] == "time")
        room = server.hall.rooms[TABLE]
        assert room.due_at is None
        assert room.is_idle
        assert of_anna(server)["until"] is None


def test_those_who_are_invited_have_days_too(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        places = {clock: server.create(players=2, clock=clock) for clock in ("daily", "normal")}
        server.run(server.hall.archive_empty(stays=-1.0))
        found = standing(server, *((place["table"], place["token"]) for place in places.values()))
        assert [one["table"] for one in found["tables"]] == [places["daily"]["table"]]
        assert found["gone"] == [places["normal"]["table"]]
        # Only a table that nobody has touched for long goes.
        assert server.run(server.hall.archive_old()) == 0


def test_a_table_where_a_day_runs_is_not_archived(tmp_path: Path) -> None:
    plant(tmp_path, {TABLE: write_log(age=HOUR)})
    with Inside(tmp_path, keep_days=0) as server:
        until(lambda: TABLE in server.hall.rooms)

        async def put_away() -> None:
            server.hall.put_away_idle(stays=-1.0)

        assert server.run(server.hall.archive_old()) == 0
        server.run(put_away())
        assert server.run(server.hall.archive_old()) == 0
        assert of_anna(server)["phase"] == "playing"


def test_standings_tell_each_whose_turn_it_is_and_nothing_of_the_game(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        anna, bo = sit_down(server, clock="daily")
        assert anna.token is not None
        assert bo.token is not None
        found = standing(server, (anna.table, anna.token), (anna.table, bo.token))
        mine, theirs = found["tables"]
        assert (mine["seat"], theirs["seat"]) == (0, 1)
        assert mine["turn"] == theirs["turn"] == server.hall.rooms[anna.table].table.turn
        assert (mine["is_host"], theirs["is_host"]) == (True, False)
        assert (mine["names"], mine["bots"], mine["phase"]) == (["Anna", "Bo"], [], "playing")
        assert 0 <= mine["until"] - found["now"] <= DAY
        known = {"table", "game", "number", "phase", "version", "turn", "until", "seat", "away"}
        assert set(mine) == known | {"is_host", "names", "bots", "clock"}


def test_a_place_that_is_not_ones_own_is_gone(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        anna, _ = sit_down(server, clock="daily")
        found = standing(server, (anna.table, "guessed"), ("2222222222", "x"), ("no name", "x"))
        assert found["tables"] == []
        assert found["gone"] == [anna.table, "2222222222", "no name"]


def test_a_table_that_has_to_be_loaded_costs_as_much_as_a_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []
    monkeypatch.setattr(
        "courtcards.server.limits.Gatekeeper.charge",
        lambda gatekeeper, address, cost: charged.append(cost),
    )
    with Inside(tmp_path) as server:
        anna, _ = sit_down(server, clock="daily")
        assert anna.token is not None
        standing(server, *[(anna.table, anna.token)] * 5)
        assert charged == []
        standing(server, ("2222222222", "x"), (anna.table, anna.token), ("3333333333", "x"))
        assert charged == [1, 1]


def test_more_places_than_anybody_has_are_refused(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        asked = {"places": [{"table": TABLE, "token": "x"}] * 21}
        assert server.http.post("/api/places", json=asked).status_code == 422
