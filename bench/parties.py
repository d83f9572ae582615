"""The parties of bench/server.py, at the tables of a house and in the rooms of the broadcaster."""

import asyncio
import http.client
import json
import time
from collections.abc import Sequence

from bench.load import SEATS, LoadError, Party, Room, Table
from bench.servers import Running

GAME = {"game": "cockroach-poker", "players": SEATS, "clock": "off", "public": False, "name": "A"}
AT_ONCE = 25  # parties that connect at the same time

# A table's name, the secrets of those who sit there, and the port of the node that they go to.
Place = tuple[str, list[str], int]


async def make_parties(server: Running, number: int, size: int) -> list[Party]:
    """Connect parties to a server: at tables with a game begun, or in rooms with messages of a size."""
    if not server.server.is_house:
        return await _rooms(server.ports[0], number, size)
    tables = await seat_parties(await open_tables(server, number))
    for at in range(0, number, AT_ONCE):
        await asyncio.gather(*(table.start() for table in tables[at : at + AT_ONCE]))
    return [*tables]


async def open_tables(server: Running, number: int) -> list[Place]:
    """Open tables for four people each, at all nodes of a house in turn."""
    opened: list[Place] = []
    for at in range(0, number, AT_ONCE):
        port = server.ports[at // AT_ONCE % len(server.ports)]
        opened += await asyncio.to_thread(_open_tables, port, min(AT_ONCE, number - at))
    return opened


async def seat_parties(places: Sequence[Place]) -> list[Table]:
    """Connect four people to each table."""
    tables: list[Table] = []
    for at in range(0, len(places), AT_ONCE):
        some = list(enumerate(places[at : at + AT_ONCE], at))
        tables += await asyncio.gather(*(_seat(*place, seed) for seed, place in some))
    return tables


async def _seat(name: str, tokens: list[str], port: int, seed: int) -> Table:
    table = Table(tokens, seed)
    await table.join(port, [f"/api/tables/{name}/socket"] * SEATS)
    await table.greet()
    return table


async def _rooms(port: int, number: int, size: int) -> list[Party]:
    rooms: list[Party] = [Room(size) for _ in range(number)]
    # Rooms of one run must not meet those of an earlier one.
    name = time.monotonic_ns()
    for at in range(0, number, AT_ONCE):
        some = range(at, min(at + AT_ONCE, number))
        await asyncio.gather(
            *(rooms[room].join(port, [f"/rooms/{name}-{room}"] * SEATS) for room in some)
        )
    return rooms


def _open_tables(port: int, number: int) -> list[Place]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    tables: list[Place] = []
    for _ in range(number):
        made = _post(connection, "/api/tables", GAME)
        joined = [
            _post(connection, f"/api/tables/{made['table']}/join", {"name": name}) for name in "BCD"
        ]
        tokens = [made["token"], *(one["token"] for one in joined)]
        tables.append((made["table"], tokens, port))
    connection.close()
    return tables


def _post(connection: http.client.HTTPConnection, path: str, body: object) -> dict[str, str]:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise LoadError(f"POST {path}: {answer.status} {text.decode(errors='replace')}")
    found: dict[str, str] = json.loads(text)
    return found
