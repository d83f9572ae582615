"""Anonymous identities and the games they have played: who sat where is known here and nowhere else.

No table knows of a profile, so nothing that is sent to anybody can reveal one. What somebody has played
follows from the log of the table: if the server ends before it is written down, it is as soon as the table
is opened again, or archived.
"""

import secrets
from asyncio import to_thread
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import DecodeError, json
from sqlalchemy import Connection, Executable, delete, insert, select, update

from courtcards.server import schema
from courtcards.server.damage import DamagedError, played_sum
from courtcards.server.logs import note
from courtcards.server.schema import Row
from courtcards.server.store import Store
from courtcards.server.timing import now
from courtcards.table import records
from courtcards.table.log import Entry
from courtcards.table.played import Ending, PlayedGame, ending_of, played
from courtcards.table.table import hash_token

_PROFILES = schema.profiles.c
_SITTINGS = schema.sittings.c
_PLAYED = schema.played.c
# How long a profile that never had a seat is kept, in milliseconds.
UNUSED_KEPT = 86_400_000
_decoder = json.Decoder(PlayedGame)


class Profile(NamedTuple):
    """Somebody of whom nothing is known but a secret: its hash, and since when."""

    hash: str
    created_at: int


class Sitting(NamedTuple):
    """A person at a table with a profile, and the last game there that is written down for it."""

    person: int
    profile: str
    counted: int


class Profiles:
    """The profiles of a server. A profile is known by the hash of its secret."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self) -> str:
        """Make a profile; return its secret, which is stored nowhere."""
        secret = secrets.token_urlsafe(24)
        new = insert(schema.profiles).values(hash=hash_token(secret), created_at=now())
        await self._store.write(lambda connection: execute(connection, new))
        return secret

    async def find(self, secret: str) -> Profile | None:
        """Return the profile of a secret; None if there is none, or not any more."""
        query = select(_PROFILES.hash, _PROFILES.created_at)
        query = query.where(_PROFILES.hash == hash_token(secret))
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Profile(*row)

    async def sit(self, profile: Profile, table: str, person: int, number: int) -> None:
        """Remember who a person at a table is; the games before, up to a number, are not theirs."""

        def write(connection: Connection) -> None:
            used = update(schema.profiles).where(_PROFILES.hash == profile.hash)
            connection.execute(used.where(_PROFILES.used_at.is_(None)).values(used_at=now()))
            values = {"table_name": table, "person": person, "counted": number}
            connection.execute(insert(schema.sittings).values(profile=profile.hash, **values))

        await self._store.write(write)

    async def games_of(self, profile: Profile) -> list[PlayedGame]:
        """Return everything that was played, the newest game last."""
        query = select(schema.played).where(_PLAYED.profile == profile.hash)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return await to_thread(_read_all, rows)

    async def delete(self, profile: Profile) -> None:
        """Forget a profile and all that belongs to it."""

        def write(connection: Connection) -> None:
            which = profile.hash
            connection.execute(delete(schema.profiles).where(_PROFILES.hash == which))
            connection.execute(delete(schema.sittings).where(_SITTINGS.profile == which))
            connection.execute(delete(schema.played).where(_PLAYED.profile == which))

        await self._store.write(write)

    async def forget_unused(self, before: int | None = None) -> None:
        """Forget profiles with which nobody ever took a seat."""
        unused = delete(schema.profiles).where(
            _PROFILES.used_at.is_(None),
            _PROFILES.created_at < (now() - UNUSED_KEPT if before is None else before),
        )
        await self._store.write(lambda connection: execute(connection, unused))

    async def count(
        self, table: str, log: Sequence[Entry], finished: int, last: Ending | None = None
    ) -> None:
        """Write down what was played at a table, as far as it is not yet: up to a game by its number.

        If only the last game is missing, the log is not gone through again.
        """
        found = await self._store.read(lambda connection: _sittings(connection, table))
        waiting = [sitting for sitting in found if sitting.counted < finished]
        if not waiting:
            return
        endings: Iterable[Ending] = map(ending_of, records.endings(list(log)))
        if last is not None and all(sitting.counted == finished - 1 for sitting in waiting):
            endings = [last]
        games = await to_thread(_games, table, waiting, endings)
        await self._store.write(lambda connection: _add(connection, table, finished, games))


def check_played(row: Row) -> PlayedGame:
    """Return the game in a row of what was played."""
    profile, name, number, record, kept = row
    try:
        if kept != played_sum(profile, name, number, record):
            raise DamagedError(f"game {number} of a profile does not match its checksum")
        return _decoder.decode(record)
    except (DecodeError, TypeError) as error:
        words = f"game {number} of a profile cannot be read ({type(error).__name__})"
        raise DamagedError(words) from None


def execute(connection: Connection, statement: Executable) -> None:
    """Carry out a statement that answers nothing."""
    connection.execute(statement)


def _read_all(rows: Iterable[Row]) -> list[PlayedGame]:
    """Read games, the newest last; one that is damaged is left out, and noted."""
    found = []
    for row in rows:
        try:
            found.append(check_played(row))
        except DamagedError as damage:
            note("played_damaged", level=40, table=str(row[1]), reason=str(damage))
    return sorted(found, key=lambda game: (game.at, game.table, game.number))


def _sittings(connection: Connection, table: str) -> list[Sitting]:
    query = select(_SITTINGS.person, _SITTINGS.profile, _SITTINGS.counted)
    return [Sitting(*row) for row in connection.execute(query.where(_SITTINGS.table_name == table))]


def _games(
    table: str, sittings: Iterable[Sitting], endings: Iterable[Ending]
) -> list[tuple[Sitting, PlayedGame]]:
    """Return the games that persons have played and that are not written down yet."""
    found = [
        (sitting, played(ending, table, sitting.person))
        for ending in endings
        for sitting in sittings
        if sitting.counted < ending.number
    ]
    return [(sitting, game) for sitting, game in found if game is not None]


def _add(
    connection: Connection, table: str, finished: int, games: Iterable[tuple[Sitting, PlayedGame]]
) -> None:
    """Write down games of those who are still there; what is written already stays as it is."""
    there = {sitting.person: sitting.counted for sitting in _sittings(connection, table)}
    new = {
        # Whoever has two seats with one profile has played the game once.
        (sitting.profile, game.number): _row(sitting.profile, game)
        for sitting, game in games
        if there.get(sitting.person, game.number) < game.number
    }
    for row in new.values():
        connection.execute(insert(schema.played).values(row))
    here = _SITTINGS.table_name == table
    fewer = update(schema.sittings).where(here, _SITTINGS.counted < finished)
    connection.execute(fewer.values(counted=finished))


def _row(profile: str, game: PlayedGame) -> dict[str, object]:
    record = json.encode(game)
    return {
        "profile": profile,
        "table_name": game.table,
        "number": game.number,
        "record": record,
        "checksum": played_sum(profile, game.table, game.number, record),
    }
