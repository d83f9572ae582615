"""How much one client may ask for."""

from pathlib import Path

import pytest

from courtcards.server.config import Limits
from courtcards.server.limits import Gatekeeper
from tests.server.inside import Inside


def test_all_sockets_of_a_client_together_may_send_as_much_as_ten() -> None:
    gatekeeper = Gatekeeper(Limits(rate=0.001, burst=2))
    taken = [gatekeeper.messages_of("1.2.3.4").take() for _ in range(30)]
    assert taken == [True] * 20 + [False] * 10
    assert gatekeeper.messages_of("5.6.7.8").take()


def test_files_are_counted_apart_and_many_make_a_page() -> None:
    gatekeeper = Gatekeeper(Limits(rate=0.001, burst=2))
    assert [gatekeeper.may_load("1.2.3.4") for _ in range(9)] == [True] * 8 + [False]
    assert gatekeeper.may_ask("1.2.3.4")


def test_whoever_had_much_work_done_waits_until_it_is_paid() -> None:
    gatekeeper = Gatekeeper(Limits(rate=0.001, burst=5))
    assert gatekeeper.may_ask("1.2.3.4")
    gatekeeper.charge("1.2.3.4", 3.5)
    assert not gatekeeper.may_ask("1.2.3.4")
    assert gatekeeper.may_ask("5.6.7.8")


def test_without_a_rate_nothing_is_counted() -> None:
    gatekeeper = Gatekeeper(Limits(rate=0))
    gatekeeper.charge("1.2.3.4", 10**9)
    assert gatekeeper.may_ask("1.2.3.4")
    assert all(gatekeeper.messages_of("1.2.3.4").take() for _ in range(5_000))


@pytest.mark.parametrize(("path", "often"), [("/api/catalogue", 2), ("/api/nowhere", 2), ("/", 8)])
def test_whatever_is_asked_for_counts(path: str, often: int, tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(rate=0.001, burst=2)) as server:
        statuses = [server.http.get(path).status_code for _ in range(often + 1)]
        told = server.http.get(path).json()
    assert 429 not in statuses[:-1]
    assert statuses[-1] == 429
    assert (told["reason"], told["refusal"]) == ("busy", "too-many-requests")
