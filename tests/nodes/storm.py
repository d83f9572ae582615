"""Three nodes and their database, to which everything happens while people play."""

import asyncio
import math
import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psycopg
from websockets.asyncio.client import connect

from courtcards.server.nodes.membership import LEASE
from courtcards.table.follower import Follower
from courtcards.table.log import Entry, unpack
from examples.cluster.postgres import Postgres
from tests.faults.ledger import Log, check_accepted, check_follower, check_log
from tests.faults.player import LOSSES, MOMENT, Player
from tests.faults.storm import TABLES, Tasks, faults, wait_until
from tests.nodes.wire import Wire
from tests.server.house import House

Data = dict[str, Any]
# What somebody was told: their table and person, the commands that were accepted, and all they know.
Told = tuple[str, int, dict[str, int], Follower]
DATABASE = "cards"
NODES = 3
# Whoever waits for an answer for so long, in seconds, tries another node, as behind a load balancer.
IMPATIENT = 1.0
# How often a node is stopped for longer than its lease, in seconds.
ASLEEP = (LEASE + 0.5, LEASE + 2.0)
# Writes down who writes, whatever the servers think: each comes to the database as a user of its own.
AUDIT = """
    CREATE TABLE audit (table_name text, version int, writer text, epoch int);
    CREATE FUNCTION audit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO audit SELECT NEW.table_name, NEW.version, session_user, epoch
        FROM owners WHERE owners.table_name = NEW.table_name;
        RETURN NEW;
    END $$;
    CREATE TRIGGER audit AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION audit();
"""


# What is of some tables, or of all if none are named.
SOME = "WHERE %(names)s::text[] IS NULL OR table_name = ANY(%(names)s::text[])"


class Roamer(Player):
    """Plays at whichever node answers."""

    urls: list[str]
    last_accepted: float = 0.0

    async def play(self, url: str) -> None:
        """Play until cancelled, at one node after the other."""
        while True:
            chosen = self._chance.choice(self.urls)
            address = f"{chosen.replace('http', 'ws')}/api/tables/{self.table}/socket"
            try:
                async with connect(
                    address,
                    compression=None,
                    max_size=None,
                    open_timeout=IMPATIENT,
                    close_timeout=1,
                ) as socket:
                    self.connections += 1
                    await self._attend(socket)
            except LOSSES:
                await asyncio.sleep(MOMENT)

    async def _remind(self, socket: Any) -> None:
        if self.pending is not None and self._asked_on is socket:
            # Nobody has answered: somebody else may.
            raise TimeoutError
        self._asked_on = socket
        await super()._remind(socket)

    _asked_on: Any = None

    def _is_answered(self, name: str) -> None:
        super()._is_answered(name)
        self.last_accepted = time.monotonic()


@dataclass
class Report:
    """What happened in a storm."""

    faults: Counter[str] = field(default_factory=Counter)
    commands: int = 0
    entries: int = 0
    epochs: int = 0
    connections: int = 0
    repeated: int = 0
    # How long tables of a node stood still after something happened to it, in seconds, by what it was.
    takeovers: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(self.faults.items()))
        return (
            f"{self.faults.total()} faults ({counts}); {self.commands} commands, "
            f"{self.entries} entries in {self.epochs} epochs, {self.connections} connections, "
            f"{self.repeated} sent again; tables taken over: {_spread(self._times)}"
        )

    @property
    def takeover_p99(self) -> float:
        """At least so many takeovers of a hundred were as quick; of less than a hundred the longest."""
        return _ranked(self._times, 0.99)

    @property
    def _times(self) -> list[float]:
        return [one for found in self.takeovers.values() for one in found]

    @property
    def by_kind(self) -> str:
        """How long tables stood still after each kind of fault, a line each."""
        return "\n".join(
            f"  {kind}: {_spread(times)}" for kind, times in sorted(self.takeovers.items()) if times
        )


def _spread(times: list[float]) -> str:
    """Say how long something took, of all times that it was measured."""
    p50, p99, longest = (_ranked(times, share) for share in (0.5, 0.99, 1))
    return f"{len(times)}, median {p50:.2f} s, p99 {p99:.2f} s, longest {longest:.2f} s"


def _ranked(times: list[float], share: float) -> float:
    """Return the time within which so many were done."""
    return sorted(times)[math.ceil(share * len(times)) - 1] if times else 0.0


class ClusterStorm:
    """Nodes of one house, each with its own wire to the database and its own user there."""

    def __init__(self, folder: Path, postgres: Postgres, seed: int) -> None:
        self.postgres = postgres
        self.chance = Random(seed)
        self.report = Report()
        self.players: list[Roamer] = []
        self._folder = folder
        self._url = postgres.url(DATABASE)
        self._stack = ExitStack()
        self._say("; ".join(f"CREATE ROLE node{one} LOGIN SUPERUSER" for one in range(NODES)))
        self.wires = [self._stack.enter_context(Wire(postgres.home)) for _ in range(NODES)]
        self.nodes = [self._start(number) for number in range(NODES)]
        self._say(AUDIT)

    def _start(self, number: int, port: int = 0) -> House:
        url = self.wires[number].url(f"node{number}", DATABASE)
        return House(
            self._folder / str(number), "--rate", "0", "--grace", "60", "--max-per-client", "0",
            "--database", url, port=port,
        )  # fmt: skip

    def close(self) -> list[str]:
        """Stop everything; return what nodes wrote about their own failures."""
        for node in self.nodes:
            node.stop()
        self._stack.close()
        return [fault for node in self.nodes for fault in faults(node)]

    def seat_everybody(self, tables: tuple[Data, ...] = TABLES) -> None:
        for settings in tables:
            node = self.chance.choice(self.nodes)
            place = node.create(str(self.chance.random()), **settings, pace="instant")
            places = [place]
            for _ in range(settings["players"] - len(settings.get("bots", {})) - 1):
                places.append(self.chance.choice(self.nodes).join(place["table"]))
            for one in places:
                player = Roamer(one, Random(self.chance.random()), quiet=IMPATIENT)
                player.urls = [node.url for node in self.nodes]
                self.players.append(player)

    async def rage(self, count: int) -> None:
        """Let everybody play, have something happen again and again, and check everything each time."""
        tasks = [asyncio.create_task(player.play("")) for player in self.players]
        try:
            await self._wait_for_news(tasks, 10)
            for _ in range(count):
                await self._suffer(tasks)
                await self.check()
            await self._rest(tasks)
            await self.check(also_old=True)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _suffer(self, tasks: Tasks) -> None:
        number = self.chance.randrange(NODES)
        kind, happen = self.chance.choice(list(self._fates.items()))
        hit = set(self._tables_of(number)) if kind not in ("database restarted",) else set()
        begun = time.monotonic()
        done = asyncio.create_task(asyncio.to_thread(happen, number))
        self.report.takeovers[kind] += await self._see_them_go_on(tasks, hit, begun)
        await done
        self.report.faults[kind] += 1
        # Everybody plays on, also those who lost nothing.
        await self._wait_for_news(tasks, self.chance.randrange(10, 40))

    async def _see_them_go_on(self, tasks: Tasks, hit: set[str], begun: float) -> list[float]:
        """Wait until every table that was hit goes on; return how long that took at each."""
        waiting = set(hit)
        took: list[float] = []

        def all_go_on() -> bool:
            for table in list(waiting):
                newest = max(one.last_accepted for one in self.players if one.table == table)
                # What was accepted in the same moment was on its way before.
                if newest > begun + 0.05:
                    took.append(newest - begun)
                    waiting.remove(table)
            return not waiting

        await wait_until(all_go_on, tasks)
        return took

    @property
    def _fates(self) -> dict[str, Callable[[int], None]]:
        return {
            "killed": self._kill,
            "power cuts": self._cut_power,
            "asleep": self._put_to_sleep,
            "stopped": self._restart,
            "renewed": lambda number: self.nodes[number].replace(),
            "database restarted": lambda _: self.postgres.restart(),
            "wire cut": lambda number: self._break(number, "cut"),
            "wire silent": lambda number: self._break(number, "silent"),
            "connections cut": lambda _: self.postgres.cut_all(),
        }

    def _kill(self, number: int) -> None:
        self.nodes[number].kill()

    def _cut_power(self, number: int) -> None:
        node = self.nodes[number]
        node.kill_all()
        assert faults(node) == [], faults(node)
        self.nodes[number] = self._start(number, node.port)

    def _restart(self, number: int) -> None:
        node = self.nodes[number]
        assert node.stop() == 0
        assert faults(node) == [], faults(node)
        self.nodes[number] = self._start(number, node.port)

    def _put_to_sleep(self, number: int) -> None:
        process = self.nodes[number].pid
        os.kill(process, signal.SIGSTOP)
        time.sleep(self.chance.uniform(*ASLEEP))
        os.kill(process, signal.SIGCONT)

    def _break(self, number: int, fate: Any) -> None:
        self.wires[number].suffer(fate)
        time.sleep(self.chance.uniform(0.5, LEASE + 2.0))
        self.wires[number].mend()

    def _tables_of(self, number: int) -> Iterator[str]:
        """Return the tables at which people play and that a node has."""
        played = self._played
        owner = (
            "SELECT DISTINCT ON (table_name) table_name, writer FROM audit ORDER BY 1, version DESC"
        )
        with psycopg.connect(self._url) as database:
            for name, writer in database.execute(owner):
                if name in played and writer == f"node{number}":
                    yield name

    async def _wait_for_news(self, tasks: Tasks, count: int) -> None:
        goal = self._accepted + count
        await wait_until(lambda: self._accepted >= goal, tasks)

    async def _rest(self, tasks: Tasks) -> None:
        """Wait until nobody does anything, and everybody knows everything."""
        for player in self.players:
            player.is_resting = True
        await wait_until(lambda: all(player.pending is None for player in self.players), tasks)
        logs = await asyncio.to_thread(self._logs, self._played)
        people = [player for player in self.players if not _has_bots(player, logs)]
        await wait_until(
            lambda: all(one.follower.version >= len(logs[one.table]) for one in people), tasks
        )

    @property
    def _accepted(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    @property
    def _played(self) -> list[str]:
        """The tables at which people play, and not those that they have left."""
        return sorted({player.table for player in self.players})

    async def check(self, also_old: bool = False) -> None:
        """Compare the database with everything that people were told, and look at who wrote.

        Where nobody plays any more it is looked now and then, since there are more and more such tables.
        """
        # People play on meanwhile: what they know now is compared with what is read after that.
        told = [
            (player.table, player.person, dict(player.accepted), deepcopy(player.follower))
            for player in self.players
        ]
        await asyncio.to_thread(self._compare, told, None if also_old else self._played)

    def _compare(self, told: list[Told], names: list[str] | None) -> None:
        logs = self._logs(names)
        for log in logs.values():
            check_log(log)
        for table, person, accepted, follower in told:
            check_accepted(logs[table], person, accepted)
            check_follower(logs[table], table, person, follower)
        epochs = self._check_writers(names)
        if names is None:
            self.report.entries, self.report.epochs = sum(map(len, logs.values())), epochs
        self.report.commands = self._accepted
        self.report.connections = sum(player.connections for player in self.players)
        self.report.repeated = sum(player.repeated for player in self.players)

    def _check_writers(self, names: list[str] | None) -> int:
        """In each epoch of a table one node has written, and none comes back; return how many there are."""
        query = f"SELECT table_name, epoch, writer FROM audit {SOME} ORDER BY table_name, version"
        with psycopg.connect(self._url) as database:
            found = database.execute(query.encode(), {"names": names}).fetchall()
        writers: dict[tuple[str, int], set[str]] = {}
        newest: dict[str, int] = {}
        for name, epoch, writer in found:
            writers.setdefault((name, epoch), set()).add(writer)
            assert epoch >= newest.get(name, 0), "an older epoch came back"
            newest[name] = epoch
        assert {key: some for key, some in writers.items() if len(some) > 1} == {}
        return len(writers)

    def _logs(self, names: list[str] | None) -> dict[str, Log]:
        """Return the logs of some tables, or of all."""
        logs: dict[str, Log] = {}
        columns = "table_name, version, at, person, command, change"
        query = f"SELECT {columns} FROM entries {SOME} ORDER BY 1, 2".encode()
        with psycopg.connect(self._url) as database:
            for name, version, at, person, command, change in database.execute(
                query, {"names": names}
            ):
                entry = Entry(version, at, unpack(change), person, command)
                logs.setdefault(name, []).append(entry)
        return logs

    def _say(self, statements: str) -> None:
        with psycopg.connect(self._url, autocommit=True) as database:
            database.execute(statements.encode())


def _has_bots(player: Player, logs: dict[str, Log]) -> bool:
    return any(seat.get("bot") for seat in player.follower.known["room"]["seats"])


@contextmanager
def cluster_storm(
    folder: Path, seed: int, settings: Mapping[str, str] | None = None
) -> Iterator[ClusterStorm]:
    """Open a house of several nodes for a storm. Nothing that went wrong may be left in their logs."""
    with Postgres(settings=settings) as postgres:
        storm = ClusterStorm(folder, postgres, seed)
        try:
            yield storm
        finally:
            found = storm.close()
        assert found == [], found
