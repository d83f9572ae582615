"""Where somebody's tables stand, all in one request: whose turn it is at each, and until when.

Lobbies ask for this again and again. A table that is open, or was put away by this process, costs no more
than a look into memory; one that has to be loaded costs whoever asks as much as a request of its own.
"""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct

from courtcards.server.damage import DamagedError, LostError
from courtcards.server.endpoints import Call
from courtcards.server.relayed import is_relayed
from courtcards.server.timing import now
from courtcards.table.messages import PlaceInfo
from courtcards.table.table import hash_token

# Of how many tables one request may ask.
MOST_ASKED = 20


class HeldPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the token of one's place there."""

    table: Annotated[str, Meta(max_length=32)]
    token: Annotated[str, Meta(max_length=64)]


class HeldPlaces(Struct, frozen=True, forbid_unknown_fields=True):
    """All one's places of which one wants to know."""

    places: Annotated[list[HeldPlace], Meta(max_length=MOST_ASKED)]


class Places(Struct, frozen=True):
    """Where one's tables stand, and what time it is (ms).

    `gone` are tables where one has no place, or no longer. One that cannot be read now is in neither list.
    """

    tables: list[PlaceInfo]
    gone: list[str]
    now: int


async def read_places(call: Call) -> Places:
    """Tell where somebody's tables stand."""
    asked: HeldPlaces = call.body
    found: list[PlaceInfo] = []
    gone: list[str] = []
    elsewhere: list[HeldPlace] = []
    for held in asked.places:
        try:
            places = await _places_at(call, held.table)
        except LostError:
            elsewhere.append(held)
            continue
        except DamagedError:
            continue
        place = places.get(hash_token(held.token))
        if place is None:
            gone.append(held.table)
        else:
            found.append(place)
    for told in await _places_elsewhere(call, elsewhere):
        found += told.tables
        gone += told.gone
    return Places(found, gone, now())


async def _places_elsewhere(call: Call, elsewhere: list[HeldPlace]) -> list[Places]:
    """Ask other nodes about tables they have; what one of them does not say is in neither list."""
    if is_relayed(call.request.scope):
        return []
    ask = call.hall.ownership.ask_owner
    path = call.request.url.path
    told = await asyncio.gather(
        *(ask(held.table, path, Places, body=HeldPlaces([held])) for held in elsewhere)
    )
    return [one for one in told if one is not None]


async def _places_at(call: Call, name: str) -> dict[str, PlaceInfo]:
    known = call.hall.places(name)
    if known is not None:
        return known
    call.charge(1)
    room = await call.hall.find(name)
    return {} if room is None else room.places
