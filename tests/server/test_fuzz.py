"""Whatever is sent to it, the server answers with a clear word, changes nothing, and goes on."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from courtcards.server.openapi import openapi
from tests.server.house import PATIENCE, Data, Guest, House, fresh_id, open_socket, until
from tests.server.test_tables import sit_down

BOUNDED = settings(
    max_examples=20,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
MANY = settings(BOUNDED, max_examples=250)


# The HTTP API, as its own description says


DESCRIBED = schemathesis.openapi.from_dict(openapi())
OPERATIONS: list[Any] = [found.ok() for found in cast(Any, DESCRIBED.get_all_operations())]
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.missing_required_header,
]
each_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)


def call(house: House, case: Any, **more: Any) -> None:
    answer = case.call(base_url=house.url, timeout=PATIENCE, **more)
    # What is too long is sent back unread, whatever it says; schemathesis takes that for consent.
    is_unread = answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    left_out = [checks.negative_data_rejection] if is_unread else []
    case.validate_response(answer, checks=CHECKS, excluded_checks=left_out)


def try_all(operation: Any, ask: Callable[[Any], None]) -> None:
    """Ask with what fits the description, and with what does not where anything can be wrong."""
    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query:
        modes.append(GenerationMode.NEGATIVE)
    for mode in modes:
        with_each: Any = given(operation.as_strategy(generation_mode=mode))
        BOUNDED(with_each(ask))()


@each_operation
def test_every_answer_is_one_that_the_description_knows(house: House, operation: Any) -> None:
    def ask(case: Any) -> None:
        call(house, case)

    try_all(operation, ask)
    assert house.tracebacks == []


@pytest.fixture(scope="module")
def place(house: House) -> Data:
    """A seat at a table that whoever comes may do anything with, a game behind it."""
    anna, bo = sit_down(house, options={"target": 10})
    while anna.known["room"]["phase"] == "playing":
        newest = max(anna.follower.version, bo.follower.version)
        anna.catch_up(newest)
        bo.catch_up(newest)
        mover = anna if anna.moves else bo
        mover.ask("move", move=mover.moves[-1])
        anna.catch_up(newest + 1)
    return {"table": anna.table, "token": anna.token}


@pytest.mark.parametrize(
    "operation",
    # The stream of turns would never end.
    [one for one in OPERATIONS if "{table}" in one.path and not one.path.endswith("/turns")],
    ids=lambda one: one.label,
)
def test_so_it_is_at_a_real_table_with_a_real_token(
    house: House, place: Data, operation: Any
) -> None:
    def ask(case: Any) -> None:
        case.path_parameters["table"] = place["table"]
        call(house, case, headers={"authorization": f"Bearer {place['token']}"})

    try_all(operation, ask)
    assert house.tracebacks == []


@each_operation
def test_a_method_that_is_not_offered_is_refused(house: House, operation: Any) -> None:
    path = operation.path.format(table="x", game="x", number=1, code="x")
    offered = {one.method.upper() for one in OPERATIONS if one.path == operation.path}
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - offered:
        answer = house.http.request(method, path)
        assert answer.status_code == 405
        assert offered <= set(answer.headers["allow"].split(", "))
        assert answer.json()["reason"] == "invalid"


# Messages through the socket

# Leaving, and letting a bot play on, would change the table for good.
COMMANDS: list[Data] = [
    {"type": "move", "move": {"do": "offer", "card": "rat", "to": 1, "claim": "rat"}},
    {"type": "start"},
    {"type": "rematch"},
    {"type": "sit", "seat": 1},
    {"type": "rename", "name": "Anna"},
    {"type": "fill", "level": "novice", "seat": 1},
    {"type": "clear", "seat": 1},
    {"type": "pace", "pace": "instant"},
    {"type": "back"},
    {"type": "say", "phrase": "hello"},
    {"type": "emote", "emote": "smile"},
    {"type": "chat", "text": "Hm."},
    {"type": "mute", "seat": 1, "on": False},
    {"type": "hello", "token": None, "version": 1},
]
texts = st.text(st.characters(categories=["L", "N", "P", "Z", "C", "So"]), max_size=30)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers().map(lambda n: n << 300)
    | st.floats() | texts | texts.map(lambda text: text * 300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A command that was right before something was done to it."""
    head = {"id": f"x{draw(st.integers(0))}", "version": draw(st.integers(0, 300))}
    command = {**head, **draw(st.sampled_from(COMMANDS))}
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(command)) | texts)
        if name in command and draw(st.booleans()):
            del command[name]
        elif name != "type" or draw(st.booleans()):
            command[name] = draw(junk)
    text = json.dumps(command)
    how = draw(st.integers(0, 5))
    if how == 0:
        # The same key twice.
        return f'{text[:-1]}, "id": {json.dumps(draw(junk))}}}'
    if how == 1:
        return text[: draw(st.integers(0, len(text)))]
    return f"[{text}]" if how == 2 else text


class Socket:
    """A socket at a table, held by somebody who means no good."""

    def __init__(self, house: House, table: str, token: str | None) -> None:
        self.frames: list[Data] = []
        url = f"{house.url}/api/tables/{table}/socket"
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(open_socket(url))
        self.token = token

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *error: object) -> None:
        self._opened.close()

    def hello(self) -> None:
        self.send(json.dumps({"type": "hello", "token": self.token}))

    def send(self, message: str | bytes, text: bool | None = None) -> None:
        # Whoever was sent away learns it from what they receive.
        with suppress(ConnectionClosed):
            self.socket.send(message, text=text)

    def settle(self) -> int | None:
        """Take all frames; return the code if the server closed, else None."""
        last = fresh_id()
        self.send(json.dumps({"type": "mute", "id": last, "version": 0, "seat": 7}))
        return self._receive_until(last)

    def closed(self) -> int | None:
        """Take all frames until the server closes; return its code."""
        return self._receive_until(None)

    def _receive_until(self, last: str | None) -> int | None:
        try:
            while last is None or not self.frames or self.frames[-1].get("id") != last:
                self.frames.append(json.loads(self.socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        return None

    @property
    def accepted(self) -> int:
        return sum("answer" in frame for frame in self.frames)


@pytest.fixture(scope="module")
def anna(house: House) -> Iterator[Guest]:
    """The host of a table where a game is on; the other seat is a friend's."""
    anna, _ = sit_down(house, game="cockroach-poker")
    yield anna
    assert house.tracebacks == []


def seen(house: House, place: Guest) -> Data:
    """All that there is to see at a table, but for who is connected."""
    headers = {"authorization": f"Bearer {place.token}"}
    answer = house.http.get(f"/api/tables/{place.table}", headers=headers)
    assert answer.status_code == 200
    return {name: value for name, value in answer.json().items() if name != "present"}


@contextmanager
def nothing_changes(house: House, anna: Guest) -> Iterator[None]:
    before, tracebacks = seen(house, anna), house.tracebacks
    yield
    assert seen(house, anna) == before
    assert house.tracebacks == tracebacks


def test_nobody_else_uses_random_while_hypothesis_draws(house: House, anna: Guest) -> None:
    with Socket(house, anna.table, anna.token) as socket:
        assert [one.ping_interval for one in (anna.socket, socket.socket)] == [None, None]


@pytest.mark.filterwarnings("ignore:Generating overly large repr")
def test_nothing_mutated_or_random_does_any_harm(house: House, anna: Guest) -> None:
    @MANY
    @given(mutated() | texts | st.binary(max_size=200) | junk.map(json.dumps))
    def send(message: str | bytes) -> None:
        before = seen(house, anna)
        with Socket(house, anna.table, anna.token) as socket:
            socket.hello()
            socket.send(message.encode("utf-8", "replace") if isinstance(message, str) else message)
            if isinstance(message, str):
                with suppress(UnicodeEncodeError):
                    socket.send(message)
            code = socket.settle()
        after = seen(house, anna)
        # Of one that is too long the server does not read the end, so its last word may be lost.
        assert code is None or (len(message) > 8_192 and code in (1009, 1006))
        assert after["version"] - before["version"] == socket.accepted
        if not socket.accepted:
            assert after == before

    send()
    assert house.tracebacks == []


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


HEAD = '"id": "n", "version": 1'
NONSENSE = {
    "nothing": "",
    "a number": "1e999",
    "a command without type": f"{{{HEAD}}}",
    "a type that is a list": f'{{"type": ["move"], {HEAD}}}',
    "not a number": f'{{"type": "move", {HEAD}, "move": {{"do": NaN}}}}',
    "a nested move": f'{{"type": "move", {HEAD}, "move": {{"do": {deep(900)}}}}}',
    "a very nested move": f'{{"type": "move", {HEAD}, "move": {{"do": {deep(3900)}}}}}',
    "a nested stranger before the type": f'{{"a": {deep(3900)}, "type": "start", {HEAD}}}',
    "only nesting": deep(4000),
    "a long number": f'{{"type": "start", "id": "x", "version": 1{"0" * 5000}}}',
    "a long number in a move": f'{{"type": "move", {HEAD}, "move": {{"to": 1{"0" * 5000}}}}}',
    "an id twice": f'{{"type": "start", {HEAD}, "id": 7}}',
    "half a pair in an id": '{"type": "start", "id": "\\ud800", "version": 1}',
    "half a pair in a text": f'{{"type": "chat", {HEAD}, "text": "\\ud800 hm"}}',
    "half a pair in a name": f'{{"type": "rename", {HEAD}, "name": "\\udfff"}}',
    "half a pair in a move": f'{{"type": "move", {HEAD}, "move": {{"do": "\\udc00"}}}}',
    "an empty name": f'{{"type": "rename", {HEAD}, "name": "\\u202e \\u0000"}}',
    "a long id": f'{{"type": "start", "id": "{"x" * 65}", "version": 1}}',
    "a negative version": '{"type": "start", "id": "x", "version": -1}',
    "a seat far away": f'{{"type": "sit", {HEAD}, "seat": {10**30}}}',
    "a hello to nobody": '{"type": "hello", "token": 7}',
}
each_nonsense = pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE)


@each_nonsense
@pytest.mark.parametrize("text", [True, False], ids=["text", "binary"])
def test_nonsense_is_refused_and_the_connection_goes_on(
    house: House, anna: Guest, message: str, text: bool
) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, anna.token) as socket:
        socket.hello()
        socket.send(message.encode(), text=text)
        assert socket.settle() is None
    assert socket.frames[-2]["type"] == "refused"
    assert socket.frames[-2]["reason"] in ("invalid", "illegal", "stale")


@each_nonsense
def test_nonsense_over_http_is_refused(house: House, anna: Guest, message: str) -> None:
    headers = {"authorization": f"Bearer {anna.token}"}
    path = f"/api/tables/{anna.table}/commands"
    with nothing_changes(house, anna):
        answer = house.http.post(path, content=message.encode(), headers=headers)
    assert answer.status_code in (400, 409, 422)
    assert answer.json()["reason"] in ("invalid", "illegal", "stale")


@each_nonsense
def test_nonsense_in_place_of_a_hello_is_turned_away(
    house: House, anna: Guest, message: str
) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, None) as socket:
        socket.send(message)
        assert socket.closed() == 1008
    assert socket.frames[0]["type"] == "refused"


@pytest.mark.parametrize(
    "fields",
    [
        {"first": 2**70},
        {"first": -(2**70)},
        {"game": "royal-menagerie", "players": 4, "first": 2**70},
        {"options": {"target": 2**70}},
        {"options": {"deck": ["fresh"]}},
        {"options": {"deck": {"a": {"b": {}}}}},
        {"options": {"\ud800": 1}},
        {"game": "royal-menagerie", "players": 4, "options": {"actions": {"shoot": 2**70}}},
        {"game": "royal-menagerie", "players": 4, "options": {"actions": {"shoot": "4"}}},
        {"game": "\x00"},
        {"preset": "\u202e"},
        {"name": "\u200d\u200d"},
        {"bots": {"1": "\ud800"}},
        {"bots": {"0": "novice"}},
        {"bots": {"9" * 20: "novice"}},
        {"seat": 7},
    ],
    ids=str,
)
def test_a_table_that_makes_no_sense_is_not_made(house: House, fields: Data) -> None:
    body = {"game": "royal-gambit", "name": "Anna", "players": 2} | fields
    answer = house.http.post("/api/tables", content=json.dumps(body))
    assert answer.status_code in (400, 409, 422), answer.text
    assert len(answer.json()["message"]) > 10
    assert house.tracebacks == []


@pytest.mark.parametrize("number", ["0", "7", "9" * 20, "9" * 5000, "-1", "1.0", "٣", "%00", ""])
@pytest.mark.parametrize("steps", ["", "/steps"])
def test_a_game_that_was_never_played_is_not_found(
    house: House, anna: Guest, number: str, steps: str
) -> None:
    for table in (anna.table, "nosuchtable", "a" * 10, "%F0%9F", "%2F"):
        answer = house.http.get(f"/api/tables/{table}/games/{number}{steps}")
        assert answer.status_code == 404, (table, answer.text)
        assert answer.json()["message"]
    assert house.tracebacks == []


def test_a_text_that_is_no_unicode_ends_the_connection(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, anna.token) as socket:
        socket.hello()
        socket.send(b'{"type": "chat", "id": "x", "version": 1, "text": "\xff\xfe"}', text=True)
        assert socket.closed() == 1007


@pytest.mark.parametrize("size", [8_193, 100_000])
def test_a_message_too_long_ends_the_connection(house: House, anna: Guest, size: int) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, anna.token) as socket:
        socket.hello()
        socket.send("x" * size)
        # Of one that is much too long the server does not read the end: its last word may be lost.
        assert socket.closed() in ((1009,) if size < 10_000 else (1009, 1006))


def test_a_message_just_short_enough_is_read(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, anna.token) as socket:
        socket.hello()
        socket.send("x" * 8_192)
        assert socket.settle() is None
    assert socket.frames[-2]["reason"] == "invalid"


def test_whoever_talks_only_nonsense_is_sent_away(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, None) as socket:
        socket.hello()
        for _ in range(10):
            socket.send("?")
        assert socket.closed() == 1008
    assert [frame["type"] for frame in socket.frames][-10:] == ["refused"] * 10


def test_nobody_commands_before_a_hello(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, anna.token) as socket:
        socket.send(json.dumps({"type": "say", "id": "x", "version": 1, "phrase": "hello"}))
        assert socket.closed() == 1008


def test_a_second_hello_makes_nobody_somebody_else(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, None) as socket:
        socket.hello()
        socket.token = anna.token
        socket.hello()
        socket.send(json.dumps({"type": "say", "id": "x", "version": 1, "phrase": "hello"}))
        assert socket.settle() is None
    assert [frame.get("you") for frame in socket.frames if frame["type"] == "snapshot"] == [
        None
    ] * 2
    assert socket.frames[-2]["reason"] == "not_yours"


def test_a_spectator_changes_nothing(house: House, anna: Guest) -> None:
    with nothing_changes(house, anna), Socket(house, anna.table, None) as socket:
        socket.hello()
        for command in [*COMMANDS, {"type": "leave"}, {"type": "away"}]:
            if command["type"] != "hello":
                socket.send(json.dumps({"id": "x", "version": 1, **command}))
        assert socket.settle() is None
    answers = [frame for frame in socket.frames if frame["type"] == "refused"]
    assert {answer["reason"] for answer in answers} == {"not_yours"}
    assert len(answers) == len(COMMANDS) + 2


def test_a_token_of_another_table_or_of_somebody_who_left_opens_nothing(
    house: House, anna: Guest
) -> None:
    other = house.create(players=2)
    left = house.create(players=2)
    assert house.command(left, "leave").status_code == 200
    tries = [(anna.table, other["token"]), (left["table"], left["token"]), (anna.table, "x")]
    with nothing_changes(house, anna):
        for table, token in tries:
            with Socket(house, table, token) as socket:
                socket.hello()
                assert socket.closed() == 4401
            headers = {"authorization": f"Bearer {token}"}
            for path in ("", "/turns"):
                answer = house.http.get(f"/api/tables/{table}{path}", headers=headers)
                assert answer.status_code == 401
            place = {"table": table, "token": token}
            assert house.command(place, "say", phrase="hello").status_code == 401


def test_a_seat_decides_for_no_other(house: House) -> None:
    anna, bo = sit_down(house)
    mover, other = (anna, bo) if anna.moves else (bo, anna)
    with nothing_changes(house, anna):
        assert other.ask("move", move=mover.moves[0])["reason"] == "not_now"


def test_no_page_of_another_site_gets_in(house: House, anna: Guest) -> None:
    url = f"{house.url}/api/tables/{anna.table}/socket"
    headers = {"authorization": f"Bearer {anna.token}"}
    body = {"type": "say", "id": "cross", "version": 1, "phrase": "hello"}
    for origin in ("http://evil.example", "null", "http://[", f"{house.url}.evil.example", ""):
        with nothing_changes(house, anna):
            with pytest.raises(InvalidStatus) as refused, open_socket(url, origin=Origin(origin)):
                pass
            assert refused.value.response.status_code == 403
            path = f"/api/tables/{anna.table}/commands"
            answer = house.http.post(path, json=body, headers=headers | {"origin": origin})
            assert answer.status_code == 403
    with open_socket(url, origin=Origin(house.url)):
        pass


# Limits


def test_a_body_over_the_limit_is_refused(house: House, anna: Guest) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(5):
            yield b" " * 2_000

    for content in (b" " * 8_193, chunks()):
        answer = house.http.post("/api/tables", content=content)
        assert answer.status_code == 413
        assert answer.json()["reason"] == "invalid"


def test_a_server_takes_on_no_more_than_it_was_told(tmp_path: Path) -> None:
    arguments = ("--rate", "0", "--max-tables", "3", "--max-per-client", "2")
    with House(tmp_path, *arguments) as house:
        tables = [house.create() for _ in range(3)]
        body = {"game": "royal-gambit", "name": "Anna"}
        answer = house.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (429, "busy")
        one, two = house.sit(tables[0]), house.watch(tables[1]["table"])
        with pytest.raises(InvalidStatus) as refused:
            house.watch(tables[0]["table"])
        assert refused.value.response.status_code == 403
        headers = {"authorization": f"Bearer {tables[2]['token']}"}
        stream = house.http.get(f"/api/tables/{tables[2]['table']}/turns", headers=headers)
        assert (stream.status_code, stream.json()["reason"]) == (429, "busy")
        two.close()
        one.wait(lambda known: known["room"])
        assert_free_again(house, tables[0]["table"])
        assert house.tracebacks == []


def assert_free_again(house: House, table: str) -> None:
    """Come in as soon as the server has noticed that somebody went."""
    until(lambda: house.http.get("/health").json()["connections"] <= 1)
    house.watch(table).wait(lambda known: known["room"])


def test_a_client_that_hurries_is_told_so_and_then_sent_away(tmp_path: Path) -> None:
    # One message, and the next one after more than a quarter of an hour.
    with House(tmp_path, "--rate", "0.001", "--max-connections", "1") as house:
        place = house.create()
        with Socket(house, place["table"], None) as socket:
            socket.hello()
            with pytest.raises(InvalidStatus):
                house.watch(place["table"])
            for _ in range(11):
                socket.send('{"type": "hello"}')
            assert socket.closed() == 1008
        reasons = [frame["reason"] for frame in socket.frames if frame["type"] == "refused"]
        assert reasons == ["busy"] * 10
        answer = house.http.get(f"/api/tables/{place['table']}")
        assert (answer.status_code, answer.json()["reason"]) == (429, "busy")
        assert house.tracebacks == []
