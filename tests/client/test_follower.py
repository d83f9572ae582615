"""The browser follows its table by the very rules that `courtcards.table.follower` does."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from courtcards.games import GAMES
from courtcards.table import referee
from courtcards.table.follower import Follower
from tests.client.node import run
from tests.table.tables import started

Data = dict[str, Any]
SCRIPT = Path(__file__).with_name("follow.mjs")
STEPS = 25


def conversation(game: str, viewer: int | None, chance: random.Random) -> list[Data]:
    """Return what a viewer hears of a game, with much of it lost, doubled or too late."""
    desk = started(game)
    heard = [desk.snapshot(viewer)]
    for _ in range(STEPS):
        if desk.table.phase == "over":
            desk.ask(0, "rematch")
        else:
            desk.play_on()
        heard.append(desk.update(viewer))
        if chance.random() < 0.2:
            desk.ask(1, "say", phrase="trust_me")
            heard.append(desk.update(viewer))
        if chance.random() < 0.1:
            heard.append(desk.snapshot(viewer))
    heard.append({"type": "presence", "present": [0, 2]})
    heard.append({"type": "accepted", "id": "c", "version": desk.table.version})
    refused = {"type": "refused", "id": "c", "reason": "stale", "message": "", "version": 9}
    heard.append({**refused, "missed": [m for m in heard if m["type"] == "update"]})
    lossy = [m for m in heard for _ in range(chance.choice((0, 1, 1, 1, 1, 2)))]
    if chance.random() < 0.5:
        lossy.insert(chance.randrange(len(lossy)), heard[0])
    return lossy


def follow(messages: list[Data]) -> list[Any]:
    follower = Follower()
    told = []
    for message in messages:
        is_whole = follower.take(message)
        known = follower.known or None
        told.append(
            [is_whole, follower.version, known, follower.table if known and known["view"] else None]
        )
        told[-1] = json.loads(json.dumps(told[-1]))  # as it was then
    return told


def test_the_browser_makes_of_messages_what_the_server_means(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(5)
    monkeypatch.setattr(referee, "new_seed", lambda: chance.randbytes(32).hex())
    conversations = [
        conversation(kind.name, viewer, chance) for kind in GAMES for viewer in (None, 0, 2)
    ]
    found = json.loads(run(SCRIPT, data=conversations))
    for messages, told in zip(conversations, found, strict=True):
        assert told == follow(messages)


def test_the_types_of_messages_are_those_of_the_server(tmp_path: Path) -> None:
    made = tmp_path / "messages.ts"
    run("scripts/types.mjs", made)
    kept = Path(__file__).parents[2] / "client" / "src" / "net" / "messages.ts"
    assert made.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
