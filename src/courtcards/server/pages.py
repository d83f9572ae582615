"""The browser client and the docs: files that a build has put next to this module."""

import os
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from courtcards.server.origins import is_person
from courtcards.server.previews import PICTURES, address_in, preview_of, written

STATIC = Path(__file__).parent / "static"
# The docs (`website/` in the repository builds them), and where they are served.
SITE = Path(__file__).parent / "site"
DOCS = "/docs"
PAGE = "index.html"
# The 404 page of the docs.
LOST = "404.html"
# Addresses the client itself makes sense of; they all get the same page.
ADDRESSES = ("/", "/t/{table}", "/learn/{game}", "/you")
# Between these the page has its title, and what chats show of a link to it.
MARKS = ("<!--preview-->", "<!--/preview-->")
# Files that need an address without a hash in it.
BESIDE = (
    "apple-touch-icon.png",
    "favicon.svg",
    "favicon-turn.svg",
    "licences.txt",
    "manifest.webmanifest",
    "worker.js",
)
# The icons of the app.
ICONS = "icons"
NOT_BUILT = (
    "The browser client is not built yet: `pip install -e .` builds it, and restart the server.\n"
)
NO_DOCS = (
    "The docs are not built yet: `make site` builds them, and so does `pip install -e .`. "
    "They are also Markdown files, in the folder docs/ of the repository.\n"
)

# Components set a few positions and sizes on elements, hence inline styles; scripts never are.
POLICY = (
    "default-src 'self'; connect-src {own}; img-src 'self' data:; font-src 'self'; "
    "style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def headers_of(connection: HTTPConnection, cache: str) -> dict[str, str]:
    """Return the headers of every file; `cache` says how long it may be cached."""
    # Not every browser takes sockets of this server for a part of 'self'. The name was checked before.
    host = connection.headers.get("host")
    own = "'self'" if host is None else f"'self' ws://{host} wss://{host}"
    return {
        "content-security-policy": POLICY.format(own=own),
        "x-content-type-options": "nosniff",
        # The name of a table is its link: other sites must not get it as the referrer.
        "referrer-policy": "no-referrer",
        "cache-control": cache,
    }


# What some systems do not know.
MEDIA = {".webmanifest": "application/manifest+json"}
# How files that the build has compressed are called, best first.
COMPRESSED = {"br": ".br", "gzip": ".gz"}


class _Files(StaticFiles):
    """Files of a folder, compressed where the build has done so and the client can read it."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._cache = cache

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, or that the client has it already."""
        connection = HTTPConnection(scope)
        path, encoding = _smallest(str(full_path), connection.headers.get("accept-encoding", ""))
        stat = os.stat(path) if encoding else stat_result
        kind = guess_type(str(full_path))[0] or MEDIA.get(Path(full_path).suffix)
        response = FileResponse(path, status_code, media_type=kind, stat_result=stat)
        response.headers.update(headers_of(connection, self._cache) | {"vary": "accept-encoding"})
        if encoding:
            tag = response.headers["etag"].strip('"')
            response.headers.update({"content-encoding": encoding, "etag": f'"{tag}-{encoding}"'})
        if self.is_not_modified(response.headers, connection.headers):
            return NotModifiedResponse(response.headers)
        return response


def _smallest(path: str, accepted: str) -> tuple[str, str | None]:
    """Return the smallest form of a file that is accepted, and how it is compressed."""
    words = [word.partition(";") for word in accepted.lower().split(",")]
    known = {name.strip() for name, _, wish in words if wish.replace(" ", "") not in NEVER}
    for name, ending in COMPRESSED.items():
        if name in known and os.path.isfile(path + ending):
            return path + ending, name
    return path, None


# How a client says that it does not accept an encoding.
NEVER = {"q=0", "q=0.0", "q=0.00", "q=0.000"}


def page_routes() -> list[BaseRoute]:
    """Return what serves the client, and in its absence says how to get it."""
    pages: list[BaseRoute] = [Route(path, _show_page, methods=["GET"]) for path in ADDRESSES]
    pages += [Route(f"/{name}", _show_file, methods=["GET"]) for name in BESIDE]
    if (STATIC / "assets").is_dir():
        # They have a hash of their content in their names: they never change.
        assets = _Files(STATIC / "assets", "public, max-age=31536000, immutable")
        pages.append(Mount("/assets", assets))
    for folder in (ICONS, PICTURES):
        pages.append(Mount(f"/{folder}", _Files(STATIC / folder, "public, max-age=86400")))
    pages.append(Route(DOCS, _show_docs, methods=["GET"]))
    pages.append(Mount(DOCS, _Docs(SITE, "no-cache")))
    return pages


class _Docs(_Files):
    """The pages of the docs; a folder is its first page."""

    async def check_config(self) -> None:
        """Leave it to `get_response` to say that there are no docs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a page or a file, or say how to get the docs."""
        if not (SITE / PAGE).is_file():
            headers = headers_of(HTTPConnection(scope), "no-store")
            return PlainTextResponse(NO_DOCS, 503, headers)
        is_folder = scope["path"].endswith("/")
        return await super().get_response(os.path.join(path, PAGE) if is_folder else path, scope)


async def _show_docs(request: Request) -> Response:
    # Links of a page are relative, so its address must not end without the slash.
    return RedirectResponse(f"{DOCS}/", 308, headers_of(request, "no-cache"))


async def lost_page(request: Request) -> Response | None:
    """Return the page that says that there is nothing here, for a person at an address nobody made."""
    if not is_person(request) or request.url.path.startswith("/api/"):
        return None
    page = SITE / LOST if request.url.path.startswith(f"{DOCS}/") else STATIC / PAGE
    if not page.is_file():
        return None
    return FileResponse(page, 404, headers_of(request, "no-store"))


class _Page(NamedTuple):
    """The page without its title, and which pictures there are for previews."""

    before: str
    after: str
    pictures: frozenset[str]


def _read_page() -> _Page | None:
    """Return the page in which previews are written; None if there is none, or it has no place for them."""
    page = STATIC / PAGE
    try:
        stat = page.stat()
    except OSError:
        return None
    return _split_page(page, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=1)
def _split_page(page: Path, changed: int, size: int) -> _Page | None:
    """Read a page; it is read again when it has changed."""
    before, first, rest = page.read_text(encoding="utf-8").partition(MARKS[0])
    _, last, after = rest.partition(MARKS[1])
    pictures = frozenset(one.stem for one in (page.parent / PICTURES).glob("*.png"))
    return _Page(before + first, last + after, pictures) if last else None


async def _show_page(request: Request) -> Response:
    page = _read_page()
    if page is not None:
        return await _show_with_preview(request, page)
    try:
        return await _Files(STATIC, "no-cache").get_response(PAGE, request.scope)
    except HTTPException:
        return PlainTextResponse(NOT_BUILT, 503, headers_of(request, "no-store"))


async def _show_with_preview(request: Request, page: _Page) -> Response:
    origin = f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    path = address_in(request)
    tags = written(await preview_of(request), origin, path, page.pictures)
    if "table" in request.path_params:
        # The name of a table is its link: whoever finds it somewhere must not make it known to everybody.
        tags += '\n    <meta name="robots" content="noindex" />'
    text = f"{page.before}\n    {tags}\n    {page.after}".encode()
    headers = headers_of(request, "no-cache") | {"vary": "accept-language"}
    headers["etag"] = f'"{sha256(text).hexdigest()[:32]}"'
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return HTMLResponse(text, headers=headers)


async def _show_file(request: Request) -> Response:
    name = request.url.path.removeprefix("/")
    try:
        return await _Files(STATIC, "no-cache").get_response(name, request.scope)
    except HTTPException:
        return PlainTextResponse(NOT_BUILT, 404, headers_of(request, "no-store"))
