"""The docs as they are served."""

from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from courtcards.server import pages
from tests.server.house import House
from tests.server.inside import Inside


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "views").mkdir(parents=True)
    for name in ("index.html", "views/index.html", "404.html"):
        (folder / name).write_text(f"<title>{name}</title>")
    for name in ("style.css", "search.js", "picture.svg", "picture.webp", "openapi.json"):
        (folder / name).write_text("{}")
    (tmp_path / "secret.html").write_text("secret")
    monkeypatch.setattr(pages, "SITE", folder)
    return folder


@pytest.fixture
def house(static: Path, tmp_path: Path) -> Iterator[House]:
    with Inside(tmp_path / "data") as server:
        yield server


@pytest.mark.usefixtures("docs")
def test_docs_are_served_as_what_they_are(house: House) -> None:
    kinds = {
        "": "text/html",
        "index.html": "text/html",
        "views/": "text/html",
        "style.css": "text/css",
        "search.js": "text/javascript",
        "picture.svg": "image/svg+xml",
        "picture.webp": "image/webp",
        "openapi.json": "application/json",
    }
    for name, kind in kinds.items():
        answer = house.http.get(f"/docs/{name}")
        assert answer.status_code == 200, name
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        asked = {"if-none-match": answer.headers["etag"]}
        assert house.http.get(f"/docs/{name}", headers=asked).status_code == 304
    assert "views/index.html" in house.http.get("/docs/views/").text


@pytest.mark.usefixtures("docs")
def test_docs_without_a_slash_lead_to_the_first_page(house: House) -> None:
    answer = house.http.get("/docs")
    assert (answer.status_code, answer.headers["location"]) == (308, "/docs/")


@pytest.mark.usefixtures("docs")
def test_an_address_that_the_docs_do_not_have_gets_their_own_page(
    house: House, static: Path
) -> None:
    static.mkdir()
    (static / "index.html").write_text("<title>Court Cards</title>")
    browser = {"accept": "text/html,*/*;q=0.8"}
    for path in ("nothing.html", "views", "nothing/", "views/nothing/at/all", "%00", "x" * 300):
        answer = house.http.get(f"/docs/{path}", headers=browser)
        assert (answer.status_code, answer.text) == (404, "<title>404.html</title>"), path
        assert answer.headers["cache-control"] == "no-store"
        assert "content-security-policy" in answer.headers
        assert house.http.get(f"/docs/{path}").json()["reason"] == "invalid"
    assert "Court Cards" in house.http.get("/docsx", headers=browser).text


@pytest.mark.usefixtures("docs")
def test_nothing_beside_the_docs_is_served(house: House) -> None:
    ways = (
        "../",
        "%2e%2e/",
        "..%2f",
        "%2e%2e%2f",
        "views/../../",
        "views/%2e%2e/%2e%2e/",
        "/",
        "//",
    )
    # As it is written, without a client that makes sense of it first.
    connection = HTTPConnection(house.url.removeprefix("http://"))
    for way in (*ways, "..%5c", "%2e%2e%5c", "%252e%252e/"):
        connection.request("GET", f"/docs/{way}secret.html")
        answer = connection.getresponse()
        assert answer.status == 404, way
        assert b"secret" not in answer.read()
    connection.close()
    assert house.http.post("/docs/").status_code == 405


def test_without_docs_the_page_says_how_to_get_them(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path / "nowhere")
    for path in ("/docs/", "/docs/index.html", "/docs/views/"):
        answer = house.http.get(path)
        assert answer.status_code == 503
        assert "make site" in answer.text
