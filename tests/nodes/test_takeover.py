"""A node that dies, stalls or stops loses its tables to the others, and can never write to them again."""

import os
import signal
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.nodes.conftest import StartNode
from tests.nodes.test_relay import play, wait_for_all
from tests.postgres import database_for, start_postgres
from tests.server.house import Guest, House, until


def epoch_of(url: str, table: str) -> int:
    with psycopg.connect(url) as database:
        found = database.execute("SELECT epoch FROM owners WHERE table_name = %s", (table,))
        return int(found.fetchone()[0])  # type: ignore[index]


def url_of(node: House) -> str:
    return database_for(node.data)


def seat_two(first: House, second: House) -> list[Guest]:
    """Start a game between two people at a table of the first node's."""
    place = first.create(players=2)
    anna = first.sit(place)
    anna.wait(lambda known: known["room"])
    bo = second.sit(second.join(place["table"]))
    wait_for_all([anna, bo])
    assert anna.ask("start")["type"] == "update"
    bo.catch_up(anna.follower.version)
    play([anna, bo], 6)
    return [anna, bo]


def come_to(guest: Guest, node: House) -> None:
    """Come back at another node, with what one knows, and again if the table is still on its way."""
    guest.house = node
    until(lambda: _is_let_in(guest))


def _is_let_in(guest: Guest) -> bool:
    """Come back; say whether it was to the table, and not just to be told to come again."""
    try:
        guest.reopen()
        guest.receive()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
    else:
        return True
    assert code == 1012
    return False


@pytest.fixture(scope="module")
def other(start_node: StartNode) -> House:
    """The node that is left."""
    return start_node()


def test_the_tables_of_a_killed_node_go_on_at_another(start_node: StartNode, other: House) -> None:
    lost = start_node()
    anna, bo = seat_two(lost, other)
    version, epoch = anna.follower.version, epoch_of(url_of(other), anna.table)
    lost.kill_all()
    assert bo.closed() == 1012, "whoever was passed on is told to come again"
    for guest in (anna, bo):
        come_to(guest, other)
        assert guest.follower.version >= version
    play([anna, bo], 6)
    assert epoch_of(url_of(other), anna.table) > epoch


def test_a_node_that_stops_gives_its_tables_away_at_once(
    start_node: StartNode, other: House
) -> None:
    leaving = start_node()
    anna, bo = seat_two(leaving, other)
    assert leaving.stop() == 0
    for guest in (anna, bo):
        come_to(guest, other)
    play([anna, bo], 6)


def _goes_on(guests: list[Guest], version: int) -> bool:
    """Play up to a version, or come back if that is what somebody is told."""
    try:
        while guests[0].follower.version < version:
            play(guests, 1)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 1006
    else:
        return True
    assert code == 1012
    for guest in guests:
        come_to(guest, guest.house)
    return False


@pytest.fixture(scope="module")
def one(start_node: StartNode) -> House:
    """A node that comes to no lasting harm."""
    return start_node()


def test_a_new_process_takes_over_from_the_old_one(one: House, other: House) -> None:
    renewed = one
    anna, bo = seat_two(renewed, other)
    renewed.replace()
    come_to(anna, renewed)
    come_to(bo, other)
    # The old process may have let somebody in before it stopped: then it tells them to come back.
    begun = anna.follower.version
    until(lambda: _goes_on([anna, bo], begun + 6))
    play([anna, bo], 6)


def test_a_node_that_was_asleep_writes_nothing_when_it_wakes(one: House, other: House) -> None:
    asleep = one
    entered = sum('"node_entered"' in line for line in asleep.lines)
    anna, bo = seat_two(asleep, other)
    place = {"table": anna.table, "token": anna.token}
    os.kill(asleep.pid, signal.SIGSTOP)
    try:
        # What was sent to it in its sleep is what it will do first.
        anna.send(
            {"type": "say", "id": "late", "version": anna.follower.version, "phrase": "hello"}
        )
        assert bo.closed() == 1012
        come_to(bo, other)
        version = bo.follower.version
        assert bo.ask("say", phrase="hello")["version"] == version + 1
    finally:
        os.kill(asleep.pid, signal.SIGCONT)
    assert anna.closed() in (1000, 1012)
    assert "late" not in anna.answers or anna.answers["late"]["type"] == "refused"
    # It knows that it has lost the table, is a node again, and passes on.
    until(lambda: sum('"node_entered"' in line for line in asleep.lines) == entered + 1)
    come_to(anna, asleep)
    play([anna, bo], 6)
    assert other.http.get(f"/api/tables/{place['table']}").status_code == 200


def test_whoever_comes_to_a_table_on_its_way_is_told_to_come_again(
    one: House, other: House
) -> None:
    place = one.create(players=2)
    with psycopg.connect(url_of(one), autocommit=True) as database:
        # A node that nobody reaches, and that nobody may take for dead yet.
        found = database.execute(
            "INSERT INTO nodes (address, secret, expires_at) VALUES ('127.0.0.1:1', 'x', "
            "(extract(epoch FROM clock_timestamp()) * 1000)::bigint + 3600000) RETURNING id"
        )
        (gone,) = found.fetchone() or (0,)
        given = "UPDATE owners SET node = %s, epoch = epoch + 1 WHERE table_name = %s"
        database.execute(given, (gone, place["table"]))
        try:
            with pytest.raises(ConnectionClosed) as closed:
                other.sit(place).catch_up(1)
        finally:
            database.execute("DELETE FROM nodes WHERE id = %s", (gone,))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    anna = other.sit(place)
    anna.wait(lambda known: known["room"])


def test_a_restarted_database_is_waited_for(tmp_path: Path) -> None:
    postgres = start_postgres()
    url = postgres.url("restarted")
    with postgres, House(tmp_path, "--rate", "0", "--database", url) as node:
        place = node.create(players=2)
        anna, bo = node.sit(place), node.sit(node.join(place["table"]))
        wait_for_all([anna, bo])
        assert anna.ask("start")["type"] == "update"
        bo.catch_up(anna.follower.version)
        for _ in range(3):
            postgres.restart()
            play([anna, bo], 2)
        assert node.tracebacks == []
