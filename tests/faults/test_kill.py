"""The server is killed in the middle of games: nothing that was told is lost, nothing is done twice."""

import asyncio
import os
import signal
from pathlib import Path

from tests.faults.processes import bot_workers
from tests.faults.storm import faults, storm
from tests.server.house import House

# `make faults` goes on for much longer.
KILLS = 3
# By this seed the second of them is a power cut.
SEED = 3


def test_games_go_on_through_kills_as_if_nothing_had_happened(tmp_path: Path) -> None:
    with storm(tmp_path, seed=SEED) as raging:
        raging.seat_everybody()
        asyncio.run(raging.rage(KILLS))
    tally = raging.tally
    print(tally)
    assert tally.kills == KILLS
    assert tally.power_cuts
    assert tally.commands >= KILLS * 5
    assert tally.connections >= len(raging.players) * KILLS


def test_bots_play_on_after_their_process_was_killed(tmp_path: Path) -> None:
    with House(tmp_path, "--rate", "0") as house:
        anna = house.sit(house.create(players=2, bots={1: "novice"}, pace="instant"))
        anna.wait(lambda known: known["room"])
        anna.ask("start")
        for _ in range(2):
            anna.wait(lambda known: known["view"]["moves"] or known["view"]["result"])
            for worker in bot_workers(house.pid):
                os.kill(worker, signal.SIGKILL)
            if anna.moves:
                anna.ask("move", move=anna.moves[-1])
        anna.wait(lambda known: known["view"]["moves"] or known["view"]["result"])
        assert faults(house) == []
