"""A disk that forgets: what is sound is served, what is damaged is named, and nothing is lost."""

import asyncio
import json
import random
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from courtcards.engine.errors import CourtCardsError
from courtcards.server.damage import StorageError, entry_sum, game_sum
from courtcards.server.folder import DATABASE, MARK
from courtcards.server.logs import mark
from courtcards.server.sqlite.examination import Examination, is_serious
from courtcards.server.store import Store
from courtcards.table.log import Entry, Said
from tests.attacks.stock import (
    ALL_ARE_OLD,
    Stock,
    change,
    flip,
    game_page,
    lasting,
    reopened,
    say_hello,
    spoil_page,
    table_page,
)
from tests.server.house import Data, until
from tests.server.inside import Inside
from tests.server.test_operations import refusal_to_serve

SHORT, LONG = 12, 200


def damages(caplog: pytest.LogCaptureFixture) -> dict[str, str]:
    """Return why tables are damaged, by what stands for them in the log."""
    return {line["table"]: line["reason"] for line in noted(caplog, "table_damaged")}


def by_mark(reasons: Mapping[str, str]) -> dict[str, str]:
    return {mark(name): reason for name, reason in reasons.items()}


def noted(caplog: pytest.LogCaptureFixture, event: str) -> list[Data]:
    return [dict(line.fields) for line in caplog.records if line.message == event]  # type: ignore[attr-defined]


def metric(server: Inside, name: str) -> float:
    (value,) = re.findall(rf"^{re.escape(name)} (\S+)$", server.http.get("/metrics").text, re.M)
    return float(value)


# One damaged table


def test_one_unreadable_entry_keeps_nobody_else_from_anything(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = sorted(stock.tables)[4]
    sound = {name for name in stock.tables if name != damaged}
    change(
        data, "UPDATE entries SET change = ? WHERE table_name = ? AND version = 3", b"{", damaged
    )
    with Inside(data) as server:
        reopened(server)
        assert set(server.hall.rooms) == sound
        assert damages(caplog) == {mark(damaged): "entry 3 does not match its checksum"}
        assert metric(server, "courtcards_damaged") == 1
        assert metric(server, 'courtcards_trouble_total{event="reopening"}') >= 1
        standing = server.http.get("/ready").json()
        assert (standing["status"], standing["damaged"]) == ("ready", 1)
        check_pages(server, stock, {table_page(damaged)})
        idle = {name for name, room in server.hall.rooms.items() if room.is_idle}
        assert idle
        server.run(put_away_idle(server))
        assert set(server.hall.rooms) == sound - idle
    with Inside(data, keep_days=ALL_ARE_OLD) as server:
        reopened(server)
        assert server.run(server.hall.archive_old()) == len(idle)
        assert server.run(server.hall.archive_old()) == 0
        check_pages(server, stock, {table_page(damaged)}, without=idle)
    assert entries_of(data, damaged) == entries_of(stock.folder, damaged)


async def put_away_idle(server: Inside) -> None:
    server.hall.put_away_idle(stays=-1.0)


def entries_of(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        query = "SELECT count(*) FROM entries WHERE table_name = ?"
        return int(database.execute(query, (table,)).fetchone()[0])


def check_pages(
    server: Inside, stock: Stock, damaged: Set[str], without: Set[str] = frozenset()
) -> None:
    """All that is sound is told as ever, and of what is damaged one sentence."""
    pages = stock.pages.keys() - {table_page(name) for name in without}
    assert {page for page in pages if is_damaged(server, stock, page)} == damaged


def is_damaged(server: Inside, stock: Stock, page: str) -> bool:
    answer = server.http.get(page)
    if answer.status_code == 200:
        assert lasting(answer.json()) == stock.pages[page]
        return False
    assert answer.status_code == 410
    refusal = "game-damaged" if "/games/" in page else "table-damaged"
    assert (answer.json()["reason"], answer.json()["refusal"]) == ("damaged", refusal)
    return True


def test_players_of_a_damaged_table_get_one_sentence_and_it_is_not_read_again(
    stock: Stock, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = stock.tables[1]
    change(data, "DELETE FROM entries WHERE table_name = ? AND version = 2", damaged)
    with Inside(data) as server:
        reopened(server)
        monkeypatch.setattr(server.hall.store, "load", None)
        for _ in range(2):
            guest = server.watch(damaged)
            assert guest.closed() == 4410
            (refused,) = [json.loads(frame) for frame in guest.frames]
            assert (refused["reason"], refused["refusal"]) == ("damaged", "table-damaged")
        assert say_hello(server, damaged).status_code == 410


# Why a log is damaged, and how it came to that.
DAMAGES = {
    "entry 2 does not match its checksum": "UPDATE entries SET at = at + 1 WHERE {second}",
    "entry 3 does not match its checksum": (
        "UPDATE entries SET command = CAST(X'FF' AS TEXT) WHERE table_name = ? AND version = 3"
    ),
    "entry 1 does not match its checksum": (
        "UPDATE entries SET person = 'x' WHERE table_name = ? AND version = 1"
    ),
    "entry 4 has lost its checksum": (
        "UPDATE entries SET checksum = NULL WHERE table_name = ? AND version = 4"
    ),
    "entry 2 is missing": "DELETE FROM entries WHERE {second}",
    "entry 1 is missing": "UPDATE entries SET version = 0 WHERE table_name = ? AND version = 1",
    "entry 4 is missing": "UPDATE entries SET version = 9999 WHERE table_name = ? AND version = 4",
    "its log is gone": "DELETE FROM entries WHERE table_name = ?",
}


def test_whatever_is_wrong_with_a_log_is_said(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = dict(zip(stock.tables[1:], DAMAGES, strict=False))
    for name, reason in damaged.items():
        second = "table_name = ? AND version = 2"
        change(data, DAMAGES[reason].format(second=second), name)
    with Inside(data) as server:
        reopened(server)
        assert damages(caplog) == by_mark(damaged)
        check_pages(server, stock, {table_page(name) for name in damaged})


# The last byte of a name as it should be, and as it is: the second is no text.
@pytest.mark.parametrize(
    ("byte", "found", "reason"),
    [("a", b"c", "entry 1 is missing"), ("z", b"\xfa", "its name is not text")],
)
def test_an_entry_that_has_lost_its_tables_name_is_missed(
    stock: Stock,
    data: Path,
    byte: str,
    found: bytes,
    reason: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    name = next(one for one in stock.tables if one[-1] == byte)
    stray = name[:-1].encode() + found
    last = entries_of(data, name)
    where = "WHERE table_name = ? AND version = ?"
    change(data, f"UPDATE entries SET table_name = CAST(? AS TEXT) {where}", stray, name, last)
    with Inside(data) as server:
        reopened(server)
        assert damages(caplog) == {
            mark(name): f"entry {last} has lost its table's name",
            mark(stray.decode(errors="surrogateescape")): reason,
        }
        assert is_damaged(server, stock, table_page(name))


def test_a_sound_log_does_not_suffer_from_what_follows_on_it(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lengths = {name: entries_of(data, name) for name in sorted(stock.tables)}
    sound, damaged = next(
        (one, other) for one, other in pairwise(lengths) if lengths[one] < lengths[other]
    )
    where = "WHERE table_name = ? AND version <= ?"
    change(data, f"DELETE FROM entries {where}", damaged, lengths[sound])
    with Inside(data) as server:
        reopened(server)
        assert damages(caplog) == {mark(damaged): "entry 1 is missing"}
        check_pages(server, stock, {table_page(damaged)})


def test_a_log_that_todays_rules_refuse_is_kept_for_other_days(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its checksums are right: it was a game once."""
    name, version, row = first_move(data, stock.tables)
    row[-1] = b'{"change":"moved","seat":0,"move":{"do":"fly"},"spent":0}'
    where = "WHERE table_name = ? AND version = ?"
    values = (row[-1], entry_sum(name, version, *row), name, version)
    change(data, f"UPDATE entries SET change = ?, checksum = ? {where}", *values)
    with Inside(data) as server:
        reopened(server)
        reason = damages(caplog)[mark(name)]
        assert re.fullmatch(rf"entry {version} \(moved\) cannot be followed \(\w+Error\)", reason)
        check_pages(server, stock, {table_page(name)})


def first_move(folder: Path, names: Sequence[str]) -> tuple[str, int, list[Any]]:
    """Return some table, the version of its first move, and the rest of that entry."""
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        query = (
            'SELECT * FROM entries WHERE CAST(change AS TEXT) LIKE \'{"change":"moved"%\' LIMIT 1'
        )
        name, version, *row, _ = database.execute(query).fetchone()
    return name, version, row


def test_a_damaged_game_of_the_archive_is_named_and_the_others_are_there(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name = stock.archived[0]
    change(data, "UPDATE games SET record = CAST(record || ' ' AS BLOB) WHERE table_name = ?", name)
    with Inside(data) as server:
        check_pages(server, stock, {game_page(name)})
        check_pages(server, stock, {game_page(name)})
        assert server.http.get(f"{game_page(name)}/steps").status_code == 410
    (line,) = noted(caplog, "table_damaged")
    assert line == {
        "table": mark(name),
        "reason": "the record of game 1 does not match its checksum",
    }


def test_a_game_of_the_archive_that_todays_rules_refuse_is_no_fault_of_whoever_asks(
    stock: Stock, data: Path
) -> None:
    name = stock.archived[1]
    record = json.dumps(stock.pages[game_page(name)]).replace('"hit"', '"fly"').encode()
    values = (record, game_sum(name, 1, record), name)
    change(data, "UPDATE games SET record = ?, checksum = ? WHERE table_name = ?", *values)
    with Inside(data) as server:
        assert server.http.get(game_page(name)).content == record + b"\n"
        for page in ("steps", "figures"):
            answer = server.http.get(f"{game_page(name)}/{page}")
            assert (answer.status_code, answer.json()["refusal"]) == (410, "game-damaged")


def test_a_table_that_cannot_be_put_away_keeps_no_other_from_it(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(reason: str, again: bool) -> None:
        raise ValueError("what this says may be a secret")

    with Inside(data) as server:
        reopened(server)
        idle = [name for name, room in server.hall.rooms.items() if room.is_idle]
        server.hall.rooms[idle[0]].close = fail  # type: ignore[method-assign]
        server.run(put_away_idle(server))
        assert not server.hall.rooms.keys() & set(idle)
        assert metric(server, 'courtcards_trouble_total{event="eviction"}') >= 1
    assert noted(caplog, "eviction_failed") == [{"table": mark(idle[0]), "reason": "ValueError"}]


# A table that is open


def test_an_open_table_that_is_not_what_is_on_the_disk_is_read_again(
    stock: Stock, data: Path
) -> None:
    name = stock.tables[1]
    last = entries_of(data, name)
    change_ = b'{"change":"said","kind":"phrase","what":"hello"}'
    row = (name, last + 1, 1, 0, "elsewhere", change_)
    with Inside(data) as server:
        reopened(server)
        change(data, "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", *row, entry_sum(*row))
        assert say_hello(server, name).status_code == 503
        assert server.http.get(table_page(name)).json()["version"] == last + 1
        assert say_hello(server, name).json() == {
            "id": "hello",
            "type": "accepted",
            "version": last + 2,
        }


def test_an_open_table_whose_log_is_damaged_on_the_disk_is_closed(stock: Stock, data: Path) -> None:
    name, other = stock.tables[1:3]
    with Inside(data) as server:
        reopened(server)
        guest = server.watch(name)
        guest.wait(lambda known: known["room"])
        change(data, "DELETE FROM tables WHERE name = ?", name)
        change(data, "DELETE FROM entries WHERE table_name = ? AND version = 2", name)
        assert say_hello(server, name).status_code == 503
        assert guest.closed() == 1012
        assert is_damaged(server, stock, table_page(name))
        assert say_hello(server, other).status_code == 200


def test_a_sound_table_that_is_missing_in_the_list_is_listed_again(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name, other = stock.tables[1:3]
    change(data, "DELETE FROM tables WHERE name = ?", name)
    with Inside(data) as server:
        reopened(server)
        change(data, "DELETE FROM tables WHERE name = ?", other)
        assert say_hello(server, name).status_code == 200
        # It was open already, and is read again.
        assert say_hello(server, other).status_code == 503
        assert say_hello(server, other).status_code == 200
        assert server.hall.damaged == {}
    listed = [line["table"] for line in noted(caplog, "table_listed_again")]
    assert listed == [mark(name), mark(other)]


def test_tables_that_are_written_together_do_not_suffer_from_a_page_that_one_of_them_needs(
    stock: Stock, data: Path
) -> None:
    damaged, sound = stock.tables[5], [name for name in stock.tables if name != stock.tables[5]]
    answers = asyncio.run(say_at_once(data, damaged, sound))
    assert str(answers.pop(damaged)) == "the server's database is damaged"
    # Others may have entries on the same page.
    assert sum(answer is None for answer in answers.values()) > len(sound) - 5


async def say_at_once(
    data: Path, damaged: str, sound: Sequence[str]
) -> dict[str, StorageError | None]:
    """Have something said at many tables; return what came of it."""
    store = Store(f"sqlite:///{data / DATABASE}")
    lengths = {name: entries_of(data, name) for name in (*sound, damaged)}
    spoil_page(data / DATABASE, damaged)
    heard: asyncio.Queue[tuple[str, StorageError | None]] = asyncio.Queue()

    def hear(name: str, error: StorageError | None) -> None:
        heard.put_nowait((name, error))

    for name, length in lengths.items():
        entry = Entry(length + 1, 1, Said("phrase", "hello"), 0)
        store.append(name, entry, partial(hear, name))
    store.open()
    answers = dict([await heard.get() for _ in lengths])
    with pytest.raises(StorageError, match="is damaged"):
        await store.check()
    await store.close()
    return answers


# The file


def test_a_server_that_cannot_begin_says_so_in_one_sentence(data: Path) -> None:
    (data / DATABASE).write_bytes(b"")
    assert "is empty, though there were tables in it" in refusal_to_serve("--data", str(data))


def test_a_database_that_is_empty_or_gone_is_not_begun_anew(data: Path) -> None:
    database = data / DATABASE
    database.write_bytes(b"")
    assert "is empty" in refusal(data)
    database.unlink()
    assert "is gone" in refusal(data)
    assert not database.exists()
    (data / MARK).unlink()
    with Inside(data) as server:
        assert server.http.get("/ready").status_code == 200


def test_what_a_killed_server_left_beside_its_database_tells_that_there_was_one(
    data: Path,
) -> None:
    (data / MARK).unlink()
    (data / DATABASE).write_bytes(b"")
    log = data / f"{DATABASE}-wal"
    log.write_bytes(bytes(100))
    assert str(log) in refusal(data)
    assert log.stat().st_size == 100


def refusal(data: Path) -> str:
    """Return the sentence with which a server refuses to begin."""
    with pytest.raises(CourtCardsError) as caught:
        Inside(data)
    words = str(caught.value)
    assert re.fullmatch(r"[^\n]+\.", words)
    return words


def test_a_database_that_does_not_know_its_own_tables_is_refused(data: Path) -> None:
    database = data / DATABASE
    content = database.read_bytes()
    # SQLite says what it stumbled over, which is no text.
    database.write_bytes(content.replace(b"CREATE TABLE games", b"CREATE TABL\xfe games"))
    assert "its tables are no text" in refusal(data)


def test_a_database_that_cannot_be_written_to_is_not_ready(stock: Stock, data: Path) -> None:
    # Byte 18 says who may write: nobody that we know.
    flip(data / DATABASE, 18, 0)
    with Inside(data) as server:
        answer = server.http.get("/ready")
        assert answer.status_code == 503
        assert "cannot be written to" in answer.json()["message"]
        check_pages(server, stock, set())


def test_what_is_found_wrong_with_the_file_is_said(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil_index(data / DATABASE, stock.archived, "sqlite_autoindex_games_1")
    with Inside(data) as server:
        until(lambda: server.http.get("/ready").status_code == 503)
        assert "database is damaged" in server.http.get("/ready").json()["message"]
        assert metric(server, "courtcards_database_faults") >= 1
        assert noted(caplog, "database_damaged")[0]["faults"] >= 1
        for name in stock.tables:
            assert not is_damaged(server, stock, table_page(name))


def test_a_damaged_list_of_tables_is_mended(
    stock: Stock, data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil_index(data / DATABASE, stock.tables, "sqlite_autoindex_tables_1")
    with Inside(data) as server:
        reopened(server)
        assert server.http.get("/ready").status_code == 200
        check_pages(server, stock, set())
    assert len(noted(caplog, "index_mended")) == 1
    assert Examination(data / DATABASE).run() == []


def spoil_index(database: Path, names: Sequence[str], index: str) -> None:
    """Damage an index: the rows it leads to are sound."""
    content = database.read_bytes()
    for name in names:
        for found in re.finditer(name.encode(), content):
            flip(database, found.end() - 1, 0)
            faults = Examination(database).run()
            if faults and all(index in fault and not is_serious(fault) for fault in faults):
                return
            flip(database, found.end() - 1, 0)
    raise AssertionError("there is no such place")


def test_a_look_at_the_file_can_be_stopped_at_any_time(data: Path) -> None:
    looking = Examination(data / DATABASE)
    assert looking.run() == []
    looking.stop()
    assert looking.run() is None


@pytest.mark.parametrize(
    "places",
    [SHORT, pytest.param(LONG, marks=pytest.mark.slow)],
)
def test_one_flipped_bit_never_hides(
    stock: Stock, tmp_path: Path, places: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Every start serves what is sound and names what is damaged, or is refused in one sentence."""
    chance = random.Random("one flipped bit")
    size = (stock.folder / DATABASE).stat().st_size
    outcomes: Counter[str] = Counter()
    for number in range(places):
        place, bit = chance.randrange(size), chance.randrange(8)
        data = stock.copy(tmp_path / str(number))
        flip(data / DATABASE, place, bit)
        caplog.clear()
        outcome = begin(stock, data)
        print(f"byte {place}, bit {bit}: {outcome}")
        outcomes[outcome.partition(":")[0]] += 1
        assert [line for line in caplog.records if line.exc_info] == []
        shutil.rmtree(data)
    print(dict(outcomes))
    assert outcomes["served"] > places / 2


def begin(stock: Stock, data: Path) -> str:
    """Start a server, ask it for everything, and say what came of it."""
    try:
        server = Inside(data)
    except CourtCardsError as error:
        assert re.fullmatch(r"[^\n]+\.", str(error))  # noqa: PT017
        return f"refused: {error}"
    with server:
        reopened(server)
        faults = Examination(data / DATABASE).run()
        if faults:
            until(lambda: server.http.get("/ready").status_code == 503)
        missing = {page for page in stock.pages if is_missing(server, stock, page, bool(faults))}
        assert len(missing) <= 2
        named = {what if isinstance(what, str) else what[0] for what in server.hall.damaged}
        assert all(faults or page.split("/")[3] in named for page in missing)
        for name in stock.tables[::5]:
            if table_page(name) not in missing:
                assert say_hello(server, name).status_code in (
                    (200, 503, 410) if faults else (200,)
                )
        # The server need not wait for this connection to end.
        server.http.close()
        return f"served: without {sorted(missing)}, {faults}" if missing or faults else "served"


def is_missing(server: Inside, stock: Stock, page: str, has_faults: bool) -> bool:
    """Whether something is not told; where the file itself is damaged, it may not be found."""
    if has_faults and server.http.get(page).status_code == 404:
        return True
    return is_damaged(server, stock, page)
