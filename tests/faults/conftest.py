from collections.abc import Iterator

import pytest

from tests.faults.storm import faults
from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for the tests of a module that leave it as good as new."""
    with House(tmp_path_factory.mktemp("data"), "--rate", "0", "--max-per-client", "0") as house:
        yield house
        assert faults(house) == []
