"""The server answers only those who call it by its name."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from courtcards.engine.errors import OptionError
from courtcards.server.config import Config, read_names
from courtcards.server.hosts import Names
from tests.attacks.raw import Raw
from tests.server.house import House, open_socket


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("data")
    with House(data, "--rate", "0", "--names", "cards.example.org") as house:
        yield house
        assert house.tracebacks == []


def ask(house: House, host: str, **headers: str) -> httpx.Response:
    return house.http.get("/api/catalogue", headers={"host": host, **headers})


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1234", "127.0.0.1", "[::1]:8000", "cards.example.org."]
)
def test_names_of_the_server_are_answered(house: House, host: str) -> None:
    assert ask(house, host).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "cards.example.org.evil.example"),
        *("x.cards.example.org", "192.0.2.7", "0.0.0.0", "", "localhost:x"),
        *("localhost@evil.example", "a b", "[::1", "-" * 300),
    ],
)
def test_other_names_are_refused_with_a_sentence(house: House, host: str) -> None:
    answer = ask(house, host)
    assert (answer.status_code, answer.json()["reason"]) == (421, "not_yours")
    assert "--names" in answer.json()["message"]
    assert ask(house, host, accept="text/html").text == answer.json()["message"] + "\n"
    for path in ("/", "/health", "/metrics", "/foo"):
        assert house.http.get(path, headers={"host": host}).status_code == 421


def test_sockets_under_another_name_are_refused(house: House) -> None:
    url = f"{house.url}/api/tables/{house.create()['table']}/socket"
    pages = {"host": "evil.example", "origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused, open_socket(url, additional_headers=pages):
        pass
    assert refused.value.response.status_code == 421
    with open_socket(url):
        pass


def test_a_request_has_one_host(house: House) -> None:
    for hosts in (b"", b"host: localhost\r\nhost: evil.example\r\n"):
        with Raw(house) as raw:
            raw.send(b"GET /health HTTP/1.1\r\n" + hosts + b"connection: close\r\n\r\n")
            assert raw.rest().startswith((b"HTTP/1.1 421 ", b"HTTP/1.1 400 "))
    with Raw(house) as raw:
        raw.send(b"GET /health HTTP/1.0\r\n\r\n")
        assert raw.rest().startswith(b"HTTP/1.1 200 ")


def test_the_page_may_connect_to_this_server_only(house: House) -> None:
    for host in ("cards.example.org", "127.0.0.1:8000"):
        policy = house.http.get("/", headers={"host": host}).headers["content-security-policy"]
        assert f"connect-src 'self' ws://{host} wss://{host};" in policy


def test_a_server_on_all_addresses_is_called_by_number(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "::"):
        names = Names(Config(tmp_path, host=host))
        assert names.has("192.0.2.7:8000")
        assert names.has("[2001:db8::7]")
        assert not names.has("evil.example")
    named = Names(Config(tmp_path, host="Cards.example.org", names=("192.0.2.7",)))
    assert [named.has(name) for name in ("cards.example.org", "192.0.2.7", "192.0.2.8")] == [
        True,
        True,
        False,
    ]
    assert Names(Config(tmp_path, names=("*",))).has("whatever.example")


@pytest.mark.parametrize("name", ["http://example.org", "example.org:80", "a b", "..", "ä.example"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=r"is not a host name: .*\.$"):
        read_names(f"localhost, {name}")
