from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.faults.storm import faults
from tests.postgres import database_for
from tests.server.house import House

# Starts nodes of one house.
StartNode = Callable[..., House]


@pytest.fixture(scope="module")
def start_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartNode]:
    """Nodes that share one database; they all end with the module, and none of them may have failed."""
    folder = tmp_path_factory.mktemp("nodes")
    url = database_for(folder)
    started: list[House] = []
    with ExitStack() as stack:

        def start(*arguments: str) -> House:
            node = House(folder, "--rate", "0", "--database", url, *arguments)
            started.append(stack.enter_context(node))
            return node

        yield start
    assert [fault for node in started for fault in faults(node)] == []


@pytest.fixture(scope="module")
def nodes(start_node: StartNode) -> list[House]:
    """Two nodes that stay."""
    return [start_node(), start_node()]
