"""The browser client: files that a build has put beside this module, and the page that starts them."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
# Addresses the client itself makes sense of; they all get the same page.
ADDRESSES = ("/", "/t/{table}", "/learn/{game}")
# Files that need an address without a hash in it.
BESIDE = ("favicon.svg", "favicon-turn.svg", "licences.txt", "worker.js")
NOT_BUILT = (
    "The browser client is not built yet: `pip install -e .` builds it, and restart the server.\n"
)

HEADERS = {
    # Components set a few positions and sizes on elements, hence inline styles; scripts never are.
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; font-src 'self'; "
        "style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    # The name of a table is its link: other sites are not told where somebody comes from.
    "referrer-policy": "no-referrer",
}


class _Assets(StaticFiles):
    """Files with a hash of their content in their names: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(HEADERS | {"cache-control": "public, max-age=31536000, immutable"})
        return response


def page_routes() -> list[BaseRoute]:
    """Return what serves the client, and in its absence says how to get it."""
    pages: list[BaseRoute] = [Route(path, _show_page, methods=["GET"]) for path in ADDRESSES]
    pages += [Route(f"/{name}", _show_file, methods=["GET"]) for name in BESIDE]
    if (STATIC / "assets").is_dir():
        pages.append(Mount("/assets", _Assets(directory=STATIC / "assets")))
    return pages


async def _show_page(request: Request) -> Response:
    page = STATIC / PAGE
    if not page.is_file():
        return PlainTextResponse(NOT_BUILT, 503, HEADERS | {"cache-control": "no-store"})
    return FileResponse(page, headers=HEADERS | {"cache-control": "no-cache"})


async def _show_file(request: Request) -> Response:
    file = STATIC / request.url.path.removeprefix("/")
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 404, HEADERS)
    return FileResponse(file, headers=HEADERS | {"cache-control": "no-cache"})
