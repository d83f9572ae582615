"""Lessons over HTTP."""

from typing import Any

import httpx
import pytest

from courtcards.engine.languages import codes, source
from courtcards.games import GAMES
from courtcards.lessons import LESSONS, Lesson
from courtcards.lessons.stage import MOST_MOVES
from tests.server.house import Data, House

LIE = {"do": "offer", "card": "rat", "to": 1, "claim": "bat"}
TRUTH = {"do": "offer", "card": "rat", "to": 1, "claim": "rat"}


def ask(house: House, moves: Any, scene: int | str = 1, game: str = "cockroach-poker") -> Data:
    answer = post(house, {"moves": moves}, scene, game)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def post(
    house: House, body: Any, scene: int | str = 1, game: str = "cockroach-poker"
) -> httpx.Response:
    return house.http.post(f"/api/lessons/{game}/{scene}", json=body)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.game)
def test_a_lesson_tells_its_scenes_and_partners(house: House, one: Lesson) -> None:
    found = house.http.get(f"/api/lessons/{one.game}").json()
    assert found["scenes"] == [scene.name for scene in one.scenes]
    assert (
        found["partners"]
        == ["partner-jester", "partner-herald", "partner-squire"][: one.players - 1]
    )
    for number in range(1, len(one.scenes) + 1):
        stage = ask(house, [], number, one.game)
        assert (stage["refused"], stage["done"]) == (False, False)
        assert len(stage["moments"][-1]["table"]["seats"]) == one.players
        assert stage["says"] == [one.scenes[number - 1].steps[0].ask]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.game)
def test_what_the_coach_says_is_served_in_every_language(
    house: House, one: Lesson, code: str
) -> None:
    words = house.http.get(f"/api/lessons/{one.game}/words/{code}").json()
    assert words == {"texts": [source(code, f"lessons/{one.game}.ftl")]}


def test_the_coach_speaks_no_language_that_nobody_wrote(house: House) -> None:
    assert house.http.get("/api/lessons/royal-gambit/words/xx").status_code == 404


def test_a_scene_is_played_with_all_moves_each_time(house: House) -> None:
    first = ask(house, [])
    assert TRUTH in first["moves"]
    played = ask(house, [TRUTH])
    assert [moment["events"][0]["event"] for moment in played["moments"]] == ["offered", "judged"]
    assert (played["done"], played["moves"], played["result"]) == (True, [], None)
    assert ask(house, []) == first


def test_a_move_that_leads_away_is_gently_refused(house: House) -> None:
    refused = ask(house, [LIE])
    assert (refused["refused"], refused["done"], refused["moments"]) == (True, False, [])
    assert refused["says"] == ["slide-1.hint"]
    assert refused["moves"] == ask(house, [])["moves"]
    assert ask(house, [LIE, TRUTH])["done"]


def test_a_scene_may_end_the_game(house: House) -> None:
    end = ask(house, [{"do": "offer", "card": "toad", "to": 2, "claim": "toad"}], 6)
    assert end["result"]["losers"] == [2]


def test_hidden_cards_stay_hidden(house: House) -> None:
    for kind in GAMES:
        opening = ask(house, [], 1, kind.name)["moments"][0]
        assert opening["table"].get("deck") is None
        others = opening["table"]["seats"][1:]
        assert all(seat.get("hand") is None for seat in others)


@pytest.mark.parametrize(
    ("scene", "game", "words"),
    [
        (0, "cockroach-poker", "There is no scene 0: this lesson has 6 scenes."),
        (7, "cockroach-poker", "There is no scene 7: this lesson has 6 scenes."),
        (999_999, "royal-gambit", "There is no scene 999999"),
        ("slide", "cockroach-poker", "/api/openapi.json lists what there is"),
        (1, "old-maid", "There is no game 'old-maid'"),
    ],
)
def test_a_scene_that_is_none_is_not_found(
    house: House, scene: int | str, game: str, words: str
) -> None:
    answer = post(house, {"moves": []}, scene, game)
    assert answer.status_code == 404
    assert words in answer.json()["message"]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({}, "missing required field `moves`"),
        ({"moves": "hit"}, "Expected `array`"),
        ({"moves": [{}] * (MOST_MOVES + 1)}, "length <= 12"),
        ({"moves": [], "scene": 2}, "unknown field `scene`"),
        ({"moves": [{"do": "hit"}]}, "is not a move in cockroach-poker"),
        ({"moves": [{"do": "believe"}]}, "not legal now"),
        ({"moves": [TRUTH, TRUTH]}, "The scene is over"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_answered_with_a_clear_word(
    house: House, body: Any, words: str
) -> None:
    answer = post(house, body)
    assert answer.status_code == 422
    assert words in answer.json()["message"]
