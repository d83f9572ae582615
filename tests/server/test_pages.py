"""The browser client and the docs as they are served."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from courtcards.games import GAMES
from courtcards.server import pages
from courtcards.server.pages import COMPRESSED
from tests.server.house import House
from tests.server.inside import Inside


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def house(static: Path, tmp_path: Path) -> Iterator[House]:
    with Inside(tmp_path / "data") as server:
        yield server


@pytest.fixture
def built(static: Path) -> None:
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Court Cards</title>")
    (static / "assets" / "index-abc.js").write_text("1")


def test_without_a_client_the_page_says_how_to_get_it(house: House) -> None:
    answer = house.http.get("/")
    assert answer.status_code == 503
    assert "pip install" in answer.text
    assert house.http.get("/assets/index-abc.js").status_code == 404


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/some-table", "/learn/royal-gambit"])
def test_every_address_of_the_client_gets_its_page(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert "Court Cards" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    host = house.url.removeprefix("http://")
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_are_kept_for_ever(house: House) -> None:
    answer = house.http.get("/assets/index-abc.js")
    assert answer.text == "1"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
def test_the_worker_is_asked_for_anew_every_time(house: House, static: Path) -> None:
    assert house.http.get("/worker.js").status_code == 404
    (static / "worker.js").write_text("2")
    answer = house.http.get("/worker.js")
    assert answer.text == "2"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/worker.js"])
def test_files_are_sent_compressed_to_whoever_can_read_it(
    house: House, static: Path, path: str
) -> None:
    file = static / ("index.html" if path == "/" else path.removeprefix("/"))
    plain = b"some words again and again " * 100
    forms = {"br": b"brotli", "gzip": gzip.compress(plain)}
    file.write_bytes(plain)
    for name, ending in COMPRESSED.items():
        file.with_name(file.name + ending).write_bytes(forms[name])

    def get(**headers: str) -> tuple[bytes, httpx.Headers]:
        with house.http.stream("GET", path, headers=headers) as answer:
            return b"".join(answer.iter_raw()), answer.headers

    tags = set()
    for accepted, encoding in (
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ):
        body, headers = get(**{"accept-encoding": accepted})
        assert body == (forms[encoding] if encoding else plain)
        assert headers.get("content-encoding") == encoding
        assert headers["vary"] == "accept-encoding"
        assert headers["content-type"].startswith(("text/html", "text/javascript"))
        asked = {"accept-encoding": accepted, "if-none-match": headers["etag"]}
        assert house.http.get(path, headers=asked).status_code == 304
        tags.add(headers["etag"])
    assert len(tags) == 3


@pytest.mark.usefixtures("built")
def test_a_person_at_an_address_that_is_not_there_gets_the_page(house: House) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
    for path in ("/foo", "/t/", "/t/a/b", "/learn", "/index.html", "/%00"):
        answer = house.http.get(path, headers=browser)
        assert (answer.status_code, "Court Cards" in answer.text) == (404, True)
        assert answer.headers["cache-control"] == "no-store"
        assert "content-security-policy" in answer.headers
        program = house.http.get(path)
        assert (program.status_code, program.json()["reason"]) == (404, "invalid")
    for path in ("/api/foo", "/api/tables/abcdefghjk"):
        assert house.http.get(path, headers=browser).json()["reason"] == "invalid"


@pytest.mark.usefixtures("built")
def test_nothing_beside_the_client_is_served(house: House) -> None:
    assert house.http.get("/assets/%2e%2e/index.html").status_code == 404
    assert house.http.get("/assets/").status_code == 404


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


@pytest.mark.usefixtures("docs", "built")
def test_an_address_that_the_docs_do_not_have_gets_their_own_page(house: House) -> None:
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


def test_the_words_of_every_game_are_served(house: House) -> None:
    for kind in GAMES:
        words = house.http.get(f"/api/games/{kind.name}/words").json()
        assert words["en"].keys() == {"templates", "vocabulary", "joiner"}
        assert words["en"]["templates"].keys() == words["ja"]["templates"].keys()
    assert house.http.get("/api/games/chess/words").status_code == 404
