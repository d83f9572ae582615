"""Faces and words of bots tell nothing that is hidden: everybody sees and hears the same, in every world."""

import json
import random
from pathlib import Path

import pytest

from courtcards.bots.characters import NAMES
from courtcards.engine.gate import SPECTATOR
from courtcards.engine.languages import codes, texts
from courtcards.engine.phrases import Data
from courtcards.games import GAMES
from courtcards.play.game import game
from courtcards.play.state import State
from courtcards.testing.hidden import random_moment, replay
from tests.client.node import run
from tests.hidden.worlds import WORLDS

SCRIPT = Path(__file__).with_name("feelings.mjs")
OCCASIONS = ("hello", "caught", "fooled", "gotcha", "ouch", "won", "lost")
CAST = NAMES[:4]
MOMENTS = 8


def seen(state: State) -> list[Data]:
    """Return what everybody, and a spectator, sees of a game."""
    views = [state.view(viewer) for viewer in (None, *range(state.game.players))]
    return [
        {"events": view.events, "turn": view.turn, "result": view.result and view.result.data}
        for view in views
    ]


def other_world(name: str, state: State, chance: random.Random) -> State | None:
    for _ in range(6):
        other = replay(state, WORLDS[name](state, SPECTATOR, chance), SPECTATOR)
        if other is not None and other.full_view().data != state.full_view().data:
            return other
    return None


@pytest.mark.parametrize("name", [kind.name for kind in GAMES])
def test_faces_and_words_are_the_same_for_everybody_and_in_every_world(name: str) -> None:
    chance = random.Random(name)
    moments: list[list[Data]] = []
    others = 0
    while len(moments) < MOMENTS:
        state = random_moment(game(name, 4), chance)
        other = other_world(name, state, chance)
        others += other is not None
        moments.append(seen(state) + (seen(other) if other else []))
    assert others
    told = json.loads(run(SCRIPT, data=[name, CAST, [one for seen in moments for one in seen]]))
    said = 0
    for moment in moments:
        alike, told = told[: len(moment)], told[len(moment) :]
        assert all(one == alike[0] for one in alike)
        said += len(alike[0]["lines"])
    assert said > MOMENTS


def test_bots_say_little_and_nothing_twice() -> None:
    for kind in GAMES:
        chance = random.Random(kind.name)
        state = game(kind.name, 4).deal(seed=7)
        while not state.over:
            state.play(chance.choice(state.moves()))
        lines = json.loads(run(SCRIPT, data=[kind.name, CAST, seen(state)]))[0]["lines"]
        assert 2 <= len(lines) <= 2 + len(state.full_view().events) / 14
        said = [(line["seat"], line["occasion"]) for line in lines]
        assert len(set(said)) == len(said)
        assert lines[-1]["occasion"] in ("won", "lost")


def test_every_character_has_its_words_in_every_language() -> None:
    for code in codes():
        words = texts(code, "characters")
        for name in NAMES:
            lines = [words.say(f"line-{name}-{occasion}") for occasion in OCCASIONS]
            assert len(set(lines)) == len(OCCASIONS)
            assert words.say(f"style-{name}")
