"""Which cluster is meant, and what is said where there is none."""

import pickle
import socket

import pytest

from courtcards.cluster import address
from courtcards.cluster.address import ClusterError, read_address, wanted_address
from courtcards.cluster.place import find_cluster
from courtcards.cluster.worker import Bundle, BundleOutcome, carry_out
from courtcards.engine.errors import CourtCardsError
from courtcards.lab.edition import edition
from courtcards.lab.work import CrewJob
from tests.lab import works


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "ray://",
        "ray://x",
        ":6379",
        "x:",
        "x:0",
        "x:65536",
        "x:-1",
        "x:٣",
        "x:1/2",
        "http://x:1",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ClusterError, match="--cluster must be auto, local, ray://HOST:PORT or"):
        read_address(text)


def test_an_address_may_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "ray://x:1")
    assert str(wanted_address("auto")) == "ray://x:1"
    assert str(wanted_address("y:2")) == "y:2"
    for nothing in ("", "auto"):
        monkeypatch.setenv("RAY_ADDRESS", nothing)
        assert wanted_address("auto") is None


def test_nobody_waits_where_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "find_spec", lambda name: "there")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(ClusterError, match=f"There is no Ray cluster at ray://127.0.0.1:{port}: "):
        find_cluster(f"ray://127.0.0.1:{port}", None)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "find_spec", lambda name: None)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert find_cluster("auto", None) is None
    sentence = "Ray is not installed: the extra `cluster` of Court Cards brings it."
    with pytest.raises(ClusterError, match=sentence):
        find_cluster("ray://x:1", None)
    monkeypatch.setenv("RAY_ADDRESS", "ray://x:1")
    with pytest.raises(ClusterError, match=sentence):
        find_cluster("auto", None)


def bundle_of(work: object, *tasks: int) -> bytes:
    job = pickle.dumps(CrewJob(work, works.get_ready))  # type: ignore[arg-type]
    return pickle.dumps(Bundle(job, [(task,) for task in tasks]))


def opened(packed: bytes) -> BundleOutcome:
    return pickle.loads(packed)


def test_a_node_does_tasks_in_their_order() -> None:
    outcome = opened(carry_out(edition(), bundle_of(works.count, 10, 20)))
    assert (outcome.pieces, outcome.error) == ([10, 11, 20, 21], None)
    assert outcome.seconds > 0


def test_a_node_with_other_code_makes_no_figures() -> None:
    error = opened(carry_out("0.0.9 (abc)", bundle_of(works.count, 10))).error
    assert isinstance(error, CourtCardsError)
    assert f"has Court Cards {edition()}, and this machine 0.0.9 (abc): all nodes" in str(error)


def test_what_goes_wrong_comes_back() -> None:
    error = opened(carry_out(edition(), bundle_of(works.fail, 10))).error
    assert (type(error), str(error)) == (ValueError, "I cannot go on.")
    odd = opened(carry_out(edition(), bundle_of(works.fail_oddly, 10))).error
    assert isinstance(odd, CourtCardsError)
    assert str(odd) == "A worker failed: OddError: 1 and 2"
