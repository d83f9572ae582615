"""What somebody has played is counted for an anonymous profile, which nobody else gets to see."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Table, select

from courtcards.server import schema
from courtcards.server.config import Limits
from courtcards.server.hall import Hall
from courtcards.server.profiles import Profiles
from courtcards.server.schema import Row
from courtcards.server.you import sum_up
from courtcards.table.played import Opponent, PlayedGame
from tests.attacks.stock import change
from tests.cli.test_commands import courtcards
from tests.server.house import Data, Guest, House, until
from tests.server.inside import Inside
from tests.server.sharing import needs_file
from tests.server.test_tables import play

SHORT: Data = {"game": "royal-gambit", "players": 2, "options": {"target": 10, "max_hands": 3}}
POKER: Data = {"game": "cockroach-poker", "players": 2}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as server:
        yield server


def make_profile(house: House) -> str:
    answer = house.http.post("/api/you")
    assert answer.status_code == 201
    return str(answer.json()["secret"])


def ask(house: House, secret: str, path: str = "/api/you", method: str = "GET") -> httpx.Response:
    return house.http.request(method, path, headers={"authorization": f"Bearer {secret}"})


def read(house: House, secret: str) -> Data:
    answer = ask(house, secret)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def export(house: House, secret: str) -> list[Data]:
    return list(ask(house, secret, "/api/you/export").json()["played"])


def sit_down(house: House, anna: str | None, bo: str | None, **settings: Any) -> list[Guest]:
    """Return two guests with their profiles at a table for two, and start."""
    place = house.create(**(SHORT | settings), you=anna)
    guests = [house.sit(place), house.sit(house.join(place["table"], you=bo))]
    guests[0].wait(lambda known: known["room"]["seats"][1]["name"])
    assert guests[0].ask("start")["type"] == "update"
    guests[1].wait(lambda known: known["room"]["phase"] == "playing")
    return guests


def wait_for_games(house: House, secret: str, count: int) -> Data:
    until(lambda: read(house, secret)["tally"]["games"] == count)
    return read(house, secret)


def rows_of(house: Inside, table: Table) -> list[Row]:
    query = select(table)
    return list(house.run(house.hall.store.read(lambda found: found.execute(query).all())))


def test_a_game_counts_for_everybody_at_the_table_who_has_a_profile(house: Inside) -> None:
    anna, eve = make_profile(house), make_profile(house)
    guests = sit_down(house, anna, None)
    play(guests)
    told = wait_for_games(house, anna, 1)
    record = house.http.get(f"/api/tables/{guests[0].table}/games/1").json()
    is_won = 0 in record["result"]["winners"]
    assert (told["tally"]["won"], told["tally"]["lost"]) == (int(is_won), int(not is_won))
    assert told["rivals"] == [
        {"who": {"name": "Bo", "bot": None, "character": None}, "games": 1, "won": int(is_won)}
    ]
    (game,) = told["recent"]
    assert (game["table"], game["number"]) == (guests[0].table, 1)
    assert game["scores"] == record["result"]["scores"]
    assert read(house, eve)["tally"]["games"] == 0


def test_how_somebody_plays_is_what_the_figures_of_the_games_say(house: Inside) -> None:
    anna = make_profile(house)
    guests = sit_down(house, anna, None, **POKER, options={})
    play(guests)
    assert guests[0].ask("rematch")["type"] == "update"
    play(guests, which=-1)
    told = wait_for_games(house, anna, 2)
    path = f"/api/tables/{guests[0].table}/games"
    games = [house.http.get(f"{path}/{number}/figures").json() for number in (1, 2)]
    expected = [
        (same[0]["name"], *(sum(one[which][0] for one in same) for which in ("counts", "out_of")))
        for same in zip(*games, strict=True)
    ]
    assert [(one["name"], one["count"], one["out_of"]) for one in told["figures"]] == [
        one for one in expected if one[2]
    ]
    assert {"lies", "lies believed", "doubts right"} <= {one["name"] for one in told["figures"]}
    assert told["games"][0]["figures"] == told["figures"]


def test_nobody_else_gets_to_know_of_a_profile(house: Inside, caplog: Any) -> None:
    anna, bo = make_profile(house), make_profile(house)
    guests = sit_down(house, anna, bo, public=True)
    watching = house.watch(guests[0].table)
    play(guests)
    wait_for_games(house, anna, 1)
    watching.wait(lambda known: known["room"]["phase"] == "over")
    path = f"/api/tables/{guests[0].table}"
    pages = ("/api/tables", path, f"{path}/games/1", f"{path}/games/1/steps", "/metrics")
    told = [frame for guest in (*guests, watching) for frame in guest.frames]
    told += [house.http.get(page).text for page in pages]
    told += [json.dumps(export(house, bo)), caplog.text]
    for secret in (anna, hashlib.sha256(anna.encode()).hexdigest()):
        assert not any(secret in text for text in told)
        assert secret not in json.dumps(read(house, anna))


def test_the_secret_is_nowhere_on_the_disk(tmp_path: Path) -> None:
    with Inside(tmp_path) as house:
        anna = make_profile(house)
        sit_down(house, anna, None)
    assert not any(anna.encode() in path.read_bytes() for path in tmp_path.iterdir())


def test_a_wrong_secret_is_refused_and_nobody_sits_down_with_it(house: Inside) -> None:
    place = house.create(**SHORT)
    problem = {"reason": "not_yours", "refusal": "no-profile", "fields": {}}
    problem["message"] = "There is no such profile: it was deleted, or its secret is wrong."
    wrong = {"name": "Bo", "you": "wrong"}
    for answer in (
        ask(house, "wrong"),
        ask(house, "wrong", "/api/you/export"),
        ask(house, "wrong", method="DELETE"),
        house.http.get("/api/you"),
        house.http.post("/api/tables", json=SHORT | wrong),
        house.http.post(f"/api/tables/{place['table']}/join", json=wrong),
    ):
        assert (answer.status_code, answer.json()) == (401, problem)
    seats = house.http.get(f"/api/tables/{place['table']}").json()["room"]["seats"]
    assert seats[1]["name"] is None


def test_a_deleted_profile_is_gone_with_all_its_games_and_gets_no_more(house: Inside) -> None:
    anna, bo = make_profile(house), make_profile(house)
    guests = sit_down(house, anna, bo)
    play(guests)
    wait_for_games(house, anna, 1)
    assert guests[0].ask("rematch")["type"] == "update"
    assert ask(house, anna, method="DELETE").json() == {"games": 1}
    play(guests)
    wait_for_games(house, bo, 2)
    assert ask(house, anna).status_code == 401
    hashed = hashlib.sha256(anna.encode()).hexdigest()
    for table in (schema.profiles, schema.sittings, schema.played):
        rows = rows_of(house, table)
        assert rows
        assert not any(hashed in row for row in rows)


def test_whoever_leaves_has_left_and_a_server_that_is_killed_at_the_end_counts_the_game_once(
    tmp_path: Path,
) -> None:
    """What a bot has played for somebody says nothing about how they play."""
    with House(tmp_path, "--rate", "0") as house:
        anna, bo = make_profile(house), make_profile(house)
        guests = sit_down(house, anna, bo, pace="instant")
        guests[1].ask("leave")
        while guests[0].known["room"]["phase"] == "playing":
            guests[0].wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
            if guests[0].moves:
                guests[0].ask("move", move=guests[0].moves[0])
        house.kill()
        told = wait_for_games(house, bo, 1)
        assert (told["tally"]["left"], told["tally"]["won"], told["tally"]["lost"]) == (1, 0, 0)
        assert told["recent"][0]["counts"] is None
        assert told["figures"] == []
        assert wait_for_games(house, anna, 1)["recent"][0]["counts"]["hands"]
        assert house.tracebacks == []


def test_whoever_joins_later_has_only_played_the_games_since(house: Inside) -> None:
    guests = sit_down(house, None, None)
    play(guests)
    guests[1].ask("leave")
    bo = make_profile(house)
    late = house.sit(house.join(guests[0].table, you=bo))
    late.wait(lambda known: known["room"])
    assert late.ask("rematch")["type"] == "update"
    play([guests[0], late])
    wait_for_games(house, bo, 1)
    assert [game["number"] for game in export(house, bo)] == [2]


def test_one_profile_on_two_seats_has_played_once(house: Inside) -> None:
    anna = make_profile(house)
    play(sit_down(house, anna, anna))
    assert wait_for_games(house, anna, 1)["tally"]["games"] == 1


def test_a_game_that_was_not_written_down_is_when_the_server_starts_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError

    with Inside(tmp_path) as house:
        anna = make_profile(house)
        guests = sit_down(house, anna, None)
        play(guests)
        wait_for_games(house, anna, 1)
        with monkeypatch.context() as broken:
            broken.setattr(Profiles, "count", fail)
            assert guests[0].ask("rematch")["type"] == "update"
            play(guests)
            assert guests[0].known["room"]["phase"] == "over"
        assert read(house, anna)["tally"]["games"] == 1
    with Inside(tmp_path) as house:
        wait_for_games(house, anna, 2)
        assert [game["number"] for game in export(house, anna)] == [1, 2]


def test_an_archived_table_has_its_games_counted_and_forgets_who_sat_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is written down at the end of a game, nor when a table is opened.
    monkeypatch.setattr(Hall, "_count_games", lambda *_: None)
    with Inside(tmp_path, alone=True) as house:
        anna = make_profile(house)
        play(sit_down(house, anna, None))
    with Inside(tmp_path, keep_days=0, alone=True) as house:
        assert export(house, anna) == []
        # What was touched in this very millisecond is not old yet.
        until(lambda: house.run(house.hall.archive_old()))
        assert [game["number"] for game in export(house, anna)] == [1]
        assert rows_of(house, schema.sittings) == []


def test_a_client_cannot_make_profiles_without_end(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(rate=1, burst=30), alone=True) as house:
        answers = [house.http.post("/api/you").status_code for _ in range(5)]
    assert answers[0] == 201
    assert answers[-1] == 429


def test_a_profile_nobody_ever_sat_down_with_is_forgotten(house: Inside) -> None:
    anna, eve = make_profile(house), make_profile(house)
    house.create(**SHORT, you=anna)
    house.run(house.hall.profiles.forget_unused())
    assert ask(house, eve).status_code == 200
    house.run(house.hall.profiles.forget_unused(before=1 << 60))
    assert (ask(house, anna).status_code, ask(house, eve).status_code) == (200, 401)


@needs_file
def test_damage_is_found_and_set_aside_and_everything_else_is_kept(tmp_path: Path) -> None:
    with Inside(tmp_path) as house:
        anna = make_profile(house)
        guests = sit_down(house, anna, None)
        play(guests)
        assert guests[0].ask("rematch")["type"] == "update"
        play(guests)
        wait_for_games(house, anna, 2)
    change(tmp_path, "UPDATE played SET record = ? WHERE number = 1", b"{}")
    change(tmp_path, "DELETE FROM profiles WHERE hash <> ?", "")
    done = courtcards("db", "check", "--data", str(tmp_path), "--set-aside")
    assert "game 1 of a profile does not match its checksum." in done.stdout
    assert courtcards("db", "check", "--data", str(tmp_path)).returncode == 0
    with Inside(tmp_path) as house:
        assert [game["number"] for game in export(house, anna)] == [2]
        assert house.hall.damaged == {}


@needs_file
def test_a_damaged_game_is_left_out_and_noted(tmp_path: Path, caplog: Any) -> None:
    with Inside(tmp_path) as house:
        anna = make_profile(house)
        play(sit_down(house, anna, None))
        wait_for_games(house, anna, 1)
    change(tmp_path, "UPDATE played SET number = 7 WHERE number = ?", 1)
    with Inside(tmp_path) as house:
        assert read(house, anna)["tally"]["games"] == 0
    assert "played_damaged" in caplog.text


def won(outcome: str, *opponents: Opponent, game: str = "patience", at: int = 0) -> PlayedGame:
    return PlayedGame("table", 1, game, at, 0, outcome, "", None, list(opponents), None)  # type: ignore[arg-type]


def test_streaks_are_games_won_in_a_row() -> None:
    games = [won(outcome) for outcome in ("won", "won", "won", "left", "won", "lost", "won")]
    told = sum_up(0, games).tally
    assert (told.games, told.won, told.lost, told.left) == (7, 5, 1, 1)
    assert (told.streak, told.longest) == (1, 3)


def test_opponents_are_people_by_name_and_bots_by_level_and_character() -> None:
    bo, jester = Opponent("Bo"), Opponent(None, "expert", "jester")
    told = sum_up(0, [won("won", bo, jester), won("lost", jester, jester), won("won", jester)])
    assert [(one.who, one.games, one.won) for one in told.rivals] == [(jester, 3, 2), (bo, 1, 1)]


def test_a_game_that_is_not_installed_any_more_keeps_its_results() -> None:
    (told,) = sum_up(0, [won("won", game="bezique")]).games
    assert (told.game, told.tally.won, told.figures) == ("bezique", 1, [])
