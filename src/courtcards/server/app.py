"""The ASGI application: the API, the sockets, and what operators look at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from courtcards.server import sockets
from courtcards.server.api import ENDPOINTS
from courtcards.server.config import Config
from courtcards.server.endpoints import answer_error, answer_http_error
from courtcards.server.hall import Hall
from courtcards.server.limits import Gatekeeper
from courtcards.server.openapi import message_schema, openapi
from courtcards.server.store import Store
from courtcards.server.thinking import Thinkers


def make_app(config: Config, store: Store, thinkers: Thinkers) -> Starlette:
    """Return the application of a server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store.open()
        app.state.hall.open()
        warming = asyncio.create_task(thinkers.warm())
        yield
        warming.cancel()
        app.state.hall.close()
        thinkers.close()
        await store.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: answer_http_error, Exception: answer_error},
    )
    app.state.hall = Hall(config, store, thinkers)
    app.state.gatekeeper = Gatekeeper(config.limits)
    return app


def _routes() -> list[BaseRoute]:
    endpoints = [
        Route(one.path, one.serve, methods=[one.method], name=one.handle.__name__)
        for one in ENDPOINTS
    ]
    return [
        *endpoints,
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        Route("/api/openapi.json", _describe, methods=["GET"]),
        Route("/api/messages.json", _describe_messages, methods=["GET"]),
        Route("/metrics", _measure, methods=["GET"]),
    ]


async def _describe(request: Request) -> Response:
    return JSONResponse(openapi())


async def _describe_messages(request: Request) -> Response:
    return JSONResponse(message_schema())


async def _measure(request: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
