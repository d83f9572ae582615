from random import Random

import pytest

from courtcards.table import referee


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test plays the same games every time."""
    chance = Random(0)
    monkeypatch.setattr(referee, "new_seed", lambda: chance.randbytes(32).hex())
    monkeypatch.setattr("secrets.randbelow", chance.randrange)
