from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("data"), "--rate", "0", "--grace", "1") as house:
        yield house
        assert house.tracebacks == []
