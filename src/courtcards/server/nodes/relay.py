"""Requests for tables that another node has: they are passed on to it, and its answers are passed back.

So every node takes every request, and any load balancer will do. A table at which nobody is connected is
handed over to the node where somebody connects first: a balancer that sends all requests for a table to the
same node saves the way through another one.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from urllib.parse import quote

import httpx
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from courtcards.server.damage import LostError, StorageError
from courtcards.server.hall import ALPHABET, NAME_LENGTH, Hall
from courtcards.server.hosts import MISDIRECTED
from courtcards.server.metrics import RELAYS
from courtcards.server.nodes.inner import HAND_OVER, HandOver
from courtcards.server.nodes.keeper import Keeper
from courtcards.server.nodes.lines import (
    LONGEST_SILENCE,
    LOOKS_EVERY,
    SOCKET,
    TRIES,
    NodeGoneError,
    introduce,
    relay_socket,
    while_there,
)
from courtcards.server.nodes.peers import CLIENT, SCHEME, SECRET
from courtcards.server.nodes.register import Node
from courtcards.server.problems import answer_problem
from courtcards.server.relayed import is_relayed
from courtcards.server.sockets import code_of
from courtcards.table.refusals import RefusedError

# The part of the API that is about one table. There is nothing else in its addresses: what has dots or
# escapes in it would be another address by the time it arrives.
_TABLE = re.compile(rf"/api/tables/([{ALPHABET}]{{{NAME_LENGTH}}})((?:/[a-z0-9-]+)*)")
# What connects somebody to a table for a while.
_CONNECTIONS = (SOCKET, "/turns")
# Heads that are about a connection and not about what is said on it; and those that only nodes may say.
_OF_CONNECTION = (
    b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade"
)  # fmt: skip
_OF_NODES = tuple(name.encode() for name in (SECRET, CLIENT, SCHEME))
# What need not be escaped in a query.
_PLAIN = "%=&+/?:@!$'()*,;-._~"


class Relay:
    """Serves what is about this node's tables, and passes on the rest."""

    def __init__(self, app: ASGIApp, hall: Hall, keeper: Keeper) -> None:
        self.app = app
        self._hall = hall
        self._keeper = keeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, or have another node serve."""
        found = None if scope["type"] == "lifespan" else _TABLE.fullmatch(scope["path"])
        if found is None or found[1] in self._hall.rooms:
            await self.app(scope, receive, send)
            return
        try:
            await self._serve(found[1], found[2], scope, receive, send)
        except StorageError as error:
            refused = RefusedError("storage", "table-not-opened", trouble=error.trouble)
            await _refuse(refused, code_of(error), scope, receive, send)

    async def _serve(
        self, name: str, what: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if is_relayed(scope):
            await self._serve_relayed(name, scope, receive, send)
            return
        node = await self._keeper.locate(name)
        if node is not None and what in _CONNECTIONS and self._hall.config.hand_over:
            node = await self._ask_for(name, node)
        if node is None or (scope["type"] == "websocket" and what != SOCKET):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await relay_socket(self.app, self._keeper, name, scope, receive, send)
        else:
            await self._relay_request(name, scope, receive, send)

    async def _serve_relayed(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve what another node has sent here, if it is not out of date."""
        if await self._keeper.locate_anew(name) is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            # Before it is accepted a connection is answered with 403.
            await WebSocket(scope, receive, send).close()
        else:
            await Response(status_code=MISDIRECTED)(scope, receive, send)

    async def _ask_for(self, name: str, node: Node) -> Node | None:
        """Ask a node for a table at which nobody is connected; return who has it now."""
        wish = HandOver(name, self._keeper.membership.number)
        if not await self._keeper.peers.ask(node, HAND_OVER, bool, wish):
            return node
        return await self._keeper.locate_anew(name)

    async def _relay_request(self, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            body = await _read(request, self._hall.config.limits.message_size)
        except ClientDisconnect:
            # Nobody is there to hear an answer.
            await Response(status_code=400)(scope, receive, send)
            return
        for _ in range(TRIES):
            node = await self._keeper.locate(name)
            if node is None:
                await self.app(scope, _once_more(body), send)
                return
            answer = await self._try(node, request, body)
            if answer is not None:
                RELAYS.labels("request").inc()
                await answer(scope, receive, send)
                return
            self._keeper.doubt(name)
            await asyncio.sleep(LOOKS_EVERY)
        raise LostError

    async def _try(self, node: Node, request: Request, body: bytes) -> Response | None:
        """Pass a request on; None if it was certainly not carried out, so that it may be tried again."""
        passed = _passed_on(self._keeper.peers.http, node, request, body)
        try:
            sent = self._keeper.peers.http.send(passed, stream=True)
            answer: httpx.Response = await while_there(self._keeper, node, sent)
        except httpx.ConnectError:
            await self._keeper.give_up_on(node)
            return None
        except (httpx.HTTPError, NodeGoneError):
            # Perhaps it was carried out. A command can be sent again; a client knows what it wants.
            return answer_problem(RefusedError("storage", "not-answered"))
        if answer.status_code == MISDIRECTED:
            await answer.aclose()
            return None
        return _passed_back(answer)


async def _read(request: Request, most: int) -> bytes:
    """Read a body; of one that is too long enough for others to see that."""
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            break
    return body


def _once_more(body: bytes) -> Receive:
    """Return what gives a body that was read already."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _passed_on(
    client: httpx.AsyncClient, node: Node, request: Request, body: bytes
) -> httpx.Request:
    # Whatever bytes were said: what is no ASCII is not for us to judge.
    heads = [one for one in request.headers.raw if one[0] not in (*_OF_CONNECTION, *_OF_NODES)]
    own = [(name.encode(), value.encode()) for name, value in introduce(request, node).items()]
    query = quote(request.scope["query_string"], safe=_PLAIN)
    return client.build_request(
        request.method,
        f"http://{node.address}{request.scope['path']}" + (f"?{query}" if query else ""),
        headers=[*heads, *own],
        content=body,
        timeout=httpx.Timeout(LONGEST_SILENCE, connect=LOOKS_EVERY * TRIES),
    )


def _passed_back(answer: httpx.Response) -> Response:
    """Return the answer of another node as our own."""

    async def pieces() -> AsyncIterator[bytes]:
        try:
            async for piece in answer.aiter_raw():
                yield piece
        except httpx.HTTPError:
            # A stream that is cut off just ends, as it would without us.
            return
        finally:
            await answer.aclose()

    response = StreamingResponse(pieces(), answer.status_code)
    response.raw_headers = [
        (name.lower(), value)
        for name, value in answer.headers.raw
        if name.lower() not in _OF_CONNECTION
    ]
    return response


async def _refuse(
    refused: RefusedError, code: int, scope: Scope, receive: Receive, send: Send
) -> None:
    if scope["type"] == "http":
        await answer_problem(refused)(scope, receive, send)
        return
    websocket = WebSocket(scope, receive, send)
    # Perhaps nobody waits for it any more.
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.accept()
        await websocket.close(code, refused.message)
