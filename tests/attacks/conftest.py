"""What the tests of damage share."""

from pathlib import Path

import pytest

from tests.attacks.stock import Stock, make_stock


@pytest.fixture(scope="session")
def stock(tmp_path_factory: pytest.TempPathFactory) -> Stock:
    """The data of a server, which nobody changes: it takes a while to make."""
    return make_stock(tmp_path_factory.mktemp("stock"))


@pytest.fixture
def data(stock: Stock, tmp_path: Path) -> Path:
    """A folder of one's own to damage."""
    return stock.copy(tmp_path / "data")
