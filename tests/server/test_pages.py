"""The browser client as it is served."""

import gzip
from collections.abc import Iterator
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


def test_the_words_of_every_game_are_served(house: House) -> None:
    for kind in GAMES:
        words = house.http.get(f"/api/games/{kind.name}/words").json()
        assert words["en"].keys() == {"templates", "vocabulary", "joiner"}
        assert words["en"]["templates"].keys() == words["ja"]["templates"].keys()
    assert house.http.get("/api/games/chess/words").status_code == 404
