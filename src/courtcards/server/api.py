"""The HTTP API: what it does, with the types it takes and gives, from which its description is made."""

import asyncio
from collections.abc import AsyncIterator
from itertools import chain
from typing import Annotated, Any

from msgspec import Meta, Struct, field
from starlette.responses import Response, StreamingResponse

from courtcards.engine.compile import JIT
from courtcards.engine.languages import FALLBACK
from courtcards.play.rulebook import guide, rulebook
from courtcards.server import rehearsal
from courtcards.server.catalogue import Catalogue, Words, catalogue, words
from courtcards.server.damage import StorageError
from courtcards.server.endpoints import Call, Endpoint
from courtcards.server.hall import PHASES, new_token
from courtcards.server.lessons import (
    LessonInfo,
    LessonMoves,
    LessonStage,
    LessonWords,
    play_lesson,
    read_lesson,
    read_lesson_words,
)
from courtcards.server.links import Link, Outbox
from courtcards.server.metrics import CONNECTIONS
from courtcards.server.origins import address_of
from courtcards.server.places import HeldPlaces, Places, read_places
from courtcards.server.problems import ProblemError, answer_problem
from courtcards.server.relayed import is_relayed
from courtcards.server.replays import Steps, read_figures, read_game, read_moments, read_steps
from courtcards.server.room import Room
from courtcards.server.you import YOUR_ENDPOINTS, Secret
from courtcards.table import messages, records, referee, sight
from courtcards.table.commands import AnyCommand, CharacterName, Face, Name, SeatNumber
from courtcards.table.refusals import RefusedError
from courtcards.table.settings import Settings
from courtcards.table.table import Phase

# A line of a stream that says nothing, every so many seconds, shows that it is still there.
HEARTBEAT = 15.0
# How many public tables are listed at most.
MOST_LISTED = 100
NDJSON = "application/x-ndjson"


class NewTable(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a new table should be like. Without a seat one is the host and watches.

    `bots` are their levels by seat; who they are is drawn, unless `characters` says it.
    """

    name: Name
    seat: SeatNumber | None = 0
    bots: dict[SeatNumber, str] = field(default_factory=dict)
    characters: dict[SeatNumber, CharacterName] = field(default_factory=dict)
    face: Face | None = None
    you: Secret | None = None


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down: on a given seat, or on the first free one."""

    name: Name
    seat: SeatNumber | None = None
    face: Face | None = None
    you: Secret | None = None


class Place(Struct, frozen=True):
    """Somebody's place at a table. The token is a secret: whoever has it has the seat."""

    table: str
    token: str
    person: int
    seat: int | None
    version: int


class TableSummary(Struct, frozen=True):
    """A public table in the list; `bots` are the seats whose names are those of bots."""

    table: str
    settings: Settings
    phase: Phase
    names: list[str | None]
    bots: list[int]
    free: int
    watching: int


class Health(Struct, frozen=True):
    """How the server is; compiled, unless it runs the games as plain Python.

    `damaged` counts the tables, and games of the archive, that were found to be unreadable.
    """

    status: str
    compiled: bool
    tables: int
    connections: int
    damaged: int


async def read_catalogue(call: Call) -> Catalogue:
    """Describe the games, and what else there is to choose from."""
    return catalogue(call.hall.config.warms_up)


async def read_rules(call: Call) -> str:
    """Return the rules of a game."""
    return rulebook(call.kind(), call.query.get("lang", FALLBACK))


async def read_guide(call: Call) -> str:
    """Return a game on a page."""
    text = guide(call.kind(), call.query.get("lang", FALLBACK))
    if text is None:
        raise ProblemError(404, "invalid", "no-guide")
    return text


async def read_words(call: Call) -> bytes:
    """Return what the games say in a language."""
    return words(call.language())


async def list_tables(call: Call) -> list[TableSummary]:
    """List the public tables."""
    here = [_summary(room) for room in call.hall.public_rooms()[:MOST_LISTED]]
    if is_relayed(call.request.scope):
        return here
    there = await call.hall.ownership.ask_others("/api/tables", list[TableSummary])
    # A table that has just moved may be told twice.
    found = {one.table: one for one in (*here, *chain.from_iterable(there))}
    return sorted(found.values(), key=lambda one: PHASES.index(one.phase))[:MOST_LISTED]


async def create_table(call: Call) -> Place:
    """Make a table."""
    asked: NewTable = call.body
    settings = Settings(*(getattr(asked, name) for name in Settings.__struct_fields__))
    token = new_token()
    created = referee.create(
        settings,
        asked.name,
        token,
        asked.seat,
        asked.bots,
        asked.face,
        asked.characters,
        rehearsal.first_seed(call.hall.config, call.request.headers.get(rehearsal.HEADER)),
    )
    profile = await call.profile(asked.you)
    room = await call.hall.create(created, address_of(call.request))
    await call.hall.sit(profile, room, person=0)
    return Place(room.name, token, person=0, seat=asked.seat, version=room.table.version)


async def join_table(call: Call) -> Place:
    """Sit down at a table."""
    room = await call.room()
    profile = await call.profile(call.body.you)
    token = new_token()
    person = await room.join(call.body.name, token, call.body.seat, call.body.face)
    await call.hall.sit(profile, room, person)
    return Place(room.name, token, person, room.table.seat_of(person), room.table.version)


async def read_table(call: Call) -> bytes:
    """Tell what whoever asks may know."""
    room = await call.room()
    return room.snapshot(call.viewer(room))


async def command_table(call: Call) -> messages.Accepted | Response:
    """Carry out a command."""
    room = await call.room()
    person = call.person(room)
    command: AnyCommand = call.body
    try:
        version = await room.obey(person, command)
    except RefusedError as refused:
        return answer_problem(refused, room.refuse(person, command, refused).missed)
    return messages.Accepted(command.id, version)


async def stream_turns(call: Call) -> Response:
    """Stream the turns of a seat."""
    room = await call.room()
    person = call.person(room)
    if call.request.method == "HEAD":
        return Response(media_type=NDJSON)
    gatekeeper, address = call.request.app.state.gatekeeper, address_of(call.request)
    if not gatekeeper.enter(address):
        raise ProblemError(429, "busy", "too-many-connections")

    async def lines() -> AsyncIterator[bytes]:
        try:
            with CONNECTIONS.labels("stream").track_inprogress():
                async for line in _turns(room, person, call.hall.outbox):
                    yield line
        finally:
            gatekeeper.leave(address)

    return StreamingResponse(lines(), media_type=NDJSON, headers={"cache-control": "no-store"})


async def _turns(room: Room, person: int, outbox: Outbox) -> AsyncIterator[bytes]:
    """Yield a line whenever it is the person's turn, and when a game is over."""
    news = asyncio.Event()

    def note_news(_: bytes) -> bool:
        news.set()
        return True

    async def wake(*_: bytes | int | str) -> None:
        news.set()

    link = Link(person, note_news, wake, wake, outbox)
    room.attach(link)
    told = 0
    try:
        while link.is_open:
            news.clear()
            message = sight.over(room.table) or sight.turn(room.table, person)
            if message is not None and room.table.moved_at != told:
                told = room.table.moved_at
                yield messages.encode(message) + b"\n"
            try:
                await asyncio.wait_for(news.wait(), HEARTBEAT)
            except TimeoutError:
                yield b"\n"
    finally:
        room.detach(link)


async def tell_health(call: Call) -> Health:
    """Say that the process is alive."""
    return _standing(call, "alive")


async def tell_readiness(call: Call) -> Health:
    """Say whether the server can store what players do."""
    try:
        await call.hall.store.check()
    except StorageError as error:
        raise RefusedError("storage", "not-ready", trouble=error.trouble) from None
    return _standing(call, "ready")


def _standing(call: Call, status: str) -> Health:
    connections = call.request.app.state.gatekeeper.connections
    return Health(status, JIT, len(call.hall.rooms), connections, len(call.hall.damaged))


def _summary(room: Room) -> TableSummary:
    table = room.table
    return TableSummary(
        table=room.name,
        settings=table.settings,
        phase=table.phase,
        names=sight.seated_names(table),
        bots=sight.seated_bots(table),
        free=len(table.free_seats),
        watching=room.audience.watching,
    )


_TABLE = "/api/tables/{table}"
_GAME = _TABLE + "/games/{number:count}"
_LESSON = "/api/lessons/{game}"
_FirstStep = Annotated[int, Meta(ge=0, le=1_000_000)]

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/catalogue",
        "The games and their options, levels, clocks, phrases and languages",
        read_catalogue,
        Catalogue,
    ),
    Endpoint(
        "GET",
        "/api/words/{code}",
        "The words of all games in a language: what `events`, `moves` and options mean",
        read_words,
        Words,
        problems=(404,),
        lasts=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game, in Markdown",
        read_rules,
        str,
        query={"lang": str},
        problems=(404,),
        media="text/markdown",
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/guide",
        "A game on a page, in Markdown with pictures of cards, if it `has_guide`",
        read_guide,
        str,
        query={"lang": str},
        problems=(404,),
        media="text/markdown",
    ),
    Endpoint(
        "GET",
        _LESSON,
        "The lesson of a game: its scenes, and who else is at the table",
        read_lesson,
        LessonInfo,
        problems=(404,),
    ),
    Endpoint(
        "GET",
        _LESSON + "/words/{code}",
        "What the coach of a lesson says, in a language",
        read_lesson_words,
        LessonWords,
        problems=(404,),
        lasts=True,
    ),
    Endpoint(
        "POST",
        _LESSON + "/{number:count}",
        "A scene of a lesson, numbered from 1, with all moves of the learner's so far",
        play_lesson,
        LessonStage,
        body=LessonMoves,
        problems=(404,),
    ),
    Endpoint("GET", "/api/tables", "The public tables", list_tables, list[TableSummary]),
    Endpoint(
        "POST",
        "/api/tables",
        "Make a table",
        create_table,
        Place,
        body=NewTable,
        status=201,
        problems=(401, 409),
    ),
    Endpoint(
        "POST",
        "/api/places",
        "Where your tables stand: whose turn it is at each, and until when",
        read_places,
        Places,
        body=HeldPlaces,
    ),
    Endpoint(
        "GET",
        _TABLE,
        "All that you may know of a table; without a token what everybody may",
        read_table,
        messages.Snapshot,
        needs_token=False,
        problems=(401, 404),
    ),
    Endpoint(
        "GET",
        _TABLE + "/steps",
        "The game on the table step by step, as you saw it; without a token as everybody did",
        read_moments,
        Steps,
        needs_token=False,
        query={"start": _FirstStep},
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        _TABLE + "/join",
        "Sit down at a table",
        join_table,
        Place,
        body=NewPlayer,
        status=201,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        _TABLE + "/commands",
        "Do something at a table, such as a move",
        command_table,
        messages.Accepted,
        body=AnyCommand,
        needs_token=True,
        problems=(401, 404, 409),
    ),
    Endpoint(
        "GET",
        _TABLE + "/turns",
        "A stream for programs: a line of JSON whenever it is your turn, empty lines in between",
        stream_turns,
        messages.Turn | messages.Over,
        needs_token=True,
        problems=(401, 404),
        media=NDJSON,
    ),
    Endpoint(
        "GET",
        _GAME,
        "The transcript of a finished game, numbered from 1",
        read_game,
        dict[str, Any],
        problems=(404,),
    ),
    Endpoint(
        "GET",
        _GAME + "/steps",
        "A finished game step by step, everything shown; with `seat`, the table as that seat saw it",
        read_steps,
        Steps,
        query={"start": _FirstStep, "seat": SeatNumber},
        problems=(404,),
    ),
    Endpoint(
        "GET",
        _GAME + "/figures",
        "How everybody played a finished game: lies, doubts, hits and the like, counted",
        read_figures,
        list[records.SeatFigure],
        problems=(404,),
    ),
    *YOUR_ENDPOINTS,
    Endpoint("GET", "/health", "Whether the process is alive", tell_health, Health),
    Endpoint("GET", "/ready", "Whether players can play", tell_readiness, Health),
)
