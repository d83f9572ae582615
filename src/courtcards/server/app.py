"""The ASGI application: the API, the sockets, the browser client, and endpoints for operators."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING

from msgspec import json
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from courtcards.engine.languages import codes
from courtcards.server.api import ENDPOINTS
from courtcards.server.catalogue import catalogue, words
from courtcards.server.config import Config
from courtcards.server.endpoints import Endpoint, HasteCheck, answer_error, answer_http_error
from courtcards.server.hall import Hall
from courtcards.server.hosts import HostCheck, Names
from courtcards.server.limits import Gatekeeper
from courtcards.server.openapi import message_schema, openapi
from courtcards.server.pages import lost_page, page_routes
from courtcards.server.problems import JSON
from courtcards.server.pulse import feel_pulse
from courtcards.server.sockets import Sockets
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers
from courtcards.table.refusals import in_english

if TYPE_CHECKING:
    from courtcards.server.nodes.serving import ServingNode


def make_app(
    config: Config, store: Store, thinkers: Thinkers, node: "ServingNode | None" = None
) -> Starlette:
    """Return the application of a server, which may be one of several."""
    hall = Hall(config, store, thinkers, None if node is None else node.keeper)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        _read_words(config)
        store.open()
        if node is not None:
            node.open(hall)
        hall.open()
        pulse = asyncio.create_task(feel_pulse())
        yield
        pulse.cancel()
        hall.close()
        await store.finish()
        if node is not None:
            # Not earlier: others take over from what is written. Nor later: they wait for it.
            await node.close()
        hall.clerk.close()
        thinkers.close()
        await store.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=_middleware(config, hall, node),
        exception_handlers={HTTPException: _answer_http_error, Exception: answer_error},
    )
    # An unknown address is a 404; do not redirect to a similar one with or without a slash.
    app.router.redirect_slashes = False
    app.state.hall = hall
    app.state.gatekeeper = Gatekeeper(config.limits)
    return app


def _middleware(config: Config, hall: Hall, node: "ServingNode | None") -> list[Middleware]:
    """Return what every request goes through, the first first."""
    checks = [Middleware(HostCheck, names=Names(config)), Middleware(HasteCheck)]
    if node is None:
        return checks
    # Only a node needs what these need.
    from courtcards.server.nodes.inner import InnerDoor
    from courtcards.server.nodes.relay import Relay

    of_nodes = hall, node.keeper
    return [Middleware(InnerDoor, *of_nodes), *checks, Middleware(Relay, *of_nodes)]


def _read_words(config: Config) -> None:
    """Preload what is requested again and again, so that nobody waits for files later."""
    catalogue(config.warms_up)
    for code in codes():
        words(code)
    in_english("server-busy")


async def _answer_http_error(request: Request, error: Exception) -> Response:
    """Answer 404: for a browser with the page, for a program with a problem in JSON."""
    is_lost = isinstance(error, HTTPException) and error.status_code == 404
    page = await lost_page(request) if is_lost else None
    return page or await answer_http_error(request, error)


class _ShortNumber(Convertor[int]):
    """A number in an address, short enough to fit an integer everywhere."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", _ShortNumber())


def _routes() -> list[BaseRoute]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        *(Route(path, _serve(found), methods=list(found)) for path, found in by_path.items()),
        WebSocketRoute("/api/tables/{table}/socket", Sockets()),
        Route("/api/openapi.json", _describe, methods=["GET"]),
        Route("/api/messages.json", _describe, methods=["GET"]),
        Route("/metrics", _measure, methods=["GET"]),
        *page_routes(),
    ]


def _serve(endpoints: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Serve all methods of an address in one route, so that it can list them."""

    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await endpoints[method].serve(request)

    return serve


@cache
def _written_descriptions() -> dict[str, bytes]:
    return {
        "/api/openapi.json": json.encode(openapi()),
        "/api/messages.json": json.encode(message_schema()),
    }


async def _describe(request: Request) -> Response:
    return Response(_written_descriptions()[request.url.path], media_type=JSON)


async def _measure(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
