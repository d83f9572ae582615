"""What holds for every test."""

import gc
import os
import random
import signal
import sys
from collections.abc import Generator
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import settings

from courtcards.engine import registry
from courtcards.engine.compile import JIT

# What programs print must not depend on the terminal, or on what somebody likes to see there.
for name in ("FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES"):
    os.environ.pop(name, None)

# Tests are about the games of the house, whatever else is installed; tests/outside installs what it needs.
patch.object(registry, "entry_points", lambda group: []).start()

# What is started in the background, or by nohup, does not hear some signals, nor does what it starts; tests
# send them. What is handled here, be it by doing nothing, is back to its default in processes of tests.
for name in ("SIGINT", "SIGQUIT", "SIGHUP"):
    number = getattr(signal, name, None)
    if number and signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, lambda *_: None)

# The same examples every time, however slow the machine is: a failure can be seen again.
settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.load_profile("same")


# Tests with real servers wait a lot and come first, so that not one process is left with them in the end.
LONGEST = ("server", "ray", "faults", "elsewhere")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage as long as everything is loaded, nor in it later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put tests in order, and leave out what is about compiled code if there is none."""
    items.sort(key=lambda item: item.path.parent.name not in LONGEST)
    if not JIT:
        config.hook.pytest_deselected(items=[one for one in items if _is_about_compiled(one)])
        items[:] = [one for one in items if not _is_about_compiled(one)]


def _is_about_compiled(item: pytest.Item) -> bool:
    return item.get_closest_marker("compiled") is not None


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left to chance in this process, also to the system's, is the same in every run of a test."""
    chance = random.Random(request.node.nodeid)
    random.seed(chance.getrandbits(32))
    np.random.seed(chance.getrandbits(32))
    monkeypatch.setattr("secrets.token_bytes", lambda count=32: chance.randbytes(count))
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
    if "gymnasium" in sys.modules:
        _seed_spaces(monkeypatch, chance)


def _seed_spaces(monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> None:
    """Seed spaces that nobody has seeded: checkers of environments draw actions from them."""
    from gymnasium.utils import seeding

    make = seeding.np_random
    monkeypatch.setattr(
        seeding,
        "np_random",
        lambda seed=None: make(chance.getrandbits(32) if seed is None else seed),
    )
