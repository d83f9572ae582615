"""What is written about the API is what is served."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from courtcards.server.api import ENDPOINTS
from courtcards.server.openapi import files, message_schema, openapi
from courtcards.server.problems import STATUS
from courtcards.server.sockets import AnyInput
from courtcards.table.messages import AnyMessage, Over, Turn
from courtcards.table.refusals import Reason
from tests.server.house import Data, House
from tests.server.inside import Inside
from tests.server.test_tables import play, sit_down

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Inside(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.mark.parametrize("name", files())
def test_the_description_in_the_docs_is_the_newest(name: str) -> None:
    written = (ROOT / "docs" / "api" / name).read_text(encoding="utf-8")
    assert written == files()[name], "`make docs` writes it anew"


def test_the_descriptions_are_served(house: House) -> None:
    assert house.http.get("/api/openapi.json").json() == openapi()
    assert house.http.get("/api/messages.json").json() == message_schema()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_every_endpoint_is_in_the_guide(endpoint: Any) -> None:
    path = re.sub(r":\w+}", "}", endpoint.path)
    row = re.escape(f"`{endpoint.method} {path}") + r"(\?[^`]*)?`"
    assert re.search(row, GUIDE) or f"`{path}`" in GUIDE


@pytest.mark.parametrize(
    "word",
    [
        *(one.__struct_config__.tag for one in (*get_args(AnyInput), *get_args(AnyMessage))),
        *(one.__struct_config__.tag for one in (Turn, Over)),
        *get_args(Reason),
    ],
)
def test_every_message_and_every_reason_is_in_the_guide(word: str) -> None:
    assert f"`{word}`" in GUIDE or f'"type": "{word}"' in GUIDE


def test_every_reason_has_its_status_in_the_guide() -> None:
    for reason, status in STATUS.items():
        assert re.search(rf"\| `{reason}` \|.*\| {status}\b", GUIDE), reason


def test_everything_that_is_sent_fits_the_description(house: House) -> None:
    schema = jsonschema_rs.validator_for(message_schema())
    anna, bo = sit_down(house, game="cockroach-poker", clock="relaxed")
    sent: list[Data] = [
        {"type": "say", "id": "1", "version": 1, "phrase": "hello"},
        {"type": "say", "id": "1", "version": 1, "phrase": "hello"},
        {"type": "chat", "id": "2", "version": 1, "text": "Hm."},
        {"type": "mute", "id": "3", "version": 1, "seat": 1},
        {"type": "rename", "id": "4", "version": 1, "name": "Cleo"},
        {"type": "start", "id": "5", "version": 1},
        {"type": "hello", "version": 2},
        {"type": "hello"},
    ]
    for message in sent:
        schema.validate({"in": message})
        bo.send(message)
    bo.send("nonsense")
    play([anna, bo], moves=6)
    bo.ask("leave")
    assert bo.closed() in (1000, 1005)
    anna.ask("rematch")
    frames = [json.loads(frame) for frame in anna.frames + bo.frames]
    for frame in frames:
        schema.validate({"out": frame})
    assert {frame["type"] for frame in frames} == {
        one.__struct_config__.tag for one in get_args(AnyMessage)
    }


def test_what_does_not_fit_is_found() -> None:
    schema = jsonschema_rs.validator_for(message_schema())
    assert not schema.is_valid({"out": {"type": "accepted", "id": "1"}})
    assert not schema.is_valid({"in": {"type": "say", "id": "1", "version": 1}})
