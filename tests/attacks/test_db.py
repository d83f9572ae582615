"""`courtcards db check`: what is damaged is told, and set aside without anything being lost."""

import random
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from courtcards.server import schema
from courtcards.server.damage import entry_sum
from courtcards.server.folder import DATABASE, DataDirectory
from courtcards.server.logs import mark
from tests.attacks.stock import (
    Stock,
    change,
    game_page,
    lasting,
    reopened,
    spoil_page,
    table_page,
)
from tests.cli.test_commands import Done, courtcards, one_sentence
from tests.cli.test_stopping import Command
from tests.server.inside import Inside


def check(data: Path, *more: str) -> Done:
    return courtcards("db", "check", "--data", str(data), *more)


def damage_two(stock: Stock, data: Path) -> tuple[str, str]:
    """Damage the log of a table, and a game of the archive."""
    table, archived = stock.tables[3], stock.archived[1]
    change(data, "DELETE FROM entries WHERE table_name = ? AND version = 2", table)
    change(data, "UPDATE games SET number = 2 WHERE table_name = ?", archived)
    return table, archived


def test_a_sound_database_passes_also_while_it_is_used(data: Path) -> None:
    with Inside(data):
        done = check(data)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == ("30 tables and 4 archived games are intact; 0 faults were found.\n")


def test_every_fault_is_one_line(stock: Stock, data: Path) -> None:
    table, archived = damage_two(stock, data)
    before = (data / DATABASE).read_bytes()
    done = check(data)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"table {table} ({mark(table)}): entry 2 is missing.",
        f"game 2 of table {archived} ({mark(archived)}): the record of game 2 does not match its checksum.",
    ]
    assert "2 faults were found." in done.stderr
    assert (data / DATABASE).read_bytes() == before


def test_what_is_damaged_is_set_aside_and_nothing_is_lost(stock: Stock, data: Path) -> None:
    table, archived = damage_two(stock, data)
    before = (data / DATABASE).read_bytes()
    done = check(data, "--set-aside")
    assert done.returncode == 1
    (kept,) = data.glob("damaged-*.sqlite")
    assert kept.read_bytes() == before
    assert str(kept) in done.stderr
    assert kept.stat().st_mode & 0o777 == (data / DATABASE).stat().st_mode & 0o777 == 0o600
    assert check(data).returncode == 0
    missing = {table_page(table), game_page(archived)}
    check_server(stock, data, missing)
    # There is nothing more to be set aside.
    assert check(data, "--set-aside").returncode == 0
    assert list(data.glob("damaged-*.sqlite")) == [kept]


def check_server(stock: Stock, data: Path, missing: set[str]) -> None:
    """A server finds everything but what was set aside, and nothing that is damaged."""
    with Inside(data) as server:
        reopened(server)
        assert server.hall.damaged == {}
        for page, told in stock.pages.items():
            answer = server.http.get(page)
            assert answer.status_code == (404 if page in missing else 200)
            assert page in missing or lasting(answer.json()) == told


def test_a_file_whose_pages_are_damaged_is_saved_as_far_as_it_can_be_read(
    stock: Stock, data: Path
) -> None:
    database = data / DATABASE
    spoil_page(database, stock.tables[5])
    with pytest.raises(Exception, match="courtcards db check --set-aside --data .* saves what"):
        Inside(data)
    damaged = check(data, "--set-aside").stdout
    names = set(re.findall(r"^table (\w+) ", damaged, re.M))
    assert stock.tables[5] in names
    assert len(names) < 5
    check_server(stock, data, {table_page(name) for name in names})


def test_a_log_whose_end_lies_on_a_damaged_page_is_not_taken_for_a_shorter_one(
    stock: Stock, data: Path
) -> None:
    """The last rows of a page are overwritten, so that a log seems to end before them."""
    chance = random.Random("noise")
    truth = lengths(stock.folder)
    pristine = (data / DATABASE).read_bytes()
    seen = 0
    for start in range(8 * 4096, len(pristine) - 4096, 4096):
        content = bytearray(pristine)
        # Rows are written from the end of a page to its beginning.
        content[start + 1024 : start + 1536] = chance.randbytes(512)
        (data / DATABASE).write_bytes(content)
        if check(data, "--set-aside").returncode == 1:
            seen += 1
            now = lengths(data)
            assert now == {name: truth[name] for name in now}
    assert seen > 10
    assert len(list(data.glob("damaged-*.sqlite"))) == seen


def lengths(folder: Path) -> dict[str, int]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        query = "SELECT table_name, count(*) FROM entries GROUP BY table_name"
        return dict(database.execute(query).fetchall())


def test_a_table_that_is_missing_in_the_list_is_entered_again(stock: Stock, data: Path) -> None:
    name = stock.tables[2]
    change(data, "DELETE FROM tables WHERE name = ?", name)
    assert check(data, "--set-aside").stdout == (
        f"table {name} ({mark(name)}): it is missing in the list of tables.\n"
    )
    check_server(stock, data, set())


def test_a_database_of_an_older_server_can_be_checked(stock: Stock, tmp_path: Path) -> None:
    with closing(sqlite3.connect(stock.folder / DATABASE)) as newest:
        entries = newest.execute(
            "SELECT table_name, version, at, person, command, change FROM entries"
        ).fetchall()
    engine = create_engine(f"sqlite:///{tmp_path / DATABASE}")
    with engine.begin() as connection:
        schema.MIGRATIONS[0](connection)
        connection.exec_driver_sql("INSERT INTO migrations VALUES (1, 1)")
        for name in stock.tables:
            connection.exec_driver_sql("INSERT INTO tables VALUES (?, 1, NULL)", (name,))
        connection.exec_driver_sql("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entries)
    engine.dispose()
    assert check(tmp_path).returncode == 0
    name = stock.tables[0]
    change(tmp_path, "UPDATE entries SET change = '{' WHERE table_name = ?", name)
    assert check(tmp_path, "--set-aside").stdout == (
        f"table {name} ({mark(name)}): entry 1 cannot be read (DecodeError).\n"
    )
    with Inside(tmp_path) as server:
        assert server.http.get(table_page(stock.tables[1])).status_code == 200


def test_a_check_that_is_stopped_says_how_far_it_came(stock: Stock, data: Path) -> None:
    multiply(data, stock.tables[12], 5_000)
    with Command("db", "check", "--data", str(data)) as command:
        command.see(r"[1-9]\d*%")
        assert command.stop() == ""
        assert 0 < command.how_far("tables") < 5_000


def multiply(data: Path, name: str, times: int) -> None:
    """Have a table so many times."""
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        query = "SELECT version, at, person, command, change FROM entries WHERE table_name = ?"
        log = database.execute(query, (name,)).fetchall()
        for number in range(times):
            other = f"{number:010}"
            database.execute("INSERT INTO tables VALUES (?, 1, NULL)", (other,))
            rows = [(other, *row, entry_sum(other, *row)) for row in log]
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def test_nothing_is_set_aside_while_a_server_uses_the_folder(data: Path) -> None:
    server = DataDirectory(data)
    server.claim(wait=False)
    assert "Another server is already using" in one_sentence(check(data, "--set-aside"))
    server.release()
    serving = DataDirectory(data, "serving")
    serving.claim(wait=False)
    assert "Another server is already using" in one_sentence(check(data, "--set-aside"))
    serving.release()


def test_a_database_that_does_not_know_its_own_tables_is_one_sentence(data: Path) -> None:
    content = (data / DATABASE).read_bytes()
    (data / DATABASE).write_bytes(content.replace(b"CREATE TABLE games", b"CREATE TABL\xfe games"))
    assert "cannot be read at all" in one_sentence(check(data))


def test_a_folder_without_tables_is_one_sentence(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert str(nowhere) in one_sentence(check(nowhere))
    assert not nowhere.exists()
    (tmp_path / DATABASE).write_bytes(b"no database at all" * 100)
    assert "cannot be read at all" in one_sentence(check(tmp_path))
    shutil.copy(Path(__file__), tmp_path / DATABASE)
    assert "cannot be read at all" in one_sentence(check(tmp_path, "--set-aside"))
