"""How an endpoint of the HTTP API is declared, and how it is served.

A handler gets a `Call` and returns what its `answer` type says; everything that may go wrong becomes a
`Problem` with a fitting status.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError, MoveError, OptionError
from courtcards.engine.languages import check_code
from courtcards.games import find
from courtcards.server.clerk import Work
from courtcards.server.damage import DamagedError, StorageError
from courtcards.server.hall import Hall
from courtcards.server.limits import Gatekeeper
from courtcards.server.logs import mark, note
from courtcards.server.metrics import REQUESTS
from courtcards.server.origins import address_of, is_same_site
from courtcards.server.problems import JSON, ProblemError, answer_problem
from courtcards.server.profiles import Profile
from courtcards.server.relayed import is_of_a_node
from courtcards.server.room import Room
from courtcards.table.refusals import RefusedError

# What data that cannot be read at all leads to; what is nested too deep is one such thing.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
# A body that is too long is read up to here, in bytes, as most clients listen only when they have spoken.
READ_ANYWAY = 1 << 20
# How long the answer 429 is delayed, in seconds.
HASTE_WAITS = 0.25
_encoder = msgspec.json.Encoder()

# Where there are no files of pages.
NO_FILES = ("/api/", "/health", "/ready", "/metrics")


@dataclass(frozen=True)
class Endpoint:
    """One thing that the API does."""

    method: str
    path: str
    summary: str
    handle: Callable[["Call"], Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    # Whether a token is needed, may be given, or has no meaning (None).
    needs_token: bool | None = None
    query: Mapping[str, Any] = field(default_factory=dict)
    # What else it may answer, beyond what any endpoint may.
    problems: tuple[int, ...] = ()
    media: str = JSON
    # Whether it stays the same as long as the server runs: then clients may cache it.
    lasts: bool = False

    async def serve(self, request: Request) -> Response:
        """Answer a request."""
        try:
            answer = await self.handle(await self._call(request))
        except ClientDisconnect:
            # Nobody is there to hear an answer.
            return Response(status_code=400)
        except RefusedError as error:
            response = answer_problem(error)
        except CourtCardsError as error:
            response = answer_problem(_refused_by_engine(error))
        except DamagedError as error:
            response = answer_problem(RefusedError("damaged", error.told))
        except StorageError as error:
            refused = RefusedError("storage", "not-stored", trouble=error.trouble)
            response = answer_problem(refused)
        else:
            response = answer if isinstance(answer, Response) else self._answer(request, answer)
        REQUESTS.labels(response.status_code).inc()
        return response

    async def _call(self, request: Request) -> "Call":
        if self.method != "GET" and not is_same_site(request):
            raise ProblemError(403, "not_yours", "other-site")
        body = await self._read_body(request) if self.body is not None else None
        return Call(request, body, self._read_query(request))

    async def _read_body(self, request: Request) -> Any:
        most = request.app.state.hall.config.limits.message_size
        data = bytearray()
        size = 0
        async for chunk in request.stream():
            size += len(chunk)
            if size <= most:
                data += chunk
            elif size > READ_ANYWAY:
                break
        if size > most:
            raise ProblemError(413, "invalid", "request-too-long", bytes=most)
        try:
            return msgspec.json.decode(data, type=self.body)
        except msgspec.ValidationError as error:
            raise _does_not_fit("The request", error) from None
        except UNREADABLE:
            said = "The body of the request is not JSON, or is nested too deeply."
            raise ProblemError(400, "invalid", "request-unreadable", said) from None

    def _read_query(self, request: Request) -> dict[str, Any]:
        found = {}
        for name, kind in self.query.items():
            if name in request.query_params:
                try:
                    found[name] = msgspec.convert(request.query_params[name], kind, strict=False)
                except msgspec.ValidationError as error:
                    raise _does_not_fit(name, error) from None
        return found

    def _answer(self, request: Request, answer: Any) -> Response:
        data = answer if isinstance(answer, bytes | str) else _encoder.encode(answer)
        if self.lasts and isinstance(data, bytes):
            return self._answer_lasting(request, data)
        # What the API says is true now and for whoever asked.
        return Response(data, self.status, {"cache-control": "no-store"}, self.media)

    def _answer_lasting(self, request: Request, data: bytes) -> Response:
        headers = {"cache-control": "no-cache", "etag": f'"{sha256(data).hexdigest()[:32]}"'}
        # Whoever compresses it on the way may make the tag a weak one.
        known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
        if headers["etag"] in map(str.strip, known):
            return Response(None, 304, headers)
        return Response(data, self.status, headers, self.media)


@dataclass(frozen=True)
class Call:
    """A request, read and checked."""

    request: Request
    body: Any
    query: dict[str, Any]

    @property
    def hall(self) -> Hall:
        """The tables."""
        hall: Hall = self.request.app.state.hall
        return hall

    @property
    def table(self) -> str:
        """The name of the table in the address."""
        return str(self.request.path_params["table"])

    def charge(self, cost: float) -> None:
        """Have whoever asks pay for work that was as much as so many requests."""
        self.request.app.state.gatekeeper.charge(address_of(self.request), cost)

    async def look_up(self, key: Hashable, work: Work) -> bytes:
        """Return what takes a while to make, from where it is kept if it was made before."""
        return await self.hall.clerk.make(key, work, self.charge)

    def kind(self) -> Kind:
        """Return the game that is meant."""
        try:
            return find(self.request.path_params["game"])
        except CourtCardsError as error:
            raise ProblemError(404, "invalid", "no-game", str(error)) from None

    def language(self) -> str:
        """Return the code of the language that is meant."""
        try:
            return check_code(self.request.path_params["code"])
        except CourtCardsError as error:
            raise ProblemError(404, "invalid", "no-language", str(error)) from None

    async def profile(self, secret: str | None) -> Profile | None:
        """Return the profile of a secret, if one is given; one that is wrong is refused."""
        if secret is None:
            return None
        found = await self.hall.profiles.find(secret)
        if found is None:
            raise ProblemError(401, "not_yours", "no-profile")
        return found

    async def own_profile(self) -> Profile:
        """Return the profile of whoever asks; without a valid secret the request is refused."""
        found = await self.profile(self.bearer or "")
        assert found is not None
        return found

    async def room(self) -> Room:
        """Return the table that is meant."""
        room = await self.hall.find(self.table)
        if room is None:
            raise ProblemError(404, "invalid", "no-table")
        return room

    @property
    def bearer(self) -> str | None:
        """The secret in the head of the request."""
        scheme, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None

    def person(self, room: Room) -> int:
        """Return who asks; without a valid token the request is refused."""
        person = self.viewer(room)
        if person is None:
            said = "This needs a token: Authorization: Bearer …."
            raise ProblemError(401, "not_yours", "no-token", said)
        return person

    def viewer(self, room: Room) -> int | None:
        """Return the viewer; a spectator without a token."""
        if self.bearer is None:
            return None
        person = room.table.person_of(self.bearer)
        if person is None:
            raise ProblemError(401, "not_yours", "wrong-token")
        return person


class HasteCheck:
    """Lets requests through of clients that do not ask too often; files of pages are counted apart."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, or say that it was too much."""
        if scope["type"] != "http" or self._may_go_on(scope):
            await self.app(scope, receive, send)
            return
        # An answer costs nearly as much as what was asked for: whoever hurries waits for it.
        await asyncio.sleep(HASTE_WAITS)
        REQUESTS.labels(429).inc()
        await answer_problem(RefusedError("busy", "too-many-requests"))(scope, receive, send)

    def _may_go_on(self, scope: Scope) -> bool:
        if is_of_a_node(scope):
            return True
        gatekeeper: Gatekeeper = scope["app"].state.gatekeeper
        is_file = not scope["path"].startswith(NO_FILES)
        may_go_on = gatekeeper.may_load if is_file else gatekeeper.may_ask
        return may_go_on(address_of(HTTPConnection(scope)))


def _does_not_fit(what: str, error: msgspec.ValidationError) -> ProblemError:
    return ProblemError(
        422, "invalid", "request-invalid", f"{what} does not match the schema: {error}."
    )


def _refused_by_engine(error: CourtCardsError) -> RefusedError:
    """Tell people that it is not possible, and programmers what the engine says."""
    if isinstance(error, MoveError):
        return RefusedError("illegal", "illegal-move", str(error))
    if isinstance(error, OptionError):
        return RefusedError("invalid", "options-impossible", str(error))
    return RefusedError("invalid", "request-invalid", str(error))


async def answer_http_error(request: Request, error: Exception) -> Response:
    """Answer what no endpoint is there for."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    refusal = "not-found" if status == 404 else "not-supported"
    said = f"{HTTPStatus(status).phrase}: /api/openapi.json lists what there is."
    response = answer_problem(ProblemError(status, "invalid", refusal, said))
    response.headers.update(error.headers or {})
    REQUESTS.labels(error.status_code).inc()
    return response


async def answer_error(request: Request, error: Exception) -> Response:
    """Answer when the server itself has failed."""
    path, table = request.url.path, request.path_params.get("table")
    if table is not None:
        path = path.replace(table, mark(table))
    note("server_error", level=40, path=path, error=type(error).__name__)
    REQUESTS.labels(500).inc()
    return answer_problem(ProblemError(500, "storage", "server-error"))
