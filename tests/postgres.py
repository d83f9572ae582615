"""A PostgreSQL for this test process: started when a test first needs it, and gone with the process."""

import atexit
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from examples.cluster.postgres import NoPostgresError, Postgres

# What is safe from a crash of the machine takes time, and no test pulls the plug.
QUICK = {"fsync": "off", "full_page_writes": "off"}


def start_postgres() -> Postgres:
    """Start one; where there is no PostgreSQL, what needs it is left out, and that is said."""
    try:
        return Postgres(settings=QUICK)
    except NoPostgresError as error:
        pytest.skip(str(error))


@cache
def shared_postgres() -> Postgres:
    """Return the one for all tests that do nothing to it."""
    postgres = start_postgres()
    atexit.register(postgres.close)
    return postgres


def database_for(folder: Path) -> str:
    """Return the address of a database that stands for a folder: the same one each time."""
    return shared_postgres().url(f"t{sha256(str(folder).encode()).hexdigest()[:16]}")
