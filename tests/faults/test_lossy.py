"""Messages that are lost, come twice, late or in another order: in the end everybody knows the truth."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.faults.ledger import check_accepted, check_follower, check_log, lasting, read_logs
from tests.faults.player import Player
from tests.faults.storm import wait_until
from tests.server.house import House

Data = dict[str, Any]

GAMES: tuple[Data, ...] = (
    {"game": "royal-gambit", "players": 2},
    {"game": "cockroach-poker", "players": 3},
    {"game": "cockroach-poker-royal", "players": 4, "bots": {2: "novice", 3: "novice"}},
)
# How many commands everybody has to bring through.
ENOUGH = 25


class Lossy:
    """Drops messages, doubles them, and holds some back to let them go later in any order."""

    def __init__(self, seed: float) -> None:
        self.chance = Random(seed)
        self.is_on = True
        self.counts = {"dropped": 0, "doubled": 0, "held": 0}
        self._held: list[str] = []

    def pass_on(self, frame: str) -> list[str]:
        if not self.is_on:
            return [*self._let_go(), frame]
        passed = self._treat(frame)
        if self._held and self.chance.random() < 0.3:
            passed += self._let_go()
            self.chance.shuffle(passed)
        return passed

    def _treat(self, frame: str) -> list[str]:
        fate = self.chance.random()
        if fate < 0.15:
            self.counts["dropped"] += 1
            return []
        if fate < 0.3:
            self.counts["doubled"] += 1
            return [frame, frame]
        if fate < 0.45:
            self.counts["held"] += 1
            self._held.append(frame)
            return []
        return [frame]

    def _let_go(self) -> list[str]:
        held, self._held = self._held, []
        return held


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]
)
def test_everybody_ends_up_with_what_the_server_has(house: House, seed: int) -> None:
    chance = Random(seed)
    layers: list[Lossy] = []
    players: list[Player] = []
    for settings in GAMES:
        for place in sit_down(house, settings):
            inward, outward = Lossy(chance.random()), Lossy(chance.random())
            layers += [inward, outward]
            own = Random(chance.random())
            players.append(Player(place, own, quiet=0.03, think=0, inward=inward, outward=outward))
    asyncio.run(play(house, players, layers))
    check(house, players)
    for kind in ("dropped", "doubled", "held"):
        assert all(layer.counts[kind] for layer in layers)


def sit_down(house: House, settings: Data) -> list[Data]:
    place = house.create(**settings, pace="instant")
    people = settings["players"] - len(settings.get("bots", {}))
    return [place, *(house.join(place["table"]) for _ in range(people - 1))]


async def play(house: House, players: list[Player], layers: list[Lossy]) -> None:
    """Let everybody play through the layers; then without them, until all is settled."""
    tasks = [asyncio.create_task(player.play(house.url)) for player in players]
    try:
        await wait_until(lambda: all(len(one.accepted) >= ENOUGH for one in players), tasks)
        for player in players:
            player.is_resting = True
        for layer in layers:
            layer.is_on = False
        await wait_until(lambda: not any(player.pending for player in players), tasks)
        logs = await asyncio.to_thread(read_logs, house.data)
        await wait_until(
            lambda: all(one.follower.version >= len(logs[one.table]) for one in players), tasks
        )
        # The tables of bots go on for a moment: everybody has to know what there is in the end.
        await wait_until(lambda: all(knows_all(house, player) for player in players), tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def knows_all(house: House, player: Player) -> bool:
    headers = {"authorization": f"Bearer {player.token}"}
    seen = house.http.get(f"/api/tables/{player.table}", headers=headers).json()
    if seen["version"] != player.follower.version:
        return False
    assert lasting(seen) == lasting(player.follower.known)
    return True


def check(house: House, players: list[Player]) -> None:
    logs = read_logs(house.data)
    for player in players:
        check_log(logs[player.table])
        check_accepted(logs[player.table], player.person, player.accepted)
        check_follower(logs[player.table], player.table, player.person, player.follower)
