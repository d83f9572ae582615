"""Tables over the network: a real server, real sockets."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from courtcards.games import GAMES
from courtcards.server.logs import mark
from tests.server.house import Data, Guest, House, until

GAMBIT: Data = {"game": "royal-gambit", "players": 2, "pace": "instant"}


def sit_down(house: House, **settings: Any) -> tuple[Guest, Guest]:
    """Return two guests at a table for two, and start."""
    place = house.create(**(GAMBIT | settings))
    anna, bo = house.sit(place), house.sit(house.join(place["table"]))
    anna.wait(lambda known: known["room"]["seats"][1]["name"])
    assert anna.ask("start")["type"] == "update"
    bo.wait(lambda known: known["room"]["phase"] == "playing")
    return anna, bo


def play(guests: list[Guest], moves: int = 10_000, which: int = 0) -> None:
    """Let guests make the first move they may, or another, in turn."""
    for _ in range(moves):
        version = max(guest.follower.version for guest in guests)
        for guest in guests:
            guest.catch_up(version)
        if guests[0].known["room"]["phase"] != "playing":
            return
        mover = next(guest for guest in guests if guest.moves)
        assert mover.ask("move", move=mover.moves[which])["type"] == "update"


def test_two_friends_play_to_the_end_and_again(house: House, tmp_path: Path) -> None:
    anna, bo = sit_down(house, options={"target": 10, "max_hands": 3})
    promised = anna.known["room"]["commitment"]
    play([anna, bo])
    room = bo.known["room"]
    assert room["phase"] == "over"
    assert hashlib.sha256(bytes.fromhex(room["seed"])).hexdigest() == promised
    record = house.http.get(f"/api/tables/{anna.table}/games/1")
    file = tmp_path / "game.jsonl"
    file.write_bytes(record.content)
    assert record.json()["commitment"] == promised
    command = [sys.executable, "-m", "courtcards", "verify", str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    steps = house.http.get(f"/api/tables/{anna.table}/games/1/steps").json()
    assert steps["total"] == 1 + sum("do" in entry for entry in record.json()["log"])
    figures = house.http.get(f"/api/tables/{anna.table}/games/1/figures").json()
    assert [figure["name"] for figure in figures] == ["hits per hand", "busts", "points per hand"]
    assert sum(figures[0]["counts"]) == sum(
        entry.get("do") == "hit" for entry in record.json()["log"]
    )
    assert bo.ask("rematch")["type"] == "update"
    anna.wait(lambda known: known["room"]["game"] == 2)
    assert anna.known["room"]["seats"] == room["seats"]


@pytest.mark.parametrize("game", [kind.name for kind in GAMES])
def test_one_person_plays_every_game_against_bots(house: House, game: str) -> None:
    bots = {1: "regular", 2: "novice", 3: "expert"}
    anna = house.sit(house.create(game=game, bots=bots, pace="instant"))
    anna.wait(lambda known: known["room"])
    anna.ask("start")
    decided = 0
    while anna.known["room"]["phase"] == "playing" and decided < 6:
        anna.wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
        if anna.moves:
            anna.ask("move", move=anna.moves[-1])
            decided += 1
    assert decided


def test_everybody_can_look_at_earlier_moments_as_he_saw_them(house: House) -> None:
    anna, bo = sit_down(house, game="cockroach-poker")
    for _ in range(3):
        mover = next(guest for guest in (anna, bo) if guest.moves)
        mover.ask("move", move=mover.moves[0])
        for guest in (anna, bo):
            guest.catch_up(max(anna.follower.version, bo.follower.version))
    path = f"/api/tables/{anna.table}/steps"
    seen = house.http.get(path, headers={"authorization": f"Bearer {anna.token}"}).json()
    public = house.http.get(path).json()
    assert seen["total"] == public["total"] == 4
    told = [event for step in seen["steps"] for event in step["events"]]
    assert told == anna.known["events"]
    hands = [seat.get("hand") for seat in seen["steps"][0]["table"]["seats"]]
    assert hands[0]
    assert not hands[1]
    assert not any(seat.get("hand") for seat in public["steps"][0]["table"]["seats"])


@pytest.mark.parametrize("aids", [True, False])
def test_a_look_back_tells_aids_only_where_the_table_does(house: House, aids: bool) -> None:
    anna, bo = sit_down(house, game="royal-gambit", aids=aids, options={"max_hands": 1})
    play([anna, bo], moves=2)
    token = {"authorization": f"Bearer {anna.token}"}

    def told(path: str, **asked: Any) -> set[bool]:
        answer = house.http.get(f"/api/tables/{anna.table}{path}", headers=token, params=asked)
        return {"aids" in step["table"] for step in answer.json()["steps"]}

    assert told("/steps") == {aids}
    play([anna, bo])
    assert told("/games/1/steps") == told("/games/1/steps", seat=1) == told("/steps") == {aids}


def test_a_face_is_shown_to_everybody_at_the_table(house: House) -> None:
    place = house.create(face="toad")
    house.join(place["table"], "Bo", face="fox")
    seats = house.http.get(f"/api/tables/{place['table']}").json()["room"]["seats"]
    assert [seat["face"] for seat in seats] == ["toad", "fox", None, None]
    answer = house.http.post(
        f"/api/tables/{place['table']}/join", json={"name": "Cy", "face": "<b>"}
    )
    assert answer.status_code == 422
    assert "face" in answer.json()["message"]


def test_a_spectator_gets_public_information_only(house: House) -> None:
    anna, bo = sit_down(house, game="cockroach-poker")
    watcher = house.watch(anna.table)
    watcher.wait(lambda known: known["view"])
    assert [seat["hand"] for seat in watcher.known["view"]["table"]["seats"]] == [None, None]
    assert watcher.known["you"] is None
    assert watcher.ask("say", phrase="hello")["reason"] == "not_yours"
    play([anna, bo], moves=4)
    watcher.catch_up(anna.follower.version)
    assert watcher.moves == []


def test_a_repeated_command_is_done_once_and_gets_the_same_answer(house: House) -> None:
    anna, bo = sit_down(house)
    mover = anna if anna.moves else bo
    version = mover.follower.version
    command = {"type": "move", "id": "once", "version": version, "move": mover.moves[0]}
    for _ in range(3):
        mover.send(command)
    mover.wait(lambda known: mover.follower.version > version)
    answers = [mover.receive(), mover.receive()]
    assert answers == [{"type": "accepted", "id": "once", "version": version + 1}] * 2
    assert mover.follower.version == version + 1
    mover.reopen()
    mover.send(command)
    mover.wait(lambda known: mover.answers["once"]["type"] == "accepted")
    assert mover.answers["once"]["version"] == version + 1


def test_a_stale_command_is_refused_with_what_changed(house: House) -> None:
    anna, bo = sit_down(house)
    mover, other = (anna, bo) if anna.moves else (bo, anna)
    version, move = mover.follower.version, mover.moves[0]
    mover.ask("move", move=move)
    answer = mover.ask("move", move=move, version=version)
    assert answer["reason"] == "stale"
    assert [update["version"] for update in answer["missed"]] == [version + 1]
    other.catch_up(version + 1)
    place = {"table": mover.table, "token": mover.token}
    problem = house.command(place, "move", move=move, version=version)
    assert problem.status_code == 409
    assert problem.json()["missed"] == answer["missed"]


def test_two_at_once_apply_once(house: House) -> None:
    anna, bo = sit_down(house)
    first = anna if anna.moves else bo
    second = Guest(house, first.table, first.token)
    second.wait(lambda known: known["view"])
    version, move = first.follower.version, first.moves[0]
    for guest, name in ((first, "x"), (second, "y")):
        guest.send({"type": "move", "id": name, "version": version, "move": move})
    first.wait(lambda known: "x" in first.answers)
    second.wait(lambda known: "y" in second.answers)
    kinds = sorted([first.answers["x"]["type"], second.answers["y"]["type"]])
    assert kinds == ["refused", "update"]


def test_whoever_comes_back_gets_exactly_what_was_missed(house: House) -> None:
    anna, bo = sit_down(house)
    watcher = house.watch(anna.table)
    watcher.wait(lambda known: known["view"])
    version = watcher.follower.version
    watcher.close()
    play([anna, bo], moves=5)
    newest = max(anna.follower.version, bo.follower.version)
    watcher.frames.clear()
    watcher.reopen()
    watcher.catch_up(newest)
    messages = [json.loads(frame) for frame in watcher.frames]
    assert [message["version"] for message in messages] == list(range(version + 1, newest + 1))
    assert all(message["type"] == "update" for message in messages)
    fresh = house.watch(anna.table)
    fresh.wait(lambda known: known["view"])
    assert fresh.known["view"] == watcher.known["view"]
    assert fresh.known["events"] == watcher.known["events"]


def test_the_link_gives_nobody_a_seat_of_another(house: House) -> None:
    anna, bo = sit_down(house)
    stranger = Guest(house, anna.table, "guessed")
    assert stranger.closed() == 4401
    other = house.create(**GAMBIT)
    assert Guest(house, anna.table, other["token"]).closed() == 4401
    answer = house.http.post(
        f"/api/tables/{anna.table}/commands",
        json={"type": "say", "id": "1", "version": 1, "phrase": "hello"},
    )
    assert answer.status_code == 401
    assert bo.follower.version == anna.follower.version


def test_whoever_leaves_cannot_come_back_with_the_old_token(house: House) -> None:
    anna, bo = sit_down(house)
    anna.send({"type": "leave", "id": "l", "version": anna.follower.version})
    assert anna.closed() in (1000, 1005)
    assert "bye" in [json.loads(frame)["type"] for frame in anna.frames]
    assert Guest(house, anna.table, anna.token).closed() == 4401
    bo.wait(lambda known: known["room"]["seats"][0]["bot"])


def test_a_bot_plays_for_whoever_is_gone_until_he_returns(house: House) -> None:
    anna, bo = sit_down(house, options={"target": 200})
    anna.close()
    bo.wait(lambda known: known["room"]["seats"][0]["away"] == "gone")
    while not bo.moves or bo.follower.version < 12:
        bo.wait(lambda known: known["view"]["moves"] or known["room"]["phase"] == "over")
        assert bo.known["room"]["phase"] == "playing"
        bo.ask("move", move={"do": "hit"} if {"do": "hit"} in bo.moves else bo.moves[0])
    anna.open(anna.follower.version)
    anna.wait(lambda known: known["room"]["seats"][0]["away"] is None)
    bo.wait(lambda known: known["room"]["seats"][0]["away"] is None)


def test_everybody_sees_who_is_there(house: House) -> None:
    anna, bo = sit_down(house)
    anna.wait(lambda known: known["present"] == [0, 1])
    bo.close()
    anna.wait(lambda known: known["present"] == [0])


def test_public_tables_are_listed_and_private_ones_are_not(house: House) -> None:
    public = house.create(**GAMBIT, public=True)
    private = house.create(**GAMBIT)
    listed = [table["table"] for table in house.http.get("/api/tables").json()]
    assert public["table"] in listed
    assert private["table"] not in listed


def test_a_program_takes_a_seat_over_plain_http(house: House) -> None:
    place = house.create(**GAMBIT, bots={1: "novice"}, options={"target": 10})
    assert house.command(place, "start").status_code == 200
    headers = {"authorization": f"Bearer {place['token']}"}
    result: Data = {}
    with house.http.stream("GET", f"/api/tables/{place['table']}/turns", headers=headers) as stream:
        for line in stream.iter_lines():
            if not line:
                continue
            message = json.loads(line)
            if message["type"] == "over":
                result = message["result"]
                break
            assert message["view"]["viewer"] == message["seat"] == 0
            move = message["view"]["moves"][-1]
            answer = house.command(place, "move", version=message["version"], move=move)
            assert answer.status_code == 200, answer.text
    assert result["winners"]


def test_no_secret_is_in_the_log(house: House) -> None:
    anna, bo = sit_down(house)
    play([anna, bo], moves=3)
    until(lambda: any(mark(anna.table) in line for line in house.lines))
    text = "\n".join(house.lines)
    for secret in (anna.table, anna.token, bo.token, "Anna", "seed", "commitment"):
        assert secret is not None
        assert secret not in text
    events = [json.loads(line) for line in house.lines if line.startswith("{")]
    told = {"event": "table_created", "table": mark(anna.table), "game": "royal-gambit"}
    assert any(told.items() <= event.items() for event in events)
    assert len(house.lines) - len(events) == 2, "words for people: loading, and the address"
