"""Measures the memory that tables and sockets take in a server."""

import asyncio
import time
from dataclasses import dataclass

from bench.load import SEATS, Closed
from bench.parties import make_parties, open_tables, seat_parties
from bench.servers import Running

PLAY_SECONDS = 1.0
MOST_SECONDS = 60.0
MOVES = 40  # that a table has seen when it is put aside: as many as its caches hold, about
SETTLE_SECONDS = 2.0
FEW = 5


@dataclass(frozen=True)
class Housing:
    """What a server takes for each, in bytes."""

    table: float
    socket: float
    played: float


async def measure_housing(server: Running, tables: int) -> Housing:
    """Open tables, connect to a quarter of them, play there, and leave."""
    await _warm_up(server)
    empty = server.memory
    places = await open_tables(server, tables)
    opened = await _settled(server)
    parties = await seat_parties(places[: tables // SEATS])
    connected = await _settled(server)
    await asyncio.gather(*(party.start() for party in parties))
    moves, end = 0.0, time.monotonic() + MOST_SECONDS
    while moves < MOVES * len(parties) and time.monotonic() < end:
        moves += PLAY_SECONDS * await Closed().run(parties, PLAY_SECONDS)
    for party in parties:
        party.leave()
    left = await _settled(server)
    return Housing(
        table=(opened - empty) / tables,
        socket=(connected - opened) / (SEATS * len(parties)),
        played=(left - opened) / len(parties),
    )


async def _warm_up(server: Running) -> None:
    """Have everything loaded that is loaded when it is first used."""
    parties = await make_parties(server, FEW, 0)
    await Closed().run(parties, PLAY_SECONDS)
    for party in parties:
        party.leave()
    await _settled(server)


async def _settled(server: Running) -> int:
    await asyncio.sleep(SETTLE_SECONDS)
    return server.memory
