import pytest

from courtcards.lab import speed
from tests.variants import DEFAULTS


def test_a_measurement_compares_bare_observed_and_two_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    monkeypatch.setattr(speed, "ROUNDS", 1)
    figures = speed.measure(DEFAULTS[0]).data
    assert figures["game"] == "cockroach-poker"
    assert figures["record_bytes"] == DEFAULTS[0].kind.state.itemsize
    assert figures["decisions_per_second"] > 0
    assert figures["observed_ratio"] > 0
    assert figures["two_workers_ratio"] > 0
