"""What there is to choose from, and the words for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from courtcards.engine import languages
from courtcards.engine.fluent import Messages
from courtcards.engine.languages import codes, with_english
from courtcards.games import GAMES
from courtcards.server.catalogue import catalogue, words
from courtcards.table.talk import EMOTES, PHRASES
from tests.server.house import House
from tests.server.inside import Inside


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Inside(tmp_path_factory.mktemp("data")) as server:
        yield server


def test_the_catalogue_has_everything_there_is_to_choose_from(house: House) -> None:
    found = house.http.get("/api/catalogue").json()
    assert [game["name"] for game in found["games"]] == [kind.name for kind in GAMES]
    assert (found["phrases"], found["emotes"]) == (list(PHRASES), EMOTES)
    assert [language["code"] for language in found["languages"]] == list(codes())
    assert {"code": "ja", "name": "日本語"} in found["languages"]
    royal = found["games"][1]
    assert [preset["name"] for preset in royal["presets"]] == ["manual", "japanese"]
    values = {option["name"]: option["values"] for option in royal["options"]}
    assert values["royal_penalty"] == ["taken", "always"]


@pytest.mark.parametrize("code", codes())
def test_the_words_of_a_language_say_what_every_game_says(house: House, code: str) -> None:
    found = house.http.get(f"/api/words/{code}").json()["games"]
    assert list(found) == [kind.name for kind in GAMES]
    for kind in GAMES:
        sent = Messages(found[kind.name]["texts"])
        assert sent.say("name", {}) == kind.language(code).text("name")
        assert set(sent) <= set(kind.language(code).texts)
        assert found[kind.name]["signs"] == kind.signs


def test_a_game_says_what_it_has_from_its_relative(house: House) -> None:
    words = house.http.get("/api/words/en").json()["games"]
    relative, own = words["cockroach-poker-royal"]["texts"]
    assert [relative] == words["cockroach-poker"]["texts"]
    assert Messages([relative, own]).say("name", {}) == "Cockroach Poker Royal"


def test_a_game_from_outside_says_in_english_what_it_does_not_translate(tmp_path: Path) -> None:
    for code, text in {"en": "name = Bridge\nbid = bid\n", "ja": "name = ブリッジ\n"}.items():
        file = tmp_path / "languages" / code / "games" / "bridge.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    sent = Messages(with_english("ja", ["games/bridge"], tmp_path))
    assert (sent.say("name", {}), sent.say("bid", {})) == ("ブリッジ", "bid")
    assert len(with_english("en", ["games/bridge"], tmp_path)) == 1
    assert len(with_english("xx", ["games/bridge"], tmp_path)) == 1


def test_words_are_sent_again_only_if_they_have_changed(house: House) -> None:
    first = house.http.get("/api/words/ja")
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}'):
        again = house.http.get("/api/words/ja", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = house.http.get("/api/words/en", headers={"if-none-match": tag})
    assert (other.status_code, other.headers["etag"] == tag) == (200, False)


@pytest.mark.parametrize("code", ["xx", "..", "EN", "%2e%2e"])
def test_a_language_that_nobody_wrote_is_not_found(house: House, code: str) -> None:
    assert house.http.get(f"/api/words/{code}").status_code == 404


def test_files_of_words_are_read_when_the_server_starts_and_never_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.cache_clear()
    catalogue.cache_clear()
    with Inside(tmp_path) as server:
        assert server.http.get("/health").status_code == 200
        monkeypatch.setattr(languages, "source", None)
        for code in codes():
            assert server.http.get(f"/api/words/{code}").status_code == 200
        assert server.http.get("/api/catalogue").status_code == 200
        assert server.http.get("/api/words/xx").json()["refusal"] == "no-language"
