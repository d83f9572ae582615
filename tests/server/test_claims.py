"""Several servers on one PostgreSQL: only who has a table writes to it; a lost connection loses nothing."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from courtcards.engine.errors import CourtCardsError, OptionError
from courtcards.server.claims import UNSHARED, ClaimedRow, TableClaim
from courtcards.server.damage import DamagedError, LostError, StorageError, UncertainError
from courtcards.server.database import open_database
from courtcards.server.nodes.keeper import Keeper
from courtcards.server.nodes.membership import Membership
from courtcards.server.nodes.peers import Peers
from courtcards.server.postgresql.house import PostgreSQLHouse
from courtcards.server.store import Store, _row
from courtcards.server.transactions import Append, Attempt, Lines
from courtcards.table.log import Entry
from examples.cluster.postgres import Postgres
from tests.server.databases import Place, Shelf, entries, entry, first_entry, migrate_to, open_shelf

A, B, C = "abcdefghjk", "bcdefghjkm", "cdefghjkmn"


# Whoever does not have a table writes nothing


async def lose_epoch(shelf: Shelf) -> None:
    """Another claim to the table is newer."""
    assert shelf.register.claim(A, shelf.node) == TableClaim(shelf.node, 2)


async def lose_to_another(shelf: Shelf) -> None:
    """The table was given to another server."""
    assert shelf.register.hand_over(A, shelf.claim, shelf.enter())


async def lose_node(shelf: Shelf) -> None:
    """The server was taken for dead."""
    assert shelf.register.leave(shelf.node)


async def lose_owner(shelf: Shelf) -> None:
    """Nobody has the table."""
    await shelf.store.write(lambda connection: say(connection, "DELETE FROM owners"))


def say(connection: Connection, words: str) -> None:
    connection.execute(text(words))


@pytest.mark.parametrize("lose", [lose_epoch, lose_to_another, lose_node, lose_owner])
def test_whoever_has_lost_a_table_writes_nothing_to_it(shared: Place, lose: Any) -> None:
    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        assert await shelf.append((A, entry(2))) == [None]
        await lose(shelf)
        (told,) = await shelf.append((A, entry(3)))
        assert isinstance(told, LostError)
        with pytest.raises(LostError):
            await shelf.store.archive(A, [(1, b"{}")], 5_000, shelf.claim)
        assert await shelf.store.load(A) == [first, entry(2)]
        assert await shelf.store.archived_game(A, 1) is None

    shared.work(work)


def test_the_others_of_a_batch_are_written(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        first = [await shelf.create(name) for name in (A, B)]
        other = TableClaim(shelf.enter(), 1)
        await shelf.store.create(C, first_entry(), other)
        gone = TableClaim(shelf.enter(), 1)
        assert shelf.register.leave(gone.node)
        async with shelf.together():
            waiting = shelf.begin_to_append(
                (A, entry(2)),
                (B, entry(2), TableClaim(shelf.node, 2)),
                (C, entry(2), other),
                (B, entry(2), gone),
                (B, entry(2), UNSHARED),
                (C, entry(3), other._replace(node=shelf.node)),
                (A, entry(3)),
                ("nowhere", entry(2)),
            )
        told = await asyncio.gather(*waiting)
        assert [type(one) for one in told] == [
            *(type(None), LostError, type(None), LostError, LostError, LostError),
            *(type(None), LostError),
        ]
        assert await shelf.store.load(A) == [first[0], *entries([2, 3])]
        assert await shelf.store.load(B) == [first[1]]
        assert len(await shelf.store.load(C) or []) == 2

    shared.work(work)


def test_archiving_without_the_table_hurts_no_other_work(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        for name in (A, B):
            await shelf.create(name)
        async with shelf.together():
            old = asyncio.create_task(
                shelf.store.archive(A, [], 5_000, shelf.claim._replace(epoch=7))
            )
            own = asyncio.create_task(shelf.store.archive(B, [(1, b"{}")], 5_000, shelf.claim))
            await asyncio.sleep(0)
            (waiting,) = shelf.begin_to_append((A, entry(2)))
        with pytest.raises(LostError):
            await old
        await own
        assert await waiting is None
        assert await shelf.store.archived_game(B, 1) == b"{}"
        assert len(await shelf.store.load(A) or []) == 2

    shared.work(work)


def test_a_new_table_has_an_owner_and_an_archived_one_has_none(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        assert shared.say("SELECT * FROM owners") == [(A, shelf.node, 1)]
        await shelf.store.archive(A, [], 5_000, shelf.claim)
        assert shared.say("SELECT * FROM owners") == []
        assert shelf.register.claim(A, shelf.node) is None

    shared.work(work)


def test_a_node_that_asks_where_a_table_is_keeps_what_it_has_got(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        shelf.register.leave(shelf.node)
        membership = Membership(shelf.register, "127.0.0.1:1")
        membership.number = shelf.enter()
        keeper = Keeper(shelf.register, membership, Peers())
        claim = await keeper.claim(A)
        # A request that was on its way to the node of before is tried again.
        keeper.doubt(A)
        assert await keeper.locate(A) is None
        assert await keeper.claim(A) == claim
        assert await shelf.append((A, entry(2), claim)) == [None]
        await keeper.peers.close()

    shared.work(work)


# Whoever takes a table over sees everything that was ever written to it


def take_by_claim(shelf: Shelf, connection: Connection) -> None:
    sql = "UPDATE owners SET epoch = epoch + 1 WHERE table_name = :name"
    connection.execute(text(sql), {"name": A})


def take_by_death(shelf: Shelf, connection: Connection) -> None:
    connection.execute(text("DELETE FROM nodes WHERE id = :id"), {"id": shelf.node})


@pytest.mark.parametrize("take", [take_by_claim, take_by_death])
def test_a_table_is_taken_over_only_when_what_is_being_written_is_written(
    shared: Place, take: Callable[[Shelf, Connection], None]
) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        with writing(shared, ClaimedRow(_row(A, entry(2)), shelf.claim)):
            with pytest.raises(OperationalError, match="lock timeout"):
                attempt(shared, lambda connection: take(shelf, connection))
            # To say that one is still there waits for nobody.
            attempt(shared, lambda one: shelf.register.beat(one, shelf.node, 1_000))
        attempt(shared, lambda connection: take(shelf, connection))
        assert len(await shelf.store.load(A) or []) == 2

    shared.work(work)


@contextmanager
def writing(place: Place, row: ClaimedRow) -> Iterator[None]:
    """Write an entry on a connection whose transaction is not over yet."""
    database = open_database(place.url)
    try:
        with database.engine.begin() as connection:
            assert database.add_entries(connection, [row]) == [None]
            yield
    finally:
        database.engine.dispose()


def attempt(place: Place, work: Callable[[Connection], object]) -> None:
    """Do something on a connection that waits for nobody."""
    with place.engine() as engine, engine.begin() as connection:
        connection.execute(text("SET LOCAL lock_timeout = 50"))
        work(connection)


def test_a_table_is_archived_only_by_who_has_it_until_the_end(shared: Place) -> None:
    """Nobody gets a table while it is being archived: it is not there any more then."""

    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        sql = "UPDATE owners SET epoch = epoch + 1"
        with shared.engine() as engine, engine.begin() as taking:
            taking.execute(text(sql))
            archiving = asyncio.create_task(shelf.store.archive(A, [], 5_000, shelf.claim))
            await asyncio.to_thread(wait_for_lock, shared)
        with pytest.raises(LostError):
            await archiving
        assert len(await shelf.store.load(A) or []) == 1

    shared.work(work)


def wait_for_lock(place: Place) -> None:
    """Wait until somebody waits for somebody else."""
    while not place.say("SELECT 1 FROM pg_locks WHERE NOT granted"):
        pass


# A lost connection


def test_an_entry_that_was_written_is_recognised(shared: Place) -> None:
    """Whoever does not know whether an entry was written writes it again."""

    async def work(shelf: Shelf) -> None:
        first = await shelf.create(A)
        for _ in range(2):
            assert await shelf.append((A, entry(2)), (A, entry(3))) == [None, None]
        assert await shelf.store.load(A) == [first, *entries([2, 3])]
        # It is even if somebody else has the table now.
        await lose_to_another(shelf)
        assert await shelf.append((A, entry(3))) == [None]
        later = Entry(3, 3_001, entry(3).change, 0, "c3")
        (told,) = await shelf.append((A, later))
        assert isinstance(told, LostError)
        assert await shelf.store.load(A) == [first, *entries([2, 3])]

    shared.work(work)


def test_another_entry_in_the_place_of_one_that_was_written_is_damage(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        assert await shelf.append((A, entry(2))) == [None]
        (told,) = await shelf.append((A, entry(2, "Dora")))
        assert isinstance(told, DamagedError)

    shared.work(work)


def restart(postgres: Postgres) -> None:
    postgres.restart()


def crash(postgres: Postgres) -> None:
    postgres.stop(signal.SIGQUIT)
    postgres.start()


def cut(postgres: Postgres) -> None:
    postgres.cut_all()


@pytest.mark.parametrize("interrupt", [restart, crash, cut])
def test_a_stream_of_entries_survives_what_happens_to_the_database(
    shared: Place, postgres: Postgres, interrupt: Callable[[Postgres], None]
) -> None:
    """Every entry is written, once, and the tables go on."""
    names = (A, B, C)

    async def play(shelf: Shelf, name: str, logs: dict[str, list[Entry]]) -> None:
        log = logs[name] = [await shelf.create(name)]
        while logs:
            assert await shelf.append((name, entry(len(log) + 1))) == [None]
            log.append(entry(len(log) + 1))

    async def work(shelf: Shelf) -> None:
        logs: dict[str, list[Entry]] = {}
        games = [asyncio.create_task(play(shelf, name, logs)) for name in names]
        for least in (5, 10, 15):
            while not all(len(logs.get(name, ())) > least for name in names):
                await asyncio.sleep(0.001)
            await asyncio.to_thread(interrupt, postgres)
        played = dict(logs)
        logs.clear()
        await asyncio.gather(*games)
        for name in names:
            assert await shelf.store.load(name) == played[name]
        # And so do other things.
        await shelf.create("defghjkmnp")
        await shelf.store.check()

    shared.work(work)


def test_a_connection_that_was_cut_while_nobody_used_it_is_not_noticed(
    shared: Place, postgres: Postgres
) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        assert await shelf.append((A, entry(2))) == [None]
        postgres.restart()
        await shelf.create(B)
        assert await shelf.append((A, entry(3))) == [None]
        postgres.restart()
        assert await shelf.append((A, entry(4))) == [None]
        await shelf.store.archive(B, [], 5_000, shelf.claim)

    shared.work(work)


def test_entries_are_committed_at_once_also_on_a_new_connection(
    shared: Place, postgres: Postgres
) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        database = open_database(shared.url)
        lines = Lines(database.engine, database.quick)
        for version in (2, 3):
            row = ClaimedRow(_row(A, entry(version)), shelf.claim)
            append = Append(row, lambda error: None)
            while Attempt(database, lines, [append]).is_worth_another:
                pass
            driver: Any = lines.quick.connection.driver_connection
            assert driver.autocommit
            postgres.cut_all()
        lines.drop()
        database.engine.dispose()
        assert len(await shelf.store.load(A) or []) == 3

    shared.work(work)


def test_a_database_that_stays_away_is_told_and_waited_for(
    shared: Place, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgreSQLHouse, "patience", 0.0)

    async def work(shelf: Shelf) -> None:
        for name in (A, B):
            await shelf.create(name)
        postgres.stop()
        async with asyncio.timeout(60):
            waiting = shelf.begin_to_append(*[(A, one) for one in entries(range(2, 200))])
            told = await asyncio.gather(*waiting)
            with pytest.raises(StorageError) as refused:
                await shelf.create(C)
            with pytest.raises(StorageError) as unready:
                await shelf.store.check()
        assert {type(one) for one in told} == {UncertainError}
        assert refused.value.trouble == unready.value.trouble == "unreachable"
        postgres.start()
        await shelf.store.check()
        assert await shelf.append((A, entry(2))) == [None]
        await shelf.create(C)

    try:
        shared.work(work)
    finally:
        if postgres._process is None:
            postgres.start()


def test_a_store_may_be_opened_while_the_database_is_away(
    shared: Place, postgres: Postgres
) -> None:
    async def work() -> None:
        async with open_shelf(shared.url) as shelf:
            await shelf.create(A)
        store = Store(shared.url)
        postgres.stop()
        store.open()
        making = asyncio.create_task(store.create(B, first_entry(), shelf.claim))
        await asyncio.to_thread(postgres.start)
        await making
        assert len(await store.load(B) or []) == 1
        await store.close()

    asyncio.run(work())


def test_whoever_may_only_read_is_told(shared: Place) -> None:
    async def work(shelf: Shelf) -> None:
        await shelf.create(A)
        store = Store(f"{shared.url}&options=-cdefault_transaction_read_only%3Don")
        store.open()
        with pytest.raises(StorageError) as refused:
            await store.check()
        await store.close()
        assert refused.value.trouble == "readonly"

    shared.work(work)


# What cannot be used is one sentence

SECRET = "swordfish"


@pytest.fixture
def guarded(shared: Place, postgres: Postgres) -> Iterator[str]:
    """The address of a database for which a password is needed: who comes without, is refused."""
    (hba,) = shared.say("SHOW hba_file")[0]
    rules = "VALUES ('local all guarded scram-sha-256'), ('local all all trust')"
    shared.say("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    shared.say(f"COPY ({rules}) TO '{hba}'")
    postgres.restart()
    yield shared.url.replace("cards@", f"guarded:{SECRET}@")
    shared.say(f"COPY (VALUES ('local all all trust')) TO '{hba}'")
    postgres.restart()
    shared.say("DROP ROLE guarded")


def refusal(url: str) -> str:
    """Return why an address is refused, which is one line without the password."""
    with pytest.raises(CourtCardsError) as refused:
        Store(url)
    said = str(refused.value)
    assert SECRET not in said
    assert "\n" not in said
    assert said.endswith(".")
    return said


def test_a_wrong_password_is_one_sentence(guarded: str) -> None:
    assert 'password authentication failed for user "guarded"' in refusal(guarded)
    hidden = guarded.replace(f":{SECRET}@", "@") + f"&password={SECRET}"
    assert 'password authentication failed for user "guarded"' in refusal(hidden)


def test_one_who_may_not_make_tables_is_told(guarded: str) -> None:
    assert "permission denied for schema public" in refusal(guarded.replace(SECRET, "right"))


def test_a_database_that_is_not_there_is_one_sentence(shared: Place) -> None:
    name = shared.url.partition("?")[0].rpartition("/")[2]
    missing = shared.url.replace(f"/{name}?", "/nowhere?").replace("cards@", f"cards:{SECRET}@")
    assert 'database "nowhere" does not exist' in refusal(missing)


def test_a_server_that_does_not_answer_is_one_sentence() -> None:
    # Nobody listens there.
    assert "Connection refused" in refusal(f"postgresql://cards:{SECRET}@127.0.0.1:1/cards")
    several = f"postgresql://cards:{SECRET}@127.0.0.1,127.0.0.1:1/cards"
    assert "Connection refused" in refusal(several)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("127.0.0.1:port/cards", "is not a database URL"),
        ("127.0.0.1/cards?nothing=1", 'invalid connection option "nothing"'),
        ("127.0.0.1/cards?sslmode=some", 'invalid sslmode value: "some"'),
    ],
)
def test_an_address_that_is_none_is_one_sentence(address: str, why: str) -> None:
    assert why in refusal(f"postgresql://cards:{SECRET}@{address}")


def test_a_missing_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(OptionError, match=r"pip install '\.\[postgresql\]'\.$") as refused:
        open_database(f"postgresql://cards:{SECRET}@localhost/cards")
    assert SECRET not in str(refused.value)


def test_a_database_is_called_by_its_address_without_secrets(shared: Place) -> None:
    migrate_to(shared)
    address = f"postgresql://cards:{SECRET}@localhost:5433/house?password={SECRET}&sslmode=prefer"
    assert open_database(address).name == "postgresql://cards@localhost:5433/house"
