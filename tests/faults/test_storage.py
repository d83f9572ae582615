"""A disk that is full, a database that somebody else has locked: refused in clear words, never broken."""

import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.faults.ledger import check_follower, check_integrity, check_log, read_logs
from tests.faults.storm import faults
from tests.server.house import Data, Guest, House, fresh_id
from tests.server.planting import plant

FULL = "full"
LOCKED = "locked"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", str(folder)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a small disk cannot be mounted here: that takes root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Fill a disk to the last byte."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        ballast.unlink()


@contextmanager
def locked(data: Path, how: str) -> Iterator[None]:
    """Lock a database as another program might."""
    with closing(sqlite3.connect(data / "courtcards.sqlite", isolation_level=None)) as other:
        other.execute(f"BEGIN {how}")
        yield
        other.execute("ROLLBACK")


def sit_down(house: House) -> Guest:
    """Return somebody who plays against a bot and has to move."""
    settings: dict[str, Any] = {"game": "royal-gambit", "options": {"target": 200}}
    place = house.create(players=2, bots={1: "novice"}, pace="instant", **settings)
    anna = house.sit(place)
    anna.wait(lambda known: known["room"])
    anna.ask("start")
    anna.wait(lambda known: known["view"]["moves"])
    return anna


def send(guest: Guest, command: Data) -> Data:
    """Send a command, perhaps not for the first time; return the answer."""
    guest.answers.pop(command["id"], None)
    guest.send(command)
    while command["id"] not in guest.answers:
        guest.receive()
    return guest.answers[command["id"]]


def send_until_refused(guest: Guest) -> Data:
    """Talk until that cannot be stored: some space may be left in files that are there already."""
    while True:
        fields = {"id": fresh_id(), "version": guest.follower.version, "text": "x" * 300}
        if send(guest, {"type": "chat", **fields})["type"] == "refused":
            return {"type": "chat", **fields}


def creation(house: House) -> httpx.Response:
    body = {"game": "royal-gambit", "name": "Anna", "players": 2}
    return house.http.post("/api/tables", json=body)


def check_refusals(house: House, guest: Guest, command: Data, trouble: str) -> None:
    """Everything that would have to be stored is refused, and everything else works."""
    answer = send(guest, command)
    assert (answer["reason"], answer["refusal"]) == ("storage", "not-stored")
    assert answer["fields"] == {"trouble": trouble}
    created = creation(house)
    assert created.status_code == 503
    told = created.json()
    assert (told["reason"], told["refusal"]) == ("storage", "table-not-made")
    assert told["fields"] == {"trouble": trouble}
    assert house.http.get("/health").status_code == 200
    assert house.http.get(f"/api/tables/{guest.table}").status_code == 200


def check_recovery(house: House, guest: Guest, command: Data) -> None:
    """The same command is accepted now, once, and the game goes on."""
    answer = send(guest, command)
    assert answer.get("answer") == command["id"]
    assert send(guest, command)["type"] == "accepted"
    assert creation(house).status_code == 201
    assert house.http.get("/ready").status_code == 200
    guest.wait(lambda known: known["view"]["moves"] or known["view"]["result"])
    log = read_logs(house.data)[guest.table]
    check_log(log)
    check_follower(log, guest.table, 0, guest.follower)
    check_integrity(house.data)
    assert faults(house) == []


def move_of(guest: Guest) -> Data:
    version = guest.follower.version
    return {"type": "move", "id": fresh_id(), "version": version, "move": guest.moves[0]}


def test_a_full_disk_stops_changes_only_until_there_is_space(small_disk: Path) -> None:
    with House(small_disk, "--rate", "0") as house:
        anna = sit_down(house)
        with filled(small_disk):
            send_until_refused(anna)
            move = move_of(anna)
            check_refusals(house, anna, move, FULL)
            check_log(read_logs(small_disk)[anna.table])
        check_recovery(house, anna, move)


@pytest.mark.parametrize("how", ["IMMEDIATE", "EXCLUSIVE"])
def test_a_locked_database_stops_changes_only_until_it_is_released(house: House, how: str) -> None:
    anna = sit_down(house)
    move = move_of(anna)
    with locked(house.data, how):
        check_refusals(house, anna, move, LOCKED)
        answer = house.http.get("/ready")
        assert answer.status_code == 503
        assert answer.json()["fields"] == {"trouble": LOCKED}
    check_recovery(house, anna, move)


def test_everybody_else_is_served_while_somebody_waits_for_the_disk(house: House) -> None:
    anna = sit_down(house)
    move = move_of(anna)
    with locked(house.data, "IMMEDIATE"):
        anna.send(move)
        answers = 0
        begun = time.monotonic()
        while move["id"] not in anna.answers:
            assert house.http.get("/health").status_code == 200
            answers += 1
            with suppress(TimeoutError):
                anna.receive(timeout=0.01)
        print(f"{answers} answers in {time.monotonic() - begun:.1f} s")
        assert answers > 1, "the server waited together with the disk"
    assert anna.answers[move["id"]]["reason"] == "storage"


def test_bots_play_on_by_themselves_when_the_database_is_released(house: House) -> None:
    anna = sit_down(house)
    while True:
        answer = anna.ask("move", move=anna.moves[-1])
        assert answer["type"] == "update"
        if not anna.moves:
            break
    with locked(house.data, "IMMEDIATE"):
        # Whatever the bot has not done by now it cannot do: this waits as long as it would.
        assert creation(house).status_code == 503
    anna.wait(lambda known: known["view"]["moves"] or known["view"]["result"])


def test_nobody_else_on_the_machine_can_read_the_cards(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    plant(data, {})
    # As an older server may have left it.
    data.chmod(0o755)
    (data / "courtcards.sqlite").chmod(0o644)
    with House(data, "--rate", "0") as house:
        house.create()
        files = {file.name: file.stat().st_mode & 0o777 for file in data.iterdir()}
    assert data.stat().st_mode & 0o777 == 0o700
    assert {"courtcards.sqlite", "courtcards.sqlite-wal"} <= set(files)
    assert set(files.values()) == {0o600}
