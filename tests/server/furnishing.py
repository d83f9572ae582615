"""A house with some of everything in it: tables in all phases, an archive, and people with profiles."""

import asyncio
import random
from unittest.mock import patch

from msgspec import json
from sqlalchemy import insert

from courtcards.server import schema
from courtcards.server.hall import ALPHABET, NAME_LENGTH
from courtcards.server.profiles import Profile, Profiles, execute
from courtcards.server.store import Store
from courtcards.table import records
from courtcards.table.table import hash_token
from tests.server.databases import Shelf, open_shelf
from tests.table.tables import Desk, four, started

GAMES = ("cockroach-poker", "cockroach-poker-royal", "royal-gambit", "royal-menagerie")
# The secrets of those who have a profile.
SECRETS = ("Anna's secret", "Bert's secret")


def _waiting(game: str) -> Desk:
    return four(game)


def _playing(game: str) -> Desk:
    desk = started(game)
    for _ in range(7):
        desk.play_on()
    desk.ask(1, "say", phrase="hello")
    return desk


def _over() -> Desk:
    desk = started("royal-gambit", players=2, options={"max_hands": 1})
    while desk.table.phase == "playing":
        desk.play_on()
    return desk


def _second() -> Desk:
    """A table at which a game is over and another has begun."""
    desk = _over()
    desk.ask(0, "rematch")
    desk.play_on()
    return desk


# How many of the tables are archived.
ARCHIVED = 3


def furnish(url: str) -> list[str]:
    """Fill an empty database; return the names of the tables that are not archived."""
    chance = random.Random("furnishing")
    desks = [make(game) for game in GAMES for make in (_waiting, _playing)]
    desks += [_over(), *[_second() for _ in range(1 + ARCHIVED)]]
    names = ["".join(chance.choices(ALPHABET, k=NAME_LENGTH)) for _ in desks]
    with patch("courtcards.server.profiles.now", lambda: 1_700_000_000_000):
        asyncio.run(_fill(url, dict(zip(names, desks, strict=True)), names[-ARCHIVED:]))
    return names[:-ARCHIVED]


async def _fill(url: str, desks: dict[str, Desk], archived: list[str]) -> None:
    async with open_shelf(url) as shelf:
        profiles = [await _make_profile(shelf.store, secret) for secret in SECRETS]
        for name, desk in desks.items():
            await _put(shelf, name, desk, profiles)
        for name in archived:
            transcripts = records.transcripts(desks[name].table.log)
            games = [(number, json.encode(record)) for number, record in transcripts]
            await shelf.store.archive(name, games, 1_700_000_000_000, shelf.claim)
        if shelf.store.is_shared:
            shelf.register.leave(shelf.node)


async def _make_profile(store: Store, secret: str) -> Profile:
    values = {"hash": hash_token(secret), "created_at": 1_600_000_000_000}
    new = insert(schema.profiles).values(values)
    await store.write(lambda connection: execute(connection, new))
    return Profile(hash_token(secret), 1_600_000_000_000)


async def _put(shelf: Shelf, name: str, desk: Desk, profiles: list[Profile]) -> None:
    log = list(desk.table.log)
    await shelf.store.create(name, log[0], shelf.claim)
    assert not any(await shelf.append(*[(name, one) for one in log[1:]]))
    people = Profiles(shelf.store)
    for person, profile in enumerate(profiles):
        await people.sit(profile, name, person, 0)
    await people.count(name, log, max((one[0] for one in records.transcripts(log)), default=0))
