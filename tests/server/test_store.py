"""What a store promises, whichever database it keeps the logs in."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, select

from courtcards.engine.errors import CourtCardsError
from courtcards.server import schema
from courtcards.server.claims import UNSHARED
from courtcards.server.damage import DamagedError, StorageError, entry_sum
from courtcards.server.metrics import COMMITS, ENTRIES
from courtcards.server.profiles import Profile, Profiles
from courtcards.server.reading import read_log
from courtcards.server.store import LARGEST_BATCH, Store
from courtcards.table.log import Entry, pack
from courtcards.table.settings import Settings
from tests.server.databases import Place, Shelf, entries, entry, first_entry
from tests.server.house import PATIENCE

A, B, C = "abcdefghjk", "bcdefghjkm", "cdefghjkmn"


# What is written can be read


def test_a_log_is_read_as_it_was_written(place: Place) -> None:
    log = [
        first_entry(),
        entry(2, "Zoë 🪳 \x01 \\u0000"),
        entry(3, person=None, command=None),
        entry(4, command="ß🂡" * 20),
        Entry(5, 2**41, entry(5).change, 7, "x"),
    ]

    async def write(shelf: Shelf) -> None:
        await shelf.store.create(A, log[0], shelf.claim)
        assert await shelf.append(*[(A, one) for one in log[1:]]) == [None] * 4
        assert await shelf.store.load(A) == log

    async def read(shelf: Shelf) -> None:
        assert await shelf.store.load(A) == log

    place.work(write)
    place.work(read)


def test_what_there_is_not_is_not_found(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        assert await shelf.store.load(B) is None
        assert await shelf.store.archived_game(A, 1) is None
        assert await shelf.store.archived_game(B, 1) is None

    place.work(work)


@pytest.mark.parametrize(
    ("name", "number"), [("a\0b", 1), ("\ud800", 1), (A, 2**40), (A, -(2**40))]
)
def test_what_there_can_never_be_is_not_found_either(place: Place, name: str, number: int) -> None:
    async def work(shelf: Shelf) -> None:
        assert await shelf.store.archived_game(name, number) is None

    place.work(work)


def test_no_table_is_made_twice(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        with pytest.raises(StorageError):
            await shelf.create(A)
        assert await shelf.store.load(A) == [first]

    place.work(work)


# Order, and as few transactions as it takes


def test_entries_are_safe_in_the_order_in_which_they_came(place: Place) -> None:
    count = LARGEST_BATCH + 100

    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        told: list[int] = []
        log = entries(range(2, count))
        for one in log:
            told_of = partial(note_version, told, one.version)
            shelf.store.append(A, one, told_of, shelf.claim)
        # Whatever comes later waits until that is done.
        await shelf.store.write(lambda connection: None)
        assert told == list(range(2, count))
        assert await shelf.store.load(A) == [first, *log]

    place.work(work)


def note_version(told: list[int], version: int, error: StorageError | None) -> None:
    assert error is None
    told.append(version)


def test_what_waits_is_written_in_one_transaction(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        for name in (A, B, C):
            await shelf.create(name)
        async with shelf.together():
            before = commits(), ENTRIES._value.get()
            waiting = shelf.begin_to_append(
                *[(name, one) for one in entries(range(2, 60)) for name in (A, B, C)]
            )
        assert await asyncio.gather(*waiting) == [None] * len(waiting)
        # The other is what they have waited for.
        assert commits() == before[0] + 2
        assert ENTRIES._value.get() == before[1] + len(waiting) + 1

    place.work(work)


def commits() -> float:
    done: float = COMMITS.labels("done")._value.get()
    return done


def test_what_comes_soon_after_several_is_gathered(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtcards.server.store.GATHERED_FOR", 1.0)

    async def work(shelf: Shelf) -> None:
        for name in (A, B, C):
            await shelf.create(name)
        async with shelf.together():
            several = shelf.begin_to_append((A, entry(2)), (B, entry(2)))
        await asyncio.gather(*several)
        before = commits()
        one = shelf.begin_to_append((C, entry(2)))
        await asyncio.sleep(0.05)
        other = shelf.begin_to_append((A, entry(3)))
        assert await asyncio.gather(*one, *other) == [None, None]
        assert commits() == before + 1

    place.work(work)


def test_one_that_comes_alone_waits_for_nobody(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtcards.server.store.GATHERED_FOR", PATIENCE)

    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        for version in (2, 3, 4):
            assert await shelf.append((A, entry(version))) == [None]

    place.work(work)


def test_an_entry_comes_before_what_is_asked_for_later(place: Place) -> None:
    """Of a table that is archived nothing is left, though its last entry waited to be written."""

    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        async with shelf.together():
            (waiting,) = shelf.begin_to_append((A, entry(2)))
            archived = asyncio.create_task(shelf.store.archive(A, [], 5_000, shelf.claim))
            await asyncio.sleep(0)
        await archived
        assert await waiting is None
        assert await shelf.count("entries") == 0

    place.work(work)


def test_all_that_waits_is_written_before_the_end(place: Place) -> None:
    async def write(shelf: Shelf) -> None:
        await shelf.create(A)
        shelf.begin_to_append(*[(A, one) for one in entries(range(2, 50))])

    async def read(shelf: Shelf) -> None:
        log = await shelf.store.load(A)
        assert log is not None
        assert log[1:] == entries(range(2, 50))

    place.work(write)
    place.work(read)


# What is wrong hurts nobody else


@pytest.mark.parametrize("is_stored", [True, False])
def test_an_entry_that_conflicts_is_refused_and_the_others_are_written(
    place: Place, is_stored: bool
) -> None:
    async def work(shelf: Shelf) -> None:
        first = [await shelf.create(name) for name in (A, B)]
        additions = [(A, entry(2)), (A, entry(2, "Dora")), (B, entry(2)), (A, entry(3))]
        if is_stored:
            assert await shelf.append(additions.pop(0)) == [None]
        async with shelf.together():
            waiting = shelf.begin_to_append(*additions)
        told = await asyncio.gather(*waiting)
        refused = additions.index((A, entry(2, "Dora")))
        assert isinstance(told[refused], DamagedError)
        assert "conflicts with the database" in str(told[refused])
        assert [one for one in told if one is not told[refused]] == [None] * (len(told) - 1)
        assert await shelf.store.load(A) == [first[0], *entries([2, 3])]
        assert await shelf.store.load(B) == [first[1], entry(2)]

    place.work(work)


UNSTORABLE = [
    pytest.param(entry(2, command="\ud800"), id="no-text"),
    pytest.param(entry(2, person=2**70), id="too-large"),
]


@pytest.mark.parametrize("bad", UNSTORABLE)
def test_an_entry_that_no_database_takes_is_refused_and_the_others_are_written(
    place: Place, bad: Entry
) -> None:
    async def work(shelf: Shelf) -> None:
        first = [await shelf.create(name) for name in (A, B)]
        async with shelf.together():
            waiting = shelf.begin_to_append((A, entry(2)), (B, bad), (A, entry(3)))
        told = await asyncio.gather(*waiting)
        assert isinstance(told[1], StorageError)
        assert told[1].trouble == "broken"
        assert [told[0], told[2]] == [None, None]
        assert await shelf.store.load(A) == [first[0], *entries([2, 3])]
        assert await shelf.store.load(B) == [first[1]]

    place.work(work)


def test_work_that_fails_leaves_nothing_and_hurts_nobody(place: Place) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(schema.tables.insert().values(name=C, created_at=1))
        raise RuntimeError

    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        async with shelf.together():
            failing = asyncio.create_task(shelf.store.write(fail))
            making = asyncio.create_task(shelf.create(B))
            await asyncio.sleep(0)
            (waiting,) = shelf.begin_to_append((A, entry(2)))
        with pytest.raises(StorageError):
            await failing
        assert await waiting is None
        assert await shelf.store.load(A) == [first, entry(2)]
        assert await shelf.store.load(B) == [await making]
        assert await shelf.count("tables") == 2

    place.work(work)


def test_whoever_is_told_may_fail_without_harm_to_others(place: Place) -> None:
    def fail(_: StorageError | None) -> None:
        raise RuntimeError

    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        async with shelf.together():
            shelf.store.append(A, entry(2), fail, shelf.claim)
            (waiting,) = shelf.begin_to_append((A, entry(3)))
        assert await waiting is None

    place.work(work)


# What is known of all tables


def test_tables_tell_when_they_were_last_changed(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        for name in (A, B, C):
            await shelf.create(name)
        await shelf.append((A, entry(2)), (A, entry(3)))
        await shelf.store.archive(C, [], 5_000, shelf.claim)
        assert await shelf.store.last_touched() == {A: 3_000, B: 1_000}

    place.work(work)
    place.say("DELETE FROM entries WHERE table_name = :name", name=B)

    async def read(shelf: Shelf) -> None:
        assert await shelf.store.last_touched() == {A: 3_000, B: None}

    place.work(read)


def test_tables_where_people_have_days_are_known(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        await shelf.create(B, Settings("royal-gambit", players=2, clock="daily"))
        assert await shelf.store.unattended() == {B}

    place.work(work)


def test_a_store_that_works_says_so(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.store.check()
        await shelf.store.examine()
        await shelf.store.check()

    place.work(work)


# The archive


def test_of_an_archived_table_its_games_are_left(place: Place) -> None:
    games = [(1, b'{"game": 1}'), (3, bytes(range(256)))]

    async def work(shelf: Shelf) -> None:
        for name in (A, B):
            await shelf.create(name)
            await Profiles(shelf.store).sit(Profile("hash", 1), name, 0, 0)
        await shelf.append((A, entry(2)))
        await shelf.store.archive(A, games, 5_000, shelf.claim)
        assert [await shelf.store.archived_game(A, number) for number in (1, 2, 3)] == [
            games[0][1],
            None,
            games[1][1],
        ]
        assert await shelf.store.load(A) is None
        assert await shelf.store.load(B) == [first_like(await shelf.store.load(B))]
        # No name is given again.
        with pytest.raises(StorageError):
            await shelf.create(A)

    place.work(work)
    assert place.say("SELECT name, created_at, archived_at FROM tables ORDER BY name") == [
        (A, 1_000, 5_000),
        (B, 1_000, None),
    ]
    for table in ("entries", "sittings"):
        assert place.say(f"SELECT DISTINCT table_name FROM {table}") == [(B,)]


def first_like(log: list[Entry] | None) -> Entry:
    assert log is not None
    return log[0]


def test_a_table_is_archived_as_a_whole_or_not_at_all(place: Place) -> None:
    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        with pytest.raises(StorageError):
            await shelf.store.archive(A, [(1, b"{}"), (1, b"{}")], 5_000, shelf.claim)
        assert await shelf.store.load(A) == [first]
        assert await shelf.store.archived_game(A, 1) is None
        assert await shelf.append((A, entry(2))) == [None]

    place.work(work)


# Damage is always detected

CHANGES = [
    ("at", 7),
    ("person", 1),
    ("person", None),
    ("command", "c3"),
    ("command", None),
    ("change", pack(entry(2, "Cleoo").change)),
    ("checksum", 7),
    ("checksum", None),
]


@pytest.mark.parametrize(("column", "value"), CHANGES)
def test_an_entry_that_was_changed_is_noticed(place: Place, column: str, value: Any) -> None:
    async def write(shelf: Shelf) -> None:
        for name in (A, B):
            await shelf.create(name)
            await shelf.append((name, entry(2)), (name, entry(3)))

    place.work(write)
    where = f"WHERE table_name = '{A}' AND version = 2"
    place.say(f"UPDATE entries SET {column} = :value {where}", value=value)
    why = "has lost its checksum" if (column, value) == ("checksum", None) else "match its checksum"

    async def read(shelf: Shelf) -> None:
        with pytest.raises(DamagedError, match=f"entry 2 .*{why}"):
            await shelf.store.load(A)
        log = await shelf.store.load(B)
        assert log is not None
        assert log[1:] == entries([2, 3])

    place.work(read)


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("version = 1", "entry 1 is missing"),
        ("version = 2", "entry 2 is missing"),
        ("version < 9", "its log is gone"),
    ],
)
def test_an_entry_that_is_missing_is_noticed(place: Place, what: str, why: str) -> None:
    async def write(shelf: Shelf) -> None:
        await shelf.create(A)
        await shelf.append((A, entry(2)), (A, entry(3)))

    async def read(shelf: Shelf) -> None:
        with pytest.raises(DamagedError, match=why):
            await shelf.store.load(A)

    place.work(write)
    place.say(f"DELETE FROM entries WHERE {what}")
    place.work(read)


@pytest.mark.parametrize(("column", "value"), [("record", b"{ }"), ("number", 2), ("checksum", 7)])
def test_a_game_that_was_changed_is_noticed(place: Place, column: str, value: Any) -> None:
    async def write(shelf: Shelf) -> None:
        await shelf.create(A)
        await shelf.store.archive(A, [(1, b"{}")], 5_000, shelf.claim)

    async def read(shelf: Shelf) -> None:
        with pytest.raises(DamagedError, match="does not match its checksum"):
            await shelf.store.archived_game(A, 2 if column == "number" else 1)

    place.work(write)
    place.say(f"UPDATE games SET {column} = :value", value=value)
    place.work(read)


# Older and newer databases

NEWEST = len(schema.MIGRATIONS)


@pytest.mark.parametrize("number", range(NEWEST + 1))
def test_a_database_of_any_age_is_brought_up_to_date_without_loss(
    place: Place, number: int
) -> None:
    place.write_schema(number)
    log = [first_entry(), entry(2)]
    if number:
        place.say(f"INSERT INTO tables VALUES ('{A}', 1000, NULL), ('{B}', 1000, 2000)")
        for one in log:
            write_as_then(place, number, one)
    if number >= schema.WITH_ARCHIVE:
        games = "INSERT INTO games (table_name, number, record) VALUES (:name, 1, :record)"
        place.say(games, name=B, record=b"{}")
    before = place.say("SELECT * FROM migrations ORDER BY number") if number else []

    async def work(shelf: Shelf) -> None:
        if number:
            assert await shelf.store.load(A) == log
        if number >= schema.WITH_ARCHIVE:
            assert await shelf.store.archived_game(B, 1) == b"{}"
        await shelf.create(C)

    place.work(work)
    place.work(work_on_new_table)
    migrations = place.say("SELECT * FROM migrations ORDER BY number")
    assert [one[0] for one in migrations] == list(range(1, NEWEST + 1))
    assert migrations[:number] == before
    check_tables(place)


async def work_on_new_table(shelf: Shelf) -> None:
    log = await shelf.store.load(C)
    assert log is not None
    assert log[0].version == 1


def write_as_then(place: Place, number: int, one: Entry) -> None:
    """Write an entry as a server of old did: at first there were no checksums."""
    row = (one.version, one.at, one.person, one.command, pack(one.change))
    values = dict(zip(("version", "at", "person", "command", "change"), row, strict=True))
    if number >= schema.WITH_CHECKSUMS:
        values["checksum"] = entry_sum(A, *row)
    names = ", ".join(f":{name}" for name in values)
    place.say(
        f"INSERT INTO entries (table_name, {', '.join(values)}) VALUES ('{A}', {names})", **values
    )


def check_tables(place: Place) -> None:
    """The database is what the code takes it for."""
    with place.engine() as engine:
        found = inspect(engine)
        assert sorted(found.get_table_names()) == sorted(schema.metadata.tables)
        for table in schema.metadata.sorted_tables:
            assert [
                (one["name"], str(one["type"]), one["nullable"])
                for one in found.get_columns(table.name)
            ] == [
                (one.name, one.type.compile(engine.dialect), bool(one.nullable))
                for one in table.columns
            ]
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [one.name for one in table.primary_key]


@pytest.mark.parametrize("number", [0, 2])
def test_servers_that_start_at_the_same_moment_bring_it_up_to_date_once(
    place: Place, number: int
) -> None:
    place.write_schema(number)
    count = 4
    barrier = Barrier(count)

    def start() -> Store:
        barrier.wait()
        return Store(place.url)

    with ThreadPoolExecutor(count) as pool:
        stores = [one.result() for one in [pool.submit(start) for _ in range(count)]]
    for store in stores:
        store.quick.dispose()
    found = place.say("SELECT number FROM migrations ORDER BY number")
    assert [one[0] for one in found] == list(range(1, NEWEST + 1))


def test_a_database_of_a_newer_server_is_refused(place: Place) -> None:
    place.write_schema(NEWEST)
    place.say(f"INSERT INTO migrations VALUES ({NEWEST + 1}, 1)")
    with pytest.raises(CourtCardsError, match="a newer Court Cards .*: update the program"):
        Store(place.url)
    assert place.say("SELECT max(number) FROM migrations") == [(NEWEST + 1,)]


def test_a_migration_that_fails_changes_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.write_schema(2)
    tables = names_of_tables(place)

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:4], fail_in_the_middle))
    with pytest.raises(CourtCardsError, match="cannot be used for data: "):
        Store(place.url)
    assert names_of_tables(place) == tables
    assert place.find_schema() == 2


def fail_in_the_middle(connection: Connection) -> None:
    schema.MIGRATIONS[0](connection)
    connection.exec_driver_sql("SELECT nothing FROM nowhere")


def names_of_tables(place: Place) -> list[str]:
    with place.engine() as engine:
        return sorted(inspect(engine).get_table_names())


def test_reading_is_the_same_for_who_reads_past_the_store(place: Place) -> None:
    """What the store writes, `reading` reads: a row is the same in either database."""

    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        query = select(schema.entries)
        rows = await shelf.store.read(lambda connection: connection.execute(query).all())
        assert [type(value) for value in rows[0]] == [
            *(str, int, int, type(None), type(None), bytes, int)
        ]
        assert await shelf.store.read(lambda connection: read_log(connection, A)) == [first]
        assert (shelf.claim == UNSHARED) != place.is_shared

    place.work(work)
