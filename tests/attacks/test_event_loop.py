"""Whatever somebody asks for, and however often: others play on as before."""

import sys
from collections.abc import Iterator
from functools import partial

import pytest

from courtcards.table.log import Entry
from tests.attacks.victim import Attacker, Lateness, Victim, compare
from tests.server.house import House, until
from tests.server.planting import plant
from tests.table.tables import started

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="attackers need an address of their own: Linux has many"
)

LONG = "sweetmatch"
LENGTH = 1_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("data")
    plant(data, {LONG: long_log()})
    with House(data) as house:
        yield house
    assert house.tracebacks == []


def long_log() -> list[Entry]:
    """Return the log of a long game, and of one before it that is over."""
    desk = started("royal-gambit", options={"target": 200})
    while desk.table.version < LENGTH:
        desk.play_on()
    return desk.table.log


@pytest.fixture
def victim(house: House) -> Iterator[Victim]:
    victim = Victim(house)
    yield victim
    for guest in victim.guests:
        guest.close()


@pytest.mark.parametrize(
    ("version", "sockets"),
    [
        (1, 40),
        pytest.param(LENGTH - 50, 5, marks=pytest.mark.slow),
        pytest.param(LENGTH - 1, 40, marks=pytest.mark.slow),
    ],
)
def test_spectators_who_say_hello_again_and_again(
    house: House, victim: Victim, version: int, sockets: int
) -> None:
    attack = partial(Attacker, "hellos", house.url, LONG, str(version), str(sockets))
    compare(victim, attack).check()


def test_strangers_who_replay_games(house: House, victim: Victim) -> None:
    paths = [f"/api/tables/{LONG}{part}" for part in ("/steps?start={n}", "", "/games/1/figures")]
    attack = partial(Attacker, "requests", house.url, *paths)
    compare(victim, attack).check()


@pytest.mark.slow
def test_strangers_who_read_descriptions(house: House, victim: Victim) -> None:
    paths = ("/api/openapi.json", "/api/catalogue", "/api/tables", "/metrics")
    attack = partial(Attacker, "requests", house.url, *paths)
    compare(victim, attack).check()


def test_strangers_who_load_the_page(house: House, victim: Victim) -> None:
    paths = ("/", "/favicon.svg", "/nowhere", "/licences.txt")
    attack = partial(Attacker, "requests", house.url, *paths)
    compare(victim, attack).check()


@pytest.mark.slow
def test_strangers_who_take_lessons(house: House, victim: Victim) -> None:
    attack = partial(Attacker, "lessons", house.url)
    compare(victim, attack).check()


@pytest.mark.parametrize(
    "attack",
    [
        "half_open",
        pytest.param("heads", marks=pytest.mark.slow),
        pytest.param("tables", marks=pytest.mark.slow),
    ],
)
def test_strangers_at_the_door(house: House, victim: Victim, attack: str) -> None:
    compare(victim, partial(Attacker, attack, house.url)).check()


def test_how_late_the_event_loop_is_can_be_seen(house: House) -> None:
    before = Lateness.of(house)
    until(lambda: Lateness.of(house).looks > before.looks)
    assert Lateness.of(house).seconds >= before.seconds
