"""`courtcards db migrate|export|import|check`: a house is moved to another database, and nothing is lost."""

import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from sqlalchemy import select

from courtcards.engine.errors import CourtCardsError
from courtcards.server import moving, schema
from courtcards.server.damage import entry_sum, game_sum
from courtcards.server.database import open_database
from courtcards.server.folder import DATABASE, DataDirectory
from courtcards.server.logs import mark
from courtcards.server.moving import HouseExport, HouseImport
from courtcards.server.parcel import PARTS
from courtcards.server.profiles import Profiles
from courtcards.server.reading import fold, read_log
from courtcards.table.log import pack
from examples.cluster.postgres import Postgres
from tests.cli.test_commands import Done, courtcards, one_sentence
from tests.cli.test_stopping import Command
from tests.server.databases import SQLITE, Place, Shelf, entry, first_entry
from tests.server.furnishing import SECRETS, furnish
from tests.table.tables import token

NEWEST = len(schema.MIGRATIONS)
A, B = "abcdefghjk", "bcdefghjkm"


def db(command: str, place: Place, *more: str) -> Done:
    return courtcards("db", command, "--database", place.url, *more)


def in_file(folder: Path) -> Place:
    folder.mkdir()
    return Place(SQLITE, f"sqlite:///{folder / DATABASE}")


def rows(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything that is stored, but for which servers there are."""
    with place.engine() as engine, engine.connect() as connection:
        return {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in PARTS.items()
        }


@pytest.fixture
def furnished(place: Place) -> Place:
    furnish(place.url)
    return place


# There and back


def test_a_house_goes_from_sqlite_to_postgresql_and_back_byte_by_byte(
    shared: Place, tmp_path: Path
) -> None:
    first, last = in_file(tmp_path / "first"), in_file(tmp_path / "last")
    tables = furnish(first.url)
    add_oddities(first)
    for number, (source, target) in enumerate([(first, shared), (shared, last)]):
        file = tmp_path / f"house-{number}.jsonl.gz"
        assert db("export", source, str(file)).returncode == 0
        done = db("import", target, str(file))
        assert (done.returncode, done.stdout) == (0, "")
        assert "tables, " in done.stderr
        assert rows(target) == rows(first)
    assert (tmp_path / "house-0.jsonl.gz").read_bytes() == file.read_bytes()
    for one in (shared, last):
        check_people(one, tables)


def add_oddities(place: Place) -> None:
    """Add what servers of old have written: no checksums, and bytes that are no text."""
    place.say(f"INSERT INTO tables VALUES ('{A}', 1000, NULL), ('{B}', 1000, 2000)")
    for one in (first_entry(), entry(2, "Zoë 🪳", command="ß\x01🂡")):
        values: dict[str, Any] = {"version": one.version, "at": one.at, "person": one.person}
        values |= {"command": one.command, "change": pack(one.change)}
        names = ", ".join(values)
        marks = ", ".join(f":{name}" for name in values)
        place.say(f"INSERT INTO entries (table_name, {names}) VALUES ('{A}', {marks})", **values)
    for number, record in enumerate((bytes(range(256)), b"", b"\xff", b'"\\ud800"'), 1):
        place.say(
            "INSERT INTO games VALUES (:name, :number, :record, :checksum)",
            name=B,
            number=number,
            record=record,
            checksum=game_sum(B, number, record) if number > 1 else None,
        )


def check_people(place: Place, tables: list[str]) -> None:
    """Tokens lead to their people as before, and profiles to what was played."""

    async def work(shelf: Shelf) -> None:
        for name in tables:
            log = await shelf.store.load(name)
            assert log is not None
            table = fold(log, name)
            assert [table.person_of(token(person)) for person in (0, 1)] == [0, 1]
        for secret in SECRETS:
            profile = await Profiles(shelf.store).find(secret)
            assert profile is not None
            assert await Profiles(shelf.store).games_of(profile)

    place.work(work)


def test_a_file_is_private_plain_or_compressed_and_the_same_each_time(
    furnished: Place, tmp_path: Path
) -> None:
    plain, packed, again = (tmp_path / name for name in ("a.jsonl", "b.jsonl.gz", "c.jsonl"))
    for file in (plain, packed, again):
        assert db("export", furnished, str(file)).returncode == 0
        assert file.stat().st_mode & 0o777 == 0o600
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes() == again.read_bytes()
    assert len(packed.read_bytes()) < len(plain.read_bytes()) / 2
    assert sorted(one.name for one in tmp_path.glob("*.jsonl*")) == [
        "a.jsonl",
        "b.jsonl.gz",
        "c.jsonl",
    ]


def test_what_a_server_does_meanwhile_is_not_in_the_file(
    furnished: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file has everything as it was at one moment."""
    monkeypatch.setattr(moving, "TOGETHER", 10)
    assert db("export", furnished, str(tmp_path / "before.jsonl")).returncode == 0
    before = rows(furnished)
    name = before["tables"][0][0]

    async def disturb(shelf: Shelf) -> None:
        await shelf.create(A)
        claim = shelf.claim
        if furnished.is_shared:
            found = shelf.register.claim(name, shelf.node)
            assert found is not None
            claim = found
        await shelf.store.archive(name, [(9, b"{}")], 5_000, claim)

    disturbed: list[bool] = []

    def once(_: int) -> None:
        if not disturbed:
            disturbed.append(True)
            furnished.work(disturb)

    HouseExport(open_database(furnished.url), tmp_path / "during.jsonl").run(once)
    assert rows(furnished) != before
    assert (tmp_path / "during.jsonl").read_bytes() == (tmp_path / "before.jsonl").read_bytes()


def test_ids_of_commands_that_postgresql_cannot_hold_are_left_out(
    shared: Place, tmp_path: Path
) -> None:
    """Once clients could choose any: nobody may keep a house from being moved by that."""
    source = in_file(tmp_path / "source")
    odd = entry(2, command="a\0b")

    async def write(shelf: Shelf) -> None:
        await shelf.create(A)
        assert await shelf.append((A, odd)) == [None]

    async def read(shelf: Shelf) -> None:
        log = await shelf.store.load(A)
        assert log is not None
        assert log[1] == entry(2, command=None)

    source.work(write)
    file = str(tmp_path / "house.jsonl")
    assert db("export", source, file).returncode == 0
    done = db("import", shared, file)
    assert done.returncode == 0
    assert "1 command had an id that this database cannot hold" in done.stderr
    shared.work(read)
    assert db("check", shared).returncode == 0


# What is refused, in one sentence, and changes nothing


@pytest.fixture(scope="module")
def house_content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("house")
    source = in_file(folder / "source")
    furnish(source.url)
    assert db("export", source, str(folder / "house.jsonl")).returncode == 0
    return (folder / "house.jsonl").read_bytes()


@pytest.fixture
def house_file(house_content: bytes, tmp_path: Path) -> Path:
    """A file with a house in it."""
    file = tmp_path / "house.jsonl"
    file.write_bytes(house_content)
    return file


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def cut_between_lines(content: bytes) -> bytes:
    return b"\n".join(content.split(b"\n")[:-2]) + b"\n"


def cut_the_last_byte(content: bytes) -> bytes:
    return content[:-1]


def change_a_byte(content: bytes) -> bytes:
    place = content.index(b"royal-gambit")
    return content[:place] + b"R" + content[place + 1 :]


def lose_a_line(content: bytes) -> bytes:
    lines = content.split(b"\n")
    return b"\n".join([*lines[:5], *lines[6:]])


def swap_lines(content: bytes) -> bytes:
    lines = content.split(b"\n")
    return b"\n".join([*lines[:5], lines[6], lines[5], *lines[7:]])


def add_a_line(content: bytes) -> bytes:
    return content + content.split(b"\n")[1] + b"\n"


@pytest.mark.parametrize(
    "spoil",
    [
        *(cut, cut_between_lines, cut_the_last_byte, change_a_byte),
        *(lose_a_line, swap_lines, add_a_line),
    ],
)
@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_a_file_that_is_not_what_was_written_leaves_nothing(
    house_file: Path, tmp_path: Path, spoil: Callable[[bytes], bytes], suffix: str
) -> None:
    content = spoil(house_file.read_bytes())
    file = tmp_path / f"spoiled.jsonl{suffix}"
    file.write_bytes(gzip.compress(content) if suffix else content)
    target = in_file(tmp_path / "target")
    said = one_sentence(db("import", target, str(file)))
    assert f"{file} ends too early" in said or f"{file} is damaged in line" in said
    assert names_of_tables(target) == []
    # What was not damaged can still be brought there.
    assert db("import", target, str(house_file)).returncode == 0


def names_of_tables(place: Place) -> list[str]:
    return [one[0] for one in place.say("SELECT name FROM sqlite_master WHERE type = 'table'")]


def test_a_damaged_file_leaves_nothing_in_postgresql(shared: Place, house_file: Path) -> None:
    house_file.write_bytes(cut_between_lines(house_file.read_bytes()))
    one_sentence(db("import", shared, str(house_file)))
    found = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert shared.say(found) == [(0,)]


@pytest.mark.parametrize("size", [0.1, 0.5, 0.99])
def test_a_compressed_file_that_is_cut_off_is_noticed(
    house_content: bytes, tmp_path: Path, size: float
) -> None:
    packed = gzip.compress(house_content)
    file = tmp_path / "cut.jsonl.gz"
    file.write_bytes(packed[: int(len(packed) * size)])
    assert str(file) in one_sentence(db("import", in_file(tmp_path / "target"), str(file)))


def lines(*contents: bytes) -> bytes:
    """Return lines with right checksums, whatever is in them."""
    total, found = 0, b""
    for content in contents:
        total = crc32(content, total)
        found += b"%08x %b\n" % (total, content)
    return found


HEADER = b'{"columns":{"tables":["name","created_at"],%b},"courtcards":"house","format":1}'
OTHERS = b'"entries":[],"games":[],"profiles":[],"sittings":[],"played":[]'
GOOD = HEADER % OTHERS


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is not a house that was exported"),
        (b"anything\n" * 100, "is not a house that was exported"),
        (lines(b"{}"), "is not a house that was exported"),
        (lines(GOOD.replace(b"house", b"mouse")), "is not a house that was exported"),
        (lines(GOOD.replace(b":1}", b":2}")), "a newer Court Cards: update the program"),
        (lines(GOOD.replace(b"created_at", b"invented_at")), "a newer Court Cards"),
        (lines(GOOD), "ends too early, in line 2"),
        (lines(GOOD, b"[]"), "is damaged in line 2"),
        (lines(GOOD, b"7"), "is damaged in line 2"),
        (lines(GOOD, b'[["tables"]]'), "is damaged in line 2"),
        (lines(GOOD, b'["nodes",1,"a","b",1]'), "is damaged in line 2"),
        (lines(GOOD, b'["tables","abcdefghjk"]'), "is damaged in line 2"),
        (lines(GOOD, b'["tables",7,7]'), "is damaged in line 2"),
        (lines(GOOD, b'["tables","abcdefghjk",null]'), "is damaged in line 2"),
        (lines(GOOD, b'["tables","abcdefghjk",true]'), "is damaged in line 2"),
        (lines(GOOD, b'["end",{}]'), "is damaged in line 2"),
    ],
)
def test_a_file_of_another_kind_is_one_sentence(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "house.jsonl"
    file.write_bytes(content)
    assert why in one_sentence(db("import", in_file(tmp_path / "target"), str(file)))


def test_columns_that_came_later_are_empty(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "house.jsonl"
    end = b'["end",{"tables":1,"entries":0,"games":0,"profiles":0,"sittings":0,"played":0}]'
    file.write_bytes(lines(GOOD, b'["tables","abcdefghjk",1000]', end))
    assert db("import", place, str(file)).returncode == 0
    assert place.say("SELECT * FROM tables") == [(A, 1_000, None)]


@pytest.mark.parametrize("table", PARTS)
def test_a_house_is_imported_only_where_there_is_nothing(
    place: Place, house_file: Path, table: str
) -> None:
    values = {
        "tables": "('abcdefghjk', 1, NULL)",
        "entries": "('abcdefghjk', 1, 1, NULL, NULL, '', NULL)",
        "games": "('abcdefghjk', 1, '', NULL)",
        "profiles": "('hash', 1, NULL)",
        "sittings": "('abcdefghjk', 0, 'hash', 0)",
        "played": "('hash', 'abcdefghjk', 1, '', 0)",
    }
    place.write_schema(NEWEST)
    if table in ("entries", "games"):
        place.say(f"INSERT INTO tables VALUES {values['tables']}")
    place.say(f"INSERT INTO {table} VALUES {values[table]}")
    before = rows(place)
    assert "is imported into an empty database" in one_sentence(
        db("import", place, str(house_file))
    )
    assert rows(place) == before


def test_a_house_is_not_imported_under_the_feet_of_a_server(place: Place, house_file: Path) -> None:
    async def work(shelf: Shelf) -> None:
        done = db("import", place, str(house_file))
        assert " using " in one_sentence(done)
        assert await shelf.count("tables") == 0

    lock = None if place.is_shared else DataDirectory(house_file.parent)
    if lock is not None:
        lock.claim(wait=False)
    place.work(work)
    if lock is not None:
        lock.release()
    else:
        # A server that has been silent for long is not there any more.
        place.say("UPDATE nodes SET expires_at = 1")
    assert db("import", place, str(house_file)).returncode == 0


def test_no_file_is_overwritten(furnished: Place, tmp_path: Path) -> None:
    file = tmp_path / "house.jsonl"
    file.write_text("mine")
    assert f"{file} is there already" in one_sentence(db("export", furnished, str(file)))
    assert file.read_text() == "mine"
    (tmp_path / "other.jsonl.part").write_text("mine")
    assert "other.jsonl.part is there already" in one_sentence(
        db("export", furnished, str(tmp_path / "other.jsonl"))
    )


def test_where_nothing_can_be_written_or_read_it_is_one_sentence(
    furnished: Place, tmp_path: Path
) -> None:
    nowhere = str(tmp_path / "no" / "house.jsonl")
    assert "cannot be written: No such file" in one_sentence(db("export", furnished, nowhere))
    assert "cannot be read: No such file" in one_sentence(db("import", furnished, nowhere))


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    place = Place(SQLITE, f"sqlite:///{tmp_path / 'no' / 'house.sqlite'}")
    for command in ("export", "migrate", "check"):
        more = [str(tmp_path / "house.jsonl")] if command == "export" else []
        assert "There are no tables in" in one_sentence(db(command, place, *more))
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_tables_is_one_sentence(shared: Place, tmp_path: Path) -> None:
    assert "There are no tables in" in one_sentence(db("check", shared))
    file = tmp_path / "house.jsonl"
    assert "There are no tables in" in one_sentence(db("export", shared, str(file)))
    assert not file.exists()


def test_what_is_damaged_is_not_exported(tmp_path: Path) -> None:
    """SQLite takes anything in any column; a file has only what every database can hold."""
    place = in_file(tmp_path / "source")
    furnish(place.url)
    place.say("UPDATE entries SET change = 'text' WHERE version = 2")
    file = tmp_path / "house.jsonl"
    said = one_sentence(db("export", place, str(file)))
    assert "is damaged (entries.change is not what it should be): courtcards db check" in said
    assert [one.name for one in tmp_path.iterdir()] == ["source"]


def test_a_database_that_cannot_be_reached_is_one_sentence(
    house_file: Path, tmp_path: Path
) -> None:
    place = Place("postgresql", "postgresql://cards:swordfish@127.0.0.1:1/cards")
    for command in ("migrate", "check", "export", "import"):
        file = {"export": [str(tmp_path / "new.jsonl")], "import": [str(house_file)]}.get(
            command, []
        )
        said = one_sentence(db(command, place, *file))
        assert "Connection refused" in said
        assert "swordfish" not in said


def test_the_address_may_come_from_the_environment(
    furnished: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COURTCARDS_DATABASE", furnished.url)
    assert courtcards("db", "check").returncode == 0


# Stopped in the middle


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a house that takes a while to move, and a file with the same."""
    folder = tmp_path_factory.mktemp("large")
    furnish(f"sqlite:///{folder / DATABASE}")
    change = b'{"change":"named","name":"Cleo"}'
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        for number in range(2_000):
            name = f"{number:010}"
            database.execute("INSERT INTO tables VALUES (?, 1, NULL)", (name,))
            log = [(name, one, 1, 0, f"c{one}", change) for one in range(1, 41)]
            database.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(*one, entry_sum(*one)) for one in log],
            )
    file = folder / "house.jsonl"
    assert courtcards("db", "export", str(file), "--data", str(folder)).returncode == 0
    return folder


def test_an_export_that_is_stopped_leaves_no_file(large: Path, tmp_path: Path) -> None:
    file = tmp_path / "house.jsonl.gz"
    with Command("db", "export", str(file), "--data", str(large)) as command:
        command.see(r"[1-9]\d*%")
        assert command.stop() == ""
        assert command.how_far("rows") > 0
    assert list(tmp_path.iterdir()) == []


def test_an_import_that_is_stopped_leaves_nothing(large: Path, place: Place) -> None:
    file = str(large / "house.jsonl")
    with Command("db", "import", file, "--database", place.url) as command:
        command.see(r"[1-9]\d*%")
        assert command.stop() == ""
        assert "bytes: nothing was imported." in command.shown
    place.write_schema(NEWEST)
    assert not any(rows(place).values())


# Older and newer databases


@pytest.mark.parametrize("number", range(1, NEWEST))
def test_an_older_database_is_migrated_and_nothing_else_is_done_with_it(
    place: Place, tmp_path: Path, number: int
) -> None:
    place.write_schema(number)
    file = tmp_path / "house.jsonl"
    said = one_sentence(db("export", place, str(file)))
    assert f"(schema {number} of {NEWEST}): courtcards db migrate brings it up to date." in said
    if place.is_shared:
        assert "courtcards db migrate" in one_sentence(db("check", place))
    assert place.find_schema() == number
    done = db("migrate", place)
    assert done.returncode == 0
    assert done.stderr.endswith(f"from schema {number} to {NEWEST}.\n")
    assert place.find_schema() == NEWEST
    assert db("migrate", place).stderr.endswith(f"is up to date: schema {NEWEST}.\n")
    assert db("export", place, str(file)).returncode == 0


def test_a_new_database_of_postgresql_gets_its_tables(shared: Place) -> None:
    assert db("migrate", shared).stderr.endswith(f"from schema 0 to {NEWEST}.\n")


def test_a_newer_database_is_refused(place: Place, house_file: Path, tmp_path: Path) -> None:
    place.write_schema(NEWEST)
    place.say(f"INSERT INTO migrations VALUES ({NEWEST + 1}, 1)")
    for command in ("migrate", "check", "export", "import"):
        more = {"export": [str(tmp_path / "new.jsonl")], "import": [str(house_file)]}.get(
            command, []
        )
        assert "a newer Court Cards" in one_sentence(db(command, place, *more))


# Damage


def test_a_sound_house_passes_also_while_it_is_used(furnished: Place) -> None:
    async def work(shelf: Shelf) -> None:
        done = db("check", furnished)
        assert (done.returncode, done.stdout) == (0, "")
        assert done.stderr == "10 tables and 3 archived games are intact; 0 faults were found.\n"

    furnished.work(work)


def test_every_fault_is_one_line(furnished: Place) -> None:
    names = [one[0] for one in rows(furnished)["tables"] if one[2] is None]
    (archived, *_), *_ = rows(furnished)["games"]
    first, second, third = sorted(names)[:3]
    furnished.say(f"DELETE FROM entries WHERE table_name = '{first}' AND version = 2")
    furnished.say(f"DELETE FROM entries WHERE table_name = '{second}'")
    furnished.say(f"UPDATE entries SET at = 7 WHERE table_name = '{third}' AND version = 1")
    furnished.say(f"UPDATE games SET number = 7 WHERE table_name = '{archived}'")
    furnished.say("UPDATE played SET checksum = 7 WHERE number = 2")
    count = len(furnished.say("SELECT 1 FROM played WHERE number = 2"))
    before = rows(furnished)
    done = db("check", furnished)
    assert done.returncode == 1
    found = done.stdout.splitlines()
    assert found[:4] == [
        f"table {first} ({mark(first)}): entry 2 is missing.",
        f"table {second} ({mark(second)}): its log is gone.",
        f"table {third} ({mark(third)}): entry 1 does not match its checksum.",
        f"game 7 of table {archived} ({mark(archived)}): the record of game 7 does not match its checksum.",
    ]
    assert len(found) == 4 + count
    assert all(line.startswith("a profile at table ") for line in found[4:])
    assert f"{4 + count} faults were found." in done.stderr
    assert rows(furnished) == before


def test_nothing_is_set_aside_in_postgresql(shared: Place) -> None:
    assert "--set-aside is for SQLite" in one_sentence(db("check", shared, "--set-aside"))


def test_pages_of_postgresql_that_are_damaged_are_told(shared: Place, postgres: Postgres) -> None:
    """What is on other pages is checked all the same."""
    furnish(shared.url)
    names = {one[0] for one in shared.say("SELECT DISTINCT table_name FROM entries")}
    (path,) = shared.say("SELECT pg_relation_filepath('entries')")[0]
    postgres.stop()
    with (postgres.home / "data" / path).open("r+b") as file:
        file.seek(8192)
        file.write(b"\xff" * 8192)
    postgres.start()
    done = db("check", shared)
    assert done.returncode == 1
    assert "invalid page in block 1" in done.stdout
    told = {name for name in names if f"table {name} " in done.stdout}
    assert 0 < len(told) < len(names)


def test_a_log_can_be_read_in_a_snapshot(furnished: Place) -> None:
    """What `export` and `check` see is what was there when they began."""
    database = open_database(furnished.url)
    with database.engine.connect() as connection:
        database.begin_to_read(connection)
        name = connection.execute(select(schema.entries.c.table_name)).scalar()
        assert name is not None
        log = read_log(connection, name)
        with furnished.engine() as engine, engine.begin() as other:
            other.execute(schema.entries.delete())
        assert read_log(connection, name) == log
    database.engine.dispose()


def test_an_import_that_finds_its_file_gone_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CourtCardsError, match="cannot be read: Is a directory"):
        HouseImport(open_database(f"sqlite:///{tmp_path / DATABASE}"), tmp_path)
