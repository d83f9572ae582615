"""The browser client as it is served."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from courtcards.games import GAMES
from courtcards.server import pages
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
    assert "default-src 'self'" in answer.headers["content-security-policy"]


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
def test_nothing_beside_the_client_is_served(house: House) -> None:
    assert house.http.get("/assets/%2e%2e/index.html").status_code == 404
    assert house.http.get("/assets/").status_code == 404


def test_the_words_of_every_game_are_served(house: House) -> None:
    for kind in GAMES:
        words = house.http.get(f"/api/games/{kind.name}/words").json()
        assert words["en"].keys() == {"templates", "vocabulary", "joiner"}
        assert words["en"]["templates"].keys() == words["ja"]["templates"].keys()
    assert house.http.get("/api/games/chess/words").status_code == 404
