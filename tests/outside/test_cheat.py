"""Cheat is installed beside ours, and everything can be done with it, by real processes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtcards.engine.kept import SWITCH
from tests.outside.environment import CHEAT, TUTORIAL, Environment
from tests.server.house import House

# Short games, in which everything happens.
SHORT = ("--option", "ranks=4", "--option", "max_turns=8")
OPTIONS = {"ranks": 4, "max_turns": 8}

# As plain Python nothing need be compiled; with the compiler it takes a minute.
WAYS = [
    pytest.param({SWITCH: "1"}, id="plain"),
    pytest.param({}, id="compiled", marks=pytest.mark.slow),
]


@pytest.fixture(scope="module", params=WAYS)
def outside(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("outside"), request.param)
    environment.install(CHEAT)
    return environment


@pytest.fixture(scope="module")
def games(outside: Environment) -> Path:
    """Transcripts of a few games."""
    path = outside.folder / "games.jsonl"
    outside.courtcards("simulate", "cheat", *SHORT, "--games", "3", "--transcripts", str(path))
    return path


def test_a_person_plays_it_in_the_terminal(outside: Environment) -> None:
    saved = outside.folder / "mine.jsonl"
    choices = "1\n" * 500
    done = outside.courtcards(
        "play", "cheat", *SHORT, "--seed", "1", "--save", str(saved), text=choices
    )
    assert "Welcome to Cheat." in done.stdout
    assert "Which card?" in done.stdout
    assert " won (" in done.stdout
    assert outside.courtcards("verify", str(saved)).stderr == "1 game verified, 0 faults.\n"


def test_its_plain_table_speaks_japanese(outside: Environment) -> None:
    done = outside.courtcards("play", "cheat", *SHORT, "--lang", "ja", text="1\n" * 500)
    assert "残りの手番" in done.stdout
    assert "turns left" not in done.stdout


def test_its_rules_and_options_are_told(outside: Environment) -> None:
    told = outside.courtcards("rules", "cheat", "--lang", "ja").stdout
    assert "# ダウト" in told
    told = outside.courtcards("rules", "cheat", "--lang", "ja", "--options").stdout
    assert "`max_turns`: 何回の手番で終わり" in told


def test_it_is_simulated(outside: Environment) -> None:
    report = json.loads(
        outside.courtcards("simulate", "cheat", *SHORT, "--games", "20", "--json").stdout
    )
    assert report["games"] == 20
    assert report["game"] == "cheat"


def test_bots_fight_over_it(outside: Environment) -> None:
    # Those that search imagine worlds by the game's own redeal.
    bots = ("--bots", "search,thumb", "--budget", "5", "--players", "2")
    done = outside.courtcards("arena", "cheat", *SHORT, *bots, "--games", "2", "--json")
    forfeits = {bot["bot"]: bot["forfeits"] for bot in json.loads(done.stdout)["bots"]}
    assert forfeits == {"search": 0, "thumb": 0}


def test_its_transcripts_are_verified_and_replayed(outside: Environment, games: Path) -> None:
    assert outside.courtcards("verify", str(games)).stderr == "3 games verified, 0 faults.\n"
    told = outside.courtcards("replay", str(games)).stdout
    assert "claims: " in told
    assert " won (" in told


@pytest.fixture(scope="module")
def house(outside: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with outside.entered(), House(tmp_path_factory.mktemp("data"), "--rate", "0") as house:
        yield house
        assert house.tracebacks == []


def test_it_stands_in_the_catalogue(house: House) -> None:
    catalogue = house.http.get("/api/catalogue").json()
    about = catalogue["games"][-1]
    assert about["name"] == "cheat"
    assert [option["name"] for option in about["options"]][:2] == ["ranks", "copies"]
    words = house.http.get("/api/words/ja").json()["games"]["cheat"]["texts"]
    assert "name = Cheat" in words[0]
    assert "do-call = 「ダウト」と言う" in words[-1]


def test_a_served_table_is_played_to_its_end(outside: Environment, house: House) -> None:
    bots = {1: "novice", 2: "regular"}
    place = house.create(game="cheat", players=3, bots=bots, pace="instant", options=OPTIONS)
    anna = house.sit(place)
    anna.wait(lambda known: known["room"])
    anna.ask("start")
    while not result_of(anna.known):
        anna.wait(lambda known: known["view"] and (known["view"]["moves"] or result_of(known)))
        if anna.moves:
            anna.ask("move", move=anna.moves[0])
    assert result_of(anna.known)["reason"] in ("no-cards-left", "last-turn")
    address = f"/api/tables/{place['table']}/games/1"
    played = house.http.get(address).raise_for_status()
    path = outside.folder / "served.jsonl"
    path.write_bytes(played.content)
    assert len(house.http.get(f"{address}/steps").raise_for_status().json()["steps"]) > 5
    assert house.http.get(f"{address}/figures").raise_for_status().json() == []
    assert house.http.get("/api/lessons/cheat").status_code == 404
    assert outside.courtcards("verify", str(path)).stderr == "1 game verified, 0 faults.\n"


def result_of(known: Any) -> Any:
    return known["view"] and known["view"]["result"]


VECTOR = """
from courtcards.adapters.vector import VectorEnv
env = VectorEnv("cheat", 8, players=3, ranks=4, max_turns=8)
env.reset(seed=1)
ended = sum(int(env.step(env.sample())[2].sum()) for _ in range(100))
assert ended > 8, ended
"""

# It has no bots of its own, so a seat remembers how often each seat did what.
HISTORY = """
from courtcards.adapters.spaces import fields_of
from courtcards.adapters.vector import VectorEnv
env = VectorEnv("cheat_history_v0", 8, players=3, opponents="thumb", ranks=4, max_turns=8)
env.reset(seed=1)
for _ in range(20):
    seen, *_ = env.step(env.sample())
done = fields_of(env.game, history=True)[-1]
assert done.name == "done", done
assert (seen["observation"][:, -done.size :].sum(axis=1) > 0).all()
"""

GYMNASIUM = """
import gymnasium, numpy as np
from courtcards.adapters.gym import register
register()
env = gymnasium.make("courtcards/Cheat-v0", players=3, ranks=4, max_turns=8)
seen, info = env.reset(seed=1)
over = False
while not over:
    action = int(np.flatnonzero(seen["action_mask"])[0])
    seen, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
"""

PETTINGZOO = """
from pettingzoo.test import api_test
from courtcards.adapters.pettingzoo import cheat_v0
api_test(cheat_v0.env(players=3, ranks=4, max_turns=8), num_cycles=30)
"""

OPENSPIEL = """
import pyspiel
import courtcards.adapters.openspiel
game = pyspiel.load_game("courtcards_cheat(players=2,ranks=3,copies=2,most=1,max_turns=4)")
pyspiel.random_sim_test(game, 2, False, False)
assert game.max_game_length() == 4 * (1 + 1 + 1 + 1)
assert game.max_history_length() < 100
"""


@pytest.mark.parametrize(
    ("package", "program"),
    [
        ("gymnasium", VECTOR),
        ("gymnasium", HISTORY),
        ("gymnasium", GYMNASIUM),
        ("pettingzoo", PETTINGZOO),
        ("pyspiel", OPENSPIEL),
    ],
    ids=["vector", "history", "gymnasium", "pettingzoo", "openspiel"],
)
def test_researchers_have_it_too(outside: Environment, package: str, program: str) -> None:
    pytest.importorskip(package)
    outside.python("-c", program)


def test_the_examples_of_the_tutorial_run_as_printed(outside: Environment) -> None:
    outside.python("-m", "doctest", str(TUTORIAL))


def test_it_passes_its_own_tests(outside: Environment) -> None:
    # All of them take more than a minute.
    some = ["-k", "rule or max_turns"] if SWITCH in outside.variables else []
    done = outside.python(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", str(CHEAT / "tests"), *some
    )
    assert " passed" in done.stdout
