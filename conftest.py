"""Which tests can run here: OpenSpiel has no wheels for some systems (`test` in pyproject.toml)."""

from importlib.util import find_spec

import pytest

# What a check of the library compares is shown as in a test.
pytest.register_assert_rewrite("courtcards.testing")

NO_OPENSPIEL = find_spec("pyspiel") is None
collect_ignore_glob = (
    ["src/courtcards/adapters/openspiel/*", "tests/adapters/openspiel/*"] if NO_OPENSPIEL else []
)


def pytest_report_header() -> list[str]:
    """Say what is left out."""
    return ["LEFT OUT: everything with OpenSpiel, which is not installed."] if NO_OPENSPIEL else []
