"""A short storm: nodes are killed, put to sleep, cut off under play."""

import asyncio
from pathlib import Path

from tests.nodes.storm import cluster_storm
from tests.postgres import QUICK, shared_postgres

TABLES = (
    {"game": "royal-gambit", "players": 2},
    {"game": "cockroach-poker", "players": 3},
    {"game": "royal-menagerie", "players": 4, "bots": {3: "novice"}},
    {"game": "cockroach-poker-royal", "players": 2},
)
# `make faults-cluster` has many more.
FAULTS = 3


def test_nothing_is_lost_done_twice_or_written_by_two_in_a_storm(tmp_path: Path) -> None:
    shared_postgres()  # or it is skipped
    with cluster_storm(tmp_path, seed=1, settings=QUICK) as storm:
        storm.seat_everybody(TABLES)
        asyncio.run(storm.rage(FAULTS))
        print(storm.report)
        assert storm.report.faults.total() == FAULTS
        assert storm.report.epochs > len(TABLES)
