"""Tables that are played while the server is killed, again and again."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.ledger import (
    check_accepted,
    check_follower,
    check_integrity,
    check_log,
    read_logs,
)
from tests.faults.player import Player
from tests.server.house import PATIENCE, House

Data = dict[str, Any]
Tasks = list["asyncio.Task[None]"]

# Different games, people among themselves and people with bots.
TABLES: tuple[Data, ...] = (
    {"game": "royal-gambit", "players": 2},
    {"game": "cockroach-poker", "players": 2},
    {"game": "cockroach-poker-royal", "players": 3},
    {"game": "royal-menagerie", "players": 4, "bots": {3: "novice"}},
    {"game": "royal-gambit", "players": 3, "bots": {2: "novice"}},
    {"game": "cockroach-poker", "players": 4, "bots": {2: "novice", 3: "novice"}},
)


@dataclass
class Tally:
    """What happened in a storm."""

    kills: int = 0
    power_cuts: int = 0
    commands: int = 0
    entries: int = 0
    connections: int = 0
    repeated: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*(a + b for a, b in zip(_values(self), _values(other), strict=True)))


def _values(tally: Tally) -> Iterator[int]:
    return iter(vars(tally).values())


@dataclass
class Storm:
    """A server, and people who play there whatever happens."""

    house: House
    chance: Random
    players: list[Player] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    def seat_everybody(self, tables: tuple[Data, ...] = TABLES) -> None:
        for settings in tables:
            seed = str(self.chance.random())
            place = self.house.create(seed, **settings, pace="instant")
            places = [place]
            for _ in range(settings["players"] - len(settings.get("bots", {})) - 1):
                places.append(self.house.join(place["table"]))
            self.players += [Player(one, Random(self.chance.random())) for one in places]

    async def rage(self, kills: int) -> None:
        """Let everybody play, kill the server now and then, and check everything each time."""
        async with self.playing() as tasks:
            for number in range(kills):
                await self.wait_for_news(tasks, self.chance.randrange(5, 40))
                if number % 4 == 1:
                    await self.wait_for_bots(tasks)
                await asyncio.sleep(self.chance.uniform(0, 0.02))
                await asyncio.to_thread(self._kill)
                self.check()
            await self.rest(tasks)
            self.check(at_rest=True)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[Tasks]:
        """Let everybody play for as long as something is done to the server."""
        url = self.house.url
        tasks = [asyncio.create_task(player.play(url)) for player in self.players]
        try:
            yield tasks
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _kill(self) -> None:
        if self.chance.random() < 0.2:
            self.tally.power_cuts += 1
            self.house.kill_all()
            assert faults(self.house) == []
            check_integrity(self.house.data)
            self.house = House(self.house.data, "--rate", "0", port=self.house.port)
        else:
            self.house.kill()
        self.tally.kills += 1

    async def wait_for_news(self, tasks: Tasks, count: int) -> None:
        """Wait until so many commands more were accepted."""
        goal = self._accepted() + count
        await wait_until(lambda: self._accepted() >= goal, tasks)

    async def wait_for_bots(self, tasks: Tasks) -> None:
        """Wait until bots have moved: their process starts later than the server."""
        goal = self._of_bots() + 10
        await wait_until(lambda: self._of_bots() >= goal, tasks)

    async def rest(self, tasks: Tasks) -> None:
        """Wait until every command is answered and everybody knows what is stored."""
        for player in self.players:
            player.is_resting = True
        await wait_until(lambda: not any(player.pending for player in self.players), tasks)
        logs = read_logs(self.house.data)
        await wait_until(lambda: all(is_up_to(one, logs) for one in self.players), tasks)

    def _accepted(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    def _of_bots(self) -> int:
        """Count what happened at the tables that nobody has asked for."""
        newest: dict[str, int] = {}
        for player in self.players:
            newest[player.table] = max(newest.get(player.table, 0), player.follower.version)
        return sum(newest.values()) - self._accepted()

    def check(self, at_rest: bool = False) -> None:
        """Compare the disk with everything that people were told."""
        logs = read_logs(self.house.data)
        for log in logs.values():
            check_log(log)
        for player in self.players:
            log = logs[player.table]
            check_accepted(log, player.person, player.accepted)
            check_follower(log, player.table, player.person, player.follower)
        if at_rest:
            self.tally.commands = self._accepted()
            self.tally.connections = sum(player.connections for player in self.players)
            self.tally.repeated = sum(player.repeated for player in self.players)
            self.tally.entries = sum(len(logs[name]) for name in self._tables())

    def _tables(self) -> set[str]:
        return {player.table for player in self.players}


def is_up_to(player: Player, logs: dict[str, Any]) -> bool:
    return player.follower.version >= len(logs[player.table])


async def wait_until(is_so: Callable[[], bool], tasks: Tasks) -> None:
    """Wait for something that players bring about; if one of them fails, fail with them."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


@contextmanager
def storm(data: Path, seed: int, *arguments: str) -> Iterator[Storm]:
    """Open a house for a storm. Nothing that went wrong in it may be left in its log."""
    raging = Storm(House(data, "--rate", "0", *arguments), Random(seed))
    try:
        yield raging
    finally:
        raging.house.stop()
    assert faults(raging.house) == [], faults(raging.house)


def faults(house: House) -> list[str]:
    """Return what a server wrote about its own failures."""
    signs = ('"traceback"', '"server_error"', '"bot_failed"')
    return [line for line in house.lines if any(sign in line for sign in signs)]
