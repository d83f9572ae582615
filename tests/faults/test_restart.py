"""One process takes over from another, and a server that stops leaves nothing behind."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import time
from base64 import b64encode
from contextlib import closing
from pathlib import Path

import pytest

from tests.faults.ledger import check_accepted, check_follower, check_log, read_logs
from tests.faults.processes import bot_workers, children, members, wait_until_gone
from tests.faults.storm import Storm, faults, storm
from tests.server.house import Guest, House


def sit_down(house: House) -> tuple[Guest, Guest]:
    place = house.create(game="royal-gambit", players=2, options={"target": 200})
    anna, bo = house.sit(place), house.sit(house.join(place["table"]))
    anna.wait(lambda known: known["room"]["seats"][1]["name"])
    anna.ask("start")
    bo.wait(lambda known: known["room"]["phase"] == "playing")
    return anna, bo


def move_once(anna: Guest, bo: Guest) -> None:
    mover, other = (anna, bo) if anna.moves else (bo, anna)
    answer = mover.ask("move", move=mover.moves[0])
    assert answer["type"] == "update"
    other.catch_up(answer["version"])


def hear_goodbye(guest: Guest) -> float:
    """Take messages until the server has said goodbye; return when that was."""
    while (message := guest.receive())["type"] != "bye":
        pass
    said_at = time.monotonic()
    assert message["again"] is True
    guest.closed()
    return said_at


def watch_deafly(house: House, table: str) -> socket.socket:
    """Connect as a spectator who reads nothing after the first byte, not even a goodbye."""
    connection = socket.create_connection(("127.0.0.1", house.port))
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: here", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += [f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}", "", ""]
    connection.sendall("\r\n".join(lines).encode())
    hello = b'{"type":"hello"}'
    # A frame of text, with a mask that changes nothing.
    connection.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    assert connection.recv(1) == b"H"
    return connection


def test_a_handover_is_over_at_once_and_loses_nothing(house: House) -> None:
    anna, bo = sit_down(house)
    old = children(house.process.pid)
    move_once(anna, bo)
    house.process.send_signal(signal.SIGHUP)
    said_at = hear_goodbye(anna)
    for guest in (anna, bo):
        guest.reopen()
    anna.receive()
    print(f"handover: {time.monotonic() - said_at:.2f} s")
    move_once(anna, bo)
    # Those of the tests below are from a process that has taken over itself.
    wait_until_gone(old)
    log = read_logs(house.data)[anna.table]
    check_log(log)
    for person, guest in enumerate((anna, bo)):
        check_follower(log, guest.table, person, guest.follower)


def test_games_in_full_swing_survive_handovers(tmp_path: Path) -> None:
    async def replace(raging: Storm) -> None:
        async with raging.playing() as tasks:
            await raging.wait_for_news(tasks, 30)
            await asyncio.to_thread(raging.house.replace)
            raging.check()
            await raging.wait_for_news(tasks, 30)
            await raging.rest(tasks)
            raging.check(at_rest=True)

    with storm(tmp_path, seed=1) as raging:
        raging.seat_everybody()
        asyncio.run(replace(raging))
    logs = read_logs(tmp_path)
    for player in raging.players:
        check_accepted(logs[player.table], player.person, player.accepted)


def test_somebody_who_does_not_answer_holds_nobody_up(house: House) -> None:
    anna, _ = sit_down(house)
    with closing(watch_deafly(house, anna.table)):
        house.process.send_signal(signal.SIGHUP)
        said_at = hear_goodbye(anna)
        anna.reopen()
        anna.receive()
        print(f"handover with somebody deaf: {time.monotonic() - said_at:.2f} s")


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_leaves_no_process_behind(tmp_path: Path, stop: signal.Signals) -> None:
    with House(tmp_path, "--rate", "0") as house:
        anna = house.sit(house.create(players=2, bots={1: "novice"}, pace="instant"))
        anna.wait(lambda known: known["room"])
        anna.ask("start")
        anna.wait(lambda known: known["view"]["moves"] or known["view"]["result"])
        assert bot_workers(house.pid)
        everything = members(house.process.pid)
        house.process.send_signal(stop)
        assert house.process.wait(60) == 0
        wait_until_gone(everything)
    assert faults(house) == []
    assert sum('"stopped"' in line for line in house.lines) == 1, "it has ended by itself"


def test_bots_do_not_outlive_a_server_that_was_killed(house: House) -> None:
    house.create(players=2, bots={1: "novice"})
    workers = bot_workers(house.pid)
    assert workers
    house.kill()
    wait_until_gone(workers)


def test_a_server_whose_supervisor_was_killed_stops_and_another_takes_over(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        place = house.create(players=2)
        everything = members(house.process.pid)
        house.process.kill()
        house.process.wait()
        with House(tmp_path) as other:
            wait_until_gone(everything)
            other.sit(place).wait(lambda known: known["room"])


def test_a_second_server_in_the_same_folder_is_refused(house: House) -> None:
    command = [sys.executable, "-m", "courtcards", "serve", "--port", "0"]
    command += ["--data", str(house.data)]
    second = subprocess.run(command, capture_output=True, text=True, check=False)
    assert second.returncode == 2
    assert second.stderr == f"courtcards: Another server is already using {house.data}.\n"
    assert house.http.get("/health").json()["status"] == "alive"


def test_whoever_connects_in_the_middle_of_a_handover_is_served(house: House) -> None:
    anna, _ = sit_down(house)
    old = children(house.process.pid)
    house.process.send_signal(signal.SIGHUP)
    hear_goodbye(anna)
    for _ in range(20):
        watcher = house.watch(anna.table)
        message = watcher.receive()
        assert message["type"] == "snapshot", json.dumps(message)
        watcher.close()
    wait_until_gone(old)
