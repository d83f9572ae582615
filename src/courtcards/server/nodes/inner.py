"""What nodes say to each other: requests that they pass on, and questions of their own below `/inner/`."""

from collections.abc import Awaitable, Callable

from msgspec import Struct, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from courtcards.server.hall import Hall
from courtcards.server.nodes.keeper import MADE, Keeper
from courtcards.server.nodes.peers import CLIENT, SCHEME, SECRET
from courtcards.server.previews import PREVIEW, preview_of
from courtcards.server.problems import JSON
from courtcards.server.relayed import RELAYED, is_of_a_node

HAND_OVER = "/inner/hand-over"
FORBIDDEN = 403


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A node asks for a table, as somebody has connected there."""

    table: str
    to: int


class InnerDoor:
    """Lets other nodes in, by the secret of this one; what they pass on counts as their clients'."""

    def __init__(self, app: ASGIApp, hall: Hall, keeper: Keeper) -> None:
        self.app = app
        self._hall = hall
        self._keeper = keeper
        self._questions: dict[str, Callable[[Request], Awaitable[Response]]] = {
            HAND_OVER: self._hand_over,
            MADE: self._count_made,
            PREVIEW: self._preview,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve everybody, and nodes in their own way."""
        heads = {} if scope["type"] == "lifespan" else _heads(scope)
        if SECRET not in heads:
            await self.app(scope, receive, send)
        elif not self._keeper.membership.is_secret(heads[SECRET]):
            await Response(status_code=FORBIDDEN)(scope, receive, send)
        else:
            client = heads.get(CLIENT)
            scope[RELAYED] = True
            scope["client"] = None if client is None else (client, 0)
            scope["scheme"] = heads.get(SCHEME, scope["scheme"])
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        # What a client has asked another node is no question of that node's.
        question = self._questions.get(scope["path"]) if is_of_a_node(scope) else None
        if question is None or scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        response = await question(Request(scope, receive))
        await response(scope, receive, send)

    async def _hand_over(self, request: Request) -> Response:
        try:
            wish = json.decode(await request.body(), type=HandOver)
        except ValidationError:
            return Response(status_code=400)
        is_done = self._hall.let_go(wish.table) and await self._keeper.hand_over(
            wish.table, wish.to
        )
        return Response(json.encode(is_done), media_type=JSON)

    async def _count_made(self, request: Request) -> Response:
        made = self._hall.made_by(request.query_params.get("client", ""))
        return Response(json.encode(made), media_type=JSON)

    async def _preview(self, request: Request) -> Response:
        # The table is a part of the address where people ask for a page.
        request.scope["path_params"] = {"table": request.query_params.get("table", "")}
        return Response(json.encode(await preview_of(request)), media_type=JSON)


def _heads(scope: Scope) -> dict[str, str]:
    wanted = {name.encode(): name for name in (SECRET, CLIENT, SCHEME)}
    return {
        wanted[name]: value.decode("latin-1") for name, value in scope["headers"] if name in wanted
    }
