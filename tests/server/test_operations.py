"""What operators rely on: health, metrics, migrations, the archive, and errors in one sentence."""

import ast
import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Engine, create_engine, insert, inspect

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.damage import StorageError
from courtcards.server.folder import DataDirectory
from courtcards.server.front import listen
from courtcards.server.sqlite.opening import begin_to_write
from courtcards.server.store import Store
from courtcards.table import referee
from courtcards.table.log import Entry, Named, pack
from courtcards.table.settings import Settings
from tests.server.house import PATIENCE, Data, House, until
from tests.server.inside import Inside
from tests.server.test_tables import play, sit_down

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


# Health and metrics


def test_the_server_is_alive_and_ready(house: House) -> None:
    house.create()
    for path, status in (("/health", "alive"), ("/ready", "ready")):
        standing = house.http.get(path).json()
        assert standing["status"] == status
        assert standing["tables"] > 0


def test_a_server_that_cannot_store_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise StorageError("full")

    with Inside(tmp_path) as server:
        monkeypatch.setattr(server.hall.store, "check", fail)
        assert server.http.get("/health").status_code == 200
        answer = server.http.get("/ready")
        assert answer.status_code == 503
        assert answer.json() == {
            "reason": "storage",
            "refusal": "not-ready",
            "fields": {"trouble": "full"},
            "message": "The server is not ready: the server's disk is full.",
        }


def test_metrics_count_and_tell_no_table_from_another(house: House) -> None:
    anna, bo = sit_down(house)
    play([anna, bo], moves=3)
    answer = house.http.get("/metrics")
    families = list(text_string_to_metric_families(answer.text))
    samples = [sample for family in families for sample in family.samples]
    ours = [sample for sample in samples if sample.name.startswith("courtcards_")]
    moves = {"game": "royal-gambit", "by": "person"}
    made = [
        one.value for one in ours if one.name == "courtcards_moves_total" and one.labels == moves
    ]
    assert made[0] >= 3
    labels = {name for sample in ours for name in sample.labels}
    assert labels <= {"game", "by", "outcome", "event", "kind", "phase", "status", "le"}
    for secret in (anna.table, anna.token, bo.token, "Anna", "Bo"):
        assert secret is not None
        assert not any(secret in value for sample in samples for value in sample.labels.values())


def test_whoever_is_connected_is_told_to_come_back_after_a_restart(tmp_path: Path) -> None:
    server = Inside(tmp_path)
    with server:
        anna = server.sit(server.create())
        anna.wait(lambda known: known["room"])
        server.end()
        assert anna.closed() == 1012
    assert json.loads(anna.frames[-1])["again"]


def test_asking_for_the_head_of_a_stream_does_not_last_forever(house: House) -> None:
    place = house.create()
    headers = {"authorization": f"Bearer {place['token']}"}
    answer = house.http.head(f"/api/tables/{place['table']}/turns", headers=headers)
    assert answer.status_code == 200
    # The same connection serves again.
    assert house.http.get("/health").status_code == 200


# Migrations

TABLE, TOKEN = "abcdefghjk", "secret"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Engine]:
    engine = create_engine(f"sqlite:///{tmp_path / 'courtcards.sqlite'}")
    yield engine
    engine.dispose()


def write_first_version(engine: Engine) -> None:
    """Write a database as the first migration left it, with a table in it."""
    created = referee.create(Settings("royal-gambit", players=2), "Anna", TOKEN, 0, {})
    entries = [Entry(1, 1_000, created), Entry(2, 2_000, Named("Cleo"), 0, "c1")]
    with engine.begin() as connection:
        schema.MIGRATIONS[0](connection)
        connection.execute(insert(schema.migrations).values(number=1, at=1_000))
        connection.execute(insert(schema.tables).values(name=TABLE, created_at=1_000))
        for one in entries:
            values = {"version": one.version, "at": one.at, "change": pack(one.change)}
            values |= {"table_name": TABLE, "person": one.person, "command": one.command}
            connection.execute(insert(schema.entries).values(values))


def test_an_old_database_is_brought_up_to_date_without_loss(
    tmp_path: Path, database: Engine
) -> None:
    write_first_version(database)
    assert not has_table(database, "games")
    with Inside(tmp_path) as server:
        headers = {"authorization": f"Bearer {TOKEN}"}
        seen = server.http.get(f"/api/tables/{TABLE}", headers=headers).json()
    assert has_table(database, "games")
    assert seen["version"] == 2
    assert seen["you"] == {"person": 0, "seat": 0}
    assert seen["room"]["seats"][0]["name"] == "Cleo"
    with database.begin() as connection:
        assert schema.migrate(connection, begin_to_write) == 0


def has_table(engine: Engine, name: str) -> bool:
    return inspect(engine).has_table(name)


def test_a_newer_database_is_refused(tmp_path: Path, database: Engine) -> None:
    write_first_version(database)
    with database.begin() as connection:
        connection.execute(insert(schema.migrations).values(number=99, at=1_000))
    assert "newer Court Cards" in refusal_to_serve("--data", str(tmp_path))


# The archive


def play_over_http(server: Inside) -> list[Data]:
    """Play a game to its end; return the places of the two who did."""
    settings = {"game": "royal-gambit", "players": 2, "options": {"max_hands": 1}}
    places = [server.http.post("/api/tables", json={"name": "Anna", **settings}).json()]
    address = f"/api/tables/{places[0]['table']}"
    places.append(server.http.post(f"{address}/join", json={"name": "Bo"}).json())
    command: Data = {"type": "start"}
    turn = 0
    while True:
        headers = [{"authorization": f"Bearer {place['token']}"} for place in places]
        seen = server.http.get(address, headers=headers[turn]).json()
        body = {"id": f"v{seen['version']}", "version": seen["version"], **command}
        answer = server.http.post(f"{address}/commands", json=body, headers=headers[turn])
        assert answer.status_code == 200, answer.text
        seen = server.http.get(address).json()
        if seen["room"]["phase"] == "over":
            return places
        turn = seen["view"]["turn"]
        moves = server.http.get(address, headers=headers[turn]).json()["view"]["moves"]
        command = {"type": "move", "move": moves[-1]}


def test_an_archived_table_keeps_its_transcripts_and_no_token(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        places = play_over_http(server)
        address = f"/api/tables/{places[0]['table']}"
        pages = [f"{address}/games/1", f"{address}/games/1/steps"]
        before = [server.http.get(page).content for page in pages]
    with Inside(tmp_path, keep_days=0) as server:
        headers = {"authorization": f"Bearer {places[0]['token']}"}
        assert server.http.get(address, headers=headers).status_code == 200
        # What was touched in this very millisecond is not old yet.
        until(lambda: server.run(server.hall.archive_old()))
        assert [server.http.get(page).content for page in pages] == before
        assert server.http.get(f"{address}/games/2").status_code == 404
        assert server.http.get(address, headers=headers).status_code == 404
        say = {"type": "say", "id": "1", "version": 1, "phrase": "hello"}
        answer = server.http.post(f"{address}/commands", json=say, headers=headers)
        assert answer.status_code == 404
        assert server.run(server.hall.archive_old()) == 0


def test_a_game_before_the_present_one_is_told_again_after_a_restart(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        places = play_over_http(server)
        game = f"/api/tables/{places[0]['table']}/games/1"
        pages = [f"{game}/steps", f"{game}/steps?start=3&seat=1", f"{game}/figures"]
        before = [server.http.get(page).content for page in pages]
        assert server.command(places[0], "rematch").status_code == 200
    with Inside(tmp_path) as server:
        assert [server.http.get(page).content for page in pages] == before
        assert server.http.get(f"{game}/steps?seat=2").status_code == 422
        for number in (0, 2, 3):
            answer = server.http.get(f"/api/tables/{places[0]['table']}/games/{number}/steps")
            assert answer.status_code == 404


# Errors in one sentence


def refusal_to_serve(*arguments: str) -> str:
    """Try to serve; return the sentence that says why that is not possible."""
    command = [sys.executable, "-m", "courtcards", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if not line.startswith("Loading")]
    assert len(said) == 1, done.stderr
    assert re.fullmatch(r"courtcards: .*\.", said[0])
    return said[0]


def test_a_data_folder_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert str(file) in refusal_to_serve("--data", str(file))
    with pytest.raises(CourtCardsError, match="below"):
        DataDirectory(file / "below")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CourtCardsError, match="Permission denied"):
        DataDirectory(tmp_path)


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "courtcards.sqlite"
    path.write_text("no database at all " * 100)
    with pytest.raises(CourtCardsError, match=r"courtcards.sqlite cannot be used for data: .*\.$"):
        Store(f"sqlite:///{path}")


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refusal_to_serve("--data", str(tmp_path), "--port", port)


def test_an_address_of_somebody_else_is_refused() -> None:
    with pytest.raises(CourtCardsError, match="192.0.2.1"):
        listen("192.0.2.1", 0)


def test_answers_leave_at_once_also_with_the_event_loop_of_python() -> None:
    waits = []

    def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        waits.append(not accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def connect() -> None:
        async with await asyncio.start_server(connected, sock=listen("127.0.0.1", 0)) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            await reader.read()
            writer.close()
            await writer.wait_closed()

    asyncio.run(connect())
    assert waits == [False]


# The example


def test_the_example_plays_a_game(house: House) -> None:
    place = house.create(
        players=2, seat=None, bots={"1": "novice"}, pace="instant", options={"target": 10}
    )
    command = [sys.executable, str(EXAMPLE), house.url, place["table"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as example:
        host = house.sit(place)
        host.wait(lambda known: known["room"]["seats"][0]["name"] == "Thirty lines")
        assert host.ask("start")["type"] == "update"
        said, _ = example.communicate(timeout=PATIENCE)
    assert example.returncode == 0
    host.wait(lambda known: known["room"]["phase"] == "over")
    assert ast.literal_eval(said) == host.known["view"]["result"]


def test_the_example_has_at_most_thirty_lines_of_code() -> None:
    tree = ast.parse(EXAMPLE.read_text(encoding="utf-8"))
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and not is_docstring(node):
            lines.add(node.lineno)
            if not hasattr(node, "body"):
                lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    assert 10 < len(lines) <= 30
    modules = {
        alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names
    }
    modules |= {str(node.module) for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in modules} <= sys.stdlib_module_names


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
