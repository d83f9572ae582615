"""A database as a house has it after a while, and ways to damage it."""

import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import msgspec

from courtcards.server.folder import DATABASE, MARK
from courtcards.server.hall import ALPHABET, NAME_LENGTH
from courtcards.table.log import Entry
from tests.server.house import Data, House, until
from tests.server.inside import Inside
from tests.server.planting import plant
from tests.table.tables import Desk, four, started, token

OPEN, ARCHIVED = 30, 4
# When logs were written, in milliseconds: always the same, yet recent or not.
PAST, FUTURE = 1_600_000_000_000, 4_600_000_000_000
# With so many days to be kept, what was written in the future is old, too.
ALL_ARE_OLD = -100_000
GAMES = ("cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie")


@dataclass(frozen=True)
class Stock:
    """A folder with open and archived tables, and what a server tells of each while all is well."""

    folder: Path
    # What is told at an address.
    pages: dict[str, Any]
    tables: list[str]
    archived: list[str]

    def copy(self, folder: Path) -> Path:
        """Return a folder with the same data in it."""
        folder.mkdir()
        for name in (DATABASE, MARK):
            shutil.copy(self.folder / name, folder)
        return folder


def make_stock(folder: Path) -> Stock:
    """Fill a folder: games that have begun, are over, or not begun yet, and an archive."""
    chance = random.Random("stock")
    names = ["".join(chance.choices(ALPHABET, k=NAME_LENGTH)) for _ in range(OPEN + ARCHIVED)]
    tables, archived = names[:OPEN], names[OPEN:]
    with patch("secrets.token_bytes", chance.randbytes):
        logs = {name: _dated(_desk(number), FUTURE) for number, name in enumerate(tables)}
        logs |= {name: _dated(_finished(), PAST) for name in archived}
    plant(folder, logs)
    with Inside(folder) as server:
        reopened(server)
        assert server.run(server.hall.archive_old()) == ARCHIVED
        addresses = [table_page(name) for name in tables] + [game_page(name) for name in archived]
        pages = {one: lasting(server.http.get(one).json()) for one in addresses}
    # No space is left where damage would mean nothing.
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("VACUUM")
    return Stock(folder, pages, tables, archived)


def reopened(server: Inside) -> None:
    """Wait until a server has opened all that it opens by itself."""
    server.http.get("/health")
    until(server.hall._tasks[0].done)


def table_page(name: str) -> str:
    return f"/api/tables/{name}"


def game_page(name: str) -> str:
    return f"/api/tables/{name}/games/1"


def lasting(page: Data) -> Data:
    """Return what is told of a table but for what is so at this moment only."""
    return {name: value for name, value in page.items() if name not in ("clock", "present")}


def _desk(number: int) -> Desk:
    if number % 7 == 0:
        return four(GAMES[number % 4])
    desk = started(GAMES[number % 4])
    for _ in range(number):
        if desk.table.phase == "playing":
            desk.play_on()
    for _ in range(number % 5):
        desk.ask(1, "say", phrase="hello")
    return desk


def _finished() -> Desk:
    desk = started("royal-gambit", players=2, options={"max_hands": 1})
    while desk.table.phase == "playing":
        desk.play_on()
    return desk


def _dated(desk: Desk, at: int) -> list[Entry]:
    """Return the log of a table, written at another time."""
    return [msgspec.structs.replace(one, at=at + one.at) for one in desk.table.log]


def change(folder: Path, statement: str, *values: Any) -> None:
    """Change a database that no server uses."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        assert database.execute(statement, values).rowcount, "nothing was damaged"


def flip(file: Path, place: int, bit: int) -> None:
    """Flip one bit of a file."""
    with file.open("r+b") as data:
        data.seek(place)
        before = data.read(1)[0]
        data.seek(place)
        data.write(bytes([before ^ 1 << bit]))


def spoil_page(database: Path, name: str) -> None:
    """Make a page unreadable in which there are entries of a table."""
    content = bytearray(database.read_bytes())
    size = int.from_bytes(content[16:18])
    for start in range(size, len(content), size):
        # A leaf with rows in it, and not only their names.
        page = content[start : start + size]
        if page[0] == 10 and b'"change"' in page and name.encode() in page:
            content[start] = 0
            database.write_bytes(content)
            return
    raise AssertionError("there is no such page")


def say_hello(server: House, table: str) -> httpx.Response:
    """Have the host of a table say something."""
    say = {"type": "say", "id": "hello", "version": 1, "phrase": "hello"}
    headers = {"authorization": f"Bearer {token(0)}"}
    return server.http.post(f"{table_page(table)}/commands", json=say, headers=headers)
