"""The browser says what happens in a game in the very words of `courtcards.engine.phrases`."""

import json
import random
from pathlib import Path

from courtcards.engine.languages import codes, source
from courtcards.engine.phrases import Data
from courtcards.games import GAMES
from courtcards.play.game import game
from tests.client.node import run

SCRIPT = Path(__file__).with_name("sentences.mjs")
NAMES = ["Ann", "ボブ", "Cy", "Dee", "Eve", "Fay"]
GAMES_PLAYED = 4
# What random games seldom or never come to.
RARE: list[tuple[str, Data]] = [
    ("result", {"result": "won", "winners": [0], "losers": [1, 2], "reason": "duel"}),
    ("result", {"result": "won", "winners": [2, 0, 1], "losers": [], "reason": "solo"}),
    ("result", {"result": "won", "winners": [1, 2], "losers": [0], "reason": "shared"}),
]


def played(name: str) -> list[tuple[str, Data]]:
    """Return moves, events and endings of some random games, each just once, and what is rare."""
    found = {json.dumps(one): one for one in RARE}
    for seed in range(GAMES_PLAYED):
        chance = random.Random(seed)
        state = game(name).deal(seed)
        while not state.over:
            moves = state.moves()
            found.update({json.dumps(["do", move.data]): ("do", move.data) for move in moves[:20]})
            state.play(chance.choice(moves))
        assert state.result is not None
        assert state.result.why is not None
        found[json.dumps(state.result.why)] = ("why", state.result.why)
        for event in [*state.full_view().events, *state.view(0).events]:
            found[json.dumps(event)] = ("event", event)
    return list(found.values())


def test_the_browser_says_what_happens_as_everything_else_does() -> None:
    asked = {
        kind.name: [
            (what, data, NAMES, me) for what, data in played(kind.name) for me in (None, 0, 2)
        ]
        for kind in GAMES
    }
    assert all(len(things) > 100 for things in asked.values())
    languages = [(kind, code) for kind in GAMES for code in codes()]
    told = json.loads(
        run(
            SCRIPT,
            data=[
                {
                    "code": code,
                    "texts": [source(code, "language.ftl"), *kind.sources(code)],
                    "signs": dict(kind.signs),
                    "asked": asked[kind.name],
                }
                for kind, code in languages
            ],
        )
    )
    for (kind, code), sentences in zip(languages, told, strict=True):
        say = kind.language(code).say
        assert sentences == [say(*one) for one in asked[kind.name]]
