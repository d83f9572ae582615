"""A real cluster of two nodes, whose processes and nodes are killed: the figures are those of one machine.

The tests are in an order: in the end a node is killed, and at last the head.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import pytest

import courtcards as cc
from courtcards.cluster import RayCluster
from courtcards.lab.arena import Contest, arena, make_match
from courtcards.lab.local import Local
from courtcards.lab.matches import BATCH as DEALS
from courtcards.lab.simulate import BATCH, Simulation, simulate
from courtcards.lab.work import CrewJob, WorkersLostError, Workforce, Workplace
from tests.campaign import Campaign
from tests.cli.test_stopping import IS_MOVING, Command
from tests.faults.processes import command_of, wait_until_gone
from tests.lab import works
from tests.ray.nodes import Nodes, running
from tests.server.house import until

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed here")

TESTS = Path(__file__).parents[1]
GAME = cc.game("cockroach-poker")
SEED = 7
GAMES = 100 * BATCH + 11
BOTS = ["thumb", "random"]
DEALT = 200


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with running() as started, pytest.MonkeyPatch.context() as patch:
        for name, value in started.environment.items():
            patch.setenv(name, value)
        yield started


@pytest.fixture(scope="module")
def cluster(nodes: Nodes) -> Iterator[RayCluster]:
    with RayCluster(nodes.address) as place:
        yield place


def workers_of(nodes: Nodes) -> list[int]:
    """Return the processes that do our work now, on all nodes."""
    everything = [one for node in nodes.alive for one in node.processes]
    return [one for one in everything if "carry_out" in command_of(one)]


class Deadly:
    """A place where some tasks kill the process that does them, the first time."""

    def __init__(self, place: Workplace, folder: Path, *tasks: int) -> None:
        self._place = place
        self._folder = folder
        self._tasks = tasks

    def hire(self, job: CrewJob, step: Lock) -> Workforce:
        mortal = works.Mortal(job.work, self._folder, self._tasks)
        return self._place.hire(replace(job, work=mortal), step)

    @property
    def killed(self) -> list[int]:
        return sorted(int(path.name) for path in self._folder.iterdir())


def figures(data: dict[str, Any]) -> dict[str, Any]:
    """Return a report without what depends on the machine."""
    times = ("seconds", "cost", "games_per_second", "decisions_per_second")
    return {name: value for name, value in data.items() if name not in times}


def test_a_series_is_the_same_with_workers_killed(
    nodes: Nodes, cluster: RayCluster, tmp_path: Path
) -> None:
    assert str(cluster) == f"the Ray cluster at {nodes.address}: 2 nodes, 2 cores"
    deadly = Deadly(cluster, tmp_path, 10 * BATCH)
    far = simulate(GAME, GAMES, SEED, deadly)
    assert deadly.killed == [10 * BATCH]
    one, two = (simulate(GAME, GAMES, SEED, workers) for workers in (1, 2))
    assert figures(far.data) == figures(two.data) == figures(one.data)
    assert far.cost.cores == 2
    assert far.cost.core_seconds > 0


@pytest.mark.slow
def test_a_match_is_the_same_with_workers_killed(cluster: RayCluster, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("cluster", "processes")]
    for folder in folders:
        folder.mkdir()
    far, near = folders
    deadly = [Deadly(cluster, far, 3 * DEALS), Deadly(Local(2), near, 3 * DEALS)]
    places: list[int | Workplace] = [*deadly, 1]
    lines: list[list[str]] = [[] for _ in places]
    reports = [
        arena(GAME, BOTS, DEALT, SEED, None, place, None, kept.append)
        for place, kept in zip(places, lines, strict=True)
    ]
    assert [place.killed for place in deadly] == [[3 * DEALS]] * 2
    assert [figures(report.data) for report in reports] == 3 * [figures(reports[0].data)]
    assert lines == 3 * [lines[0]]
    assert len(lines[0]) == DEALT


def test_every_task_may_kill_its_worker_once(cluster: RayCluster, tmp_path: Path) -> None:
    force = cluster.hire(CrewJob(works.die_once, works.get_ready), Lock())
    assert [*force.pieces([(0, tmp_path), (10, tmp_path)])] == [0, 1, 10, 11]
    assert len([*tmp_path.iterdir()]) == 2


def test_an_error_of_the_work_is_the_error(cluster: RayCluster) -> None:
    force = cluster.hire(CrewJob(works.fail, works.get_ready), Lock())
    with pytest.raises(ValueError, match="I cannot go on."):
        list(force.pieces([(0,), (10,)]))


def test_a_campaign_is_the_same(cluster: RayCluster) -> None:
    far, here = (Campaign(range(2), place, None, size=20) for place in (cluster, Local(1)))
    far.run()
    here.run()
    assert far.done == here.done


@pytest.mark.slow
def test_the_command_is_stopped_and_gone_on_with_elsewhere(nodes: Nodes, tmp_path: Path) -> None:
    kept, file = str(tmp_path / "kept.json"), str(tmp_path / "games.jsonl")
    words = (
        "simulate", GAME.name, "--games", "1000", "--seed", str(SEED), "--json",
        "--checkpoint", kept, "--transcripts", file,
    )  # fmt: skip
    with Command(*words, "--cluster", nodes.address) as it:
        it.see(f"Working on the Ray cluster at {nodes.address}: 2 nodes, 2 cores")
        it.see(IS_MOVING)
        at_work = workers_of(nodes)
        assert at_work
        part = json.loads(it.stop())
    wait_until_gone(at_work)
    assert 0 < part["games"] < 1000
    done = courtcards(*words, "--cluster", "local")
    whole = Simulation(GAME, 1000, SEED.to_bytes(32, "big"), 1)
    lines: list[str] = []
    whole.run(keep=lines.append)
    data = json.loads(done.stdout)
    assert figures(data) == figures(whole.report().data)
    assert Path(file).read_text(encoding="utf-8").splitlines() == lines


def wait_for(force: Workforce, folder: Path) -> None:
    """Wait for work that has no end, until those who do it are gone."""
    with pytest.raises(WorkersLostError):
        list(force.pieces([(0, folder), (1, folder)]))


def test_work_that_a_node_cannot_load_is_a_sentence(nodes: Nodes, cluster: RayCluster) -> None:
    job = CrewJob(Unknown(), works.get_ready)  # type: ignore[arg-type]
    with pytest.raises(cc.CourtCardsError, match="of the cluster cannot load the work: No module"):
        list(cluster.hire(job, Lock()).pieces([(0,)]))


class Unknown:
    """Something in a module that nobody has."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return import_module, ("nowhere_at_all",)


def test_a_client_leaves_nobody_at_work(nodes: Nodes, tmp_path: Path) -> None:
    # Here nobody knows our folders, so the package that the work is in has to be sent.
    with RayCluster(nodes.client_address, packages=[TESTS]) as place:
        assert str(place) == f"the Ray cluster at {nodes.client_address}: 2 nodes, 2 cores"
        force = place.hire(CrewJob(works.count, works.get_ready), Lock())
        assert [*force.pieces([(0,), (10,), (20,)])] == [0, 1, 10, 11, 20, 21]
        endless = place.hire(CrewJob(works.sign, works.get_ready), Lock())
        waiting = Thread(target=lambda: wait_for(endless, tmp_path))
        waiting.start()
        until(lambda: len([*tmp_path.iterdir()]) == 2)
        at_work = [int(path.name.partition(".")[2]) for path in tmp_path.iterdir()]
    wait_until_gone(at_work)
    waiting.join()


def courtcards(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "courtcards", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_node_is_lost_and_nothing_with_it(
    nodes: Nodes, cluster: RayCluster, tmp_path: Path
) -> None:
    force = cluster.hire(CrewJob(works.sign, works.get_ready), Lock())
    tasks = [(number, tmp_path) for number in range(4)]
    done: list[int] = []
    working = Thread(target=lambda: done.extend(force.pieces(tasks)))
    working.start()
    # Both nodes are in the middle of a task, and one of them has no power any more.
    until(lambda: len([*tmp_path.iterdir()]) == 2)
    nodes.others[0].kill()
    (tmp_path / "go").touch()
    working.join()
    assert done == [0, 1, 2, 3]
    signed = [path.name for path in tmp_path.iterdir() if path.name != "go"]
    assert len(signed) == 5, "one task was begun twice"


def as_read(results: Any) -> Any:
    """Return totals as they were before they were written: pairs are no lists."""
    return results | {"ratings": [tuple(rating) for rating in results["ratings"]]}


@pytest.mark.slow
def test_the_cluster_is_lost_and_results_are_kept(nodes: Nodes, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.json")
    words = f"arena {GAME.name} --bots {','.join(BOTS)} --games 100000 --seed 1 --json".split()
    words += ["--cluster", "auto", "--checkpoint", kept]
    with Command(*words, RAY_gcs_rpc_server_reconnect_timeout_s="3") as it:
        it.see("Working on the Ray cluster at .*: 1 node, 1 core")
        it.see(IS_MOVING)
        nodes.head.kill()
        told = json.loads(it.end(1))
        it.see(r"courtcards: The Ray cluster at .* is lost\.")
    results = json.loads(Path(kept).read_text())["state"]["results"]
    assert 0 < results["games"] <= told["games"]
    contest = Contest(make_match(GAME, BOTS, results["games"], (1).to_bytes(32, "big")), 0)
    contest.run()
    assert contest.report().totals.data == as_read(results)
