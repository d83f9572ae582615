from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.cluster.postgres import Postgres
from tests.server.databases import POSTGRESQL, SQLITE, Place, running_postgres
from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), "--rate", "0", "--grace", "1") as house:
        yield house
        assert house.tracebacks == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the tests' own."""
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture
def shared(postgres: Postgres) -> Place:
    """An empty database of PostgreSQL: emptying one is much quicker than making one."""
    place = Place(POSTGRESQL, postgres.url("cards"))
    place.say("DROP SCHEMA public CASCADE")
    place.say("CREATE SCHEMA public")
    place.say("GRANT USAGE ON SCHEMA public TO public")
    return place


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty database, of each kind in turn."""
    if request.param == SQLITE:
        return Place(SQLITE, f"sqlite:///{tmp_path / 'courtcards.sqlite'}")
    found: Place = request.getfixturevalue("shared")
    return found
